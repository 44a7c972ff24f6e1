//! What the tests share: games, positions and actions by their texts.

pub mod crowded;

use stolik_conformance::script;
pub use stolik_conformance::script::{legal, play, state, text};
use stolik_game::{
    Actor, Fault, Input, InputOf, Notation, OptionFault, Options as _, Pinned, Refusal as _, Rules,
};
use stolik_wojna::{Options, State, Wojna};

/// A map of 32 by 24 fields: grass, with water over the first ten columns of the first eight rows.
pub fn bay() -> String {
    let rows = (0..24).map(|row| if row < 8 { "10W22G" } else { "32G" });
    format!("32x24/{}", rows.collect::<Vec<_>>().join("/"))
}

/// A map of 32 by 24 fields of grass.
pub fn meadow() -> String {
    format!("32x24/{}", vec!["32G"; 24].join("/"))
}

/// A map with a castle place in the upper left corner, with so many fields of water between it and a meadow of 20 by 24.
pub fn corner_behind(water: usize) -> String {
    let row = |row| if row < 3 { format!("3G{water}W20G") } else { format!("{}W20G", water + 3) };
    format!("{}x24/{}", water + 23, (0..24).map(row).collect::<Vec<_>>().join("/"))
}

/// The game with these options.
pub fn game(choices: &[(&str, &str)]) -> Wojna {
    script::game(choices)
}

/// The game on grass, with these options besides.
pub fn on_grass(choices: &[(&str, &str)]) -> Wojna {
    let map = meadow();
    game(&[&[("map", map.as_str())], choices].concat())
}

/// The game by the bay, with these options besides.
pub fn by_the_bay(choices: &[(&str, &str)]) -> Wojna {
    let map = bay();
    game(&[&[("map", map.as_str())], choices].concat())
}

/// The codes of everything that is wrong with these options.
pub fn option_faults(choices: &[(&str, &str)]) -> Vec<&'static str> {
    let found = Options::read(choices.iter().copied()).and_then(|options| Wojna::new(options).map(|_| ()));
    found.expect_err("faults").iter().map(OptionFault::code).collect()
}

/// The legal actions of a position whose text begins so, in order of their texts.
pub fn legal_from(game: &Wojna, position: &str, beginning: &str) -> Vec<String> {
    let mut actions = legal(game, &state(game, position));
    actions.retain(|action| action.starts_with(beginning));
    actions.sort();
    actions
}

/// Actions and rolls as a script has them: rolls in parentheses.
fn scripted(inputs: &[&str]) -> String {
    let text = |input: &&str| if input.len() == 1 { format!("({input})") } else { (*input).to_owned() };
    inputs.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// The state after these inputs, all of which must be legal.
pub fn after(game: &Wojna, position: &str, inputs: &[&str]) -> State {
    script::after(game, &state(game, position), &scripted(inputs))
}

/// The words of the position after these inputs.
pub fn leads(game: &Wojna, position: &str, inputs: &[&str]) -> Vec<String> {
    text(game, &after(game, position, inputs)).split(' ').map(str::to_owned).collect()
}

/// Whether the position after these inputs has all of the first words and none of the others.
pub fn assert_leads(game: &Wojna, position: &str, inputs: &[&str], has: &[&str], lacks: &[&str]) {
    let words = leads(game, position, inputs);
    for word in has {
        assert!(words.iter().any(|w| w == word), "{position} {inputs:?}: {word} is missing in {words:?}");
    }
    for word in lacks {
        assert!(!words.iter().any(|w| w == word), "{position} {inputs:?}: {word} is left in {words:?}");
    }
}

/// The code of the refusal of the last of these inputs.
pub fn refused(game: &Wojna, position: &str, inputs: &[&str]) -> &'static str {
    let (last, first) = inputs.split_last().expect("an action");
    script::refused(game, &after(game, position, first), last).code()
}

/// Whether an action of who acts is legal.
pub fn is_legal(game: &Wojna, position: &str, action: &str) -> bool {
    let state = state(game, position);
    let seat = script::seat(game, &state);
    let request = game.parse_action(action).unwrap_or_else(|error| panic!("{action}: {error:?}"));
    game.resolve(&state, seat, &request).is_ok_and(|action| game.check(&state, seat, &action).is_ok())
}

/// The code of how the game has ended and the side that has won.
pub fn ended(game: &Wojna, state: &State) -> Option<(&'static str, Option<u8>)> {
    let outcome = game.outcome(state)?;
    Some((outcome.code(), outcome.standings.sole_winner().map(|side| side.0)))
}

/// A random input.
pub fn random_input(game: &Wojna, state: &State, entropy: &mut Pinned) -> InputOf<Wojna> {
    match game.actor(state) {
        Actor::Chance => Input::Chance(game.draw(state, entropy).expect("chance is awaited")),
        actor => {
            let seat = actor.seats().iter().next().expect("somebody is awaited");
            Input::Act { seat, action: game.random(state, seat, entropy).expect("an answer") }
        }
    }
}
