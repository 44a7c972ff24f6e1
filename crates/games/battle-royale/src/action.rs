//! What a seat does, and what chance gives.

use crate::field::Field;
use stolik_game::Seat;

/// A decision: one field (BR4), or the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Takes this field.
    Take(Field),
    /// Ends the turn; it never ends by itself (1e.5).
    End,
}

/// What chance gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This seat begins (C9).
    First(Seat),
    /// The die gives so much morale (C10).
    Roll(u8),
}
