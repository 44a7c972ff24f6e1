//! Secrets at the table: what is composed, committed and taken back, with Szachowa Bitwa.

use stolik_catalog::{Chosen, Kind};
use stolik_game::{Seat, Spot};
use stolik_table::{Decision, Happening, LocalDice, Seating, Table, TableRefusal, Takeback};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

fn table(takeback: Takeback) -> Table {
    let seating = Seating::persons(["Hania", "Marcin"]);
    Table::new(Kind::SzachowaBitwa.usual(), seating, takeback, LocalDice::from_seed(1))
}

fn spots(names: &str) -> Vec<Spot> {
    let game = Kind::SzachowaBitwa.usual();
    names.split_whitespace().map(|name| game.spot_named(name).expect("a spot")).collect()
}

#[test]
fn a_secret_commit_is_taken_back_by_its_owner_alone() {
    for takeback in [Takeback::Game, Takeback::Turn] {
        let mut table = table(takeback);
        table.act(WHITE, "camps C2 F4", None).expect("camps");
        let told = table.last().expect("an input").told();
        assert!(
            !told.contains('C') && !told.contains('F'),
            "others are told no more than that it was made: {told}"
        );
        assert!(!table.may_take_back(BLACK) && table.may_take_back(WHITE));
        assert_eq!(table.take_back(BLACK).unwrap_err(), TableRefusal::AnothersSecret(WHITE));
        let event = table.take_back(WHITE).expect("the own secret");
        assert_eq!(event.what, Happening::TookBack { seat: WHITE, standing: 0 });
    }
}

#[test]
fn nothing_is_taken_back_once_the_secrets_are_open() {
    let mut table = table(Takeback::Game);
    table.act(WHITE, "camps C2 F4", None).expect("camps");
    table.act(BLACK, "camps C12 F14", None).expect("camps");
    for seat in [WHITE, BLACK] {
        assert_eq!(table.take_back(seat).unwrap_err(), TableRefusal::NothingToTakeBack);
    }
}

#[test]
fn an_open_move_is_taken_back_by_anybody_at_one_screen() {
    let position = "battle white; W: KE2 PE5 RA1,J1 king=4 bridge=E; B: KE19 RA20,J20 bridge=H";
    let position = Kind::SzachowaBitwa.usual().read_position(position).expect("a position");
    let mut table = table(Takeback::Game).from_position(position);
    table.act(WHITE, "e5-e6", None).expect("a step");
    assert!(table.last().is_some_and(|step| step.veiled.is_none() && step.told() == "E5-E6"));
    table.take_back(BLACK).expect("people at one screen agree");
}

#[test]
fn what_is_composed_is_committed_by_a_walk_and_taken_back_step_by_step() {
    let table = table(Takeback::Game);
    let mut decision = Decision::new(table.position(), WHITE);
    let empty = decision.scene();
    assert!(decision.is_composed() && decision.steps() == 0);
    let touched = decision.touch(&spots("C2 F4")).expect("two fields");
    assert_eq!((touched.steps, touched.from), (2, 2));
    assert_ne!(decision.scene(), empty, "the seat sees what it composes");
    let chosen = decision.touch(&spots("commit")).expect("the draft is complete").walk.chosen;
    let Some(Chosen::Action(text)) = chosen else { panic!("{chosen:?}") };
    assert_eq!(decision.commit(), Some(Ok(text)));
    assert!(decision.take_back() && decision.take_back() && !decision.take_back());
    assert_eq!(decision.scene(), empty);
    assert!(decision.commit().is_some_and(|commit| commit.is_err()), "nothing is composed");
}

#[test]
fn a_touch_that_cannot_be_takes_no_step_at_all() {
    let table = table(Takeback::Game);
    let mut decision = Decision::new(table.position(), WHITE);
    // The last field is on the other's board.
    let error = decision.touch(&spots("C2 F4 C12")).expect_err("not on the own board");
    assert_eq!((error.at, decision.steps()), (2, 0));
    assert_eq!(decision.step(&spots("commit")).expect_err("no camps yet").at, 0);
}
