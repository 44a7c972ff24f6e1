//! A game as text that a person can read, paste and diff.
//!
//! ```text
//! stolik record 1
//! game: warcaby
//! rules: 1
//! options: board=8 a1_dark=yes repetition=3
//! seats: Hania; Marcin
//! dice: none
//! result: 1 2 no-move
//!
//! 1. 0: C3-D4
//! 2. 1: B6-A5
//! 3. 0: D4-E5
//! end: 3 8f0c2a9e11d00b7c
//! ```
//!
//! One line a turn: its number, the first seat that acts in it, then the inputs. A chance outcome stands in parentheses, time
//! that passed in brackets (`[0:12.500s]`), an action of another seat than the line's has its seat before it (`1:bid`).
//! What stands in braces, and lines that begin with `#`, are remarks.

mod problem;
mod read;
mod replay;
mod turns;
mod write;

pub use problem::{RecordError, RecordProblem};
pub use read::Reading;
pub use replay::{Replay, record_game};
pub use turns::by_turns;

use crate::{Millis, Seat};

/// The version of the record format itself.
pub const RECORD_VERSION: u16 = 1;
/// The longest text that is read as a record.
pub const LONGEST_RECORD: usize = 16 * 1024 * 1024;

/// A game written down: headers and the inputs by turn. Made of text alone; [`Replay`] gives it meaning.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The position the game began from, if not the usual one.
    pub position: Option<String>,
    /// Who sat where.
    pub seats: Vec<String>,
    /// Where chance came from: `none`, `local`, or a proof.
    pub dice: Option<String>,
    /// How it ended: places by side and what ended it; none while it runs.
    pub result: Option<ResultText>,
    /// Further headers, kept as they are.
    pub others: Vec<(String, String)>,
    /// The turns.
    pub turns: Vec<TurnText>,
    /// The number of inputs and the hash of the last state, as the record's last line has them.
    pub end: Option<(usize, u64)>,
}

/// A result as a record has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultText {
    /// The places by side.
    pub places: Vec<u8>,
    /// The name of what ended the game.
    pub code: String,
    /// The side it concerns, for an end by the table.
    pub side: Option<u8>,
}

/// One turn of a record. Where it stood in a text does not count when two are compared.
#[derive(Clone, Debug)]
pub struct TurnText {
    /// The first seat that acts in it; none if nobody does.
    pub seat: Option<Seat>,
    /// Its inputs.
    pub inputs: Vec<InputText>,
    /// The line of the text it stands on, from 1; 0 if it was not read from text.
    pub line: usize,
}

impl PartialEq for TurnText {
    fn eq(&self, other: &TurnText) -> bool {
        (self.seat, &self.inputs) == (other.seat, &other.inputs)
    }
}

impl Eq for TurnText {}

/// One input of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputText {
    /// A seat's action.
    Act {
        /// Who.
        seat: Seat,
        /// What, in the game's notation.
        text: String,
    },
    /// A chance outcome, in the game's notation.
    Chance(String),
    /// Time that passed.
    Time {
        /// On whose clock.
        seat: Seat,
        /// How long.
        elapsed: Millis,
    },
}

impl Record {
    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.turns.iter().map(|turn| turn.inputs.len()).sum()
    }
}
