//! What the tests share: games, positions and actions by their texts.

use stolik_game::{
    Actor, Entropy, Explained, Input, InputOf, Notation, Options as _, Pinned, Refused, Rules,
};
use stolik_medh_kuu_lash::{MedhKuuLash, Options, State};

/// The game with these options.
pub fn game(choices: &[(&'static str, &'static str)]) -> MedhKuuLash {
    let options = Options::read(choices.iter().copied()).expect("options without faults");
    MedhKuuLash::new(options).expect("options without faults")
}

/// The game with the options of the rules page.
pub fn usual() -> MedhKuuLash {
    game(&[])
}

/// The state of a position text.
pub fn state(game: &MedhKuuLash, text: &str) -> State {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.set_up(&setup).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// The text of a state.
pub fn text(game: &MedhKuuLash, state: &State) -> String {
    game.setup_text(&game.setup_of(state))
}

/// What the awaited seat may do, as texts.
pub fn legal(game: &MedhKuuLash, state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    let seat = game.actor(state).seats().iter().next();
    let Some(seat) = seat else { return Vec::new() };
    game.legal(state, seat, &mut actions);
    actions.iter().map(|action| game.action_text(state, seat, action)).collect()
}

/// Plays an action or a roll by its text.
pub fn play(game: &MedhKuuLash, state: &mut State, text: &str) -> Result<(), Explained> {
    let input = match game.actor(state) {
        Actor::Chance => Input::Chance(game.parse_chance(text).expect("dice")),
        actor => {
            let seat = actor.seats().iter().next().unwrap_or_else(|| panic!("nobody plays {text}"));
            let request = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            let action = game.resolve(state, seat, &request).map_err(Refused::Rules)?;
            Input::Act { seat, action }
        }
    };
    game.play(state, &input)?;
    Ok(())
}

/// The state after these actions, all of which must be legal.
pub fn after(game: &MedhKuuLash, position: &str, actions: &[&str]) -> State {
    let mut state = state(game, position);
    for text in actions {
        play(game, &mut state, text).unwrap_or_else(|why| panic!("{position} {text}: {why:?}"));
    }
    state
}

/// The text of the state after these actions.
pub fn leads(game: &MedhKuuLash, position: &str, actions: &[&str]) -> String {
    text(game, &after(game, position, actions))
}

/// The code of the refusal of the last of these actions.
pub fn refused(game: &MedhKuuLash, position: &str, actions: &[&str]) -> &'static str {
    let (last, first) = actions.split_last().expect("an action");
    let mut state = after(game, position, first);
    play(game, &mut state, last).expect_err(last).code
}

/// The code of how the game has ended and the side that has won.
pub fn ended(game: &MedhKuuLash, state: &State) -> Option<(&'static str, Option<u8>)> {
    let outcome = game.outcome(state)?;
    Some((outcome.code(), outcome.standings.sole_winner().map(|side| side.0)))
}

/// A random input.
pub fn random_input(game: &MedhKuuLash, state: &State, entropy: &mut Pinned) -> InputOf<MedhKuuLash> {
    match game.actor(state) {
        Actor::Chance => Input::Chance(game.draw(state, entropy).expect("chance is awaited")),
        actor => {
            let seat = actor.seats().iter().next().expect("somebody is awaited");
            Input::Act { seat, action: game.random(state, seat, entropy).expect("an answer") }
        }
    }
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
