//! TLS by certificate files.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// What is needed to serve by TLS. The files are looked at again whenever somebody comes.
pub struct Tls {
    certificates: PathBuf,
    key: PathBuf,
    /// How the files were when they were read last.
    read: [Option<Version>; 2],
    acceptor: TlsAcceptor,
}

/// By what it is known that a file has changed: another one in its place, or written anew.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Version {
    changed: Option<SystemTime>,
    length: u64,
    #[cfg(unix)]
    file: (u64, u64),
}

impl Version {
    fn of(path: &Path) -> Option<Version> {
        let about = std::fs::metadata(path).ok()?;
        Some(Version {
            changed: about.modified().ok(),
            length: about.len(),
            #[cfg(unix)]
            file: {
                use std::os::unix::fs::MetadataExt;
                (about.dev(), about.ino())
            },
        })
    }
}

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
        let read = [certificates, key].map(Version::of);
        let acceptor = read_files(certificates, key)?;
        Ok(Tls { certificates: certificates.to_owned(), key: key.to_owned(), read, acceptor })
    }

    /// What agrees on keys with who comes now. Files that have changed are read again; if they are of no use, what was read
    /// before stays good.
    pub(crate) fn acceptor(&mut self) -> TlsAcceptor {
        // Looked at before they are read: what is written meanwhile is seen the next time.
        let now = [&self.certificates, &self.key].map(|path| Version::of(path));
        if now != self.read {
            self.read = now;
            match read_files(&self.certificates, &self.key) {
                Ok(acceptor) => {
                    self.acceptor = acceptor;
                    tracing::info!(file = %self.certificates.display(), "a new certificate");
                }
                Err(error) => {
                    tracing::error!(%error, "the new certificate is of no use; the one before stays");
                }
            }
        }
        self.acceptor.clone()
    }
}

fn read_files(certificates: &Path, key: &Path) -> Result<TlsAcceptor, TlsError> {
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
    Ok(TlsAcceptor::from(Arc::new(config)))
}
