//! Clocks that the rules watch.

use crate::{Millis, Never, Rules, Seat, Seats};
use std::fmt::Debug;
use std::hash::Hash;

/// Games whose rules watch clocks: time that passes is one of their inputs.
pub trait Timed: Rules<Time = Passed> {
    /// The seats whose clocks the rules watch now; the table feeds what has passed on them as an input.
    fn watched(&self, state: &Self::State) -> Seats;
}

/// So much time has passed on a seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Passed {
    /// Whose clock ran.
    pub seat: Seat,
    /// How long.
    pub elapsed: Millis,
}

/// What a game's inputs of time are: [`Passed`] where it is [`Timed`], [`Never`] elsewhere. So code that plays any game
/// need not know which it is.
pub trait Time<G>: Copy + Eq + Ord + Hash + Debug + Send + Sync {
    /// The seats whose clocks the rules watch now.
    fn watched(game: &G, state: &G::State) -> Seats
    where
        G: Rules;
    /// The input that says so; none where no clock is watched.
    fn of(passed: Passed) -> Option<Self>;
    /// What has passed.
    fn passed(self) -> Passed;
}

impl<G: Timed> Time<G> for Passed {
    fn watched(game: &G, state: &G::State) -> Seats {
        game.watched(state)
    }

    fn of(passed: Passed) -> Option<Passed> {
        Some(passed)
    }

    fn passed(self) -> Passed {
        self
    }
}

impl<G> Time<G> for Never {
    fn watched(_: &G, _: &G::State) -> Seats
    where
        G: Rules,
    {
        Seats::NONE
    }

    fn of(_: Passed) -> Option<Never> {
        None
    }

    fn passed(self) -> Passed {
        match self {}
    }
}
