//! The two colours: whose piece, whose die, whose turn.

use std::ops::Not;
use stolik_game::{Seat, Side};

/// A colour. Green sits below the board, wooden above it, each beside the peaks of its own colour (MK1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Green, seat 0.
    #[default]
    Green,
    /// Wooden, seat 1.
    Wooden,
}

impl Colour {
    /// Both colours, green first.
    pub const ALL: [Colour; 2] = [Colour::Green, Colour::Wooden];

    /// The seat that plays this colour.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side that plays this colour.
    pub const fn side(self) -> Side {
        Side(self as u8)
    }

    /// Its letter in positions: `g` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Colour::Green => 'g',
            Colour::Wooden => 'w',
        }
    }

    /// The colour of this letter, small or capital.
    pub const fn of_letter(letter: char) -> Option<Colour> {
        match letter {
            'g' | 'G' => Some(Colour::Green),
            'w' | 'W' => Some(Colour::Wooden),
            _ => None,
        }
    }

    /// Its name in plain data.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Wooden => "wooden",
        }
    }
}

impl Not for Colour {
    type Output = Colour;

    #[inline]
    fn not(self) -> Colour {
        match self {
            Colour::Green => Colour::Wooden,
            Colour::Wooden => Colour::Green,
        }
    }
}
