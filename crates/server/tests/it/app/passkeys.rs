//! Passkeys, with an authenticator made of software.

use crate::support::{Answer, Site, Visitor};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::Value as Cbor;
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair, RSA_PKCS1_SHA256, RsaKeyPair,
    RsaPublicKeyComponents,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::cell::RefCell;

const HERE_AND_SURE: u8 = 0x05;

enum Key {
    Es256(EcdsaKeyPair),
    Rs256(RsaKeyPair),
}

impl Key {
    fn elliptic() -> Key {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random);
        Key::Es256(key.expect("its own"))
    }

    /// A key of RSA that nobody uses: they cannot be made here.
    fn rsa() -> Key {
        Key::Rs256(RsaKeyPair::from_pkcs8(include_bytes!("passkeys-rsa.pk8")).expect("a key"))
    }

    /// The public key in the words of COSE.
    fn public(&self) -> Cbor {
        let number = |number: i64| Cbor::from(number);
        Cbor::Map(match self {
            Key::Es256(key) => {
                let point = key.public_key().as_ref();
                vec![
                    (number(1), number(2)),
                    (number(3), number(-7)),
                    (number(-1), number(1)),
                    (number(-2), Cbor::Bytes(point[1..33].to_vec())),
                    (number(-3), Cbor::Bytes(point[33..].to_vec())),
                ]
            }
            Key::Rs256(key) => {
                let RsaPublicKeyComponents { n, e } = RsaPublicKeyComponents::<Vec<u8>>::from(key.public());
                vec![
                    (number(1), number(3)),
                    (number(3), number(-257)),
                    (number(-1), Cbor::Bytes(n)),
                    (number(-2), Cbor::Bytes(e)),
                ]
            }
        })
    }

    fn sign(&self, signed: &[u8]) -> Vec<u8> {
        let random = SystemRandom::new();
        match self {
            Key::Es256(key) => key.sign(&random, signed).expect("signed").as_ref().to_vec(),
            Key::Rs256(key) => {
                let mut signature = vec![0; key.public().modulus_len()];
                key.sign(&RSA_PKCS1_SHA256, &random, signed, &mut signature).expect("signed");
                signature
            }
        }
    }
}

/// An authenticator: a key, and how often it was used.
struct Authenticator {
    key: Key,
    id: Vec<u8>,
    uses: u32,
    flags: u8,
    /// Whose it is, as it was told when it was made.
    owner: RefCell<Value>,
}

impl Authenticator {
    fn new(id: &str) -> Authenticator {
        Authenticator::with(Key::elliptic(), id)
    }

    fn with(key: Key, id: &str) -> Authenticator {
        Authenticator { key, id: id.into(), uses: 0, flags: HERE_AND_SURE, owner: RefCell::default() }
    }

    fn head(&self, host: &str, flags: u8) -> Vec<u8> {
        [Sha256::digest(host).as_slice(), &[flags], &self.uses.to_be_bytes()].concat()
    }

    /// What a browser gives when a passkey was made.
    fn made(&self, options: &Value, origin: &str) -> Value {
        self.owner.replace(options["user"]["id"].clone());
        let host = options["rp"]["id"].as_str().expect("a host");
        let mut data = self.head(host, self.flags | 0x40);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        ciborium::into_writer(&self.key.public(), &mut data).expect("written");
        let object = Cbor::Map(vec![
            (Cbor::from("fmt"), Cbor::from("none")),
            (Cbor::from("attStmt"), Cbor::Map(Vec::new())),
            (Cbor::from("authData"), Cbor::Bytes(data)),
        ]);
        let mut bytes = Vec::new();
        ciborium::into_writer(&object, &mut bytes).expect("written");
        let client = client("webauthn.create", &options["challenge"], origin);
        json!({
            "id": coded(&self.id), "rawId": coded(&self.id), "type": "public-key",
            "response": { "clientDataJSON": coded(&client), "attestationObject": coded(&bytes), "transports": [] },
            "clientExtensionResults": {}
        })
    }

    /// What a browser gives when somebody signs in.
    fn used(&mut self, request: &Value, origin: &str) -> Value {
        self.uses += 1;
        self.used_as_often(request, origin)
    }

    fn used_as_often(&self, request: &Value, origin: &str) -> Value {
        let data = self.head(request["rpId"].as_str().expect("a host"), self.flags);
        let client = client("webauthn.get", &request["challenge"], origin);
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature = self.key.sign(&signed);
        json!({
            "id": coded(&self.id), "rawId": coded(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": coded(&client), "authenticatorData": coded(&data),
                "signature": coded(&signature), "userHandle": self.owner.borrow().clone()
            }
        })
    }
}

fn coded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn client(kind: &str, challenge: &Value, origin: &str) -> Vec<u8> {
    json!({ "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false }).to_string().into()
}

async fn options(visitor: &Visitor, path: &str) -> Value {
    visitor.post(path, json!({})).await.expect(200)
}

async fn sign_in(visitor: &Visitor, authenticator: &mut Authenticator, origin: &str) -> Answer {
    let request = options(visitor, "/api/login/passkey/options").await;
    visitor.post("/api/login/passkey", authenticator.used(&request, origin)).await
}

#[tokio::test]
async fn a_guest_gets_an_account_by_a_passkey_and_signs_in_elsewhere() {
    let site = Site::open().await;
    let origin = format!("http://{}", site.address);
    let (table, mut hania, _) = site.two(json!({ "game": "warcaby" })).await;
    let mut phone = Authenticator::new("phone");
    let asked = options(&hania, "/api/passkeys/options").await;
    assert_eq!((&asked["rp"]["id"], &asked["user"]["name"]), (&json!("127.0.0.1"), &json!("Hania")));
    let wanted = json!({ "name": "telefon", "account": "hania", "credential": phone.made(&asked, &origin) });
    let me = hania.become_somebody("/api/passkeys", wanted).await;
    assert_eq!((&me["name"], &me["guest"]), (&json!("hania"), &json!(false)));
    assert_eq!(hania.get("/api/passkeys").await.expect(200)[0]["name"], "telefon");
    // Elsewhere: nobody says a name, and all games are there.
    let mut elsewhere = site.stranger();
    let request = options(&elsewhere, "/api/login/passkey/options").await;
    elsewhere.become_somebody("/api/login/passkey", phone.used(&request, &origin)).await;
    assert_eq!(elsewhere.get("/api/my-tables").await.expect(200)["tables"][0]["table"], table);
    // There is no password to guess.
    for password in ["", "12345678"] {
        let guess = json!({ "name": "hania", "password": password });
        site.stranger().post("/api/login", guess).await.expect_code(401, "wrong-password");
    }
    // Nobody locks themselves out: the last one goes only after there is another.
    let forget = json!({ "id": coded(b"phone") }).to_string();
    hania.ask("DELETE", "/api/passkeys", Some(forget.clone())).await.expect_code(409, "last-passkey");
    let laptop = Authenticator::new("laptop");
    let asked = options(&hania, "/api/passkeys/options").await;
    let wanted = json!({ "name": "laptop", "credential": laptop.made(&asked, &origin) });
    hania.become_somebody("/api/passkeys", wanted).await;
    hania.ask("DELETE", "/api/passkeys", Some(forget)).await.expect(204);
    sign_in(&site.stranger(), &mut phone, &origin).await.expect_code(401, "bad-passkey");
}

#[tokio::test]
async fn a_passkey_stands_for_the_old_password() {
    let site = Site::open().await;
    let origin = format!("http://{}", site.address);
    let mut phones = Vec::new();
    for name in ["Hania", "Ola"] {
        let mut visitor = site.guest(name).await;
        let phone = Authenticator::new(name);
        let asked = options(&visitor, "/api/passkeys/options").await;
        let made = json!({ "name": "telefon", "credential": phone.made(&asked, &origin) });
        assert_eq!(visitor.become_somebody("/api/passkeys", made).await["password"], false);
        phones.push((visitor, phone));
    }
    let [(hania, hers), (_, others)] = phones.as_mut_slice() else { unreachable!("two") };
    // Who finds the browser open has no passkey, and there is no password to guess.
    for old in [json!(null), json!(""), json!("trudne haslo")] {
        let guess = json!({ "old": old, "new": "trudne haslo" });
        hania.post("/api/password", guess).await.expect_code(403, "needs-passkey");
    }
    let with = async |hania: &Visitor, phone: &mut Authenticator, new: &str| {
        let request = options(hania, "/api/login/passkey/options").await;
        json!({ "passkey": phone.used(&request, &origin), "new": new })
    };
    let forged = with(hania, others, "trudne haslo").await;
    hania.post("/api/password", forged).await.expect_code(401, "bad-passkey");
    let first = with(hania, hers, "trudne haslo").await;
    assert_eq!(hania.become_somebody("/api/password", first.clone()).await["password"], true);
    hania.post("/api/password", first).await.expect_code(409, "old-challenge");
    // Who has forgotten it has another the same way.
    let second = with(hania, hers, "inne haslo").await;
    hania.become_somebody("/api/password", second).await;
    let login = json!({ "name": "hania", "password": "inne haslo" });
    site.stranger().post("/api/login", login).await.expect(200);
}

#[tokio::test]
async fn a_passkey_of_rsa_signs_in_and_a_forged_one_does_not() {
    let site = Site::open().await;
    let origin = format!("http://{}", site.address);
    let mut hania = site.guest("Hania").await;
    let mut desk = Authenticator::with(Key::rsa(), "desk");
    let asked = options(&hania, "/api/passkeys/options").await;
    let kinds = [&asked["pubKeyCredParams"][0]["alg"], &asked["pubKeyCredParams"][1]["alg"]];
    assert_eq!(kinds, [&json!(-7), &json!(-257)]);
    let wanted = json!({ "name": "biurko", "credential": desk.made(&asked, &origin) });
    hania.become_somebody("/api/passkeys", wanted).await;
    sign_in(&site.stranger(), &mut desk, &origin).await.expect(200);
    let mut other = Authenticator { uses: 7, owner: desk.owner.clone(), ..Authenticator::new("desk") };
    sign_in(&site.stranger(), &mut other, &origin).await.expect_code(401, "bad-passkey");
    let stranger = site.stranger();
    let request = options(&stranger, "/api/login/passkey/options").await;
    let mut answer = desk.used(&request, &origin);
    answer["response"]["authenticatorData"] = json!(coded(&desk.head("127.0.0.1", 0x1d)));
    stranger.post("/api/login/passkey", answer).await.expect_code(401, "bad-passkey");
}

#[tokio::test]
async fn what_is_forged_signs_nobody_in() {
    let site = Site::open().await;
    let origin = format!("http://{}", site.address);
    let mut hania = site.guest("Hania").await;
    let mut phone = Authenticator::new("phone");
    let asked = options(&hania, "/api/passkeys/options").await;
    let made = phone.made(&asked, &origin);
    hania.become_somebody("/api/passkeys", json!({ "name": "telefon", "credential": made })).await;
    // The same answer again; and the same passkey for somebody else.
    let again = hania.post("/api/passkeys", json!({ "name": "telefon", "credential": made })).await;
    again.expect_code(409, "old-challenge");
    let eve = site.guest("Ewa").await;
    let asked = options(&eve, "/api/passkeys/options").await;
    let hers = phone.owner.borrow().clone();
    let stolen = json!({ "name": "mój", "credential": phone.made(&asked, &origin) });
    phone.owner.replace(hers);
    eve.post("/api/passkeys", stolen).await.expect_code(409, "passkey-known");
    // Another key of the same id, another site, an owner who was not there, another purpose, an old challenge.
    let mut other = Authenticator { owner: phone.owner.clone(), ..Authenticator::new("phone") };
    sign_in(&eve, &mut other, &origin).await.expect_code(401, "bad-passkey");
    sign_in(&eve, &mut Authenticator::new("unknown"), &origin).await.expect_code(401, "bad-passkey");
    sign_in(&eve, &mut phone, "https://evil.example").await.expect_code(401, "bad-passkey");
    phone.flags = 0x01;
    sign_in(&eve, &mut phone, &origin).await.expect_code(401, "bad-passkey");
    phone.flags = HERE_AND_SURE;
    let mut request = options(&eve, "/api/login/passkey/options").await;
    request["rpId"] = json!("evil.example");
    eve.post("/api/login/passkey", phone.used(&request, &origin)).await.expect_code(401, "bad-passkey");
    let making = options(&eve, "/api/passkeys/options").await;
    let crossed = json!({ "rpId": "127.0.0.1", "challenge": making["challenge"] });
    eve.post("/api/login/passkey", phone.used(&crossed, &origin)).await.expect_code(409, "old-challenge");
    let request = options(&eve, "/api/login/passkey/options").await;
    let answer = phone.used(&request, &origin);
    site.clock.pass(5 * 60 * 1_000);
    eve.post("/api/login/passkey", answer).await.expect_code(409, "old-challenge");
    // What was signed, changed.
    let request = options(&eve, "/api/login/passkey/options").await;
    let mut answer = phone.used(&request, &origin);
    let data = phone.head("127.0.0.1", 0x1d);
    answer["response"]["authenticatorData"] = json!(coded(&data));
    eve.post("/api/login/passkey", answer).await.expect_code(401, "bad-passkey");
    // A copy that was not used as often.
    sign_in(&site.stranger(), &mut phone, &origin).await.expect(200);
    let request = options(&eve, "/api/login/passkey/options").await;
    let copied = phone.used_as_often(&request, &origin);
    eve.post("/api/login/passkey", copied).await.expect_code(401, "bad-passkey");
    for nonsense in [json!({}), json!({ "id": "", "response": {} }), json!("x")] {
        eve.post("/api/login/passkey", nonsense).await.expect_code(400, "unreadable");
    }
}

#[tokio::test]
async fn damaged_answers_of_a_browser_are_refused() {
    let site = Site::open().await;
    let origin = format!("http://{}", site.address);
    let hania = site.guest("Hania").await;
    let phone = Authenticator::new("phone");
    for length in [0, 1, 40, 60, 100, 150] {
        let asked = options(&hania, "/api/passkeys/options").await;
        let mut made = phone.made(&asked, &origin);
        let whole = made["response"]["attestationObject"].as_str().expect("text").to_owned();
        made["response"]["attestationObject"] = json!(whole[..length]);
        let wanted = json!({ "name": "telefon", "credential": made });
        hania.post("/api/passkeys", wanted).await.expect_code(401, "bad-passkey");
    }
    hania.get("/api/passkeys").await.expect(200);
    assert!(hania.get("/api/me").await.expect(200)["guest"].as_bool().expect("said"), "still a guest");
}
