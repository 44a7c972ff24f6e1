//! What the worker says.

use crate::words::Words;
use crate::{DiceReport, Garbled, Ticket};
use std::fmt;
use std::str::FromStr;
use stolik_game::Message;

/// What the worker says.
#[derive(Clone, PartialEq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The action.
    pub action: String,
    /// What the same seat does next, as long as nobody else acts in between.
    pub then: Vec<String>,
}

/// What a bot has found so far.
#[derive(Clone, PartialEq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Insight { to, insight } => {
                let Insight { line, evaluation, share, depth, nodes } = insight;
                write!(f, "insight {} {evaluation} {share} {depth} {nodes}\n{}", to.0, line.join(" "))
            }
            Reply::Answer { to, answer: Answer { action, then } } => {
                write!(f, "answer {}\n{action}", to.0)?;
                then.iter().try_for_each(|next| write!(f, " {next}"))
            }
            Reply::Dice { to, report } => write!(f, "dice {}\n{report}", to.0),
            Reply::Trouble { to, trouble } => match trouble {
                Trouble::Refused(code) => write!(f, "refused {} {code}", to.0),
                Trouble::Unreadable => write!(f, "unreadable {}", to.0),
                Trouble::Gone => write!(f, "gone {}", to.0),
            },
        }
    }
}

impl FromStr for Reply {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Reply, Garbled> {
        let (mut words, body) = Words::of(text);
        let kind = words.word("what is said")?;
        let to = Ticket(words.read("the number of a question")?);
        let mut actions = body.split_whitespace().map(str::to_owned);
        let trouble = match kind {
            "insight" => {
                let evaluation = words.read("an evaluation")?;
                let share = words.read("a share")?;
                let depth = words.read("a depth")?;
                let nodes = words.read("a number of nodes")?;
                let insight = Insight { line: actions.collect(), evaluation, share, depth, nodes };
                return Ok(Reply::Insight { to, insight });
            }
            "answer" => {
                let action = actions.next().ok_or(Garbled { expected: "an action" })?;
                return Ok(Reply::Answer { to, answer: Answer { action, then: actions.collect() } });
            }
            "dice" => return Ok(Reply::Dice { to, report: body.parse()? }),
            "refused" => Trouble::Refused(words.word("the name of a trouble")?.to_owned()),
            "unreadable" => Trouble::Unreadable,
            "gone" => Trouble::Gone,
            _ => return Err(Garbled { expected: "insight, answer, dice, refused, unreadable or gone" }),
        };
        Ok(Reply::Trouble { to, trouble })
    }
}
