//! Games to be played: made before, so that who measures has nothing to think about.

use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Pinned, Seat};

/// How many games there are.
const GAMES: u64 = 64;

/// Random games of Multiwarcaby for two, from beginning to end.
pub struct Scripts(Vec<Vec<(Seat, String)>>);

impl Scripts {
    /// The same games every time. Of several, each is the longest.
    pub fn new() -> Scripts {
        let longest =
            |seed| (0..8).map(|more| game(seed * 8 + more)).max_by_key(Vec::len).unwrap_or_default();
        Scripts((0..GAMES).map(longest).collect())
    }

    /// One of them.
    pub fn game(&self, number: usize) -> &[(Seat, String)] {
        &self.0[number % self.0.len()]
    }
}

fn game(seed: u64) -> Vec<(Seat, String)> {
    let mut position = Kind::Multiwarcaby
        .with_options([("seats", "2")])
        .unwrap_or_else(|_| Kind::Multiwarcaby.usual())
        .start();
    let mut entropy = Pinned::from_seed(seed);
    let mut actions = Vec::new();
    while let Some(input) = position.random_input(&mut entropy) {
        let Ok((InputText::Act { seat, text }, _)) = position.advance(&input) else { break };
        actions.push((seat, text));
    }
    actions
}
