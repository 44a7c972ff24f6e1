//! Nobody pays for finding the table: clocks run from the second action, and who does not begin has the game called off.

use stolik_catalog::Kind;
use stolik_game::{Actor, Cause, Millis, Pinned, Seat, Side, TableEnd, Viewer};
use stolik_table::{Absence, ClockStart, Holder, LocalDice, Moment, Seating, Table, Takeback};

const HANIA: Seat = Seat(0);
const MARCIN: Seat = Seat(1);

const fn at(seconds: u64) -> Moment {
    Moment(Millis(seconds * 1_000))
}

fn table(kind: Kind, seating: Seating, control: &str) -> Table {
    Table::new(kind.usual(), seating, Takeback::Turn, LocalDice::from_seed(1))
        .with_clocks(control.parse().expect("a time control"), ClockStart::AfterFirstAction)
}

fn two(control: &str) -> Table {
    table(Kind::Warcaby, Seating::persons(["Hania", "Marcin"]), control)
}

fn left(table: &Table) -> [u64; 2] {
    let clocks = table.clocks();
    [clocks[0].time.0 / 1_000, clocks[1].time.0 / 1_000]
}

#[test]
fn a_clock_runs_from_the_second_action_of_its_side() {
    let mut table = two("fischer:300+5");
    table.advance(at(40));
    assert_eq!((left(&table), table.time_to_begin(Side(0))), ([300, 300], Some(Millis(20_000))));
    table.act(HANIA, "C3-D4", None).expect("a move");
    table.advance(at(90));
    assert_eq!(left(&table), [300, 300], "nothing spent, nothing added");
    assert_eq!((table.time_to_begin(Side(0)), table.time_to_begin(Side(1))), (None, Some(Millis(10_000))));
    table.act(MARCIN, "B6-A5", None).expect("a move");
    assert_eq!(table.time_to_begin(Side(1)), None);
    table.advance(at(100));
    assert_eq!(left(&table), [290, 300]);
    // Taken back by agreement, it is still a game in which both have begun.
    table.offer(HANIA, stolik_table::Offer::Takeback).expect("a running game");
    table.answer(MARCIN, stolik_table::Offer::Takeback, true).expect("it was offered");
    table.advance(at(200));
    assert_eq!((table.inputs().len(), left(&table)), (0, [190, 300]));
}

#[test]
fn who_does_not_begin_has_the_game_called_off_without_a_result() {
    for (control, patience) in [("fischer:600+5", 60), ("byoyomi:60+10x3", 60), ("days:3", 86_400)] {
        for moves in 0..2 {
            let mut table = two(control);
            table.advance(at(50 * moves));
            if moves == 1 {
                table.act(HANIA, "C3-D4", None).expect("a move");
            }
            let due = 50 * moves + patience;
            assert_eq!(table.due(), Some(at(due)), "{control}");
            table.advance(at(due - 1));
            assert_eq!(table.outcome(), None, "{control}");
            table.advance(at(due));
            let outcome = table.outcome().expect("called off");
            assert_eq!(outcome.cause, Cause::Table(TableEnd::Aborted), "{control}");
            assert!(table.record().to_string().contains("aborted"), "the record says so");
        }
    }
    let mut alone = two("none");
    alone.advance(at(1_000_000));
    assert_eq!((alone.outcome(), alone.due()), (None, None), "without a clock nobody counts");
}

#[test]
fn where_all_decide_in_secret_each_has_a_minute_of_their_own() {
    let mut table = table(Kind::SzachowaBitwa, Seating::persons(["Hania", "Marcin"]), "fischer:600+5");
    assert!(matches!(table.actor(), Actor::Each(_)));
    let camps = |table: &Table, seat| {
        let seen = table.position().seen_by(Viewer::Seat(seat));
        seen.random(seat, &mut Pinned::from_seed(1)).expect("a decision")
    };
    table.advance(at(40));
    let hers = camps(&table, HANIA);
    table.act(HANIA, &hers, None).expect("in secret");
    assert_eq!((left(&table), table.time_to_begin(Side(1))), ([600, 600], Some(Millis(20_000))));
    assert_eq!(table.time_to_begin(Side(0)), None);
    table.advance(at(59));
    assert_eq!(table.outcome(), None);
    table.advance(at(60));
    assert_eq!(table.outcome().map(|outcome| outcome.cause), Some(Cause::Table(TableEnd::Aborted)));
}

#[test]
fn bots_are_not_asked_to_begin_in_time_and_a_stand_in_begins_for_who_has_left() {
    let bot = Seating::new([Holder::Bot("easy".to_owned()), Holder::Person("Hania".to_owned())]);
    let mut slow = table(Kind::Warcaby, bot, "fischer:60+5");
    slow.advance(at(1_000));
    assert_eq!((slow.outcome(), slow.time_to_begin(Side(0))), (None, None));

    let mut left = two("fischer:60+5").with_absence(Absence::BotAfter(Millis(30_000)));
    left.leave(HANIA).expect("a person");
    left.advance(at(100));
    assert_eq!((left.outcome(), left.bot(HANIA)), (None, Some(Table::STAND_IN)));
    left.act(HANIA, "C3-D4", None).expect("the bot begins");
    assert_eq!(left.time_to_begin(Side(1)), Some(Millis(60_000)));
}
