//! Those who are connected: how many from one address, and how long they may take.

mod pace;

use crate::App;
use crate::listen::{Peer, Tls, without_delay};
use crate::metrics::Metrics;
use crate::network::Network;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use pace::{Pace, Paced};
use std::collections::HashMap;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many may be connected, and how long they may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionSettings {
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
            per_address: 500,
            quiet: Duration::from_secs(150),
            head: Duration::from_secs(15),
            body: Duration::from_secs(30),
            write: Duration::from_secs(30),
            last_words: Duration::from_secs(2),
        }
    }
}

/// How many are connected from where.
#[derive(Debug, Default)]
struct Crowd(Mutex<HashMap<Network, Place>>);

#[derive(Clone, Copy, Debug, Default)]
struct Place {
    open: u32,
    /// Whether somebody was refused since there was room last: that is worth a line in the log, once.
    was_full: bool,
}

/// Whether somebody may be connected.
enum Entry {
    Admitted(Admitted),
    /// There are too many; whether this is the first who is told so.
    Full {
        first: bool,
    },
}

/// One that is counted until this is dropped.
struct Admitted {
    crowd: Arc<Crowd>,
    network: Network,
    metrics: Arc<Metrics>,
}

impl Crowd {
    fn enter(self: &Arc<Self>, network: Network, most: u32, metrics: &Arc<Metrics>) -> Entry {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = places.entry(network).or_default();
        if most > 0 && place.open >= most {
            return Entry::Full { first: !std::mem::replace(&mut place.was_full, true) };
        }
        place.open += 1;
        metrics.connections.add(1);
        Entry::Admitted(Admitted { crowd: self.clone(), network, metrics: metrics.clone() })
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.metrics.connections.less();
        let mut places = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = places.get_mut(&self.network) {
            place.open -= 1;
            place.was_full = false;
            if place.open == 0 {
                places.remove(&self.network);
            }
        }
    }
}

/// Serves those who come, until `stopping` is over. Then nobody is let in any more, who is quiet is hung up on, and requests
/// under way are still answered, for as long as [`ConnectionSettings::last_words`].
pub(crate) async fn serve(
    mut listener: TcpListener,
    mut tls: Option<Tls>,
    app: &App,
    stopping: impl Future<Output = ()>,
) {
    let settings = app.0.settings.connections;
    let most = if app.0.settings.behind_proxy { 0 } else { settings.per_address };
    let (crowd, metrics) = (Arc::new(Crowd::default()), app.host().shared_metrics());
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
        let admitted = match crowd.enter(from.ip().into(), most, &metrics) {
            Entry::Admitted(admitted) => admitted,
            Entry::Full { first } => {
                metrics.connections_refused.add(1);
                if first {
                    tracing::warn!(address = %from.ip(), most, "too many connections from one address");
                }
                continue;
            }
        };
        without_delay(&stream);
        let talk = Talk { from, admitted, settings, router: router.clone(), stopped: stopped.clone() };
        match tls.as_mut().map(Tls::acceptor) {
            None => _ = talks.spawn(talk.hold(stream)),
            // Each agrees on keys in its own time: a slow one holds nobody up.
            Some(acceptor) => {
                _ = talks.spawn(async move {
                    match tokio::time::timeout(settings.head, acceptor.accept(stream)).await {
                        Ok(Ok(stream)) => talk.hold(stream).await,
                        Ok(Err(error)) => tracing::debug!(%error, "no agreement on keys"),
                        Err(_) => talk.admitted.metrics.too_slow.add(1),
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
        let pace = Arc::new(Pace::default());
        let stream = Paced::new(stream, settings, pace.clone(), admitted);
        let router = TowerToHyperService::new(router);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(Peer(from)));
            pace.begin();
            let (pace, answer) = (pace.clone(), router.call(request));
            async move {
                let answer = answer.await?;
                // Where a socket was opened no more requests come.
                if answer.status() != StatusCode::SWITCHING_PROTOCOLS {
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
