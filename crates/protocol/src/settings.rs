//! Making a table.

use crate::shapes::{self, ABSENCE, HEX, SECRET, TIME};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = shapes::by_game)]
pub struct NewTable {
    /// The game: `warcaby`.
    #[schemars(schema_with = "shapes::game")]
    pub game: String,
    /// Options that are not as usual.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The position it begins from, if not the usual one.
    #[serde(default)]
    #[schemars(length(min = 1))]
    pub position: Option<String>,
    /// Who sits where; as many as the game has seats.
    pub seats: Vec<NewSeat>,
    /// The time control: `none`, `fischer:300+5`, `byoyomi:600+30x5`, `days:3`.
    #[serde(default = "none")]
    #[schemars(regex(pattern = TIME))]
    pub time: String,
    /// What happens when somebody leaves: `wait`, `vote`, `bot`, `bot-after-60`. Where time is counted in days a bot plays
    /// after a day at least: `bot-after-86400`.
    #[serde(default = "wait")]
    #[schemars(regex(pattern = ABSENCE))]
    pub absence: String,
    /// Whether it is drawn by lot who sits where: all of `seats` move on around the table by the same number of seats, so
    /// that partners stay partners. Drawn when the table is made, before anybody else sits down.
    #[serde(default)]
    pub lots: bool,
    /// Whether the table stands in the lobby.
    #[serde(default)]
    pub public: bool,
    /// What who makes the table adds to the dice: 64 hexadecimal digits.
    #[serde(default)]
    #[schemars(regex(pattern = HEX))]
    pub entropy: Option<String>,
    /// What `POST /api/dice` told that the dice are committed to, for this very table: it gets the name that was told then.
    /// Who names it need not trust that anything was chosen after it was known what they add. (One that `GET /api/dice`
    /// told makes a table with dice of version 1.)
    #[serde(default)]
    #[schemars(regex(pattern = HEX))]
    pub commitment: Option<String>,
}

/// A table to be made, and the dice it will have: nothing of this changes any more when who makes it adds something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Promised {
    /// What the dice are committed to: 64 hexadecimal digits, the hash of the terms.
    pub commitment: String,
    /// What is in it.
    pub terms: DiceTerms,
}

/// What a table commits to: the lines, in this order, that are hashed behind `stolik dice commitment 2`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DiceTerms {
    /// Where the chain of the table's values ends: 64 hexadecimal digits.
    pub anchor: String,
    /// The table's name.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// All its options, as records have them.
    pub options: String,
    /// The position it begins from, sealed with the secret; empty if it is the usual one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub position: String,
    /// Who sits where, lots drawn: `maker`, `at-once` (who makes the table and was not shown this before), `open`,
    /// `bot:medium`, `seat-0` (who had that seat in the game before).
    pub seats: Vec<String>,
}

/// The dice of the next table that one makes, in version 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NextDice {
    /// What they are committed to: 64 hexadecimal digits.
    pub commitment: String,
}

fn none() -> String {
    "none".to_owned()
}

fn wait() -> String {
    "wait".to_owned()
}

/// Who sits somewhere at a table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Who makes the table.
    Me,
    /// Whoever has the link.
    Open,
    /// A bot of this strength.
    Bot(#[schemars(schema_with = "shapes::bot")] String),
}

/// Bots for all seats that are open, so that the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BotsForSeats {
    /// Their strength: `medium`.
    #[schemars(schema_with = "shapes::bot")]
    pub bot: String,
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableMade {
    /// Its name.
    pub table: String,
    /// The path of the link for those who watch; it shows no secrets.
    pub watch: String,
    /// For each seat the path of its secret link; none where a bot or its maker sits.
    pub seats: Vec<Option<String>>,
    /// The path of the secret link to any free seat; none where no seat is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub any: Option<String>,
}

/// What becomes of the link to any free seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeLink {
    /// Whether there is to be a new one; else there is none any longer. The one before leads nowhere in either case.
    pub open: bool,
}

/// The link to any free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AnyLink {
    /// The path of the link; none if it was closed. What stands behind its `#` is its secret and begins with `any-`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub any: Option<String>,
}

/// What the secrets of links to any free seat begin with: who comes by one may choose the seat.
pub const ANY_LINK: &str = "any-";

/// A link to be drawn as a QR code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawLink {
    /// The secret of the link: what stands behind its `#`.
    #[schemars(regex(pattern = SECRET))]
    pub secret: String,
}
