//! What a game's laws are tried on: variants, and some of their states.

use crate::{json, notation, text};
use stolik_game::{Game, Options};

/// A variant of a game, and some of its states to read actions in.
pub struct Ground<G: Game> {
    game: G,
    states: Vec<G::State>,
}

/// One variant: its options, and positions besides the start.
pub type Variant = (&'static [(&'static str, &'static str)], &'static [&'static str]);

/// The ground that variants make. Positions that one variant cannot have make no state of it.
pub fn ground<G: Game>(variants: &[Variant]) -> Vec<Ground<G>> {
    let make = |&(choices, positions): &Variant| {
        let options = G::Options::read(choices.iter().copied()).expect("options without faults");
        let game = G::new(options).expect("options without faults");
        let set_up = |text: &&str| game.parse_setup(text).ok().and_then(|setup| game.set_up(&setup).ok());
        let states = std::iter::once(game.start()).chain(positions.iter().filter_map(set_up)).collect();
        Ground { game, states }
    };
    variants.iter().map(make).collect()
}

/// An action's text, in every state.
pub fn action<G: Game>(grounds: &[Ground<G>], data: &[u8]) {
    if let Some(text) = text(data) {
        for ground in grounds {
            notation::action(&ground.game, &ground.states, text);
        }
    }
}

/// A position's text, in every variant.
pub fn position<G: Game>(grounds: &[Ground<G>], data: &[u8]) {
    if let Some(text) = text(data) {
        for ground in grounds {
            notation::position(&ground.game, text);
        }
    }
}

/// A position as JSON, in every variant.
pub fn position_value<G: Game>(grounds: &[Ground<G>], data: &[u8]) {
    if let Some(value) = json::value(data) {
        for ground in grounds {
            notation::position_value(&ground.game, &value);
        }
    }
}
