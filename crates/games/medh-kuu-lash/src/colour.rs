//! The two colours: whose piece, whose die, whose turn.

use serde::{Deserialize, Serialize};
use std::ops::Not;
use stolik_game::kit::Gap;
use stolik_game::{Message, Seat, Side, Spot};

/// A colour. Green sits below the board, wooden above it, each beside the peaks of its own colour (MK1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

    /// The colour of a seat or side of this number.
    pub(crate) fn of(number: u8) -> Colour {
        if number == 0 { Colour::Green } else { Colour::Wooden }
    }

    /// The seat that plays this colour.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side that plays this colour.
    pub const fn side(self) -> Side {
        Side(self as u8)
    }

    /// The first for green, the second for wooden.
    pub(crate) const fn either<T: Copy>(self, green: T, wooden: T) -> T {
        match self {
            Colour::Green => green,
            Colour::Wooden => wooden,
        }
    }

    /// Its letter in positions: `g` or `w`.
    pub const fn letter(self) -> char {
        self.either('g', 'w')
    }

    /// The colour of this letter, small or capital.
    pub const fn of_letter(letter: char) -> Option<Colour> {
        match letter {
            'g' | 'G' => Some(Colour::Green),
            'w' | 'W' => Some(Colour::Wooden),
            _ => None,
        }
    }
}

impl Not for Colour {
    type Output = Colour;

    fn not(self) -> Colour {
        self.either(Colour::Wooden, Colour::Green)
    }
}

/// The side's name.
impl Gap for Colour {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, self.side())
    }
}
