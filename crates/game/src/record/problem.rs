//! What can be wrong with a record.

use super::LONGEST_RECORD;
use crate::{Explained, ExplainedFault, Message, ParseError};

/// What is wrong with a record, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 if it concerns the whole.
    pub line: usize,
    /// What is wrong.
    pub problem: Box<RecordProblem>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// It is longer than anything that is read.
    TooLong,
    /// The first line is not that of a record.
    NotARecord,
    /// The format is of a later version.
    NewerFormat(u16),
    /// A header is missing.
    MissingHeader(&'static str),
    /// A header says something that is not understood.
    BadHeader(String),
    /// A line is neither header, turn nor remark.
    BadLine(String),
    /// A turn has another number than the one that is due.
    WrongNumber {
        /// The number that is due.
        due: usize,
    },
    /// The last line is missing: the record is cut.
    Cut,
    /// The last line counts other inputs than there are.
    WrongCount {
        /// What it says.
        said: usize,
        /// How many there are.
        found: usize,
    },
    /// The record is of another game.
    OtherGame(String),
    /// The record follows rules of a version that this program does not have.
    OtherRules {
        /// The record's.
        record: u16,
        /// This program's.
        known: u16,
    },
    /// The options have faults.
    Options(Vec<ExplainedFault>),
    /// The position is not understood.
    Position(ParseError),
    /// The position has faults.
    PositionFaults(Vec<ExplainedFault>),
    /// An input is not understood.
    Input {
        /// The input.
        text: String,
        /// What is wrong with it.
        error: ParseError,
    },
    /// An input is refused.
    Refused {
        /// The input.
        text: String,
        /// Why.
        why: Explained,
    },
    /// The result is not the one that the inputs lead to.
    WrongResult {
        /// What the inputs lead to, as the record would write it.
        found: String,
    },
    /// The hash of the last state is another one.
    WrongHash,
}

impl RecordProblem {
    /// The problem, on a line.
    pub(super) fn at(self, line: usize) -> RecordError {
        RecordError { line, problem: Box::new(self) }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            RecordProblem::TooLong => Message::new("record-too-long").with("most", LONGEST_RECORD),
            RecordProblem::NotARecord => Message::new("record-not-a-record"),
            RecordProblem::NewerFormat(version) => {
                Message::new("record-newer-format").with("version", i64::from(*version))
            }
            RecordProblem::MissingHeader(name) => Message::new("record-missing-header").with("name", *name),
            RecordProblem::BadHeader(name) => Message::new("record-bad-header").with("name", name.as_str()),
            RecordProblem::BadLine(text) => Message::new("record-bad-line").with("text", text.as_str()),
            RecordProblem::WrongNumber { due } => Message::new("record-wrong-number").with("due", *due),
            RecordProblem::Cut => Message::new("record-cut"),
            RecordProblem::WrongCount { said, found } => {
                Message::new("record-wrong-count").with("said", *said).with("found", *found)
            }
            RecordProblem::OtherGame(game) => Message::new("record-other-game").with("game", game.as_str()),
            RecordProblem::OtherRules { record, known } => Message::new("record-other-rules")
                .with("record", i64::from(*record))
                .with("known", i64::from(*known)),
            RecordProblem::Options(faults) => {
                Message::new("record-options").with("faults", sentences(faults))
            }
            RecordProblem::PositionFaults(faults) => {
                Message::new("record-position").with("faults", sentences(faults))
            }
            RecordProblem::Position(error) => {
                Message::new("record-position").with("faults", vec![error.message.clone()])
            }
            RecordProblem::Input { text, error } => {
                Message::new("record-input").with("text", text.as_str()).with("why", error.message.clone())
            }
            RecordProblem::Refused { text, why } => {
                Message::new("record-refused").with("text", text.as_str()).with("why", why.message.clone())
            }
            RecordProblem::WrongResult { found } => {
                Message::new("record-wrong-result").with("found", found.as_str())
            }
            RecordProblem::WrongHash => Message::new("record-wrong-hash"),
        }
    }
}

fn sentences(faults: &[ExplainedFault]) -> Vec<Message> {
    faults.iter().map(|fault| fault.message.clone()).collect()
}
