//! Limits: nobody may ask too often.

use crate::buckets::{Buckets, Rate};
use crate::network::Network;
use crate::storage::PersonId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How often people may ask. A rate of 0 means as often as they want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitSettings {
    /// Requests a minute from one address.
    pub requests: u32,
    /// Wrong passwords at one account from one address: at once, and as many again in an hour, see `Attempts`. At all accounts
    /// together three times as many a minute: a whole class has one address, and some of it mistype.
    pub attempts: u32,
    /// New guests a minute from one address, and as many new accounts. A whole class has one address, and sits down at once.
    pub guests: u32,
    /// New tables an hour from one address, rematches apart.
    pub tables: u32,
    /// New public tables at which people have days for a move, in two weeks from one address: that long they stand in the lobby.
    pub slow_tables: u32,
    /// Wishes a minute of one person, or from one address of somebody unknown.
    pub wishes: u32,
    /// Sockets, and polls that wait, at a time from one address.
    pub sockets: u32,
    /// Polls at a time of one person.
    pub polls: u32,
    /// Files of the page, and questions how the server is and what its lobby shows, a minute from one address.
    pub files: u32,
}

impl Default for LimitSettings {
    fn default() -> LimitSettings {
        LimitSettings {
            requests: 600,
            attempts: 10,
            guests: 60,
            tables: 300,
            slow_tables: 200,
            wishes: 600,
            sockets: 200,
            polls: 20,
            files: 6_000,
        }
    }
}

impl LimitSettings {
    /// As often as they want.
    pub const NONE: LimitSettings = LimitSettings {
        requests: 0,
        attempts: 0,
        guests: 0,
        tables: 0,
        slow_tables: 0,
        wishes: 0,
        sockets: 0,
        polls: 0,
        files: 0,
    };
}

/// What is asked for, and by whom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asked {
    Request(Network),
    /// To be let in by a password that may be wrong: given back if it is not.
    Password(Network),
    /// To be let in by a link that may be none: given back if it is one.
    Link(Network),
    Guest(Network),
    Account(Network),
    Table(Network),
    SlowTable(Network),
    /// Another name, password or link of one's own.
    Change(PersonId),
    Wish(PersonId),
    WishFrom(Network),
    File(Network),
}

/// Who holds something open, of which there may be so many at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Open {
    Line(Network),
    Poll(PersonId),
}

/// How often everybody has asked.
#[derive(Debug)]
pub(crate) struct Limits {
    settings: LimitSettings,
    buckets: Mutex<Buckets<Asked>>,
    open: Mutex<HashMap<Open, u32>>,
}

/// Something that is open, and counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Opened<'a> {
    limits: &'a Limits,
    what: Open,
}

/// Of so many it is known how often they have asked.
const MOST_KNOWN: usize = 50_000;
const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const TWO_WEEKS: u64 = 14 * 24 * HOUR;
/// So many times as many wrong passwords at all accounts as at one.
const MISTYPED: u32 = 3;

impl Limits {
    pub(crate) fn new(settings: LimitSettings) -> Limits {
        let buckets = Mutex::new(Buckets::new(MOST_KNOWN));
        Limits { settings, buckets, open: Mutex::default() }
    }

    fn rate(&self, asked: &Asked) -> Rate {
        let settings = &self.settings;
        let (most, span) = match asked {
            Asked::Request(_) => (settings.requests, MINUTE),
            Asked::Password(_) | Asked::Link(_) => (settings.attempts.saturating_mul(MISTYPED), MINUTE),
            Asked::Guest(_) | Asked::Account(_) => (settings.guests, MINUTE),
            Asked::Table(_) => (settings.tables, HOUR),
            Asked::SlowTable(_) => (settings.slow_tables, TWO_WEEKS),
            Asked::Change(_) => (settings.attempts, MINUTE),
            Asked::Wish(_) | Asked::WishFrom(_) => (settings.wishes, MINUTE),
            Asked::File(_) => (settings.files, MINUTE),
        };
        Rate { most, span }
    }

    /// Whether it may be asked now. As much as in all of the time may be asked at once.
    pub(crate) fn admit(&self, asked: Asked, now: u64) -> bool {
        let rate = self.rate(&asked);
        self.buckets().take(asked, rate, now)
    }

    /// Whether it might be asked now, without asking.
    pub(crate) fn would_admit(&self, asked: &Asked, now: u64) -> bool {
        self.buckets().is_left(asked, self.rate(asked), now)
    }

    /// What was asked does not count.
    pub(crate) fn give_back(&self, asked: &Asked) {
        self.buckets().give_back(asked, self.rate(asked));
    }

    /// Counts something that is open, if there may be one more.
    pub(crate) fn open(&self, what: Open) -> Option<Opened<'_>> {
        let most = match what {
            Open::Line(_) => self.settings.sockets,
            Open::Poll(_) => self.settings.polls,
        };
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let open = all.entry(what).or_default();
        (most == 0 || *open < most).then(|| {
            *open += 1;
            Opened { limits: self, what }
        })
    }

    /// Something that was opened is closed.
    pub(crate) fn close(&self, what: Open) {
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = all.get_mut(&what) {
            *open -= 1;
            if *open == 0 {
                all.remove(&what);
            }
        }
    }

    fn buckets(&self) -> std::sync::MutexGuard<'_, Buckets<Asked>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Opened<'_> {
    /// Counts on for somebody who outlives this, and closes it.
    pub(crate) fn keep(self) -> Open {
        let what = self.what;
        std::mem::forget(self);
        what
    }
}

impl Drop for Opened<'_> {
    fn drop(&mut self) {
        self.limits.close(self.what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn limits(requests: u32) -> Limits {
        Limits::new(LimitSettings { requests, sockets: 2, ..LimitSettings::default() })
    }

    #[test]
    fn a_minutes_worth_at_once_then_evenly() {
        let limits = limits(6);
        let admitted = |now| limits.admit(Asked::Request(HERE.into()), now);
        assert!((0..6).all(|_| admitted(0)));
        assert!(!admitted(9_000), "one every ten seconds");
        assert!(admitted(10_500));
        assert!(!admitted(11_000));
        assert!((0..6).all(|_| admitted(500_000)), "full again, and no fuller");
        assert!(!admitted(500_000));
        let elsewhere: IpAddr = [192, 0, 2, 1].into();
        assert!(limits.admit(Asked::Request(elsewhere.into()), 500_000), "somebody else");
    }

    #[test]
    fn without_a_rate_anything_goes() {
        let limits = limits(0);
        assert!((0..1_000).all(|_| limits.admit(Asked::Request(HERE.into()), 0)));
    }

    #[test]
    fn what_is_asked_one_way_takes_nothing_from_another_and_what_is_given_back_does_not_count() {
        let limits = limits(600);
        let password = Asked::Password(HERE.into());
        for _ in 0..1_000 {
            assert!(limits.would_admit(&password, 0) && limits.admit(password.clone(), 0));
            limits.give_back(&password);
        }
        assert_eq!((0..100).filter(|_| limits.admit(password.clone(), 0)).count(), 30);
        assert!(!limits.would_admit(&password, 0));
        for other in [Asked::Link(HERE.into()), Asked::Account(HERE.into()), Asked::Change(PersonId(1))] {
            assert!(limits.would_admit(&other, 0), "{other:?}");
        }
    }

    #[test]
    fn what_is_open_is_counted() {
        let limits = limits(1);
        let line = Open::Line(HERE.into());
        let (_first, second) = (limits.open(line).expect("room"), limits.open(line).expect("room"));
        assert!(limits.open(line).is_none());
        drop(second);
        let kept = limits.open(line).expect("room again").keep();
        assert!(limits.open(line).is_none());
        limits.close(kept);
        assert!(limits.open(line).is_some());
    }
}
