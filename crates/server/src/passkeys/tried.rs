//! What strangers send, for whoever looks for bytes that break it (`fuzz/laws`): names, origins, addresses of browsers, and the
//! ceremonies of passkeys, of which each takes what a browser would send in one place, and everything else is right.

use super::{Asked, Challenges, Key, Purpose, Record};
use crate::storage::PersonId;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use stolik_protocol::{Asserted, Attested, Credential};

/// A name as it is taken, and by what its account is found.
pub fn name(given: &str) -> Option<(String, String)> {
    let name = crate::names::read(given).ok()?;
    let key = crate::names::key(&name);
    Some((name, key))
}

/// An origin as it is written, if it is one.
pub fn origin(given: &str) -> Option<String> {
    Some(crate::origin::Origin::read(given)?.to_string())
}

/// Whether a browser may be sent to at this address, as far as it tells.
pub fn push_address(given: &str) -> bool {
    crate::push::may_be_sent_to(given)
}

/// The host whose passkeys are tried.
pub const HOST: &str = "stolik.example";
/// Its origin.
pub const ORIGIN: &str = "https://stolik.example";
/// The id of the passkey that is tried.
pub const ID: &[u8] = b"a passkey";
/// What stands for its owner.
const HANDLE: &[u8] = b"an owner";
/// What stands for the challenge in client data: nobody can know it before.
pub const CHALLENGE: &str = "CHALLENGE";

/// The key of a passkey, if these bytes are an attestation that is taken.
pub fn attestation(object: &[u8]) -> Option<Vec<u8>> {
    let client = format!(r#"{{"type":"webauthn.create","challenge":"{CHALLENGE}","origin":"{ORIGIN}"}}"#);
    made(client.as_bytes(), object)
}

/// The key of a passkey, if these bytes are taken for client data beside an attestation that is right.
pub fn client_data(client: &[u8], object: &[u8]) -> Option<Vec<u8>> {
    made(client, object)
}

/// Whether these bytes are taken for what a passkey of this key says and signs.
pub fn assertion(key: &[u8], data: &[u8], signature: &[u8]) -> bool {
    let client = format!(r#"{{"type":"webauthn.get","challenge":"{CHALLENGE}","origin":"{ORIGIN}"}}"#);
    asked(Purpose::SignIn, client.as_bytes(), |asked, client| {
        let given = credential(Asserted {
            client_data: client,
            authenticator_data: URL_SAFE_NO_PAD.encode(data),
            signature: URL_SAFE_NO_PAD.encode(signature),
            user_handle: Some(URL_SAFE_NO_PAD.encode(HANDLE)),
        });
        let record =
            Record { id: ID.to_vec(), key: Key(key.to_vec()), eligible: None, handle: HANDLE.to_vec() };
        asked.used(&record, &given).is_ok()
    })
}

fn made(client: &[u8], object: &[u8]) -> Option<Vec<u8>> {
    asked(Purpose::Make(PersonId(1)), client, |asked, client_data| {
        let attestation_object = URL_SAFE_NO_PAD.encode(object);
        asked.made(&credential(Attested { client_data, attestation_object })).ok().map(|made| made.key.0)
    })
}

/// What a browser gives of the passkey that is tried.
fn credential<T>(response: T) -> Credential<T> {
    Credential { id: URL_SAFE_NO_PAD.encode(ID), raw_id: None, kind: None, response }
}

/// Asks with client data in which the challenge stands.
fn asked<T>(purpose: Purpose, client: &[u8], check: impl FnOnce(&Asked, String) -> T) -> T {
    let challenges = Challenges::default();
    let challenge = challenges.open(purpose, 0);
    let client = match std::str::from_utf8(client) {
        Ok(text) => text.replace(CHALLENGE, &challenge).into_bytes(),
        Err(_) => client.to_vec(),
    };
    let asked =
        Asked { host: HOST, is_own: &|origin| origin == ORIGIN, purpose, challenges: &challenges, now: 1 };
    check(&asked, URL_SAFE_NO_PAD.encode(client))
}
