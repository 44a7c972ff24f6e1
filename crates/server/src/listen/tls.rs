//! TLS by certificate files.

use axum::serve::Listener;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

/// How long somebody may take to agree on keys.
const LONGEST_GREETING: Duration = Duration::from_secs(10);
/// How many have agreed on keys and wait to be served.
const MOST_WAITING: usize = 64;

/// What is needed to serve by TLS.
pub struct Tls(TlsAcceptor);

/// Why certificate files are of no use.
#[derive(Debug)]
pub struct TlsError(String);

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TlsError {}

impl Tls {
    /// From a file with the certificate and those it rests on, and one with its key, both PEM.
    pub fn from_files(certificates: &Path, key: &Path) -> Result<Tls, TlsError> {
        let bad = |path: &Path, why: &dyn fmt::Display| TlsError(format!("{}: {why}", path.display()));
        let chain = CertificateDer::pem_file_iter(certificates).map_err(|why| bad(certificates, &why))?;
        let chain: Vec<_> = chain.collect::<Result<_, _>>().map_err(|why| bad(certificates, &why))?;
        if chain.is_empty() {
            return Err(bad(certificates, &"there is no certificate in it"));
        }
        let private = PrivateKeyDer::from_pem_file(key).map_err(|why| bad(key, &why))?;
        let config = ServerConfig::builder().with_no_client_auth().with_single_cert(chain, private);
        let mut config = config.map_err(|why| bad(key, &why))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(TlsAcceptor::from(Arc::new(config))))
    }

    /// Those who come to a listener and have agreed on keys.
    pub(crate) fn listen(self, listener: TcpListener) -> io::Result<TlsListener> {
        let address = listener.local_addr()?;
        let (ready, greeted) = mpsc::channel(MOST_WAITING);
        tokio::spawn(greet(listener, self.0, ready));
        Ok(TlsListener { address, greeted })
    }
}

type Greeted = (TlsStream<TcpStream>, SocketAddr);

/// Those who have agreed on keys.
pub(crate) struct TlsListener {
    address: SocketAddr,
    greeted: mpsc::Receiver<Greeted>,
}

/// Agrees on keys with all who come, each in its own time: a slow one holds nobody up.
async fn greet(mut listener: TcpListener, acceptor: TlsAcceptor, ready: mpsc::Sender<Greeted>) {
    loop {
        let (stream, from) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = ready.closed() => return,
        };
        super::without_delay(&stream);
        let (acceptor, ready) = (acceptor.clone(), ready.clone());
        tokio::spawn(async move {
            match tokio::time::timeout(LONGEST_GREETING, acceptor.accept(stream)).await {
                // Nobody waits for it any longer when the server stops.
                Ok(Ok(stream)) => _ = ready.send((stream, from)).await,
                Ok(Err(error)) => tracing::debug!(%error, "no agreement on keys"),
                Err(_) => tracing::debug!("no agreement on keys in time"),
            }
        });
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> Greeted {
        match self.greeted.recv().await {
            Some(greeted) => greeted,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
