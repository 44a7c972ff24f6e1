//! A moment of a game: what lies open, and what each player alone knows.

use crate::{Colour, Open, Secret};

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) secrets: [Secret; 2],
}

impl State {
    /// What lies open to everybody.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// What a player alone knows.
    pub const fn secret(&self, colour: Colour) -> &Secret {
        &self.secrets[colour.index()]
    }
}
