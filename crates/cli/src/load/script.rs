//! Games to be played: made before, so that who measures has nothing to think about.

use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Pinned, Seat};

/// How many games there are.
const GAMES: u64 = 64;

/// Random games of Multiwarcaby for two, from beginning to end: as many in which seat 0 begins as in which seat 1 does.
pub struct Scripts([Vec<Script>; 2]);

/// A game, from beginning to end.
type Script = Vec<(Seat, String)>;

impl Scripts {
    /// The same games every time. Of several, each is the longest.
    pub fn new() -> Scripts {
        let longest = |first: &str, seed: u64| {
            (0..8).map(|more| game(first, seed * 8 + more)).max_by_key(Vec::len).unwrap_or_default()
        };
        Scripts(["0", "1"].map(|first| (0..GAMES / 2).map(|seed| longest(first, seed)).collect()))
    }

    /// One of them, for people who have played so many games before: every time the other begins.
    pub fn game(&self, number: usize, before: usize) -> &[(Seat, String)] {
        let games = &self.0[before % 2];
        &games[number % games.len()]
    }
}

fn game(first: &str, seed: u64) -> Script {
    let mut position = Kind::Multiwarcaby
        .with_options([("seats", "2"), ("first", first)])
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
