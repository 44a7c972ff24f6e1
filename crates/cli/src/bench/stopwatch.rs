//! Time that was worked, and time that has passed.

use std::time::{Duration, Instant};

/// Measures how long this thread works.
///
/// Where the system tells how long the thread has had a processor, that is what counts: then other programs change the
/// figures little. Elsewhere it is the time that has passed.
pub struct Stopwatch {
    begun: Instant,
    /// How long the thread had worked when it began.
    worked: Option<Duration>,
}

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Stopwatch {
        Stopwatch { begun: Instant::now(), worked: worked() }
    }

    /// The time that has passed; quick to ask for.
    pub fn passed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// The seconds that were worked.
    pub fn seconds(&self) -> f64 {
        let worked = worked().zip(self.worked).and_then(|(now, then)| now.checked_sub(then));
        // A count that does not move is none.
        let worked = worked.filter(|worked| !worked.is_zero());
        worked.unwrap_or_else(|| self.passed()).as_secs_f64()
    }
}

/// How long this thread has had a processor, where the system tells.
fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
