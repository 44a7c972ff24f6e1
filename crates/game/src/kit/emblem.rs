//! Tokens by which seats are told apart in games whose pieces do not tell.

use crate::scene::{Emblem, Look, Owner};
use crate::{MOST_SEATS, Seat};

/// The drawings of the nine tokens, each with a sign of its own.
const TOKENS: [&str; MOST_SEATS] = [
    "battle-token-dot",
    "battle-token-ring",
    "battle-token-bar",
    "battle-token-cross",
    "battle-token-chevron",
    "battle-token-diamond",
    "battle-token-wave",
    "battle-token-star",
    "battle-token-triangle",
];

/// The token of a seat, in its colour.
pub fn token_of(seat: Seat) -> Emblem {
    Emblem { look: Look(TOKENS[seat.index() % MOST_SEATS]), owner: Owner::Seat(seat) }
}
