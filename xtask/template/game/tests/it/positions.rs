//! The worked positions of the rules page.

use stolik_conformance::script::{after, game, legal, play, refused, seat, state, text};
use stolik_game::{Actor, Outcome, Refusal as _, Rules, Seat, Side};
use stolik_piec_kladek::PiecKladek;

const START: &str = "stones=A1,B1,C1,D1,E1/A7,B7,C7,D7,E7 turn=0 turns=0";

fn usual() -> PiecKladek {
    game(&[])
}

/// The position after texts were played in another.
fn played(from: &str, texts: &str) -> String {
    let game = usual();
    text(&game, &after(&game, &state(&game, from), texts))
}

fn outcome(from: &str) -> Option<Outcome> {
    let game = usual();
    game.outcome(&state(&game, from))
}

#[test]
fn position_1_k3_the_start() {
    let game = usual();
    assert_eq!(text(&game, &game.start()), START);
    assert_eq!(game.actor(&game.start()), Actor::Chance, "K4: first the die");
}

#[test]
fn position_2_k5_a_stone_goes_as_many_fields_as_were_rolled() {
    let game = usual();
    let mut state = game.start();
    play(&game, &mut state, "(3)");
    assert_eq!(legal(&game, &state), ["A1", "B1", "C1", "D1", "E1"]);
    play(&game, &mut state, "C1");
    assert_eq!(text(&game, &state), "stones=A1,B1,D1,E1,C4/A7,B7,C7,D7,E7 turn=1 turns=1");
    play(&game, &mut state, "(2)");
    assert_eq!(seat(&game, &state), Seat(1));
    play(&game, &mut state, "C7");
    assert_eq!(text(&game, &state), "stones=A1,B1,D1,E1,C4/C5,A7,B7,D7,E7 turn=0 turns=2");
}

#[test]
fn position_3_k6_to_push_costs_two_a_field() {
    let before = "stones=A4,B1,C1,D1,E1/A5,B7,C7,D7,E7 turn=0 turns=8";
    for (roll, after) in [
        ("(1)", "stones=B1,C1,D1,E1,A4/A5,B7,C7,D7,E7"),
        ("(2)", "stones=B1,C1,D1,E1,A5/A6,B7,C7,D7,E7"),
        ("(3)", "stones=B1,C1,D1,E1,A5/A6,B7,C7,D7,E7"),
        ("(4)", "stones=B1,C1,D1,E1,A6/A7,B7,C7,D7,E7"),
    ] {
        assert_eq!(played(before, &format!("{roll} A4")), format!("{after} turn=1 turns=9"), "{roll}");
    }
}

#[test]
fn position_3_k6_what_is_left_after_going_up_to_a_stone_pushes_it() {
    let before = "stones=A2,B1,C1,D1,E1/A5,B7,C7,D7,E7 turn=0 turns=8";
    assert_eq!(played(before, "(3) A2"), "stones=B1,C1,D1,E1,A4/A5,B7,C7,D7,E7 turn=1 turns=9");
    assert_eq!(played(before, "(4) A2"), "stones=B1,C1,D1,E1,A5/A6,B7,C7,D7,E7 turn=1 turns=9");
}

#[test]
fn position_4_k7_a_stone_that_is_pushed_off_its_end_has_fallen() {
    let game = usual();
    let before = "stones=A6,B1,C1,D1,E1/A7,B7,C7,D7,E7 turn=0 turns=8";
    let mut state = state(&game, before);
    play(&game, &mut state, "(6) A6");
    assert_eq!(text(&game, &state), "stones=B1,C1,D1,E1,A7/B7,C7,D7,E7 turn=1 turns=9");
    assert_eq!([Side(0), Side(1)].map(|side| state.bridges(side)), [1, 0]);
    play(&game, &mut state, "(1)");
    assert_eq!(legal(&game, &state), ["B7", "C7", "D7", "E7"]);
    play(&game, &mut state, "B7 (1)");
    let why = refused(&game, &state, "A7");
    assert_eq!((why.code(), why.article().0), ("bridge-won", "K7"));
}

#[test]
fn position_4_k7_blue_pushes_red_off_row_1() {
    let before = "stones=A1,B1,C1,D1,E1/A2,B7,C7,D7,E7 turn=1 turns=8";
    assert_eq!(played(before, "(2) A2"), "stones=B1,C1,D1,E1/A1,B7,C7,D7,E7 turn=0 turns=9");
}

#[test]
fn a_stone_of_the_other_or_none_k5_is_refused() {
    let game = usual();
    let state = after(&game, &game.start(), "(3)");
    for stone in ["A7", "A2"] {
        let why = refused(&game, &state, stone);
        assert_eq!((why.code(), why.article().0), ("no-stone", "K5"), "{stone}");
    }
}

#[test]
fn position_5_k8_three_footbridges_win_at_once() {
    assert_eq!(outcome("stones=A7,B7,C6,D1,E1/C7,D7,E7 turn=0 turns=20"), None);
    let won = outcome("stones=A7,B7,C7,D1,E1/D7,E7 turn=1 turns=21").expect("an end");
    assert_eq!(won.standings.sole_winner(), Some(Side(0)));
}

#[test]
fn position_6_k9_after_the_last_turn_more_footbridges_win() {
    assert_eq!(outcome("stones=A7,B7,C6,D1,E1/C7,D7,E7 turn=0 turns=59"), None);
    let won = outcome("stones=A7,B7,C6,D1,E1/C7,D7,E7 turn=0 turns=60").expect("an end");
    assert_eq!(won.standings.sole_winner(), Some(Side(0)));
    let drawn = outcome("stones=A7,C6,D1,E1/B7,C7,D7,E7 turn=0 turns=60").expect("an end");
    assert_eq!(drawn.standings.sole_winner(), None);
}
