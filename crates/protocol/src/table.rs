//! Tables as the lobby and their owners see them.

use crate::shapes::{HEX, LAST_SEAT};
use crate::{Place, read};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The open tables.
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
    /// Those first at which one is awaited, then by when something happened.
    pub tables: Vec<MyTable>,
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
    /// Since when whoever is awaited has been, in seconds since 1970.
    pub since: u64,
}

/// Sitting down at a seat by its secret link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The secret of the link; none at a public table, where any open seat may be taken.
    #[serde(default)]
    pub secret: Option<String>,
    /// Which seat, at a public table.
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
