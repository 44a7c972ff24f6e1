//! The fields of the two boards, joined: letters A to J across, rows 1 to 20 from White's side up.

use crate::{Colour, Fields};
use std::fmt;
use std::str::FromStr;
use stolik_game::Spot;
use stolik_game::kit::{Located, Unreadable};

/// A field of the largest board. Which fields a board has is told by [`Ground`](crate::Ground).
///
/// Inside, rows lie `STRIDE` apart: one column beside the tenth and a row below and above belong to no board, so that
/// a step off the board leads to a field that no board has, never round its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

/// A column, 0 to 9: A to J.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

/// How far one row lies from the next inside.
pub(crate) const STRIDE: i16 = 11;
/// The columns of the larger board.
pub(crate) const COLUMNS: u8 = 10;
/// The rows of the larger board.
pub(crate) const ROWS: u8 = 20;

impl Field {
    /// The field of a column and a row, both counted from 1; none beyond the larger board.
    pub const fn new(column: u8, row: u8) -> Option<Field> {
        if column == 0 || column > COLUMNS || row == 0 || row > ROWS {
            return None;
        }
        Some(Field(row * STRIDE as u8 + column - 1))
    }

    /// The field of this number, as [`Field::number`] gives it; none if there is none.
    pub const fn of_number(number: u8) -> Option<Field> {
        let (row, column) = (number / STRIDE as u8, number % STRIDE as u8);
        Field::new(column + 1, row)
    }

    /// The field of a number that is known to be one.
    #[inline]
    pub(crate) const fn at(number: u8) -> Field {
        Field(number)
    }

    /// Its number, for sets and spots.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its column, from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE as u8 + 1
    }

    /// Its column as one.
    pub const fn file(self) -> Column {
        Column(self.0 % STRIDE as u8)
    }

    /// Its row, from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE as u8
    }

    /// The field one step on; it may be off every board.
    #[inline]
    pub(crate) const fn step(self, way: i16) -> Field {
        Field((self.0 as i16).wrapping_add(way).to_le_bytes()[0])
    }

    /// The set of this field alone.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields::only(self)
    }

    /// The same with a row of two digits: `C03`. Secret commits use it, so that all have one length.
    pub fn padded(self) -> String {
        format!("{}{:02}", self.file(), self.row())
    }
}

impl Column {
    /// The column of this number, from 1; none beyond the larger board.
    pub const fn new(number: u8) -> Option<Column> {
        if number == 0 || number > COLUMNS { None } else { Some(Column(number - 1)) }
    }

    /// Its number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The column of this letter, small or capital.
    pub const fn of_letter(letter: char) -> Option<Column> {
        match letter.to_ascii_uppercase() {
            letter @ 'A'..='J' => Some(Column(letter as u8 - b'A')),
            _ => None,
        }
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

/// Which way is forward for a colour, in rows.
pub(crate) const fn forward(colour: Colour) -> i16 {
    match colour {
        Colour::White => STRIDE,
        Colour::Black => -STRIDE,
    }
}

impl Located for Field {
    fn spot(self) -> Spot {
        Spot::Field(self.number().into())
    }

    fn of_spot(spot: Spot) -> Option<Field> {
        match spot {
            Spot::Field(number) => Field::of_number(u8::try_from(number).ok()?),
            _ => None,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.row())
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

stolik_game::field_gap!(Field);
stolik_game::said! {
    Column: |column| column.to_string();
}

impl FromStr for Field {
    type Err = Unreadable;

    /// Reads `E13`, `e13`, `E03` and `5,13`.
    fn from_str(text: &str) -> Result<Field, Unreadable> {
        let number = |text: &str| {
            let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| text.parse::<u8>().ok()).flatten().ok_or(Unreadable)
        };
        let (column, row) = if let Some((column, row)) = text.split_once(',') {
            (number(column)?, number(row)?)
        } else {
            let letter = text.chars().next().ok_or(Unreadable)?;
            let column = Column::of_letter(letter).ok_or(Unreadable)?;
            (column.number(), number(&text[letter.len_utf8()..])?)
        };
        Field::new(column, row).ok_or(Unreadable)
    }
}
