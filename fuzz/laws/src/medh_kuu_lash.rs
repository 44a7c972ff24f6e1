//! The laws of Medh Kuu Lash's parsers.

use crate::ground::{self, Ground, ground};
use std::sync::LazyLock;
use stolik_medh_kuu_lash::MedhKuuLash;

/// Every variant that reads or plays differently, each with some moments of a turn.
static GROUNDS: LazyLock<Vec<Ground<MedhKuuLash>>> = LazyLock::new(|| {
    ground(&[
        (&[], &["G:gG1,G3,G8,W6:wM3,W1,W2,W3:2/4", "G:gG1,G4,M4,W8:wW1..W4:2/1", "W:gG1..G4:wM3,W1..W3"]),
        (&[("push_chooser", "owner"), ("mixed_push", "yes")], &["G:gG1,G4,M4,W8:wW1..W4:2/1"]),
        (&[("move_enemy", "yes"), ("swap_wrap", "yes"), ("triple_any_turn", "yes")], &[]),
    ])
});

/// An action: what it means comes back from the text that the game writes for it.
pub fn medh_kuu_lash_action(data: &[u8]) {
    ground::action(&GROUNDS, data);
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn medh_kuu_lash_position(data: &[u8]) {
    ground::position(&GROUNDS, data);
}

/// A position as JSON: the same.
pub fn medh_kuu_lash_position_value(data: &[u8]) {
    ground::position_value(&GROUNDS, data);
}
