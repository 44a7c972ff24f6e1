//! Places of a loose position: on the board or not.

use super::{Gap, Part, Square, Unreadable};
use crate::{Message, Spot};
use std::fmt;
use std::str::FromStr;

/// A place by column and row, both from 0, on the board or not: of setups, which validation judges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The row, 0 being the first.
    pub row: u8,
    /// The column, A = 0.
    pub column: u8,
}

impl Place {
    /// The square here; none beyond the board.
    pub fn square<S: Square>(self) -> Option<S> {
        S::at(self.column, self.row)
    }

    /// The place of a square.
    pub fn of<S: Square>(square: S) -> Place {
        Place { row: square.row(), column: square.column() }
    }
}

/// Reads `C3`, or a place beyond the board.
impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let letter = text.bytes().next().filter(u8::is_ascii_alphabetic).ok_or(Unreadable)?;
        let digits = text.get(1..).filter(|digits| (1..=2).contains(&digits.len())).ok_or(Unreadable)?;
        let row: u8 = Part { text: digits, at: 1 }.number().ok_or(Unreadable)?;
        let column = letter.to_ascii_uppercase() - b'A';
        Ok(Place { row: row.checked_sub(1).ok_or(Unreadable)?, column })
    }
}

/// `C3`; beyond column Z, the number of the column stands before the row.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = u16::from(self.row) + 1;
        match self.column {
            0..26 => write!(f, "{}{row}", char::from(b'A' + self.column)),
            _ => write!(f, "{}/{row}", u16::from(self.column) + 1),
        }
    }
}

crate::text_data!(Place, "a field like C3");

impl Gap for Place {
    fn fill(&self, gap: &'static str, message: Message, _: &dyn Fn(Spot) -> String) -> Message {
        message.with(gap, self.to_string())
    }
}
