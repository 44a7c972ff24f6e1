//! One open position of an alpha-beta search.

use crate::knowledge::{Knowledge, StateOf};
use stolik_game::Seat;

/// Who decides what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// A seat; it tries its moves.
    Seat(Seat),
    /// Chance: all outcomes count, as likely as they are.
    Chance,
}

/// How the child that is looked at now is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// With the whole window.
    Full,
    /// Only whether it is better than the best so far.
    Scout,
    /// The same, and less deep: it came late.
    Reduced,
}

/// An open position. The search keeps them on a stack of its own, so that it can be left at any time.
#[derive(Clone, Debug)]
pub struct Frame<K: Knowledge> {
    pub state: StateOf<K>,
    pub mover: Mover,
    /// Whether values are for who searches (and at chance), or for the others.
    pub own: bool,
    pub hash: u64,
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    /// Alpha when the position was opened.
    pub floor: i32,
    pub best: i32,
    /// The best move, by its place in the generated list.
    pub best_place: u16,
    /// Where its moves, or outcomes, lie on their stack: those tried are before `next`.
    pub first: usize,
    pub next: usize,
    pub end: usize,
    pub look: Look,
    /// Whether its value rests on an evaluation, not on ends alone.
    pub guess: bool,
    /// How deep the child is looked at, if not reduced.
    pub child_depth: i32,
    /// At chance: values times weights so far, the weights to come, all weights.
    pub sum: i64,
    pub rest: i64,
    pub total: i64,
}

impl<K: Knowledge> Frame<K> {
    /// A frame not yet used.
    pub fn unused(state: &StateOf<K>) -> Frame<K> {
        Frame {
            state: state.clone(),
            mover: Mover::Chance,
            own: true,
            hash: 0,
            depth: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            best: 0,
            best_place: 0,
            first: 0,
            next: 0,
            end: 0,
            look: Look::Full,
            guess: false,
            child_depth: 0,
            sum: 0,
            rest: 0,
            total: 0,
        }
    }
}
