//! Where buildings stand on a map without a game: squares of fields, their distance and whether they touch.

use crate::Rect;

/// The side of a castle (1.0).
pub(super) const CASTLE: u8 = 3;
/// The side of a barracks, a workshop, a port (1.0).
pub(super) const BARRACKS: u8 = 2;

/// A square of fields, by its upper left field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) x: u8,
    pub(super) y: u8,
    pub(super) side: u8,
}

impl Block {
    pub(super) const fn castle(x: u8, y: u8) -> Block {
        Block { x, y, side: CASTLE }
    }

    pub(super) const fn barracks(x: u8, y: u8) -> Block {
        Block { x, y, side: BARRACKS }
    }

    fn rect(self) -> Rect {
        let [x, y, side] = [self.x, self.y, self.side].map(i16::from);
        Rect { x, y, width: side, height: side }
    }

    /// The fields strictly between, on a path by sides (11).
    pub(super) fn distance(self, other: Block) -> i16 {
        self.rect().distance(other.rect())
    }

    /// Whether they touch, be it by a corner, or overlap (10, W-6).
    pub(super) fn touches(self, other: Block) -> bool {
        self.rect().touches(other.rect())
    }

    /// Its own fields.
    pub(super) fn fields(self) -> impl Iterator<Item = (u8, u8)> {
        let Block { x, y, side } = self;
        (y..y + side).flat_map(move |y| (x..x + side).map(move |x| (x, y)))
    }
}
