//! A table comes back from the lines that were kept of it.

use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Actor, Entropy, Millis, Pinned, Seat, Side, TableEnd};
use stolik_table::fair::{FairDice, Fresh, SeatEntropy, TableId};
use stolik_table::{
    Absence, ClockStart, Entered, Entry, EventNumber, Happening, Moment, Offer, Seating, Table, Takeback,
    Voice,
};

/// A table as it was made: by the seed, clocks run at once or after the first action.
fn new_table(kind: Kind, seed: u64) -> Table {
    let start = if seed.is_multiple_of(2) { ClockStart::AtOnce } else { ClockStart::AfterFirstAction };
    let game = kind.usual();
    let id = TableId::new("back").expect("a name");
    let entropy = vec![SeatEntropy::NONE; game.seats().into()];
    let dice = FairDice::new(id, [7; 32].into(), entropy, &game, None);
    let names = (0..game.seats()).map(|seat| format!("Gracz {seat}"));
    Table::new(game, Seating::persons(names), Takeback::Turn, dice)
        .with_clocks("byoyomi:60+10x3".parse().expect("a time control"), start)
        .with_absence(Absence::BotAfter(Millis(20_000)))
}

/// Something that people might do.
fn do_something(table: &mut Table, entropy: &mut Pinned) {
    let seats = table.game().seats();
    let seat = Seat(entropy.index(seats.into()) as u8);
    let offer =
        [Offer::Draw, Offer::Takeback, Offer::StandIn(seat), Offer::Abandoned(seat)][entropy.index(4)];
    let at = Moment(Millis(table.moment().0.0 + entropy.below(3_000)));
    table.advance(at);
    // What is refused is no event.
    match entropy.index(13) {
        0 => _ = table.offer(seat, offer).is_ok(),
        1 => _ = table.answer(seat, offer, entropy.index(4) == 0).is_ok(),
        2 => _ = table.leave(seat).is_ok(),
        3 => _ = table.come_back(seat).is_ok(),
        4 => _ = table.say(Voice::Seat(seat), "Dzień dobry").is_ok(),
        5 => _ = table.take_back(seat).is_ok(),
        6 => _ = table.you_play(seat).is_ok(),
        _ => {
            if let Some(InputText::Act { seat, text }) = table.position().random_input(entropy) {
                _ = table.act(seat, &text, None).is_ok();
            }
        }
    }
}

#[test]
fn a_table_comes_back_as_it_was() {
    for (kind, seed) in Kind::ALL.iter().copied().flat_map(|kind| (0..4).map(move |seed| (kind, seed))) {
        let mut table = new_table(kind, seed);
        let begun = table.now();
        let mut entropy = Pinned::from_seed(seed);
        for _ in 0..80 {
            do_something(&mut table, &mut entropy);
        }
        let lines: Vec<String> =
            table.since(begun).iter().map(|event| Entry::of(event).to_string()).collect();
        let mut back = new_table(kind, seed);
        for line in &lines {
            let entry: Entry = line.parse().expect("a line that was written");
            back.enter(&entry).expect("what has happened can happen");
        }
        let last = table.since(EventNumber(0)).last().map_or(Moment::default(), |event| event.at);
        table.advance(last);
        assert_eq!(back.since(EventNumber(0)), table.since(EventNumber(0)), "{kind:?} {lines:#?}");
        back.advance(table.moment());
        assert_eq!(back.record(), table.record());
        assert_eq!(back.clocks(), table.clocks());
        assert_eq!((back.actor(), back.due()), (table.actor(), table.due()));
        assert_eq!(back.bots_to_act(), table.bots_to_act());
        for side in (0..table.game().sides()).map(Side) {
            assert_eq!(back.time_to_begin(side), table.time_to_begin(side), "{lines:#?}");
        }
        for seat in (0..table.game().seats()).map(Seat) {
            assert_eq!((back.bot(seat), back.is_here(seat)), (table.bot(seat), table.is_here(seat)));
            assert_eq!(back.meanwhile(seat), table.meanwhile(seat), "{lines:#?}");
        }
        assert_eq!(back.offers(), table.offers(), "{lines:#?}");
    }
}

#[test]
fn every_kind_of_line_reads_back() {
    let others = [
        Happening::TookBack { seat: Seat(1), standing: 7 },
        Happening::Ended(TableEnd::Resigned(Side(1))),
        Happening::Ended(TableEnd::Agreed),
        Happening::Ended(TableEnd::Aborted),
        Happening::Ended(TableEnd::OutOfTime(Side(0))),
        Happening::Ended(TableEnd::Abandoned(Side(3))),
        Happening::Offered { seat: Seat(0), offer: Offer::StandIn(Seat(2)) },
        Happening::Answered { seat: Seat(0), offer: Offer::Draw, agreed: false },
        Happening::Left(Seat(8)),
        Happening::CameBack(Seat(8)),
        Happening::StoodIn { seat: Seat(0), bot: "medium".to_owned() },
        Happening::Said { by: Voice::Seat(Seat(0)), text: "a b  c".to_owned() },
        Happening::Said { by: Voice::Watcher("Jan Maria".to_owned()), text: "x: y".to_owned() },
        Happening::Said { by: Voice::Guest("Jan Maria".to_owned()), text: "x: y".to_owned() },
        Happening::Away(Millis(4_200)),
        Happening::YouPlay(Seat(2)),
    ];
    let inputs = [
        InputText::Act { seat: Seat(1), text: "C3-D4".to_owned() },
        InputText::Chance("6/2".to_owned()),
        InputText::Time { seat: Seat(0), elapsed: Millis(12_500) },
    ];
    let whats = others.into_iter().map(Entered::Other).chain(inputs.into_iter().map(Entered::Played));
    for what in whats {
        let entry = Entry { at: Moment(Millis(99)), what, fresh: Fresh::NONE };
        assert_eq!(entry.to_string().parse::<Entry>().as_ref(), Ok(&entry), "{entry}");
    }
    for wrong in [
        "",
        "act 0 C3-D4",
        "@x act 0 a",
        "@1 act",
        "@1 act 300 a",
        "@1 dance 0 a",
        "@1 ended won",
        "@1 answered 0 draw perhaps",
    ] {
        assert!(wrong.parse::<Entry>().is_err(), "{wrong}");
    }
}

#[test]
fn a_game_over_stays_over() {
    let mut table = new_table(Kind::Warcaby, 0);
    let begun = table.now();
    table.resign(Seat(0)).expect("a running game");
    let mut back = new_table(Kind::Warcaby, 0);
    for event in table.since(begun) {
        back.enter(&Entry::of(event)).expect("it has happened");
    }
    assert_eq!(back.actor(), Actor::Over);
}

#[test]
fn a_table_that_forgets_goes_on_as_one_that_does_not() {
    for (kind, seed) in Kind::ALL.iter().copied().flat_map(|kind| (0..3).map(move |seed| (kind, seed))) {
        let (mut whole, mut light) = (new_table(kind, seed), new_table(kind, seed));
        let (mut luck, mut same_luck) = (Pinned::from_seed(seed), Pinned::from_seed(seed));
        for round in 0..80 {
            do_something(&mut whole, &mut luck);
            do_something(&mut light, &mut same_luck);
            light.forget(1 + round % 3);
            assert_eq!((light.now(), light.moment()), (whole.now(), whole.moment()), "{kind:?} {round}");
            assert_eq!((light.offers(), light.actor()), (whole.offers(), whole.actor()));
            assert_eq!(light.since(light.forgotten()), whole.since(light.forgotten()));
        }
        assert!(light.forgotten().0 > 0 && light.steps().len() < light.inputs().len());
        assert_eq!(light.record(), whole.record(), "{kind:?}");
        assert_eq!((light.clocks(), light.bots_to_act()), (whole.clocks(), whole.bots_to_act()));
        let seen = |number| Some(EventNumber(number));
        for number in 0..=whole.now().0 {
            let text =
                whole.position().random_input(&mut luck).map_or(String::new(), |input| input.to_string());
            for seat in (0..whole.game().seats()).map(Seat) {
                let refused = |table: &Table| table.clone().act(seat, &text, seen(number)).is_err();
                assert_eq!(refused(&light), refused(&whole), "stale or not: {kind:?} {number}");
            }
        }
    }
}

#[test]
fn what_was_forgotten_can_still_be_taken_back() {
    let mut table = Table::new(
        Kind::Warcaby.usual(),
        Seating::persons(["Hania", "Marcin"]),
        Takeback::Game,
        stolik_table::LocalDice::from_seed(1),
    );
    let begun = table.position().clone();
    let mut luck = Pinned::from_seed(3);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let Some(InputText::Act { seat, text }) = table.position().random_input(&mut luck) else { break };
        positions.push(table.position().clone());
        table.act(seat, &text, None).expect("a legal move");
        table.forget(2);
    }
    while let Some(before) = positions.pop() {
        table.take_back(Seat(0)).expect("people at one screen agree");
        assert_eq!(*table.position(), before);
        table.forget(2);
    }
    assert_eq!((table.inputs().len(), table.position()), (0, &begun));
}
