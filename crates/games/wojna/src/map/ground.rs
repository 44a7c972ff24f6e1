//! A set of fields of a map, a row of bits for each of its rows.

use crate::{Size, Terrain};

/// The fields of one terrain, or of whatever else is to be told apart.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Ground([u64; Size::MOST as usize]);

impl Ground {
    pub(super) const NONE: Ground = Ground([0; Size::MOST as usize]);

    /// The fields of this terrain.
    pub(super) fn of(size: Size, cells: &[Terrain], terrain: Terrain) -> Ground {
        let mut ground = Ground::NONE;
        for (row, bits) in cells.chunks_exact(size.width as usize).zip(&mut ground.0) {
            for (x, &cell) in row.iter().enumerate() {
                *bits |= u64::from(cell == terrain) << x;
            }
        }
        ground
    }

    pub(super) fn has(&self, (x, y): (u8, u8)) -> bool {
        self.0[y as usize] >> x & 1 == 1
    }

    pub(super) fn add(&mut self, (x, y): (u8, u8)) {
        self.0[y as usize] |= 1 << x;
    }

    /// The upper left fields of all squares of this side that lie on the ground.
    pub(super) fn squares(&self, side: u8) -> Ground {
        let mut squares = Ground::NONE;
        for (y, bits) in squares.0.iter_mut().enumerate() {
            // A row below the last has no fields, so no square hangs over it.
            let rows = (y..y + side as usize).map(|row| self.0.get(row).copied().unwrap_or(0));
            let columns = rows.fold(u64::MAX, |all, row| all & row);
            *bits = (0..side).fold(u64::MAX, |all, x| all & columns >> x);
        }
        squares
    }

    /// The fields, row by row.
    pub(super) fn fields(&self) -> impl Iterator<Item = (u8, u8)> {
        (0_u8..).zip(self.0).flat_map(|(y, mut bits)| {
            std::iter::from_fn(move || {
                let x = bits.trailing_zeros() as u8;
                bits &= bits.checked_sub(1)?;
                Some((x, y))
            })
        })
    }
}
