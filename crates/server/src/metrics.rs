//! What the server counts, as Prometheus reads it.

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
    /// Forged links, cookies, origins and marks.
    pub forged: Counter,
    /// Tables made.
    pub made: Counter,
    /// Inputs played.
    pub played: Counter,
    /// Times that something could not be kept.
    pub storage_errors: Counter,
    /// Sockets that are open.
    pub sockets: Counter,
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

    /// The number.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
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
    /// As Prometheus reads it. `loaded` is how many tables are in memory.
    pub fn text(&self, loaded: usize) -> String {
        let mut out = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing to a string does not fail.
            _ = write!(
                out,
                "# HELP stolik_{name} {help}\n# TYPE stolik_{name} {kind}\nstolik_{name} {value}\n"
            );
        };
        one("requests_total", "counter", "Requests.", self.requests.get());
        one("refused_total", "counter", "Requests and wishes refused.", self.refused.get());
        one("too_fast_total", "counter", "Requests refused because of too many before.", self.too_fast.get());
        one("forged_total", "counter", "Forged links, cookies, origins and marks.", self.forged.get());
        one("tables_made_total", "counter", "Tables made.", self.made.get());
        one("inputs_total", "counter", "Inputs played and kept.", self.played.get());
        one(
            "storage_errors_total",
            "counter",
            "Times something could not be kept.",
            self.storage_errors.get(),
        );
        one("sockets", "gauge", "Sockets that are open.", self.sockets.get());
        one("tables", "gauge", "Tables in memory.", loaded as u64);
        self.kept.write("keep_seconds", "How long keeping events takes.", &mut out);
        out
    }
}

impl Histogram {
    #[expect(clippy::cast_precision_loss, reason = "an estimate for people")]
    fn write(&self, name: &str, help: &str, out: &mut String) {
        _ = write!(out, "# HELP stolik_{name} {help}\n# TYPE stolik_{name} histogram\n");
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
