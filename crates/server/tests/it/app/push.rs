//! Web Push, against a push service inside the test.

use crate::support::{Answer, Site, Visitor, settings};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::ECDSA_P256_SHA256_FIXED;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use stolik_server::{HostSettings, PushKey, PushSettings, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// What a push service was sent.
pub(super) struct Posted {
    pub(super) path: String,
    head: String,
    body: Vec<u8>,
}

impl Posted {
    fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.unwrap_or_else(|| panic!("{name}: {}", self.head))
    }
}

/// A push service. Addresses that end in `gone` it does not know any more.
pub(super) struct Service {
    pub(super) address: SocketAddr,
    pub(super) posted: mpsc::Receiver<Posted>,
}

impl Service {
    pub(super) async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (tell, posted) = mpsc::channel(16);
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.expect("somebody comes");
                let mut read = Vec::new();
                let (head, body) = loop {
                    assert!(stream.read_buf(&mut read).await.expect("read") > 0, "a whole request");
                    let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
                    let head = String::from_utf8(read[..end].to_vec()).expect("text");
                    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
                    let length: usize = length.expect("a length").parse().expect("a number");
                    if read.len() == end + 4 + length {
                        break (head, read[end + 4..].to_vec());
                    }
                };
                let path = head.split(' ').nth(1).expect("a path").to_owned();
                let status = if path.ends_with("gone") { "410 Gone" } else { "201 Created" };
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.expect("answered");
                drop(stream);
                if tell.send(Posted { path, head, body }).await.is_err() {
                    return;
                }
            }
        });
        Service { address, posted }
    }
}

/// A browser that can be sent to.
pub(super) struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    pub(super) fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("its public half").as_ref().to_vec();
        Browser { private, public, auth: *b"sixteen bytes :)" }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let [p256dh, auth] = [self.public.as_slice(), &self.auth].map(|bytes| URL_SAFE_NO_PAD.encode(bytes));
        json!({ "endpoint": endpoint, "expirationTime": null, "keys": { "p256dh": p256dh, "auth": auth } })
    }

    /// What was sent to it, read as RFC 8291 and RFC 8188 say.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().expect("four")) as usize >= body.len());
        let (sender, sealed) = rest[1..].split_at(rest[0].into());
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let info = [b"WebPush: info\0".as_slice(), &self.public, sender].concat();
        let secret: [u8; 32] =
            agree_ephemeral(self.private, &theirs, |shared| derived(&self.auth, shared, &info))
                .expect("agreed");
        let key: [u8; 16] = derived(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &secret, b"Content-Encoding: nonce\0");
        let opening = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened =
            opening.open_in_place(nonce, Aad::empty(), &mut sealed).expect("sealed for this browser");
        let text = opened.strip_suffix(&[2]).expect("the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = [0; N];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(&[info], Length(N)).and_then(|okm| okm.fill(&mut out)).expect("derived");
    out
}

pub(super) async fn site(anywhere: bool) -> (Site, Arc<PushKey>) {
    let folder = tempfile::tempdir().expect("a folder");
    let key = Arc::new(PushKey::from_file(&folder.path().join("push.pem")).expect("a key"));
    let push = PushSettings { key: key.clone(), contact: "mailto:ola@example.org".to_owned(), anywhere };
    let usual = settings();
    let host = HostSettings { push: Some(push), ..usual.host.clone() };
    (Site::with(Settings { host, ..usual }).await, key)
}

pub(super) async fn subscribe(visitor: &Visitor, browser: &Browser, endpoint: &str) -> Answer {
    visitor.post("/api/push", browser.subscription(endpoint)).await
}

#[tokio::test]
async fn who_is_awaited_and_not_here_is_sent_to() {
    let (site, key) = site(true).await;
    let mut service = Service::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let shown = site.stranger().get("/api/push").await.expect(200);
    assert_eq!(shown["key"], URL_SAFE_NO_PAD.encode(key.public()));
    let (phone, old) = (Browser::new(), Browser::new());
    let marcin = marcin.with("accept-language", "pl");
    subscribe(&marcin, &phone, &format!("http://{}/phone", service.address)).await.expect(204);
    subscribe(&marcin, &old, &format!("http://{}/gone", service.address)).await.expect(204);
    let mut light = hania.listen(&table, None).await;
    let dark = marcin.listen(&table, None).await;
    // Who is here is not called, whatever is played.
    light.act("C3-D4").await;
    drop(dark);
    while site.stranger().get("/metrics").await.body.contains("stolik_sockets 2") {}
    assert!(service.posted.try_recv().is_err(), "nobody is called who was here a moment ago");
    site.clock.pass(10_000);
    // In the order of their addresses.
    let gone = service.posted.recv().await.expect("posted");
    assert_eq!(gone.path, "/gone");
    let posted = service.posted.recv().await.expect("posted");
    assert_eq!((posted.path.as_str(), posted.header("content-encoding")), ("/phone", "aes128gcm"));
    assert_eq!((posted.header("topic"), posted.header("ttl")), (table.as_str(), "86400"));
    let told = phone.read(&posted.body);
    assert_eq!(told["title"], "Twoja kolej");
    assert!(told["body"].as_str().is_some_and(|text| text.contains("Warcaby")), "{told}");
    assert_eq!(told["url"], format!("/table/{table}"));
    // Signed for this service by the key that everybody was shown.
    let vapid = posted.header("authorization").strip_prefix("vapid t=").expect("a token");
    let (token, shown) = vapid.split_once(", k=").expect("a key");
    assert_eq!(shown, URL_SAFE_NO_PAD.encode(key.public()));
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let signature = URL_SAFE_NO_PAD.decode(signature).expect("base64url");
    let verifying = ring::signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key.public());
    verifying.verify(signed.as_bytes(), &signature).expect("signed");
    let claims = URL_SAFE_NO_PAD.decode(signed.split('.').nth(1).expect("claims")).expect("base64url");
    let claims: Value = serde_json::from_slice(&claims).expect("JSON");
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    // Called once for a turn; and the browser that is gone is forgotten.
    answers_and_goes(&site, &marcin, &table).await;
    light.act("B2-C3").await;
    let again = service.posted.recv().await.expect("posted");
    assert_eq!(again.path, "/phone", "and no other");
    light.wish(json!({ "ping": {} })).await;
    site.clock.pass(60_000);
    light.wish(json!({ "say": "Halo?" })).await;
    assert!(service.posted.try_recv().is_err());
}

/// Somebody plays one move and closes the page; some time goes by.
async fn answers_and_goes(site: &Site, who: &Visitor, table: &str) {
    let mut line = who.listen(table, None).await;
    line.act("B6-A5").await;
    drop(line);
    while site.stranger().get("/metrics").await.body.contains("stolik_sockets 2") {}
    site.clock.pass(60_000);
}

#[tokio::test]
async fn a_browser_can_be_forgotten_by_its_owner_alone() {
    let (site, _) = site(true).await;
    let mut service = Service::open().await;
    let (table, hania, marcin) = site.two(json!({ "game": "warcaby" })).await;
    let endpoint = format!("http://{}/phone", service.address);
    let browser = Browser::new();
    subscribe(&marcin, &browser, &endpoint).await.expect(204);
    let forget = json!({ "endpoint": endpoint }).to_string();
    hania.ask("DELETE", "/api/push", Some(forget.clone())).await.expect(204);
    let mut light = hania.listen(&table, None).await;
    site.clock.pass(60_000);
    light.act("C3-D4").await;
    assert_eq!(service.posted.recv().await.expect("still his").path, "/phone");
    marcin.ask("DELETE", "/api/push", Some(forget)).await.expect(204);
    answers_and_goes(&site, &marcin, &table).await;
    light.act("B2-C3").await;
    light.wish(json!({ "ping": {} })).await;
    assert!(service.posted.try_recv().is_err());
}

#[tokio::test]
async fn what_cannot_be_sent_to_is_refused() {
    let plain = Site::open().await;
    assert_eq!(plain.stranger().get("/api/push").await.expect(200)["key"], Value::Null);
    let browser = Browser::new();
    let hania = plain.guest("Hania").await;
    subscribe(&hania, &browser, "https://push.example/x").await.expect_code(404, "no-push");
    let (site, _) = site(false).await;
    subscribe(&site.stranger(), &browser, "https://push.example/x").await.expect_code(401, "who-are-you");
    let hania = site.guest("Hania").await;
    for endpoint in ["http://push.example/x", "https://127.0.0.1/x", "https://10.0.0.1/x", "nowhere", ""] {
        subscribe(&hania, &browser, endpoint).await.expect_code(400, "bad-push");
    }
    let mut short = browser.subscription("https://push.example/x");
    short["keys"]["auth"] = json!("AAAA");
    hania.post("/api/push", short).await.expect_code(400, "bad-push");
    subscribe(&hania, &browser, "https://push.example/x").await.expect(204);
}

/// A push service that takes what is posted and never answers. Tells which path was posted to.
async fn silent_service() -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (tell, told) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut line = [0; 64];
            let read = stream.read(&mut line).await.expect("read");
            let line = String::from_utf8_lossy(&line[..read]).into_owned();
            _ = tell.send(line.split(' ').nth(1).expect("a path").to_owned());
            held.push(stream);
        }
    });
    (address, told)
}

async fn patient(patience: Duration) -> Site {
    let folder = tempfile::tempdir().expect("a folder");
    let key = Arc::new(PushKey::from_file(&folder.path().join("push.pem")).expect("a key"));
    let push = PushSettings { key, contact: "mailto:ola@example.org".to_owned(), anywhere: true };
    let host = HostSettings { push: Some(push), push_patience: patience, ..settings().host };
    Site::with(Settings { host, ..settings() }).await
}

/// Somebody who is awaited at a table and not there.
async fn awaited(site: &Site, who: &Visitor) {
    let other = site.guest("Marcin").await;
    let made =
        other.post("/api/tables", json!({ "game": "warcaby", "seats": ["open", "me"] })).await.expect(200);
    let table = made["table"].as_str().expect("a table");
    let sit = json!({ "secret": crate::support::secret_of(&made, 0) });
    who.post(&format!("/api/tables/{table}/sit"), sit).await.expect(200);
}

#[tokio::test]
async fn whose_service_hangs_takes_no_turns_from_others_p9() {
    let hour = Duration::from_hours(1);
    let site = patient(hour).await;
    let (silent, mut posted) = silent_service().await;
    let mut service = Service::open().await;
    let (eve, hania) = (site.guest("Ewa").await, site.guest("Hania").await);
    for number in 0..20 {
        let endpoint = format!("http://{silent}/{number}");
        subscribe(&eve, &Browser::new(), &endpoint).await.expect(204);
    }
    subscribe(&hania, &Browser::new(), &format!("http://{}/phone", service.address)).await.expect(204);
    for _ in 0..30 {
        awaited(&site, &eve).await;
    }
    awaited(&site, &hania).await;
    site.clock.pass(60_000);
    assert_eq!(posted.recv().await.as_deref(), Some("/0"));
    assert_eq!(service.posted.recv().await.expect("in spite of that").path, "/phone");
    assert!(posted.try_recv().is_err(), "one at a time");
}

#[tokio::test]
async fn a_browser_whose_service_never_answers_is_forgotten_p9() {
    let site = patient(Duration::from_millis(20)).await;
    let (silent, mut posted) = silent_service().await;
    let eve = site.guest("Ewa").await;
    subscribe(&eve, &Browser::new(), &format!("http://{silent}/phone")).await.expect(204);
    for _ in 0..5 {
        awaited(&site, &eve).await;
    }
    site.clock.pass(60_000);
    for _ in 0..3 {
        assert_eq!(posted.recv().await.as_deref(), Some("/phone"));
    }
    // Another browser of hers is called to the tables that are left, and that one alone.
    let mut service = Service::open().await;
    subscribe(&eve, &Browser::new(), &format!("http://{}/laptop", service.address)).await.expect(204);
    awaited(&site, &eve).await;
    site.clock.pass(60_000);
    assert_eq!(service.posted.recv().await.expect("posted").path, "/laptop");
    assert!(posted.try_recv().is_err());
}
