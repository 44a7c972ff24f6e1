//! The table: its order of checks, its log, takebacks and records.

use stolik_catalog::{Chosen, InputError, Kind};
use stolik_game::{Actor, Seat, Spot, TableEnd, Viewer};
use stolik_table::{
    Decision, EventNumber, Happening, Holder, LocalDice, Seating, Table, TableRefusal, Takeback,
};

const HANIA: Seat = Seat(0);
const MARCIN: Seat = Seat(1);

fn table(takeback: Takeback) -> Table {
    let seating = Seating::persons(["Hania", "Marcin"]);
    Table::new(Kind::Warcaby.usual(), seating, takeback, LocalDice::from_seed(1))
}

#[test]
fn checks_come_in_a_fixed_order() {
    let mut table = table(Takeback::Game);
    let stale = Some(EventNumber(7));
    assert_eq!(table.act(Seat(2), "rubbish", stale).unwrap_err(), TableRefusal::NotSeated(Seat(2)));
    assert_eq!(table.act(MARCIN, "rubbish", stale).unwrap_err(), TableRefusal::NotToAct(MARCIN));
    assert_eq!(table.act(HANIA, "rubbish", stale).unwrap_err(), TableRefusal::Stale { seen: 7, now: 0 });
    let unreadable = table.act(HANIA, "rubbish", Some(EventNumber(0))).unwrap_err();
    assert!(matches!(unreadable, TableRefusal::Input(InputError::Parse(_))));
    let illegal = table.act(HANIA, "C3-C4", None).unwrap_err();
    assert_eq!(illegal.code(), "not-dark");
    assert_eq!(table.now(), EventNumber(0), "what is refused is no event");
    table.resign(HANIA).expect("a running game");
    assert_eq!(table.act(HANIA, "C3-D4", None).unwrap_err(), TableRefusal::NotRunning);
}

#[test]
fn the_log_only_grows_and_gives_the_gap() {
    let mut table = table(Takeback::Game);
    table.act(HANIA, "C3-D4", None).expect("a move");
    table.act(MARCIN, "B6-A5", None).expect("a move");
    table.take_back(MARCIN).expect("people at one screen agree");
    assert_eq!(table.inputs().len(), 1);
    let gap = table.since(EventNumber(1));
    assert_eq!(gap.iter().map(|event| event.number.0).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(gap[1].what, Happening::TookBack { seat: MARCIN, standing: 1 });
    assert!(table.since(EventNumber(3)).is_empty());
    assert!(table.since(EventNumber(u64::MAX)).is_empty());
}

#[test]
fn within_the_turn_means_not_after_it() {
    let mut table = table(Takeback::Turn);
    assert_eq!(table.take_back(HANIA).unwrap_err(), TableRefusal::NothingToTakeBack);
    table.act(HANIA, "C3-D4", None).expect("a move");
    assert_eq!(table.take_back(HANIA).unwrap_err(), TableRefusal::NothingToTakeBack);
    assert_eq!(table.take_back(Seat(5)).unwrap_err(), TableRefusal::NotSeated(Seat(5)));
}

#[test]
fn a_table_comes_back_from_its_record() {
    let mut table = table(Takeback::Game);
    table.act(HANIA, "c3-d4", None).expect("a move");
    table.act(MARCIN, "b6-a5", None).expect("a move");
    let text = table.record().to_string();
    assert!(text.contains("seats: Hania; Marcin") && text.contains("2. 1: B6-A5"), "{text}");
    let dice = LocalDice::from_seed(2);
    let back = Table::resume(&text.parse().expect("a record"), Takeback::Game, dice).expect("a table");
    assert_eq!(back.position(), table.position());
    assert_eq!(back.record(), table.record());
    assert_eq!(*back.seating().holder(MARCIN), Holder::Person("Marcin".to_owned()));
    let broken = text.replace("B6-A5", "B6-A6");
    assert!(
        Table::resume(&broken.parse().expect("a record"), Takeback::Game, LocalDice::from_seed(2)).is_err()
    );
}

#[test]
fn an_end_by_the_table_is_in_the_record() {
    let mut table = table(Takeback::Game);
    table.act(HANIA, "C3-D4", None).expect("a move");
    let event = table.resign(MARCIN).expect("a running game").clone();
    assert_eq!(event.what, Happening::Ended(TableEnd::Resigned(stolik_game::Side(1))));
    assert_eq!(table.actor(), Actor::Over);
    let record = table.record();
    assert_eq!(record.result.as_ref().map(ToString::to_string).as_deref(), Some("1 2 resigned 1"));
    let back = Table::resume(&record, Takeback::Game, LocalDice::from_seed(1)).expect("a table");
    assert_eq!(back.outcome(), table.outcome());
    assert_eq!(table.agree_draw().unwrap_err(), TableRefusal::NotRunning);
}

#[test]
fn a_table_goes_on_from_a_position() {
    let position = Kind::Warcaby.usual().read_position("W:WC3:BD4,H8").expect("a position");
    let mut table = table(Takeback::Game).from_position(position);
    table.act(HANIA, "C3xE5", None).expect("a capture");
    assert!(table.record().to_string().contains("position: W:WC3:BD4,H8"));
}

#[test]
fn names_fit_into_a_record() {
    let seating = Seating::persons(["a;b{c}\nd", &"x".repeat(100)]);
    let names = seating.names();
    assert_eq!(names[0], "abc d");
    assert_eq!(names[1].len(), Seating::LONGEST_NAME);
}

#[test]
fn a_listed_decision_is_walked_to_and_nothing_is_taken() {
    let mut decision = Decision::new(&Kind::Warcaby.usual().start(), HANIA);
    assert!(!decision.is_composed() && decision.commit().is_none());
    let spots = |names: &[&str]| -> Vec<Spot> {
        names.iter().map(|name| Kind::Warcaby.usual().spot_named(name).expect("a field")).collect()
    };
    let touched = decision.touch(&spots(&["C3"])).expect("a piece that can go");
    assert_eq!((touched.steps, touched.from, touched.walk.next.len()), (0, 0, 2));
    let touched = decision.touch(&spots(&["C3", "D4"])).expect("a move");
    assert_eq!(touched.walk.chosen, Some(Chosen::Action("C3-D4".to_owned())));
    assert_eq!(decision.touch(&spots(&["C3", "C5"])).unwrap_err().at, 1);
    assert!(!decision.take_back());
    assert_eq!(decision.scene(), Kind::Warcaby.usual().start().seen_by(Viewer::Seat(HANIA)).scene());
}

#[test]
fn bots_keep_their_seats_in_records_and_nobody_is_taken_for_one() {
    let bot = Holder::Bot("strong".to_owned());
    let seating = Seating::new([Holder::Person("Hania".to_owned()), bot.clone()]);
    assert_eq!(seating.names(), ["Hania", "bot:strong"]);
    assert_eq!(Seating::named(seating.names()), seating);
    assert_eq!(seating.bot(MARCIN), Some("strong"));
    assert!(seating.with_persons().contains(HANIA) && !seating.with_persons().contains(MARCIN));
    let table = Table::new(Kind::Warcaby.usual(), seating, Takeback::Game, LocalDice::from_seed(1));
    let record = table.record();
    let back = Table::resume(&record, Takeback::Game, LocalDice::from_seed(1)).expect("a table");
    assert_eq!(*back.seating().holder(MARCIN), bot);
    let sly = Seating::persons(["bot:bot:easy", "x"]);
    assert_eq!(*sly.holder(HANIA), Holder::Person("easy".to_owned()));
    assert_eq!(Seating::named(sly.names()), sly);
}
