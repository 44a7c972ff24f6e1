//! Nobody may ask too often.

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
    /// Attempts a minute from one address, and at one account, to sign in or to register.
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
    AttemptAt(String),
    Guest(Network),
    Wish(PersonId),
    WishFrom(Network),
    File(Network),
}

/// How often everybody has asked.
#[derive(Debug)]
pub(crate) struct Limits {
    settings: LimitSettings,
    buckets: Mutex<HashMap<Asked, Bucket>>,
    sockets: Mutex<HashMap<Network, u32>>,
}

/// What is left to ask; fills up evenly.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    /// In thousandths of an asking.
    left: u64,
    filled: u64,
}

/// When so many are known, those who may ask as often as at first are forgotten.
const MOST_KNOWN: usize = 10_000;
const MINUTE: u64 = 60_000;

impl Limits {
    pub(crate) fn new(settings: LimitSettings) -> Limits {
        Limits { settings, buckets: Mutex::default(), sockets: Mutex::default() }
    }

    fn rate(&self, asked: &Asked) -> u64 {
        u64::from(match asked {
            Asked::Request(_) => self.settings.requests,
            Asked::Attempt(_) | Asked::AttemptAt(_) => self.settings.attempts,
            Asked::Guest(_) => self.settings.guests,
            Asked::Wish(_) | Asked::WishFrom(_) => self.settings.wishes,
            Asked::File(_) => self.settings.files,
        })
    }

    /// Whether it may be asked now. A minute's worth may be asked at once.
    pub(crate) fn admit(&self, asked: Asked, now: u64) -> bool {
        let rate = self.rate(&asked);
        if rate == 0 {
            return true;
        }
        let full = rate * 1_000;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_KNOWN {
            buckets.retain(|_, bucket| now < bucket.filled + MINUTE);
        }
        let bucket = buckets.entry(asked).or_insert(Bucket { left: full, filled: now });
        let more = now.saturating_sub(bucket.filled).min(MINUTE) * full / MINUTE;
        if more > 0 {
            *bucket = Bucket { left: (bucket.left + more).min(full), filled: now };
        }
        let enough = bucket.left >= 1_000;
        bucket.left -= if enough { 1_000 } else { 0 };
        enough
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
        assert!(limits.admit(Asked::AttemptAt("hania".to_owned()), 500_000), "somebody else");
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
