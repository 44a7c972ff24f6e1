//! One playable field and its name.

use std::fmt;
use std::str::FromStr;

use crate::fields::{BITS_PER_TWO_ROWS, Fields};

/// A field of the larger board, on either colour; the game is played on the fields of one colour, see
/// [`Variant::field`](crate::Variant::field).
///
/// It is kept as its bit in a [`Fields`] and, at bit 6, whether its colour is that of B1 rather than that of
/// A1. Fields of one colour are ordered by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

const B1_COLOUR: u8 = 64;

impl Field {
    /// The field in `column` and `row`, both from 0; none beyond I9.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column >= 9 || row >= 9 {
            return None;
        }
        let odd = (column + row) % 2;
        let bit = (BITS_PER_TWO_ROWS as u8 * row + column + odd) / 2;
        Some(Self(bit + B1_COLOUR * odd))
    }

    /// The column, A = 0.
    pub const fn column(self) -> u8 {
        self.rows_and_column() % BITS_PER_TWO_ROWS as u8
    }

    /// The row, 0 being the first.
    pub const fn row(self) -> u8 {
        self.rows_and_column() / BITS_PER_TWO_ROWS as u8
    }

    const fn rows_and_column(self) -> u8 {
        2 * (self.0 % B1_COLOUR) - self.0 / B1_COLOUR
    }

    /// Whether the field has the colour of A1.
    pub const fn like_a1(self) -> bool {
        self.0 < B1_COLOUR
    }

    /// The field as a set.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields(1 << (self.0 % B1_COLOUR))
    }

    /// The lowest field of a set that has one, on the colour of this field.
    #[inline]
    pub(crate) const fn of_same_colour(self, fields: Fields) -> Self {
        Self((fields.0.trailing_zeros() as u8 % B1_COLOUR) | (self.0 & B1_COLOUR))
    }

    /// All fields of a set, on the colour of this field.
    pub(crate) fn all_of_same_colour(self, fields: Fields) -> impl Iterator<Item = Self> {
        fields.singles().map(move |single| self.of_same_colour(single))
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

    fn from_str(text: &str) -> Result<Self, ParseFieldError> {
        let &[letter, digit] = text.as_bytes() else {
            return Err(ParseFieldError);
        };
        let column = letter.to_ascii_uppercase().checked_sub(b'A');
        let row = digit.checked_sub(b'1');
        column.zip(row).and_then(|(column, row)| Self::new(column, row)).ok_or(ParseFieldError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fields::Direction;

    fn all() -> impl Iterator<Item = Field> {
        (0..81).filter_map(|n| Field::new(n % 9, n / 9))
    }

    #[test]
    fn columns_rows_and_names_round_trip() {
        assert_eq!(all().count(), 81);
        for (n, field) in (0..).zip(all()) {
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

    #[test]
    fn steps_stay_on_the_board_or_leave_all_fields() {
        for like_a1 in [true, false] {
            let board = all()
                .filter(|field| field.like_a1() == like_a1)
                .fold(Fields::NONE, |set, field| set | field.alone());
            assert_eq!(board.len(), if like_a1 { 41 } else { 40 });
            for field in all().filter(|field| field.like_a1() == like_a1) {
                for (direction, (right, up)) in
                    Direction::ALL.into_iter().zip([(-1, -1), (1, -1), (-1, 1), (1, 1)])
                {
                    let column = field.column().checked_add_signed(right);
                    let row = field.row().checked_add_signed(up);
                    let expected = column
                        .zip(row)
                        .and_then(|(column, row)| Field::new(column, row))
                        .map_or(Fields::NONE, Field::alone);
                    assert_eq!(field.alone().step(direction) & board, expected, "{field} {direction:?}");
                }
            }
        }
    }
}
