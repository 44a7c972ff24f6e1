//! The two colours of pieces and the two ranks.

use serde::{Deserialize, Serialize};
use std::ops::Not;
use stolik_game::kit::Gap;
use stolik_game::{Message, Seat, Side, Spot};

/// Whose piece, or whose turn: light sits at row 1 and moves up, dark moves down (WA2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Light, who begins (W4).
    #[default]
    Light,
    /// Dark.
    Dark,
}

impl Colour {
    /// Both colours, the one that begins first.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The seat that has these pieces (WA2, W4).
    pub(crate) const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side that has these pieces.
    pub(crate) const fn side(self) -> Side {
        Side(self as u8)
    }
}

impl Not for Colour {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

impl Gap for Colour {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, self.side())
    }
}

/// What a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// A man moves forward by one field (W5).
    #[default]
    Man,
    /// A king flies along its diagonals (W9).
    King,
}
