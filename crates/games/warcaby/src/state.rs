//! A game under way: the position, what it has been lately, and whether it is over.

use crate::colour::Colour;
use crate::field::Field;
use crate::moves::Move;
use crate::position::{Pieces, Position};
use crate::variant::Variant;

/// What has stood on the board since the last move that cannot be undone by moving back, a man's move or a
/// capture; the present is the last entry. Whose turn it was alternates.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct History {
    boards: Vec<Pieces>,
}

// Searches copy states into states they have: the memory of the history is reused.
impl Clone for History {
    fn clone(&self) -> Self {
        Self { boards: self.boards.clone() }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.boards.clone_from(&source.boards);
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self { position: self.position, history: self.history.clone(), last: self.last }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.position = source.position;
        self.history.clone_from(&source.history);
        self.last = source.last;
    }
}

impl History {
    fn new(present: Pieces) -> Self {
        Self { boards: vec![present] }
    }

    fn push(&mut self, present: Pieces, reversible: bool) {
        if !reversible {
            self.boards.clear();
        }
        self.boards.push(present);
    }

    /// How often the present position has occurred with the same side to move, now included (2'e.2).
    pub fn occurrences(&self) -> usize {
        let mut same_turn = self.boards.iter().rev().step_by(2);
        same_turn.next().map_or(0, |present| 1 + same_turn.filter(|&earlier| earlier == present).count())
    }
}

/// How a side has won (W10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// The other side has no piece left.
    AllCaptured,
    /// The other side's pieces cannot move.
    Blocked,
}

/// Why no capture is expected any more (W11, WA4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The position has occurred often enough.
    Repetition,
    /// Only kings have moved for long enough, without capture.
    KingMoves,
}

/// How a game has ended by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// One side has won.
    Won {
        /// Who has won.
        winner: Colour,
        /// How.
        by: Win,
    },
    /// Nobody has won.
    Drawn(Draw),
}

/// A game under way.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct State {
    position: Position,
    history: History,
    /// Where the last move began and ended, for people to see.
    last: Option<(Field, Field)>,
}

impl State {
    /// A game that begins at a position, which counts as its first occurrence (2'e.2).
    pub fn new(position: Position) -> Self {
        Self { position, history: History::new(*position.pieces()), last: None }
    }

    /// A game that begins at the start.
    pub fn start(rules: &Variant) -> Self {
        Self::new(Position::start(rules))
    }

    /// Begins anew at a position, reusing the memory.
    pub fn restart(&mut self, position: Position) {
        self.position = position;
        self.history.push(*position.pieces(), false);
        self.last = None;
    }

    /// A game that goes on at a position, after earlier ones that may still be repeated and a last move.
    pub(crate) fn resumed(position: Position, earlier: &[Position], last: Option<(Field, Field)>) -> Self {
        let earlier = earlier.iter().map(|earlier| *earlier.pieces());
        let boards = earlier.chain([*position.pieces()]).collect();
        Self { position, history: History { boards }, last }
    }

    /// The positions before the present one that may still be repeated, the oldest first.
    pub(crate) fn earlier_positions(&self) -> impl Iterator<Item = Position> {
        let earlier = self.history.boards.len() - 1;
        let now = self.position;
        self.history.boards[..earlier].iter().enumerate().map(move |(index, &pieces)| {
            let turn = if (earlier - index).is_multiple_of(2) { now.turn() } else { !now.turn() };
            Position { pieces, turn, king_streak: 0 }
        })
    }

    /// Where the last move began and ended; none at the start.
    pub const fn last(&self) -> Option<(Field, Field)> {
        self.last
    }

    /// The present position.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The positions that may be repeated.
    #[inline]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Makes a move that must be legal here. An illegal one gives a state without meaning, no panic.
    #[inline]
    pub fn play_unchecked(&mut self, rules: &Variant, played: Move) {
        self.come_to(self.position.after(rules, played), played);
    }

    /// Becomes what another state is after a move that must be legal there. What the move makes unrepeatable is not copied first.
    #[inline]
    pub fn follow(&mut self, rules: &Variant, before: &Self, played: Move) {
        let position = before.position.after(rules, played);
        if position.came_reversibly() {
            self.history.clone_from(&before.history);
        }
        self.come_to(position, played);
    }

    #[inline]
    fn come_to(&mut self, position: Position, played: Move) {
        self.history.push(position.pieces, position.came_reversibly());
        self.position = position;
        self.last = Some((played.from, played.to));
    }

    /// Whether and how the game is over. A blocked side loses before any draw is considered (WA5).
    pub fn ending(&self, rules: &Variant) -> Option<Ending> {
        if rules.can_move(&self.position) { self.draw(rules).map(Ending::Drawn) } else { Some(self.loss()) }
    }

    /// Plays moves chosen by `below`, as in [`Variant::pick`], until the game is over.
    pub fn play_out(&mut self, rules: &Variant, mut below: impl FnMut(u32) -> u32) -> Ending {
        loop {
            if let Some(draw) = self.draw(rules)
                && rules.can_move(&self.position)
            {
                return Ending::Drawn(draw);
            }
            let Some(picked) = rules.pick(&self.position, &mut below) else {
                return self.loss();
            };
            self.play_unchecked(rules, picked);
        }
    }

    /// The draw rule that applies; repetition if both do (2'e.2).
    #[inline]
    fn draw(&self, rules: &Variant) -> Option<Draw> {
        let repetition = usize::from(rules.options().repetition);
        let king_moves = 2 * u32::from(rules.options().king_move_limit);
        // To come again, a position needs at least two moves of each side.
        if repetition > 0 && self.history.boards.len() > 4 && self.history.occurrences() >= repetition {
            Some(Draw::Repetition)
        } else if king_moves > 0 && u32::from(self.position.king_streak()) >= king_moves {
            Some(Draw::KingMoves)
        } else {
            None
        }
    }

    fn loss(&self) -> Ending {
        let loser = self.position.turn();
        let left = self.position.pieces().of(loser);
        let by = if left.is_empty() { Win::AllCaptured } else { Win::Blocked };
        Ending::Won { winner: !loser, by }
    }
}
