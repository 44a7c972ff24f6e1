//! Passkeys (`WebAuthn`): what a browser gives is checked here. Where a passkey was made is not asked.

mod authenticator;
mod ceremony;
mod key;
#[cfg(test)]
mod mutated;
pub mod tried;

use crate::pending::{Beginner, Bounds, Pending};
use crate::secrets;
use crate::storage::PersonId;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
pub(crate) use key::{Algorithm, Key};

/// How long somebody may take, in thousandths of a second.
pub(crate) const PATIENCE: u32 = 5 * 60 * 1_000;
/// How many challenges may be open: a person tries more than one device, and many people share an address.
const BOUNDS: Bounds = Bounds { of_person: 5, from_address: 200, in_all: 10_000, patience: PATIENCE as u64 };

/// What somebody was challenged for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To make a passkey for a person.
    Make(PersonId),
    /// To sign in.
    SignIn,
}

/// The challenges that were not answered yet.
#[derive(Debug)]
pub(crate) struct Challenges(Pending<String, Purpose>);

impl Default for Challenges {
    fn default() -> Challenges {
        Challenges(Pending::new(BOUNDS))
    }
}

impl Challenges {
    /// A new challenge; none if there are too many.
    pub(crate) fn open(&self, purpose: Purpose, by: Beginner, now: u64) -> Option<String> {
        let challenge = URL_SAFE_NO_PAD.encode(secrets::random::<32>());
        self.0.begin(challenge.clone(), purpose, by, now).then_some(challenge)
    }

    /// Whether this challenge was open for this purpose. It is not any more.
    fn take(&self, challenge: &str, purpose: Purpose, now: u64) -> bool {
        self.0.take(&challenge.to_owned(), now) == Some(purpose)
    }
}

/// What is wrong with what a browser gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// The challenge is none, or was answered, or is too old.
    Challenge,
    /// It is not what it should be: of another site, for another purpose, signed by somebody else, or damaged.
    Answer,
}

/// Whom a passkey must be made for and where: the site as browsers see it.
pub(crate) struct Asked<'a> {
    /// The name of the host.
    pub(crate) host: &'a str,
    /// Whether an origin is ours.
    pub(crate) is_own: &'a dyn Fn(&str) -> bool,
    pub(crate) purpose: Purpose,
    pub(crate) challenges: &'a Challenges,
    pub(crate) now: u64,
}

/// A passkey that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Made {
    pub(crate) id: Vec<u8>,
    pub(crate) key: Key,
    pub(crate) uses: u32,
    /// Whether who keeps it may copy it.
    pub(crate) eligible: bool,
}

/// What is kept of a passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    pub(crate) id: Vec<u8>,
    pub(crate) key: Key,
    /// Unknown of those made before it was kept.
    pub(crate) eligible: Option<bool>,
    /// What stands for its owner.
    pub(crate) handle: Vec<u8>,
}

/// What a passkey says when it was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Used {
    pub(crate) uses: u32,
    pub(crate) eligible: bool,
}
