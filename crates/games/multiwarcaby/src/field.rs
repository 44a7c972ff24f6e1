//! One field of the board and its name.

use std::fmt;
use std::str::FromStr;

use crate::fields::{Fields, ROW};

/// The columns and rows of the larger board.
pub(crate) const MOST: u8 = 9;

/// A field of the larger board, A1 to I9 (M2), kept as its bit in a [`Fields`]. Fields are ordered by row, then by
/// column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The field in `column` and `row`, both from 0; none beyond I9.
    pub const fn new(column: u8, row: u8) -> Option<Field> {
        if column < MOST && row < MOST { Some(Field(row * ROW as u8 + column)) } else { None }
    }

    /// The field of a bit, which must be one of a field.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Field {
        Field(bit as u8)
    }

    /// The bit of the field.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The column, A = 0.
    pub const fn column(self) -> u8 {
        self.0 % ROW as u8
    }

    /// The row, 0 being the first.
    pub const fn row(self) -> u8 {
        self.0 / ROW as u8
    }

    /// The field as a set.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields(1 << self.0)
    }

    /// All fields of the larger board, from row 1 up and from column A on.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..MOST).flat_map(|row| (0..MOST).filter_map(move |column| Field::new(column, row)))
    }
}

/// `C3`.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no field: a letter A to I and a digit 1 to 9, like `C3`, was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFieldError;

impl FromStr for Field {
    type Err = ParseFieldError;

    fn from_str(text: &str) -> Result<Field, ParseFieldError> {
        let &[letter, digit] = text.as_bytes() else {
            return Err(ParseFieldError);
        };
        let column = letter.to_ascii_uppercase().checked_sub(b'A');
        let row = digit.checked_sub(b'1');
        column.zip(row).and_then(|(column, row)| Field::new(column, row)).ok_or(ParseFieldError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_rows_and_names_round_trip() {
        assert_eq!(Field::all().count(), 81);
        for (n, field) in (0..).zip(Field::all()) {
            assert_eq!((field.column(), field.row()), (n % 9, n / 9));
            assert_eq!(field.to_string().parse(), Ok(field));
            assert_eq!(field.to_string().to_lowercase().parse(), Ok(field));
        }
    }

    #[test]
    fn what_is_no_field_is_refused() {
        for text in ["", "C", "C0", "J1", "A10", "3C", "@1", "A:", "Ą1", "C3 "] {
            assert_eq!(text.parse::<Field>(), Err(ParseFieldError), "{text}");
        }
    }
}
