//! What the worker has found out about the dice of a record.

use crate::said;
use serde::{Deserialize, Serialize};
use stolik_game::Seat;

/// What the dice of a record are worth: the verdict, every roll recomputed, and what each seat rolled beside what it could
/// expect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiceReport {
    /// The verdict.
    pub verdict: DiceVerdict,
    /// The version of the dice, and how many rolls the table could know before; none where they cannot be checked.
    pub made: Option<(u16, usize)>,
    /// What comes of comparing with what the player has kept; none where nothing was.
    pub kept: Option<KeptReport>,
    /// Every roll, in the order of the game; none where they cannot be recomputed.
    pub rolls: Vec<Roll>,
    /// What was rolled, seat by seat and face by face, whatever dice it came from.
    pub faces: Vec<Face>,
}

/// What comes of comparing a record with what a player has kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeptReport {
    /// How many actions the table has refused, or never answered, after it knew what they carried.
    pub refused: usize,
    /// What the table has done that it must not, each in the words in which it is kept: `other-fresh 3`.
    pub cheats: Vec<String>,
}

/// What is to be thought of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceVerdict {
    /// Every roll is what the dice gave.
    Right,
    /// Some roll is not.
    Wrong,
    /// Dice of one screen: nobody has committed to anything.
    Local,
    /// The game still runs, and the secret is not shown yet.
    Running,
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The secret, the table's name, the game or who sits where is not what was committed to.
    OtherTerms,
    /// The proof is of more or fewer rolls than the record has.
    OtherRolls,
    /// Something was added to a roll by a seat that has not asked for it, or is a bot's.
    Stray,
    /// Something was added at the beginning by a seat that is a bot's.
    StrayEntropy,
    /// The entropy is of more or fewer seats than the game has.
    OtherSeats,
    /// The proof cannot be read.
    Unreadable,
    /// The record itself cannot be replayed.
    Broken,
}

/// One roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// Which input of the record it is, from 1.
    pub input: usize,
    /// Whose roll it is; nobody's before the first action.
    pub seat: Option<Seat>,
    /// What the record has.
    pub stated: String,
    /// What the dice gave.
    pub recomputed: String,
}

impl Roll {
    /// Whether the record has what the dice gave.
    pub fn is_right(&self) -> bool {
        self.stated == self.recomputed
    }
}

/// How often a face came to a seat, and how often it could be expected to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Face {
    /// Whose.
    pub seat: Seat,
    /// Which face.
    pub face: String,
    /// How often it came.
    pub rolled: u32,
    /// How often it could be expected.
    pub expected: f64,
}

impl DiceVerdict {
    /// Its word.
    pub fn word(self) -> String {
        said(&self).trim_matches('"').to_owned()
    }
}
