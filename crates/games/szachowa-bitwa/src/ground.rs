//! The ground: which fields there are, which of them touch, and where the river runs.

use crate::field::STRIDE;
use crate::{Colour, Column, Field, Fields};

/// The two boards as they are joined: their size, the river and its bridges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    size: u8,
    river: bool,
    /// A bit a column with a bridge.
    bridges: u16,
}

impl Ground {
    /// Boards of this size, with a river or not, and bridges in these columns.
    pub fn new(size: u8, river: bool, bridges: impl IntoIterator<Item = Column>) -> Ground {
        let bridges = bridges.into_iter().fold(0, |set, column| set | 1 << column.number());
        Ground { size, river, bridges }
    }

    /// Columns and rows of one board: N.
    #[inline]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Whether there is a river.
    pub const fn has_river(self) -> bool {
        self.river
    }

    /// Whether a column has a bridge.
    #[inline]
    pub const fn has_bridge(self, column: u8) -> bool {
        self.bridges & (1 << column) != 0
    }

    /// Whether the boards have this field.
    #[inline]
    pub const fn has(self, field: Field) -> bool {
        field.column() <= self.size && field.row() >= 1 && field.row() <= 2 * self.size
    }

    /// Whether the column is one of the boards'.
    pub const fn has_column(self, column: Column) -> bool {
        column.number() <= self.size
    }

    /// Whose board a field lies on.
    #[inline]
    pub const fn owner(self, field: Field) -> Colour {
        if field.row() <= self.size { Colour::White } else { Colour::Black }
    }

    /// The fields of a player's own board.
    #[inline]
    pub const fn board_of(self, colour: Colour) -> Fields {
        match (self.size, colour) {
            (8, Colour::White) => EIGHT[0],
            (8, Colour::Black) => EIGHT[1],
            (_, Colour::White) => TEN[0],
            (_, Colour::Black) => TEN[1],
        }
    }

    /// The fields of both boards.
    #[inline]
    pub fn all(self) -> Fields {
        self.board_of(Colour::White) | self.board_of(Colour::Black)
    }

    /// Whether the river runs between two fields.
    #[inline]
    pub const fn river_between(self, one: Field, other: Field) -> bool {
        let first = (self.size + 1) * STRIDE as u8; // the first field of Black's board
        self.river && ((one.number() < first) != (other.number() < first))
    }

    /// Whether two neighbours by the drawing touch: share a side or a corner, and no river between them but under a
    /// bridge (S-21).
    #[inline]
    pub const fn touch(self, one: Field, other: Field) -> bool {
        let apart = (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()));
        match apart {
            (0 | 1, 0 | 1) if one.number() != other.number() => {
                !self.river_between(one, other)
                    || (one.column() == other.column() && self.has_bridge(one.column()))
            }
            _ => false,
        }
    }

    /// Whether two fields share a side (S-21).
    #[inline]
    pub const fn side_by_side(self, one: Field, other: Field) -> bool {
        self.touch(one, other) && (one.column() == other.column() || one.row() == other.row())
    }

    /// Whether something on a field can be shot at from another: two fields at most, the river being one (Shooting).
    #[inline]
    pub const fn in_range(self, from: Field, to: Field) -> bool {
        let across = from.column().abs_diff(to.column());
        let along = from.row().abs_diff(to.row()) + self.river_between(from, to) as u8;
        across <= 2 && along <= 2 && across + along > 0
    }

    /// The fields that touch this one.
    pub fn around(self, field: Field) -> impl Iterator<Item = Field> {
        WAYS.into_iter()
            .map(move |way| field.step(way))
            .filter(move |to| self.has(*to) && self.touch(field, *to))
    }
}

/// The boards of 8 and of 10 rows, White's and Black's.
const EIGHT: [Fields; 2] = [board(1, 8), board(9, 8)];
const TEN: [Fields; 2] = [board(1, 10), board(11, 10)];

const fn board(first: u8, size: u8) -> Fields {
    let mut fields = Fields::NONE;
    let mut row = first;
    while row < first + size {
        let mut column = 1;
        while column <= size {
            if let Some(field) = Field::new(column, row) {
                fields.insert(field);
            }
            column += 1;
        }
        row += 1;
    }
    fields
}

/// The eight ways: four straight ones, then four diagonal ones.
pub(crate) const WAYS: [i16; 8] = [-STRIDE, -1, 1, STRIDE, -STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];
