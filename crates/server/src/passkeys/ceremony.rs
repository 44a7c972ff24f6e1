//! The two ceremonies, step by step: numbers in the margin are those of `WebAuthn` Level 3, §7.1 (a passkey is made) and §7.2 (it is
//! used). Steps 1 to 4 are the browser's; extensions are not asked for, and what comes of them is passed over.

use super::authenticator::{NewKey, Said, entry, read_cbor};
use super::{Algorithm, Asked, Made, Record, Used, Wrong};
use crate::push::decode;
use ciborium::Value as Cbor;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use stolik_protocol::{Assertion, Attested, Credential};

const KIND: &str = "public-key";

#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
    #[serde(rename = "topOrigin", default)]
    top_origin: Option<String>,
}

/// Goes on if something holds.
fn must(holds: bool) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(Wrong::Answer) }
}

fn bytes(given: &str) -> Result<Vec<u8>, Wrong> {
    decode(given).ok_or(Wrong::Answer)
}

/// The id of a passkey, which a browser says twice.
fn id_of<T>(given: &Credential<T>) -> Result<Vec<u8>, Wrong> {
    let id = bytes(&given.id)?;
    must(given.kind.as_deref().is_none_or(|kind| kind == KIND))?;
    must(given.raw_id.as_deref().is_none_or(|raw| decode(raw).as_ref() == Some(&id)))?;
    Ok(id)
}

impl Asked<'_> {
    /// §7.1: the passkey that a browser has made.
    pub(crate) fn made(&self, given: &Credential<Attested>) -> Result<Made, Wrong> {
        let id = id_of(given)?;
        let hash = self.check_client(&given.response.client_data, "webauthn.create")?; // 5 to 12
        let object = bytes(&given.response.attestation_object)?;
        let mut rest = object.as_slice();
        let object = read_cbor(&mut rest).ok_or(Wrong::Answer)?; // 13
        must(rest.is_empty())?;
        let field = |name: &str| entry(&object, &Cbor::from(name)).ok_or(Wrong::Answer);
        let data = field("authData")?.as_bytes().ok_or(Wrong::Answer)?;
        let said = Said::read(data).ok_or(Wrong::Answer)?;
        self.check_said(&said)?; // 14 to 19
        let eligible = said.is_eligible();
        let made = said.made.ok_or(Wrong::Answer)?; // 20 and 25: keys of other kinds and longer ids are not read
        must(made.id == id)?;
        let signed = [data.as_slice(), &hash].concat();
        let format = field("fmt")?.as_text().ok_or(Wrong::Answer)?;
        must(is_attested(format, field("attStmt")?, &made, &signed))?; // 21 to 24
        // 26, that nobody has it yet, and 27, that it is kept: by who asks.
        Ok(Made { id, key: made.key, uses: said.uses, eligible })
    }

    /// §7.2: what a passkey says when it was used, if it is this one that has answered.
    pub(crate) fn used(&self, record: &Record, given: &Assertion) -> Result<Used, Wrong> {
        // 5: which passkey is wanted is never said. 6: whose it is, it says itself.
        must(id_of(given)? == record.id)?;
        let handle = given.response.user_handle.as_deref().ok_or(Wrong::Answer)?;
        must(bytes(handle)? == record.handle)?;
        let hash = self.check_client(&given.response.client_data, "webauthn.get")?; // 8 to 14, 20
        let data = bytes(&given.response.authenticator_data)?; // 7
        let said = Said::read(&data).ok_or(Wrong::Answer)?;
        must(said.made.is_none())?; // §6.1: no key in an assertion
        self.check_said(&said)?; // 15 to 18
        must(record.eligible.is_none_or(|eligible| eligible == said.is_eligible()))?; // 19
        let signed = [data.as_slice(), &hash].concat();
        must(record.key.has_signed(&signed, &bytes(&given.response.signature)?))?; // 21
        // 22, that the count has grown, and 24, that it is kept: by who asks, at once.
        Ok(Used { uses: said.uses, eligible: said.is_eligible() })
    }

    /// What the browser was asked, where and by whom. Gives the hash of it, which is signed.
    fn check_client(&self, given: &str, kind: &str) -> Result<[u8; 32], Wrong> {
        let text = bytes(given)?;
        // §7.1, 5 and 6; §7.2, 8 and 9
        let client: ClientData = serde_json::from_slice(&text).map_err(|_| Wrong::Answer)?;
        // 8; 11. It is used up whatever else is wrong.
        if !self.challenges.take(&client.challenge, self.purpose, self.now) {
            return Err(Wrong::Challenge);
        }
        must(client.kind == kind)?; // 7; 10
        must((self.is_own)(&client.origin))?; // 9; 12
        must(!client.cross_origin)?; // 10; 13
        must(client.top_origin.is_none())?; // 11; 14: nobody has us in a frame
        Ok(Sha256::digest(&text).into()) // 12; 20
    }

    /// For whom an authenticator has answered, and that its owner was there.
    fn check_said(&self, said: &Said) -> Result<(), Wrong> {
        must(said.host == *Sha256::digest(self.host))?; // 14; 15
        must(said.is_present())?; // 15; 16
        must(said.is_verified())?; // 16; 17
        must(said.is_eligible() || !said.is_backed_up()) // 17; 18
    }
}

/// §7.1, 21 to 24: where it was made is not asked, so nobody need vouch for it; what comes all the same must be right. A browser that is
/// not to say it leaves a passkey's word for itself as it is (§5.1.3): `packed` without a certificate, of no kind of authenticator.
fn is_attested(format: &str, statement: &Cbor, made: &NewKey, signed: &[u8]) -> bool {
    let field = |name: &str| entry(statement, &Cbor::from(name));
    match format {
        // §8.7
        "none" => statement.as_map().is_some_and(Vec::is_empty),
        // §8.2
        "packed" => {
            let algorithm = field("alg").and_then(Cbor::as_integer).map(i128::from);
            let signature = field("sig").and_then(Cbor::as_bytes);
            field("x5c").is_none()
                && made.kind == [0; 16]
                && algorithm == made.key.algorithm().map(Algorithm::number).map(i128::from)
                && signature.is_some_and(|signature| made.key.has_signed(signed, signature))
        }
        _ => false,
    }
}
