//! The fields: two rows of peaks that form a ring, and a row of mornings between them.

use crate::colour::Colour;
use crate::fields::Fields;
use std::fmt;
use std::str::FromStr;

/// A field. The peaks come first, in the order of movement (G1 to G8, W1 to W8), then the mornings (M1 to M8).
///
/// ```
/// use stolik_medh_kuu_lash::Field;
///
/// let corner: Field = "G8".parse().expect("a field");
/// assert_eq!(corner.after(1).to_string(), "W1"); // MK3: across the corner
/// assert_eq!(corner.morning().to_string(), "M8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

/// A row of the board (K1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// Green peaks, numbered from the left as green sees them.
    Green,
    /// Wooden peaks, numbered from the left as wooden sees them.
    Wooden,
    /// Mornings, numbered as green sees them.
    Morning,
}

/// How many fields there are.
pub(crate) const FIELDS: u8 = 24;
/// How many peaks form the ring.
pub(crate) const RING: u8 = 16;
/// How many columns there are.
pub(crate) const COLUMNS: u8 = 8;

impl Field {
    /// The field of this row and number, 1 to 8; none beyond.
    pub const fn new(row: Row, number: u8) -> Option<Field> {
        if number == 0 || number > COLUMNS {
            return None;
        }
        Some(Field(row as u8 * COLUMNS + number - 1))
    }

    /// The field of this index, 0 to 23; none beyond.
    pub const fn of_index(index: u8) -> Option<Field> {
        if index < FIELDS { Some(Field(index)) } else { None }
    }

    /// The field of an index that is known to be one.
    pub(crate) const fn at(index: u8) -> Field {
        debug_assert!(index < FIELDS);
        Field(index)
    }

    /// The morning of a column.
    pub(crate) const fn morning_of(column: u8) -> Field {
        Field::at(RING + column)
    }

    /// Its index, 0 to 23.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its row.
    pub const fn row(self) -> Row {
        match self.0 / COLUMNS {
            0 => Row::Green,
            1 => Row::Wooden,
            _ => Row::Morning,
        }
    }

    /// Its number in the row, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// Its column from the left as green sees it, 0 to 7: column c holds Gc, Mc and W(9-c).
    #[inline]
    pub const fn column(self) -> u8 {
        match self.row() {
            Row::Green => self.0,
            Row::Wooden => RING - 1 - self.0,
            Row::Morning => self.0 - RING,
        }
    }

    /// Whether it is a peak.
    #[inline]
    pub const fn is_peak(self) -> bool {
        self.0 < RING
    }

    /// The morning of its column.
    #[must_use]
    #[inline]
    pub const fn morning(self) -> Field {
        Field::morning_of(self.column())
    }

    /// The peak of its column beside this colour's player (K8, K23).
    #[must_use]
    #[inline]
    pub const fn near_peak(self, colour: Colour) -> Field {
        match colour {
            Colour::Green => Field(self.column()),
            Colour::Wooden => Field(RING - 1 - self.column()),
        }
    }

    /// The peak so many steps to the right along the ring (K11, MK2); only for peaks.
    #[must_use]
    #[inline]
    pub const fn after(self, steps: u8) -> Field {
        debug_assert!(self.is_peak());
        Field((self.0 + steps) % RING)
    }

    /// The set of this field alone.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields::only(self)
    }
}

impl Row {
    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Row::Green => 'G',
            Row::Wooden => 'W',
            Row::Morning => 'M',
        }
    }

    /// The row of this letter, small or capital.
    pub const fn of_letter(letter: char) -> Option<Row> {
        match letter.to_ascii_uppercase() {
            'G' => Some(Row::Green),
            'W' => Some(Row::Wooden),
            'M' => Some(Row::Morning),
            _ => None,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row().letter(), self.number())
    }
}

/// A text that is no field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFieldError;

impl FromStr for Field {
    type Err = ParseFieldError;

    fn from_str(text: &str) -> Result<Field, ParseFieldError> {
        let mut letters = text.chars();
        let row = letters.next().and_then(Row::of_letter);
        let number = letters.next().and_then(|digit| digit.to_digit(10));
        match (row, number, letters.next()) {
            (Some(row), Some(number), None) => Field::new(row, number as u8).ok_or(ParseFieldError),
            _ => Err(ParseFieldError),
        }
    }
}
