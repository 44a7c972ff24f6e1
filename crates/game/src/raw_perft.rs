//! A second way to count lines of play.

use crate::Rules;

/// Games whose programs also count lines of play in a way that tells more inputs apart than the rules do.
pub trait RawPerft: Rules {
    /// How many lines of so many inputs there are.
    fn perft_raw(&self, state: &Self::State, depth: u32) -> u64;
    /// The same action by action: each legal one once, with the lines that begin with it.
    fn perft_raw_divided(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)>;
}
