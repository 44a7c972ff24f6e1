//! The laws of Multiwarcaby's parsers.

use crate::ground::{self, Ground, ground};
use std::sync::LazyLock;
use stolik_multiwarcaby::Multiwarcaby;

/// Every variant that reads or plays differently, each with some moments of a turn.
static GROUNDS: LazyLock<Vec<Ground<Multiwarcaby>>> = LazyLock::new(|| {
    ground(&[
        (&[], &["A1,B1,C2,D4", "A1,B1,C2,D4:move=2:captured", "A1,B1,C2:score=1-0:jump=A1"]),
        (&[("size", "7"), ("second_move", "optional")], &["B2,C2,D3:move=2"]),
        (&[("seats", "4"), ("teams", "yes")], &["A1,B1,C2,D4:turn=1"]),
        (&[("seats", "3"), ("end", "last_piece")], &["A1,D1"]),
    ])
});

/// An action: what it means comes back from the text that the game writes for it.
pub fn multiwarcaby_action(data: &[u8]) {
    ground::action(&GROUNDS, data);
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn multiwarcaby_position(data: &[u8]) {
    ground::position(&GROUNDS, data);
}

/// A position as JSON: the same.
pub fn multiwarcaby_position_value(data: &[u8]) {
    ground::position_value(&GROUNDS, data);
}
