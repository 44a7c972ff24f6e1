//! What the server counts, as Prometheus reads it.

use crate::host::Census;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What the server counts.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests.
    pub requests: Counter,
    /// Requests and wishes that were refused.
    pub refused: Counter,
    /// Requests refused because of too many before.
    pub too_fast: Counter,
    /// Times that somebody took too long to say something, or to take what was sent.
    pub too_slow: Counter,
    /// Connections refused because of too many from the same address, or in all.
    pub connections_refused: Counter,
    /// Connections that ended before keys were agreed on: plain http, versions of long ago, nothing at all.
    pub without_keys: Counter,
    /// Connections closed on which nothing was asked, to make room for others.
    pub connections_closed: Counter,
    /// Forged links, cookies, origins and marks.
    pub forged: Counter,
    /// Passwords hashed, to be kept or compared.
    pub hashes: Counter,
    /// Tables made.
    pub made: Counter,
    /// Inputs played.
    pub played: Counter,
    /// Times that something could not be kept.
    pub storage_errors: Counter,
    /// Connections that are open, sockets among them.
    pub connections: Counter,
    /// Sockets that are open.
    pub sockets: Counter,
    /// Those who wait for an answer because they have no socket.
    pub polls: Counter,
    /// Bots that think.
    pub bots_thinking: Counter,
    /// Bots that wait until they may think.
    pub bots_waiting: Counter,
    /// How long keeping an event takes.
    pub kept: Histogram,
}

/// A number that goes up, or up and down.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// So many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// One less.
    pub fn less(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// One more, until what this gives is dropped.
    pub fn hold(&self) -> Held<'_> {
        self.add(1);
        Held(self)
    }

    /// The number.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One that is counted for as long as this is there.
#[derive(Debug)]
pub struct Held<'a>(&'a Counter);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.less();
    }
}

/// The bounds of the buckets, in thousandths of a second.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// How long something takes.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// It begins.
    pub fn start(&self) -> Instant {
        Instant::now()
    }

    /// It is done.
    pub fn stop(&self, began: Instant) {
        let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|bound| micros <= bound * 1_000) {
            self.buckets[at].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

impl Metrics {
    /// As Prometheus reads it, with who and what is here.
    pub fn text(&self, census: &Census) -> String {
        let mut out = String::new();
        let counters = [
            ("requests", "Requests.", &self.requests),
            ("refused", "Requests and wishes refused.", &self.refused),
            ("too_fast", "Requests refused because of too many before.", &self.too_fast),
            ("too_slow", "Connections ended because somebody took too long.", &self.too_slow),
            (
                "connections_refused",
                "Connections refused because of too many from one address, or in all.",
                &self.connections_refused,
            ),
            (
                "connections_closed",
                "Quiet connections closed to make room for others.",
                &self.connections_closed,
            ),
            (
                "without_keys",
                "Connections that ended before keys were agreed on, where there is TLS.",
                &self.without_keys,
            ),
            ("forged", "Forged links, cookies, origins and marks.", &self.forged),
            ("hashes", "Passwords hashed, to be kept or compared.", &self.hashes),
            ("tables_made", "Tables made.", &self.made),
            ("inputs", "Inputs played and kept.", &self.played),
            ("storage_errors", "Times something could not be kept.", &self.storage_errors),
        ];
        for (name, help, counter) in counters {
            write_head(&mut out, &format!("{name}_total"), "counter", help);
            _ = writeln!(out, "stolik_{name}_total {}", counter.get());
        }
        let gauges = [
            ("connections", "Connections that are open, sockets too.", self.connections.get()),
            ("sockets", "Sockets that are open.", self.sockets.get()),
            ("polls", "Requests that wait for news of a table, where sockets are blocked.", self.polls.get()),
            ("bots_thinking", "Bots that think.", self.bots_thinking.get()),
            ("bots_waiting", "Bots that wait until others have thought.", self.bots_waiting.get()),
            ("people", "People at tables whose name is known, each once.", census.people as u64),
            (
                "strangers",
                "Connections of those who watch without having said a name.",
                census.strangers as u64,
            ),
            ("tables", "Tables in memory.", census.tables() as u64),
        ];
        for (name, help, value) in gauges {
            write_head(&mut out, name, "gauge", help);
            _ = writeln!(out, "stolik_{name} {value}");
        }
        write_head(&mut out, "tables_by_game", "gauge", "Tables in memory, by game and status.");
        for ((game, status), count) in &census.by_game {
            _ = writeln!(out, "stolik_tables_by_game{{game=\"{game}\",status=\"{status}\"}} {count}");
        }
        self.kept.write("keep_seconds", "How long keeping events takes.", &mut out);
        out
    }
}

// Writing to a string does not fail.
fn write_head(out: &mut String, name: &str, kind: &str, help: &str) {
    _ = write!(out, "# HELP stolik_{name} {help}\n# TYPE stolik_{name} {kind}\n");
}

impl Histogram {
    #[expect(clippy::cast_precision_loss, reason = "an estimate for people")]
    fn write(&self, name: &str, help: &str, out: &mut String) {
        write_head(out, name, "histogram", help);
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let bound = *bound as f64 / 1e3;
            _ = writeln!(out, "stolik_{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        _ = write!(
            out,
            "stolik_{name}_bucket{{le=\"+Inf\"}} {count}\nstolik_{name}_sum {seconds}\nstolik_{name}_count {count}\n"
        );
    }
}
