//! The worked positions of the rules page; the seat to move is a, the next b.

use crate::support::{acting, cost, costs, field, game, may_take, play, result, state, text, why_not};
use stolik_battle_royale::{Cost, Defence, Refusal};
use stolik_game::{Actor, Effect, Rules, Seat, Side};

const FIVE_STATES: &str = "E5/F5-F7,E6-E7";

#[test]
fn position_1_c6_c7_c8_start_fields() {
    let starts = |choices: &[(&str, &str)]| {
        let game = game(choices);
        text(&game, &game.start())
    };
    assert_eq!(starts(&[("seats", "9")]), "A1/K11/A11/K1/A6/K6/F1/F11/F6 lot round=1");
    assert_eq!(starts(&[]), "A1/K11 lot round=1");
    assert_eq!(starts(&[("seats", "5")]), "A1/K11/A11/K1/A6 lot round=1");
    assert_eq!(starts(&[("seats", "5"), ("fifth_in_centre", "yes")]), "A1/K11/A11/K1/F6 lot round=1");
}

#[test]
fn position_2_c13_c14_a_diagonal_path() {
    let game = game(&[]);
    let mut seven = state(&game, "A1/K11 turn=0 morale=7");
    play(&game, &mut seven, "B2");
    assert_eq!(seven.morale(), 7 - 1);
    play(&game, &mut seven, "C3");
    assert_eq!(seven.morale(), 7 - 3);
    play(&game, &mut seven, "D4 E5");
    assert_eq!(seven.morale(), 0);

    let mut six = state(&game, "A1/K11 turn=0 morale=6");
    play(&game, &mut six, "B2 C3 D4");
    assert_eq!(six.morale(), 1);
    let cost = Cost { base: 2, defence: None };
    let too_dear = Refusal::TooDearFree(field("E5"), cost.total(), 1);
    assert_eq!(why_not(&game, &six, "E5"), Some(too_dear));
}

#[test]
fn position_3_c15_the_cheapest_way_to_f6_costs_ten() {
    let game = game(&[]);
    let mut eight = state(&game, "A1/F6 turn=0 morale=8 round=2");
    assert_eq!(cost(&eight, "F6"), 3);
    assert_eq!(costs(&eight, ["B2", "C3", "D4", "E5", "F6"]).iter().sum::<u8>(), 10);
    play(&game, &mut eight, "B2 C3 D4 E5");
    assert!(!may_take(&game, &eight, "F6"));
}

#[test]
fn position_4_c16_br10_a_start_field_in_the_first_turn() {
    let game = game(&[("seats", "5"), ("fifth_in_centre", "yes"), ("die", "12")]);
    let mut first = game.start();
    play(&game, &mut first, "(first-0) (12) B2 C3 D4 E5");
    assert_eq!(first.morale(), 12 - 7);
    let refusal = Refusal::StartField(field("F6"), Side(4));
    assert_eq!(why_not(&game, &first, "F6"), Some(refusal));

    let mut second = state(&game, "A1/K11/A11/K1/F6 roll=0 round=2 first=0");
    play(&game, &mut second, "(10) B2 C3 D4 E5 F6");
    assert_eq!(second.morale(), 0);
    assert!(!second.stands(Seat(4)));
    assert_eq!(second.fallen().collect::<Vec<_>>(), [Seat(4)]);
}

#[test]
fn position_5_c15_every_cost() {
    let game = game(&[]);
    let state = state(&game, &format!("{FIVE_STATES} turn=0 morale=8 round=2"));
    assert_eq!(costs(&state, ["F6", "F5", "E6", "E7", "F7"]), [6, 4, 6, 6, 6]);
    assert_eq!(costs(&state, ["D4", "G6", "D7"]), [1, 2, 2]);
    assert_eq!(
        state.cost(field("E7")),
        Cost { base: 2, defence: Some(Defence { owner: Seat(1), companions: 3 }) }
    );
}

#[test]
fn position_6_br6_companions_taken_in_this_turn_still_count() {
    let game = game(&[("die", "10")]);
    let mut ten = state(&game, &format!("{FIVE_STATES} turn=0 morale=10 round=2"));
    play(&game, &mut ten, "F5 F6");
    assert_eq!(ten.morale(), 0);
    let mut nine = state(&game, &format!("{FIVE_STATES} turn=0 morale=9 round=2"));
    play(&game, &mut nine, "F5");
    assert!(!may_take(&game, &nine, "F6"));
}

#[test]
fn position_7_br7_a_path_through_a_captured_field() {
    let game = game(&[]);
    let mut six = state(&game, &format!("{FIVE_STATES} turn=0 morale=6 round=2"));
    assert!(!may_take(&game, &six, "G5"));
    play(&game, &mut six, "F5 G5");
    assert_eq!(six.morale(), 0);
}

#[test]
fn position_8_c15_only_the_same_state_defends() {
    let game = game(&[("seats", "3")]);
    let state = state(&game, "E5/F6/F5,G6 turn=0 morale=8 round=2");
    assert_eq!(costs(&state, ["F6", "F5", "G6"]), [2, 3, 4]);
}

#[test]
fn position_9_c15_two_blocks() {
    let game = game(&[]);
    let state = state(&game, "A1-B3/C1-D3 turn=0 morale=8 round=2");
    assert_eq!(costs(&state, ["C1", "C2", "C3", "D2", "C4", "A4"]), [5, 7, 5, 8, 1, 1]);
}

#[test]
fn position_10_br8_a_split_state() {
    let game = game(&[]);
    let mut state = state(&game, "A1,K11/J10,J9 turn=0 morale=8 round=2");
    assert_eq!(costs(&state, ["B2", "J11", "J10", "J9", "I9"]), [1, 1, 3, 4, 2]);
    assert!(may_take(&game, &state, "B2") && may_take(&game, &state, "J11"));
    assert!(!may_take(&game, &state, "I9"));
    play(&game, &mut state, "J10");
    assert!(may_take(&game, &state, "I9"));
}

#[test]
fn position_11_c14_no_path_no_field() {
    let game = game(&[]);
    let start = state(&game, "A1/K11 turn=0 morale=8");
    let cost = Cost { base: 2, defence: None };
    assert_eq!(why_not(&game, &start, "C3"), Some(Refusal::NoPath(field("C3"), cost.total())));
    for way in ["B1 C2", "A2 A3"] {
        let mut state = start;
        play(&game, &mut state, way);
        assert_eq!(state.morale(), 8 - 3, "{way}");
    }
}

#[test]
fn position_12_c15_hemmed_in_the_corner() {
    let game = game(&[]);
    let mut state = state(&game, "A1/A2,B1,B2 turn=0 morale=8 round=2");
    assert_eq!(costs(&state, ["A2", "B1", "B2"]), [4, 4, 4]);
    assert!(!may_take(&game, &state, "C3"));
    play(&game, &mut state, "B2 C3");
    assert_eq!(state.morale(), 8 - 6);
}

#[test]
fn position_13_c15_a_straight_frontier() {
    let game = game(&[]);
    let for_a = state(&game, "A1-E11/F1-K11 turn=0 morale=8 round=2");
    assert_eq!(costs(&for_a, ["F6", "F1", "F11"]), [7, 5, 5]);
    let for_b = state(&game, "A1-E11/F1-K11 turn=1 morale=8 round=2");
    assert_eq!(costs(&for_b, ["E6", "E1"]), [7, 5]);
}

#[test]
fn position_14_br16_br1_alone_among_a_hundred_and_twenty() {
    let game = game(&[]);
    let around = "A1-K5,A6-E6,G6-K6,A7-K11";
    let lone = state(&game, &format!("F6/{around} turn=0 morale=8 round=2"));
    let near = field("F6").alone().neighbours();
    assert_eq!(near.len(), 8);
    assert!(near.iter().all(|near| lone.cost(near).total() == 9));
    assert_eq!(game.count(&lone, Seat(0)), 1, "only the end of the turn");
    assert_eq!(game.actor(&lone), Actor::One(Seat(0)));

    let mut state = state(&game, &format!("F6/{around} turn=1 morale=2 round=2"));
    assert_eq!(cost(&state, "F6"), 2);
    assert_eq!(play(&game, &mut state, "F6"), Effect::TURN_ENDED);
    assert_eq!(result(&game, &state), Some(("last-standing", vec![2, 1])));
}

#[test]
fn position_15_c17_unspent_morale_is_lost() {
    let game = game(&[]);
    let mut state = game.start();
    play(&game, &mut state, "(first-0) (8) B2 C3");
    assert_eq!(state.morale(), 5);
    play(&game, &mut state, "end (4) end (2)");
    assert_eq!(acting(&game, &state), Seat(0));
    assert_eq!(state.morale(), 2);
}
