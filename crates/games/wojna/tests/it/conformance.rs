//! Wojna under the laws of the kit.

use crate::support::crowded::{crowded, small_game};
use crate::support::{by_the_bay, game};
use stolik_conformance::{Plan, conform};
use stolik_game::{Notation, Pinned, Rules};
use stolik_wojna::{Owner, State, Wojna};

/// Texts that are nearly actions or positions.
const MANGLED: [&str; 24] = [
    "I",
    "I3,4",
    "I3,4-",
    "I3,4-3",
    "-3,4",
    "I3,4~3,5",
    "A3,4*",
    "R3,4-3,5/",
    "S3,4~0/3,4",
    "S3,4~9",
    "W3,4!!",
    "@",
    "@3,4",
    "@3,4+",
    "@3,4+5",
    "@3,4+wall3,4-9,9",
    "@3,4+I3,4+I3,4",
    "castle",
    "camp99,99",
    "7",
    "r:units coins=1",
    "r:units rI3,4 rI3,4",
    "r:units/ship=1,1/unit=1,1 coins=0,0",
    "b:over/cap coins=0,0",
];

/// Every state can be set up again, and its numbers are sound.
fn audit(game: &Wojna, state: &State) -> Result<(), String> {
    let setup = game.setup_of(state);
    let again = game.set_up(&setup).map_err(|faults| format!("{}: {faults:?}", game.setup_text(&setup)))?;
    if game.transposition_hash(&again) != game.transposition_hash(state) || game.setup_of(&again) != setup {
        return Err(format!("{} sets up as another state", game.setup_text(&setup)));
    }
    for owner in Owner::ALL {
        if state.units(owner).next().is_some() && !state.mustered(owner) {
            return Err(format!("{owner:?} has units and never had any"));
        }
    }
    Ok(())
}

/// Whole games from the start, on small maps and by the bay.
fn from_the_start() -> Plan<Wojna> {
    let mut entropy = Pinned::from_seed(1);
    let games = [
        small_game(&mut entropy, &[]),
        small_game(&mut entropy, &[("elimination_grace", "yes"), ("capture_timing", "turn")]),
        small_game(&mut entropy, &[("mode", "siege"), ("elimination_grace", "yes"), ("cap_rule", "score")]),
        small_game(&mut entropy, &[("round_cap", "10"), ("elimination_grace", "yes"), ("cap_rule", "score")]),
        by_the_bay(&[("engine_facing", "yes"), ("exile_cumulative", "yes"), ("elimination_grace", "yes")]),
        game(&[("width", "20"), ("height", "14"), ("water", "0.3"), ("map_seed", "5")]),
    ];
    Plan::new(games).games(3).most_inputs(120).most_walks(3_000).audit(audit).mangled(MANGLED)
}

/// Crowded small positions, with every option that moves depend on.
fn from_crowds() -> Plan<Wojna> {
    let variants: [&[(&str, &str)]; 7] = [
        &[],
        &[("pass_through_friends", "yes"), ("ship_rotation_step", "yes")],
        &[("wall_exit_restricted", "yes"), ("walls_block_shots", "yes"), ("melee_height", "yes")],
        &[("engine_facing", "yes"), ("trebuchet_top_only", "yes")],
        &[("fortifications_may_touch", "yes"), ("capture_timing", "turn")],
        &[("mode", "siege")],
        &[("ship_rotation_step", "yes"), ("elimination_grace", "yes"), ("round_cap", "10")],
    ];
    let mut plan = Plan::new([]).games(1).most_inputs(60).most_walks(2_000).audit(audit).mangled(MANGLED);
    for (number, variant) in variants.into_iter().enumerate() {
        let mut entropy = Pinned::from_seed(40 + number as u64);
        for _ in 0..3 {
            let game = small_game(&mut entropy, variant);
            let position = crowded(&game, &mut entropy);
            plan = plan.from_position(game, position);
        }
    }
    plan
}

conform! {
    from_the_start: from_the_start(),
    from_crowds: from_crowds(),
}
