//! Sets of fields: the whole board as bits of one 128-bit word.
//!
//! A row has ten bits, nine for its fields and one that is never a field. A step to any of the eight neighbours is
//! a shift by 1, 9, 10 or 11 bits; one that leaves the board sideways ends on a tenth bit, one that leaves it below
//! or above falls off or ends beyond row 9. So masking with the fields of the board, which every rule does anyway,
//! is all the care the edges need.

use crate::field::Field;

/// The bits from a field to the one above it.
pub(crate) const ROW: u32 = 10;

/// The four axes of the eight directions (M11), as the bits of a step: along a row, along the two diagonals and along
/// a column.
pub(crate) const AXES: [u32; 4] = [1, ROW - 1, ROW, ROW + 1];

/// A set of fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields(pub(crate) u128);

stolik_game::set_operators!(Fields);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields(0);

    /// The bits of the set: ten to a row, the last of which is no field.
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

    /// Whether the set has exactly one field.
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Whether the field is in the set.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        self.0 & field.alone().0 != 0
    }

    /// All fields moved up by so many bits; what leaves the board must be masked away.
    #[inline]
    pub(crate) const fn up(self, bits: u32) -> Fields {
        Fields(self.0 << bits)
    }

    /// All fields moved down by so many bits; what leaves the board must be masked away.
    #[inline]
    pub(crate) const fn down(self, bits: u32) -> Fields {
        Fields(self.0 >> bits)
    }

    /// The field that has `n` fields of the set before it; there must be one.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Field {
        let low = self.0 as u64;
        match n.checked_sub(low.count_ones()) {
            None => Field::of_bit(nth_bit(low, n)),
            Some(n) => Field::of_bit(64 + nth_bit((self.0 >> 64) as u64, n)),
        }
    }

    /// The fields one by one, from row 1 up and from column A on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (bit < u128::BITS).then(|| Field::of_bit(bit))
        })
    }
}

/// The bit that has `n` set bits below it.
#[inline]
fn nth_bit(mut word: u64, n: u32) -> u32 {
    for _ in 0..n {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros()
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        fields.into_iter().fold(Fields::NONE, |set, field| set | field.alone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_its_fields_back_in_order() {
        let some: Vec<Field> = Field::all().step_by(7).collect();
        let set: Fields = some.iter().copied().collect();
        assert_eq!(set.len() as usize, some.len());
        assert!(set.iter().eq(some.iter().copied()));
        assert!((0..).zip(&some).all(|(n, &field)| set.nth(n) == field));
        assert!(Fields::NONE.is_empty() && !Fields::NONE.is_single());
        assert!(some[3].alone().is_single() && !set.is_single());
    }

    #[test]
    fn steps_stay_on_the_board_or_leave_all_fields() {
        let board: Fields = Field::all().collect();
        for field in Field::all() {
            for (bits, (right, up)) in AXES.into_iter().zip([(1, 0), (-1, 1), (0, 1), (1, 1)]) {
                let beside = |right: i8, up: i8| {
                    let column = field.column().checked_add_signed(right)?;
                    let row = field.row().checked_add_signed(up)?;
                    Field::new(column, row)
                };
                let expected = |right, up| beside(right, up).map_or(Fields::NONE, Field::alone);
                assert_eq!(field.alone().up(bits) & board, expected(right, up), "{field} {bits}");
                assert_eq!(field.alone().down(bits) & board, expected(-right, -up), "{field} -{bits}");
            }
        }
    }
}
