//! The log: what happened at the table, in numbered events.

use stolik_catalog::Played;
use stolik_game::{Seat, TableEnd};

/// The number of an event, from 1. A client that was away says the last number it has seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EventNumber(pub u64);

/// One thing that happened. The log only grows: a takeback is an event too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number.
    pub number: EventNumber,
    /// What happened.
    pub what: Happening,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// An input was played.
    Played(Played),
    /// The last inputs were taken back.
    TookBack {
        /// Who took them back.
        seat: Seat,
        /// How many inputs stand after it.
        standing: usize,
    },
    /// The people or the table ended the game.
    Ended(TableEnd),
}
