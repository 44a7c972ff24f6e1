//! What is written into the log once a minute for each address, however often it happens: an attack fills no disk, and is seen.

use crate::Clock;
use crate::buckets::{Buckets, Rate};
use crate::network::Network;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// Of so many it is known that they were written down.
const MOST_KNOWN: usize = 10_000;
const ONCE_A_MINUTE: Rate = Rate { most: 1, span: 60_000 };

/// What was written down lately.
#[derive(Debug)]
pub(crate) struct Warnings {
    clock: Clock,
    written: Mutex<Buckets<(&'static str, Network)>>,
}

impl Warnings {
    pub(crate) fn new(clock: Clock) -> Warnings {
        Warnings { clock, written: Mutex::new(Buckets::new(MOST_KNOWN)) }
    }

    /// Somebody at an address does what is worth a line.
    pub(crate) fn warn(&self, what: &'static str, address: IpAddr) {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.take((what, address.into()), ONCE_A_MINUTE, self.clock.now()) {
            tracing::warn!(%address, "{what}");
        }
    }
}
