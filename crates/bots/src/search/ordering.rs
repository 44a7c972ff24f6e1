//! Which moves to look at first: those that were good elsewhere.

use crate::knowledge::{Ranked, SLOTS};

/// Ranks above all: the move that was best when the position was met before.
pub const REMEMBERED: i32 = 1 << 29;
/// Ranks above the moves that are not sharp: what refuted the sister position.
pub const KILLER: i32 = 1 << 19;
/// The most that history adds to a rank.
const MOST: i32 = 1 << 15;

/// Killers by ply, and how often a move was good anywhere.
#[derive(Clone, Debug)]
pub struct Ordering<M> {
    killers: Vec<[Option<M>; 2]>,
    history: Vec<i32>,
}

impl<M: Copy + Eq> Ordering<M> {
    /// Nothing is known yet.
    pub fn new(plies: usize) -> Ordering<M> {
        Ordering { killers: vec![[None; 2]; plies], history: vec![0; SLOTS] }
    }

    /// What is to be added to the rank of a move that is not sharp.
    #[inline]
    pub fn bonus(&self, ply: usize, chosen: M, slot: usize) -> i32 {
        match self.killers[ply] {
            [Some(first), _] if first == chosen => KILLER + 1,
            [_, Some(second)] if second == chosen => KILLER,
            _ => self.history[slot % SLOTS],
        }
    }

    /// A move that is not sharp was too good for the opponent to allow.
    #[inline]
    pub fn refuted(&mut self, ply: usize, chosen: M, slot: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(chosen) {
            *killers = [Some(chosen), killers[0]];
        }
        let success = &mut self.history[slot % SLOTS];
        let gain = (depth.max(1) * depth.max(1)).min(1 << 10);
        // The nearer to the most, the less is added: it never gets beyond.
        *success += gain - *success * gain / MOST;
    }
}

/// Numbers the moves by their places.
pub fn number<M>(moves: &mut [Ranked<M>]) {
    for (place, ranked) in (0..).zip(moves) {
        ranked.place = place;
    }
}
