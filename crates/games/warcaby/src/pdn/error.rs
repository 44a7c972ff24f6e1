//! What can be wrong with a PDN text.

use super::game_type::GameTypeFault;
use crate::colour::Colour;
use crate::fen::FenError;
use crate::notation::ParseMoveError;
use crate::refusal::Refusal;
use crate::setup::SetupFault;
use crate::written::{fen_message, move_message};
use stolik_game::{Fault, Message, Refusal as _};

/// Why a text is no PDN of this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// In which game of the text, from 1.
    pub game: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: PdnFault,
}

/// What is wrong with a PDN text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnFault {
    /// The text has more than this many bytes.
    TooLong(usize),
    /// The text has no game.
    Empty,
    /// A character that means nothing here.
    Unexpected(char),
    /// A header that is not `[Name "value"]`, or is cut.
    BadTag,
    /// A header for the second time in one game.
    TagTwice(String),
    /// A comment that began here does not end.
    CommentCut,
    /// A variation that began here does not end.
    VariationCut,
    /// The text ends after the number of a move.
    MoveMissing,
    /// The game ends without a result or `*`: the text may be cut.
    ResultMissing,
    /// A header gives a result that is none.
    BadResult(String),
    /// The header and the end of the game tell different results.
    ResultsDiffer,
    /// The kind of game.
    GameType(GameTypeFault),
    /// `SetUp` is 1, but there is no position.
    FenMissing,
    /// The position to begin with cannot be read.
    BadFen(FenError),
    /// The position to begin with is impossible.
    BadSetup(Vec<SetupFault>),
    /// The number of a move is not the next one.
    WrongNumber {
        /// The next number.
        expected: u32,
        /// The number in the text.
        found: u32,
    },
    /// What should be a move cannot be read as one.
    BadMove {
        /// The number of the move.
        number: u32,
        /// Whose move.
        turn: Colour,
        /// The text of the move.
        text: String,
        /// Why.
        why: ParseMoveError,
    },
    /// A move that is not legal.
    IllegalMove {
        /// The number of the move.
        number: u32,
        /// Whose move.
        turn: Colour,
        /// The text of the move.
        text: String,
        /// Why.
        why: Refusal,
    },
}

impl PdnError {
    /// The sentence for a person; which game and line it is about stands beside it.
    pub fn message(&self) -> Message {
        let said = |key, text: &str| Message::new(key).with("text", text);
        match &self.fault {
            PdnFault::TooLong(most) => Message::new("warcaby-pdn-long").with("most", *most),
            PdnFault::Empty => Message::new("warcaby-pdn-empty"),
            PdnFault::Unexpected(found) => said("warcaby-pdn-unexpected", &found.to_string()),
            PdnFault::BadTag => Message::new("warcaby-pdn-tag").with("line", self.line),
            PdnFault::TagTwice(name) => said("warcaby-pdn-tag-twice", name),
            PdnFault::CommentCut => Message::new("warcaby-pdn-comment-cut"),
            PdnFault::VariationCut => Message::new("warcaby-pdn-variation-cut"),
            PdnFault::MoveMissing => Message::new("warcaby-pdn-move-missing"),
            PdnFault::ResultMissing => Message::new("warcaby-pdn-cut"),
            PdnFault::BadResult(text) => said("warcaby-pdn-result", text),
            PdnFault::ResultsDiffer => Message::new("warcaby-pdn-results-differ"),
            PdnFault::GameType(GameTypeFault::Unreadable) => Message::new("warcaby-pdn-game-type"),
            PdnFault::GameType(GameTypeFault::OtherGame { number, name }) => {
                let found = match name {
                    Some(name) => format!("{name}, GameType {number}"),
                    None => format!("GameType {number}"),
                };
                Message::new("warcaby-pdn-variant").with("found", found)
            }
            PdnFault::GameType(GameTypeFault::OtherBoard) => Message::new("warcaby-pdn-board"),
            PdnFault::FenMissing => Message::new("warcaby-pdn-fen-missing"),
            PdnFault::BadFen(error) => fen_message(error),
            PdnFault::BadSetup(faults) => {
                let faults: Vec<Message> = faults.iter().map(Fault::message).collect();
                Message::new("record-position").with("faults", faults)
            }
            PdnFault::WrongNumber { expected, found } => Message::new("warcaby-pdn-number")
                .with("expected", i64::from(*expected))
                .with("found", i64::from(*found)),
            PdnFault::BadMove { number, text, why, .. } => {
                move_said(*number, text).with("why", move_message(text, why))
            }
            PdnFault::IllegalMove { number, text, why, .. } => {
                move_said(*number, text).with("why", why.message())
            }
        }
    }
}

fn move_said(number: u32, text: &str) -> Message {
    Message::new("warcaby-pdn-move").with("number", i64::from(number)).with("text", text)
}
