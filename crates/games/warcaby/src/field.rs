//! Fields, and their bits in sets.

use crate::fields::{Direction, Fields};

stolik_game::square! {
    /// A field of the larger board, A1 to I9, on either colour; the game is played on the fields of one colour, see
    /// [`Variant::is_playable`](crate::Variant::is_playable). Fields are ordered by row, then by column.
    Field, "a field like C3"; 9 columns, 9 rows, 11 bits
}

/// Fields are numbered by twice their bit in a set, less one on the colour of B1: see [`Fields`] for their layout.
impl Field {
    /// Whether the field has the colour of A1.
    #[inline]
    pub const fn like_a1(self) -> bool {
        self.bit().is_multiple_of(2)
    }

    /// The field as a set.
    #[inline]
    pub const fn alone(self) -> Fields {
        Fields(1_u64.wrapping_shl(self.bit().midpoint(1)))
    }

    /// The lowest field of a set that has one, on the colour of A1 or on the other.
    #[inline]
    pub(crate) const fn lowest(set: Fields, like_a1: bool) -> Field {
        Field::of_bit((2 * set.0.trailing_zeros()).wrapping_sub(!like_a1 as u32))
    }

    /// The field next to this one, which must have one there.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Field {
        Field::of_bit(self.bit().wrapping_add_signed(2 * direction.bits()))
    }
}
