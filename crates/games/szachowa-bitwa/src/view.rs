//! What one viewer may know: what lies open, and the own secrets.

use crate::{Colour, Open, Secret};

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// What lies open to everybody.
    pub open: Open,
    /// The players' secrets, by colour, as far as the viewer knows them.
    pub secrets: [Option<Secret>; 2],
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// A player.
    Player(Colour),
    /// A spectator, and everybody while the game runs.
    Spectator,
    /// Everybody after the end, when the cards are laid open.
    Everybody,
}

impl View {
    /// The secrets of a player, if the viewer knows them.
    pub fn secret(&self, colour: Colour) -> Option<&Secret> {
        self.secrets[colour.index()].as_ref()
    }

    /// The army of a player, if the viewer knows it.
    pub fn army(&self, colour: Colour) -> Option<crate::army::Army> {
        let own = self.secret(colour).and_then(|secret| secret.purchase).map(|bought| bought.army);
        own.or(self.open.armies[colour.index()])
    }
}
