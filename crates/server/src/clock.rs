//! What time it is, and waiting for a time.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Tells the time in thousandths of a second since 1970, and never goes back.
#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// The system's.
    System { began: Instant, at: u64 },
    /// One that somebody sets.
    Hand(Arc<watch::Sender<u64>>),
}

impl Clock {
    /// The system's clock as it is now, from where it runs on evenly.
    pub fn system() -> Clock {
        let at = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock(Kind::System { began: Instant::now(), at: millis(at) })
    }

    /// A clock that stands until it is set.
    pub fn set_by_hand(at: u64) -> Clock {
        Clock(Kind::Hand(Arc::new(watch::Sender::new(at))))
    }

    /// The same clock, but not before a moment that is past for sure: a system's clock may have been set back while nobody
    /// looked. It goes on from there.
    #[must_use]
    pub fn not_before(self, past: u64) -> Clock {
        match self.0 {
            Kind::System { began, at } => Clock(Kind::System { began, at: at.max(past) }),
            Kind::Hand(hand) => {
                hand.send_modify(|at| *at = past.max(*at));
                Clock(Kind::Hand(hand))
            }
        }
    }

    /// Lets time pass on a clock that is set by hand.
    pub fn pass(&self, elapsed: u64) {
        if let Kind::Hand(hand) = &self.0 {
            hand.send_modify(|at| *at += elapsed);
        }
    }

    /// What time it is.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Kind::System { began, at } => at + millis(began.elapsed()),
            Kind::Hand(hand) => *hand.borrow(),
        }
    }

    /// Waits for a time.
    pub async fn until(&self, at: u64) {
        match &self.0 {
            Kind::System { .. } => {
                tokio::time::sleep(Duration::from_millis(at.saturating_sub(self.now()))).await;
            }
            Kind::Hand(hand) => {
                // The sender lives as long as the clock.
                _ = hand.subscribe().wait_for(|now| *now >= at).await;
            }
        }
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
