//! Paying and change (S-9).
//!
//! Cards that make the exact cost must be used where the hand has such; which of them is the player's choice. Otherwise
//! more is paid, with no card that could be kept. Whether a payment is right depends on the own hand alone.
//!
//! Change comes from cards put aside in earlier phases: for the army those of the spying, for the training also those that
//! were paid for the armies. With `change=own` these are the player's own, with `change=shared` those of both. Then the
//! pool is given out in a fixed order, to the loser of the spying first, and for the training only when both have
//! committed: so nothing depends on who commits first.

use crate::progress::by_colour;
use crate::{
    Action, Army, CardValue, Cards, Change, Colour, Pending, Purchase, Refusal, Secret, State, SzachowaBitwa,
    Trained,
};
use std::cmp::Reverse;
use std::ops::ControlFlow;
use stolik_game::{Input, InputOf};

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

impl SzachowaBitwa {
    /// The change that each player gets by this input, where one does (S-9).
    pub(crate) fn changes(&self, state: &State, input: &InputOf<SzachowaBitwa>) -> [Option<Cards>; 2] {
        let mut changes = [None; 2];
        let Input::Act { seat, action } = *input else { return changes };
        let by = Colour::of_seat(seat);
        match action {
            Action::Buy { army, paid } => {
                changes[by.index()] = Some(self.army_change(&state.secrets, by, army, paid));
            }
            Action::Train { training, paid } => {
                if let Pending::Training { training: others, paid: paid_by_other } =
                    state.secrets[(!by).index()].pending
                {
                    let mine = paid.sum().saturating_sub(training.cost());
                    let theirs = paid_by_other.sum().saturating_sub(others.cost());
                    changes = self.training_changes(state, by_colour(by, mine, theirs)).map(Some);
                }
            }
            _ => {}
        }
        changes
    }

    fn army_change(&self, secrets: &[Secret; 2], by: Colour, army: Army, paid: Cards) -> Cards {
        let pool = match self.options.change {
            Change::Own => secrets[by.index()].bid,
            Change::Shared => pool(secrets, |secret| secret.bid),
        };
        change_of(pool, paid.sum().saturating_sub(army.cost()))
    }

    /// A player buys an army and gets the change.
    pub(crate) fn buy(&self, secrets: &mut [Secret; 2], by: Colour, army: Army, paid: Cards) {
        let change = self.army_change(secrets, by, army, paid);
        secrets[by.index()].buy(army, paid, change);
    }

    /// The change of both for their trainings, for which so much too much was paid (S-9).
    fn training_changes(&self, state: &State, too_much: [u16; 2]) -> [Cards; 2] {
        match self.options.change {
            Change::Own => Colour::ALL
                .map(|colour| change_of(state.secrets[colour.index()].discards(), too_much[colour.index()])),
            Change::Shared => {
                let mut pool = pool(&state.secrets, Secret::put_down);
                let loser = !state.open.spying_winner().unwrap_or_default();
                let mut changes = [Cards::NONE; 2];
                for colour in [loser, !loser] {
                    let change = change_of(pool, too_much[colour.index()]);
                    pool = pool.minus(change).unwrap_or_default();
                    changes[colour.index()] = change;
                }
                changes
            }
        }
    }

    /// Both have committed their trainings: they are paid for, and the change is given.
    pub(crate) fn give_change(&self, state: &mut State) {
        let too_much = state.secrets.map(|secret| match secret.pending {
            Pending::Training { training, paid } => paid.sum().saturating_sub(training.cost()),
            _ => 0,
        });
        let changes = self.training_changes(state, too_much);
        for colour in Colour::ALL {
            state.secrets[colour.index()].train(changes[colour.index()]);
        }
    }
}

/// What lies aside of both players: what they put there, less the change given so far. With a shared pool one player's
/// change may be the other's cards.
fn pool(secrets: &[Secret; 2], put: impl Fn(&Secret) -> Cards) -> Cards {
    let [white, black] = secrets.each_ref().map(put);
    let given = secrets.each_ref().map(|secret| secret.purchase.map_or(Cards::NONE, |p| p.change));
    let all = white.plus(black).unwrap_or_default();
    given.into_iter().fold(all, |pool, change| pool.minus(change).unwrap_or(pool))
}

impl Secret {
    pub(crate) fn put_aside(&mut self, cards: Cards) {
        self.hand = self.hand.minus(cards).unwrap_or(self.hand);
        self.bid = self.bid.plus(cards).unwrap_or(self.bid);
    }

    /// An army is bought and paid for.
    pub(crate) fn buy(&mut self, army: Army, paid: Cards, change: Cards) {
        self.purchase = Some(Purchase { army, paid, change });
        self.pay(paid, change);
    }

    /// The committed training is paid for.
    pub(crate) fn train(&mut self, change: Cards) {
        if let Pending::Training { training, paid } = std::mem::take(&mut self.pending) {
            self.training = Some(Trained { training, paid, change });
            self.pay(paid, change);
        }
    }

    fn pay(&mut self, paid: Cards, change: Cards) {
        let left = self.hand.minus(paid).unwrap_or(self.hand);
        self.hand = left.plus(change).unwrap_or(left);
    }

    /// What this player has put down before the training: for spying and for the army.
    pub(crate) fn put_down(&self) -> Cards {
        let paid = self.purchase.map_or(Cards::NONE, |purchase| purchase.paid);
        self.bid.plus(paid).unwrap_or(self.bid)
    }

    /// What of it still lies there, where change comes from the own cards.
    pub(crate) fn discards(&self) -> Cards {
        let change = self.purchase.map_or(Cards::NONE, |purchase| purchase.change);
        self.put_down().minus(change).unwrap_or_default()
    }
}
