//! Those who are connected: how many from one address and in all, and how long they may take.

mod crowd;
mod keys;
mod pace;

use crate::App;
use crate::listen::{Peer, Tls, without_delay};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::header::{CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING};
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode};
use axum::serve::Listener;
use crowd::{Admitted, Crowd};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use pace::{Length, Pace, Paced};
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many may be connected, and how long they may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionSettings {
    /// Connections at a time in all; 0 for as many as the system gives files for, but for some that the server needs itself. One
    /// more closes the one that is quiet for the longest, of the address that has the most.
    pub in_all: u32,
    /// Connections at a time from one address; 0 for any number. A whole class has one address. Behind a proxy, which has one
    /// address for all, they are not counted.
    pub per_address: u32,
    /// How long a connection may wait for its next request. Longer than proxies keep theirs, so that it is they who close it.
    pub quiet: Duration,
    /// How long the head of a request may take from its first byte on; and agreeing on keys, with TLS.
    pub head: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long nothing need be taken of what is sent.
    pub write: Duration,
    /// How long those who are connected have to hear that the server stops.
    pub last_words: Duration,
}

impl Default for ConnectionSettings {
    fn default() -> ConnectionSettings {
        ConnectionSettings {
            in_all: 0,
            per_address: 500,
            quiet: Duration::from_secs(150),
            head: Duration::from_secs(15),
            body: Duration::from_secs(30),
            write: Duration::from_secs(30),
            last_words: Duration::from_secs(2),
        }
    }
}

/// What who is not let in is told.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n";

/// Serves those who come, until `stopping` is over. Then nobody is let in any more, who is quiet is hung up on, and requests
/// under way are still answered, for as long as [`ConnectionSettings::last_words`].
pub(crate) async fn serve(
    mut listener: TcpListener,
    mut tls: Option<Tls>,
    app: &App,
    stopping: impl Future<Output = ()>,
) {
    let settings = app.0.settings.connections;
    let crowd = Arc::new(Crowd::new(app));
    let (stop, stopped) = watch::channel(());
    let router = app.router();
    let mut talks = JoinSet::new();
    let mut stopping = pin!(stopping);
    loop {
        let (stream, from) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut stopping => break,
            Some(_) = talks.join_next() => continue,
        };
        // Counted before keys are agreed on, which is work.
        let admitted = tokio::select! {
            admitted = crowd.admit(from.ip()) => admitted,
            () = &mut stopping => break,
        };
        let Some(admitted) = admitted else {
            // By TLS nothing can be said before keys are agreed on, and that is the work which is saved.
            if tls.is_none() {
                turn_away(&stream, FULL);
            }
            continue;
        };
        without_delay(&stream);
        let talk = Talk { from, admitted, settings, router: router.clone(), stopped: stopped.clone() };
        match tls.as_mut().map(Tls::acceptor) {
            None => _ = talks.spawn(talk.hold(stream)),
            // Each agrees on keys in its own time: a slow one holds nobody up.
            Some(acceptor) => {
                _ = talks.spawn(async move {
                    if let Some(stream) = keys::agree(stream, acceptor, settings.head, &talk.admitted).await {
                        talk.hold(stream).await;
                    }
                });
            }
        }
    }
    drop((listener, stop, stopped));
    let ended = async { while talks.join_next().await.is_some() {} };
    // Who has said half a request does not keep the server from ending.
    if tokio::time::timeout(settings.last_words, ended).await.is_err() {
        tracing::info!("some were still connected when the server stopped");
    }
}

/// Tells somebody why they are not let in, if that goes at once.
fn turn_away(stream: &TcpStream, why: &[u8]) {
    // What was said is taken, as far as it is there: who leaves it unread cuts the line before the answer is heard.
    _ = stream.try_read(&mut [0; 4096]);
    _ = stream.try_write(why);
}

/// How long the body of a request is.
fn length(headers: &HeaderMap) -> Length {
    if headers.contains_key(TRANSFER_ENCODING) {
        return Length::Unknown;
    }
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    Length::Known(length.unwrap_or(0))
}

/// One connection.
struct Talk {
    from: SocketAddr,
    admitted: Admitted,
    settings: ConnectionSettings,
    router: Router,
    /// Is closed when the server stops.
    stopped: watch::Receiver<()>,
}

impl Talk {
    /// Answers requests until one of both ends has enough.
    async fn hold<Io: AsyncRead + AsyncWrite + Send + Unpin + 'static>(self, stream: Io) {
        let Talk { from, admitted, settings, router, mut stopped } = self;
        let pace = Arc::new(Pace::new(admitted));
        let stream = Paced::new(stream, settings, pace.clone());
        let line = pace.clone();
        let router = TowerToHyperService::new(router);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(Peer(from)));
            let length = length(request.headers());
            pace.begin(length);
            let (pace, answer) = (pace.clone(), router.call(request));
            async move {
                let mut answer = answer.await?;
                if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
                    // Where a socket was opened no more requests come.
                    pace.upgrade();
                } else {
                    // Where such a body ends only who reads it knows; what follows could not be told from it.
                    if length == Length::Unknown {
                        answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
                    }
                    pace.answer();
                }
                Ok::<_, std::convert::Infallible>(answer)
            }
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(settings.quiet);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = &mut connection => ended,
            () = line.hung_up() => return,
            _ = stopped.changed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection");
        }
    }
}
