//! The pieces on the board.

use crate::colour::Colour;
use crate::field::Field;
use crate::fields::{Columns, Fields};

/// The fewest pieces of a player (K21).
pub const FEWEST: u32 = 4;
/// The pieces of a colour there are (K1).
pub const MOST: u32 = 9;

/// The pieces on the board: for each colour the fields they stand on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pieces: [Fields; 2],
}

impl Board {
    /// The pieces as they stand at the beginning (K3).
    pub const START: Board = Board { pieces: [Fields::GREEN_PEAKS, Fields::WOODEN_PEAKS] };

    /// The fields on which a colour's pieces stand.
    #[inline]
    pub const fn of(self, colour: Colour) -> Fields {
        self.pieces[colour as usize]
    }

    /// The fields on which anything stands.
    #[inline]
    pub fn occupied(self) -> Fields {
        self.pieces[0] | self.pieces[1]
    }

    /// The fields on which nothing stands.
    #[inline]
    pub fn empty(self) -> Fields {
        Fields::ALL - self.occupied()
    }

    /// The colour of the piece on a field.
    #[inline]
    pub const fn on(self, field: Field) -> Option<Colour> {
        if self.pieces[0].has(field) {
            Some(Colour::Green)
        } else if self.pieces[1].has(field) {
            Some(Colour::Wooden)
        } else {
            None
        }
    }

    /// How many pieces a colour has.
    #[inline]
    pub const fn count(self, colour: Colour) -> u32 {
        self.of(colour).len()
    }

    /// Puts a piece on an empty field.
    #[inline]
    pub(crate) fn put(&mut self, field: Field, colour: Colour) {
        self.pieces[colour as usize] |= field.alone();
    }

    /// Takes whatever stands on a field.
    #[inline]
    pub(crate) fn take(&mut self, field: Field) -> Option<Colour> {
        let colour = self.on(field)?;
        self.pieces[colour as usize] = self.of(colour) - field.alone();
        Some(colour)
    }

    /// A colour's triples: its own peak, morning and peak in one column (K18).
    #[inline]
    pub const fn triples(self, colour: Colour) -> Columns {
        self.of(colour).full_columns()
    }

    /// The triples of both colours.
    #[inline]
    pub(crate) fn all_triples(self) -> [Columns; 2] {
        Colour::ALL.map(|colour| self.triples(colour))
    }

    /// The columns whose morning a colour holds.
    #[inline]
    pub const fn mornings(self, colour: Colour) -> Columns {
        self.of(colour).mornings()
    }

    #[inline]
    pub(crate) fn set_mornings(&mut self, colour: Colour, mornings: Columns) {
        self.pieces[colour as usize] = self.of(colour).with_mornings(mornings);
    }

    /// Whether a colour has all its pieces on mornings: the primary goal (K2).
    #[inline]
    pub fn is_all_on_mornings(self, colour: Colour) -> bool {
        (self.of(colour) & Fields::PEAKS).is_empty()
    }

    /// The colour that has nine pieces against four: the secondary goal (K2, K22).
    #[inline]
    pub fn majority(self) -> Option<Colour> {
        match Colour::ALL.map(|colour| self.count(colour)) {
            [MOST, FEWEST] => Some(Colour::Green),
            [FEWEST, MOST] => Some(Colour::Wooden),
            _ => None,
        }
    }
}
