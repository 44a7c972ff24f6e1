//! One moment of a random game, with what the laws ask of it.

use crate::broken::{Broken, Verdict, debug};
use crate::playthrough::Playthrough;
use std::fmt::Debug;
use stolik_game::{Actor, Asks, Effect, Entropy, Game, InputOf, Pinned, Rules, Seat, Viewer, Weighted, mix};

/// One moment of a random game.
#[derive(Debug)]
pub(crate) struct Moment<'a, G: Game> {
    pub played: &'a Playthrough<G>,
    /// How many inputs there were before it.
    pub index: usize,
}

/// One input of a random game, between its two moments.
#[derive(Debug)]
pub(crate) struct Step<'a, G: Game> {
    pub before: Moment<'a, G>,
    pub input: &'a InputOf<G>,
    pub effect: Effect,
    pub after: Moment<'a, G>,
}

impl<'a, G: Game> Moment<'a, G> {
    pub fn game(&self) -> &'a G {
        &self.played.game
    }

    pub fn state(&self) -> &'a G::State {
        &self.played.states[self.index]
    }

    pub fn actor(&self) -> Actor {
        self.game().actor(self.state())
    }

    /// The seats awaited.
    pub fn awaited(&self) -> Vec<Seat> {
        self.actor().seats().iter().collect()
    }

    /// Randomness that is this moment's own, so that laws do not depend on each other.
    pub fn entropy(&self) -> Pinned {
        Pinned::from_seed(mix(self.played.seed) ^ self.index as u64)
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.state(), viewer)
    }

    pub fn asks(&self, seat: Seat) -> Asks {
        self.game().asks(self.state(), seat)
    }

    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        legal(self.game(), self.state(), seat)
    }

    pub fn chances(&self) -> Vec<Weighted<G::Chance>> {
        let mut chances = Vec::new();
        self.game().chances(self.state(), &mut chances);
        chances
    }

    /// Some actions that the seat has here: all of them if they are few, else random ones.
    pub fn some_actions(&self, seat: Seat, most: usize, entropy: &mut Pinned) -> Vec<G::Action> {
        if self.asks(seat) == Asks::Listed && self.game().count(self.state(), seat) <= most as u64 {
            return self.legal(seat);
        }
        let drawn = (0..most).filter_map(|_| self.game().random(self.state(), seat, entropy));
        let mut drawn: Vec<G::Action> = drawn.collect();
        drawn.sort_unstable();
        drawn.dedup();
        drawn
    }

    /// The law does not hold here.
    pub fn broken(&self, expected: impl Into<String>, found: impl Into<String>) -> Broken {
        (self.played).broken(self.index, expected.into(), found.into())
    }

    /// This must be so.
    pub fn holds(&self, so: bool, expected: &str, found: impl FnOnce() -> String) -> Verdict {
        if so { Ok(()) } else { Err(self.broken(expected, found())) }
    }

    /// These two must be equal.
    pub fn same<T: PartialEq + Debug>(&self, what: &str, expected: &T, found: &T) -> Verdict {
        if expected == found {
            return Ok(());
        }
        let expected = format!("{what}: {}", debug(expected));
        Err(self.broken(expected, debug(found)))
    }
}

/// All actions of a seat.
pub(crate) fn legal<G: Rules>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions
}

/// Everybody who may look at a game.
pub(crate) fn viewers<G: Rules>(game: &G) -> Vec<Viewer> {
    let seats = (0..game.seats()).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator, Viewer::Everybody]).collect()
}

/// One of several things.
pub(crate) fn pick<'a, T>(things: &'a [T], entropy: &mut Pinned) -> Option<&'a T> {
    (!things.is_empty()).then(|| &things[entropy.index(things.len())])
}
