//! People.

use crate::limits::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use crate::{Assertion, shapes};
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
    #[schemars(length(min = SHORTEST_PASSWORD, max = LONGEST_PASSWORD))]
    pub password: String,
}

/// A password is not written into logs by accident.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A new password for an account, and a proof that it is its owner who wants it: the old password, or a passkey.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The old password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    /// In its place, or where there is none yet: what a passkey of the account says, as if to sign in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passkey: Option<Assertion>,
    /// The new password.
    #[schemars(length(min = SHORTEST_PASSWORD, max = LONGEST_PASSWORD))]
    pub new: String,
}

/// Neither is this one.
impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

/// Who one is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Whether one is a guest, without an account.
    pub guest: bool,
    /// Whether one can sign in with a password.
    #[serde(default)]
    pub password: bool,
    /// What must be sent with every request that changes something, in the header `x-stolik-csrf`.
    pub csrf: String,
}

/// A link by which another browser is the same guest: once, and for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GuestLink {
    /// Its path, with the secret behind the `#`. Who has it can play as this guest.
    pub path: String,
    /// For how many minutes it is good.
    pub minutes: u64,
}

/// What such a link carries.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestSecret {
    /// What stands behind the `#`.
    pub secret: String,
}

/// It lets somebody in: it is not written into logs by accident.
impl std::fmt::Debug for GuestSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GuestSecret").finish_non_exhaustive()
    }
}

/// What a token is good for. None of them changes how its owner is known, or lets anybody in elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// To play: to make tables, sit down, act and talk.
    #[default]
    Play,
    /// To look: at one's tables and records, and at tables as who watches does.
    Read,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 2] = [Scope::Play, Scope::Read];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Play => "play",
            Scope::Read => "read",
        }
    }
}

/// A token to be made for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WantedToken {
    /// What it is called, up to 40 characters.
    #[schemars(schema_with = "shapes::name")]
    pub name: String,
    /// What it is good for; to play, if it is not said.
    #[serde(default)]
    pub scope: Scope,
}

/// A token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NewToken {
    /// What it is called.
    pub name: String,
    /// What it is good for.
    #[serde(default)]
    pub scope: Scope,
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
    /// What it is good for.
    #[serde(default)]
    pub scope: Scope,
    /// When it was made, in seconds since 1970.
    pub made: u64,
}

/// A browser in which one is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SignedIn {
    /// Since when, in seconds since 1970.
    pub made: u64,
    /// When it was used last, to the hour.
    pub seen: u64,
    /// Whether it is the one that asks.
    pub here: bool,
}
