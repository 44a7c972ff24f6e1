//! How large a map is.

use super::{Block, CASTLE};
use crate::Mode;
use crate::site::APART;
use std::fmt;

/// The width and height of a map, in fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// How many fields a row has.
    pub width: u8,
    /// How many rows there are.
    pub height: u8,
}

impl Size {
    /// The most fields in a row, and the most rows.
    pub const MOST: u8 = 64;
    /// The fewest fields in a row, and the fewest rows, of a generated map.
    pub const LEAST_GENERATED: u8 = 12;
    /// The usual size (W-2).
    pub const USUAL: Size = Size { width: 32, height: 24 };

    /// How many fields there are.
    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Whether two castles in opposite corners would be far enough apart (7.1). Of the sizes that can be generated, all
    /// are large enough whose width and height are at least 27 together.
    pub fn has_room_for_two_castles(self) -> bool {
        let fits = self.width >= CASTLE && self.height >= CASTLE;
        fits && {
            let first = Block::castle(0, 0);
            let last = Block::castle(self.width - CASTLE, self.height - CASTLE);
            first.distance(last) >= APART
        }
    }

    /// Whether a castle in one corner would leave room for two camps in the opposite one (7.2, 1.4.15). Of the sizes that
    /// can be generated, all are large enough whose width and height are at least 31 together.
    pub fn has_room_for_a_siege(self) -> bool {
        let fits = self.width >= CASTLE && self.height >= CASTLE;
        fits && {
            let castle = Block::castle(0, 0);
            let (right, below) = (self.width - CASTLE, self.height - CASTLE);
            // The second camp stands beside the first, with a gap between.
            let beside = [right.checked_sub(CASTLE + 1), below.checked_sub(CASTLE + 1)];
            let [left, above] = beside.map(|place| place.unwrap_or(0));
            let second = [Block::castle(left, below), Block::castle(right, above)];
            let apart = |camp: &Block| camp.distance(castle) >= APART;
            second.iter().zip(beside).any(|(camp, there)| there.is_some() && apart(camp))
        }
    }

    /// Whether a game of this mode can begin on a map of this size that is all grass.
    pub fn has_room_for(self, mode: Mode) -> bool {
        match mode {
            Mode::Standard => self.has_room_for_two_castles(),
            Mode::Siege => self.has_room_for_a_siege(),
        }
    }

    /// The place of a field in a list of all fields, row by row.
    pub(super) const fn index(self, x: u8, y: u8) -> usize {
        y as usize * self.width as usize + x as usize
    }

    /// The field of this place in the list.
    pub(super) const fn field(self, index: usize) -> (u8, u8) {
        ((index % self.width as usize) as u8, (index / self.width as usize) as u8)
    }

    /// The field beside this one, `dx` to the right and `dy` down; none beyond the edge.
    pub(super) fn beside(self, (x, y): (u8, u8), (dx, dy): (i8, i8)) -> Option<(u8, u8)> {
        let x = x.checked_add_signed(dx).filter(|&x| x < self.width)?;
        let y = y.checked_add_signed(dy).filter(|&y| y < self.height)?;
        Some((x, y))
    }

    /// The fields that touch this one by a side (10).
    pub(super) fn sides(self, field: (u8, u8)) -> impl Iterator<Item = (u8, u8)> {
        [(0, -1), (-1, 0), (1, 0), (0, 1)].into_iter().filter_map(move |step| self.beside(field, step))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}
