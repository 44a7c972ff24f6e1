//! Search: alpha-beta with chance, and Monte-Carlo trees. Both can be stopped between steps and always have an answer.

mod alpha_beta;
mod frame;
mod ordering;
mod table;
mod tree;

pub use alpha_beta::{AlphaBeta, Limits};
pub use tree::{Growth, Tree};

/// A search under way.
pub trait Search {
    /// What is chosen from.
    type Move;

    /// Goes on for about so many nodes. A node is one position looked at, or one input of a simulated game.
    fn step(&mut self, nodes: u64);
    /// Whether going on would change nothing.
    fn is_done(&self) -> bool;
    /// How many nodes were looked at.
    fn nodes(&self) -> u64;
    /// How deep the search has looked everywhere: in inputs, in turns, or along the most visited line, as it counts.
    fn depth(&self) -> u32;
    /// The moves to choose from with what they are worth, the best first; never empty. What a move must gain before it is
    /// made ([`Knowledge::needs_reason`](crate::Knowledge::needs_reason)) is taken off.
    fn choices(&self) -> Vec<Choice<Self::Move>>;
    /// The share of the game that a value promises to who searches: 1 for a win.
    fn expectation(&self, value: i32) -> f32;
    /// What it expects to be played, beginning with the best move: moves of whoever is awaited, up to the first chance.
    fn line(&self) -> Vec<Self::Move>;
}

/// A move and what it is worth to who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<M> {
    /// The move.
    pub chosen: M,
    /// In hundredths, as [`Knowledge::evaluate`](crate::Knowledge::evaluate) has it; of a tree, the share of the game
    /// in thousandths.
    pub value: i32,
}
