//! Rectangles of fields: the ground that a token stands on.

use crate::{Axis, Cell, Frame};

/// A rectangle of fields, by its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rect {
    /// The first column.
    pub x: i16,
    /// The first row.
    pub y: i16,
    /// Columns.
    pub width: i16,
    /// Rows.
    pub height: i16,
}

impl Rect {
    /// One field.
    #[inline]
    pub const fn of_cell(frame: Frame, cell: Cell) -> Rect {
        Rect::at(frame, cell, (1, 1))
    }

    /// A rectangle of this size with this first field.
    #[inline]
    pub const fn at(frame: Frame, first: Cell, size: (i16, i16)) -> Rect {
        let (x, y) = frame.xy(first);
        Rect { x, y, width: size.0, height: size.1 }
    }

    /// Whether all of it is on the map.
    #[inline]
    pub const fn is_on(self, frame: Frame) -> bool {
        self.x >= 0
            && self.y >= 0
            && self.x + self.width <= frame.width() as i16
            && self.y + self.height <= frame.height() as i16
    }

    /// Its fields that are on the map, row by row.
    #[inline]
    pub fn cells(self, frame: Frame) -> impl Iterator<Item = Cell> {
        let columns = self.x..self.x + self.width;
        (self.y..self.y + self.height)
            .flat_map(move |y| columns.clone().filter_map(move |x| frame.cell(x, y)))
    }

    /// The fields that share a side with it (10, W-36, W-44): above, below, then left and right.
    #[inline]
    pub fn sides(self, frame: Frame) -> impl Iterator<Item = Cell> {
        let columns = self.x..self.x + self.width;
        let rows = self.y..self.y + self.height;
        let flat = [self.y - 1, self.y + self.height]
            .into_iter()
            .flat_map(move |y| columns.clone().filter_map(move |x| frame.cell(x, y)));
        let upright = [self.x - 1, self.x + self.width]
            .into_iter()
            .flat_map(move |x| rows.clone().filter_map(move |y| frame.cell(x, y)));
        flat.chain(upright)
    }

    /// Its lower right field, of a rectangle on the map.
    #[inline]
    pub const fn last(self, frame: Frame) -> Cell {
        let (x, y) = (self.x + self.width - 1, self.y + self.height - 1);
        Cell((y * frame.width() as i16 + x).cast_unsigned())
    }

    /// Whether a field is in it.
    #[inline]
    pub const fn has(self, frame: Frame, cell: Cell) -> bool {
        let (x, y) = frame.xy(cell);
        x >= self.x && x < self.x + self.width && y >= self.y && y < self.y + self.height
    }

    /// It and all fields that touch it (10), on the map or not.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Rect {
        Rect { x: self.x - 1, y: self.y - 1, width: self.width + 2, height: self.height + 2 }
    }

    /// The distance of 11: fields strictly between, on a way of side steps; -1 where the two overlap.
    #[inline]
    pub const fn distance(self, other: Rect) -> i16 {
        gap(self.x, self.width, other.x, other.width) + gap(self.y, self.height, other.y, other.height) - 1
    }

    /// Whether the two share a field, a side or a corner (10).
    #[inline]
    pub const fn touches(self, other: Rect) -> bool {
        gap(self.x, self.width, other.x, other.width) <= 1
            && gap(self.y, self.height, other.y, other.height) <= 1
    }
}

/// Steps from one stretch of columns or rows to another; 0 where they overlap.
const fn gap(one: i16, length: i16, other: i16, other_length: i16) -> i16 {
    if other >= one + length {
        other - (one + length) + 1
    } else if one >= other + other_length {
        one - (other + other_length) + 1
    } else {
        0
    }
}

/// A size turned onto an axis: sizes are given as they lie across.
pub(crate) const fn turned(size: (i16, i16), axis: Axis) -> (i16, i16) {
    match axis {
        Axis::Across => size,
        Axis::Down => (size.1, size.0),
    }
}
