//! Nobody may ask too often.

use crate::buckets::{Buckets, Rate};
use crate::network::Network;
use crate::storage::PersonId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// How often people may ask. A rate of 0 means as often as they want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitSettings {
    /// Requests a minute from one address.
    pub requests: u32,
    /// Attempts a minute from one address to sign in or to register; at one account as many an hour, see `Attempts`.
    pub attempts: u32,
    /// New guests a minute from one address. A whole class has one address, and sits down at once.
    pub guests: u32,
    /// Wishes a minute of one person, or from one address of somebody unknown.
    pub wishes: u32,
    /// Sockets at a time from one address.
    pub sockets: u32,
    /// Files of the page, and questions how the server is, a minute from one address.
    pub files: u32,
}

impl Default for LimitSettings {
    fn default() -> LimitSettings {
        LimitSettings { requests: 600, attempts: 10, guests: 60, wishes: 600, sockets: 200, files: 6_000 }
    }
}

impl LimitSettings {
    /// As often as they want.
    pub const NONE: LimitSettings =
        LimitSettings { requests: 0, attempts: 0, guests: 0, wishes: 0, sockets: 0, files: 0 };
}

/// What is asked for, and by whom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asked {
    Request(Network),
    Attempt(Network),
    Guest(Network),
    Wish(PersonId),
    WishFrom(Network),
    File(Network),
}

/// How often everybody has asked.
#[derive(Debug)]
pub(crate) struct Limits {
    settings: LimitSettings,
    buckets: Mutex<Buckets<Asked>>,
    sockets: Mutex<HashMap<Network, u32>>,
}

/// Of so many it is known how often they have asked.
const MOST_KNOWN: usize = 50_000;
const MINUTE: u64 = 60_000;

impl Limits {
    pub(crate) fn new(settings: LimitSettings) -> Limits {
        let buckets = Mutex::new(Buckets::new(MOST_KNOWN));
        Limits { settings, buckets, sockets: Mutex::default() }
    }

    fn rate(&self, asked: &Asked) -> Rate {
        let most = match asked {
            Asked::Request(_) => self.settings.requests,
            Asked::Attempt(_) => self.settings.attempts,
            Asked::Guest(_) => self.settings.guests,
            Asked::Wish(_) | Asked::WishFrom(_) => self.settings.wishes,
            Asked::File(_) => self.settings.files,
        };
        Rate { most, span: MINUTE }
    }

    /// Whether it may be asked now. A minute's worth may be asked at once.
    pub(crate) fn admit(&self, asked: Asked, now: u64) -> bool {
        let rate = self.rate(&asked);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.take(asked, rate, now)
    }

    /// Counts a socket from an address, if there may be one more.
    pub(crate) fn open_socket(&self, from: IpAddr) -> bool {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(from.into()).or_default();
        let fits = self.settings.sockets == 0 || *open < self.settings.sockets;
        *open += u32::from(fits);
        fits
    }

    /// A socket from an address was closed.
    pub(crate) fn close_socket(&self, from: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&from.into()) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&from.into());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn limits(attempts: u32) -> Limits {
        Limits::new(LimitSettings { attempts, sockets: 2, ..LimitSettings::default() })
    }

    #[test]
    fn a_minutes_worth_at_once_then_evenly() {
        let limits = limits(6);
        let admitted = |now| limits.admit(Asked::Attempt(HERE.into()), now);
        assert!((0..6).all(|_| admitted(0)));
        assert!(!admitted(9_000), "one every ten seconds");
        assert!(admitted(10_500));
        assert!(!admitted(11_000));
        assert!((0..6).all(|_| admitted(500_000)), "full again, and no fuller");
        assert!(!admitted(500_000));
        let elsewhere: IpAddr = [192, 0, 2, 1].into();
        assert!(limits.admit(Asked::Attempt(elsewhere.into()), 500_000), "somebody else");
    }

    #[test]
    fn without_a_rate_anything_goes() {
        let limits = limits(0);
        assert!((0..1_000).all(|_| limits.admit(Asked::Attempt(HERE.into()), 0)));
    }

    #[test]
    fn sockets_are_counted() {
        let limits = limits(1);
        assert!(limits.open_socket(HERE) && limits.open_socket(HERE) && !limits.open_socket(HERE));
        limits.close_socket(HERE);
        assert!(limits.open_socket(HERE));
    }
}
