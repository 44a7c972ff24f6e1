//! What viewers learn from an input.

use crate::{Action, Army, Camps, CardValue, Cards, Colour, Column, Deployment, Draw, Secret, Training};
use stolik_game::Millis;

/// What one viewer learns from one input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What everybody learns.
    pub event: Event,
    /// To the player who acted: what was done, where the others do not see it.
    pub own: Option<Action>,
    /// To each player when change is given: the own cards that came back.
    pub change: Option<Cards>,
    /// To everybody, when the game ends: what was secret.
    pub laid_open: Option<[Secret; 2]>,
}

/// What everybody learns from an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player has acted openly.
    Acted {
        /// Who.
        by: Colour,
        /// What.
        action: Action,
    },
    /// A player has committed something secret.
    Committed {
        /// Who.
        by: Colour,
        /// What came out by it.
        reveal: Reveal,
    },
    /// Cards were drawn for a fight.
    Drawn(Draw),
    /// Time has passed on a clock.
    Passed {
        /// Whose.
        by: Colour,
        /// How long.
        elapsed: Millis,
    },
}

/// What comes out by a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// Nothing.
    Nothing,
    /// The camps of both.
    Camps([Camps; 2]),
    /// The bridges of both.
    Bridges([Column; 2]),
    /// How many cards both have put aside at first (2.6.5).
    Counts([u8; 2]),
    /// How many cards were added; none is the declaration of the end, or no last addition.
    Added(u8),
    /// All spying cards, and how many were added last, where they were.
    Bids {
        /// The cards of both.
        bids: [Cards; 2],
        /// How many the committing player added.
        added: u8,
    },
    /// The army of the loser of the spying (S-11).
    Army(Army),
    /// The boards are joined: armies, training and deployments of both.
    Joined {
        /// How far each king is trained.
        training: [Training; 2],
        /// Where everything stands.
        deployments: [Deployment; 2],
    },
    /// The Special Cards of both, or none (S-33).
    Special([Option<CardValue>; 2]),
}
