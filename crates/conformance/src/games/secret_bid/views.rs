use super::super::plain::{Numbers, plain_data_forms};
use super::notation::bid_text;
use super::{BID, Bid, MOST, SecretBid, State, Table, actor};
use crate::games::Cards;
use stolik_game::{
    Actor, Entropy, Input, InputOf, Message, News, Rules, Seat, Value, ValueError, Viewer, Views,
};

/// A bid as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealed {
    /// Not made yet.
    Awaited,
    /// Made by another.
    Closed,
    /// Made by the viewer.
    Open(Cards),
}

/// What lies open, and the bids as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat that looks, if it is one.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// The bids of this round.
    pub bids: [Sealed; MOST],
}

/// What a viewer learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Observation {
    /// A seat has bid, and others still have to.
    Committed {
        /// Who.
        seat: Seat,
        /// Its bid, as the viewer sees it.
        bid: Sealed,
    },
    /// The last seat has bid, and all bids are laid open.
    Revealed {
        /// Who was the last.
        seat: Seat,
        /// All bids.
        bids: [Cards; MOST],
    },
}

impl View {
    /// How many states agree with it.
    pub fn worlds(&self) -> u64 {
        let closed = (0..MOST).filter(|&seat| self.bids[seat] == Sealed::Closed);
        closed.map(|seat| self.table.hands[seat].choices(BID)).product()
    }
}

fn sealed(bid: Option<Cards>, own: bool) -> Sealed {
    match bid {
        None => Sealed::Awaited,
        Some(cards) if own => Sealed::Open(cards),
        Some(_) => Sealed::Closed,
    }
}

impl Views for SecretBid {
    type View = View;
    type Observation = Observation;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everybody => None,
        };
        let own = |seat| viewer.is_some_and(|viewer| viewer.index() == seat);
        View {
            viewer,
            table: state.table.clone(),
            bids: std::array::from_fn(|seat| sealed(state.bids[seat], own(seat))),
        }
    }

    fn view_actor(&self, view: &View) -> Actor {
        let has_bid = |seat: Seat| view.bids[seat.index()] != Sealed::Awaited;
        actor(&view.table, self.seats(), has_bid)
    }

    fn observe(&self, _: &State, input: &InputOf<Self>, after: &State, viewer: Viewer) -> Observation {
        let Input::Act { seat, .. } = *input else {
            unreachable!("there is neither chance nor clock");
        };
        match after.bids[seat.index()] {
            None => Observation::Revealed { seat, bids: after.table.last },
            bid => Observation::Committed { seat, bid: sealed(bid, viewer == Viewer::Seat(seat)) },
        }
    }

    fn update(&self, view: &mut View, observation: &Observation) {
        match observation {
            Observation::Committed { seat, bid } => view.bids[seat.index()] = *bid,
            Observation::Revealed { bids, .. } => {
                view.table.reveal(*bids);
                view.bids = [Sealed::Awaited; MOST];
            }
        }
    }

    fn news(&self, _: &View, observation: &Observation) -> News {
        let (seat, text) = match *observation {
            Observation::Revealed { seat, bids } => (seat, bid_text(Bid(bids[seat.index()]))),
            Observation::Committed { seat, bid: Sealed::Open(cards) } => (seat, bid_text(Bid(cards))),
            Observation::Committed { seat, .. } => (seat, "bid".to_owned()),
        };
        News {
            by: Some(seat),
            text,
            message: Message::new("secret-bid-has-bid").with("seat", seat),
            motions: Vec::new(),
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &View, entropy: &mut E) -> State {
        let table = view.table.clone();
        let bids = std::array::from_fn(|seat| match view.bids[seat] {
            Sealed::Awaited => None,
            Sealed::Open(cards) => Some(cards),
            Sealed::Closed => Some(table.hands[seat].draw(BID, entropy)),
        });
        State { table, bids }
    }

    plain_data_forms!();
}
