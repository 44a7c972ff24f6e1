//! What was begun and waits for an answer: links by which guests go on elsewhere, tables that are promised. It is kept in memory,
//! is good once and for a while, and there is only so much of it: of one person, from one address, and in all.

use crate::network::Network;
use crate::storage::PersonId;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// Who begins something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Beginner {
    /// The person, where it is known who it is.
    pub(crate) person: Option<PersonId>,
    /// From where they come.
    pub(crate) from: Network,
}

/// How much may be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    /// Of one person. Of those who begin more, the oldest is forgotten.
    pub(crate) of_person: usize,
    /// From one address, behind which many people may be: no more can be begun.
    pub(crate) from_address: usize,
    /// In all. Then the oldest from the address with the most is forgotten, so that nobody keeps others from beginning.
    pub(crate) in_all: usize,
    /// How long it is good, in thousandths of a second.
    pub(crate) patience: u64,
}

/// What is open, by what it is answered with.
#[derive(Debug)]
pub(crate) struct Pending<K, T> {
    bounds: Bounds,
    open: Mutex<HashMap<K, Begun<T>>>,
}

#[derive(Debug)]
struct Begun<T> {
    what: T,
    by: Beginner,
    at: u64,
}

impl<K: Clone + Eq + Hash, T> Pending<K, T> {
    pub(crate) fn new(bounds: Bounds) -> Pending<K, T> {
        Pending { bounds, open: Mutex::default() }
    }

    /// Begins something. Says whether there is room for it.
    pub(crate) fn begin(&self, key: K, what: T, by: Beginner, now: u64) -> bool {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, begun| now < begun.at + self.bounds.patience);
        if by.person.is_some() {
            while open.values().filter(|begun| begun.by.person == by.person).count() >= self.bounds.of_person
            {
                forget_oldest(&mut open, |begun| begun.by.person == by.person);
            }
        }
        // What takes the place of something takes no room.
        open.remove(&key);
        if open.values().filter(|begun| begun.by.from == by.from).count() >= self.bounds.from_address {
            return false;
        }
        if open.len() >= self.bounds.in_all
            && let Some(most) = most_from(&open)
        {
            forget_oldest(&mut open, |begun| begun.by.from == most);
        }
        open.insert(key, Begun { what, by, at: now });
        true
    }

    /// Nothing of such is open any more.
    pub(crate) fn end_all(&self, such: impl Fn(&T) -> bool) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, begun| !such(&begun.what));
    }

    /// What was begun, which stays open.
    pub(crate) fn look(&self, key: &K, now: u64) -> Option<T>
    where
        T: Clone,
    {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(key).filter(|begun| now < begun.at + self.bounds.patience).map(|begun| begun.what.clone())
    }

    /// Changes what was begun; it stays open only if `change` says so.
    pub(crate) fn change(&self, key: &K, change: impl FnOnce(&mut T) -> bool) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.get_mut(key).is_some_and(|begun| !change(&mut begun.what)) {
            open.remove(key);
        }
    }

    /// What was begun. It is not open any more.
    pub(crate) fn take(&self, key: &K, now: u64) -> Option<T> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(key).filter(|begun| now < begun.at + self.bounds.patience).map(|begun| begun.what)
    }
}

/// Forgets the oldest of such.
fn forget_oldest<K: Clone + Eq + Hash, T>(open: &mut HashMap<K, Begun<T>>, such: impl Fn(&Begun<T>) -> bool) {
    let oldest = open.iter().filter(|(_, begun)| such(begun)).min_by_key(|(_, begun)| begun.at);
    if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
        open.remove(&oldest);
    }
}

/// From where the most was begun.
fn most_from<K, T>(open: &HashMap<K, Begun<T>>) -> Option<Network> {
    let mut counts: HashMap<Network, usize> = HashMap::new();
    for begun in open.values() {
        *counts.entry(begun.by.from).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(from, _)| from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    const BOUNDS: Bounds = Bounds { of_person: 2, from_address: 4, in_all: 6, patience: 100 };

    fn by(person: impl Into<Option<i64>>, from: u8) -> Beginner {
        let from = IpAddr::V4(Ipv4Addr::new(192, 0, 2, from)).into();
        Beginner { person: person.into().map(PersonId), from }
    }

    #[test]
    fn somebody_who_begins_more_ends_their_own_oldest() {
        let pending = Pending::new(BOUNDS);
        for key in 0..10 {
            assert!(pending.begin(key, key, by(1, 1), key));
        }
        assert!(pending.begin(20, 20, by(2, 1), 10), "another person behind the same address");
        assert_eq!([7, 8, 9, 20].map(|key| pending.take(&key, 11)), [None, Some(8), Some(9), Some(20)]);
        assert_eq!(pending.take(&8, 11), None, "good once");
    }

    #[test]
    fn an_address_has_its_share_and_takes_nothing_from_others() {
        let pending = Pending::new(BOUNDS);
        let begun = (0..10).filter(|&key| pending.begin(key, (), by(None, 1), 0)).count();
        assert_eq!(begun, BOUNDS.from_address);
        assert!(pending.begin(20, (), by(None, 2), 0) && pending.begin(21, (), by(None, 3), 0));
        // It is full now, and there is still room for who has begun nothing yet: the first address has less.
        assert!(pending.begin(22, (), by(None, 4), 1));
        assert_eq!([20, 21, 22].map(|key| pending.take(&key, 1)), [Some(()); 3]);
        assert_eq!((0..4).filter(|key| pending.take(key, 1).is_some()).count(), 3);
    }

    #[test]
    fn p10_what_waits_for_long_is_forgotten_and_what_is_begun_again_takes_no_more_room() {
        let one_each = Bounds { of_person: 1, ..BOUNDS };
        let pending = Pending::new(one_each);
        for person in 0..4 {
            assert!(pending.begin(person, "drawn", by(person, 1), 0));
        }
        assert!(pending.begin(2, "drawn anew", by(2, 1), 1), "the place is their own");
        assert_eq!(pending.look(&2, 2), Some("drawn anew"));
        pending.change(&2, |what| {
            *what = "used up";
            false
        });
        assert_eq!((pending.look(&2, 2), pending.look(&1, 2)), (None, Some("drawn")), "and of nobody else");
        assert_eq!(pending.look(&1, 100), None);
    }

    #[test]
    fn what_is_too_old_is_nothing() {
        let pending = Pending::new(BOUNDS);
        assert!((0..4).all(|key| pending.begin(key, (), by(None, 1), 0)));
        assert_eq!(pending.take(&0, 100), None);
        assert!((4..8).all(|key| pending.begin(key, (), by(None, 1), 100)), "and takes no room");
    }
}
