//! The tables of this server: loaded when somebody comes, kept in memory while somebody is there.

mod asides;
mod bots;
mod calling;
mod census;
mod granted;
mod handing;
mod inviting;
mod listening;
mod lists;
mod live;
mod making;
mod matches;
mod mutes;
mod others;
mod promises;
mod readiness;
mod rematch;
mod showing;
mod talk;
pub(crate) mod telling;
mod thinkers;
mod timers;
mod wishes;

pub(crate) use calling::Call;
pub use census::Census;
pub use listening::{Ear, Frame};
pub use live::Hosted;
pub(crate) use live::recorded;
pub(crate) use promises::Asking;
pub(crate) use showing::{Drawn, Showing};
pub(crate) use talk::TALKED_ENOUGH;

use crate::bus::{Bus, Node};
use crate::metrics::Metrics;
use crate::push::{Push, PushSettings};
use crate::storage::{KeptTable, Outage, PersonId, Storage, TimedTable};
use crate::{Clock, Household, Refusal, secrets};
use lists::ByDays;
use live::Live;
use promises::Promises;
use readiness::Readiness;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use stolik_game::Seat;
use thinkers::Thinkers;
use timers::{Awaited, Timers};

/// How a host behaves.
#[derive(Clone, Debug)]
pub struct HostSettings {
    /// How long who has lost the connection counts as present, in thousandths of a second.
    pub grace: u64,
    /// How long bots take for an answer, however quickly they find it: a pause tells no secret.
    pub bot_pause: u64,
    /// How many bots think at a time.
    pub thinkers: usize,
    /// How many tables that are not over one person may have at a time, made or sitting there; 0 for any number.
    pub most_tables: u32,
    /// How many times something may be said at a table by who holds a seat, and by all who watch; 0 for any number. Where more than
    /// two play they share twice that; of those who watch one may say a tenth, and all of one address half. So a log has an end, and
    /// nobody can talk others silent.
    pub most_talk: u32,
    /// How people are called who are awaited and not here; none if they are not.
    pub push: Option<PushSettings>,
    /// How long a push service may take to answer.
    pub push_patience: Duration,
}

impl Default for HostSettings {
    fn default() -> HostSettings {
        HostSettings {
            grace: 10_000,
            bot_pause: 700,
            thinkers: 2,
            most_tables: 500,
            most_talk: 2_000,
            push: None,
            push_patience: Duration::from_secs(10),
        }
    }
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The person; none for somebody who only watches and has not said who they are.
    pub person: Option<PersonId>,
    /// Their name.
    pub name: String,
    /// Whether they have an account, and the name is theirs alone.
    pub has_account: bool,
    /// The seat they hold.
    pub seat: Option<Seat>,
    /// From where they come, if that is known.
    pub from: Option<Household>,
}

/// The tables of this server.
#[derive(Clone)]
pub struct Host(Arc<Inner>);

struct Inner {
    storage: Arc<dyn Storage>,
    bus: Arc<dyn Bus>,
    node: Node,
    clock: Clock,
    settings: HostSettings,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<String, Arc<Hosted>>>,
    timers: Timers,
    thinkers: Thinkers,
    push: Option<Arc<Push>>,
    promises: Promises,
    by_days: ByDays,
    readiness: Readiness,
    outages: Vec<Outage>,
    stopping: AtomicBool,
}

impl Host {
    /// The tables that a storage keeps. Tables at which something happens by itself are loaded at once.
    pub async fn open(
        storage: Arc<dyn Storage>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        settings: HostSettings,
        metrics: Arc<Metrics>,
    ) -> Result<Host, Refusal> {
        let clock = match storage.last_beat().await? {
            Some(last) if last > clock.now() => {
                let back = last - clock.now();
                tracing::warn!(milliseconds = back, "the system's clock was set back; the server's goes on");
                clock.not_before(last)
            }
            _ => clock,
        };
        storage.begin(clock.now()).await?;
        let outages = storage.outages().await?;
        let host = Host(Arc::new(Inner {
            thinkers: Thinkers::new(settings.thinkers),
            push: settings.push.clone().map(|push| Arc::new(Push::new(push, settings.push_patience))),
            storage,
            bus,
            node: Node(u64::from_be_bytes(secrets::random())),
            clock,
            settings,
            metrics,
            promises: Promises::default(),
            by_days: ByDays::default(),
            readiness: Readiness::default(),
            tables: Mutex::default(),
            timers: Timers::default(),
            outages,
            stopping: AtomicBool::new(false),
        }));
        timers::run(&host);
        others::listen(&host);
        for table in host.0.storage.timed_tables().await? {
            host.await_table(table).await?;
        }
        Ok(host)
    }

    /// Looks at a table at which something may happen by itself, or notes when that may be first: it need not be in memory until then.
    async fn await_table(&self, table: TimedTable) -> Result<(), Refusal> {
        let TimedTable { key, id, not_before } = table;
        if not_before > self.0.clock.now() {
            let awaited = || Awaited { id, hosted: Weak::new() };
            self.0.timers.set_for(key.0, awaited, Some(not_before));
            return Ok(());
        }
        match self.table(&id).await {
            Ok(hosted) => self.tick(&hosted).await,
            // The others go on.
            Err(refusal) if refusal.is_damage() => {}
            Err(refusal) => return Err(refusal),
        }
        Ok(())
    }

    /// A table by its name, loaded if it is not.
    pub async fn table(&self, id: &str) -> Result<Arc<Hosted>, Refusal> {
        let known = self.lock_tables().get(id).cloned();
        let hosted = if let Some(hosted) = known {
            hosted
        } else {
            let kept = self.0.storage.table(id).await?.ok_or_else(Refusal::no_table)?;
            let unread = || Arc::new(Hosted::unread(kept, self.0.clock.clone()));
            self.lock_tables().entry(id.to_owned()).or_insert_with(unread).clone()
        };
        let read = self.read_once(&hosted).await;
        read.inspect_err(|_| self.forget(&hosted))?;
        Ok(hosted)
    }

    /// Reads a table that has joined the list. Only then, by one for all who come, and while nobody can forget it: what was read
    /// apart from the list could be older than what others have done at the table since.
    async fn read_once(&self, hosted: &Arc<Hosted>) -> Result<(), Refusal> {
        if hosted.is_read() {
            return Ok(());
        }
        let mut live = hosted.live.lock().await;
        if hosted.is_read() {
            return Ok(());
        }
        let kept = self.0.storage.table(&hosted.id).await?.ok_or_else(Refusal::no_table)?;
        *live = self.load(kept).await?;
        hosted.set_read();
        Ok(())
    }

    /// Brings a table back from what is kept of it.
    async fn load(&self, kept: KeptTable) -> Result<Live, Refusal> {
        let log = self.0.storage.log(kept.key).await.map_err(|error| error.at(&kept.id))?;
        let mutes = self.0.storage.mutes(kept.key).await?;
        let mut live = Live::restored(kept, &log, &self.0.clock)?;
        live.mutes = mutes::Mutes::read(&mutes);
        Ok(live)
    }

    /// The storage.
    pub fn storage(&self) -> &Arc<dyn Storage> {
        &self.0.storage
    }

    /// Who calls people that are not here.
    pub(crate) fn push(&self) -> Option<&Push> {
        self.0.push.as_deref()
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// The counts.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The counts, for those who outlive a request.
    pub(crate) fn shared_metrics(&self) -> Arc<Metrics> {
        self.0.metrics.clone()
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.lock_tables().len()
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.0.stopping.load(Ordering::Relaxed)
    }

    /// Says that the server is alive. To be called every second or so: what comes after the last time is taken for a time
    /// in which the server was away.
    pub async fn beat(&self) -> Result<(), Refusal> {
        Ok(self.0.storage.beat(self.0.clock.now()).await?)
    }

    /// Forgets tables at which nobody is and nothing happens by itself, and of the others what was not asked for lately.
    pub fn sweep(&self) {
        for hosted in self.loaded_tables() {
            if let Ok(mut live) = hosted.live.try_lock() {
                live.lighten();
            }
        }
        let idle = |hosted: &Arc<Hosted>| {
            let live = hosted.live.try_lock().ok().filter(|_| Arc::strong_count(hosted) == 1);
            let live = live.filter(|live| live.is_idle(self.0.clock.now()));
            live.inspect(|live| self.set_timer_of_idle(hosted, live)).is_some()
        };
        self.lock_tables().retain(|_, hosted| !idle(hosted));
    }

    /// Forgets a table; whoever asks for it has it loaded again.
    fn forget(&self, hosted: &Arc<Hosted>) {
        let mut tables = self.lock_tables();
        // Nobody but the list and who asks for this has it: nobody is about to listen at it.
        let is_known = tables.get(&hosted.id).is_some_and(|known| Arc::ptr_eq(known, hosted));
        if is_known && Arc::strong_count(hosted) <= 2 {
            tables.remove(&hosted.id);
        }
    }

    /// Takes no more wishes, tells everybody, and waits until all that was granted is kept.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        for hosted in self.loaded_tables() {
            // Whoever holds the table still has a wish under way; it is granted first.
            hosted.live.lock().await.say_goodbye();
        }
        if let Err(error) = self.beat().await {
            tracing::warn!(?error, "the last sign of life");
        }
        if let Err(error) = self.0.storage.close().await {
            tracing::error!(%error, "closing the storage");
        }
    }

    fn loaded_tables(&self) -> Vec<Arc<Hosted>> {
        self.lock_tables().values().cloned().collect()
    }

    fn lock_tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Hosted>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
