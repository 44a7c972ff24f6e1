//! Ships. Nobody owns them (W-9).

use crate::{Axis, Cell, Frame, Rect, turned};

/// A ship and where it lies: three fields in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    /// Its upper or left field, by which it is known.
    pub at: Cell,
    /// How it lies.
    pub axis: Axis,
}

/// What a ship costs (2.4).
pub const SHIP_COST: u32 = 4;
/// The most steps of a ship's move (2.4).
pub const SHIP_STEPS: u8 = 3;

impl Ship {
    /// A ship's size as it lies across.
    pub const SIZE: (i16, i16) = (3, 1);

    /// Its ground.
    #[inline]
    pub const fn rect(self, frame: Frame) -> Rect {
        Rect::at(frame, self.at, turned(Ship::SIZE, self.axis))
    }

    /// The field about which it turns (1.0).
    #[inline]
    pub const fn middle(self, frame: Frame) -> Cell {
        Cell(self.at.0 + self.stride(frame))
    }

    /// Its lower or right field.
    #[inline]
    pub const fn last(self, frame: Frame) -> Cell {
        Cell(self.at.0 + 2 * self.stride(frame))
    }

    /// The number of fields from one of its fields to the next.
    #[inline]
    pub const fn stride(self, frame: Frame) -> u16 {
        match self.axis {
            Axis::Across => 1,
            Axis::Down => frame.width() as u16,
        }
    }
}
