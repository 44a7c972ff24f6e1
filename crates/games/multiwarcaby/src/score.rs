//! What a game is worth in a match, and how the next one begins.

use crate::game::Multiwarcaby;
use crate::options::Options;
use stolik_game::{Outcome, Rules, Side};

impl Multiwarcaby {
    /// What a game that ended so is worth to a side. Two sides: 1 for a win, 0 for a draw and for a loss (M15).
    /// Three or four: the pieces captured, the small points (M16).
    pub fn match_score(&self, outcome: &Outcome, side: Side) -> i32 {
        match self.sides() {
            2 => i32::from(outcome.standings.sole_winner() == Some(side)),
            _ => outcome.standings.of(side).score,
        }
    }

    /// The options of the next game of a match: the next side begins (M18, MW15).
    pub fn next_game(&self) -> Options {
        let options = *self.options();
        Options { first: Side((options.first.0 + 1) % options.sides()), ..options }
    }
}
