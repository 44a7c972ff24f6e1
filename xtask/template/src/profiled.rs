//! The profile tells of positions and options that there are.

use crate::profile::piec_kladek::{PLAYTHROUGHS, PROFILE, RECIPES};
use stolik_game::{Notation, Options as _, Rules};
use stolik_piec_kladek::{Options, PiecKladek};

/// The state of a position under these options.
fn set_up(options: &[(&str, &str)], position: &str) -> (PiecKladek, <PiecKladek as Rules>::State) {
    let options = Options::read(options.iter().copied()).expect("options without faults");
    let game = PiecKladek::new(options).expect("options without faults");
    let setup = game.parse_setup(position).expect("a position");
    let state = game.set_up(&setup).expect("a possible position");
    (game, state)
}

#[test]
fn sample_recipes_and_playthroughs_are_of_the_game() {
    let (game, state) = set_up(PROFILE.sample.options, PROFILE.sample.position);
    assert!(
        game.outcome(&state).is_none() && game.setup_text(&game.setup_of(&state)) == PROFILE.sample.position
    );
    let recipes = RECIPES.iter().map(|recipe| (recipe.options, recipe.position));
    let played = PLAYTHROUGHS.iter().map(|played| (played.options, played.position));
    for (options, position) in recipes.chain(played) {
        let (game, state) = set_up(options, position.unwrap_or(PROFILE.sample.position));
        assert!(game.outcome(&state).is_none());
    }
    let mut names: Vec<&str> = RECIPES.iter().map(|recipe| recipe.name).collect();
    names.sort_unstable();
    names.dedup();
    assert!(names.len() >= 20 && names.len() == RECIPES.len() && !PLAYTHROUGHS.is_empty());
    assert!(PROFILE.rank > 0 && PROFILE.bench.perft_depth > 0 && PROFILE.opening == 0);
}
