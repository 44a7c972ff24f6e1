//! People.

use crate::shapes;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A name to go by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name, up to 40 characters.
    #[schemars(schema_with = "shapes::name")]
    pub name: String,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    #[schemars(schema_with = "shapes::name")]
    pub name: String,
    /// The password.
    #[schemars(length(min = 8, max = 200))]
    pub password: String,
}

/// A password is not written into logs by accident.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Who one is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether one is a guest, without an account.
    pub guest: bool,
    /// What must be sent with every request that changes something, in the header `x-stolik-csrf`.
    pub csrf: String,
}

/// A token for a program that plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NewToken {
    /// What it is called.
    pub name: String,
    /// The token, shown once: `Authorization: Bearer ...`.
    pub token: String,
}

/// What a token is called.
pub type TokenName = Named;

/// A token as its owner sees it later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Token {
    /// What it is called.
    pub name: String,
    /// When it was made, in seconds since 1970.
    pub made: u64,
}
