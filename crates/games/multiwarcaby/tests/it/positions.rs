//! The worked positions of the rules page, section 2d.

use crate::support::{actions, chains, game, jumps, play, refused, seat, shifts, state, text};
use stolik_game::{Actor, Outcome, Refusal as _, Rules, Seat, Seats, Side};
use stolik_multiwarcaby::{Ending, Multiwarcaby, Refusal, Stage, State, Which};

fn large() -> Multiwarcaby {
    game(&[])
}

fn small() -> Multiwarcaby {
    game(&[("size", "7")])
}

fn is_over(game: &Multiwarcaby, text: &str) -> bool {
    game.actor(&state(game, text)) == Actor::Over
}

fn empty_fields(game: &Multiwarcaby, state: &State) -> String {
    let empty: Vec<String> = (game.board().fields() - state.pieces()).iter().map(|f| f.to_string()).collect();
    empty.join(",")
}

fn scores(game: &Multiwarcaby, state: &State) -> Vec<u8> {
    (0..game.sides()).map(|side| state.captured(Side(side))).collect()
}

#[test]
fn position_1_m3_start_on_81_fields() {
    let game = large();
    let start = game.start();
    assert_eq!(start.pieces().len(), 76);
    assert_eq!(empty_fields(&game, &start), "A1,I1,E5,A9,I9");
    assert_eq!((shifts(&game, &start), jumps(&game, &start).len()), (20, 20));
    assert_eq!(chains(&game, &start).len(), 20, "no chain is longer than one jump");
}

#[test]
fn position_2_m4_start_on_49_fields() {
    let game = small();
    let start = game.start();
    assert_eq!(start.pieces().len(), 44);
    assert_eq!(empty_fields(&game, &start), "B2,H2,E5,B8,H8");
    assert_eq!((shifts(&game, &start), jumps(&game, &start).len()), (20, 20));
    assert_eq!(chains(&game, &start).len(), 20);
}

#[test]
fn position_3_m7_one_player_makes_both_moves() {
    let game = large();
    let mut state = game.start();
    let effect = play(&game, &mut state, "E3xE5");
    assert!(!effect.turn_ended);
    assert_eq!(scores(&game, &state), [1, 0]);
    assert_eq!(empty_fields(&game, &state), "A1,I1,E3,E4,A9,I9");
    assert_eq!(state.stage(), Stage::Move(Which::Second), "no continuation from E5");
    assert_eq!(game.actor(&state), Actor::One(Seat(0)));
    let effect = play(&game, &mut state, "E1xE3");
    assert!(effect.turn_ended);
    assert_eq!(scores(&game, &state), [2, 0]);
    assert_eq!(game.actor(&state), Actor::One(Seat(1)));
}

#[test]
fn position_4_mw7_every_prefix_of_a_chain_is_a_move() {
    let game = large();
    let state = state(&game, "A1,B1,C2,D4");
    assert_eq!(chains(&game, &state), ["A1-C1", "A1-C1-C3", "A1-C1-C3-E5", "B1-D3", "B1-D3-D5"]);
    assert_eq!(shifts(&game, &state), 20);
}

#[test]
fn position_5_m13_the_last_piece_ends_the_game_at_once() {
    let game = large();
    let mut state = state(&game, "A1,B2");
    assert_eq!(chains(&game, &state), ["A1-C3"], "from B2 the landing is off the board");
    let effect = play(&game, &mut state, "A1xC3");
    assert!(effect.turn_ended);
    assert_eq!(scores(&game, &state), [1, 0]);
    assert_eq!(state.stage(), Stage::Over(Ending::OnePiece));
    assert_eq!(game.outcome(&state).map(|outcome| outcome.code()), Some("one-piece"));
}

#[test]
fn position_6_mw7_mw10_a_chain_may_return_to_its_start() {
    let game = large();
    let start = state(&game, "A1,A2,B1,B3,C2");
    for (way, taken, stands) in
        [("A1xC1 stop", 1, "C1"), ("A1xC1 xC3 stop", 2, "C3"), ("A1xC1 xC3 xA3 stop", 3, "A3")]
    {
        let mut state = start;
        play(&game, &mut state, way);
        assert_eq!(scores(&game, &state), [taken, 0], "{way}");
        assert_eq!(state.stage(), Stage::Move(Which::Second), "{way}");
        assert!(state.pieces().has(stands.parse().unwrap()), "{way}");
    }
    let mut state = start;
    play(&game, &mut state, "A1xC1 xC3 xA3 xA1");
    assert_eq!(scores(&game, &state), [4, 0]);
    assert_eq!(text(&game, &state), "A1:score=4-0");
    let a1 = "A1".parse().unwrap();
    assert_eq!(state.last(), Some((a1, a1)));
}

#[test]
fn position_7_mw1_a_capture_after_a_shift_keeps_the_game_going() {
    let game = large();
    let start = state(&game, "A1,C1");
    assert_eq!(jumps(&game, &start), [""; 0]);
    for capture in ["B1xD1", "C1xA1"] {
        let mut state = start;
        play(&game, &mut state, "A1-B1");
        play(&game, &mut state, capture);
        assert_eq!(scores(&game, &state), [1, 0]);
    }
}

#[test]
fn position_8_mw1_two_pieces_far_apart() {
    let two_move = large();
    let last_piece = game(&[("end", "last_piece")]);
    for far in ["A1,D1", "A1,D4", "A1,D2"] {
        assert!(is_over(&two_move, far), "{far}");
        assert_eq!(state(&two_move, far).stage(), Stage::Over(Ending::NoCapture), "{far}");
        assert!(!is_over(&last_piece, far), "{far}");
    }
    for near in ["A1,C3", "A1,B3"] {
        assert!(!is_over(&two_move, near), "{near}");
        assert!(!is_over(&last_piece, near), "{near}");
    }
}

#[test]
fn position_9_mw11_eleven_pieces_in_one_move() {
    let game = large();
    let mut state = state(&game, "A1,B1,D1,F1,H1,I2,H3,F3,D3,B3,A4,B5");
    play(&game, &mut state, "A1xC1 xE1 xG1 xI1 xI3 xG3 xE3 xC3 xA3 xA5 xC5");
    assert_eq!(scores(&game, &state), [11, 0]);
    assert_eq!(state.pieces().iter().map(|f| f.to_string()).collect::<Vec<_>>(), ["C5"]);
    assert_eq!(state.stage(), Stage::Over(Ending::OnePiece));
}

#[test]
fn position_10_mw1_a_corner_between_two_pieces() {
    let game = large();
    let mut state = state(&game, "A2,B1");
    assert_eq!(jumps(&game, &state), [""; 0]);
    play(&game, &mut state, "A2-A1 A1xC1");
    assert_eq!(state.stage(), Stage::Over(Ending::OnePiece));
}

#[test]
fn position_11_mw16_the_outer_ring_does_not_exist() {
    assert_eq!(chains(&large(), &state(&large(), "B5,C5")), ["B5-D5", "C5-A5"]);
    assert_eq!(chains(&small(), &state(&small(), "B5,C5")), ["B5-D5"]);
}

#[test]
fn position_12_m9_a_chain_may_be_left_at_one() {
    let game = large();
    let start = state(&game, "D4,E4,G4");
    assert_eq!(chains(&game, &start), ["D4-F4", "D4-F4-H4", "E4-C4"]);
    let mut state = start;
    play(&game, &mut state, "D4xF4 stop");
    assert_eq!(scores(&game, &state), [1, 0]);
    assert_eq!(state.stage(), Stage::Move(Which::Second));
}

fn ended(game: &Multiwarcaby, text: &str) -> Outcome {
    game.outcome(&state(game, text)).unwrap_or_else(|| panic!("{text} is not over"))
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.standings.iter().map(|(_, standing)| standing.place).collect()
}

fn match_scores(game: &Multiwarcaby, outcome: &Outcome) -> Vec<i32> {
    (0..game.sides()).map(|side| game.match_points(outcome, Side(side))).collect()
}

#[test]
fn position_13_m15_match_points_of_two_players() {
    let game = large();
    let won = ended(&game, "E5:score=40-35");
    assert_eq!((places(&won), match_scores(&game, &won)), (vec![1, 2], vec![1, 0]));
    assert_eq!(won.standings.of(Side(0)).score, 40);
    let drawn = ended(&game, "A1,I9:score=37-37");
    assert_eq!((places(&drawn), match_scores(&game, &drawn)), (vec![1, 1], vec![0, 0]));
    assert_eq!(drawn.standings.sole_winner(), None);
}

#[test]
fn position_14_mw13_shared_places() {
    let three = game(&[("seats", "3")]);
    let outcome = ended(&three, "A1,I9:score=30-22-22");
    assert_eq!((places(&outcome), outcome.standings.sole_winner()), (vec![1, 2, 2], Some(Side(0))));
    assert_eq!(match_scores(&three, &outcome), [30, 22, 22], "M16: small points");
    let four = game(&[("seats", "4")]);
    let outcome = ended(&four, "A1:score=20-20-18-17");
    assert_eq!((places(&outcome), outcome.standings.sole_winner()), (vec![1, 1, 3, 4], None));
}

#[test]
fn position_15_mw3_skipping_the_second_move() {
    let required = large();
    let optional = game(&[("second_move", "optional")]);
    for game in [&required, &optional] {
        let start = game.start();
        assert_eq!(refused(game, &start, "skip"), Refusal::SkipsTurn);
        assert_eq!(Refusal::SkipsTurn.article().0, "MW4");
        assert!(!actions(game, &start).contains(&"skip".to_owned()));
    }
    let mut state = required.start();
    play(&required, &mut state, "E3xE5");
    assert_eq!(refused(&required, &state, "skip"), Refusal::SecondRequired);
    let mut state = optional.start();
    play(&optional, &mut state, "E3xE5");
    assert!(actions(&optional, &state).contains(&"skip".to_owned()));
    assert!(play(&optional, &mut state, "skip").turn_ended);
    assert_eq!(game(&[]).actor(&state), Actor::One(Seat(1)));
}

#[test]
fn m17_either_partner_may_act_for_the_team() {
    let game = game(&[("seats", "4"), ("teams", "yes")]);
    let mut state = game.start();
    let team = |first: u8| Actor::Any(Seats::only(Seat(first)).with(Seat(first + 2)));
    assert_eq!((game.seats(), game.sides()), (4, 2));
    assert_eq!(game.actor(&state), team(0));
    assert_eq!(game.side_of(Seat(3)), Side(1));
    play(&game, &mut state, "E3xE5");
    assert_eq!(game.actor(&state), team(0), "the other partner may make the second move");
    play(&game, &mut state, "E1xE3");
    assert_eq!(game.actor(&state), team(1));
    assert_eq!(scores(&game, &state), [2, 0], "MW14: one score a team");
}

#[test]
fn m17_the_record_says_which_partner_acted() {
    use stolik_game::{Input, Notation, record_game};
    let game = game(&[("seats", "4"), ("teams", "yes")]);
    let mut state = game.start();
    let mut inputs = Vec::new();
    for (seat, text) in [(Seat(2), "E3xE5"), (Seat(0), "E1xE3"), (Seat(1), "A2-A1")] {
        let request = game.parse_action(text).unwrap();
        let action = game.resolve(&state, seat, &request).unwrap();
        let input = Input::Act { seat, action };
        game.play(&mut state, &input).unwrap();
        inputs.push(input);
    }
    let record = record_game(&game, None, &inputs, None).to_string();
    assert!(record.contains("\n1. 2: E3xE5 0:E1xE3\n2. 1: A2-A1\n"), "{record}");
}

#[test]
fn mw2_rounds_without_a_capture_end_the_game() {
    for (choices, turns) in [
        (vec![("no_capture_rounds", "2")], 4),
        (vec![("no_capture_rounds", "1"), ("seats", "3")], 3),
        (vec![("no_capture_rounds", "3"), ("seats", "4"), ("teams", "yes")], 6),
        (vec![], 8),
    ] {
        let game = game(&choices);
        let mut state = state(&game, "A1,C1,I9");
        for turn in 0..turns {
            assert_eq!(state.stage(), Stage::Move(Which::First), "{choices:?}, turn {turn}");
            assert_eq!(state.quiet_turns(), turn);
            play(&game, &mut state, "I9-I8 I8-I9");
        }
        assert_eq!(state.stage(), Stage::Over(Ending::Stall), "{choices:?}");
        let outcome = game.outcome(&state).unwrap();
        assert_eq!((outcome.code(), places(&outcome)), ("stall", vec![1; game.sides().into()]));
    }
}

#[test]
fn mw2_a_capture_begins_the_count_anew_and_0_switches_it_off() {
    let one_round = game(&[("no_capture_rounds", "1")]);
    let mut after = state(&one_round, "A1,B1,D1,I9:quiet=1");
    play(&one_round, &mut after, "A1xC1 stop I9-I8");
    assert_eq!((after.stage(), after.quiet_turns()), (Stage::Move(Which::First), 0));
    let off = game(&[("no_capture_rounds", "0")]);
    assert_eq!(off.longest_game(), None);
    let mut after = state(&off, "A1,C1,I9");
    for _ in 0..500 {
        play(&off, &mut after, "I9-I8 I8-I9");
    }
    assert_eq!(after.stage(), Stage::Move(Which::First));
}

#[test]
fn mw5_a_stopped_chain_may_be_resumed_as_the_second_move() {
    let game = large();
    let mut state = state(&game, "A1,B1,C2,D4");
    play(&game, &mut state, "A1xC1 stop C1xC3 stop");
    assert_eq!(scores(&game, &state), [2, 0]);
    assert_eq!(seat(&game, &state), Seat(1));
}

#[test]
fn mw8_no_shift_after_a_jump() {
    let game = large();
    let mut state = state(&game, "A1,B1,C2,D4");
    play(&game, &mut state, "A1xC1");
    assert_eq!(actions(&game, &state), ["xC3", "stop"]);
    assert_eq!(refused(&game, &state, "C1-D1").article().0, "MW8");
    assert_eq!(refused(&game, &state, "D4-D5").article().0, "MW7");
    assert_eq!(refused(&game, &state, "skip").code(), "stop-first");
}

#[test]
fn mw15_the_next_game_begins_with_the_next_side() {
    for (choices, order) in [
        (vec![("first", "1")], vec![1, 0, 1]),
        (vec![("seats", "3"), ("first", "1")], vec![1, 2, 0, 1]),
        (vec![("seats", "4"), ("teams", "yes")], vec![0, 1, 0]),
    ] {
        let mut now = game(&choices);
        for first in order {
            assert_eq!(now.start().turn(), Side(first), "{choices:?}");
            assert_eq!(seat(&now, &now.start()), Seat(first));
            now = now.next_game();
        }
    }
}

#[test]
fn mw17_the_last_piece_is_never_captured() {
    let game = large();
    let outcome = ended(&game, "I9:score=75-0");
    assert_eq!(outcome.standings.of(Side(0)).score, 75);
    assert_eq!(actions(&game, &state(&game, "I9:score=75-0")), [""; 0]);
}

#[test]
fn clarification_1_m5_the_option_first_names_the_side_that_begins() {
    assert_eq!(seat(&large(), &large().start()), Seat(0));
    let game = game(&[("seats", "4"), ("first", "2")]);
    let mut state = game.start();
    for next in [2, 3, 0, 1, 2] {
        assert_eq!(seat(&game, &state), Seat(next));
        state = pass(&game, state);
    }
}

/// Two shifts there and back by some piece.
fn pass(game: &Multiwarcaby, mut state: State) -> State {
    let shift = actions(game, &state).into_iter().find(|text| text.contains('-')).expect("a shift");
    play(game, &mut state, &shift);
    let (from, to) = shift.split_once('-').unwrap();
    play(game, &mut state, &format!("{to}-{from}"));
    state
}

#[test]
fn clarification_2_mw2_order_of_the_end_tests() {
    let game = large();
    // The eighth quiet turn ends where nothing can be captured any more: that is the reason given.
    let mut after = state(&game, "A1,C1:quiet=7");
    play(&game, &mut after, "C1-D1 A1-A2");
    assert_eq!(after.stage(), Stage::Over(Ending::NoCapture));
    let mut after = state(&game, "A1,C1:quiet=7");
    play(&game, &mut after, "C1-D1 D1-C1");
    assert_eq!(after.stage(), Stage::Over(Ending::Stall));
    // In the middle of a turn only the last piece ends it.
    let mut after = state(&game, "A1,C1:quiet=7");
    play(&game, &mut after, "C1-D1");
    assert_eq!(after.stage(), Stage::Move(Which::Second));
}

#[test]
fn clarification_3_perft_counts() {
    for (game, counts) in [(large(), [40, 1848, 92_400]), (small(), [40, 1788, 85_296])] {
        let start = game.start();
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(game.perft(&start, depth), count, "depth {depth}");
        }
    }
}

#[test]
fn clarification_3_a_move_ends_by_itself_where_no_further_jump_exists() {
    let game = large();
    let mut state = state(&game, "D4,E4,G4,A9");
    assert_eq!(refused(&game, &state, "stop"), Refusal::NothingToStop);
    play(&game, &mut state, "D4xF4");
    assert_eq!(actions(&game, &state), ["xH4", "stop"]);
    play(&game, &mut state, "xH4");
    assert_eq!(state.stage(), Stage::Move(Which::Second));
    assert_eq!(refused(&game, &state, "stop"), Refusal::NothingToStop);
}

#[test]
fn clarification_4_a_setup_with_no_empty_field_is_refused() {
    use stolik_game::{Fault, Notation};
    for (game, full) in [
        (large(), "A1-I1,A2-I2,A3-I3,A4-I4,A5-I5,A6-I6,A7-I7,A8-I8,A9-I9"),
        (small(), "B2-H2,B3-H3,B4-H4,B5-H5,B6-H6,B7-H7,B8-H8"),
    ] {
        let setup = game.parse_setup(full).unwrap();
        let codes: Vec<_> = game.set_up(&setup).unwrap_err().iter().map(Fault::code).collect();
        assert_eq!(codes, ["no-empty-field"]);
        let (_, but_one) = full.split_once(',').unwrap();
        let all_but_some = game.parse_setup(but_one).unwrap();
        assert!(game.set_up(&all_but_some).is_ok());
    }
}
