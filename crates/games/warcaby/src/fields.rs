//! Sets of playable fields in one machine word.
//!
//! Both boards and both colourings share one layout. The field in column `c` and row `r` (from 0) has the bit
//! `(11 r + c) / 2`, rounded up, so that a step up-left is always 5 bits and a step up-right always 6:
//!
//! ```text
//! A1 dark:  row 3   11  12  13  14  15        A1 light:  row 3     12  13  14  15
//!           row 2     06  07  08  09   (10)              row 2   06  07  08  09  10
//!           row 1   00  01  02  03  04  (05)             row 1 (00)  01  02  03  04  (05)
//! ```
//!
//! A step over the edge ends on a bit that is no field (in brackets, or above row 9), so that masking with
//! the free fields, which every rule does anyway, is all the care the edges need. The same holds when a step
//! wraps around the word: fifteen bits above row 9 are unused, and no step is that long.

use crate::field::Field;

/// One of the four diagonal directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    DownLeft,
    DownRight,
    UpLeft,
    UpRight,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::DownLeft, Self::DownRight, Self::UpLeft, Self::UpRight];

    #[inline]
    pub const fn back(self) -> Self {
        match self {
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
        }
    }

    /// The bits of a step.
    #[inline]
    pub const fn bits(self) -> i32 {
        match self {
            Self::DownLeft => -6,
            Self::DownRight => -5,
            Self::UpLeft => 5,
            Self::UpRight => 6,
        }
    }

    /// A step as a rotation of the word to the left.
    #[inline]
    const fn rotation(self) -> u32 {
        self.bits().rem_euclid(64).cast_unsigned()
    }
}

/// A set of playable fields. Which field a bit stands for depends on the colouring, which the holder knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields(pub(crate) u64);

stolik_game::set_operators!(Fields);

impl Fields {
    /// No field.
    pub const NONE: Self = Self(0);

    /// The bits of the set, as the layout above has them.
    #[inline]
    pub const fn bits(self) -> u64 {
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

    /// The number of fields in several sets, one that is in two counting twice.
    #[inline]
    pub(crate) fn total<const N: usize>(sets: [Self; N]) -> u32 {
        sets.into_iter().map(Self::len).sum()
    }

    /// Whether the two sets have a field in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every field of `other` is in this set.
    #[inline]
    pub const fn holds(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The lowest field as a set of its own; none of none.
    #[inline]
    pub(crate) const fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The field that has `n` fields of the set below it.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Self {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Self(rest).first()
    }

    /// The fields one by one, each as a set of its own, from row 1 up and from column A on.
    #[inline]
    pub(crate) fn singles(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = Self(rest).first();
            rest &= rest.wrapping_sub(1);
            (!first.is_empty()).then_some(first)
        })
    }

    /// All fields moved by one step; what leaves the board must be masked away.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Self {
        Self(self.0.rotate_left(direction.rotation()))
    }

    /// These fields and up to seven `free` ones reached from each by sliding.
    #[inline]
    fn fill(self, direction: Direction, free: Self) -> Self {
        let turn = direction.rotation();
        let (mut reached, mut run) = (self.0, free.0);
        reached |= run & reached.rotate_left(turn);
        run &= run.rotate_left(turn);
        reached |= run & reached.rotate_left(2 * turn % 64);
        run &= run.rotate_left(2 * turn % 64);
        reached |= run & reached.rotate_left(4 * turn % 64);
        Self(reached)
    }

    /// The first fields after a slide over `free` fields, free themselves or not: what a king comes upon.
    /// Eight steps, the longest diagonal of the larger board.
    #[inline]
    pub(crate) fn front(self, direction: Direction, free: Self) -> Self {
        self.fill(direction, free).step(direction)
    }

    /// The `free` fields reached by sliding at least one step.
    #[inline]
    pub(crate) fn slide(self, direction: Direction, free: Self) -> Self {
        self.front(direction, free) & free
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

    #[test]
    fn steps_stay_on_the_board_or_leave_all_fields() {
        for like_a1 in [true, false] {
            let fields = || Field::all().filter(|field| field.like_a1() == like_a1);
            let board: Fields = fields().collect();
            assert_eq!(board.len(), if like_a1 { 41 } else { 40 });
            for field in fields() {
                assert_eq!(Field::lowest(field.alone(), like_a1), field);
                for (direction, (right, up)) in
                    Direction::ALL.into_iter().zip([(-1, -1), (1, -1), (-1, 1), (1, 1)])
                {
                    let column = field.column().checked_add_signed(right);
                    let beside = column.zip(field.row().checked_add_signed(up));
                    let beside = beside.and_then(|(column, row)| Field::new(column, row));
                    let expected = beside.map_or(Fields::NONE, Field::alone);
                    assert_eq!(field.alone().step(direction) & board, expected, "{field} {direction:?}");
                }
            }
        }
    }
}
