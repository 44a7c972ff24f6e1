//! What stands on the board and whose turn it is.

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::fields::Fields;
use crate::moves::Move;
use crate::variant::Variant;

/// The pieces on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// All light pieces.
    pub light: Fields,
    /// All dark pieces.
    pub dark: Fields,
    /// The kings of both colours; all other pieces are men.
    pub kings: Fields,
}

impl Pieces {
    /// The pieces of a colour.
    #[inline]
    pub const fn of(&self, colour: Colour) -> Fields {
        match colour {
            Colour::Light => self.light,
            Colour::Dark => self.dark,
        }
    }

    /// The piece on a field.
    pub fn on(&self, field: Field) -> Option<(Colour, Rank)> {
        let field = field.alone();
        let rank = if self.kings.meets(field) { Rank::King } else { Rank::Man };
        Colour::ALL.into_iter().find(|&colour| self.of(colour).meets(field)).map(|colour| (colour, rank))
    }

    /// Adds a piece on a field that is free.
    pub(crate) fn put(&mut self, field: Field, colour: Colour, rank: Rank) {
        match colour {
            Colour::Light => self.light |= field.alone(),
            Colour::Dark => self.dark |= field.alone(),
        }
        if rank == Rank::King {
            self.kings |= field.alone();
        }
    }
}

/// A position: the pieces, whose turn it is, and how long only kings have moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// What stands where.
    pub(crate) pieces: Pieces,
    /// Who is to move.
    pub(crate) turn: Colour,
    /// Half-moves in a row by kings alone and without capture (WA4); stays at its most from there on.
    pub(crate) king_streak: u16,
}

// Searches copy positions instead of taking moves back.
const _: () = assert!(size_of::<Position>() <= 64);

impl Position {
    /// The position at the start: twelve men each in three rows (W3), the same on both boards (W12).
    pub fn start(rules: &Variant) -> Self {
        let mut pieces = Pieces::default();
        for field in rules.playable_fields().filter(|field| field.column() < 8) {
            match field.row() {
                0..=2 => pieces.put(field, Colour::Light, Rank::Man),
                5..=7 => pieces.put(field, Colour::Dark, Rank::Man),
                _ => {}
            }
        }
        Self { pieces, ..Self::default() } // W4
    }

    /// The pieces on the board.
    #[inline]
    pub const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// Who is to move.
    #[inline]
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// Half-moves in a row made by kings alone and without capture (WA4).
    #[inline]
    pub const fn king_streak(&self) -> u16 {
        self.king_streak
    }

    /// Whether the last move could be undone by moving back: a king's move without capture, which is what makes a streak.
    #[inline]
    pub(crate) const fn came_reversibly(&self) -> bool {
        self.king_streak > 0
    }

    /// The same with the other side to move.
    #[must_use]
    pub fn with_turn(self, turn: Colour) -> Self {
        Self { turn, ..self }
    }

    /// The position after a move that must be legal here. An illegal one gives a position without meaning, no
    /// panic.
    #[must_use]
    #[inline]
    pub fn after(&self, rules: &Variant, played: Move) -> Self {
        let (from, to) = (played.from.alone(), played.to.alone());
        let own = (self.pieces.of(self.turn) - from) | to;
        let other = self.pieces.of(!self.turn) - played.captured;
        let by_king = self.pieces.kings.meets(from);
        // W8: a man becomes a king only where its move ends.
        let crowned = if by_king { to } else { to & rules.promotion(self.turn) };
        let kings = (self.pieces.kings - from - played.captured) | crowned;
        let (light, dark) = match self.turn {
            Colour::Light => (own, other),
            Colour::Dark => (other, own),
        };
        let king_streak =
            if by_king && !played.is_capture() { self.king_streak.saturating_add(1) } else { 0 };
        Self { pieces: Pieces { light, dark, kings }, turn: !self.turn, king_streak }
    }
}
