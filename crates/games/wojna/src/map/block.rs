//! Where buildings stand: rectangles of fields, their distance and whether they touch.

/// The side of a castle (1.0).
pub(super) const CASTLE: u8 = 3;
/// The side of a barracks, a workshop, a port (1.0).
pub(super) const BARRACKS: u8 = 2;
/// How far apart two castles are at least (7.1).
pub(super) const CASTLES_APART: i16 = 16;
/// How far from its castle a barracks, a workshop, a port is at most (5).
pub(super) const BARRACKS_REACH: i16 = 5;

/// How far from its castle a camp is at most (5).
pub(super) const CAMP_REACH: i16 = 20;

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

    /// How many steps to the side and how many up or down lead from the one to the other.
    fn apart(self, other: Block) -> (u8, u8) {
        let along = |a: u8, a_side: u8, b: u8, b_side: u8| {
            if a < b { b.saturating_sub(a + a_side - 1) } else { a.saturating_sub(b + b_side - 1) }
        };
        (along(self.x, self.side, other.x, other.side), along(self.y, self.side, other.y, other.side))
    }

    /// The fields strictly between, on a path by sides (11).
    pub(super) fn distance(self, other: Block) -> i16 {
        let (x, y) = self.apart(other);
        i16::from(x) + i16::from(y) - 1
    }

    /// Whether they touch, be it by a corner, or overlap (10, W-6).
    pub(super) fn touches(self, other: Block) -> bool {
        let (x, y) = self.apart(other);
        x <= 1 && y <= 1
    }

    /// Its own fields.
    pub(super) fn fields(self) -> impl Iterator<Item = (u8, u8)> {
        let Block { x, y, side } = self;
        (y..y + side).flat_map(move |y| (x..x + side).map(move |x| (x, y)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn position_w1_castles_are_10_15_and_16_apart() {
        let castle = Block::castle(1, 1);
        for (x, y, distance) in [(14, 3, 10), (14, 9, 16), (13, 9, 15)] {
            assert_eq!(castle.distance(Block::castle(x, y)), distance);
            assert_eq!(Block::castle(x, y).distance(castle), distance);
        }
    }

    #[test]
    fn position_w2_large_buildings_may_not_touch() {
        let barracks = Block::barracks(4, 4);
        let beyond_a_gap = Block::barracks(7, 4);
        assert_eq!((barracks.touches(beyond_a_gap), barracks.distance(beyond_a_gap)), (false, 1));
        assert!(barracks.touches(Block::barracks(6, 4)));
        let corner = Block::barracks(6, 6);
        assert_eq!((barracks.touches(corner), barracks.distance(corner)), (true, 1));
    }

    #[test]
    fn position_w3_barracks_within_5_of_the_castle() {
        let castle = Block::castle(10, 10);
        for (x, y, distance) in [(18, 10, 5), (19, 10, 6), (16, 15, 6), (15, 15, 5)] {
            assert_eq!(castle.distance(Block::barracks(x, y)), distance);
        }
    }
}
