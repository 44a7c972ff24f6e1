use super::super::plain::{Numbers, plain_data_forms};
use super::notation::action_text;
use super::{Action, DECK, HiddenHand, House, State, Table};
use crate::games::Cards;
use stolik_game::{
    Actor, Entropy, Input, InputOf, Message, Millis, Motion, News, Rules, Seat, Spot, Value, ValueError,
    Viewer, Views,
};

/// The table, and the hands the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat that looks, if it is one.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub table: Table,
    /// The hands; none where the viewer does not see it.
    pub hands: [Option<Cards>; 2],
}

/// What a viewer learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation {
    /// What happens.
    pub event: Event,
    /// The hands, when they are laid open at the end.
    pub opened: Option<[Cards; 2]>,
}

/// What happens, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card is dealt.
    Dealt {
        /// To whom.
        to: Seat,
        /// Which; none if the viewer does not see it.
        card: Option<u8>,
    },
    /// A house is built.
    Built(House),
    /// A card is shown.
    Shown {
        /// By whom.
        seat: Seat,
        /// Which.
        card: u8,
    },
    /// Time passes.
    Waited {
        /// On whose clock.
        seat: Seat,
        /// How long.
        elapsed: Millis,
    },
}

impl View {
    /// How many states agree with it.
    pub fn worlds(&self) -> u64 {
        let mut left = self.unseen();
        let mut worlds = 1;
        for seat in (0..2).filter(|&seat| self.hands[seat].is_none()) {
            let count = self.table.held(seat);
            worlds *= left.choices(count);
            // Which cards are gone does not matter, only how many.
            left = Cards::first(left.len() - count);
        }
        worlds
    }

    /// The cards that the viewer does not see.
    fn unseen(&self) -> Cards {
        let seen = self.hands.iter().flatten().chain(&self.table.shown);
        seen.fold(DECK, |left, cards| left.minus(*cards))
    }
}

impl Views for HiddenHand {
    type View = View;
    type Observation = Observation;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everybody => None,
        };
        let over = self.actor(state) == Actor::Over;
        let sees = |seat: u8| over || viewer == Some(Seat(seat));
        View {
            viewer,
            table: state.table.clone(),
            hands: [0, 1].map(|seat| sees(seat).then_some(state.hands[seat as usize])),
        }
    }

    fn view_actor(&self, view: &View) -> Actor {
        self.actor_at(&view.table)
    }

    fn observe(&self, before: &State, input: &InputOf<Self>, after: &State, viewer: Viewer) -> Observation {
        let event = match *input {
            Input::Act { seat, action: Action::Build { street, house } } => {
                Event::Built(House { owner: seat, street, house })
            }
            Input::Act { seat, action: Action::Show(card) } => Event::Shown { seat, card },
            Input::Chance(dealt) => {
                let to = before.table.dealing().expect("cards are dealt");
                let card = (viewer == Viewer::Seat(to)).then_some(dealt.0);
                Event::Dealt { to, card }
            }
            Input::Time { seat, elapsed } => Event::Waited { seat, elapsed },
        };
        let over = self.actor(after) == Actor::Over;
        Observation { event, opened: over.then_some(after.hands) }
    }

    fn update(&self, view: &mut View, observation: &Observation) {
        view.table.take(&observation.event);
        match observation.event {
            Event::Dealt { to, card: Some(card) } => {
                let hand = &mut view.hands[to.index()];
                *hand = hand.map(|hand| hand.with(card));
            }
            Event::Shown { seat, card } => {
                let hand = &mut view.hands[seat.index()];
                *hand = hand.map(|hand| hand.without(card));
            }
            Event::Dealt { card: None, .. } | Event::Built(_) | Event::Waited { .. } => {}
        }
        if let Some(hands) = observation.opened {
            view.hands = hands.map(Some);
        }
    }

    fn news(&self, _: &View, observation: &Observation) -> News {
        let (by, text, key, motion) = match observation.event {
            Event::Dealt { card, .. } => {
                let card = card.map_or("card".to_owned(), |card| format!("c{card}"));
                (None, card, "hidden-hand-dealt", Some(Motion::Rolls))
            }
            Event::Built(House { owner, street, house }) => {
                let appears = Motion::Appears { layer: house, at: Spot::Field(street.into()) };
                let text = action_text(Action::Build { street, house });
                (Some(owner), text, "hidden-hand-built", Some(appears))
            }
            Event::Shown { seat, card } => {
                (Some(seat), action_text(Action::Show(card)), "hidden-hand-shown", None)
            }
            Event::Waited { seat, elapsed } => {
                (Some(seat), format!("{}ms", elapsed.0), "hidden-hand-waited", None)
            }
        };
        News { by, text, message: Message::new(key), motions: motion.into_iter().collect() }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &View, entropy: &mut E) -> State {
        let mut left = view.unseen();
        let hands = [0, 1].map(|seat| {
            view.hands[seat].unwrap_or_else(|| {
                let hand = left.draw(view.table.held(seat), entropy);
                left = left.minus(hand);
                hand
            })
        });
        State { table: view.table.clone(), hands }
    }

    plain_data_forms!();
}
