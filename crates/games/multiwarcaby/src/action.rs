//! What a seat can do: shift, jump, stop, skip (2e.3).

use crate::field::Field;
use crate::notation::ActionData;
use serde::{Deserialize, Serialize};

/// From one field to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hop {
    /// From where.
    pub from: Field,
    /// To where.
    pub to: Field,
}

/// One small decision. A move is a shift, or jumps of one piece until it stops; a turn is two moves (M7, M8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "ActionData", into = "ActionData")]
pub enum Action {
    /// A piece goes to an empty field beside it.
    Shift(Hop),
    /// A piece jumps over a neighbour, which is captured, to the empty field right behind it.
    Jump(Hop),
    /// The piece that has jumped does not jump on, though it could (M9).
    Stop,
    /// The second move is not made, where it is optional (MW3).
    Skip,
}

impl Hop {
    /// The columns to the right and the rows up.
    fn across(self) -> (i8, i8) {
        let between = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
        (between(self.from.column(), self.to.column()), between(self.from.row(), self.to.row()))
    }

    /// How many steps it is in one of the eight directions (M11); none if it is in no such direction.
    pub fn steps(self) -> Option<u8> {
        let (right, up) = self.across();
        let straight = right == 0 || up == 0 || right.abs() == up.abs();
        straight.then_some(right.unsigned_abs().max(up.unsigned_abs()))
    }

    /// The fields strictly between its ends; none if it is in no direction.
    pub fn between(self) -> impl Iterator<Item = Field> {
        let (right, up) = self.across();
        (1..self.steps().unwrap_or(0).cast_signed()).filter_map(move |step| {
            let column = self.from.column().checked_add_signed(right.signum() * step)?;
            let row = self.from.row().checked_add_signed(up.signum() * step)?;
            Field::new(column, row)
        })
    }

    /// The field a jump goes over: half-way.
    #[inline]
    pub(crate) const fn over(self) -> Field {
        Field::of_bit(u32::midpoint(self.from.bit(), self.to.bit()))
    }
}
