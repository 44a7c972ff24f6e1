//! What happens by itself: clocks fall, bots stand in, people who do not come back are missed.

use super::Host;
use super::live::{Hosted, Live};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use stolik_game::Seat;
use stolik_table::Absence;
use tokio::sync::Notify;

/// How often a table whose rules watch the clock looks at it, in thousandths of a second.
const LOOK_AT_CLOCK: u64 = 1_000;

/// When which table is to be looked at.
#[derive(Default)]
pub(super) struct Timers {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Default)]
struct Waiting {
    /// By time, and by table where two have the same.
    by_time: BTreeMap<(u64, i64), Awaited>,
    of_table: HashMap<i64, u64>,
}

/// A table that is to be looked at. It need not be in memory until then.
#[derive(Clone)]
pub(super) struct Awaited {
    pub(super) id: String,
    pub(super) hosted: Weak<Hosted>,
}

impl Timers {
    /// A table is to be looked at then, or not at all.
    fn set(&self, key: i64, hosted: &Arc<Hosted>, when: Option<u64>) {
        self.set_for(key, || Awaited { id: hosted.id.clone(), hosted: Arc::downgrade(hosted) }, when);
    }

    pub(super) fn set_for(&self, key: i64, table: impl FnOnce() -> Awaited, when: Option<u64>) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.of_table.get(&key).copied() == when {
            return;
        }
        if let Some(before) = waiting.of_table.remove(&key) {
            waiting.by_time.remove(&(before, key));
        }
        if let Some(when) = when {
            waiting.of_table.insert(key, when);
            waiting.by_time.insert((when, key), table());
            if waiting.by_time.first_key_value().is_some_and(|(first, _)| *first == (when, key)) {
                self.changed.notify_one();
            }
        }
    }

    /// The first table whose time has come, or when that is.
    fn next(&self, now: u64) -> Next {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.by_time.first_key_value() {
            None => Next::Never,
            Some((&(when, _), _)) if when > now => Next::At(when),
            Some((&(when, key), table)) => {
                let table = table.clone();
                waiting.by_time.remove(&(when, key));
                waiting.of_table.remove(&key);
                Next::Now(key, table)
            }
        }
    }
}

enum Next {
    Now(i64, Awaited),
    At(u64),
    Never,
}

/// Looks at tables when their time has come, for as long as the host lives.
pub(super) fn run(host: &Host) {
    let weak = Arc::downgrade(&host.0);
    tokio::spawn(async move {
        while let Some(inner) = weak.upgrade() {
            let host = Host(inner);
            match host.0.timers.next(host.0.clock.now()) {
                Next::Now(key, table) => {
                    tokio::spawn(async move { host.look_at(key, table).await });
                }
                Next::At(when) => tokio::select! {
                    () = host.0.clock.until(when) => {}
                    () = host.0.timers.changed.notified() => {}
                },
                Next::Never => host.0.timers.changed.notified().await,
            }
        }
    });
}

impl Host {
    /// Looks at a table whose time has come, which is loaded if it is not.
    async fn look_at(&self, key: i64, table: Awaited) {
        if self.is_stopping() {
            return;
        }
        let hosted = match table.hosted.upgrade() {
            Some(hosted) => Ok(hosted),
            None => self.table(&table.id).await,
        };
        match hosted {
            Ok(hosted) => self.tick(&hosted).await,
            // Others go on, and whoever asks for it is told.
            Err(refusal) if refusal.is_damage() => {}
            Err(refusal) => {
                tracing::warn!(table = %table.id, code = refusal.code, "not looked at in time");
                self.0.timers.set_for(key, || table, Some(self.0.clock.now() + LOOK_AT_CLOCK));
            }
        }
    }

    /// Lets happen what time brings about at a table.
    pub async fn tick(&self, hosted: &Arc<Hosted>) {
        if self.is_stopping() {
            return;
        }
        let mut live = hosted.live.lock().await;
        if self.refresh(hosted, &mut live).await.is_err() {
            let later = self.0.clock.now() + LOOK_AT_CLOCK;
            self.0.timers.set(live.kept.key.0, hosted, Some(later));
            return;
        }
        self.advance(&mut live);
        let now = self.0.clock.now();
        let here = live.here(now, self.0.settings.grace);
        let waits = live.kept.about.absence.parse() == Ok(Absence::Wait);
        if let Some(table) = live.table.as_mut().filter(|_| !waits) {
            for seat in (0..table.game().seats()).map(Seat).filter(|&seat| !here.contains(seat)) {
                // Who is not a person cannot leave, and need not.
                _ = table.leave(seat).is_ok();
            }
        }
        if let Err(refusal) = self.settle(hosted, &mut live, None).await {
            tracing::warn!(table = %hosted.id, code = refusal.code, "what time brought about was not kept");
        }
        if let Err(refusal) = self.forget_wishes(hosted, &mut live).await {
            tracing::warn!(table = %hosted.id, code = refusal.code, "who wants another game was not kept");
        }
        live.lighten();
        live.show_who_is_here(now, self.0.settings.grace);
        self.follow_up(hosted, &mut live);
    }

    /// Sets when a table is to be looked at next.
    pub(super) fn set_timer(&self, hosted: &Arc<Hosted>, live: &Live) {
        let now = self.0.clock.now();
        let table = live.table.as_ref();
        let due = self.due(live);
        let rules = table.filter(|table| table.rules_watch_time()).map(|_| now + LOOK_AT_CLOCK);
        let missed = live.unheard.iter().enumerate().filter_map(|(at, since)| {
            let until = (*since)? + self.0.settings.grace;
            // Once everybody knows, there is nothing more to wait for.
            (until > now || live.shown_here.contains(Seat(at as u8))).then_some(until)
        });
        let retry = live.must_reload.then_some(now + LOOK_AT_CLOCK);
        let wishes = live.wishes_until().map(|(_, until)| until);
        let when = due.into_iter().chain(rules).chain(missed).chain(wishes).chain(retry).min();
        self.0.timers.set(live.kept.key.0, hosted, when);
    }

    /// The same of a table that leaves the memory: only for what happens by itself it is to be loaded.
    pub(super) fn set_timer_of_idle(&self, hosted: &Arc<Hosted>, live: &Live) {
        self.0.timers.set(live.kept.key.0, hosted, self.due(live));
    }

    /// When clocks fall, bots stand in, or a game is called off that does not begin.
    fn due(&self, live: &Live) -> Option<u64> {
        let now = self.0.clock.now();
        let due = live.table.as_ref()?.due()?;
        Some(now + due.since(live.moment(now, &self.0.outages)).0)
    }
}
