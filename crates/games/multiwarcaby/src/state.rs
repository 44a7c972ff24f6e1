//! A moment of a game.

use crate::field::{Field, Fields};
use stolik_game::Side;

/// The most sides a game has (M1).
pub(crate) const MOST_SIDES: usize = 4;

/// Which of the two moves of a turn it is (M7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Which {
    /// The first.
    #[default]
    First,
    /// The second.
    Second,
}

/// What is asked for now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A move.
    Move(Which),
    /// A piece has jumped in this move and can jump on: a further jump, or a stop (M9, MW7).
    Chain {
        /// Where the piece stands.
        piece: Field,
        /// Which move it is making.
        which: Which,
    },
    /// Nothing: the game has ended.
    Over(Ending),
}

/// How a game ends by the rules, in the order in which it is tested (2e.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// One piece is left (MW1).
    OnePiece,
    /// At the start of a turn no capture can be made within its two moves (MW1).
    NoCapture,
    /// For some rounds nobody has captured anything (MW2).
    Stall,
}

/// A moment of a game: 32 bytes, nothing behind them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) pieces: Fields,
    /// What each side has captured.
    pub(crate) captured: [u8; MOST_SIDES],
    /// The side whose turn it is.
    pub(crate) turn: Side,
    pub(crate) stage: Stage,
    /// The turns in a row without a capture, this one included; 0 once it has captured, and wherever nobody counts.
    pub(crate) quiet: u8,
    /// Where the last move began and where its piece stands, for people to see.
    pub(crate) last: Option<(Field, Field)>,
}

impl State {
    /// The fields with pieces.
    #[inline]
    pub const fn pieces(&self) -> Fields {
        self.pieces
    }

    /// How many pieces a side has captured.
    pub fn captured(&self, side: Side) -> u8 {
        self.captured.get(side.index()).copied().unwrap_or(0)
    }

    /// The side whose turn it is; after the end, whose turn it would be.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// What is asked for now.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The turns in a row that have ended without a capture, where MW2 counts them.
    pub const fn quiet_turns(&self) -> u8 {
        self.quiet.saturating_sub(1)
    }

    /// Where the last move began and where its piece stands; none before the first.
    pub const fn last(&self) -> Option<(Field, Field)> {
        self.last
    }
}
