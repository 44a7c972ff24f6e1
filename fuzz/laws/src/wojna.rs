//! The laws of Wojna's parsers.

use crate::ground::{self, Ground, ground};
use std::sync::LazyLock;
use stolik_wojna::Wojna;

/// A shore of 22 by 12 fields: small, so that thousands of texts are quickly tried.
const SHORE: (&str, &str) = ("map", "22x12/22G/22G/22G/22G/22G/22G/8G6W8G/8G6W8G/8G6W8G/22G/22G/22G");
/// Units, walls, a gate, engines, and a ship with a ram aboard.
const CROWDED: &str = "r:units coins=20,20 had=rb castle0:0,0 barracks0:4,0 castle1:19,9 barracks1:16,10 wall:8,2-10,2 \
    gate0:11,2-12,2 ladder:9,3 tower:14,2-15,3 ship:8,6-10,6 ram:8,6-9,6 trebuchet:2,6-3,6 \
    rI8,6 bC14,2 rA15,3 rC4,4 bA9,2 rA2,6 rI3,6! bI7,5";

/// Both modes and the options that read or play differently, each with moments of all phases.
static GROUNDS: LazyLock<Vec<Ground<Wojna>>> = LazyLock::new(|| {
    ground(&[
        (&[SHORE], &[CROWDED, "b:buildings coins=9,40 had=rb castle0:0,0 castle1:19,9 rI5,5 bI9,9"]),
        (&[SHORE, ("mode", "siege")], &["r:fortify coins=64,64 castle0:0,0"]),
        (
            &[SHORE, ("engine_facing", "yes"), ("ship_rotation_step", "yes"), ("trebuchet_top_only", "yes")],
            &[CROWDED],
        ),
    ])
});

/// An action: what it means comes back from the text that the game writes for it.
pub fn wojna_action(data: &[u8]) {
    ground::action(&GROUNDS, data);
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn wojna_position(data: &[u8]) {
    ground::position(&GROUNDS, data);
}

/// A position as JSON: the same.
pub fn wojna_position_value(data: &[u8]) {
    ground::position_value(&GROUNDS, data);
}
