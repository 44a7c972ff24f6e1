//! Passkeys: signing in without a password, in the words of `WebAuthn`.
//!
//! The options go as they are into `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`; what comes
//! back is what `credential.toJSON()` gives. Bytes are in base64url.

use crate::shapes::{self, BASE64URL};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a browser needs to make a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyOptions {
    /// Whose passkey it is for.
    pub rp: RelyingParty,
    /// Who it is of.
    pub user: PasskeyUser,
    /// What must come back signed.
    pub challenge: String,
    /// The kinds of keys that are understood.
    pub pub_key_cred_params: Vec<CredentialParameter>,
    /// How long the browser may take, in thousandths of a second.
    pub timeout: u32,
    /// Passkeys there are already.
    pub exclude_credentials: Vec<CredentialKind>,
    /// What the passkey must do.
    pub authenticator_selection: PasskeyNeeds,
    /// Where it comes from does not matter: `none`.
    pub attestation: String,
}

/// Who asks for a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RelyingParty {
    /// The name of the host.
    pub id: String,
    /// The name for people.
    pub name: String,
}

/// Who a passkey is of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyUser {
    /// Bytes that stand for the person and say nothing about them.
    pub id: String,
    /// The name of the account.
    pub name: String,
    /// The name to show.
    pub display_name: String,
}

/// A kind of key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CredentialParameter {
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its number: -7 is ES256, -257 is RS256.
    pub alg: i32,
}

/// A passkey by its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CredentialKind {
    /// Always `public-key`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its id.
    pub id: String,
}

/// What a passkey must do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyNeeds {
    /// Whether it knows by itself who it is of: `required`, so that nobody need say a name.
    pub resident_key: String,
    /// Whether it makes sure that it is its owner: `required`.
    pub user_verification: String,
}

/// A passkey that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// What it is called: "phone".
    #[schemars(schema_with = "shapes::name")]
    pub name: String,
    /// The name of the account that a guest gets with it; without it, the guest's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "shapes::optional_name")]
    pub account: Option<String>,
    /// What the browser gave.
    pub credential: Credential<Attested>,
}

/// What a browser gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Credential_{T}")]
pub struct Credential<T> {
    /// The id of the passkey.
    #[schemars(regex(pattern = BASE64URL))]
    pub id: String,
    /// The same.
    #[serde(rename = "rawId", default, skip_serializing_if = "Option::is_none")]
    pub raw_id: Option<String>,
    /// Always `public-key`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// What it answers.
    pub response: T,
}

/// What a browser says of a passkey that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Attested {
    /// What the browser was asked, where and by whom.
    #[serde(rename = "clientDataJSON")]
    #[schemars(regex(pattern = BASE64URL))]
    pub client_data: String,
    /// The passkey.
    #[schemars(regex(pattern = BASE64URL))]
    pub attestation_object: String,
}

/// What a browser needs to sign in with a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyRequest {
    /// What must come back signed.
    pub challenge: String,
    /// The name of the host.
    pub rp_id: String,
    /// How long the browser may take, in thousandths of a second.
    pub timeout: u32,
    /// Whether the passkey makes sure that it is its owner: `required`.
    pub user_verification: String,
}

/// Somebody signs in with a passkey.
pub type Assertion = Credential<Asserted>;

/// What a passkey says of who signs in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Asserted {
    /// What the browser was asked, where and by whom.
    #[serde(rename = "clientDataJSON")]
    #[schemars(regex(pattern = BASE64URL))]
    pub client_data: String,
    /// What the passkey knows of it.
    #[schemars(regex(pattern = BASE64URL))]
    pub authenticator_data: String,
    /// The signature over both.
    #[schemars(regex(pattern = BASE64URL))]
    pub signature: String,
    /// Whose it is: what stood in `user.id` when it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user_handle: Option<String>,
}

/// A passkey as its owner sees it later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Passkey {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// When it was made, in seconds since 1970.
    pub made: u64,
}

/// A passkey that is not to be used any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyId {
    /// Its id.
    #[schemars(regex(pattern = BASE64URL))]
    pub id: String,
}
