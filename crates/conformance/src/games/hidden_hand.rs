//! Hidden hands: five cards, dealt face down, can each go to a thousand fields, and clocks run.
//!
//! Two seats are dealt five of twelve cards each. In turn they lay one on a free field, twice each; then the hands are
//! laid open and the higher sum wins. Whose clock runs out loses. Articles: HH1 (laying), HH2 (clocks), HH3 (the end).

use super::small::prelude::*;

/// The fields of the board.
pub const FIELDS: u16 = 1_000;
const DECK: Cards = Cards::first(12);
const DEALT: u8 = 10;
const LAID: usize = 4;

small_game! {
    /// The rules of hidden hands.
    HiddenHand with HiddenHandOptions {
        /// The seconds of each clock.
        seconds: 60 in 1..=100 by "HH2",
    }
}

/// A moment of hidden hands; in a view, a hand that the viewer does not see is empty.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// How many cards were dealt, to the seats in turn.
    pub dealt: u8,
    /// The cards each seat holds.
    pub hands: [Cards; 2],
    /// The cards laid, by the seats in turn.
    pub laid: Vec<Lay>,
    /// The milliseconds each seat has left.
    pub clocks: [u64; 2],
}
numbers!(State { dealt, hands, laid, clocks });

/// A card laid on a field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay {
    /// The card.
    pub card: u16,
    /// The field.
    pub field: u16,
}

impl Touch for Lay {
    fn spots(self) -> Vec<Spot> {
        vec![Spot::Card(self.card), Spot::Field(self.field)]
    }

    fn touched(spots: &[Spot]) -> Option<Lay> {
        let &[Spot::Card(card), Spot::Field(field)] = spots else { return None };
        Some(Lay { card, field })
    }
}

impl State {
    /// How many cards a seat holds, seen or not.
    pub fn held(&self, seat: usize) -> usize {
        let share = |of: usize| (of + 1 - seat) / 2;
        share(self.dealt.into()) - share(self.laid.len())
    }

    /// The cards in nobody's hand, as far as is seen, and not on the board.
    pub fn unseen(&self) -> Cards {
        let laid = self.laid.iter().map(|lay| lay.card).collect();
        DECK.minus(self.hands[0]).minus(self.hands[1]).minus(laid)
    }

    /// Whether every card is in one place, and cards, board and clocks are as they can be.
    pub fn is_sound(&self, options: &HiddenHandOptions) -> bool {
        let after_dealing = self.laid.is_empty() || (self.dealt == DEALT && self.laid.len() <= LAID);
        let alone = |lay: &Lay| self.laid.iter().filter(|other| other.field == lay.field).count() == 1;
        after_dealing
            && self.dealt <= DEALT
            && self.laid.iter().all(|lay| lay.field < FIELDS && alone(lay))
            && [0, 1].iter().all(|&seat| self.hands[seat].len() == self.held(seat))
            && self.unseen().len() + self.dealt as usize == DECK.len()
            && self.clocks.iter().all(|clock| *clock <= u64::from(options.seconds) * 1_000)
    }
}

impl Rules for HiddenHand {
    small_rules!("hidden-hand", 2 seats, HiddenHandOptions, Lay, Lot, Passed);

    fn longest_game(&self) -> Option<u32> {
        Some(u32::from(DEALT) + LAID as u32)
    }

    fn start(&self) -> State {
        let clock = u64::from(self.options.seconds) * 1_000;
        State { dealt: 0, hands: [Cards::NONE; 2], laid: Vec::new(), clocks: [clock; 2] }
    }

    fn actor(&self, state: &State) -> Actor {
        match state.laid.len() {
            _ if state.dealt < DEALT => Actor::Chance,
            laid if laid == LAID || state.clocks.contains(&0) => Actor::Over,
            laid => Actor::One(Seat(laid as u8 % 2)),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let sum = |seat| state.laid.iter().skip(seat).step_by(2).map(|lay| i32::from(lay.card)).sum();
        let score = |seat| if state.clocks[seat] == 0 { -1 } else { sum(seat) };
        let standings = Standings::by_score(&[0, 1].map(score));
        (self.actor(state) == Actor::Over).then(|| Outcome::by_rules(standings, "laid-open", Article("HH3")))
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Lay>) {
        let cards = state.hands[seat.index()].iter();
        let lays = cards.flat_map(|card| (0..FIELDS).map(move |field| Lay { card, field }));
        out.extend(lays.filter(|lay| self.check(state, seat, lay).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, lay: &Lay) -> Result<(), SmallRefusal> {
        let held = state.hands[seat.index()].contains(lay.card);
        let free = lay.field < FIELDS && state.laid.iter().all(|other| other.field != lay.field);
        SmallRefusal::unless(held, "not-in-hand", "HH1", Spot::Card(lay.card))?;
        SmallRefusal::unless(free, "not-a-free-field", "HH1", Spot::Field(lay.field))
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Lot>>) {
        if self.actor(state) == Actor::Chance {
            out.extend(state.unseen().iter().map(|card| Weighted { outcome: Lot(card), weight: 1 }));
        }
    }

    fn play_unchecked(&self, state: &mut State, input: &InputOf<Self>) -> Effect {
        match *input {
            Input::Chance(Lot(card)) => {
                state.hands[state.dealt as usize % 2].insert(card);
                state.dealt += 1;
            }
            Input::Act { seat, action } => {
                state.hands[seat.index()].remove(action.card);
                state.laid.push(action);
            }
            Input::Time(Passed { seat, elapsed }) => {
                state.clocks[seat.index()] = state.clocks[seat.index()].saturating_sub(elapsed.0);
            }
        }
        // At the end the hands are laid open.
        let over = self.actor(state) == Actor::Over;
        let revealed = over || !matches!(input, Input::Time(_));
        Effect { revealed, turn_ended: over || matches!(input, Input::Act { .. }) }
    }
}

impl Timed for HiddenHand {
    fn watched(&self, state: &State) -> Seats {
        self.actor(state).seats()
    }
}

small_notation!(HiddenHand, Lay, Lot, &[]);

impl Views for HiddenHand {
    small_views!([Cards; 2]);

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let sees = |seat| self.actor(state) == Actor::Over || viewer == Viewer::Seat(Seat(seat));
        let hands = [0, 1].map(|seat| if sees(seat) { state.hands[seat as usize] } else { Cards::NONE });
        State { dealt: state.dealt, hands, laid: state.laid.clone(), clocks: state.clocks }
    }

    fn observe(&self, _: &State, input: &InputOf<Self>, after: &State, viewer: Viewer) -> Self::Observation {
        // Who is dealt a card sees it in hand.
        let input = if let Input::Chance(_) = input { Input::Chance(Lot(0)) } else { *input };
        Observed { input, hidden: self.view(after, viewer).hands }
    }

    fn update(&self, view: &mut State, observed: &Self::Observation) {
        self.play_unchecked(view, &observed.input);
        view.hands = observed.hidden;
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, entropy: &mut E) -> State {
        let mut world = view.clone();
        for seat in [0, 1] {
            let missing = world.held(seat) - world.hands[seat].len();
            world.hands[seat] = world.hands[seat].and(world.unseen().draw(missing, entropy));
        }
        world
    }
}

impl HiddenHand {
    fn next_spots(&self, view: &State, seat: Seat, touched: &[Spot]) -> Vec<Spot> {
        let fits = |card| move |field: &u16| self.check(view, seat, &Lay { card, field: *field }).is_ok();
        match *touched {
            [] => view.hands[seat.index()].iter().map(Spot::Card).collect(),
            [Spot::Card(card)] => (0..FIELDS).filter(fits(card)).map(Spot::Field).collect(),
            _ => Vec::new(),
        }
    }
}

small_choosing!(HiddenHand, Lay, "HH1");

impl Show for HiddenHand {
    small_sides!();

    fn scene(&self, view: &State) -> Scene {
        let mut scene = row("hidden-hand-lay", FIELDS, view.laid.iter().map(|lay| lay.field));
        scene.hands = [0, 1].map(|seat| hand(seat, view.held(seat), view.hands[seat])).into();
        scene.spoken = [0, 1].map(|seat| Message::new("small-holds").with("count", view.held(seat))).into();
        scene
    }
}
