//! Bots know their place: in a team they follow their partner, and they stand in only where somebody is there to play with.

use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Actor, Cause, Millis, Pinned, Seat, Seats, Side, TableEnd};
use stolik_table::{
    Absence, ClockStart, Happening, Holder, LocalDice, Moment, Seating, Table, TableRefusal, Takeback,
};

const fn at(seconds: u64) -> Moment {
    Moment(Millis(seconds * 1_000))
}

/// Two teams of a person and a bot (M17): seats 0 and 2 against 1 and 3.
fn teams() -> Table {
    let game = Kind::Multiwarcaby.with_options([("seats", "4"), ("teams", "yes")]).expect("a game for four");
    let [ola, ben] = ["Ola", "Ben"].map(|name| Holder::Person(name.to_owned()));
    let bot = || Holder::Bot("easy".to_owned());
    Table::new(game, Seating::new([ola, ben, bot(), bot()]), Takeback::Turn, LocalDice::from_seed(1))
}

/// Something the seat may do that leaves the table as wanted.
fn act_so(table: &mut Table, seat: Seat, such: impl Fn(&Table) -> bool) {
    let legal = table.position().legal(seat);
    let found = legal.iter().find_map(|legal| {
        let mut tried = table.clone();
        tried.act(seat, &legal.text, None).ok()?;
        such(&tried).then_some(tried)
    });
    *table = found.expect("such an action");
}

fn is_in_chain(table: &Table) -> bool {
    !table.position().is_between_moves()
}

/// A position at the beginning of a turn in which who is to move can begin a chain.
fn before_a_chain() -> Table {
    let begins_a_chain = |table: &Table| {
        let is_fresh = table.last().is_none_or(|last| last.effect.turn_ended);
        let Some(seat) = table.actor().seats().iter().next().filter(|_| is_fresh) else { return false };
        table.position().legal(seat).iter().any(|legal| {
            let mut tried = table.clone();
            tried.act(seat, &legal.text, None).is_ok() && is_in_chain(&tried)
        })
    };
    for seed in 0..200 {
        let (mut table, mut luck) = (teams(), Pinned::from_seed(seed));
        while let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) {
            if begins_a_chain(&table) {
                return table;
            }
            table.act(seat, &text, None).expect("a legal action");
        }
    }
    panic!("no chain in two hundred games")
}

#[test]
fn a_bot_waits_until_its_partner_has_ended_a_move_m17() {
    let mut table = teams();
    assert!(matches!(table.actor(), Actor::Any(_)));
    table.advance(at(10_000));
    assert_eq!(table.bots_to_act(), Seats::NONE, "nobody has touched anything");
    act_so(&mut table, Seat(0), |after| !is_in_chain(after) && after.actor().awaits(Seat(0)));
    assert_eq!(table.bots_to_act(), Seats::only(Seat(2)), "the second move of the turn is the bot's");
    act_so(&mut table, Seat(2), |after| after.actor().awaits(Seat(1)));
    assert_eq!(table.bots_to_act(), Seats::NONE, "and Ben begins his team's turn");
}

#[test]
fn nobody_breaks_into_a_chain() {
    let mut table = before_a_chain();
    let person = table.actor().seats().iter().next().expect("somebody");
    let bot = Seat(person.0 + 2);
    act_so(&mut table, person, is_in_chain);
    assert_eq!(table.bots_to_act(), Seats::NONE, "the person's chain is the person's");
    let stop = table.position().legal(person).into_iter().last().expect("a stop").text;
    table.act(person, &stop, None).expect("a chain may be stopped");
    assert_eq!(table.bots_to_act(), Seats::only(bot));
}

#[test]
fn you_play_leaves_the_turn_to_the_bot_and_only_this_one() {
    let mut table = teams();
    assert_eq!(table.you_play(Seat(1)), Err(TableRefusal::NotToAct(Seat(1))));
    let told: Vec<_> = table.you_play(Seat(0)).expect("a bot waits").iter().map(|e| e.what.clone()).collect();
    assert_eq!(told, [Happening::YouPlay(Seat(0))]);
    assert_eq!(table.you_play(Seat(0)), Ok(&[][..]), "said once is enough");
    while table.actor().awaits(Seat(0)) {
        assert_eq!(table.bots_to_act(), Seats::only(Seat(2)));
        act_so(&mut table, Seat(2), |_| true);
    }
    table.you_play(Seat(1)).expect("a bot waits");
    while table.actor().awaits(Seat(1)) {
        act_so(&mut table, Seat(3), |_| true);
    }
    assert_eq!(table.bots_to_act(), Seats::NONE, "the next turn is Ola's again");

    let mut two = Table::new(
        Kind::Multiwarcaby.usual(),
        Seating::new([Holder::Person("Ola".to_owned()), Holder::Bot("easy".to_owned())]),
        Takeback::Turn,
        LocalDice::from_seed(1),
    );
    assert_eq!(two.you_play(Seat(0)), Err(TableRefusal::NoBotWaits), "a bot of the other side is no partner");
}

#[test]
fn when_the_partner_is_away_by_the_tables_rule_bots_play() {
    let mut table = teams().with_absence(Absence::BotAfter(Millis(60_000)));
    table.leave(Seat(0)).expect("a person");
    table.advance(at(59));
    assert_eq!(table.bots_to_act(), Seats::NONE);
    table.advance(at(60));
    let acting = table.bots_to_act();
    assert_eq!(acting.len(), 1, "one of them acts for the side");
    act_so(&mut table, acting.iter().next().expect("a bot"), |after| after.actor().awaits(Seat(0)));
    assert_eq!(table.bots_to_act().len(), 1);
}

#[test]
fn while_a_bot_waits_for_its_partner_the_clock_of_their_side_runs() {
    let control = "fischer:60+0".parse().expect("a time control");
    let mut table = teams().with_clocks(control, ClockStart::AtOnce);
    table.advance(at(20));
    assert_eq!(table.bots_to_act(), Seats::NONE, "the bot waits for Ola");
    let left: Vec<u64> = table.clocks().iter().map(|left| left.time.0 / 1_000).collect();
    assert_eq!(left, [40, 60]);
    table.advance(at(60));
    assert_eq!(
        table.outcome().map(|outcome| outcome.cause),
        Some(Cause::Table(TableEnd::OutOfTime(Side(0))))
    );
}

/// Two persons at Warcaby, with this rule for who leaves and this clock.
fn two(absence: Absence, control: &str) -> Table {
    let table = Table::new(
        Kind::Warcaby.usual(),
        Seating::persons(["Hania", "Marcin"]),
        Takeback::Turn,
        LocalDice::from_seed(1),
    );
    let control = control.parse().expect("a time control");
    table.with_clocks(control, ClockStart::AtOnce).with_absence(absence)
}

#[test]
fn while_nobody_is_there_nobody_stands_in() {
    for absence in [Absence::Bot, Absence::BotAfter(Millis(60_000))] {
        let mut table = two(absence, "none");
        table.leave(Seat(0)).expect("a person");
        table.advance(at(60));
        assert_eq!(table.bots_to_act(), Seats::only(Seat(0)), "Marcin is there");
        table.leave(Seat(1)).expect("a person");
        table.advance(at(10_000));
        assert_eq!((table.bots_to_act(), table.due()), (Seats::NONE, None), "nobody is");
        assert_eq!(table.bot(Seat(1)), None);
        table.come_back(Seat(1)).expect("a person");
        assert_eq!(table.bots_to_act(), Seats::only(Seat(0)), "they go on where they were");
    }
}

#[test]
fn where_days_are_counted_nobody_stands_in_by_minutes() {
    for absence in [Absence::Bot, Absence::BotAfter(Millis(60_000))] {
        let mut table = two(absence, "days:3");
        table.leave(Seat(1)).expect("a person");
        table.advance(at(80_000));
        assert_eq!(table.bot(Seat(1)), None);
    }
    let mut by_days = two(Absence::BotAfter(Millis(86_400_000)), "days:3");
    by_days.leave(Seat(1)).expect("a person");
    by_days.advance(at(86_399));
    assert_eq!(by_days.bot(Seat(1)), None);
    by_days.advance(at(86_400));
    assert_eq!(by_days.bot(Seat(1)), Some(Table::STAND_IN));
}

#[test]
fn who_comes_back_knows_what_was_played_for_them() {
    let mut table = two(Absence::Bot, "none");
    table.act(Seat(0), "C3-D4", None).expect("a move");
    table.leave(Seat(1)).expect("a person");
    table.act(Seat(1), "B6-A5", None).expect("the bot's move");
    table.act(Seat(0), "B2-C3", None).expect("a move");
    table.act(Seat(1), "A7-B6", None).expect("the bot's move");
    table.come_back(Seat(1)).expect("a person");
    table.act(Seat(0), "A1-B2", None).expect("a move");
    assert_eq!((table.meanwhile(Seat(1)), table.meanwhile(Seat(0))), (&[1, 3][..], &[][..]));
    table.act(Seat(1), "B8-A7", None).expect("a move");
    assert_eq!(table.meanwhile(Seat(1)), [0; 0], "who has acted knows");
}
