//! How large things may be.

use crate::shapes::ID;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;
/// The most actions in one message: a whole turn of the longest game.
pub const MOST_ACTIONS: usize = 512;
/// The shortest password, in characters.
pub const SHORTEST_PASSWORD: usize = 8;
/// The longest password, in characters.
pub const LONGEST_PASSWORD: usize = 200;
/// The longest name of a wish.
pub const LONGEST_ID: usize = 40;

/// The name a client gives to a wish. A wish of the same name is answered again, and not done twice.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = ID))]
pub struct Id(String);

impl Id {
    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Id {
    type Error = String;

    fn try_from(text: String) -> Result<Id, String> {
        let fits = (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(Id(text)) } else { Err(format!("an id has 1 to {LONGEST_ID} characters and no spaces")) }
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0
    }
}
