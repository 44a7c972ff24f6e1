//! TLS by certificate files.

use rcgen::{CertifiedKey, KeyPair};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, Page, Settings, Tls};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

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
    let mut roots = RootCertStore::empty();
    roots.add(trusted.cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await.expect("a connection");
    let name = ServerName::try_from("stolik.example").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.ok()?;
    let request = b"GET /health HTTP/1.1\r\nhost: stolik.example\r\nconnection: close\r\n\r\n";
    stream.write_all(request).await.expect("asked");
    let mut answer = Vec::new();
    // A server may end without the last words of TLS.
    _ = stream.read_to_end(&mut answer).await;
    Some(String::from_utf8(answer).expect("text"))
}

#[tokio::test]
async fn with_certificate_files_the_server_speaks_https_and_reads_them_again_when_they_change() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, second) = (made(), made());
    let [chain, key] = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
    renew(&chain, &first.cert.pem(), &key, &first.signing_key.serialize_pem());
    assert!(Tls::from_files(&key, &chain).is_err(), "the wrong way round");
    let tls = Tls::from_files(&chain, &key).expect("files that fit");

    let storage = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let page = Page::embedded(&[]);
    let settings = Settings { secure: true, ..Settings::default() };
    let app = App::open(page, Arc::new(storage), Clock::system(), settings).await.expect("a server");
    let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = async {
        _ = stopped.await;
        "the test"
    };
    let served = tokio::spawn(stolik_server::serve_app(listener, Some(tls), app, ended));

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
    stop.send(()).expect("it serves");
    served.await.expect("it stops").expect("in good order");
}
