//! TLS by certificate files.

use crate::log::Log;
use rcgen::{CertifiedKey, KeyPair};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, ConnectionSettings, Page, Settings, Tls};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, SupportedProtocolVersion, version};

/// Writes a certificate and its key as those do who renew them: beside the old ones, then in their place.
fn renew(chain: &Path, certificate: &str, key_file: &Path, key: &str) {
    for (path, text) in [(chain, certificate), (key_file, key)] {
        let beside = path.with_extension("new");
        std::fs::write(&beside, text).expect("written");
        std::fs::rename(&beside, path).expect("put in its place");
    }
}

fn made() -> CertifiedKey<KeyPair> {
    rcgen::generate_simple_self_signed(["stolik.example".to_owned()]).expect("a certificate")
}

/// What is answered to who believes in this certificate alone; none where the server shows another.
async fn ask(address: SocketAddr, trusted: &CertifiedKey<KeyPair>) -> Option<String> {
    ask_by(address, trusted, tokio_rustls::rustls::DEFAULT_VERSIONS).await
}

async fn ask_by(
    address: SocketAddr,
    trusted: &CertifiedKey<KeyPair>,
    versions: &[&'static SupportedProtocolVersion],
) -> Option<String> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder_with_protocol_versions(versions)
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await.expect("a connection");
    let name = ServerName::try_from("stolik.example").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.ok()?;
    let request = b"GET /health HTTP/1.1\r\nhost: stolik.example\r\nconnection: close\r\n\r\n";
    stream.write_all(request).await.ok()?;
    let mut answer = Vec::new();
    // A server may end without the last words of TLS.
    _ = stream.read_to_end(&mut answer).await;
    Some(String::from_utf8(answer).expect("text"))
}

/// A server by TLS.
struct Site {
    address: SocketAddr,
    app: App,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

impl Site {
    async fn open(folder: &Path, tls: Tls, connections: ConnectionSettings) -> Site {
        let storage = Sqlite::open(&folder.join("stolik.db")).await.expect("a data file");
        let page = Page::embedded(&[]);
        let settings = Settings { secure: true, connections, ..Settings::default() };
        let app = App::open(page, Arc::new(storage), Clock::system(), settings).await.expect("a server");
        let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = async {
            _ = stopped.await;
            "the test"
        };
        let served = tokio::spawn(stolik_server::serve_app(listener, Some(tls), app.clone(), ended));
        Site { address, app, stop, served }
    }

    async fn stop(self) {
        self.stop.send(()).expect("it serves");
        self.served.await.expect("it stops").expect("in good order");
    }
}

/// A certificate, and what serves by it.
fn certified(folder: &Path) -> (CertifiedKey<KeyPair>, Tls) {
    let certificate = made();
    let [chain, key] = ["chain.pem", "key.pem"].map(|name| folder.join(name));
    renew(&chain, &certificate.cert.pem(), &key, &certificate.signing_key.serialize_pem());
    let tls = Tls::from_files(&chain, &key).expect("files that fit");
    (certificate, tls)
}

#[tokio::test]
async fn with_certificate_files_the_server_speaks_https_and_reads_them_again_when_they_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, tls) = certified(folder.path());
    let second = made();
    let [chain, key] = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
    assert!(Tls::from_files(&key, &chain).is_err(), "the wrong way round");
    let site = Site::open(folder.path(), tls, ConnectionSettings::default()).await;
    let address = site.address;

    // Somebody who says nothing holds nobody up.
    let _silent = TcpStream::connect(address).await.expect("a connection");
    let answer = ask(address, &first).await.expect("the first certificate");
    assert!(answer.ends_with("ok\n"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age="), "{answer}");

    // Half of the new pair, and then something that is none: the old one stays good.
    renew(&chain, &second.cert.pem(), &key, &first.signing_key.serialize_pem());
    assert!(ask(address, &first).await.is_some());
    renew(&chain, "nonsense", &key, &second.signing_key.serialize_pem());
    assert!(ask(address, &first).await.is_some());
    renew(&chain, &second.cert.pem(), &key, &second.signing_key.serialize_pem());
    assert!(ask(address, &second).await.is_some(), "the new one, without a new start");
    assert!(ask(address, &first).await.is_none());
    site.stop().await;
}

/// The record that begins a handshake, of so many bytes that follow.
const HALF_A_HELLO: &[u8] = &[0x16, 0x03, 0x01, 0x01, 0x00, 0x01, 0x00];

#[tokio::test]
async fn who_does_not_agree_on_keys_is_hung_up_on_and_holds_nobody_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, tls) = certified(folder.path());
    let soon = ConnectionSettings { head: Duration::from_millis(30), ..ConnectionSettings::default() };
    let site = Site::open(folder.path(), tls, soon).await;
    for said in [HALF_A_HELLO, b""] {
        let answer = told(site.address, said).await;
        assert!(answer.is_empty() || answer[0] == 0x15, "an alert at most: {answer:?}");
    }
    let metrics = site.app.host().metrics();
    assert_eq!((metrics.without_keys.get(), metrics.too_slow.get()), (2, 2));
    // Who is quick is served; a machine that is slow may need more than one try.
    while ask(site.address, &certificate).await.is_none() {}
    site.stop().await;
}

/// What somebody is told who says this and waits until they are hung up on.
async fn told(address: SocketAddr, said: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(said).await.expect("said");
    let mut answer = Vec::new();
    // Ended, or cut, as soon as it is known to lead to nothing.
    _ = stream.read_to_end(&mut answer).await;
    answer
}

// Each attack is refused shortly, counted, and logged once a minute without what was said.
#[tokio::test]
async fn who_speaks_plain_http_is_told_what_would_be_right() {
    let (log, _writing) = Log::begin();
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, tls) = certified(folder.path());
    let site = Site::open(folder.path(), tls, ConnectionSettings::default()).await;
    let plain = b"POST /api/login HTTP/1.1\r\nhost: x\r\ncookie: tajne\r\ncontent-length: 6\r\n\r\ntajne!";
    for _ in 0..3 {
        let answer = String::from_utf8(told(site.address, plain).await).expect("text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        assert!(head.starts_with("HTTP/1.1 400 ") && head.contains("\r\nconnection: close\r\n"), "{head}");
        assert!(head.ends_with(&format!("content-length: {}", body.len())), "{head}");
        assert!(
            body.contains("https://") && body.contains("po https") && body.contains("for https"),
            "{body}"
        );
    }
    // A version of long ago, and who only looks whether somebody is there.
    let of_old = told(site.address, &hello(1)).await;
    assert!(of_old.is_empty() || of_old[0] == 0x15, "an alert: {of_old:?}");
    drop(TcpStream::connect(site.address).await.expect("a connection"));
    while site.app.host().metrics().without_keys.get() < 5 {
        tokio::task::yield_now().await;
    }
    assert!(ask(site.address, &certificate).await.is_some(), "nobody else notices");
    assert_eq!(site.app.host().metrics().without_keys.get(), 5);
    let written = log.take();
    assert_eq!(written.matches("plain http where there is https").count(), 1, "{written}");
    assert_eq!(written.matches("no agreement on keys").count(), 1, "{written}");
    assert!(!written.contains("tajne"), "{written}");
    site.stop().await;
}

#[tokio::test]
async fn who_is_too_many_is_hung_up_on_before_keys_are_agreed_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, tls) = certified(folder.path());
    let few = ConnectionSettings { per_address: 2, ..ConnectionSettings::default() };
    let site = Site::open(folder.path(), tls, few).await;
    let silent = [
        TcpStream::connect(site.address).await.expect("a connection"),
        TcpStream::connect(site.address).await.expect("a connection"),
    ];
    for said in [HALF_A_HELLO, b"GET / HTTP/1.1\r\n\r\n"] {
        assert!(told(site.address, said).await.is_empty(), "not one word, which would be work");
    }
    assert_eq!(site.app.host().metrics().connections_refused.get(), 2);
    drop(silent);
    while ask(site.address, &certificate).await.is_none() {}
    site.stop().await;
}

#[tokio::test]
async fn a_handshake_that_is_not_over_does_not_keep_the_server_from_stopping() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, tls) = certified(folder.path());
    // Far longer than a test may take.
    let late = Duration::from_hours(1);
    let patient = ConnectionSettings { head: late, quiet: late, ..ConnectionSettings::default() };
    let site = Site::open(folder.path(), tls, patient).await;
    let mut open = Vec::new();
    for said in [HALF_A_HELLO, b""] {
        let mut stream = TcpStream::connect(site.address).await.expect("a connection");
        stream.write_all(said).await.expect("said");
        open.push(stream);
    }
    assert!(ask(site.address, &certificate).await.is_some(), "and others are served meanwhile");
    site.stop().await;
}

/// A hello that offers SSL 3.0 (0) up to TLS 1.2 (3), and what is needed for ECDHE-ECDSA with AES-128-GCM: RFC 5246, 7.4.1.2.
fn hello(minor: u8) -> Vec<u8> {
    let groups = [0x00, 0x0a, 0, 4, 0, 2, 0x00, 0x17];
    let signatures = [0x00, 0x0d, 0, 4, 0, 2, 0x04, 0x03];
    let points = [0x00, 0x0b, 0, 2, 1, 0];
    let extensions = [groups.as_slice(), &signatures, &points].concat();
    let length = u8::try_from(extensions.len()).expect("short");
    let offered: &[u8] = &[0, 2, 0xc0, 0x2b, 1, 0, 0, length];
    let hello = [[0x03, minor].as_slice(), &[7; 32], &[0], offered, &extensions].concat();
    let length = u8::try_from(hello.len()).expect("short");
    [&[0x16, 0x03, minor.min(1), 0, length + 4, 0x01, 0, 0, length], hello.as_slice()].concat()
}

/// Who offers no more than an older version is told so: RFC 8446, D.2, and RFC 8996.
#[tokio::test]
async fn versions_below_1_2_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, tls) = certified(folder.path());
    let site = Site::open(folder.path(), tls, ConnectionSettings::default()).await;
    // SSL 3.0, TLS 1.0, TLS 1.1; and the same hello in TLS 1.2, which is answered.
    for minor in 0..=3 {
        let mut stream = TcpStream::connect(site.address).await.expect("a connection");
        stream.write_all(&hello(minor)).await.expect("said");
        let mut answer = [0; 7];
        stream.read_exact(&mut answer).await.expect("an answer");
        if minor == 3 {
            assert_eq!((answer[0], answer[5]), (0x16, 2), "a hello of the server: {answer:?}");
        } else {
            assert_eq!((answer[0], answer[5]), (0x15, 2), "a fatal alert: {answer:?}");
        }
    }
    for version in [&version::TLS12, &version::TLS13] {
        let answer = ask_by(site.address, &certificate, &[version]).await;
        assert!(answer.is_some_and(|answer| answer.ends_with("ok\n")), "{version:?}");
    }
    site.stop().await;
}
