//! What can be wrong with a PDN text.

use std::fmt;

use super::game_type::GameTypeFault;
use crate::colour::Colour;
use crate::fen::FenError;
use crate::notation::{Illegal, ParseMoveError};
use crate::setup::SetupFault;

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
        why: Illegal,
    },
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, column {}: {}", self.game, self.line, self.column, self.fault)
    }
}

impl fmt::Display for PdnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong(most) => write!(f, "the text has more than {most} bytes"),
            Self::Empty => {
                f.write_str("there is no game; a header like [Event \"?\"] or a move like 22-18 was expected")
            }
            Self::Unexpected(found) => {
                write!(f, "`{found}` means nothing here; a move like 22-18 was expected")
            }
            Self::BadTag => f.write_str("a header like [Event \"?\"] was expected, on one line"),
            Self::TagTwice(name) => write!(f, "the header {name} stands twice in one game"),
            Self::CommentCut => f.write_str("this comment does not end; `}` was expected"),
            Self::VariationCut => f.write_str("this variation does not end; `)` was expected"),
            Self::MoveMissing => f.write_str("a move was expected after its number"),
            Self::ResultMissing => {
                f.write_str("the game does not end; a result like 1-0, or *, was expected")
            }
            Self::BadResult(text) => {
                write!(f, "`{text}` is no result; 1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1 or * was expected")
            }
            Self::ResultsDiffer => f.write_str("the header and the end of the game tell different results"),
            Self::GameType(fault) => fault.fmt(f),
            Self::FenMissing => f.write_str("SetUp is 1, but the header FEN is missing"),
            Self::BadFen(error) => write!(f, "the header FEN is no position: {error}"),
            Self::BadSetup(faults) => {
                f.write_str("the header FEN is no possible position")?;
                let separators = std::iter::once(": ").chain(std::iter::repeat("; "));
                faults
                    .iter()
                    .zip(separators)
                    .try_for_each(|(fault, separator)| write!(f, "{separator}{fault}"))
            }
            Self::WrongNumber { expected, found } => {
                write!(f, "move {found} follows where move {expected} was expected")
            }
            Self::BadMove { number, turn, text, why } => {
                write!(f, "move {number} of {}, `{text}`, cannot be read: {why}", side(*turn))
            }
            Self::IllegalMove { number, turn, text, why } => {
                write!(f, "move {number} of {}, `{text}`, is not legal: {why}", side(*turn))
            }
        }
    }
}

impl fmt::Display for GameTypeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("the header GameType is not like 26 or 26,W,8,8,N2,0"),
            Self::OtherGame { number, name } => {
                write!(f, "this is a game of {} (GameType {number})", name.unwrap_or("another kind"))?;
                f.write_str("; Warcaby is Brazilian draughts, GameType 26")
            }
            Self::OtherBoard => {
                f.write_str("the header GameType tells of another board than the one in play")
            }
        }
    }
}

fn side(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "light",
        Colour::Dark => "dark",
    }
}

impl std::error::Error for PdnError {}
