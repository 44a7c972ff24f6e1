//! Passkeys (`WebAuthn`): what a browser gives is checked here. Where a passkey was made is not asked.

mod key;
pub mod tried;

use crate::pending::{Beginner, Bounds, Pending};
use crate::push::decode;
use crate::secrets;
use crate::storage::PersonId;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::Value as Cbor;
pub(crate) use key::{Algorithm, Key};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use stolik_protocol::{Asserted, Attested};

/// How long somebody may take, in thousandths of a second.
pub(crate) const PATIENCE: u32 = 5 * 60 * 1_000;
/// How many challenges may be open: a person tries more than one device, and many people share an address.
const BOUNDS: Bounds = Bounds { of_person: 5, from_address: 200, in_all: 10_000, patience: PATIENCE as u64 };

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const WITH_KEY: u8 = 0x40;
/// The hash of the host, the flags, the count of uses.
const HEAD: usize = 37;

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
}

#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
}

impl Asked<'_> {
    /// The passkey that a browser has made.
    pub(crate) fn made(&self, id: &str, given: &Attested) -> Result<Made, Wrong> {
        self.check_client(&given.client_data, "webauthn.create")?;
        let object = decode(&given.attestation_object).ok_or(Wrong::Answer)?;
        let object: Cbor = ciborium::from_reader(object.as_slice()).map_err(|_| Wrong::Answer)?;
        let data = entry(&object, &Cbor::from("authData")).and_then(Cbor::as_bytes).ok_or(Wrong::Answer)?;
        let uses = self.check_authenticator(data, WITH_KEY)?;
        let made = read_key(data).filter(|(own, _)| decode(id).as_ref() == Some(own));
        let (id, key) = made.ok_or(Wrong::Answer)?;
        Ok(Made { id, key, uses })
    }

    /// How often a passkey says it was used, if it is the one with this key that has answered.
    pub(crate) fn used(&self, key: &Key, given: &Asserted) -> Result<u32, Wrong> {
        let client = self.check_client(&given.client_data, "webauthn.get")?;
        let data = decode(&given.authenticator_data).ok_or(Wrong::Answer)?;
        let uses = self.check_authenticator(&data, 0)?;
        let signature = decode(&given.signature).ok_or(Wrong::Answer)?;
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        if key.has_signed(&signed, &signature) { Ok(uses) } else { Err(Wrong::Answer) }
    }

    /// What the browser was asked, where and by whom.
    fn check_client(&self, given: &str, kind: &str) -> Result<Vec<u8>, Wrong> {
        let text = decode(given).ok_or(Wrong::Answer)?;
        let client: ClientData = serde_json::from_slice(&text).map_err(|_| Wrong::Answer)?;
        if !self.challenges.take(&client.challenge, self.purpose, self.now) {
            return Err(Wrong::Challenge);
        }
        let fits = client.kind == kind && (self.is_own)(&client.origin) && !client.cross_origin;
        if fits { Ok(text) } else { Err(Wrong::Answer) }
    }

    /// For whom the passkey has answered, and that its owner was there. How often it says it was used.
    fn check_authenticator(&self, data: &[u8], more: u8) -> Result<u32, Wrong> {
        let (head, _) = data.split_at_checked(HEAD).ok_or(Wrong::Answer)?;
        let needed = PRESENT | VERIFIED | more;
        let fits = head[..32] == *Sha256::digest(self.host) && head[32] & needed == needed;
        let uses = u32::from_be_bytes([head[33], head[34], head[35], head[36]]);
        if fits { Ok(uses) } else { Err(Wrong::Answer) }
    }
}

/// The id and the key in what an authenticator says of a new passkey.
fn read_key(data: &[u8]) -> Option<(Vec<u8>, Key)> {
    // The kind of authenticator stands first and does not matter.
    let rest = data.get(HEAD + 16..)?;
    let (length, rest) = rest.split_at_checked(2)?;
    let (id, rest) = rest.split_at_checked(u16::from_be_bytes([length[0], length[1]]).into())?;
    let key = Key::read(&ciborium::from_reader(rest).ok()?)?;
    (!id.is_empty()).then(|| (id.to_vec(), key))
}

fn entry<'a>(map: &'a Cbor, name: &Cbor) -> Option<&'a Cbor> {
    map.as_map()?.iter().find(|(key, _)| key == name).map(|(_, value)| value)
}
