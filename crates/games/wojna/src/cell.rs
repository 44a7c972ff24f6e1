//! The fields of a map, and steps between them.

use crate::stretch::read_place;
use serde::{Deserialize, Serialize};
use stolik_game::kit::Part;

/// A field by its number: `y * width + x`, rows from the top. Whether it is on the map is the [`Frame`]'s to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u16);

impl Cell {
    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A side of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The step to this side, as x and y.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Direction::North => (0, -1),
            Direction::East => (1, 0),
            Direction::South => (0, 1),
            Direction::West => (-1, 0),
        }
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

/// How a token of several fields lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// Along a row.
    #[default]
    Across,
    /// Along a column.
    Down,
}

impl Axis {
    /// Both.
    pub const ALL: [Axis; 2] = [Axis::Across, Axis::Down];

    /// The other one.
    #[must_use]
    pub const fn turned(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }
}

/// The size of a map: turns fields into places and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    width: u8,
    height: u8,
    /// One row as a share of all numbers of fields: so that rows are found by multiplying, which is quicker than dividing.
    row: u32,
}

/// What [`Frame`] counts shares in: enough for every number of a field, whatever the width.
const SHARES: u32 = 24;

impl Frame {
    /// A map of so many columns and rows.
    pub const fn new(width: u8, height: u8) -> Frame {
        let columns = if width == 0 { 1 } else { width as u32 };
        Frame { width, height, row: (1 << SHARES) / columns + 1 }
    }

    /// Columns.
    #[inline]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Rows.
    #[inline]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// How many fields there are.
    #[inline]
    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// All fields, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.area() as u16).map(Cell)
    }

    /// Whether the field is on the map.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        cell.index() < self.area()
    }

    /// The field of this column and row; none beyond the map.
    #[inline]
    pub const fn cell(self, x: i16, y: i16) -> Option<Cell> {
        if x < 0 || y < 0 || x >= self.width as i16 || y >= self.height as i16 {
            return None;
        }
        Some(Cell((y * self.width as i16 + x).cast_unsigned()))
    }

    /// Column and row of a field.
    #[inline]
    pub const fn xy(self, cell: Cell) -> (i16, i16) {
        let y = ((cell.0 as u64 * self.row as u64) >> SHARES) as u16;
        let x = cell.0.wrapping_sub(y.wrapping_mul(self.width as u16));
        (x.cast_signed(), y.cast_signed())
    }

    /// The field so many steps away; none beyond the map.
    #[inline]
    pub const fn beyond(self, cell: Cell, towards: Direction, steps: i16) -> Option<Cell> {
        let (x, y) = self.xy(cell);
        let (dx, dy) = towards.delta();
        self.cell(x + dx * steps, y + dy * steps)
    }

    /// The next field to this side.
    #[inline]
    pub const fn step(self, cell: Cell, towards: Direction) -> Option<Cell> {
        self.beyond(cell, towards, 1)
    }

    /// The fields that share a side with this one (10).
    #[inline]
    pub fn neighbours(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let (x, y) = self.xy(cell);
        Direction::ALL.into_iter().filter_map(move |towards| {
            let (dx, dy) = towards.delta();
            self.cell(x + dx, y + dy)
        })
    }

    /// Visits the same fields in the same order: quicker, where many are asked for their neighbours.
    #[inline]
    pub fn visit_neighbours(self, cell: Cell, mut visit: impl FnMut(Cell)) {
        let (x, y) = self.xy(cell);
        let (width, height) = (self.width as i16, self.height as i16);
        if y > 0 {
            visit(Cell(cell.0 - u16::from(self.width)));
        }
        if x + 1 < width {
            visit(Cell(cell.0 + 1));
        }
        if y + 1 < height {
            visit(Cell(cell.0 + u16::from(self.width)));
        }
        if x > 0 {
            visit(Cell(cell.0 - 1));
        }
    }

    /// Whether two fields share a side (10).
    #[inline]
    pub const fn are_adjacent(self, one: Cell, other: Cell) -> bool {
        self.steps(one, other) == 1
    }

    /// How many steps lie between two fields, obstacles ignored.
    #[inline]
    pub const fn steps(self, one: Cell, other: Cell) -> i16 {
        let ((ax, ay), (bx, by)) = (self.xy(one), self.xy(other));
        (ax - bx).abs() + (ay - by).abs()
    }

    /// The name of a field: `12,14`.
    pub fn name(self, cell: Cell) -> String {
        let (x, y) = self.xy(cell);
        format!("{x},{y}")
    }

    /// The field of this name.
    pub fn named(self, name: &str) -> Option<Cell> {
        let mut rest = Part { text: name, at: 0 };
        let place = read_place(&mut rest).ok().filter(|_| rest.text.is_empty())?;
        place.cell(self)
    }
}
