//! Messages to people who are not here: Web Push.

use crate::shapes::{AUTH, HTTPS, POINT};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// By what browsers know the server that sends to them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PushKey {
    /// The public key for `applicationServerKey`, in base64url; none where the operator has set no key, and nothing is sent.
    pub key: Option<String>,
}

/// Where a browser can be reached, as its `PushSubscription.toJSON()` says it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushSubscription {
    /// The address at the browser's push service.
    #[schemars(length(max = 1000), regex(pattern = HTTPS))]
    pub endpoint: String,
    /// What messages are encrypted with.
    pub keys: PushKeys,
}

/// Who knows the address can send to it: it is not written into logs by accident.
impl std::fmt::Debug for PushSubscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PushSubscription").finish_non_exhaustive()
    }
}

/// What messages to a browser are encrypted with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushKeys {
    /// The browser's public key, in base64url.
    #[schemars(regex(pattern = POINT))]
    pub p256dh: String,
    /// What it shares with who sends, in base64url.
    #[schemars(regex(pattern = AUTH))]
    pub auth: String,
}

/// An address at a push service that is not to be used any more.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PushEndpoint {
    /// The address.
    pub endpoint: String,
}

/// What a browser is sent when somebody is awaited, once decrypted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PushMessage {
    /// The heading, in the language of the browser that subscribed.
    pub title: String,
    /// The sentence.
    pub body: String,
    /// The table.
    pub table: String,
    /// The path to open.
    pub url: String,
}
