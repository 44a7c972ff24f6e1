//! Agreeing on keys, with TLS: in time, or not at all.

use super::crowd::Admitted;
use super::turn_away;
use std::io;
use std::sync::LazyLock;
use std::time::Duration;
use stolik_text::{Language, Speaker};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

/// What who speaks plain http is told, as nginx does. Which language they prefer is not read.
static SPEAK_HTTPS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let say = |language| Speaker::new(language).text("server-speak-https");
    let body = format!("{}\n{}\n", say(Language::Polish), say(Language::English));
    let head = "HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8";
    format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).into_bytes()
});

/// Agrees on keys within this time; none where that comes to nothing, which is counted.
pub(super) async fn agree(
    stream: TcpStream,
    acceptor: TlsAcceptor,
    limit: Duration,
    admitted: &Admitted,
) -> Option<TlsStream<TcpStream>> {
    let agreed = tokio::select! {
        agreed = tokio::time::timeout(limit, agree_whenever(stream, acceptor, admitted)) => agreed,
        () = admitted.hung_up() => return None,
    };
    agreed.unwrap_or_else(|_| {
        admitted.without_keys(None);
        admitted.too_slow("keys that are not agreed on");
        None
    })
}

async fn agree_whenever(
    mut stream: TcpStream,
    acceptor: TlsAcceptor,
    admitted: &Admitted,
) -> Option<TlsStream<TcpStream>> {
    let mut first = [0];
    // Requests begin with the name of a method, TLS with a byte that is no letter.
    if matches!(stream.peek(&mut first).await, Ok(1)) && first[0].is_ascii_uppercase() {
        turn_away(&stream, &SPEAK_HTTPS);
        _ = stream.shutdown().await;
        admitted.without_keys(Some("plain http where there is https"));
        return None;
    }
    match acceptor.accept(stream).await {
        Ok(stream) => Some(stream),
        Err(error) => {
            // Who only looks whether somebody is there goes without a word, and is not worth a line.
            let has_spoken = error.kind() == io::ErrorKind::InvalidData;
            admitted.without_keys(has_spoken.then_some("no agreement on keys"));
            tracing::debug!(%error, "no agreement on keys");
            None
        }
    }
}
