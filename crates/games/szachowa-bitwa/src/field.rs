//! The fields of the two boards, joined: letters A to J across, rows 1 to 20 from White's side up.

use crate::Colour;
use std::iter::from_fn;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};
use stolik_game::Spot;
use stolik_game::kit::{Located, Part, joined};

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
        let mut words = [0; 4];
        words[(self.0 >> 6) as usize] = 1 << (self.0 & 63);
        Fields(words)
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

stolik_game::field_gap!(Field);
stolik_game::said! {
    Column: |column| column.to_string();
}

stolik_game::text_form! {
    /// `E13`.
    Field: |field| format!("{}{}", field.file(), field.row()), Field::read, "a field like \"E5\"";
    /// `E`.
    Column: |column| column.letter().to_string(), Column::read, "a column like \"E\"";
}

impl Field {
    /// Reads `E13`, `e13`, `E03` and `5,13`.
    fn read(text: &str) -> Option<Field> {
        let (column, row) = if let Some((column, row)) = text.split_once(',') {
            (Column::new(number(column)?)?, number(row)?)
        } else {
            let letter = text.chars().next()?;
            (Column::of_letter(letter)?, number(&text[letter.len_utf8()..])?)
        };
        Field::new(column.number(), row)
    }
}

impl Column {
    /// Reads `E`, `e` and `5`.
    fn read(text: &str) -> Option<Column> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_alphabetic() => Column::of_letter(letter),
            _ => Column::new(text.parse().ok()?),
        }
    }
}

/// One or two digits.
fn number(text: &str) -> Option<u8> {
    Part { text, at: 0 }.number().filter(|_| text.len() <= 2)
}

/// A set of fields: a bit for each, as [`Field::number`] counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields([u64; 4]);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields([0; 4]);

    /// Whether the set has no field.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many fields it has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Whether the field is in it.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0[(field.number() >> 6) as usize] & (1 << (field.number() & 63)) != 0
    }

    /// Adds a field.
    #[inline]
    pub const fn insert(&mut self, field: Field) {
        self.0[(field.number() >> 6) as usize] |= 1 << (field.number() & 63);
    }

    /// Takes a field out.
    #[inline]
    pub const fn remove(&mut self, field: Field) {
        self.0[(field.number() >> 6) as usize] &= !(1 << (field.number() & 63));
    }

    /// With the field in it, or without it if it was.
    #[must_use]
    pub fn toggled(self, field: Field) -> Fields {
        if self.has(field) { self - field.alone() } else { self | field.alone() }
    }

    /// The first field, if there is one.
    #[inline]
    pub fn first(self) -> Option<Field> {
        self.iter().next()
    }

    /// The field with so many fields of the set before it; none if there are not so many.
    #[inline]
    pub fn nth(self, mut before: u32) -> Option<Field> {
        for (index, mut word) in self.0.into_iter().enumerate() {
            let here = word.count_ones();
            if before >= here {
                before -= here;
                continue;
            }
            for _ in 0..before {
                word &= word - 1;
            }
            return Some(Field::at((index * 64) as u8 + word.trailing_zeros() as u8));
        }
        None
    }

    /// The fields, in their order: row by row from White's side.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> + Clone {
        let (mut words, mut at) = (self.0, 0);
        from_fn(move || {
            while at < 4 {
                let word = words[at];
                if word != 0 {
                    words[at] = word & (word - 1);
                    return Some(Field::at((at * 64) as u8 + word.trailing_zeros() as u8));
                }
                at += 1;
            }
            None
        })
    }

    /// The bits, for hashes.
    pub(crate) const fn words(self) -> [u64; 4] {
        self.0
    }
}

stolik_game::text_form! {
    /// `A1,B2`; nothing for no field.
    Fields: |fields| joined(fields.iter(), ","), |text| {
        text.split(',').filter(|field| !field.is_empty()).map(|field| field.parse().ok()).collect()
    }, "fields like \"A1,B2\"";
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        let mut set = Fields::NONE;
        fields.into_iter().for_each(|field| set.insert(field));
        set
    }
}

impl BitAnd for Fields {
    type Output = Fields;
    #[inline]
    fn bitand(self, other: Fields) -> Fields {
        let (a, b) = (self.0, other.0);
        Fields([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }
}

impl BitOr for Fields {
    type Output = Fields;
    #[inline]
    fn bitor(self, other: Fields) -> Fields {
        let (a, b) = (self.0, other.0);
        Fields([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }
}

impl Sub for Fields {
    type Output = Fields;
    #[inline]
    fn sub(self, other: Fields) -> Fields {
        self & !other
    }
}

impl Not for Fields {
    type Output = Fields;
    #[inline]
    fn not(self) -> Fields {
        let a = self.0;
        Fields([!a[0], !a[1], !a[2], !a[3]])
    }
}

impl BitOrAssign for Fields {
    #[inline]
    fn bitor_assign(&mut self, other: Fields) {
        *self = *self | other;
    }
}

impl SubAssign for Fields {
    #[inline]
    fn sub_assign(&mut self, other: Fields) {
        *self = *self - other;
    }
}
