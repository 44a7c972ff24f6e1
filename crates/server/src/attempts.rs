//! Guessing at passwords is slow, and does not lock the owner out.
//!
//! An attempt counts for the address first (`Asked::Password`). Then it counts for this account from this place: so many at once,
//! as many again in an hour. Last it counts for the account from wherever it comes: ten times that, which is what NIST
//! SP 800-63B (3.2.2) has as the most. So one address uses up a tenth of what strangers have together. A browser in which the
//! owner has signed in before (OWASP calls its cookie a device cookie) and a session have an allowance of their own: however
//! many strangers guess, who has been here comes in. Nothing is counted of an attempt that was right.

use crate::buckets::{Buckets, Rate};
use crate::network::Network;
use crate::storage::SecretHash;
use std::sync::{Mutex, PoisonError};

/// Of so many it is known how often they have tried.
const MOST_KNOWN: usize = 50_000;
const HOUR: u64 = 60 * 60 * 1_000;
/// How many places may each try as often as one may.
const PLACES: u32 = 10;

/// An account by the hash of the name it is looked up by, whether there is one or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AccountKey(pub(crate) SecretHash);

/// From where somebody tries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Place {
    /// From an address, or a network of IPv6.
    Address(Network),
    /// From a browser in which the owner has signed in before, or is signed in.
    Known(SecretHash),
}

/// An attempt at an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attempt {
    pub(crate) at: AccountKey,
    pub(crate) from: Place,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Counted {
    From(AccountKey, Place),
    All(AccountKey),
}

/// How often passwords were guessed.
#[derive(Debug)]
pub(crate) struct Attempts {
    from_one: Rate,
    from_all: Rate,
    buckets: Mutex<Buckets<Counted>>,
}

impl Attempts {
    /// So many at once from one place; 0 for as many as they want.
    pub(crate) fn new(most: u32) -> Attempts {
        Attempts {
            from_one: Rate { most, span: HOUR },
            from_all: Rate { most: most.saturating_mul(PLACES), span: HOUR },
            buckets: Mutex::new(Buckets::new(MOST_KNOWN)),
        }
    }

    /// Whether it may be tried now.
    pub(crate) fn begin(&self, attempt: Attempt, now: u64) -> bool {
        let mut buckets = self.lock();
        let from = Counted::From(attempt.at, attempt.from);
        if !buckets.take(from, self.from_one, now) {
            return false;
        }
        match attempt.from {
            Place::Known(_) => true,
            Place::Address(_) if buckets.take(Counted::All(attempt.at), self.from_all, now) => true,
            Place::Address(_) => {
                buckets.give_back(&from, self.from_one);
                false
            }
        }
    }

    /// Whether it might be tried now, without trying.
    pub(crate) fn would_admit(&self, attempt: Attempt, now: u64) -> bool {
        let buckets = self.lock();
        let from = buckets.is_left(&Counted::From(attempt.at, attempt.from), self.from_one, now);
        let all = || buckets.is_left(&Counted::All(attempt.at), self.from_all, now);
        from && (matches!(attempt.from, Place::Known(_)) || all())
    }

    /// It was right: whoever knows the password does not guess.
    pub(crate) fn is_right(&self, attempt: Attempt) {
        let mut buckets = self.lock();
        buckets.refill(&Counted::From(attempt.at, attempt.from));
        if let Place::Address(_) = attempt.from {
            buckets.give_back(&Counted::All(attempt.at), self.from_all);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Buckets<Counted>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secrets;
    use std::net::IpAddr;

    fn account(name: &str) -> AccountKey {
        AccountKey(secrets::hash("account", name))
    }

    fn from(last: u8) -> Place {
        Place::Address(IpAddr::from([192, 0, 2, last]).into())
    }

    #[test]
    fn m3_one_address_does_not_lock_an_account_and_a_hundred_do_not_lock_its_owner_out() {
        let attempts = Attempts::new(10);
        let hania = account("hania");
        let tries = |from: Place, now: u64| {
            (0..1_000).filter(|_| attempts.begin(Attempt { at: hania, from }, now)).count()
        };
        assert_eq!(tries(from(1), 0), 10);
        assert_eq!(tries(from(2), 0), 10, "somebody else is not kept from trying");
        let all: usize = (3..103).map(|last| tries(from(last), 0)).sum();
        assert_eq!(all, 80, "all strangers together have a hundred");
        assert_eq!(tries(from(200), 0), 0);
        let known = Place::Known(secrets::hash("device", "laptop"));
        assert!(attempts.begin(Attempt { at: hania, from: known }, 0), "who has been here comes in");
        assert_eq!(tries(from(1), HOUR), 10, "an hour later");
        assert!(attempts.begin(Attempt { at: account("ola"), from: from(1) }, 0), "another account");
    }

    #[test]
    fn who_knows_the_password_is_not_counted() {
        let attempts = Attempts::new(2);
        let attempt = Attempt { at: account("hania"), from: from(1) };
        for _ in 0..50 {
            assert!(attempts.begin(attempt, 0));
            attempts.is_right(attempt);
        }
    }
}
