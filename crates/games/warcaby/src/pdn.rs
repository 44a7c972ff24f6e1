//! Games as PDN, the text format of draughts programs.
//!
//! Warcaby on 64 fields is Brazilian draughts, PDN's game type 26. Reading follows PDN 3.0 and what older
//! programs write: fields by number or by name, captures with `x` or `:`, comments, annotations and
//! variations, which are skipped, and a result after the moves. Writing uses numbers on 64 fields with A1
//! dark, names elsewhere.

mod format;
mod game_type;
mod read;
mod record;
mod scan;
mod write;

pub use read::read_pdn;
pub use write::write_pdn;

use crate::moves::Move;
use crate::position::Position;
use stolik_game::{Article, Message};

/// A header line: `[Event "Spring cup"]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value, without quotes.
    pub value: String,
}

/// How a game has ended, by whatever reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PdnResult {
    /// Light has won: `1-0` or `2-0`.
    LightWon,
    /// Dark has won: `0-1` or `0-2`.
    DarkWon,
    /// Drawn: `1/2-1/2` or `1-1`.
    Drawn,
    /// Unknown or still going on: `*`.
    #[default]
    Open,
}

impl PdnResult {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Self::LightWon),
            "0-1" | "0-2" => Some(Self::DarkWon),
            "1/2-1/2" | "1-1" => Some(Self::Drawn),
            "*" => Some(Self::Open),
            _ => None,
        }
    }

    /// The result as it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::LightWon => "1-0",
            Self::DarkWon => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PdnGame {
    /// The headers in their order, but for `Result`, `GameType`, `SetUp` and `FEN`, which the rest of the
    /// game tells.
    pub tags: Vec<Tag>,
    /// Where the game begins.
    pub start: Position,
    /// The moves, all legal.
    pub moves: Vec<Move>,
    /// How it ended.
    pub result: PdnResult,
}

impl PdnGame {
    /// The value of a header.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }
}

/// Why a text is no PDN of this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// In which game of the text, from 1.
    pub game: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there, and what would be right.
    pub message: Message,
    /// The articles that say so, where rules do.
    pub articles: Vec<Article>,
}
