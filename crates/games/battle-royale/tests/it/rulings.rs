//! The rulings of the rules page and its clarifications (section 1e), one test each.

use crate::support::{self, acting, field, game, may_take, play, result, roll, scores, state, text, why_not};
use stolik_battle_royale::{Action, BattleRoyale, Chance, Options, Refusal};
use stolik_game::{
    Actor, Effect, Fault, Input, OptionFault, Options as _, Pinned, Refused, Rules, Seat, Weighted,
};

fn chances(game: &BattleRoyale, state: &stolik_battle_royale::State) -> Vec<Weighted<Chance>> {
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    chances
}

fn order_of_turns(choices: &[(&str, &str)], first: u8) -> Vec<u8> {
    let game = game(choices);
    let mut state = game.start();
    play(&game, &mut state, &format!("(first-{first})"));
    let seats = (0..game.seats()).map(|_| {
        let seat = state.seat();
        play(&game, &mut state, "(1) end");
        seat.0
    });
    seats.collect()
}

#[test]
fn br1_the_round_limit_ends_and_most_fields_win() {
    let game = game(&[("seats", "3"), ("round_limit", "1")]);
    let mut state = game.start();
    play(&game, &mut state, "(first-1) (3) J10 J11 K10 end (2) A10 end (2) A2");
    assert_eq!(result(&game, &state), None, "the round is not over before the turn is");
    assert_eq!(play(&game, &mut state, "end"), Effect::TURN_ENDED);
    assert_eq!(result(&game, &state), Some(("round-limit", vec![2, 1, 2])), "equal shares a place");
    assert_eq!(scores(&game, &state), [2, 4, 2]);
}

#[test]
fn br1_who_is_out_ranks_below_and_the_later_higher() {
    let game = game(&[("seats", "5"), ("round_limit", "7")]);
    let state = state(&game, "A1/-/C3-E5/-/- roll=2 round=8 first=2 out=3,1,4");
    assert_eq!(result(&game, &state), Some(("round-limit", vec![2, 4, 1, 5, 3])));
}

#[test]
fn br2_everybody_rolls_in_the_own_turn() {
    let game = game(&[]);
    let mut state = game.start();
    play(&game, &mut state, "(first-0)");
    assert_eq!(chances(&game, &state).len(), 8);
    play(&game, &mut state, "(5)");
    assert_eq!(game.actor(&state), Actor::One(Seat(0)));
    play(&game, &mut state, "end");
    assert_eq!((game.actor(&state), state.seat()), (Actor::Chance, Seat(1)));
}

#[test]
fn br3_turns_go_by_number_or_clockwise() {
    assert_eq!(order_of_turns(&[("seats", "4")], 2), [2, 3, 0, 1]);
    let nine = [("seats", "9"), ("order", "clockwise")];
    assert_eq!(order_of_turns(&nine, 0), [0, 4, 2, 7, 1, 5, 3, 6, 8]);
    assert_eq!(order_of_turns(&[("seats", "4"), ("order", "clockwise")], 1), [1, 3, 0, 2]);
    let centre = [("seats", "5"), ("order", "clockwise"), ("fifth_in_centre", "yes")];
    assert_eq!(order_of_turns(&centre, 1), [1, 3, 4, 0, 2], "the centre is last");
    assert_eq!(order_of_turns(&centre[..2], 1), [1, 3, 0, 4, 2], "A6 comes after A1");
}

#[test]
fn br3_the_eliminated_are_skipped() {
    let game = game(&[("seats", "4")]);
    let mut state = state(&game, "A1/-/A11/K1 turn=0 morale=3 round=4 first=3 out=1");
    play(&game, &mut state, "end");
    assert_eq!(state.seat(), Seat(2));
}

#[test]
fn br5_fields_taken_in_this_turn_make_nothing_cheaper() {
    let game = game(&[]);
    let mut state = state(&game, "A1/K11 turn=0 morale=8");
    play(&game, &mut state, "B2");
    assert_eq!(state.cost(field("C3")).total(), 2);
    play(&game, &mut state, "end (1) end (8)");
    assert_eq!(state.cost(field("C3")).total(), 1);
}

#[test]
fn br9_losing_the_start_field_changes_nothing() {
    let game = game(&[]);
    let mut state = state(&game, "A1,B2/A3,B3,C3 turn=1 morale=8 round=2");
    play(&game, &mut state, "A2 A1 end (1)");
    assert_eq!(acting(&game, &state), Seat(0));
    assert!(may_take(&game, &state, "C1"));
}

#[test]
fn br10_unused_start_fields_are_ordinary() {
    let game = game(&[("die", "20")]);
    let mut state = game.start();
    play(&game, &mut state, "(first-0) (20) A2 A3 A4 A5 A6");
    assert_eq!(state.owner(field("A6")), Some(Seat(0)));
}

#[test]
fn br10_the_first_turn_is_everybodys_own() {
    let game = game(&[("seats", "5"), ("die", "20")]);
    let mut state = game.start();
    play(&game, &mut state, "(first-0) (1) end (1) end (1) end (1) end (20) A5 A4 A3 A2");
    assert!(matches!(why_not(&game, &state, "A1"), Some(Refusal::StartField { .. })));
    play(&game, &mut state, "end (20)");
    assert_eq!((state.round(), state.seat()), (2, Seat(0)));
    assert!(may_take(&game, &state, "A2"));
}

#[test]
fn br12_br17_passing_is_allowed_and_own_fields_are_not_taken() {
    let game = game(&[]);
    let mut state = game.start();
    play(&game, &mut state, "(first-0) (8)");
    assert_eq!(why_not(&game, &state, "A1"), Some(Refusal::Own(field("A1"))));
    play(&game, &mut state, "B2");
    assert_eq!(why_not(&game, &state, "B2"), Some(Refusal::Own(field("B2"))));
    play(&game, &mut state, "end");
}

#[test]
fn br13_three_quiet_rounds_end_the_game() {
    let game = game(&[]);
    let mut state = game.start();
    play(&game, &mut state, "(first-1) (4) end (4) end (4) end (4) A2 end");
    assert_eq!((state.round(), state.quiet_rounds()), (3, 0), "a taking in round 2");
    play(&game, &mut state, "(1) end (1) end (1) end (1) end (1) end (1)");
    assert_eq!((state.round(), state.quiet_rounds()), (5, 2));
    assert_eq!(result(&game, &state), None);
    play(&game, &mut state, "end");
    assert_eq!(result(&game, &state), Some(("stall", vec![1, 2])));
}

#[test]
fn br13_can_be_off() {
    let game = game(&[("stall_rounds", "0"), ("round_limit", "500")]);
    let mut state = game.start();
    play(&game, &mut state, "(first-0)");
    for _ in 0..499 {
        play(&game, &mut state, "(1) end (1) end");
    }
    assert_eq!(result(&game, &state), None);
    play(&game, &mut state, "(1) end (1) end");
    assert_eq!(result(&game, &state), Some(("round-limit", vec![1, 1])));
}

#[test]
fn br15_all_dice() {
    for (die, faces) in [("8", 8), ("10", 10), ("12", 12), ("20", 20)] {
        let game = game(&[("die", die)]);
        let mut state = game.start();
        play(&game, &mut state, "(first-0)");
        let even = |face| Weighted { outcome: Chance::Roll(face), weight: 1 };
        assert_eq!(chances(&game, &state), (1..=faces).map(even).collect::<Vec<_>>());
        let refused = game.play(&mut state, &roll(faces + 1));
        assert_eq!(refused, Err(Refused::ImpossibleChance));
        game.play(&mut state, &roll(faces)).expect("the highest face");
        assert_eq!(state.morale(), faces);
    }
}

#[test]
fn clarification_1_the_first_seat_is_a_chance_event_and_so_is_every_roll() {
    let game = game(&[("seats", "9")]);
    let mut state = game.start();
    let even = |seat| Weighted { outcome: Chance::First(Seat(seat)), weight: 1 };
    assert_eq!(chances(&game, &state), (0..9).map(even).collect::<Vec<_>>());
    assert_eq!(game.play(&mut state, &roll(3)), Err(Refused::ImpossibleChance));
    assert_eq!(play(&game, &mut state, "(first-5)"), Effect::REVEALED);
    assert_eq!(play(&game, &mut state, "(3)"), Effect::REVEALED);
    assert_eq!(acting(&game, &state), Seat(5));
    let mut entropy = Pinned::from_seed(4);
    let drawn: Vec<_> = (0..200).filter_map(|_| game.draw(&game.start(), &mut entropy)).collect();
    assert!((0..9).all(|seat| drawn.contains(&Chance::First(Seat(seat)))));
}

#[test]
fn clarification_2_other_ends_have_a_cap_of_500_rounds() {
    for end in ["last_standing", "board_full"] {
        let game = game(&[("end", end)]);
        let running = state(&game, "A1/J11,K11 roll=0 round=500 first=0");
        assert_eq!(result(&game, &running), None, "{end}");
        let over = state(&game, "A1/J11,K11 roll=0 round=501 first=0");
        assert_eq!(result(&game, &over), Some(("round-limit", vec![2, 1])), "{end}");
        let stalled = state(&game, "A1/J11,K11 roll=0 round=9 first=0 active=5");
        assert_eq!(result(&game, &stalled), Some(("stall", vec![2, 1])), "{end}");
    }
}

#[test]
fn clarification_2_a_full_board_ends_at_the_moment_of_the_taking() {
    let text = "A1-E11/F1-J11,K1-K10 turn=1 morale=8 round=5";
    let full = game(&[("end", "board_full")]);
    let mut state = state(&full, text);
    assert_eq!(play(&full, &mut state, "K11"), Effect::TURN_ENDED);
    assert_eq!(result(&full, &state), Some(("board-full", vec![2, 1])));

    let usual = game(&[]);
    let mut state = support::state(&usual, text);
    assert_eq!(play(&usual, &mut state, "K11"), Effect::QUIET);
    assert_eq!(result(&usual, &state), None);
}

#[test]
fn clarification_2_the_last_state_wins_at_once_in_every_mode() {
    for end in ["round_limit", "last_standing", "board_full"] {
        let game = game(&[("end", end)]);
        let mut state = state(&game, "A1/B2 turn=1 morale=8 round=2");
        assert_eq!(play(&game, &mut state, "A1"), Effect::TURN_ENDED);
        assert_eq!(result(&game, &state), Some(("last-standing", vec![2, 1])));
    }
}

#[test]
fn clarification_3_a_round_begins_at_the_first_seat_also_when_it_is_out() {
    let game = game(&[("seats", "3")]);
    let mut state = state(&game, "A1/-/K1 roll=0 round=4 first=1 out=1");
    play(&game, &mut state, "(1) end");
    assert_eq!((state.round(), state.seat()), (5, Seat(2)), "the round is over after seat 0");
    play(&game, &mut state, "(1) end");
    assert_eq!((state.round(), state.seat()), (5, Seat(0)));
}

#[test]
fn clarification_3_a_round_in_which_nobody_could_afford_anything_is_quiet() {
    let game = game(&[("stall_rounds", "1")]);
    let mut state = state(&game, "A1-E11/F1-K11 roll=0 round=9 first=0");
    play(&game, &mut state, "(4)");
    assert_eq!(game.count(&state, Seat(0)), 1);
    play(&game, &mut state, "end (4) end");
    assert_eq!(result(&game, &state), Some(("stall", vec![2, 1])));
}

#[test]
fn clarification_4_the_later_taking_of_a_turn_ranks_higher() {
    let game = game(&[("seats", "3")]);
    for (takings, places) in [("D4 F6", vec![3, 1, 2]), ("F6 D4", vec![2, 1, 3])] {
        let mut state = state(&game, "D4/E5/F6 turn=1 morale=8 round=2");
        play(&game, &mut state, takings);
        assert_eq!(result(&game, &state), Some(("last-standing", places)), "{takings}");
    }
}

#[test]
fn clarification_5_the_turn_never_ends_by_itself() {
    let game = game(&[]);
    let mut state = game.start();
    assert_eq!(play(&game, &mut state, "(first-0) (1) A2"), Effect::QUIET);
    assert_eq!(acting(&game, &state), Seat(0));
    let mut legal = Vec::new();
    game.legal(&state, Seat(0), &mut legal);
    assert_eq!(legal, [Action::End]);
    assert_eq!(why_not(&game, &state, "B2"), Some(Refusal::Spent(field("B2"))));
}

#[test]
fn clarification_6_all_roll_at_the_start_of_the_round() {
    let game = game(&[("seats", "3"), ("roll_mode", "all_at_round_start")]);
    let mut state = game.start();
    play(&game, &mut state, "(first-1) (3) (5) (7)");
    assert_eq!((acting(&game, &state), state.morale()), (Seat(1), 3));
    assert_eq!(text(&game, &state), "A1/K11/A11 turn=1 morale=3 round=1 first=1 rolls=0:7,2:5");
    play(&game, &mut state, "end");
    assert_eq!((acting(&game, &state), state.morale()), (Seat(2), 5));
    play(&game, &mut state, "end end");
    assert_eq!((game.actor(&state), state.seat(), state.round()), (Actor::Chance, Seat(1), 2));
}

#[test]
fn clarification_6_the_snapshot_is_taken_at_each_own_turn() {
    let game = game(&[("roll_mode", "all_at_round_start")]);
    let mut state = state(&game, "A1/C1 turn=0 morale=2 round=2 first=0 rolls=1:8");
    play(&game, &mut state, "A2 B2 end");
    assert_eq!(state.cost(field("B2")).total(), 1 + 1 + 2, "A1 and A2 defend it");
}

#[test]
fn clarification_6_the_roll_of_who_is_out_before_its_turn_is_dropped() {
    let game = game(&[("seats", "3"), ("roll_mode", "all_at_round_start")]);
    let mut state = state(&game, "D4/E5/F6 turn=0 morale=4 round=2 first=0 rolls=1:8,2:6");
    play(&game, &mut state, "E5");
    assert_eq!(text(&game, &state), "D4/E5/F6 turn=0 morale=2 taken=E5 round=2 first=0 out=1 rolls=2:6");
    play(&game, &mut state, "end");
    assert_eq!((acting(&game, &state), state.morale()), (Seat(2), 6));
    play(&game, &mut state, "end");
    assert_eq!((state.round(), state.seat()), (3, Seat(0)));
}

#[test]
fn clarification_7_the_fifth_in_the_centre_needs_five_seats() {
    for seats in ["2", "4", "6", "9"] {
        let read = Options::read([("seats", seats), ("fifth_in_centre", "yes")]);
        let codes: Vec<_> = read.expect_err(seats).iter().map(Fault::code).collect();
        assert_eq!(codes, ["fifth-without-five-seats"]);
    }
    assert!(Options::read([("split_keeps_largest", "no")]).is_err(), "it is not offered");
}

#[test]
fn clarification_8_the_round_limit_is_the_reason_before_the_stall() {
    let game = game(&[("round_limit", "4")]);
    let mut state = state(&game, "A1/K11 roll=1 round=4 first=0 active=1");
    play(&game, &mut state, "(1) end");
    assert_eq!(state.quiet_rounds(), 3);
    assert_eq!(result(&game, &state), Some(("round-limit", vec![1, 1])));
}

#[test]
fn options_all_faults_are_reported_at_once() {
    let codes = |choices: &[(&'static str, &'static str)]| -> Vec<&'static str> {
        let faults = Options::read(choices.iter().copied()).expect_err("faults");
        faults.iter().map(OptionFault::code).collect()
    };
    let wrong = [
        ("seats", "10"),
        ("die", "6"),
        ("end", "never"),
        ("round_limit", "0"),
        ("stall_rounds", "21"),
        ("roll_mode", "twice"),
        ("order", "random"),
        ("fifth_in_centre", "maybe"),
        ("colour", "red"),
    ];
    let faults = codes(&wrong);
    assert_eq!(faults.len(), 9);
    assert_eq!(faults[8], "unknown-option");
    let clashing = [("seats", "6"), ("fifth_in_centre", "yes"), ("end", "board_full"), ("round_limit", "40")];
    assert_eq!(codes(&clashing), ["fifth-without-five-seats", "round-limit-without-its-end"]);

    let struct_faults = BattleRoyale::new(Options { seats: 1, stall_rounds: 99, ..Options::default() });
    assert_eq!(struct_faults.expect_err("faults").iter().count(), 2);
}

#[test]
fn undo_rolls_are_barriers_and_takings_are_not() {
    let game = game(&[]);
    let mut state = game.start();
    assert!(play(&game, &mut state, "(first-0)").revealed);
    assert!(play(&game, &mut state, "(8)").revealed);
    assert_eq!(play(&game, &mut state, "B2"), Effect::QUIET);
    assert_eq!(play(&game, &mut state, "end"), Effect::TURN_ENDED);
    let late = Input::Act { seat: Seat(0), action: Action::End };
    assert_eq!(game.play(&mut state, &late), Err(Refused::ChanceIsNext));
}
