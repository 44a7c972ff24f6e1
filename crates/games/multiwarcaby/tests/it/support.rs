//! Small helpers of the tests.

pub use stolik_conformance::script::{legal as actions, play, refused, seat, state, text};
use stolik_multiwarcaby::{Multiwarcaby, State};

/// The game with these options.
pub fn game(choices: &[(&str, &str)]) -> Multiwarcaby {
    stolik_conformance::script::game(choices)
}

/// The legal jumps as texts.
pub fn jumps(game: &Multiwarcaby, state: &State) -> Vec<String> {
    let mut jumps = actions(game, state);
    jumps.retain(|text| text.contains('x'));
    jumps
}

/// The number of shifts.
pub fn shifts(game: &Multiwarcaby, state: &State) -> usize {
    actions(game, state).iter().filter(|text| text.contains('-')).count()
}

/// All captures of one move, from here: the fields on which the piece lands, joined by `-`, every place to stop
/// being one.
pub fn chains(game: &Multiwarcaby, state: &State) -> Vec<String> {
    fn follow(game: &Multiwarcaby, state: &State, path: &str, found: &mut Vec<String>) {
        for jump in jumps(game, state) {
            let longer = format!("{path}{}", jump.replace('x', "-"));
            let mut after = *state;
            play(game, &mut after, &jump);
            found.push(longer.clone());
            if matches!(after.stage(), stolik_multiwarcaby::Stage::Chain { .. }) {
                follow(game, &after, &longer, found);
            }
        }
    }
    let mut found = Vec::new();
    follow(game, state, "", &mut found);
    found.sort();
    found
}
