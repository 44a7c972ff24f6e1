//! The pieces on the board.

use crate::{Colour, Columns, Field, Fields};

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
    pub const fn of(self, colour: Colour) -> Fields {
        self.pieces[colour as usize]
    }

    /// The fields on which anything stands.
    pub fn occupied(self) -> Fields {
        self.pieces[0] | self.pieces[1]
    }

    /// The fields on which nothing stands.
    pub fn empty(self) -> Fields {
        Fields::ALL - self.occupied()
    }

    /// The colour of the piece on a field.
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
    pub const fn count(self, colour: Colour) -> u32 {
        self.of(colour).len()
    }

    /// Puts a piece on an empty field.
    pub(crate) fn put(&mut self, field: Field, colour: Colour) {
        self.pieces[colour as usize] |= field.alone();
    }

    /// Takes whatever stands on a field.
    pub(crate) fn take(&mut self, field: Field) -> Option<Colour> {
        let colour = self.on(field)?;
        self.pieces[colour as usize] = self.of(colour) - field.alone();
        Some(colour)
    }

    /// A colour's triples: its own peak, morning and peak in one column (K18).
    pub fn triples(self, colour: Colour) -> Columns {
        let pieces = self.of(colour);
        pieces.peaks_of(Colour::Green) & pieces.mornings() & pieces.peaks_of(Colour::Wooden)
    }

    /// The triples of both colours.
    pub(crate) fn all_triples(self) -> [Columns; 2] {
        Colour::ALL.map(|colour| self.triples(colour))
    }

    /// The columns whose morning a colour holds.
    pub const fn mornings(self, colour: Colour) -> Columns {
        self.of(colour).mornings()
    }

    pub(crate) fn set_mornings(&mut self, colour: Colour, mornings: Columns) {
        self.pieces[colour as usize] = self.of(colour).with_mornings(mornings);
    }

    /// Whether a colour has all its pieces on mornings: the primary goal (K2).
    pub fn is_all_on_mornings(self, colour: Colour) -> bool {
        (self.of(colour) & Fields::PEAKS).is_empty()
    }

    /// The colour that has nine pieces against four: the secondary goal (K2, K22).
    pub fn majority(self) -> Option<Colour> {
        match Colour::ALL.map(|colour| self.count(colour)) {
            [MOST, FEWEST] => Some(Colour::Green),
            [FEWEST, MOST] => Some(Colour::Wooden),
            _ => None,
        }
    }
}
