//! Posting to a push service.

use crate::network::is_outside;
use axum::http::Uri;
use std::fmt::{self, Write as _};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// As much of an answer as is read: its first line.
const MOST_READ: usize = 256;

/// Why something could not be posted.
#[derive(Debug)]
pub(super) enum PostError {
    /// The address is none that may be posted to.
    Address,
    /// The browser's key is none.
    Key,
    /// It took too long.
    Late,
    /// What came back is no answer.
    NoAnswer,
    /// The connection failed.
    Io(io::Error),
}

impl fmt::Display for PostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PostError::Address => f.write_str("not an address to post to"),
            PostError::Key => f.write_str("not a key to encrypt with"),
            PostError::Late => f.write_str("no answer in time"),
            PostError::NoAnswer => f.write_str("no answer of HTTP"),
            PostError::Io(error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for PostError {
    fn from(error: io::Error) -> PostError {
        PostError::Io(error)
    }
}

/// Where to post to.
pub(super) struct Target {
    is_https: bool,
    host: String,
    port: Option<u16>,
    path: String,
}

impl Target {
    /// From an address.
    pub(super) fn read(address: &str) -> Option<Target> {
        let uri: Uri = address.parse().ok()?;
        let is_https = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Some(Target { is_https, host: authority.host().to_owned(), port: authority.port_u16(), path })
    }

    /// The service, as a browser would call it.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.is_https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> String {
        match self.port {
            Some(port) => format!("{}:{port}", self.host),
            None => self.host.clone(),
        }
    }

    fn port(&self) -> u16 {
        self.port.unwrap_or(if self.is_https { 443 } else { 80 })
    }
}

/// Posts.
pub(super) struct Post {
    anywhere: bool,
    /// How long a service may take.
    patience: Duration,
    tls: TlsConnector,
}

impl Post {
    pub(super) fn new(anywhere: bool, patience: Duration) -> Post {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Post { anywhere, patience, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Whether an address may be posted to, as far as it tells.
    pub(super) fn admits(&self, address: &str) -> bool {
        Target::read(address).is_some_and(|target| {
            let by_number = target.host.trim_matches(['[', ']']).parse::<IpAddr>();
            self.anywhere || target.is_https && by_number.map_or(target.host.contains('.'), is_outside)
        })
    }

    /// Posts something, and gives the status of the answer.
    pub(super) async fn post(
        &self,
        target: &Target,
        headers: &[(&str, String)],
        body: &[u8],
    ) -> Result<u16, PostError> {
        let posted = tokio::time::timeout(self.patience, self.post_now(target, headers, body));
        posted.await.map_err(|_| PostError::Late)?
    }

    async fn post_now(
        &self,
        target: &Target,
        headers: &[(&str, String)],
        body: &[u8],
    ) -> Result<u16, PostError> {
        if !self.anywhere && !target.is_https {
            return Err(PostError::Address);
        }
        let host = target.host.trim_matches(['[', ']']);
        let mut addresses = tokio::net::lookup_host((host, target.port())).await?;
        let may_ask = |address: &SocketAddr| self.anywhere || is_outside(address.ip());
        let address = addresses.find(may_ask).ok_or(PostError::Address)?;
        let stream = TcpStream::connect(address).await?;
        if !target.is_https {
            return exchange(stream, target, headers, body).await;
        }
        let name = ServerName::try_from(host.to_owned()).map_err(|_| PostError::Address)?;
        exchange(self.tls.connect(name, stream).await?, target, headers, body).await
    }
}

async fn exchange(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    target: &Target,
    headers: &[(&str, String)],
    body: &[u8],
) -> Result<u16, PostError> {
    let mut head =
        format!("POST {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", target.path, target.authority());
    for (name, value) in headers {
        // Writing to a string does not fail.
        _ = write!(head, "{name}: {value}\r\n");
    }
    _ = write!(head, "content-length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body).await?;
    stream.flush().await?;
    let mut answer = Vec::new();
    stream.take(MOST_READ as u64).read_to_end(&mut answer).await?;
    let line = answer.split(|byte| *byte == b'\r').next().and_then(|line| str::from_utf8(line).ok());
    let status = line.filter(|line| line.starts_with("HTTP/1.")).and_then(|line| line.split(' ').nth(1));
    status.and_then(|status| status.parse().ok()).ok_or(PostError::NoAnswer)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);

    #[test]
    fn a_browser_does_not_make_the_server_ask_in_its_own_network() {
        let post = Post::new(false, PATIENCE);
        assert!(post.admits("https://updates.push.services.mozilla.com/wpush/v2/abc"));
        assert!(post.admits("https://fcm.googleapis.com:443/fcm/send/x"));
        assert!(post.admits("https://[2a00:1450:4001::200e]/x") && post.admits("https://[2001:4860::1]/x"));
        assert!(post.admits("https://198.20.0.1/x") && post.admits("https://192.0.1.1/x"));
        for address in [
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://10.1.2.3:8443/x",
            "https://192.168.1.1/x",
            "https://100.64.0.1/x",
            "https://169.254.169.254/latest",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://[fd00::1]/x",
            // L14
            "https://198.18.0.1/x",
            "https://198.19.255.255/x",
            "https://192.0.0.8/x",
            "https://192.0.2.1/x",
            "https://240.0.0.1/x",
            "https://255.255.255.255/x",
            "https://[64:ff9b::a00:1]/x",
            "https://[64:ff9b:1::a00:1]/x",
            "https://[2002:a00:1::1]/x",
            "https://[2001::1]/x",
            "https://[2001:db8::1]/x",
            "https://[3fff:1::1]/x",
            "https://[::10.0.0.1]/x",
            "https://[::ffff:198.18.0.1]/x",
            "https://[fec0::1]/x",
            "https://[ff02::1]/x",
            "https://localhost/x",
            "https://router/x",
            "https://somebody@push.example/x",
            "ftp://push.example/x",
            "nonsense",
            "",
        ] {
            assert!(!post.admits(address), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        let target = Target::read("https://localhost/x").expect("an address");
        assert!(matches!(Post::new(false, PATIENCE).post(&target, &[], b"").await, Err(PostError::Address)));
    }
}
