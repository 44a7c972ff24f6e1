//! The legal moves of a position.

use crate::capture::{Captures, Orders, Sight};
use crate::colour::Rank;
use crate::field::Field;
use crate::fields::{Direction, Fields};
use crate::jumps::{FirstJumps, Jumps};
use crate::moves::Move;
use crate::position::Position;
use crate::variant::{Variant, forward};

/// What the side to move may choose from.
enum Choice {
    /// No capture is possible: moves of one step, or of one slide.
    Steps,
    /// Short captures by men.
    Jumps(Jumps),
    /// Long captures, or captures by kings.
    Captures,
}

impl Choice {
    #[expect(
        clippy::inline_always,
        reason = "a fifth of perft's time goes into copying the result otherwise"
    )]
    #[inline(always)]
    fn of(sight: &Sight) -> Self {
        if !sight.capturing_kings().is_empty() {
            return Self::Captures;
        }
        let jumps = FirstJumps::new(sight);
        if jumps.is_empty() {
            return Self::Steps;
        }
        jumps.longest(sight).map_or(Self::Captures, Self::Jumps)
    }
}

impl Variant {
    /// Calls `found` with every legal move, each once, in a fixed order. Nothing is allocated, but for
    /// captures with more than a dozen alternatives at once.
    #[inline]
    pub fn each_move(&self, position: &Position, found: impl FnMut(Move)) {
        let sight = Sight::new(self, position);
        match Choice::of(&sight) {
            Choice::Steps => self.each_step(&sight, sight.men, sight.kings, found),
            Choice::Jumps(jumps) => self.each_jump(&jumps, found),
            Choice::Captures => self.each_capture(&sight, found),
        }
    }

    /// All legal moves as a list, in the order of [`each_move`](Self::each_move).
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(position, |found| moves.push(found));
        moves
    }

    /// The pieces that have a legal move.
    pub fn movable(&self, position: &Position) -> Fields {
        let mut movable = Fields::NONE;
        self.each_move(position, |found| movable |= found.from.alone());
        movable
    }

    /// Calls `found` with every legal move of the piece on a field; with none if no piece of the side to move
    /// is there.
    pub fn each_move_of(&self, position: &Position, from: Field, mut found: impl FnMut(Move)) {
        let sight = Sight::new(self, position);
        if !self.is_playable(from) || !(sight.men | sight.kings).meets(from.alone()) {
            return;
        }
        if sight.can_capture() {
            // W6: another piece may take more, so all must be looked at.
            self.each_capture(&sight, |capture| {
                if capture.from == from {
                    found(capture);
                }
            });
        } else {
            let piece = from.alone();
            self.each_step(&sight, sight.men & piece, sight.kings & piece, found);
        }
    }

    /// Whether the move is legal.
    pub fn is_legal(&self, position: &Position, asked: Move) -> bool {
        let mut legal = false;
        self.each_move_of(position, asked.from, |found| legal |= found == asked);
        legal
    }

    /// The number of pieces that must be taken: 0 if no capture is possible (W6).
    pub fn majority(&self, position: &Position) -> u32 {
        Captures::all(self, &Sight::new(self, position), Orders::Merged).length()
    }

    /// Whether the side to move has a legal move.
    #[inline]
    pub fn can_move(&self, position: &Position) -> bool {
        let sight = Sight::new(self, position);
        let steps = forward(sight.turn).map(|direction| sight.men.step(direction));
        let slides = Direction::ALL.map(|direction| sight.kings.step(direction));
        let next = steps.into_iter().chain(slides).fold(Fields::NONE, |next, set| next | set);
        next.meets(sight.free) || sight.can_capture()
    }

    /// Whether the side to move can, and so must (W6), capture.
    #[inline]
    pub fn can_capture(&self, position: &Position) -> bool {
        Sight::new(self, position).can_capture()
    }

    /// The number of legal moves.
    #[inline]
    pub fn count_moves(&self, position: &Position) -> u32 {
        let sight = Sight::new(self, position);
        match Choice::of(&sight) {
            Choice::Steps => count_steps(&sight),
            Choice::Jumps(jumps) => jumps.count(),
            Choice::Captures => self.count_captures(position),
        }
    }

    #[inline(never)]
    fn count_captures(&self, position: &Position) -> u32 {
        Captures::all(self, &Sight::new(self, position), Orders::Merged).count()
    }

    /// One of the legal moves, all with the same chance if `below(n)` gives each of `0..n` with the same
    /// chance. None if there is no move.
    #[inline]
    pub fn pick(&self, position: &Position, below: impl FnMut(u32) -> u32) -> Option<Move> {
        let sight = Sight::new(self, position);
        match Choice::of(&sight) {
            Choice::Steps => self.pick_step(&sight, below),
            Choice::Jumps(jumps) => self.pick_jump(&jumps, below),
            Choice::Captures => self.pick_capture(&sight, below),
        }
    }

    fn pick_capture(&self, sight: &Sight, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        let captures = Captures::all(self, sight, Orders::Merged);
        let mut chosen = below(captures.count());
        for chain in captures.chains() {
            if let Some(rest) = chosen.checked_sub(chain.to.len()) {
                chosen = rest;
                continue;
            }
            let to = self.lowest(chain.to.nth(chosen));
            return Some(Move { from: self.lowest(chain.from), to, captured: chain.captured });
        }
        None
    }

    fn pick_jump(&self, jumps: &Jumps, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        let mut chosen = below(jumps.count());
        let mut picked = None;
        self.each_jump(jumps, |found| {
            if chosen == 0 && picked.is_none() {
                picked = Some(found);
            }
            chosen = chosen.wrapping_sub(1);
        });
        picked
    }

    #[inline]
    fn each_capture(&self, sight: &Sight, mut found: impl FnMut(Move)) {
        let longest = Captures::all(self, sight, Orders::Merged);
        for chain in longest.chains() {
            let (from, captured) = (self.lowest(chain.from), chain.captured);
            for to in chain.to.singles() {
                found(Move { from, to: self.lowest(to), captured });
            }
        }
    }

    #[inline]
    fn each_jump(&self, jumps: &Jumps, mut found: impl FnMut(Move)) {
        jumps.each(|from, to, captured| {
            found(Move { from: self.lowest(from), to: self.lowest(to), captured });
        });
    }

    /// The moves without capture of these men (W5) and kings (W9).
    #[inline]
    fn each_step(&self, sight: &Sight, men: Fields, kings: Fields, mut found: impl FnMut(Move)) {
        let captured = Fields::NONE;
        for direction in forward(sight.turn) {
            for to in (men.step(direction) & sight.free).singles() {
                let to = self.lowest(to);
                found(Move { from: to.step(direction.back()), to, captured });
            }
        }
        for king in kings.singles() {
            let from = self.lowest(king);
            for direction in Direction::ALL {
                for to in king.slide(direction, sight.free).singles() {
                    found(Move { from, to: self.lowest(to), captured });
                }
            }
        }
    }

    fn pick_step(&self, sight: &Sight, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        let [left, right] = forward(sight.turn);
        let mut ways = [(Rank::Man, left, Fields::NONE); 6];
        ways[0].2 = sight.men.step(left) & sight.free;
        ways[1] = (Rank::Man, right, sight.men.step(right) & sight.free);
        let mut used = 2;
        if !sight.kings.is_empty() {
            for direction in Direction::ALL {
                ways[used] = (Rank::King, direction, sight.kings.slide(direction, sight.free));
                used += 1;
            }
        }
        let ways = &ways[..used];
        let total = ways.iter().map(|(_, _, to)| to.len()).sum();
        if total == 0 {
            return None;
        }
        let mut chosen = below(total);
        for &(rank, direction, set) in ways {
            if let Some(rest) = chosen.checked_sub(set.len()) {
                chosen = rest;
                continue;
            }
            let to = set.nth(chosen);
            let back = direction.back();
            let from = match rank {
                Rank::Man => to.step(back),
                Rank::King => to.front(back, sight.free) & sight.kings,
            };
            return Some(Move { from: self.lowest(from), to: self.lowest(to), captured: Fields::NONE });
        }
        None
    }
}

#[inline]
fn count_steps(sight: &Sight) -> u32 {
    let steps = forward(sight.turn).map(|direction| sight.men.step(direction) & sight.free);
    let mut count = Fields::total(steps);
    if !sight.kings.is_empty() {
        for direction in Direction::ALL {
            // Two kings never slide to one field in one direction: the nearer stops the farther.
            count += sight.kings.slide(direction, sight.free).len();
        }
    }
    count
}
