//! One field of the board.

use crate::fields::Fields;
use std::fmt;
use std::str::FromStr;

/// The rows of the board, and its columns (C1).
pub(crate) const SIZE: u8 = 11;

/// A field, A1 to K11 (C1).
///
/// ```
/// use stolik_battle_royale::Field;
/// let centre: Field = "F6".parse().expect("a field");
/// assert_eq!((centre.column(), centre.row()), (5, 5));
/// assert_eq!(centre.to_string(), "F6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The number of fields.
    pub const COUNT: u8 = SIZE * SIZE;

    /// The field in this column and row, both from 0.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE { Some(Self(row * SIZE + column)) } else { None }
    }

    /// The field of this number, counted from A1 along the rows.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The number of the field, from 0, counted from A1 along the rows.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The column, A = 0.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The row, 0 being the first.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// The set of this field alone.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields(1 << self.0)
    }
}

/// `F6`.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// A text that names no field of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFieldError;

impl fmt::Display for ParseFieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field is a letter from A to K and a number from 1 to 11")
    }
}

impl std::error::Error for ParseFieldError {}

/// Reads `F6` or `f6`.
impl FromStr for Field {
    type Err = ParseFieldError;

    fn from_str(text: &str) -> Result<Self, ParseFieldError> {
        let (letter, row) = text.split_at_checked(1).ok_or(ParseFieldError)?;
        let letter = letter.bytes().next().map(|letter| letter.to_ascii_uppercase());
        let column = letter.and_then(|letter| letter.checked_sub(b'A')).ok_or(ParseFieldError)?;
        let digits = !row.starts_with('0') && row.bytes().all(|digit| digit.is_ascii_digit());
        let row: u8 = row.parse().ok().filter(|_| digits).ok_or(ParseFieldError)?;
        Self::new(column, row.wrapping_sub(1)).ok_or(ParseFieldError)
    }
}
