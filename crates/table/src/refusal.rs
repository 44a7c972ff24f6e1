//! Why the table does not do what it is asked.

use stolik_catalog::InputError;
use stolik_game::{Message, Seat};

/// Why the table refuses; checked in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableRefusal {
    /// Nobody sits there.
    NotSeated(Seat),
    /// The game has ended.
    NotRunning,
    /// Another seat is to act.
    NotToAct(Seat),
    /// The table has gone on since the sender last looked.
    Stale {
        /// The event the sender has seen last.
        seen: u64,
        /// The event the table is at.
        now: u64,
    },
    /// The rules do not allow it, or it is not readable.
    Input(InputError),
    /// There is nothing that may be taken back: the game has just begun, or something was revealed since.
    NothingToTakeBack,
    /// The last action is a secret of this seat, which alone may take it back.
    AnothersSecret(Seat),
    /// Nobody has proposed this, or nobody but the seat itself.
    NoSuchOffer,
    /// This seat has not left.
    StillHere(Seat),
    /// No bot of the own side waits for this seat.
    NoBotWaits,
    /// What follows a roll or a reveal was composed without knowing it.
    Blind,
    /// Nothing was said.
    NothingSaid,
    /// What was said is too long.
    TooLong {
        /// The most characters.
        most: usize,
    },
}

impl TableRefusal {
    /// The refusal's name, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TableRefusal::NotSeated(_) => "not-seated",
            TableRefusal::NotRunning => "over",
            TableRefusal::NotToAct(_) => "not-to-act",
            TableRefusal::Stale { .. } => "stale",
            TableRefusal::Input(error) => error.code(),
            TableRefusal::NothingToTakeBack => "nothing-to-take-back",
            TableRefusal::AnothersSecret(_) => "anothers-secret",
            TableRefusal::NoSuchOffer => "no-such-offer",
            TableRefusal::StillHere(_) => "still-here",
            TableRefusal::NoBotWaits => "no-bot-waits",
            TableRefusal::Blind => "blind",
            TableRefusal::NothingSaid => "nothing-said",
            TableRefusal::TooLong { .. } => "too-long",
        }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            TableRefusal::NotSeated(seat) => {
                Message::new("table-not-seated").with("number", i64::from(seat.0))
            }
            TableRefusal::NotRunning => Message::new("refused-over"),
            TableRefusal::NotToAct(seat) => Message::new("refused-not-to-act").with("seat", *seat),
            TableRefusal::Stale { seen, now } => Message::new("table-stale")
                .with("seen", i64::try_from(*seen).unwrap_or(i64::MAX))
                .with("now", i64::try_from(*now).unwrap_or(i64::MAX)),
            TableRefusal::Input(error) => error.message().clone(),
            TableRefusal::NothingToTakeBack => Message::new("table-nothing-to-take-back"),
            TableRefusal::NoSuchOffer => Message::new("table-no-such-offer"),
            TableRefusal::StillHere(seat) => Message::new("table-still-here").with("seat", *seat),
            TableRefusal::NoBotWaits => Message::new("table-no-bot-waits"),
            TableRefusal::Blind => Message::new("table-blind"),
            TableRefusal::NothingSaid => Message::new("table-nothing-said"),
            TableRefusal::TooLong { most } => Message::new("table-too-long").with("most", *most),
            TableRefusal::AnothersSecret(seat) => Message::new("table-anothers-secret").with("seat", *seat),
        }
    }
}
