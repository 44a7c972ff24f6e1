//! TLS by certificate files.

use std::sync::Arc;
use stolik_server::storage::Sqlite;
use stolik_server::{App, Clock, Page, Settings, Tls};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

#[tokio::test]
async fn with_certificate_files_the_server_speaks_https() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let [chain, key] = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
    std::fs::write(&chain, made.cert.pem()).expect("written");
    std::fs::write(&key, made.signing_key.serialize_pem()).expect("written");
    assert!(Tls::from_files(&key, &chain).is_err(), "the wrong way round");
    let tls = Tls::from_files(&chain, &key).expect("files that fit");

    let storage = Sqlite::open(&folder.path().join("stolik.db")).await.expect("a data file");
    let page = Page::embedded(&[]);
    let app =
        App::open(page, Arc::new(storage), Clock::system(), Settings::default()).await.expect("a server");
    let listener = stolik_server::bind(([127, 0, 0, 1], 0).into()).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = async { _ = stopped.await };
    let served = tokio::spawn(stolik_server::serve_app(listener, Some(tls), app, ended));

    // Somebody who says nothing holds nobody up.
    let _silent = TcpStream::connect(address).await.expect("a connection");
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a certificate");
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await.expect("a connection");
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("keys");
    stream
        .write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        .await
        .expect("asked");
    let mut answer = Vec::new();
    // A server may end without the last words of TLS.
    _ = stream.read_to_end(&mut answer).await;
    assert!(String::from_utf8_lossy(&answer).ends_with("ok\n"), "{answer:?}");
    stop.send(()).expect("it serves");
    served.await.expect("it stops").expect("in good order");
}
