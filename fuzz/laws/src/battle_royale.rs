//! The laws of Battle Royale's parsers.

use crate::ground::{self, Ground, ground};
use std::sync::LazyLock;
use stolik_battle_royale::BattleRoyale;

/// Every variant that reads or plays differently, each with some moments of a turn.
static GROUNDS: LazyLock<Vec<Ground<BattleRoyale>>> = LazyLock::new(|| {
    ground(&[
        (&[], &["A1/K11 turn=0 morale=8", "E5/F6,F5,F7,E6,E7 turn=0 morale=6 round=3", "A1/K11 roll=1"]),
        (&[("seats", "5"), ("fifth_in_centre", "yes"), ("die", "20")], &[]),
        (&[("seats", "3"), ("roll_mode", "all_at_round_start"), ("order", "clockwise")], &[]),
    ])
});

/// An action: what it means comes back from the text that the game writes for it.
pub fn battle_royale_action(data: &[u8]) {
    ground::action(&GROUNDS, data);
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn battle_royale_position(data: &[u8]) {
    ground::position(&GROUNDS, data);
}

/// A position as JSON: the same.
pub fn battle_royale_position_value(data: &[u8]) {
    ground::position_value(&GROUNDS, data);
}
