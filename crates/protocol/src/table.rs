//! Tables as the lobby and their owners see them.

use crate::shapes::{HEX, LAST_SEAT};
use crate::{Place, read};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The tables that are open to all and at which somebody is who sits there, and those that have days for a move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Lobby {
    /// The newest first.
    pub tables: Vec<Listing>,
}

/// A table as the lobby has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Listing {
    /// Its name.
    pub table: String,
    /// The game.
    pub game: String,
    /// Options that are not as usual.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub places: Vec<Place>,
    /// The time control.
    pub time: String,
    /// How far it is.
    pub status: Status,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open.
    Waiting,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// A table as anybody may see it.
pub type TableAbout = Listing;

/// The tables of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct MyTables {
    /// Those first at which one is awaited, then by when something happened; at last some of those that are over.
    pub tables: Vec<MyTable>,
    /// How many are over, those too that are not listed here.
    #[serde(default)]
    pub past: u64,
}

/// How many of the own tables that are over are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Past {
    /// So many of them, at most 100; 5 if it is not said.
    #[serde(default)]
    pub past: Option<u32>,
    /// Those after so many; the tables that are not over are then left out.
    #[serde(default)]
    pub skip: u32,
}

/// A table of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub about: Listing,
    /// The own seat.
    pub seat: u8,
    /// Whether one is awaited.
    pub my_turn: bool,
    /// Since when whoever is awaited has been, in seconds since 1970; when it was over, once it is.
    pub since: u64,
    /// Once it is over, the place that each seat has reached, 1 for the first; an empty list if the game was called off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<u8>>,
}

/// Sitting down by a secret link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The secret of the link; none at a public table, where any open seat may be taken. Who sits there already stays where
    /// they are.
    #[serde(default)]
    pub secret: Option<String>,
    /// Which seat, where any may be taken; the first that is open if it is not said.
    #[serde(default, deserialize_with = "read::optional_seat")]
    #[schemars(range(max = LAST_SEAT))]
    pub seat: Option<u8>,
    /// What this person adds to the dice: 64 hexadecimal digits.
    #[serde(default)]
    #[schemars(regex(pattern = HEX))]
    pub entropy: Option<String>,
}

/// What a seat may do now, for programs that do not know the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Moves {
    /// The number of the last event.
    pub n: u64,
    /// Whether one is awaited.
    pub mine: bool,
    /// What one may do. Empty where a decision is composed and there are too many.
    pub actions: Vec<String>,
    /// Something that one may do, drawn at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub any: Option<String>,
}
