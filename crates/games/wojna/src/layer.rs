//! The layers on which tokens stand; the ground is 0.

/// Buildings.
pub const BUILDINGS: u8 = 1;
/// Ships.
pub const SHIPS: u8 = 2;
/// Engines.
pub const ENGINES: u8 = 3;
/// Land units.
pub const UNITS: u8 = 4;
/// Small signs on tokens.
pub const SIGNS: u8 = 5;
