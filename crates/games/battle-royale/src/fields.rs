//! Sets of fields, one bit each: A1 is the lowest, then along the rows.

use crate::field::{Field, SIZE};

/// A set of fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields(pub(crate) u128);

stolik_game::set_operators!(Fields);

/// The bits from a field to the one above it.
pub(crate) const UP: u32 = SIZE as u32;

/// What may not step to the left, and what may not step to the right: there the next bit is in another row.
pub(crate) const COLUMN_A: Fields = column(0);
pub(crate) const COLUMN_K: Fields = column(SIZE - 1);

const fn column(column: u8) -> Fields {
    let mut bits = 0;
    let mut row = 0;
    while row < SIZE {
        bits |= 1 << (row * SIZE + column);
        row += 1;
    }
    Fields(bits)
}

impl Fields {
    /// No field.
    pub const NONE: Self = Self(0);
    /// All fields (C1).
    pub const ALL: Self = Self((1 << Field::COUNT) - 1);

    /// The bits of the set: eleven to a row, A1 the lowest.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the set has no field.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of fields in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the field is in the set.
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.meets(field.alone())
    }

    /// Whether the two sets have a field in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The fields outside the set that touch it by a side or a corner (C12).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let wide = self.0 | (self.0 & !COLUMN_K.0) << 1 | (self.0 & !COLUMN_A.0) >> 1;
        Self((wide | wide << UP | wide >> UP) & Self::ALL.0 & !self.0)
    }

    /// The field that has `n` fields of the set before it.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Option<Field> {
        let (low, high) = (self.0 as u64, (self.0 >> u64::BITS) as u64);
        let in_low = low.count_ones();
        let (mut half, before, skip) = if n < in_low { (low, 0, n) } else { (high, u64::BITS, n - in_low) };
        for _ in 0..skip {
            half &= half.wrapping_sub(1);
        }
        Field::from_number((before + half.trailing_zeros()) as u8)
    }

    /// The fields one by one, from row 1 up and from column A on.
    pub fn iter(self) -> impl Iterator<Item = Field> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let field = Field::from_number(rest.trailing_zeros() as u8);
            rest &= rest.wrapping_sub(1);
            field
        })
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields.into_iter().fold(Self::NONE, |set, field| set | field.alone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Field> {
        (0..Field::COUNT).filter_map(Field::from_number)
    }

    #[test]
    fn neighbours_c12_are_the_fields_a_king_would_reach() {
        for from in all() {
            let near = |to: &Field| {
                let columns = from.column().abs_diff(to.column());
                columns.max(from.row().abs_diff(to.row())) == 1
            };
            assert_eq!(from.alone().neighbours(), all().filter(near).collect(), "{from}");
        }
    }

    #[test]
    fn the_nth_field_is_that_of_the_list() {
        for set in [Fields::ALL, COLUMN_A | COLUMN_K, Fields(0x1_2345_6789_abcd_ef01_2345 << 20)] {
            for (n, field) in (0..).zip(set.iter()) {
                assert_eq!(set.nth(n), Some(field));
            }
            assert_eq!(set.iter().count(), set.len() as usize);
        }
    }
}
