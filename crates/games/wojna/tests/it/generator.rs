//! The generator against the slow reference, on many crowded positions and along random games, with every option.

use crate::reference;
use crate::reference::effects::{after, tokens};
use crate::support::crowded::{crowded, small_game};
use crate::support::{self, game, legal, random_input};
use std::collections::{BTreeMap, BTreeSet};
use stolik_game::{Actor, Pinned, Rules};
use stolik_wojna::{Phase, State, Wojna};

/// Sets of options that cover every value of every option that moves depend on.
const VARIANTS: [&[(&str, &str)]; 9] = [
    &[],
    &[("pass_through_friends", "yes")],
    &[("ship_rotation_step", "yes")],
    &[("wall_exit_restricted", "yes"), ("melee_height", "yes")],
    &[("walls_block_shots", "yes")],
    &[("engine_facing", "yes")],
    &[("fortifications_may_touch", "yes"), ("capture_timing", "turn")],
    &[("mode", "siege"), ("trebuchet_top_only", "yes")],
    &[
        ("pass_through_friends", "yes"),
        ("ship_rotation_step", "yes"),
        ("wall_exit_restricted", "yes"),
        ("melee_height", "yes"),
        ("walls_block_shots", "yes"),
        ("engine_facing", "yes"),
        ("fortifications_may_touch", "yes"),
        ("trebuchet_top_only", "yes"),
    ],
];

/// What kind of action a text is: its letters, and its sign.
fn shape(action: &str) -> String {
    let letters = action.chars().filter(|c| !c.is_ascii_digit() && *c != ',');
    letters.collect()
}

fn compare(game: &Wojna, state: &State, shapes: &mut BTreeMap<String, usize>) {
    let listed = legal(game, state);
    let set: BTreeSet<String> = listed.iter().cloned().collect();
    assert_eq!(listed.len(), set.len(), "every action once");
    let expected = reference::legal(game, &game.setup_of(state));
    let place = || support::text(game, state);
    let missing: Vec<&String> = expected.difference(&set).collect();
    let wrong: Vec<&String> = set.difference(&expected).collect();
    assert!(missing.is_empty() && wrong.is_empty(), "missing {missing:?}, wrong {wrong:?} in {}", place());
    for action in listed {
        *shapes.entry(shape(&action)).or_default() += 1;
    }
}

#[test]
fn actions_are_those_of_the_slow_reference_on_crowded_positions() {
    let mut shapes = BTreeMap::new();
    for (number, variant) in VARIANTS.into_iter().enumerate() {
        let mut entropy = Pinned::from_seed(number as u64);
        for _ in 0..40 {
            let game = small_game(&mut entropy, variant);
            let setup = crowded(&game, &mut entropy);
            let mut state = game.set_up(&setup).expect("a possible position");
            for _ in 0..12 {
                compare(&game, &state, &mut shapes);
                if game.actor(&state) == Actor::Over {
                    break;
                }
                let input = random_input(&game, &state, &mut entropy);
                game.play(&mut state, &input).expect("a random input is legal");
            }
        }
    }
    for common in [
        "I-", "A-", "C-", "Ix", "Cx", "A*", "R-/", "R~/", "Rx", "T-/", "T~/", "T*", "W-/", "W!", "S-/",
        "S~/", "S-~/",
    ] {
        assert!(shapes.get(common).is_some_and(|&count| count > 20), "few of {common}: {shapes:?}");
    }
    for common in [
        "stop",
        "done",
        "end",
        "@+",
        "@+barracks",
        "@+wall-",
        "@+gate-",
        "@+ladder",
        "@+camp",
        "@+I",
        "@+A+C",
        "@+R-",
        "@+W-",
        "@+S-",
    ] {
        assert!(shapes.get(common).is_some_and(|&count| count > 20), "few of {common}: {shapes:?}");
    }
}

/// Plays every action of the unit turns, with every roll that it asks for, and compares where all tokens stand.
fn compare_effects(game: &Wojna, state: &State, compared: &mut BTreeMap<String, usize>) {
    let setup = game.setup_of(state);
    for text in legal(game, state).iter().filter(|text| !matches!(text.as_str(), "stop" | "done")) {
        let mut played = state.clone();
        support::play(game, &mut played, text);
        let rolls = game.actor(&played) == Actor::Chance;
        for die in 1..=if rolls { 6 } else { 1 } {
            let mut rolled = played.clone();
            if rolls {
                support::play(game, &mut rolled, &format!("({die})"));
            }
            let found = tokens(game, &game.setup_of(&rolled));
            let expected = after(game, &setup, text, rolls.then_some(die));
            let place = || support::text(game, state);
            assert!(found == expected, "{text} {die}: {found:?} is not {expected:?} in {}", place());
            *compared.entry(shape(text)).or_default() += usize::from(found != tokens(game, &setup));
        }
    }
}

#[test]
fn actions_do_what_they_do_in_the_slow_reference() {
    let mut compared = BTreeMap::new();
    for (number, variant) in VARIANTS.into_iter().enumerate() {
        let mut entropy = Pinned::from_seed(500 + number as u64);
        for _ in 0..12 {
            let game = small_game(&mut entropy, variant);
            let setup = crowded(&game, &mut entropy);
            let state = game.set_up(&setup).expect("a possible position");
            if matches!(state.phase(), Phase::Units { .. }) {
                compare_effects(&game, &state, &mut compared);
            }
        }
    }
    for common in ["I-", "Ix", "Cx", "A*", "R-/", "R~/", "Rx", "T~/", "T*", "W-/", "S-/", "S~/", "S-~/"] {
        assert!(compared.get(common).is_some_and(|&count| count > 5), "few of {common}: {compared:?}");
    }
}

#[test]
fn actions_are_those_of_the_slow_reference_along_games() {
    let mut shapes = BTreeMap::new();
    for variant in VARIANTS {
        let mut entropy = Pinned::from_seed(77);
        let game = small_game(&mut entropy, variant);
        let mut state = game.start();
        for _ in 0..60 {
            compare(&game, &state, &mut shapes);
            if game.actor(&state) == Actor::Over {
                break;
            }
            let input = random_input(&game, &state, &mut entropy);
            game.play(&mut state, &input).expect("a random input is legal");
        }
    }
    for common in ["castle", "camp"] {
        assert!(shapes.contains_key(common), "no {common}: {shapes:?}");
    }
}

#[test]
fn a_state_is_small_and_takes_no_more_when_it_fills() {
    let game = game(&[]);
    assert_eq!((game.map().width(), game.map().height()), (32, 24));
    let mut entropy = Pinned::from_seed(3);
    let mut state = game.start();
    let mut copy = game.start();
    let bytes = state.bytes();
    assert!(bytes <= 8 * 1024, "{bytes} bytes");
    for _ in 0..400 {
        let input = random_input(&game, &state, &mut entropy);
        game.play_unchecked(&mut state, &input);
        copy.clone_from(&state);
        assert_eq!((state.bytes(), copy.bytes()), (bytes, bytes));
        assert!(copy == state);
        if game.actor(&state) == Actor::Over {
            state = game.start();
        }
    }
}
