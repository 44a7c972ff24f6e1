//! Records in the format of other programs.

use crate::{Article, ExplainedFault, Game, Message, Record, RecordError, RecordProblem};

/// Games whose records other programs can read and write, in a format that was there before.
pub trait Portable: Game {
    /// The format.
    const FORMAT: Format;
}

/// A format of records that other programs have.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name, which is also the ending of its files: `pdn`.
    pub name: &'static str,
    /// Whether a text looks like it, not like a record.
    pub looks_like: fn(&str) -> bool,
    /// Reads the games of a text.
    pub read: fn(&str) -> Import,
    /// Writes a record, or says why it cannot be replayed.
    pub write: fn(&Record) -> Result<String, RecordError>,
}

/// What was read of a text: its games, up to its end or up to the first thing that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Import {
    /// The games; the last one may be cut.
    pub games: Vec<Imported>,
    /// Why there are no more, if the text cannot be read to its end.
    pub stop: Option<ImportStop>,
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game, up to its end or up to what is wrong with it.
    pub record: Record,
    /// Where it is not a game of ours: others may go on where our rules have ended it.
    pub problem: Option<RecordProblem>,
    /// The number of the move that comes after those of the record, as the format counts.
    pub next: usize,
}

/// Why a text cannot be read to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportStop {
    /// The text itself.
    Text {
        /// The line, from 1.
        line: usize,
        /// What is wrong there, and what would be right.
        message: Message,
        /// The articles that say so, where rules do.
        articles: Vec<Article>,
    },
    /// The options that it names.
    Options(Vec<ExplainedFault>),
}
