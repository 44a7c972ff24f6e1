//! Secret bids: each of three seats composes a bid in private and commits it; then all bids are laid open.
//!
//! A bid is 1 to 20 coins; the highest that nobody else has bid takes the round. Articles: SB1 (bids), SB2 (the end).

use super::small::prelude::*;

/// The most coins of a bid.
pub const MOST: u8 = 20;
/// A bid that somebody else has made, or nobody.
pub const FACE_DOWN: Bid = Bid(0);
const BUTTONS: &[&str] = &["commit", "add", "take"];
const COMMIT: Spot = Spot::Button(0);

small_game! {
    /// The rules of secret bids.
    SecretBid with SecretBidOptions {
        /// The rounds.
        rounds: 2 in 1..=5 by "SB2",
    }
}

/// A moment of secret bids; in a view, bids that the viewer does not see are face down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The rounds still to play.
    pub rounds_left: u8,
    /// The rounds that each seat has taken.
    pub points: [u8; 3],
    /// The bids of this round.
    pub bids: [Option<Bid>; 3],
    /// The bids of the round before, laid open.
    pub last: [Bid; 3],
}
numbers!(State { rounds_left, points, bids, last });

/// A bid of so many coins; its text has the same length whatever it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid(pub u8);
numbers!(Bid { 0 });

impl Word for Bid {
    fn word(&self) -> String {
        format!("bid-{:02}", self.0)
    }

    fn from_word(text: &str) -> Option<Bid> {
        let coins = text.strip_prefix("bid-").filter(|coins| coins.len() == 2)?;
        coins.parse().ok().map(Bid)
    }
}

impl State {
    fn is_sound(&self, options: &SecretBidOptions) -> bool {
        let rounds = self.points.iter().fold(self.rounds_left, |sum, points| sum.saturating_add(*points));
        // A round that has begun cannot be set up: its bids are secret.
        rounds <= options.rounds && self.bids == [None; 3] && self.last.iter().all(|bid| bid.0 <= MOST)
    }

    /// Lays the bids open once all have bid.
    fn lay_open(&mut self) -> Effect {
        let [Some(one), Some(two), Some(three)] = self.bids else { return Effect::QUIET };
        let bids = [one, two, three];
        let alone = |seat: &usize| bids.iter().filter(|bid| **bid == bids[*seat]).count() == 1;
        if let Some(seat) = (0..3).filter(alone).max_by_key(|seat| bids[*seat]) {
            self.points[seat] += 1;
        }
        self.last = bids;
        self.bids = [None; 3];
        self.rounds_left -= 1;
        Effect { revealed: true, turn_ended: true }
    }

    /// These bids as somebody sees them: open once all have bid.
    fn seen(bids: [Option<Bid>; 3], viewer: Viewer) -> [Option<Bid>; 3] {
        let open = bids.iter().all(Option::is_some);
        let sees = |seat| open || viewer == Viewer::Seat(Seat(seat as u8));
        std::array::from_fn(|seat| bids[seat].map(|bid| if sees(seat) { bid } else { FACE_DOWN }))
    }
}

impl Rules for SecretBid {
    small_rules!("secret-bid", 3 seats, SecretBidOptions, Bid, Never, Never);

    fn longest_game(&self) -> Option<u32> {
        Some(3 * u32::from(self.options.rounds))
    }

    fn start(&self) -> State {
        State { rounds_left: self.options.rounds, points: [0; 3], bids: [None; 3], last: [FACE_DOWN; 3] }
    }

    fn actor(&self, state: &State) -> Actor {
        let awaited = Seats::first(3).iter().filter(|seat| state.bids[seat.index()].is_none());
        if state.rounds_left == 0 { Actor::Over } else { Actor::Each(awaited.collect()) }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let standings = Standings::by_score(&state.points.map(i32::from));
        (state.rounds_left == 0).then(|| Outcome::by_rules(standings, "all-rounds", Article("SB2")))
    }

    fn asks(&self, _: &State, _: Seat) -> Asks {
        Asks::Composed
    }

    // Bids are composed, not listed, and there is no chance.
    fn legal(&self, _: &State, _: Seat, _: &mut Vec<Bid>) {}
    fn chances(&self, _: &State, _: &mut Vec<Weighted<Never>>) {}

    fn check(&self, _: &State, _: Seat, bid: &Bid) -> Result<(), SmallRefusal> {
        SmallRefusal::unless((1..=MOST).contains(&bid.0), "not-a-bid", "SB1", COMMIT)
    }

    fn random<E: Entropy + ?Sized>(&self, _: &State, _: Seat, entropy: &mut E) -> Option<Bid> {
        Some(Bid(1 + entropy.below(MOST.into()) as u8))
    }

    fn play_unchecked(&self, state: &mut State, &input: &InputOf<Self>) -> Effect {
        let Input::Act { seat, action } = input;
        state.bids[seat.index()] = Some(action);
        state.lay_open()
    }
}

small_notation!(SecretBid, Bid, Never, BUTTONS);

impl Views for SecretBid {
    small_views!([Option<Bid>; 3]);

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let bids = State::seen(state.bids, viewer);
        State { rounds_left: state.rounds_left, points: state.points, bids, last: state.last }
    }

    fn observe(
        &self,
        before: &State,
        &input: &InputOf<Self>,
        _: &State,
        viewer: Viewer,
    ) -> Self::Observation {
        let Input::Act { seat, action } = input;
        let mut bids = before.bids;
        bids[seat.index()] = Some(action);
        let hidden = State::seen(bids, viewer);
        let action = hidden[seat.index()].unwrap_or(FACE_DOWN);
        Observed { input: Input::Act { seat, action }, hidden }
    }

    fn update(&self, view: &mut State, observed: &Self::Observation) {
        view.bids = observed.hidden;
        view.lay_open();
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, entropy: &mut E) -> State {
        let mut draw = || Bid(1 + entropy.below(MOST.into()) as u8);
        let bids = view.bids.map(|bid| bid.map(|bid| if bid == FACE_DOWN { draw() } else { bid }));
        State { bids, ..view.clone() }
    }
}

impl Choosing for SecretBid {
    fn walk(&self, view: &State, seat: Seat, _: &[Spot]) -> Walked<Self> {
        // Every decision is composed.
        walk(self, view, seat, &[], &|_| Ok(going_on([])))
    }
}

impl Composing for SecretBid {
    type Draft = u8;
    type Step = i8;

    fn draft(&self, view: &State, seat: Seat) -> Option<u8> {
        self.actor(view).awaits(seat).then_some(0)
    }

    fn take_step(&self, _: &State, _: Seat, draft: &mut u8, step: i8) -> Result<i8, SmallRefusal> {
        let coins = draft.checked_add_signed(step).filter(|coins| *coins <= MOST);
        *draft = coins.ok_or(SmallRefusal::new("not-so-many-coins", "SB1", COMMIT))?;
        Ok(-step)
    }

    fn commit(&self, view: &State, seat: Seat, draft: &u8) -> Result<Bid, SmallRefusal> {
        self.check(view, seat, &Bid(*draft)).map(|()| Bid(*draft))
    }

    fn walk_draft(&self, view: &State, seat: Seat, draft: &u8, touched: &[Spot]) -> Drafted<Self> {
        let step = |step| self.take_step(view, seat, &mut draft.clone(), step).map(|_| Choice::Step(step));
        let choose = |spot| match spot {
            COMMIT => self.commit(view, seat, draft).map(Choice::Action),
            Spot::Button(1) => step(1),
            Spot::Button(2) => step(-1),
            wrong => Err(SmallRefusal::new("no-such-button", "SB1", wrong)),
        };
        walk(self, view, seat, touched, &|touched: &[Spot]| match *touched {
            [] => Ok(going_on((0..3).map(Spot::Button).filter(|spot| choose(*spot).is_ok()))),
            [spot] => Ok(Walk::arrived(choose(spot)?)),
            [.., wrong] => Err(SmallRefusal::new("one-button", "SB1", wrong)),
        })
    }
}

impl Show for SecretBid {
    small_sides!();

    fn scene(&self, view: &State) -> Scene {
        score_board("secret-bid-bid", &view.points.map(i32::from), BUTTONS)
    }
}
