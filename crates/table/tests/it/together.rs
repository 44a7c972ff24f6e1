//! People at a table: offers, absence, time and talk.

use stolik_catalog::Kind;
use stolik_game::{Millis, Seat, Side, TableEnd};
use stolik_table::fair::Fresh;
use stolik_table::{
    Absence, ClockStart, Event, EventNumber, Happening, LocalDice, Moment, Offer, Seating, Table,
    TableRefusal, Takeback, Voice,
};

const HANIA: Seat = Seat(0);
const MARCIN: Seat = Seat(1);

fn table() -> Table {
    let seating = Seating::persons(["Hania", "Marcin"]);
    Table::new(Kind::Warcaby.usual(), seating, Takeback::Turn, LocalDice::from_seed(1))
}

fn four(options: &str) -> Table {
    let game =
        Kind::Multiwarcaby.with_options([("seats", "4"), ("teams", options)]).expect("a game for four");
    let seating = Seating::persons(["Hania", "Marcin", "Ola", "Piotr"]);
    Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(1))
}

fn with_clocks(table: Table, control: &str, start: ClockStart) -> Table {
    table.with_clocks(control.parse().expect("a time control"), start)
}

const fn at(seconds: u64) -> Moment {
    Moment(Millis(seconds * 1_000))
}

fn last(table: &Table) -> &Happening {
    let events = table.since(EventNumber(table.now().0 - 1));
    events.last().map(|Event { what, .. }| what).expect("something has happened")
}

#[test]
fn a_draw_needs_the_other_side() {
    let mut table = table();
    table.offer(HANIA, Offer::Draw).expect("a running game");
    assert_eq!(table.outcome(), None);
    assert_eq!(table.answer(HANIA, Offer::Draw, true), Err(TableRefusal::NoSuchOffer), "not one's own");
    table.answer(MARCIN, Offer::Draw, true).expect("it was offered");
    assert_eq!(last(&table), &Happening::Ended(TableEnd::Agreed));
}

#[test]
fn two_offers_of_the_same_are_consent_and_a_move_ends_an_offer() {
    let mut table = table();
    table.offer(HANIA, Offer::Draw).expect("a running game");
    table.act(HANIA, "C3-D4", None).expect("a move");
    assert_eq!(table.offers().len(), 0);
    table.offer(HANIA, Offer::Draw).expect("again");
    table.offer(MARCIN, Offer::Draw).expect("the same");
    assert!(table.outcome().is_some());
}

#[test]
fn who_declines_ends_the_offer() {
    let mut table = table();
    table.offer(HANIA, Offer::Draw).expect("a running game");
    table.answer(MARCIN, Offer::Draw, false).expect("it was offered");
    assert_eq!(table.answer(MARCIN, Offer::Draw, true), Err(TableRefusal::NoSuchOffer));
    assert_eq!(table.outcome(), None);
}

#[test]
fn who_has_offered_may_take_it_back() {
    let mut table = table();
    table.offer(HANIA, Offer::Draw).expect("a running game");
    table.answer(HANIA, Offer::Draw, false).expect("one's own");
    assert_eq!(last(&table), &Happening::Answered { seat: HANIA, offer: Offer::Draw, agreed: false });
    assert_eq!(table.answer(MARCIN, Offer::Draw, true), Err(TableRefusal::NoSuchOffer));
    // And may offer it anew.
    table.offer(HANIA, Offer::Draw).expect("a running game");
    table.answer(MARCIN, Offer::Draw, true).expect("it was offered");
    assert_eq!(last(&table), &Happening::Ended(TableEnd::Agreed));
}

#[test]
fn among_four_all_others_must_agree_and_partners_speak_for_each_other() {
    let mut alone = four("no");
    alone.offer(Seat(0), Offer::Draw).expect("a running game");
    alone.answer(Seat(1), Offer::Draw, true).expect("it was offered");
    alone.answer(Seat(2), Offer::Draw, true).expect("it was offered");
    assert_eq!(alone.outcome(), None, "Piotr has not agreed");
    alone.answer(Seat(3), Offer::Draw, true).expect("it was offered");
    assert!(alone.outcome().is_some());

    let mut teams = four("yes");
    let partner = (1..4).map(Seat).find(|&seat| teams.game().side_of(seat) == Side(0)).expect("a partner");
    let others: Vec<Seat> = (1..4).map(Seat).filter(|&seat| seat != partner).collect();
    teams.offer(Seat(0), Offer::Draw).expect("a running game");
    teams.answer(others[0], Offer::Draw, true).expect("it was offered");
    assert!(teams.outcome().is_some(), "one of each team");
}

#[test]
fn a_takeback_after_the_turn_needs_consent() {
    let mut table = table();
    table.act(HANIA, "C3-D4", None).expect("a move");
    assert_eq!(table.take_back(HANIA), Err(TableRefusal::NothingToTakeBack), "the turn is over");
    assert_eq!(
        table.offer(MARCIN, Offer::Takeback),
        Err(TableRefusal::NothingToTakeBack),
        "Marcin has done nothing"
    );
    table.act(MARCIN, "B6-A5", None).expect("a move");
    table.offer(HANIA, Offer::Takeback).expect("a running game");
    table.answer(MARCIN, Offer::Takeback, true).expect("it was offered");
    assert_eq!(last(&table), &Happening::TookBack { seat: HANIA, standing: 0 });
    assert_eq!(table.inputs().len(), 0);
}

#[test]
fn nothing_is_taken_back_across_a_roll() {
    let seating = Seating::persons(["Hania", "Marcin"]);
    let mut table = Table::new(Kind::MedhKuuLash.usual(), seating, Takeback::Game, LocalDice::from_seed(1));
    let seat = table.actor().seats().iter().next().expect("somebody is to act");
    table.act(seat, "roll", None).expect("they may roll");
    assert_eq!(table.offer(seat, Offer::Takeback), Err(TableRefusal::NothingToTakeBack));
}

#[test]
fn a_game_that_has_hardly_begun_is_called_off_by_anybody() {
    let mut young = table();
    young.act(HANIA, "C3-D4", None).expect("a move");
    young.offer(MARCIN, Offer::Abort).expect("a running game");
    assert_eq!(last(&young), &Happening::Ended(TableEnd::Aborted));

    let mut older = table();
    older.act(HANIA, "C3-D4", None).expect("a move");
    older.act(MARCIN, "B6-A5", None).expect("a move");
    older.offer(MARCIN, Offer::Abort).expect("a running game");
    assert_eq!(older.outcome(), None, "Hania must agree");
}

#[test]
fn the_clock_falls_when_time_passes_and_not_before() {
    let mut table = with_clocks(table(), "fischer:60+5", ClockStart::AtOnce);
    table.advance(at(20));
    table.act(HANIA, "C3-D4", None).expect("a move");
    assert_eq!(table.clocks()[0].time, Millis(45_000));
    assert_eq!(table.due(), Some(at(80)));
    assert_eq!(table.advance(at(79)), []);
    let fallen: Vec<Event> = table.advance(at(500)).to_vec();
    assert_eq!(fallen.len(), 1);
    assert_eq!((&fallen[0].what, fallen[0].at), (&Happening::Ended(TableEnd::OutOfTime(Side(1))), at(80)));
    assert_eq!(table.act(MARCIN, "B6-A5", None), Err(TableRefusal::NotRunning));
    assert_eq!(table.due(), None);
    assert_eq!(table.clocks()[1].time, Millis(0), "nothing is added to a flag");
}

#[test]
fn the_clocks_stand_while_the_table_is_away() {
    let mut table = with_clocks(table(), "fischer:60+5", ClockStart::AtOnce);
    table.advance(at(20));
    table.was_away(Millis(4_200));
    assert_eq!(table.clocks()[0].time, Millis(40_000));
    assert_eq!(last(&table), &Happening::Away(Millis(4_200)));
}

#[test]
fn the_rules_learn_the_time_of_a_clock_that_they_watch() {
    let options = [("scenario", "clock")];
    let game = Kind::SzachowaBitwa.with_options(options).expect("the clock scenario");
    let position = "battle white; W: KA2 PD5 RA1,J1 bridge=E; B: KE19 RE20,J20 PA15 bridge=H";
    let position = game.read_position(position).expect("a battle");
    let seating = Seating::persons(["Hania", "Marcin"]);
    let table = Table::new(game, seating, Takeback::Turn, LocalDice::from_seed(1));
    let mut table = table.from_position(position);
    assert!(table.rules_watch_time());
    table.advance(at(7));
    table.act(HANIA, "end", None).expect("a turn may end");
    let inputs: Vec<String> = table.inputs().map(ToString::to_string).collect();
    assert!(inputs[0].contains("7.000s"), "{inputs:?}");
    assert!(table.act(MARCIN, "rubbish", None).is_err());
    assert!(table.actor().awaits(MARCIN));
    table.advance(at(100_000));
    assert!(table.actor().awaits(HANIA), "his clock has fallen: she makes his pieces desert (S-39)");
}

#[test]
fn who_leaves_is_waited_for_or_a_bot_stands_in() {
    let mut waiting = table();
    waiting.leave(MARCIN).expect("a person");
    waiting.advance(at(100_000));
    assert_eq!(waiting.bot(MARCIN), None);

    let mut after = table().with_absence(Absence::BotAfter(Millis(60_000)));
    after.leave(MARCIN).expect("a person");
    after.advance(at(59));
    assert_eq!(after.bot(MARCIN), None);
    after.advance(at(60));
    assert_eq!(after.bot(MARCIN), Some(Table::STAND_IN));
    after.come_back(MARCIN).expect("a person");
    assert_eq!(after.bot(MARCIN), None, "the owner plays again");

    let mut at_once = table().with_absence(Absence::Bot);
    at_once.leave(MARCIN).expect("a person");
    assert_eq!(at_once.bot(MARCIN), Some(Table::STAND_IN));
}

#[test]
fn the_others_decide_about_who_has_left() {
    let mut table = four("no").with_absence(Absence::Vote);
    assert_eq!(table.offer(Seat(0), Offer::StandIn(Seat(2))), Err(TableRefusal::StillHere(Seat(2))));
    table.leave(Seat(2)).expect("a person");
    table.offer(Seat(0), Offer::StandIn(Seat(2))).expect("they have left");
    table.answer(Seat(1), Offer::StandIn(Seat(2)), true).expect("it was offered");
    assert_eq!(table.bot(Seat(2)), None, "Piotr has not agreed");
    table.answer(Seat(3), Offer::StandIn(Seat(2)), true).expect("it was offered");
    assert_eq!(table.bot(Seat(2)), Some(Table::STAND_IN));
}

#[test]
fn a_turn_that_was_composed_is_done_whole_or_not_at_all() {
    let seating = Seating::persons(["Hania", "Marcin"]);
    let mut table = Table::new(Kind::MedhKuuLash.usual(), seating, Takeback::Turn, LocalDice::from_seed(1));
    let seat = table.actor().seats().iter().next().expect("somebody is to act");
    let before = table.now();
    assert_eq!(table.act_all(seat, &["roll", "G1>G2"], None, &Fresh::NONE), Err(TableRefusal::Blind));
    assert_eq!(table.now(), before, "nothing has happened");
    table.act_all(seat, &["roll"], None, &Fresh::NONE).expect("a roll");
}

#[test]
fn what_is_said_does_not_make_a_move_stale() {
    let mut table = table();
    let seen = table.now();
    table.say(Voice::Watcher("Ola".to_owned()), "  Dzień\ndobry ").expect("something");
    assert_eq!(
        last(&table),
        &Happening::Said { by: Voice::Watcher("Ola".to_owned()), text: "Dzień dobry".to_owned() }
    );
    table.act(HANIA, "C3-D4", Some(seen)).expect("the game has not changed");
    assert_eq!(table.act(MARCIN, "B6-A5", Some(seen)), Err(TableRefusal::Stale { seen: 0, now: 2 }));
    assert_eq!(table.say(Voice::Seat(HANIA), " \n"), Err(TableRefusal::NothingSaid));
    let long = "ż".repeat(Table::LONGEST_TALK + 1);
    assert_eq!(table.say(Voice::Seat(HANIA), &long), Err(TableRefusal::TooLong { most: 500 }));
    assert_eq!(table.say(Voice::Seat(Seat(7)), "a"), Err(TableRefusal::NotSeated(Seat(7))));
}
