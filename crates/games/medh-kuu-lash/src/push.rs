//! Pushing pieces along the mornings (K14, K15, MK14, MK15).

use crate::board::Board;
use crate::colour::Colour;
use crate::field::COLUMNS;
use crate::fields::Columns;

/// A way along the mornings, as green sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Towards M1.
    Left,
    /// Towards M8.
    Right,
}

/// The ways a push may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ways {
    /// All mornings hold the pushed colour (MK17).
    None,
    /// There is nothing to choose.
    One(Way),
    /// Somebody chooses.
    Both,
}

impl Way {
    /// The next column this way; none beyond the edge, which is a wall (MK14).
    pub(crate) const fn next(self, column: u8) -> Option<u8> {
        match self {
            Way::Left => column.checked_sub(1),
            Way::Right if column + 1 < COLUMNS => Some(column + 1),
            Way::Right => None,
        }
    }

    /// The first column this way from one in the set that is not in the set; none if the wall comes first.
    #[inline]
    const fn end_of_run(self, set: Columns, column: u8) -> Option<u8> {
        match self {
            Way::Left => column.checked_sub((!(set.0 << (COLUMNS - 1 - column))).leading_zeros() as u8),
            Way::Right => {
                let end = column + (!(set.0 >> column)).trailing_zeros() as u8;
                if end < COLUMNS { Some(end) } else { None }
            }
        }
    }
}

/// How good a way is: the best ways are the allowed ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    /// The neighbour is free.
    FreeNeighbour,
    /// The run ends before a free morning.
    FreeEnd,
    /// The run ends before a piece of the other colour, which is captured.
    Capture,
    /// The run ends at the edge.
    Wall,
}

impl Board {
    /// The ways in which a piece of this colour, pushed to a morning that holds one of the same colour, may push on.
    pub(crate) fn ways(self, colour: Colour, column: u8, mixed: bool) -> Ways {
        let [left, right] = [Way::Left, Way::Right].map(|way| self.merit(colour, column, way, mixed));
        match left.cmp(&right) {
            std::cmp::Ordering::Less => Ways::One(Way::Left),
            std::cmp::Ordering::Greater => Ways::One(Way::Right),
            std::cmp::Ordering::Equal if left == Merit::Wall => Ways::None,
            std::cmp::Ordering::Equal => Ways::Both,
        }
    }

    #[inline]
    fn merit(self, colour: Colour, column: u8, way: Way, mixed: bool) -> Merit {
        match self.push_end(colour, column, way, mixed) {
            None => Merit::Wall,
            Some(end) if self.mornings(!colour).has(end) => Merit::Capture,
            Some(end) if way.next(column) == Some(end) => Merit::FreeNeighbour,
            Some(_) => Merit::FreeEnd,
        }
    }

    /// Where a push this way ends: a free morning, or one whose piece is captured; none at the edge.
    #[inline]
    fn push_end(self, colour: Colour, column: u8, way: Way, mixed: bool) -> Option<u8> {
        let own = self.mornings(colour);
        if mixed {
            // MK15 turned round: pieces of both colours go along; without a free morning the usual rule holds.
            let standing = Columns(own.0 | self.mornings(!colour).0);
            if let Some(free) = way.end_of_run(standing, column) {
                return Some(free);
            }
        }
        way.end_of_run(own, column)
    }

    /// Pushes a piece of this colour to a morning that holds one of the same colour, and all that stand in the way on.
    /// Gives the column where the push ends and the colour of the piece captured there.
    pub(crate) fn push(&mut self, colour: Colour, column: u8, way: Way, mixed: bool) -> (u8, Option<Colour>) {
        let Some(end) = self.push_end(colour, column, way, mixed) else {
            debug_assert!(false, "nobody pushes against the edge");
            return (column, None);
        };
        let (own, other) = (self.mornings(colour).0, self.mornings(!colour).0);
        if other & (1 << end) != 0 {
            self.set_mornings(colour, Columns(own | 1 << end));
            self.set_mornings(!colour, Columns(other & !(1 << end)));
            return (end, Some(!colour));
        }
        // Everything from the column to the free end shifts by one; the pushed piece fills the gap.
        let (least, most) = if end < column { (end, column) } else { (column, end) };
        let block = (0xFF_u8 << least) & (0xFF_u8 >> (COLUMNS - 1 - most));
        let shifted = |set: u8| match way {
            Way::Left => (set & !block) | ((set & block) >> 1),
            Way::Right => (set & !block) | ((set & block) << 1),
        };
        self.set_mornings(colour, Columns(shifted(own) | 1 << column));
        self.set_mornings(!colour, Columns(shifted(other)));
        (end, None)
    }
}
