//! Sets of fields.

use crate::Field;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of fields: a bit for each, as [`Field::number`] counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields([u64; 4]);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields([0; 4]);

    /// One field alone.
    #[inline]
    pub const fn only(field: Field) -> Fields {
        let mut words = [0; 4];
        words[(field.number() >> 6) as usize] = 1 << (field.number() & 63);
        Fields(words)
    }

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
    pub fn iter(self) -> FieldsIter {
        FieldsIter { words: self.0, at: 0 }
    }

    /// The bits, for hashes.
    pub(crate) const fn words(self) -> [u64; 4] {
        self.0
    }
}

/// The fields of a set, one after another.
#[derive(Clone, Debug)]
pub struct FieldsIter {
    words: [u64; 4],
    at: usize,
}

impl Iterator for FieldsIter {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        while self.at < 4 {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Field::at((self.at * 64) as u8 + word.trailing_zeros() as u8));
            }
            self.at += 1;
        }
        None
    }
}

impl IntoIterator for Fields {
    type Item = Field;
    type IntoIter = FieldsIter;

    fn into_iter(self) -> FieldsIter {
        self.iter()
    }
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
