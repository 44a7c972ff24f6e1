//! What the worker says.

use crate::{DiceReport, Ticket};
use serde::{Deserialize, Serialize};
use stolik_game::Message;

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It thinks on, and this is what it has found so far.
    Insight {
        /// Which question it belongs to.
        to: Ticket,
        /// What it has found.
        insight: Insight,
    },
    /// This is what it would do. The last word on the question.
    Answer {
        /// Which question it belongs to.
        to: Ticket,
        /// What it does.
        answer: Answer,
    },
    /// This is what the dice of a record are worth. The last word on the question.
    Dice {
        /// Which question it belongs to.
        to: Ticket,
        /// What came of checking them.
        report: DiceReport,
    },
    /// It cannot say. The last word on the question.
    Trouble {
        /// Which question it belongs to.
        to: Ticket,
        /// Why not.
        trouble: Trouble,
    },
}

/// What a bot does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The action.
    pub action: String,
    /// What the same seat does next, as long as nobody else acts in between.
    pub then: Vec<String>,
}

/// What a bot has found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Insight {
    /// What it expects to be played, its best move first.
    pub line: Vec<String>,
    /// How well the seat stands, in hundredths of the smallest thing worth having.
    pub evaluation: i32,
    /// The share of the game it expects: 1 for a win.
    pub share: f32,
    /// How deep it has looked.
    pub depth: u32,
    /// How many nodes it has looked at.
    pub nodes: u64,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    /// The bot says no, by the name of its trouble: `over`, `not-to-act`.
    Refused(String),
    /// The record cannot be replayed so far.
    Unreadable,
    /// The worker cannot be started, or has ended without a word.
    Gone,
}

impl Trouble {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Trouble::Refused(code) => Message::new("room-bot-refused").with("code", code.as_str()),
            Trouble::Unreadable => Message::new("room-bot-unreadable"),
            Trouble::Gone => Message::new("room-bot-gone"),
        }
    }
}

impl Reply {
    /// Which question it belongs to.
    pub const fn to(&self) -> Ticket {
        match self {
            Reply::Insight { to, .. }
            | Reply::Answer { to, .. }
            | Reply::Dice { to, .. }
            | Reply::Trouble { to, .. } => *to,
        }
    }
}
