//! When a game is over.

use crate::support::{Random, all_options, play, position, rules_with};
use stolik_warcaby::{Colour, Draw, Ending, Options, Position, Setup, State, Variant, Win};

fn play_all(rules: &Variant, state: &mut State, moves: &str) {
    for text in moves.split_whitespace() {
        assert_eq!(state.ending(rules), None, "before {text}");
        let played = play(rules, state.position(), text);
        state.play_unchecked(rules, played);
    }
}

#[test]
fn w10_a_side_without_pieces_has_lost() {
    let rules = Variant::default();
    let state = State::new(position(&rules, "B:WA1:B"));
    assert_eq!(state.ending(&rules), Some(Ending::Won { winner: Colour::Light, by: Win::AllCaptured }));
    let state = State::new(position(&rules, "W:W:BA7"));
    assert_eq!(state.ending(&rules), Some(Ending::Won { winner: Colour::Dark, by: Win::AllCaptured }));
}

#[test]
fn wa4_without_a_limit_the_streak_of_kings_is_counted_on() {
    let rules = rules_with(|options| options.king_move_limit = 0);
    let mut position = position(&rules, "W:WKA1:BKH2:H254");
    for (text, streak) in [("A1-B2", 255), ("H2-G1", 256), ("B2-A1", 257)] {
        position = position.after(&rules, play(&rules, &position, text));
        assert_eq!(position.king_streak(), streak);
    }
    let again = Setup::of(&rules, &position);
    assert_eq!(again.to_fen(), "B:WKA1:BKG1:H257");
    assert_eq!(again.validate(&rules), Ok(position));
}

#[test]
fn wa4_kings_alone_without_capture_make_a_draw() {
    let rules = rules_with(|options| {
        options.king_move_limit = 2;
        options.repetition = 0;
    });
    let mut state = State::new(position(&rules, "W:WKA1,G1:BKB8"));
    play_all(&rules, &mut state, "A1-B2 B8-C7 G1-F2 C7-B8 B2-A1 B8-C7");
    assert_eq!(state.position().king_streak(), 3);
    play_all(&rules, &mut state, "A1-B2");
    assert_eq!(state.ending(&rules), Some(Ending::Drawn(Draw::KingMoves)));
}

#[test]
fn wa4_a_capture_ends_the_streak() {
    let rules = Variant::default();
    let before = position(&rules, "W:WKA1:BC3,KH2:H20");
    let after = before.after(&rules, play(&rules, &before, "A1xD4"));
    assert_eq!((before.king_streak(), after.king_streak()), (20, 0));
}

#[test]
fn wa4_repetition_counts_as_often_as_the_option_says() {
    for repetition in 2..=5 {
        let rules = rules_with(|options| options.repetition = repetition);
        let mut state = State::new(position(&rules, "W:WKA1:BKB8"));
        for _ in 1..repetition {
            play_all(&rules, &mut state, "A1-B2 B8-C7 B2-A1 C7-B8");
        }
        assert_eq!(state.ending(&rules), Some(Ending::Drawn(Draw::Repetition)));
    }
}

#[test]
fn wa4_the_same_pieces_with_the_other_side_to_move_are_another_position() {
    let rules = rules_with(|options| options.repetition = 2);
    let mut state = State::new(position(&rules, "W:WKA1:BKB8"));
    // Light loses a move on the long diagonal: the first pieces come again, with dark to move.
    play_all(&rules, &mut state, "A1-C3 B8-C7 C3-B2 C7-B8 B2-A1");
    assert_eq!(state.ending(&rules), None);
    assert_eq!(state.history().occurrences(), 1);
}

#[test]
fn wa4_both_rules_at_once_give_repetition_as_the_reason() {
    let rules = rules_with(|options| {
        options.king_move_limit = 2;
        options.repetition = 2;
    });
    let mut state = State::new(position(&rules, "W:WKA1:BKB8"));
    play_all(&rules, &mut state, "A1-B2 B8-C7 B2-A1 C7-B8");
    assert_eq!(state.position().king_streak(), 4);
    assert_eq!(state.ending(&rules), Some(Ending::Drawn(Draw::Repetition)));
}

#[test]
fn wa5_a_blocked_side_loses_before_any_draw() {
    let rules = rules_with(|options| options.king_move_limit = 1);
    let state = State::new(position(&rules, "W:WA3:BB4,C5,KH8:H2"));
    assert_eq!(state.ending(&rules), Some(Ending::Won { winner: Colour::Dark, by: Win::Blocked }));
}

#[test]
fn equal_states_have_equal_histories() {
    let rules = Variant::default();
    let start = position(&rules, "W:WKA1:BKB8");
    let (mut one, mut other) = (State::new(start), State::new(start));
    play_all(&rules, &mut one, "A1-B2 B8-C7");
    play_all(&rules, &mut other, "A1-B2 B8-C7");
    assert_eq!(one, other);
    play_all(&rules, &mut one, "B2-A1 C7-B8");
    assert_ne!(one, State::new(start));
    one.restart(start);
    assert_eq!(one, State::new(start));
}

/// After a man's move or a capture nothing earlier can come again, so nothing earlier is kept.
#[test]
fn a_move_that_cannot_be_undone_clears_the_history() {
    let rules = Variant::default();
    let mut state = State::new(position(&rules, "W:WKA1,G1:BKB8"));
    play_all(&rules, &mut state, "A1-B2 B8-C7");
    let kept = |state: &State| state.history() != State::new(*state.position()).history();
    assert!(kept(&state));
    play_all(&rules, &mut state, "G1-F2");
    assert!(!kept(&state));
    let mut state = State::new(position(&rules, "W:WKA1:BE3,KB8"));
    play_all(&rules, &mut state, "A1-B2 B8-A7 B2-C1 A7-B8 C1xF4");
    assert!(!kept(&state));
}

/// Random games end, and move by move they end when `ending` says so.
#[test]
fn random_games_end_by_the_rules() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let rules = Variant::new(options);
        for game in 0..40 {
            let seed = seed as u64 * 1000 + game;
            let mut random = Random::new(seed);
            let mut state = State::start(&rules);
            let ending = state.clone().play_out(&rules, |n| random.below(n));
            let mut random = Random::new(seed);
            while state.ending(&rules).is_none() {
                let picked = rules.pick(state.position(), |n| random.below(n)).expect("the game is not over");
                assert!(rules.is_legal(state.position(), picked));
                state.play_unchecked(&rules, picked);
            }
            assert_eq!(state.ending(&rules), Some(ending));
        }
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 64);
    assert!(size_of::<stolik_warcaby::Move>() <= 16);
    let rules = Variant::new(Options::default());
    assert_eq!(Setup::of(&rules, &Position::start(&rules)).validate(&rules), Ok(Position::start(&rules)));
}
