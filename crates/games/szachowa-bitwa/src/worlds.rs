//! Worlds that agree with a view.
//!
//! The prior: every hidden decision is any of the legal ones with equal chances, in the order of play: camps, bridge, an
//! initial bid (any set of cards); then the army among those that the hand can pay, the payment among the allowed ones, the
//! training likewise and its payment, and the deployment. Of cards that lie aside for spying, added in one turn or in many,
//! all sets of as many cards are equally likely. The worlds follow this prior, given all that the view tells: armies and
//! trainings once they are known; that Special Cards which were used were in the hand; and with a shared pool that the own
//! change was what it was. What was answered in fights besides tells nothing: a card that was not used may be there or not.
//! The answer that is committed for a fight that waits is none or any value of the hand.
//!
//! In a battle that was set up without its history every hand is as likely as any other.

use crate::payment::{count_exact, count_payments, each_payment, has_exact};
use crate::random::{affordable_trainings, random_army, random_payment, random_training};
use crate::{
    Action, Army, Battle, CardValue, Cards, Change, Colour, Pending, Phase, Secret, Stage, State,
    SzachowaBitwa, Task, Training, View,
};
use std::ops::ControlFlow;
use stolik_game::Entropy;

/// Weights are fractions of this.
const WHOLE: u64 = 1 << 50;
/// A view of ours is met long before; one that nothing agrees with must not keep anybody forever.
const MOST_TRIES: u32 = 20_000;

impl SzachowaBitwa {
    /// A state that agrees with the view.
    pub(crate) fn sample<E: Entropy + ?Sized>(&self, view: &View, entropy: &mut E) -> State {
        let open = view.open;
        let mut secrets = match (view.secrets, open.bids) {
            ([Some(white), Some(black)], _) => return State { open, secrets: [white, black] },
            (_, Some(bids)) => self.with_history(view, bids, entropy),
            (_, None) if open.battle.is_some() => self.without_history(view, entropy),
            (_, None) => Colour::ALL.map(|colour| before_reveal(view, colour, entropy)),
        };
        for colour in Colour::ALL {
            match view.secrets[colour.index()] {
                Some(known) => secrets[colour.index()] = known,
                None => self.commit_something(view, colour, &mut secrets[colour.index()], entropy),
            }
        }
        State { open, secrets }
    }

    /// What is committed and not yet turned up.
    fn commit_something<E: Entropy + ?Sized>(
        &self,
        view: &View,
        colour: Colour,
        secret: &mut Secret,
        entropy: &mut E,
    ) {
        let open = &view.open;
        let answered = match open.battle {
            Some(Battle { fight: Some(fight), .. }) => {
                matches!(fight.stage, Stage::Asked { answered } if answered[colour.index()])
            }
            _ => false,
        };
        if !open.committed[colour.index()] && !answered {
            return;
        }
        let Some((_, task)) = self.awaited_task(open) else { return };
        let action = match task {
            Task::Bid => Some(Action::Bid(any_cards(Cards::ALL, entropy))),
            task => self.random_answer(open, secret, colour, task, entropy),
        };
        secret.pending = action.try_into().unwrap_or_default();
    }

    /// Hands of a battle that was set up: all are equally likely.
    fn without_history<E: Entropy + ?Sized>(&self, view: &View, entropy: &mut E) -> [Secret; 2] {
        let mut secrets = [Secret::START; 2].map(|secret| Secret { hand: Cards::NONE, ..secret });
        let known = Colour::ALL.map(|colour| view.secret(colour).map(|secret| secret.hand));
        for value in CardValue::all() {
            let fits = |counts: [u8; 2]| {
                let used = view.open.spent.map(|spent| spent.count(value));
                let each = Colour::ALL.into_iter().all(|colour| {
                    let count = counts[colour.index()];
                    let most = match self.options.change {
                        Change::Own => 2,
                        Change::Shared => 4,
                    };
                    known[colour.index()].is_none_or(|hand| hand.count(value) == count)
                        && count + used[colour.index()] <= most
                });
                each && counts.iter().chain(&used).sum::<u8>() <= 4
            };
            let pairs = (0..25u8).map(|pair| [pair / 5, pair % 5]).filter(|counts| fits(*counts));
            let number = pairs.clone().count().max(1);
            let counts = pairs.clone().nth(entropy.index(number)).unwrap_or_default();
            for colour in Colour::ALL {
                let hand = &mut secrets[colour.index()].hand;
                *hand = hand.with_count(value, counts[colour.index()]);
            }
        }
        secrets
    }

    /// Purchases and trainings from the reveal of the spying cards on. A world is proposed with everything that can be
    /// weighed by itself, and taken if it agrees with what only both players' cards together decide.
    fn with_history<E: Entropy + ?Sized>(
        &self,
        view: &View,
        bids: [Cards; 2],
        entropy: &mut E,
    ) -> [Secret; 2] {
        let mut secrets = start_of_purchases(bids);
        for _ in 0..MOST_TRIES {
            secrets = start_of_purchases(bids);
            if self.propose(view, &mut secrets, entropy) {
                break;
            }
        }
        secrets
    }

    /// Proposes purchases and trainings; says whether they agree with the view.
    fn propose<E: Entropy + ?Sized>(&self, view: &View, secrets: &mut [Secret; 2], entropy: &mut E) -> bool {
        let winner = view.open.spying_winner().unwrap_or_default();
        for colour in [!winner, winner] {
            if has_bought(view, colour, winner) && !self.propose_purchase(view, colour, secrets, entropy) {
                return false;
            }
        }
        let trained = view.open.battle.is_some() || view.open.phase == Phase::Deployment;
        if trained && !self.propose_trainings(view, secrets, entropy) {
            return false;
        }
        Colour::ALL.into_iter().all(|colour| {
            let (spent, secret) = (view.open.spent[colour.index()], &mut secrets[colour.index()]);
            let Some(left) = secret.hand.minus(spent) else { return false };
            secret.hand = left;
            view.secret(colour).is_none_or(|known| {
                (known.hand, known.purchase, known.training)
                    == (secret.hand, secret.purchase, secret.training)
            })
        })
    }

    fn propose_purchase<E: Entropy + ?Sized>(
        &self,
        view: &View,
        colour: Colour,
        secrets: &mut [Secret; 2],
        entropy: &mut E,
    ) -> bool {
        let hand = secrets[colour.index()].hand;
        let known = view.secret(colour).and_then(|secret| secret.purchase);
        let (army, paid) = match (known, view.open.armies[colour.index()]) {
            (Some(purchase), _) => (purchase.army, purchase.paid),
            (None, Some(army)) => match view.open.battle {
                None => (army, random_payment(hand, army.cost(), entropy).unwrap_or_default()),
                Some(battle) => {
                    let training = battle.training[colour.index()];
                    match self.weighed_payment(view, colour, secrets, army, training, entropy) {
                        Some(paid) => (army, paid),
                        None => return false,
                    }
                }
            },
            (None, None) => {
                let army = random_army(hand, entropy).unwrap_or_default();
                (army, random_payment(hand, army.cost(), entropy).unwrap_or_default())
            }
        };
        self.buy(secrets, colour, army, paid);
        true
    }

    /// A payment for the army, weighed by how well the training and the cards used later agree with it. None if none does, or
    /// if the proposal is to be taken back (see below).
    fn weighed_payment<E: Entropy + ?Sized>(
        &self,
        view: &View,
        colour: Colour,
        secrets: &[Secret; 2],
        army: Army,
        training: Training,
        entropy: &mut E,
    ) -> Option<Cards> {
        let hand = secrets[colour.index()].hand;
        let spent = view.open.spent[colour.index()];
        let mut candidates: Vec<(Cards, u64)> = Vec::new();
        each_payment(hand, army.cost(), |paid| {
            let mut after = *secrets;
            self.buy(&mut after, colour, army, paid);
            candidates.push((paid, self.training_weight(&after[colour.index()], training, spent)));
            ControlFlow::Continue(())
        });
        let total: u64 = candidates.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        // Where the other's change decides the own one, some of the other's payments leave more ways than others: as much
        // more often they must be kept.
        let depends = self.options.change == Change::Shared && !has_exact(hand, army.cost());
        if depends && entropy.below(candidates.len() as u64 * WHOLE) >= total {
            return None;
        }
        let mut ticket = entropy.below(total);
        for (paid, weight) in candidates {
            match ticket.checked_sub(weight) {
                Some(rest) => ticket = rest,
                None => return Some(paid),
            }
        }
        None
    }

    /// How likely it is that a hand chooses this training and pays so that these cards are left.
    fn training_weight(&self, secret: &Secret, training: Training, spent: Cards) -> u64 {
        let (hand, cost) = (secret.hand, training.cost());
        if hand.sum() < cost {
            return 0;
        }
        let ways = count_payments(hand, cost);
        let good = if has_exact(hand, cost) {
            hand.minus(spent).map_or(0, |free| count_exact(free, cost))
        } else {
            let mut good = 0;
            each_payment(hand, cost, |paid| {
                good += u64::from(self.leaves(secret, cost, paid, spent));
                ControlFlow::Continue(())
            });
            good
        };
        let weight = u128::from(good) * u128::from(WHOLE) / u128::from(ways * affordable_trainings(hand));
        weight as u64
    }

    /// Whether these cards may be left after a payment; with a shared pool that depends on the other's cards too, and is
    /// looked at in the end.
    fn leaves(&self, secret: &Secret, cost: u16, paid: Cards, spent: Cards) -> bool {
        if paid.sum() > cost && self.options.change == Change::Shared {
            return true;
        }
        let change = crate::payment::change_of(secret.discards(), paid.sum() - cost);
        let left = secret.hand.minus(paid).and_then(|left| left.plus(change));
        left.is_some_and(|left| left.contains(spent))
    }

    fn propose_trainings<E: Entropy + ?Sized>(
        &self,
        view: &View,
        secrets: &mut [Secret; 2],
        entropy: &mut E,
    ) -> bool {
        for colour in Colour::ALL {
            let secret = secrets[colour.index()];
            let known = view.secret(colour).and_then(|secret| secret.training);
            let chosen = match (known, view.open.battle) {
                (Some(trained), _) => Some((trained.training, trained.paid)),
                (None, Some(battle)) => {
                    let training = battle.training[colour.index()];
                    let spent = view.open.spent[colour.index()];
                    let mut good = Vec::new();
                    each_payment(secret.hand, training.cost(), |paid| {
                        if self.leaves(&secret, training.cost(), paid, spent) {
                            good.push(paid);
                        }
                        ControlFlow::Continue(())
                    });
                    (!good.is_empty()).then(|| (training, good[entropy.index(good.len())]))
                }
                (None, None) => {
                    let training = random_training(secret.hand, entropy).unwrap_or_default();
                    random_payment(secret.hand, training.cost(), entropy).map(|paid| (training, paid))
                }
            };
            let Some((training, paid)) = chosen else { return false };
            secrets[colour.index()].pending = Pending::Training { training, paid };
        }
        let mut state = State { open: view.open, secrets: *secrets };
        self.give_change(&mut state);
        *secrets = state.secrets;
        true
    }
}

/// What a player holds before the spying cards lie open: all cards but those put aside.
fn before_reveal<E: Entropy + ?Sized>(view: &View, colour: Colour, entropy: &mut E) -> Secret {
    let count = view.open.bid_counts.map_or(0, |counts| counts[colour.index()]);
    let bid = cards_of_number(count, entropy);
    let hand = Cards::ALL.minus(bid).unwrap_or(Cards::ALL);
    Secret { hand, bid, ..Secret::START }
}

fn start_of_purchases(bids: [Cards; 2]) -> [Secret; 2] {
    bids.map(|bid| Secret { hand: Cards::ALL.minus(bid).unwrap_or(Cards::ALL), bid, ..Secret::START })
}

fn has_bought(view: &View, colour: Colour, winner: Colour) -> bool {
    match view.open.phase {
        Phase::Purchase(buyer) => buyer == winner && colour != winner,
        _ => true,
    }
}

/// Any set of these cards.
fn any_cards<E: Entropy + ?Sized>(cards: Cards, entropy: &mut E) -> Cards {
    CardValue::all().fold(Cards::NONE, |some, value| {
        some.with_count(value, entropy.below(u64::from(cards.count(value)) + 1) as u8)
    })
}

/// Any set of so many of a player's cards, all sets being equally likely.
fn cards_of_number<E: Entropy + ?Sized>(number: u8, entropy: &mut E) -> Cards {
    // How many sets of so many cards the values from each on make: values of two cards each.
    let mut ways = [[0u64; 19]; 10];
    ways[9][0] = 1;
    for value in (0..9).rev() {
        for sum in 0..19 {
            ways[value][sum] = (0..=2.min(sum)).map(|count| ways[value + 1][sum - count]).sum();
        }
    }
    let mut left = usize::from(number.min(18));
    let mut cards = Cards::NONE;
    for (index, value) in CardValue::all().enumerate() {
        let mut ticket = entropy.below(ways[index][left].max(1));
        for count in 0..=2.min(left) {
            let here = ways[index + 1][left - count];
            if ticket < here {
                cards = cards.with_count(value, count as u8);
                left -= count;
                break;
            }
            ticket -= here;
        }
    }
    cards
}
