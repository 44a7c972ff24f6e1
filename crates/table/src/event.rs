//! The log: what happened at the table, in numbered events.

use crate::fair::{Fresh, Opened};
use crate::{Moment, Offer};
use stolik_catalog::Played;
use stolik_game::{Millis, Seat, TableEnd};

/// The number of an event, from 1. A client that was away says the last number it has seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EventNumber(pub u64);

/// One thing that happened. The log only grows: a takeback is an event too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number.
    pub number: EventNumber,
    /// When it happened.
    pub at: Moment,
    /// What happened.
    pub what: Happening,
    /// If it is a roll that is opened at once: what it was made of.
    pub opened: Option<Opened>,
    /// If it is an action: what came with it for the roll that it may ask for. Nobody is told before that roll.
    pub fresh: Fresh,
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
    /// Somebody proposed something to the others.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// Somebody answered what was proposed. When all have agreed, what was proposed follows as an event of its own.
    Answered {
        /// Who.
        seat: Seat,
        /// What was proposed.
        offer: Offer,
        /// Whether they agree.
        agreed: bool,
    },
    /// Who holds a seat has left.
    Left(Seat),
    /// Who holds a seat has come back, and plays again.
    CameBack(Seat),
    /// A bot plays for a seat whose holder has left.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// The bot.
        bot: String,
    },
    /// Somebody leaves the rest of the turn to a bot of their side.
    YouPlay(Seat),
    /// Somebody said something.
    Said {
        /// Who.
        by: Voice,
        /// What.
        text: String,
    },
    /// The table itself was away for so long; the clocks stood.
    Away(Millis),
}

/// Who says something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Voice {
    /// Who holds a seat.
    Seat(Seat),
    /// Somebody who watches and has an account, by its name.
    Watcher(String),
    /// Somebody who watches without an account, by a name that anybody may take.
    Guest(String),
}

impl Happening {
    /// Whether the game stands otherwise after it: who has not seen it does not know what they answer.
    pub fn changes_the_game(&self) -> bool {
        matches!(self, Happening::Played(_) | Happening::TookBack { .. } | Happening::Ended(_))
    }
}
