//! Paying and change (S-9).
//!
//! Cards that make the exact cost must be used where the hand has such; which of them is the player's choice. Otherwise
//! more is paid, with no card that could be kept. Whether a payment is right depends on the own hand alone.
//!
//! Change comes from cards put aside in earlier phases: for the army those of the spying, for the training also those that
//! were paid for the armies. With `change=own` these are the player's own, with `change=shared` those of both. Then the
//! pool is given out in a fixed order, to the loser of the spying first, and for the training only when both have
//! committed: so nothing depends on who commits first.

use crate::{CardValue, Cards, Refusal};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// Whether these cards of this hand pay this cost (S-9); if not, why not.
pub fn check_payment(hand: Cards, cost: u16, paid: Cards) -> Result<(), Refusal> {
    check_held(hand, paid)?;
    let sum = paid.sum();
    if sum == cost {
        return Ok(());
    }
    if hand.sum() < cost {
        return Err(Refusal::TooExpensive(cost, hand.sum()));
    }
    if has_exact(hand, cost) {
        return Err(Refusal::PayExactly(cost, sum));
    }
    if sum < cost {
        return Err(Refusal::PaidTooLittle(cost, sum));
    }
    match paid.values().find(|card| sum - u16::from(card.get()) >= cost) {
        Some(card) => Err(Refusal::CardToSpare(cost, card)),
        None => Ok(()),
    }
}

/// Whether these cards are all in the hand; if not, which are missing.
pub(crate) fn check_held(hand: Cards, wanted: Cards) -> Result<(), Refusal> {
    if hand.contains(wanted) {
        return Ok(());
    }
    let missing = CardValue::all().fold(Cards::NONE, |missing, value| {
        missing.with_count(value, wanted.count(value).saturating_sub(hand.count(value)))
    });
    Err(Refusal::NotInHand(missing))
}

/// A payment that is allowed and good for the battle; none if the hand does not hold the cost. It gives away as little as
/// possible too much, then the most cards, so that the high ones are kept as Special Cards.
pub fn propose_payment(hand: Cards, cost: u16) -> Option<Cards> {
    let mut best: Option<(_, Cards)> = None;
    each_payment(hand, cost, |paid| {
        let kept: [u8; 9] = std::array::from_fn(|i| {
            CardValue::new(10 - i as u8).map_or(0, |value| hand.count(value) - paid.count(value))
        });
        let worth = (Reverse(paid.sum()), paid.len(), kept);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, paid));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, paid)| paid)
}

/// The change for this much too much, out of these cards: the fewest cards, the largest first; the largest possible
/// smaller amount if the exact one cannot be made (S-9).
pub fn change_of(pool: Cards, too_much: u16) -> Cards {
    let amounts = (1..=too_much).rev();
    let mut tries = amounts.flat_map(|amount| (1..=amount / 2).map(move |cards| (amount, cards)));
    tries.find_map(|(amount, cards)| largest_first(pool, amount, cards, CardValue::TEN)).unwrap_or_default()
}

/// Exactly so many cards, none above a value, that make an amount; those with the largest cards first.
fn largest_first(pool: Cards, amount: u16, cards: u16, highest: CardValue) -> Option<Cards> {
    if cards == 0 {
        return (amount == 0).then_some(Cards::NONE);
    }
    let highest = u16::from(highest.get()).min(amount);
    let mut values = (2..=highest as u8).rev().filter_map(CardValue::new).filter(|value| pool.has(*value));
    values.find_map(|value| {
        let rest = amount - u16::from(value.get());
        Some(largest_first(pool.without(value), rest, cards - 1, value)?.with(value))
    })
}

/// The sums that cards of a hand up to each value make, as bits: `sums[v - 1]` for the values 2 to v.
fn sums_up_to(hand: Cards) -> [u128; 10] {
    let mut sums = [1u128; 10];
    for value in CardValue::all() {
        let at = usize::from(value.get());
        let mut reached = sums[at - 2];
        for _ in 0..hand.count(value) {
            reached |= reached << value.get();
        }
        sums[at - 1] = reached;
    }
    sums
}

/// Whether cards of the hand make the exact cost.
pub(crate) fn has_exact(hand: Cards, cost: u16) -> bool {
    cost < 128 && sums_up_to(hand)[9] >> cost & 1 == 1
}

/// Shows every payment that is allowed (S-9), each once, in a fixed order, until told to stop.
pub(crate) fn each_payment(hand: Cards, cost: u16, mut show: impl FnMut(Cards) -> ControlFlow<()>) {
    if hand.sum() < cost || cost >= 128 {
        return;
    }
    let search = Search { hand, cost, sums: sums_up_to(hand), exact: has_exact(hand, cost) };
    let _ = search.go_on(Cards::NONE, 0, hand.sum(), 10, &mut show);
}

/// How many payments are allowed (S-9).
pub(crate) fn count_payments(hand: Cards, cost: u16) -> u64 {
    if cost == 0 {
        return 1;
    }
    if !has_exact(hand, cost) {
        let mut count = 0;
        each_payment(hand, cost, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        return count;
    }
    count_exact(hand, cost)
}

/// In how many ways cards of the hand make the exact cost.
pub(crate) fn count_exact(hand: Cards, cost: u16) -> u64 {
    let cost = usize::from(cost);
    let mut ways = [0u64; 128];
    if cost >= ways.len() {
        return 0;
    }
    ways[0] = 1;
    for value in CardValue::all().filter(|value| hand.has(*value)) {
        let (size, most) = (usize::from(value.get()), usize::from(hand.count(value)));
        for sum in (size..=cost).rev() {
            ways[sum] += (1..=most.min(sum / size)).map(|cards| ways[sum - cards * size]).sum::<u64>();
        }
    }
    ways[cost]
}

/// A search for payments, the highest cards first. A card below a payment that already suffices could be dropped, so a
/// search ends there.
struct Search {
    hand: Cards,
    cost: u16,
    sums: [u128; 10],
    exact: bool,
}

impl Search {
    /// With these cards of the values above, which make this sum; so much is in the hand of this value and below.
    fn go_on(
        &self,
        paid: Cards,
        sum: u16,
        below: u16,
        value: u8,
        show: &mut impl FnMut(Cards) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if sum >= self.cost {
            let right = sum == self.cost || !self.exact;
            return if right { show(paid) } else { ControlFlow::Continue(()) };
        }
        let missing = self.cost - sum;
        let possible =
            if self.exact { self.sums[usize::from(value) - 1] >> missing & 1 == 1 } else { below >= missing };
        let Some(card) = CardValue::new(value).filter(|_| possible) else {
            return ControlFlow::Continue(());
        };
        let below = below - u16::from(value) * u16::from(self.hand.count(card));
        for count in (0..=self.hand.count(card)).rev() {
            let sum = sum + u16::from(value) * u16::from(count);
            // Without one of this value it would suffice too.
            let spare = count > 0 && sum >= self.cost + u16::from(value);
            if !spare {
                self.go_on(paid.with_count(card, count), sum, below, value - 1, show)?;
            }
        }
        ControlFlow::Continue(())
    }
}
