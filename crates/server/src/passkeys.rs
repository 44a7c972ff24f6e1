//! Passkeys (`WebAuthn`): what a browser gives is checked here. Where a passkey was made is not asked.

mod authenticator;
mod ceremony;
mod key;
#[cfg(test)]
mod mutated;
pub mod tried;

use crate::push::decode;
use crate::secrets;
use crate::storage::PersonId;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
pub(crate) use key::{Algorithm, Key};
use ring::hmac;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// How long somebody may take, in thousandths of a second.
pub(crate) const PATIENCE: u32 = 5 * 60 * 1_000;
/// So many that were answered are remembered until they are too old, of which none is good twice.
const MOST_USED: usize = 100_000;

/// What somebody was challenged for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To make a passkey for a person.
    Make(PersonId),
    /// To sign in.
    SignIn,
}

/// Challenges. They are not kept: each holds when it was made, and a code by which it is known that we have made it, for this purpose. So
/// any number of them may be open, and nobody keeps others from being challenged. Kept is which were answered.
#[derive(Debug)]
pub(crate) struct Challenges {
    key: hmac::Key,
    used: Mutex<BTreeSet<(u64, Nonce)>>,
}

type Nonce = [u8; 16];
/// A nonce, when it was made, a code.
const LENGTH: usize = 16 + 8 + 32;

impl Default for Challenges {
    fn default() -> Challenges {
        Challenges {
            key: hmac::Key::new(hmac::HMAC_SHA256, &secrets::random::<32>()),
            used: Mutex::default(),
        }
    }
}

impl Purpose {
    fn bytes(self) -> [u8; 9] {
        let mut bytes = [0; 9];
        if let Purpose::Make(PersonId(person)) = self {
            bytes[0] = 1;
            bytes[1..].copy_from_slice(&person.to_be_bytes());
        }
        bytes
    }
}

impl Challenges {
    /// A new challenge.
    pub(crate) fn open(&self, purpose: Purpose, now: u64) -> String {
        let mut challenge = [secrets::random::<16>().as_slice(), &now.to_be_bytes()].concat();
        let code = hmac::sign(&self.key, &[&challenge, purpose.bytes().as_slice()].concat());
        challenge.extend(code.as_ref());
        URL_SAFE_NO_PAD.encode(challenge)
    }

    /// Whether this challenge is one for this purpose, and was not used. It is used now.
    fn take(&self, challenge: &str, purpose: Purpose, now: u64) -> bool {
        let Some(challenge) = decode(challenge).filter(|challenge| challenge.len() == LENGTH) else {
            return false;
        };
        let (made, code) = challenge.split_at(24);
        let signed = [made, &purpose.bytes()].concat();
        let (Ok(nonce), Ok(at)) = (made[..16].try_into(), made[16..].try_into().map(u64::from_be_bytes))
        else {
            return false;
        };
        hmac::verify(&self.key, &signed, code).is_ok()
            && now < at + u64::from(PATIENCE)
            && self.is_new(at, nonce, now)
    }

    fn is_new(&self, at: u64, nonce: Nonce, now: u64) -> bool {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        while used.len() >= MOST_USED || used.first().is_some_and(|(at, _)| at + u64::from(PATIENCE) <= now) {
            used.pop_first();
        }
        used.insert((at, nonce))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_good_once_for_its_purpose_and_for_a_while() {
        let challenges = Challenges::default();
        let make = Purpose::Make(PersonId(7));
        let open = |purpose| challenges.open(purpose, 1_000);
        let good = open(make);
        for (challenge, purpose, now) in [
            (open(make), Purpose::SignIn, 1_001),
            (open(make), Purpose::Make(PersonId(8)), 1_001),
            (open(Purpose::SignIn), make, 1_001),
            (open(make), make, 1_000 + u64::from(PATIENCE)),
            (Challenges::default().open(make, 1_000), make, 1_001),
            (String::new(), make, 1_001),
            (good[1..].to_owned(), make, 1_001),
        ] {
            assert!(!challenges.take(&challenge, purpose, now), "{challenge}");
        }
        assert!(challenges.take(&good, make, 1_001));
        assert!(!challenges.take(&good, make, 1_001), "once");
    }

    #[test]
    fn p4_however_many_are_open_none_is_kept() {
        let challenges = Challenges::default();
        let first = challenges.open(Purpose::SignIn, 0);
        for _ in 0..10_000 {
            challenges.open(Purpose::SignIn, 0);
        }
        assert!(challenges.used.lock().expect("nobody panics").is_empty());
        assert!(challenges.take(&first, Purpose::SignIn, 1));
        let late = challenges.open(Purpose::SignIn, 1_000_000);
        assert!(challenges.take(&late, Purpose::SignIn, 1_000_000));
        assert_eq!(challenges.used.lock().expect("nobody panics").len(), 1, "what is too old is forgotten");
    }
}
