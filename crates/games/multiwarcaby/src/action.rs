//! What a seat can do: shift, jump, stop, skip (2e.3).

use crate::field::Field;
use serde::{Deserialize, Serialize};

/// From one field to another.
pub type Hop = stolik_game::kit::Hop<Field>;

/// One small decision. A move is a shift, or jumps of one piece until it stops; a turn is two moves (M7, M8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
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

/// The field a jump goes over: half-way.
#[inline]
pub(crate) const fn over(jump: Hop) -> Field {
    Field::of_bit(u32::midpoint(jump.from.bit(), jump.to.bit()))
}
