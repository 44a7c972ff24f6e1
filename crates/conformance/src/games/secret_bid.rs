//! Secret bids: each seat composes a bid of two cards in private and commits it; then all bids are laid open.
//!
//! Every seat has the cards 1 to 6. In each of two rounds all bid two cards at once; the highest sum alone takes the
//! point, and the cards are gone. The articles are SB1 (a bid is two cards) and SB2 (of one's own hand).

mod choosing;
mod notation;
mod numbers;
mod options;
mod views;

pub use choosing::{BUTTON_COMMIT, BidStep};
pub use options::SecretBidOptions;
pub use views::{Observation, Sealed, View};

use super::Cards;
use super::plain::{Loose, Numbers, PlainFault, PlainRefusal};
use std::hash::{DefaultHasher, Hash, Hasher};
use stolik_game::{
    Actor, Article, Asks, Effect, Entropy, Faults, Input, InputOf, Never, OptionFault, Options, Outcome,
    Rules, Seat, Seats, Spot, Standings, Weighted,
};

/// The most seats it is played by.
pub(super) const MOST: usize = 3;
const CARDS: u8 = 6;
const ROUNDS: u8 = 2;
const BID: u8 = 2;

/// The rules of secret bids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecretBid {
    options: SecretBidOptions,
}

/// What lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The rounds still to play.
    pub rounds_left: u8,
    /// The cards of each seat, without those of earlier bids.
    pub hands: [Cards; MOST],
    /// The bids of the round before.
    pub last: [Cards; MOST],
    /// The rounds won.
    pub points: [u8; MOST],
}

/// What lies open, and the bids that do not yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The bids of this round.
    pub bids: [Option<Cards>; MOST],
}

/// A bid: the cards of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid(pub Cards);

impl Table {
    /// All bids are laid open.
    pub(super) fn reveal(&mut self, bids: [Cards; MOST]) {
        for (hand, bid) in self.hands.iter_mut().zip(bids) {
            *hand = hand.minus(bid);
        }
        let highest = bids.iter().map(|bid| bid.value()).max();
        let mut best = (0..MOST).filter(|&seat| Some(bids[seat].value()) == highest);
        if let (Some(winner), None) = (best.next(), best.next()) {
            self.points[winner] += 1;
        }
        self.last = bids;
        self.rounds_left -= 1;
    }
}

/// Who is to bid: each who has not.
pub(super) fn actor(table: &Table, seats: u8, has_bid: impl Fn(Seat) -> bool) -> Actor {
    if table.rounds_left == 0 {
        return Actor::Over;
    }
    Actor::Each((Seats::first(seats).iter()).filter(|&seat| !has_bid(seat)).collect())
}

/// Whether these cards are a bid from this hand.
pub(super) fn check_bid(hand: Cards, bid: Cards) -> Result<(), PlainRefusal> {
    if let Some(card) = bid.minus(hand).iter().next() {
        return Err(PlainRefusal::new("not-in-hand", "SB2").at(Spot::Card(u16::from(card))));
    }
    if bid.len() != BID {
        return Err(PlainRefusal::new("not-two-cards", "SB1").at(BUTTON_COMMIT));
    }
    Ok(())
}

impl Rules for SecretBid {
    const ID: &'static str = "secret-bid";
    const VERSION: u16 = 1;

    type Options = SecretBidOptions;
    type State = State;
    type Action = Bid;
    type Group = ();
    type Chance = Never;
    type Refusal = PlainRefusal;
    type Setup = Loose;
    type Fault = PlainFault;

    fn new(options: SecretBidOptions) -> Result<Self, Faults<OptionFault>> {
        Faults::none_or(options.clashes(), SecretBid { options })
    }

    fn options(&self) -> &SecretBidOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn longest_game(&self) -> Option<u32> {
        Some(u32::from(ROUNDS * self.seats()))
    }

    fn start(&self) -> State {
        let seats = self.seats() as usize;
        let hand = |seat| if seat < seats { Cards::first(CARDS) } else { Cards::NONE };
        State {
            table: Table {
                rounds_left: ROUNDS,
                hands: std::array::from_fn(hand),
                last: [Cards::NONE; MOST],
                points: [0; MOST],
            },
            bids: [None; MOST],
        }
    }

    fn set_up(&self, setup: &Loose) -> Result<State, Faults<PlainFault>> {
        let fault = |code| Err(Faults::one(PlainFault(code)));
        let Some(state) = State::from_numbers(&setup.0) else {
            return fault("not-a-state");
        };
        let start = self.start().table;
        let rounds_over = ROUNDS.checked_sub(state.table.rounds_left);
        let fits = (0..MOST).all(|seat| {
            let hand = state.table.hands[seat];
            let gone = start.hands[seat].minus(hand).len();
            hand.minus(start.hands[seat]).is_empty()
                && Some(gone) == rounds_over.map(|r| if seat < self.seats() as usize { r * BID } else { 0 })
                && state.bids[seat].is_none_or(|bid| check_bid(hand, bid).is_ok())
        });
        let played = state.table.rounds_left > 0 || state.bids == [None; MOST];
        let waits = (0..self.seats() as usize).any(|seat| state.bids[seat].is_none());
        if fits && played && waits { Ok(state) } else { fault("cards-do-not-fit") }
    }

    fn setup_of(&self, state: &State) -> Loose {
        Loose(state.numbers())
    }

    fn actor(&self, state: &State) -> Actor {
        actor(&state.table, self.seats(), |seat| state.bids[seat.index()].is_some())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = &state.table.points[..self.seats() as usize];
        let points: Vec<i32> = points.iter().map(|&points| i32::from(points)).collect();
        let standings = Standings::by_score(&points);
        (state.table.rounds_left == 0).then(|| Outcome::by_rules(standings, "all-rounds", Article("SB1")))
    }

    fn asks(&self, _: &State, _: Seat) -> Asks {
        Asks::Composed
    }

    fn groups(&self, _: &State, _: Seat, _: &mut Vec<()>) {}

    fn group_actions(&self, _: &State, _: Seat, (): (), _: &mut Vec<Bid>) {}

    fn group_of(&self, _: &State, _: Seat, _: &Bid) {}

    fn check(&self, state: &State, seat: Seat, bid: &Bid) -> Result<(), PlainRefusal> {
        check_bid(state.table.hands[seat.index()], bid.0)
    }

    fn random<E: Entropy + ?Sized>(&self, state: &State, seat: Seat, entropy: &mut E) -> Option<Bid> {
        let hand = state.table.hands[seat.index()];
        (hand.len() >= BID).then(|| Bid(hand.draw(BID, entropy)))
    }

    fn chances(&self, _: &State, _: &mut Vec<Weighted<Never>>) {}

    fn play_unchecked(&self, state: &mut State, input: &InputOf<Self>) -> Effect {
        if let Input::Act { seat, action } = input {
            state.bids[seat.index()] = Some(action.0);
        }
        let bids = &state.bids[..self.seats() as usize];
        if bids.iter().any(Option::is_none) {
            return Effect::QUIET;
        }
        let bids = state.bids.map(Option::unwrap_or_default);
        state.table.reveal(bids);
        state.bids = [None; MOST];
        Effect { revealed: true, turn_ended: true }
    }

    fn repetition_hash(&self, state: &State) -> u64 {
        self.transposition_hash(state)
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }
}
