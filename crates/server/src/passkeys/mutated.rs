//! Ceremonies with something wrong: one thing at each step of the standard, and then anything anywhere.

use super::{Asked, Challenges, Key, Made, Purpose, Record, Used, Wrong};
use crate::storage::PersonId;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::Value as Cbor;
use proptest::prelude::*;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;
use stolik_protocol::{Asserted, Attested, Credential};

const ORIGIN: &str = "https://stolik.example";
const HOST: &str = "stolik.example";
const HANDLE: &[u8] = b"a handle of hers";
const HERE_AND_SURE: u8 = 0x05;
const COPIED: u8 = 0x18;
const WITH_KEY: u8 = 0x40;
const WITH_EXTENSIONS: u8 = 0x80;

static PAIR: LazyLock<EcdsaKeyPair> = LazyLock::new(|| {
    let random = SystemRandom::new();
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random).expect("its own")
});

fn sign(signed: &[u8]) -> Vec<u8> {
    PAIR.sign(&SystemRandom::new(), signed).expect("signed").as_ref().to_vec()
}

fn number(number: i64) -> Cbor {
    Cbor::from(number)
}

fn written(value: &Cbor) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).expect("written");
    bytes
}

fn coded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// All that a browser and an authenticator say, to be changed before it is put together.
#[derive(Clone)]
struct Ceremony {
    client: Value,
    host: &'static str,
    flags: u8,
    uses: u32,
    kind: [u8; 16],
    id: Vec<u8>,
    /// Another id that the browser says.
    raw_id: Option<Vec<u8>>,
    credential: &'static str,
    key: Vec<(Cbor, Cbor)>,
    format: &'static str,
    statement: Vec<(Cbor, Cbor)>,
    is_self_attested: bool,
    handle: Option<Vec<u8>>,
    /// What stands behind all the authenticator says.
    tail: Vec<u8>,
}

impl Ceremony {
    fn new(kind: &str) -> Ceremony {
        let point = PAIR.public_key().as_ref();
        let client = json!({
            "type": kind, "challenge": "", "origin": ORIGIN, "crossOrigin": false,
            "other_keys_can_be_added_here": "do not compare clientDataJSON against a template",
        });
        Ceremony {
            client,
            host: HOST,
            flags: HERE_AND_SURE,
            uses: 1,
            kind: [0; 16],
            id: b"the passkey of hania".to_vec(),
            raw_id: None,
            credential: "public-key",
            key: vec![
                (number(1), number(2)),
                (number(3), number(-7)),
                (number(-1), number(1)),
                (number(-2), Cbor::Bytes(point[1..33].to_vec())),
                (number(-3), Cbor::Bytes(point[33..].to_vec())),
            ],
            format: "none",
            statement: Vec::new(),
            is_self_attested: false,
            handle: Some(HANDLE.to_vec()),
            tail: Vec::new(),
        }
    }

    fn making() -> Ceremony {
        let made = Ceremony::new("webauthn.create");
        Ceremony { flags: made.flags | WITH_KEY, ..made }
    }

    fn using() -> Ceremony {
        Ceremony::new("webauthn.get")
    }

    fn with(change: impl FnOnce(&mut Ceremony), mut whole: Ceremony) -> Ceremony {
        change(&mut whole);
        whole
    }

    fn head(&self) -> Vec<u8> {
        [Sha256::digest(self.host).as_slice(), &[self.flags], &self.uses.to_be_bytes()].concat()
    }

    fn client(&self, challenge: &str) -> Vec<u8> {
        let mut client = self.client.clone();
        if client["challenge"] == "" {
            client["challenge"] = json!(challenge);
        }
        client.to_string().into_bytes()
    }

    fn credential<T>(&self, response: T) -> Credential<T> {
        let raw_id = self.raw_id.as_ref().unwrap_or(&self.id);
        let (id, raw_id, kind) = (coded(&self.id), Some(coded(raw_id)), Some(self.credential.to_owned()));
        Credential { id, raw_id, kind, response }
    }

    /// What a browser gives of a passkey that was made: client data and attestation object.
    fn made(&self, challenge: &str) -> (Vec<u8>, Vec<u8>) {
        let client = self.client(challenge);
        let length = u16::try_from(self.id.len()).expect("short").to_be_bytes();
        let key = written(&Cbor::Map(self.key.clone()));
        let parts = [&self.head(), self.kind.as_slice(), &length, &self.id, &key, &self.tail];
        let data = parts.concat();
        let mut statement = self.statement.clone();
        if self.is_self_attested {
            let signature = sign(&[data.as_slice(), &Sha256::digest(&client)].concat());
            statement.extend([(Cbor::from("alg"), number(-7)), (Cbor::from("sig"), Cbor::Bytes(signature))]);
        }
        let object = Cbor::Map(vec![
            (Cbor::from("fmt"), Cbor::from(self.format)),
            (Cbor::from("attStmt"), Cbor::Map(statement)),
            (Cbor::from("authData"), Cbor::Bytes(data)),
        ]);
        (client, written(&object))
    }

    /// What a browser gives of a passkey that was used: client data, what the authenticator says, the signature.
    fn used(&self, challenge: &str) -> (Vec<u8>, Vec<u8>, Vec<u8>) {
        let client = self.client(challenge);
        let data = [self.head(), self.tail.clone()].concat();
        let signature = sign(&[data.as_slice(), &Sha256::digest(&client)].concat());
        (client, data, signature)
    }
}

/// Asks and is answered: by what `answer` makes of the challenge.
fn ask<T>(purpose: Purpose, answer: impl FnOnce(&str, &Asked) -> Result<T, Wrong>) -> Result<T, Wrong> {
    let challenges = Challenges::default();
    let challenge = challenges.open(purpose, 0);
    let is_own = |origin: &str| origin == ORIGIN;
    answer(&challenge, &Asked { host: HOST, is_own: &is_own, purpose, challenges: &challenges, now: 1 })
}

const MAKE: Purpose = Purpose::Make(PersonId(7));

fn made(ceremony: &Ceremony) -> Result<Made, Wrong> {
    ask(MAKE, |challenge, asked| {
        let (client, object) = ceremony.made(challenge);
        let response = Attested { client_data: coded(&client), attestation_object: coded(&object) };
        asked.made(&ceremony.credential(response))
    })
}

fn record() -> Record {
    let key = Key(PAIR.public_key().as_ref().to_vec());
    Record { id: Ceremony::using().id, key, eligible: Some(false), handle: HANDLE.to_vec() }
}

fn used(ceremony: &Ceremony, record: &Record) -> Result<Used, Wrong> {
    ask(Purpose::SignIn, |challenge, asked| {
        let (client, data, signature) = ceremony.used(challenge);
        let user_handle = ceremony.handle.as_deref().map(coded);
        let response = Asserted {
            client_data: coded(&client),
            authenticator_data: coded(&data),
            signature: coded(&signature),
            user_handle,
        };
        asked.used(record, &ceremony.credential(response))
    })
}

type Change = fn(&mut Ceremony);

/// What is wrong in both ceremonies: the steps of §7.1 and §7.2, and what is changed.
const IN_BOTH: [(&str, Change); 13] = [
    ("id: said twice, and not the same", |it| it.raw_id = Some(b"another".to_vec())),
    ("type of credential", |it| it.credential = "password"),
    ("7; 10: the other ceremony", |it| it.client["type"] = json!("payment.get")),
    ("8; 11: another challenge", |it| it.client["challenge"] = json!("AAAA")),
    ("9; 12: another scheme", |it| it.client["origin"] = json!("http://stolik.example")),
    ("9; 12: another host", |it| it.client["origin"] = json!("https://evil.example")),
    ("9; 12: another port", |it| it.client["origin"] = json!("https://stolik.example:444")),
    ("10; 13: in a frame", |it| it.client["crossOrigin"] = json!(true)),
    ("11; 14: in a frame of somebody", |it| it.client["topOrigin"] = json!(ORIGIN)),
    ("14; 15: for another host", |it| it.host = "evil.example"),
    ("15; 16: nobody was there", |it| it.flags &= !0x01),
    ("16; 17: not known to be the owner", |it| it.flags &= !0x04),
    ("17; 18: copied, though it cannot be", |it| it.flags |= 0x10),
];

#[test]
fn l9_a_passkey_is_made_only_if_every_step_holds() {
    let whole = made(&Ceremony::making()).expect("all is right");
    assert_eq!((&whole.id, &whole.key, whole.eligible), (&record().id, &record().key, false));
    let only_there: [(&str, Change); 16] = [
        ("13: something behind it", |it| it.tail = vec![0]),
        ("13: no key", |it| it.flags &= !WITH_KEY),
        ("13: extensions that are missing", |it| it.flags |= WITH_EXTENSIONS),
        ("13: extensions that are no map", |it| {
            it.flags |= WITH_EXTENSIONS;
            it.tail = written(&number(1));
        }),
        ("20: another kind of key", |it| it.key[1].1 = number(-8)),
        ("20: another curve", |it| it.key[2].1 = number(2)),
        ("20: no algorithm", |it| drop(it.key.remove(1))),
        ("20: a field twice", |it| it.key.push(it.key[4].clone())),
        ("20: no point of the curve", |it| it.key[4].1 = it.key[3].1.clone()),
        ("20: a short coordinate", |it| it.key[3].1 = Cbor::Bytes(vec![1; 31])),
        ("21: a format that nobody asked for", |it| it.format = "fido-u2f"),
        ("22: packed, and not signed", |it| it.format = "packed"),
        ("22: a word for nothing", |it| it.is_self_attested = true),
        ("22: packed, of a kind of authenticator", |it| {
            (it.format, it.is_self_attested, it.kind) = ("packed", true, [1; 16]);
        }),
        ("24: packed, with a certificate", |it| {
            (it.format, it.is_self_attested) = ("packed", true);
            it.statement.push((Cbor::from("x5c"), Cbor::Array(Vec::new())));
        }),
        ("25: too long an id", |it| it.id = vec![7; 1024]),
    ];
    for (why, change) in IN_BOTH.into_iter().chain(only_there) {
        assert!(made(&Ceremony::with(change, Ceremony::making())).is_err(), "{why}");
    }
    let fine: [(&str, Change); 5] = [
        ("it can be copied, and was", |it| it.flags |= COPIED),
        ("extensions that nobody asked for", |it| {
            it.flags |= WITH_EXTENSIONS;
            it.tail = written(&Cbor::Map(vec![(Cbor::from("credProtect"), number(2))]));
        }),
        ("its own word for itself", |it| (it.format, it.is_self_attested) = ("packed", true)),
        ("the longest id", |it| it.id = vec![7; 1023]),
        ("no word of frames", |it| drop(it.client.as_object_mut().expect("fields").remove("crossOrigin"))),
    ];
    for (why, change) in fine {
        assert!(made(&Ceremony::with(change, Ceremony::making())).is_ok(), "{why}");
    }
}

#[test]
fn l9_a_passkey_signs_in_only_if_every_step_holds() {
    assert_eq!(used(&Ceremony::using(), &record()), Ok(Used { uses: 1, eligible: false }));
    let only_there: [(&str, Change); 6] = [
        ("6: of nobody", |it| it.handle = None),
        ("6: of somebody else", |it| it.handle = Some(b"a handle of Olas".to_vec())),
        ("6: another passkey", |it| it.id = b"another".to_vec()),
        ("§6.1: with a key", |it| it.flags |= WITH_KEY),
        ("§6.1: something behind it", |it| it.tail = vec![0]),
        ("19: can be copied all at once", |it| it.flags |= 0x08),
    ];
    for (why, change) in IN_BOTH.into_iter().chain(only_there) {
        assert!(used(&Ceremony::with(change, Ceremony::using()), &record()).is_err(), "{why}");
    }
    let other = Record { key: Key([4].into_iter().chain([9; 64]).collect()), ..record() };
    assert_eq!(used(&Ceremony::using(), &other), Err(Wrong::Answer), "21: signed with another key");
    // Of those made before it was kept whether they can be copied, it is learnt now.
    let old = Record { eligible: None, ..record() };
    let copied = Ceremony::with(|it| it.flags |= COPIED, Ceremony::using());
    assert_eq!(used(&copied, &old), Ok(Used { uses: 1, eligible: true }));
}

/// Something that happens to bytes.
#[derive(Clone, Debug)]
enum Mutation {
    Flip(prop::sample::Index, u8),
    Set(prop::sample::Index, u8),
    Remove(prop::sample::Index),
    Insert(prop::sample::Index, u8),
    Cut(prop::sample::Index),
    Double(prop::sample::Index, prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        (at(), 0..8_u8).prop_map(|(at, bit)| Mutation::Flip(at, bit)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Mutation::Set(at, byte)),
        at().prop_map(Mutation::Remove),
        (at(), any::<u8>()).prop_map(|(at, byte)| Mutation::Insert(at, byte)),
        at().prop_map(Mutation::Cut),
        (at(), at()).prop_map(|(from, to)| Mutation::Double(from, to)),
        (at(), at()).prop_map(|(one, other)| Mutation::Swap(one, other)),
    ]
}

impl Mutation {
    fn apply(&self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        let length = bytes.len();
        match self {
            Mutation::Flip(at, bit) => bytes[at.index(length)] ^= 1 << bit,
            Mutation::Set(at, byte) => bytes[at.index(length)] = *byte,
            Mutation::Remove(at) => drop(bytes.remove(at.index(length))),
            Mutation::Insert(at, byte) => bytes.insert(at.index(length), *byte),
            Mutation::Cut(at) => bytes.truncate(at.index(length)),
            Mutation::Double(from, to) => {
                let (from, to) = (from.index(length), to.index(length));
                let piece = bytes[from.min(to)..from.max(to)].to_vec();
                bytes.splice(from.max(to)..from.max(to), piece);
            }
            Mutation::Swap(one, other) => bytes.swap(one.index(length), other.index(length)),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    /// Of a passkey that is made nothing is signed, so what does not matter may be anything: the kind of authenticator, the
    /// count, what nobody asks for. What matters is as it was, or it is refused.
    #[test]
    fn a_mutated_making_is_refused_or_makes_the_same_passkey(
        field in 0..3_usize,
        mutations in prop::collection::vec(mutation(), 1..4),
        is_self_attested in any::<bool>(),
    ) {
        let format = if is_self_attested { "packed" } else { "none" };
        let ceremony = Ceremony { format, is_self_attested, ..Ceremony::making() };
        let answered = ask(MAKE, |challenge, asked| {
            let (client, object) = ceremony.made(challenge);
            let mut fields = [client, object, ceremony.id.clone()];
            for mutation in &mutations {
                mutation.apply(&mut fields[field]);
            }
            let [client, object, id] = fields;
            let response = Attested { client_data: coded(&client), attestation_object: coded(&object) };
            asked.made(&Credential { id: coded(&id), raw_id: None, kind: None, response })
        });
        if let Ok(made) = answered {
            prop_assert_eq!((made.id, made.key), (record().id, record().key));
        }
    }

    /// Of what a passkey says when it is used every byte is signed: it is as it was, or it is refused.
    #[test]
    fn a_mutated_use_is_refused(
        field in 0..5_usize,
        mutations in prop::collection::vec(mutation(), 1..4),
    ) {
        let ceremony = Ceremony::using();
        let mut is_same = false;
        let answered = ask(Purpose::SignIn, |challenge, asked| {
            let (client, data, signature) = ceremony.used(challenge);
            let whole = [client, data, signature, ceremony.id.clone(), HANDLE.to_vec()];
            let mut fields = whole.clone();
            for mutation in &mutations {
                mutation.apply(&mut fields[field]);
            }
            is_same = fields == whole;
            let [client, data, signature, id, handle] = fields.map(|bytes| coded(&bytes));
            let user_handle = Some(handle);
            let response = Asserted { client_data: client, authenticator_data: data, signature, user_handle };
            asked.used(&record(), &Credential { id, raw_id: None, kind: None, response })
        });
        prop_assert_eq!(answered.is_ok(), is_same);
    }
}
