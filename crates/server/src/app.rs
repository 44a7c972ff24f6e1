//! The whole server: the page, the tables, and those who come.

use crate::along::Along;
use crate::attempts::Attempts;
use crate::bus::{Bus, InProcess};
use crate::connections::ConnectionSettings;
use crate::held::{Credential, Held};
use crate::host::{Host, HostSettings};
use crate::limits::{LimitSettings, Limits};
use crate::metrics::Metrics;
use crate::network::Households;
use crate::page::PageSource;
use crate::passkeys::Challenges;
use crate::preview::Pictures;
use crate::storage::{Storage, StorageError};
use crate::warnings::Warnings;
use crate::{Clock, Refusal, api, sessions};
use axum::Router;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How the server behaves.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address by which browsers know the server, if it is not the one they ask: `https://stolik.example`.
    pub origin: Option<String>,
    /// Whether a proxy stands before the server and says who asks, in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether browsers come by https, so that cookies must not go by http.
    pub secure: bool,
    /// How many may be connected, and how long they may take.
    pub connections: ConnectionSettings,
    /// How often people may ask.
    pub limits: LimitSettings,
    /// How tables behave.
    pub host: HostSettings,
}

/// The whole server.
#[derive(Clone)]
pub struct App(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) host: Host,
    pub(crate) page: PageSource,
    pub(crate) settings: Settings,
    pub(crate) limits: Limits,
    /// What is written down once a minute for each address.
    pub(crate) warnings: Arc<Warnings>,
    /// By what tables know from where people come.
    pub(crate) households: Households,
    /// How often passwords were guessed.
    pub(crate) attempts: Attempts,
    /// The lines that are open, by the sessions and tokens they were opened with.
    pub(crate) held: Held,
    /// What those were asked who are about to use a passkey.
    pub(crate) challenges: Challenges,
    /// The links by which guests go on in another browser.
    pub(crate) along: Along,
    /// What messengers show of tables.
    pub(crate) pictures: Pictures,
    /// Hashing a password takes much memory on purpose: not many at a time.
    pub(crate) hashing: Semaphore,
}

/// How often the server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// How often tables are forgotten at which nobody is.
const SWEEP: Duration = Duration::from_mins(1);
/// How often sessions are ended that have lasted long enough.
const END_SESSIONS: Duration = Duration::from_hours(1);

impl App {
    /// A server that keeps everything in this storage.
    pub async fn open(
        page: impl Into<PageSource>,
        storage: Arc<dyn Storage>,
        clock: Clock,
        settings: Settings,
    ) -> Result<App, Refusal> {
        App::on_bus(page, storage, Arc::new(InProcess::default()), clock, settings).await
    }

    /// One of several servers that keep everything in the same storage.
    pub async fn on_bus(
        page: impl Into<PageSource>,
        storage: Arc<dyn Storage>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        settings: Settings,
    ) -> Result<App, Refusal> {
        let metrics = Arc::new(Metrics::default());
        let host = Host::open(storage, bus, clock, settings.host.clone(), metrics).await?;
        let limits = Limits::new(settings.limits);
        let warnings = Arc::new(Warnings::new(host.clock().clone()));
        let (page, challenges) = (page.into(), Challenges::default());
        let (along, pictures) = (Along::default(), Pictures::default());
        let (attempts, held) = (Attempts::new(settings.limits.attempts), Held::default());
        let hashing = Semaphore::new(2);
        Ok(App(Arc::new(Inner {
            host,
            page,
            settings,
            limits,
            warnings,
            households: Households::default(),
            attempts,
            held,
            challenges,
            along,
            pictures,
            hashing,
        })))
    }

    /// The tables.
    pub fn host(&self) -> &Host {
        &self.0.host
    }

    /// Somebody at an address asks too often, or for too much at a time.
    pub(crate) fn too_fast(&self, what: &'static str, address: IpAddr) {
        self.host().metrics().too_fast.add(1);
        self.0.warnings.warn(what, address);
    }

    /// What answers the requests.
    pub fn router(&self) -> Router {
        api::router(self)
    }

    /// Says every second that the server is alive, and forgets tables at which nobody is.
    pub async fn live(&self) {
        let mut beat = tokio::time::interval(BEAT);
        let mut sweep = tokio::time::interval(SWEEP);
        let mut end_sessions = tokio::time::interval(END_SESSIONS);
        loop {
            tokio::select! {
                _ = beat.tick() => if let Err(error) = self.host().beat().await {
                    tracing::error!(code = error.code, "the sign of life was not kept");
                },
                _ = sweep.tick() => self.host().sweep(),
                _ = end_sessions.tick() => if let Err(error) = self.end_old_sessions().await {
                    tracing::warn!(%error, "old sessions were not ended");
                },
            }
        }
    }

    /// Ends sessions that were not used for long, or have lasted long enough. Whoever is at a table uses theirs; a line whose
    /// session has ended elsewhere ends.
    pub async fn end_old_sessions(&self) -> Result<(), StorageError> {
        let (storage, now) = (self.host().storage(), self.host().clock().now());
        for session in self.0.held.sessions() {
            match storage.use_session(session, now).await {
                Err(StorageError::Stale) => self.0.held.end(Credential::Session(session)),
                used => used?,
            }
        }
        let before = |span: u64| now.saturating_sub(span);
        let unused = before(sessions::IDLE);
        storage.end_old_sessions(unused, before(sessions::LONGEST), before(sessions::IDLE_GUEST)).await
    }
}
