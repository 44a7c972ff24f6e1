//! Small helpers of the tests.

use stolik_battle_royale::{Action, BattleRoyale, Chance, Field, Options, Refusal, State};
use stolik_game::{Actor, Effect, Input, Notation, Options as _, Rules, Seat, Side};

/// The game with these choices.
pub fn game(choices: &[(&str, &str)]) -> BattleRoyale {
    let options = Options::read(choices.iter().copied()).expect("options without faults");
    BattleRoyale::new(options).expect("options without faults")
}

/// The state of a position's text.
pub fn state(game: &BattleRoyale, text: &str) -> State {
    let setup = game.parse_setup(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.set_up(&setup).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// The text of a state's position.
pub fn text(game: &BattleRoyale, state: &State) -> String {
    game.setup_text(&game.setup_of(state))
}

/// The field of a name.
pub fn field(name: &str) -> Field {
    name.parse().expect("a field")
}

/// What a field costs the seat to act.
pub fn cost(state: &State, name: &str) -> u8 {
    state.cost(field(name)).total()
}

/// What several fields cost.
pub fn costs<const N: usize>(state: &State, names: [&str; N]) -> [u8; N] {
    names.map(|name| cost(state, name))
}

/// Whether the seat to act may take a field.
pub fn may_take(game: &BattleRoyale, state: &State, name: &str) -> bool {
    why_not(game, state, name).is_none()
}

/// Why the seat to act may not take a field.
pub fn why_not(game: &BattleRoyale, state: &State, name: &str) -> Option<Refusal> {
    game.check(state, state.seat(), &Action::Take(field(name))).err()
}

/// Plays the actions of a text for whoever is to act; chance outcomes stand in parentheses.
pub fn play(game: &BattleRoyale, state: &mut State, inputs: &str) -> Effect {
    let mut effect = Effect::QUIET;
    for word in inputs.split_whitespace() {
        let chance = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
        let input = if let Some(chance) = chance {
            Input::Chance(game.parse_chance(chance).expect("a chance outcome"))
        } else {
            let action = game.parse_action(word).expect("an action");
            Input::Act { seat: acting(game, state), action }
        };
        effect = game.play(state, &input).unwrap_or_else(|why| panic!("{word}: {why:?}"));
    }
    effect
}

/// The one seat that is to act.
pub fn acting(game: &BattleRoyale, state: &State) -> Seat {
    match game.actor(state) {
        Actor::One(seat) => seat,
        actor => panic!("{actor:?} is no seat"),
    }
}

/// A roll.
pub fn roll(face: u8) -> Input<Action, Chance> {
    Input::Chance(Chance::Roll(face))
}

/// How the game has ended: its code and the places by side.
pub fn result(game: &BattleRoyale, state: &State) -> Option<(&'static str, Vec<u8>)> {
    let outcome = game.outcome(state)?;
    Some((outcome.code(), outcome.standings.iter().map(|(_, standing)| standing.place).collect()))
}

/// The scores by side.
pub fn scores(game: &BattleRoyale, state: &State) -> Vec<i32> {
    let standings = game.standings(state);
    (0..game.sides()).map(|side| standings.of(Side(side)).score).collect()
}
