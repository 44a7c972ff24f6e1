//! What the page wants of the worker.

use crate::Garbled;
use crate::words::Words;
use std::fmt;
use std::str::FromStr;
use stolik_game::Seat;

/// By which an answer finds its question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(pub u32);

/// A moment of a game: a record, and how many of its inputs have been played.
///
/// It goes to our own worker, which makes the view of the seat that is asked from it; a bot is shown nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The record, as text.
    pub record: String,
    /// So many inputs have been played.
    pub played: usize,
    /// Who is to choose, or whose eyes judge.
    pub seat: Seat,
}

/// What is to be done with a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// To choose what the seat does: one answer comes back.
    Choose,
    /// To tell what comes to mind while thinking: insights come back, then an answer.
    Analyse,
}

/// What the page wants of the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Think { ticket, errand, bot, seed, moment } => {
                let word = match errand {
                    Errand::Choose => "choose",
                    Errand::Analyse => "analyse",
                };
                let Moment { record, played, seat } = moment;
                write!(f, "{word} {} {bot} {seed} {} {played}\n{record}", ticket.0, seat.0)
            }
            // How many lines are kept, those, and the record.
            Wish::CheckDice { ticket, record, kept } => {
                write!(f, "dice {} {}", ticket.0, kept.lines().count())?;
                kept.lines().try_for_each(|line| write!(f, "\n{line}"))?;
                write!(f, "\n{record}")
            }
            Wish::Stop(ticket) => write!(f, "stop {}", ticket.0),
        }
    }
}

impl FromStr for Wish {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Wish, Garbled> {
        let (mut words, body) = Words::of(text);
        let kind = words.word("what is wanted")?;
        let ticket = Ticket(words.read("the number of a question")?);
        let errand = match kind {
            "stop" => return Ok(Wish::Stop(ticket)),
            "dice" => {
                let lines: usize = words.read("a number of lines")?;
                let (mut kept, mut record) = (String::new(), body);
                for _ in 0..lines {
                    let (line, rest) = record.split_once('\n').ok_or(Garbled { expected: "a record" })?;
                    kept.push_str(line);
                    kept.push('\n');
                    record = rest;
                }
                return Ok(Wish::CheckDice { ticket, record: record.to_owned(), kept });
            }
            "choose" => Errand::Choose,
            "analyse" => Errand::Analyse,
            _ => return Err(Garbled { expected: "choose, analyse, dice or stop" }),
        };
        let bot = words.word("a bot")?.to_owned();
        let seed = words.read("a seed")?;
        let seat = Seat(words.read("a seat")?);
        let played = words.read("a number of inputs")?;
        let moment = Moment { record: body.to_owned(), played, seat };
        Ok(Wish::Think { ticket, errand, bot, seed, moment })
    }
}
