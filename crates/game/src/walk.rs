//! Choosing is a walk over spots.

use crate::{Message, Refused, Seat, Spot, Views};

/// A step of choosing, for a viewer who touches spots one after another.
pub type WalkOf<G> = Walk<<G as crate::Rules>::Action>;
/// A walk that went wrong.
pub type StumbleOf<G> = Stumble<<G as crate::Rules>::Refusal>;

/// How people choose: by mouse, keyboard, screen reader and terminal alike. Computed from the acting seat's view.
pub trait Choosing: Views {
    /// Where a walk stands after these spots were touched in this order.
    ///
    /// An `Err` says which touched spot cannot be, and why: so the reason why a spot may not come next is the walk
    /// with that spot added. Every action that is listed can be walked to.
    fn walk(&self, view: &Self::View, seat: Seat, touched: &[Spot]) -> Result<WalkOf<Self>, StumbleOf<Self>>;
}

/// Where a walk stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk<C> {
    /// The spots that may come next, each once, in a fixed order.
    pub next: Vec<Next>,
    /// What is chosen if the walk ends here.
    pub chosen: Option<C>,
}

/// A spot that may come next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next {
    /// The spot.
    pub spot: Spot,
    /// What touching it means.
    pub hint: Hint,
    /// What a touch would take or hit, besides.
    pub victims: Vec<Spot>,
    /// What else there is to know before touching: a cost, a chance of success.
    pub note: Option<Message>,
    /// The same in a character or two, to stand on the spot itself.
    pub badge: Option<String>,
}

/// What touching a spot means; clients draw a mark for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hint {
    /// It is chosen: a piece, a unit, a card.
    Choose,
    /// Something goes there.
    Step,
    /// Something goes there and takes something, or something there is taken.
    Capture,
}

/// A touched spot that cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stumble<R> {
    /// Which of the touched spots, from 0; 0 too when nothing may be touched at all.
    pub at: usize,
    /// Why not.
    pub why: Refused<R>,
}

impl Next {
    /// A spot that may come next, without more to say of it.
    pub fn new(spot: Spot, hint: Hint) -> Next {
        Next { spot, hint, victims: Vec::new(), note: None, badge: None }
    }
}

impl<C> Walk<C> {
    /// Spots that may come next; nothing is chosen yet.
    pub fn going_on(next: Vec<Next>) -> Walk<C> {
        Walk { next, chosen: None }
    }

    /// This is chosen and the walk cannot go on.
    pub fn arrived(choice: C) -> Walk<C> {
        Walk { next: Vec::new(), chosen: Some(choice) }
    }

    /// With what is chosen turned into something else.
    pub fn map<D>(self, change: impl FnOnce(C) -> D) -> Walk<D> {
        Walk { next: self.next, chosen: self.chosen.map(change) }
    }
}
