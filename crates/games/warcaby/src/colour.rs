//! The two colours of pieces and the two ranks.

use std::ops::Not;

/// Whose piece, or whose turn: light sits at row 1 and moves up, dark moves down (WA2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// What a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// A man moves forward by one field (W5).
    #[default]
    Man,
    /// A king flies along its diagonals (W9).
    King,
}
