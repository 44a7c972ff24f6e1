//! How often something may be done: so many at once, then evenly. One number is kept for each who does it (the generic cell
//! rate algorithm), and of no more than so many.

use std::collections::HashMap;
use std::hash::Hash;

/// So many at once, and as many again in each of such spans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rate {
    /// How many; 0 for as many as they want.
    pub(crate) most: u32,
    /// In how long they come back, in thousandths of a second.
    pub(crate) span: u64,
}

/// When each will have all of theirs again, in millionths of a second since 1970.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    full_at: HashMap<K, u64>,
    most_known: usize,
}

impl Rate {
    fn span(self) -> u64 {
        self.span * 1_000
    }

    /// In how long one comes back.
    fn one(self) -> u64 {
        self.span() / u64::from(self.most.max(1))
    }
}

impl<K: Hash + Eq> Buckets<K> {
    /// All are full. Of no more than so many it is known when they are not.
    pub(crate) fn new(most_known: usize) -> Buckets<K> {
        Buckets { full_at: HashMap::new(), most_known }
    }

    /// Takes one, if there is one left.
    pub(crate) fn take(&mut self, key: K, rate: Rate, now: u64) -> bool {
        if rate.most == 0 {
            return true;
        }
        let now = now * 1_000;
        if self.full_at.len() >= self.most_known && !self.full_at.contains_key(&key) {
            self.forget_some(now);
        }
        let full_at = self.full_at.entry(key).or_insert(now);
        let taken = (*full_at).max(now) + rate.one();
        let is_left = taken - now <= rate.span();
        if is_left {
            *full_at = taken;
        }
        is_left
    }

    /// Whether there is one left.
    pub(crate) fn is_left(&self, key: &K, rate: Rate, now: u64) -> bool {
        let now = now * 1_000;
        let full_at = self.full_at.get(key).copied().unwrap_or(now);
        rate.most == 0 || full_at.max(now) + rate.one() - now <= rate.span()
    }

    /// Gives one back that was taken.
    pub(crate) fn give_back(&mut self, key: &K, rate: Rate) {
        if let Some(full_at) = self.full_at.get_mut(key) {
            *full_at = full_at.saturating_sub(rate.one());
        }
    }

    /// Has all of them again.
    pub(crate) fn refill(&mut self, key: &K) {
        self.full_at.remove(key);
    }

    /// Forgets those who have all of theirs; if that is not enough, the half that will have them soonest. So nobody gets more by
    /// having others forgotten than they would have got by waiting for as long as those others must.
    fn forget_some(&mut self, now: u64) {
        self.full_at.retain(|_, full_at| *full_at > now);
        if self.full_at.len() >= self.most_known {
            let mut times: Vec<u64> = self.full_at.values().copied().collect();
            let half = times.len() / 2;
            let (_, median, _) = times.select_nth_unstable(half);
            let median = *median;
            self.full_at.retain(|_, full_at| *full_at > median);
        }
    }

    /// How many are known.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.full_at.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: Rate = Rate { most: 6, span: 60_000 };

    #[test]
    fn a_spans_worth_at_once_then_evenly() {
        let mut buckets = Buckets::new(10);
        let mut take = |now| buckets.take("hania", SIX, now);
        assert!((0..6).all(|_| take(0)));
        assert!(!take(9_000), "one every ten seconds");
        assert!(take(10_500));
        assert!(!take(11_000));
        assert!((0..6).all(|_| take(500_000)), "full again, and no fuller");
        assert!(!take(500_000));
        assert!(buckets.take("ola", SIX, 500_000), "somebody else");
        buckets.give_back(&"hania", SIX);
        assert!(buckets.take("hania", SIX, 500_000) && !buckets.take("hania", SIX, 500_000));
    }

    #[test]
    fn l13_however_many_come_no_more_are_known_and_who_has_spent_most_stays_known() {
        let mut buckets = Buckets::new(100);
        while buckets.take(0, SIX, 0) {}
        for other in 1..10_000 {
            buckets.take(other, SIX, 1);
            assert!(buckets.len() <= 100);
        }
        assert!(!buckets.take(0, SIX, 2));
    }
}
