//! Hidden hands: cards are dealt face down, a clock runs, and there are five thousand places to build.
//!
//! Each of two seats is dealt three of eight cards, which only it sees. In turn a seat builds a house (50 streets of
//! 100 houses), or shows a card. At the end all cards are laid open: a shown card counts its value, a house two points
//! if its owner holds the card of the street. The articles are HH1 (building), HH2 (showing), HH3 (the clock) and
//! HH4 (the end).

mod choosing;
mod notation;
mod numbers;
mod options;
mod state;
mod table;
mod views;

pub use options::HiddenHandOptions;
pub use state::State;
pub use table::{House, Table};
pub use views::{Event, Observation, View};

use super::Cards;
use super::plain::{Loose, Numbers, PlainFault, PlainRefusal};
use std::hash::{DefaultHasher, Hash, Hasher};
use stolik_game::{
    Actor, Article, Effect, Entropy, Faults, Input, InputOf, Millis, OptionFault, Options, Outcome, Rules,
    Seat, Seats, Side, Spot, Standings, Weighted,
};

/// The streets of the town.
pub const STREETS: u8 = 50;
/// The houses of a street.
pub const HOUSES: u8 = 100;
/// The cards there are.
pub const DECK: Cards = Cards::first(8);
/// The cards dealt to each.
pub const HAND: u8 = 3;

/// The rules of hidden hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenHand {
    options: HiddenHandOptions,
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Builds a house.
    Build {
        /// The street, from 0.
        street: u8,
        /// Its number, from 0.
        house: u8,
    },
    /// Shows a card.
    Show(u8),
}

/// What actions are grouped by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// The houses of a street.
    Street(u8),
    /// The cards in hand.
    Hand,
}

/// A card that is dealt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dealt(pub u8);

impl HiddenHand {
    /// Who is to act: chance while cards are dealt, then the seats in turn until turns or time have run out.
    pub(super) fn actor_at(&self, table: &Table) -> Actor {
        let all_turns = table.turns_taken() == 2 * self.options.turns as usize;
        if table.dealing().is_some() {
            Actor::Chance
        } else if all_turns || self.out_of_time(table).is_some() {
            Actor::Over
        } else {
            Actor::One(Seat((table.turns_taken() % 2) as u8))
        }
    }

    fn out_of_time(&self, table: &Table) -> Option<Seat> {
        let is_out = |seat: &Seat| table.clocks[seat.index()] == Millis(0);
        let has_clock = self.options.seconds > 0;
        [Seat(0), Seat(1)].into_iter().find(|seat| has_clock && is_out(seat))
    }
}

/// Whether a seat with this hand may do this at this table.
pub(super) fn check(table: &Table, hand: Cards, action: Action) -> Result<(), PlainRefusal> {
    match action {
        Action::Build { street, house } => {
            let spot = Spot::Token(house.into());
            if street >= STREETS || house >= HOUSES {
                Err(PlainRefusal::new("no-such-house", "HH1").at(spot))
            } else if table.is_built(street, house) {
                Err(PlainRefusal::new("already-built", "HH1").at(spot))
            } else {
                Ok(())
            }
        }
        Action::Show(card) if hand.contains(card) => Ok(()),
        Action::Show(card) => Err(PlainRefusal::new("not-in-hand", "HH2").at(Spot::Card(card.into()))),
    }
}

impl Rules for HiddenHand {
    const ID: &'static str = "hidden-hand";
    const VERSION: u16 = 1;

    type Options = HiddenHandOptions;
    type State = State;
    type Action = Action;
    type Group = Group;
    type Chance = Dealt;
    type Refusal = PlainRefusal;
    type Setup = Loose;
    type Fault = PlainFault;

    fn new(options: HiddenHandOptions) -> Result<Self, Faults<OptionFault>> {
        Faults::none_or(options.clashes(), HiddenHand { options })
    }

    fn options(&self) -> &HiddenHandOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn longest_game(&self) -> Option<u32> {
        Some(2 * u32::from(HAND) + 2 * u32::from(self.options.turns))
    }

    fn start(&self) -> State {
        State { table: Table::new(Millis(u64::from(self.options.seconds) * 1_000)), hands: [Cards::NONE; 2] }
    }

    fn set_up(&self, setup: &Loose) -> Result<State, Faults<PlainFault>> {
        let fault = |code| Err(Faults::one(PlainFault(code)));
        match State::from_numbers(&setup.0) {
            None => fault("not-a-state"),
            Some(state) if state.is_sound(&self.options) => Ok(state),
            Some(_) => fault("state-does-not-fit"),
        }
    }

    fn setup_of(&self, state: &State) -> Loose {
        Loose(state.numbers())
    }

    fn actor(&self, state: &State) -> Actor {
        self.actor_at(&state.table)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if self.actor(state) != Actor::Over {
            return None;
        }
        let (standings, code, article) = match self.out_of_time(&state.table) {
            Some(seat) => (Standings::loser(2, Side(seat.0)), "clock-ran-out", "HH3"),
            None => (Standings::by_score(&state.scores()), "all-turns", "HH4"),
        };
        Some(Outcome::by_rules(standings, code, Article(article)))
    }

    fn groups(&self, state: &State, seat: Seat, out: &mut Vec<Group>) {
        out.extend((0..STREETS).map(Group::Street));
        out.extend((!state.hands[seat.index()].is_empty()).then_some(Group::Hand));
    }

    fn group_actions(&self, state: &State, seat: Seat, group: Group, out: &mut Vec<Action>) {
        match group {
            Group::Hand => out.extend(state.hands[seat.index()].iter().map(Action::Show)),
            Group::Street(street) => {
                let houses = (0..HOUSES).filter(|&house| !state.table.is_built(street, house));
                out.extend(houses.map(|house| Action::Build { street, house }));
            }
        }
    }

    fn group_of(&self, _: &State, _: Seat, action: &Action) -> Group {
        match action {
            Action::Build { street, .. } => Group::Street(*street),
            Action::Show(_) => Group::Hand,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), PlainRefusal> {
        check(&state.table, state.hands[seat.index()], *action)
    }

    /// Shows a card as often as it builds, so that random games see both.
    fn random<E: Entropy + ?Sized>(&self, state: &State, seat: Seat, entropy: &mut E) -> Option<Action> {
        let mut actions = Vec::new();
        self.group_actions(state, seat, Group::Hand, &mut actions);
        if actions.is_empty() || entropy.below(2) == 0 {
            let street = Group::Street(entropy.below(STREETS.into()) as u8);
            actions.clear();
            self.group_actions(state, seat, street, &mut actions);
        }
        Some(actions[entropy.index(actions.len())])
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Dealt>>) {
        if state.table.dealing().is_some() {
            let [one, other] = state.hands;
            let left = DECK.minus(one).minus(other);
            let card = |card| Weighted { outcome: Dealt(card), weight: 1 };
            out.extend(left.iter().map(card));
        }
    }

    fn clocks(&self, state: &State) -> Seats {
        let has_clock = self.options.seconds > 0;
        if has_clock { self.actor(state).seats() } else { Seats::NONE }
    }

    fn play_unchecked(&self, state: &mut State, input: &InputOf<Self>) -> Effect {
        let event = match *input {
            Input::Act { seat, action: Action::Build { street, house } } => {
                Event::Built(House { owner: seat, street, house })
            }
            Input::Act { seat, action: Action::Show(card) } => {
                state.hands[seat.index()] = state.hands[seat.index()].without(card);
                Event::Shown { seat, card }
            }
            Input::Chance(Dealt(card)) => {
                let to = state.table.dealing().expect("cards are dealt");
                state.hands[to.index()] = state.hands[to.index()].with(card);
                Event::Dealt { to, card: Some(card) }
            }
            Input::Time { seat, elapsed } => Event::Waited { seat, elapsed },
        };
        state.table.take(&event);
        let over = self.actor(state) == Actor::Over;
        let acted = matches!(input, Input::Act { .. });
        // At the end the hands are laid open.
        Effect {
            revealed: over || matches!(event, Event::Dealt { .. } | Event::Shown { .. }),
            turn_ended: over || acted,
        }
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
