//! What the tests share: games, positions and actions by their texts.

use stolik_conformance::script;
pub use stolik_conformance::script::{legal, play, state, text};
use stolik_game::{Actor, Entropy, Input, InputOf, Pinned, Refusal as _, Rules};
use stolik_medh_kuu_lash::{MedhKuuLash, State};

/// The game with these options.
pub fn game(choices: &[(&str, &str)]) -> MedhKuuLash {
    script::game(choices)
}

/// The game with the options of the rules page.
pub fn usual() -> MedhKuuLash {
    game(&[])
}

/// The state after these actions, all of which must be legal; rolls stand in parentheses.
pub fn after(game: &MedhKuuLash, position: &str, actions: &str) -> State {
    script::after(game, &state(game, position), actions)
}

/// The text of the state after these actions.
pub fn leads(game: &MedhKuuLash, position: &str, actions: &str) -> String {
    text(game, &after(game, position, actions))
}

/// The code of the refusal of the last of these actions.
pub fn refused(game: &MedhKuuLash, position: &str, actions: &str) -> &'static str {
    let (first, last) = actions.rsplit_once(' ').unwrap_or(("", actions));
    script::refused(game, &after(game, position, first), last).code()
}

/// The code of how the game has ended and the side that has won.
pub fn ended(game: &MedhKuuLash, state: &State) -> Option<(&'static str, Option<u8>)> {
    let outcome = game.outcome(state)?;
    Some((outcome.code(), outcome.standings.sole_winner().map(|side| side.0)))
}

/// A random input.
pub fn random_input(game: &MedhKuuLash, state: &State, entropy: &mut Pinned) -> InputOf<MedhKuuLash> {
    if game.actor(state) == Actor::Chance {
        return Input::Chance(game.draw(state, entropy).expect("chance is awaited"));
    }
    let seat = script::seat(game, state);
    Input::Act { seat, action: game.random(state, seat, entropy).expect("an answer") }
}

/// Sets of options that cover every value of every option.
pub fn variants() -> Vec<MedhKuuLash> {
    vec![
        usual(),
        game(&[("move_enemy", "yes"), ("max_turns", "100")]),
        game(&[("swap_wrap", "yes"), ("goal_check", "mover_only")]),
        game(&[("mixed_push", "yes"), ("max_turns", "300")]),
        game(&[("push_chooser", "owner")]),
        game(&[("triple_any_turn", "yes")]),
        game(&[
            ("move_enemy", "yes"),
            ("swap_wrap", "yes"),
            ("push_chooser", "owner"),
            ("mixed_push", "yes"),
            ("triple_any_turn", "yes"),
            ("goal_check", "mover_only"),
            ("max_turns", "10000"),
        ]),
    ]
}

/// A random state from the middle of random games.
pub fn random_state(game: &MedhKuuLash, entropy: &mut Pinned) -> State {
    let mut state = game.start();
    for _ in 0..entropy.below(400) {
        if game.actor(&state) == Actor::Over {
            break;
        }
        let input = random_input(game, &state, entropy);
        game.play_unchecked(&mut state, &input);
    }
    state
}
