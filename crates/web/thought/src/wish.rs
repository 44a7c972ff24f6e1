//! What the page wants of the worker.

use serde::{Deserialize, Serialize};
use stolik_game::Seat;

/// By which an answer finds its question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Ticket(pub u32);

/// A moment of a game: a record, and how many of its inputs have been played.
///
/// It goes to our own worker, which makes the view of the seat that is asked from it; a bot is shown nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The record, as text.
    pub record: String,
    /// So many inputs have been played.
    pub played: usize,
    /// Who is to choose, or whose eyes judge.
    pub seat: Seat,
}

/// What is to be done with a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// To choose what the seat does: one answer comes back.
    Choose,
    /// To tell what comes to mind while thinking: insights come back, then an answer.
    Analyse,
}

/// What the page wants of the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// A bot is to think.
    Think {
        /// The question's number.
        ticket: Ticket,
        /// What for.
        errand: Errand,
        /// Which bot, perhaps with a budget: `easy`, `strong:200000`.
        bot: String,
        /// Where its chance begins.
        seed: u64,
        /// About what.
        moment: Moment,
    },
    /// The dice of a record are to be recomputed: one report comes back.
    CheckDice {
        /// The question's number.
        ticket: Ticket,
        /// The record, as text.
        record: String,
        /// What the player has kept of its dice, as text; empty if nothing.
        kept: String,
    },
    /// The answer is no longer wanted.
    Stop(Ticket),
}
