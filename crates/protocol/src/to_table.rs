//! What a client says to a table.

use crate::shapes::{ANSWERED, HEX, OFFER, SHORT_HEX, TALK};
use crate::{Id, MOST_ACTIONS, Voice, read};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a client says to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ToTable {
    /// The client's name for this wish. Said again, it is answered again and not done twice.
    pub id: Id,
    /// The last event the client has seen. A wish that rests on another state of the game is refused.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "read::optional_number")]
    pub seen: Option<u64>,
    /// What this client adds to the roll that its action asks for, if it does: 32 hexadecimal digits, new ones for every
    /// action. So the table does not know the roll before the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = SHORT_HEX))]
    pub entropy: Option<String>,
    /// What it wants.
    #[serde(rename = "do")]
    pub wish: Wish,
}

/// What a client wants of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// To do these actions, all of them or none: a turn, or a part of one.
    Act(#[schemars(length(max = MOST_ACTIONS))] Vec<String>),
    /// To take back the last action of the own turn.
    TakeBack {},
    /// To give up.
    Resign {},
    /// To propose something: `draw`, `takeback`, `abort`, `stand-in-1`, `abandoned-1`, `rematch`.
    Offer(#[schemars(regex(pattern = OFFER))] String),
    /// To answer what was proposed. Who says no to what they have proposed themselves takes it back.
    #[serde(deserialize_with = "read::object")]
    Answer(Answer),
    /// To leave the rest of the turn to a bot of the own side, which else waits until one has moved.
    YouPlay {},
    /// To say something.
    Say(#[schemars(regex(pattern = TALK))] String),
    /// Not to hear somebody at this table any more, or to hear them again.
    #[serde(deserialize_with = "read::object")]
    Mute(Mute),
    /// To show the own side what one composes, before it is sent. Nothing is done by it and nothing is kept of it; an empty
    /// list takes back what was shown.
    Draft(#[schemars(length(max = MOST_ACTIONS))] Vec<String>),
    /// To play another game, as `offer: rematch` does, and to add something to its dice.
    #[serde(deserialize_with = "read::object")]
    Rematch(Rematch),
    /// To be answered, so that it is known whether the line still stands.
    Ping {},
}

/// Whom one does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Who.
    pub who: Voice,
    /// Whether not to hear them; otherwise they are heard again.
    pub yes: bool,
}

/// Another game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// What this person adds to the dice of the next game, whose commitment the welcome tells: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = HEX))]
    pub entropy: Option<String>,
}

/// An answer to what was proposed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// What was proposed.
    #[schemars(regex(pattern = ANSWERED))]
    pub offer: String,
    /// Whether to agree.
    pub yes: bool,
}
