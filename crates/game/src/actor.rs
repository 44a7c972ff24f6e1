//! Whose input the game waits for.

use crate::{Seat, Seats};

/// Who must act next.
///
/// `Over` carries no result: actors are asked for at every node of a search, results once a game. The result is
/// [`Rules::outcome`](crate::Rules::outcome).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// This seat and no other.
    One(Seat),
    /// Any of these; the first to act acts for their side.
    Any(Seats),
    /// Every one of these, in any order; what one of them does changes nothing for the others.
    Each(Seats),
    /// Dice, cards or a lot.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

impl Actor {
    /// The seats whose action the game would take now.
    pub fn seats(self) -> Seats {
        match self {
            Actor::One(seat) => Seats::only(seat),
            Actor::Any(seats) | Actor::Each(seats) => seats,
            Actor::Chance | Actor::Over => Seats::NONE,
        }
    }

    /// Whether the game would take an action of this seat now.
    pub fn awaits(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}
