//! Games played by their texts, for the tests of a game's rules.
//!
//! ```
//! use stolik_conformance::games::TeamDice;
//! use stolik_conformance::script::{after, game, legal, play, refused};
//! use stolik_game::{Refusal, Rules};
//!
//! let dice: TeamDice = game(&[("turns", "2")]);
//! let mut state = dice.start();
//! assert_eq!(legal(&dice, &state), ["roll"]);
//! play(&dice, &mut state, "roll (6)");
//! assert_eq!(legal(&dice, &state), ["roll", "bank"]);
//! assert_eq!(after(&dice, &state, "bank").scores, [6, 0]);
//! assert_eq!(refused(&dice, &dice.start(), "bank").code(), "nothing-to-bank");
//! ```

use stolik_game::{Actor, Effect, Game, Input, InputOf, Options, Refused, Seat};

/// The game with these options.
///
/// # Panics
/// When there is a fault in them.
pub fn game<G: Game>(choices: &[(&str, &str)]) -> G {
    let options = G::Options::read(choices.iter().copied()).unwrap_or_else(|faults| panic!("{faults:?}"));
    G::new(options).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The state of a position.
///
/// # Panics
/// When the text is no position, or no possible one.
pub fn state<G: Game>(game: &G, text: &str) -> G::State {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.set_up(&setup).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// The position of a state, as text.
pub fn text<G: Game>(game: &G, state: &G::State) -> String {
    game.setup_text(&game.setup_of(state))
}

/// The seat that acts; the first of several.
///
/// # Panics
/// When nobody does.
pub fn seat<G: Game>(game: &G, state: &G::State) -> Seat {
    game.actor(state).seats().iter().next().expect("somebody is to act")
}

/// All legal actions of who acts, as texts; none where nobody does. They are counted right.
///
/// # Panics
/// When they are not.
pub fn legal<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    if game.actor(state).seats().is_empty() {
        return Vec::new();
    }
    let seat = seat(game, state);
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    assert_eq!(actions.len() as u64, game.count(state, seat), "legal actions are counted");
    actions.iter().map(|action| game.action_text(state, seat, action)).collect()
}

/// Plays texts between white space, one after another: actions of who acts, chances in parentheses. Gives the effect of
/// the last.
///
/// # Panics
/// When one of them is not read, or refused.
pub fn play<G: Game>(game: &G, state: &mut G::State, texts: &str) -> Effect {
    let mut effect = Effect::QUIET;
    for text in texts.split_whitespace() {
        let input = input(game, state, text).unwrap_or_else(|why| panic!("{text} resolved: {why:?}"));
        effect = game.play(state, &input).unwrap_or_else(|why| panic!("{text} played: {why:?}"));
    }
    effect
}

/// The state after texts were played; see [`play`].
pub fn after<G: Game>(game: &G, state: &G::State, texts: &str) -> G::State {
    let mut after = state.clone();
    play(game, &mut after, texts);
    after
}

/// Why an action of who acts is refused; it changes nothing.
///
/// # Panics
/// When it is not refused by the rules.
pub fn refused<G: Game>(game: &G, state: &G::State, text: &str) -> G::Refusal {
    let input = match input(game, state, text) {
        Ok(input) => input,
        Err(why) => return why,
    };
    let mut after = state.clone();
    match game.play(&mut after, &input) {
        Err(Refused::Rules(why)) => {
            assert_eq!(after, *state, "{text} changed something");
            why
        }
        other => panic!("{text}: {other:?}"),
    }
}

/// The input that a text means.
fn input<G: Game>(game: &G, state: &G::State, text: &str) -> Result<InputOf<G>, G::Refusal> {
    let unread = |error| panic!("{text}: {error:?}");
    if let Some(chance) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        assert_eq!(game.actor(state), Actor::Chance, "{text} comes up");
        return Ok(Input::Chance(game.parse_chance(chance).unwrap_or_else(unread)));
    }
    let seat = seat(game, state);
    let request = game.parse_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    Ok(Input::Act { seat, action: game.resolve(state, seat, &request)? })
}
