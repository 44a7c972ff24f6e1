//! Dice, cards and lots: outcomes with their exact probabilities.

use crate::Entropy;

/// One outcome and its weight. Its probability is exactly its weight over the sum of all weights.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Weighted<C> {
    /// The outcome.
    pub outcome: C,
    /// Its weight, at least 1.
    pub weight: u32,
}

/// The sum of the weights.
pub fn total_weight<C>(outcomes: &[Weighted<C>]) -> u64 {
    outcomes.iter().map(|o| u64::from(o.weight)).sum()
}

/// One of the outcomes, each as likely as its weight says; none if there are none.
pub fn draw<C: Copy, E: Entropy + ?Sized>(outcomes: &[Weighted<C>], entropy: &mut E) -> Option<C> {
    let total = total_weight(outcomes);
    if total == 0 {
        return None;
    }
    let mut ticket = entropy.below(total);
    for o in outcomes {
        match ticket.checked_sub(u64::from(o.weight)) {
            Some(rest) => ticket = rest,
            None => return Some(o.outcome),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pinned;

    #[test]
    fn draws_follow_the_weights() {
        let outcomes = [("a", 1), ("b", 3)].map(|(outcome, weight)| Weighted { outcome, weight });
        let mut entropy = Pinned::from_seed(5);
        let b = (0..40_000).filter(|_| draw(&outcomes, &mut entropy) == Some("b")).count();
        assert!((29_500..30_500).contains(&b), "{b}");
        assert_eq!(draw::<u8, _>(&[], &mut entropy), None);
    }
}
