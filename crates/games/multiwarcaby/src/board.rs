//! The board: what a piece can do on it, and whether anything can still be captured.

use crate::action::Hop;
use crate::field::{AXES, Field, Fields, ROW};
use crate::options::Size;

/// The fields that are in play (M2, MW16), and the short lines on them that moves are made of.
///
/// A shift needs two neighbouring fields, one with a piece and one empty: so every line of two with exactly one
/// piece is one shift. A jump needs three fields in a row, a piece in the middle and exactly one more at an end: so
/// every such line of three is one jump (M8, MW9).
#[derive(PartialEq, Eq, Debug)]
pub struct Board {
    fields: Fields,
    /// Lines of two along each axis, by their lower ends.
    twos: [Fields; 4],
    /// Lines of three along each axis, by their lower ends.
    threes: [Fields; 4],
}

static LARGE: Board = Board::new(0, 9);
static SMALL: Board = Board::new(1, 8);

/// All moves of a position, as the lines they lie on.
pub(crate) struct Moves {
    shifts: [Fields; 4],
    jumps: [Fields; 4],
    counts: [u32; 8],
}

impl Board {
    /// The board of a size.
    pub fn of(size: Size) -> &'static Board {
        match size {
            Size::Nine => &LARGE,
            Size::Seven => &SMALL,
        }
    }

    /// The square whose columns and rows are these.
    const fn new(first: u32, end: u32) -> Board {
        let columns = (1 << end) - (1 << first);
        let mut fields = 0_u128;
        let mut row = first;
        while row < end {
            fields |= columns << (row * ROW);
            row += 1;
        }
        let mut board = Board { fields: Fields(fields), twos: [Fields::NONE; 4], threes: [Fields::NONE; 4] };
        let mut axis = 0;
        while axis < AXES.len() {
            board.twos[axis] = Fields(fields & (fields >> AXES[axis]));
            board.threes[axis] = Fields(fields & (fields >> (2 * AXES[axis])));
            axis += 1;
        }
        board
    }

    /// The fields in play.
    #[inline]
    pub const fn fields(&self) -> Fields {
        self.fields
    }

    /// The pieces at the start: on all fields but the corners and the centre (M3, M4).
    pub fn start(&self) -> Fields {
        let fields = || self.fields.iter();
        let (first, last) = (fields().map(Field::row).min(), fields().map(Field::row).max());
        let middle = first.zip(last).map(|(first, last)| u8::midpoint(first, last));
        let is_edge = |number| Some(number) == first || Some(number) == last;
        let is_corner = |field: &Field| is_edge(field.column()) && is_edge(field.row());
        let is_centre = |field: &Field| Some(field.column()) == middle && Some(field.row()) == middle;
        fields().filter(|field| !is_corner(field) && !is_centre(field)).collect()
    }

    /// The empty fields beside a piece: where it can be shifted.
    #[inline]
    pub fn shifts_of(&self, pieces: Fields, piece: Field) -> Fields {
        let here = piece.alone();
        let beside = AXES.iter().fold(Fields::NONE, |set, &axis| set | here.up(axis) | here.down(axis));
        (beside & self.fields) - pieces
    }

    /// The empty fields right behind the neighbours of a piece: where it can jump (MW9).
    #[inline]
    pub fn jumps_of(&self, pieces: Fields, piece: Field) -> Fields {
        let here = piece.alone();
        let behind = AXES.iter().fold(Fields::NONE, |set, &axis| {
            set | (here.up(axis) & pieces).up(axis) | (here.down(axis) & pieces).down(axis)
        });
        (behind & self.fields) - pieces
    }

    /// The pieces that can jump.
    pub fn jumpers(&self, pieces: Fields) -> Fields {
        pieces.iter().filter(|&piece| !self.jumps_of(pieces, piece).is_empty()).collect()
    }

    /// All shifts and jumps of a position.
    #[inline]
    pub(crate) fn moves(&self, pieces: Fields) -> Moves {
        let mut shifts = [Fields::NONE; 4];
        let mut jumps = [Fields::NONE; 4];
        let mut counts = [0; 8];
        for (n, axis) in AXES.into_iter().enumerate() {
            let next = pieces.down(axis);
            shifts[n] = (pieces ^ next) & self.twos[n];
            jumps[n] = (pieces ^ next.down(axis)) & next & self.threes[n];
            counts[n] = shifts[n].len();
            counts[4 + n] = jumps[n].len();
        }
        Moves { shifts, jumps, counts }
    }

    /// Whether a capture can be made now or after a single shift (MW1).
    ///
    /// That is so exactly if some empty field touches two pieces:
    ///
    /// - Let the empty `y` touch two pieces. A line from `y` through a piece beside it has a third field on the
    ///   board, at one end or the other, unless the two cut off a corner (A2 and B1), which at most one piece does
    ///   with `y`. So let `p` be one with a third field `z`, and `x` another. If `z` lies beyond `p` and is empty,
    ///   `x` steps to `y` and jumps `p`; if it is taken, the piece there jumps `p` into `y` now. If `z` lies beyond
    ///   `y` and is empty or holds `x`, `x` steps to `y` and `p` jumps it; if it holds a third piece, `p` steps to
    ///   `y` and that piece jumps it into the place it left.
    /// - Let a piece `x` have a piece and an empty field around it. The fields around `x` form a ring or, at the
    ///   edge, an unbroken part of one; somewhere on it an empty field lies next to a piece, and so touches that
    ///   piece and `x`. This settles a capture now, `x` being the piece that is jumped, and a shift that vacates
    ///   the field to land on, `x` being the piece that is shifted. In any other capture after a shift to `y`, the
    ///   piece on `y` jumps or is jumped: before the shift `y` touched that piece, where it came from, and the
    ///   other one.
    ///
    /// The tests compare this with trying all moves.
    #[inline]
    pub fn can_still_capture(&self, pieces: Fields) -> bool {
        let (left, right) = (pieces.down(1), pieces.up(1));
        let in_row = pieces | left | right;
        let two_in_row = (pieces & (left | right)) | (left & right);
        let (below, above) = (in_row.down(ROW), in_row.up(ROW));
        let two = two_in_row
            | two_in_row.down(ROW)
            | two_in_row.up(ROW)
            | (in_row & (below | above))
            | (below & above);
        !((two & self.fields) - pieces).is_empty()
    }
}

impl Moves {
    /// How many there are.
    #[inline]
    pub fn count(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The move that has `n` before it, and whether it is a jump; there must be one.
    #[inline]
    pub fn nth(&self, pieces: Fields, mut n: u32) -> (Hop, bool) {
        let sets = self.shifts.iter().chain(&self.jumps);
        let lengths = AXES.into_iter().chain(AXES.map(|axis| 2 * axis));
        for (index, ((&set, length), &count)) in sets.zip(lengths).zip(&self.counts).enumerate() {
            if n < count {
                let low = set.nth(n);
                let high = Field::of_bit(low.bit() + length);
                let (from, to) = if pieces.has(low) { (low, high) } else { (high, low) };
                return (Hop { from, to }, index >= 4);
            }
            n -= count;
        }
        unreachable!("the caller asks for one of the moves that were counted")
    }
}
