//! Choosing is a walk over spots.

use crate::{Message, Refused, Seat, Spot, Views};

/// A step of choosing, for a viewer who touches spots one after another.
pub type WalkOf<G> = Walk<<G as crate::Rules>::Action, <G as Choosing>::Step>;
/// A walk that went wrong.
pub type StumbleOf<G> = Stumble<<G as crate::Rules>::Refusal>;

/// How people choose: by mouse, keyboard, screen reader and terminal alike. Computed from the acting seat's view.
pub trait Choosing: Views {
    /// What a seat composes in private before it commits; [`Never`](crate::Never) where nothing is composed.
    type Draft: Clone + Eq + std::fmt::Debug + Send + Sync;
    /// A small reversible step of a draft; [`Never`](crate::Never) where nothing is composed.
    type Step: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// The empty draft of the seat's decision, if it is one that is composed.
    fn draft(&self, view: &Self::View, seat: Seat) -> Option<Self::Draft>;
    /// Takes a step in a draft and returns the step that takes it back; refused steps leave the draft as it was.
    fn take_step(
        &self,
        view: &Self::View,
        seat: Seat,
        draft: &mut Self::Draft,
        step: Self::Step,
    ) -> Result<Self::Step, Self::Refusal>;
    /// The one action a complete draft is committed by, of the same form and size whatever it holds; an incomplete
    /// draft is refused with what is missing.
    fn commit(
        &self,
        view: &Self::View,
        seat: Seat,
        draft: &Self::Draft,
    ) -> Result<Self::Action, Self::Refusal>;

    /// Where a walk stands after these spots were touched in this order.
    ///
    /// An `Err` says which touched spot cannot be, and why: so the reason why a spot may not come next is the walk
    /// with that spot added. Every legal action (or sensible step of the draft) can be walked to.
    fn walk(
        &self,
        view: &Self::View,
        seat: Seat,
        draft: Option<&Self::Draft>,
        touched: &[Spot],
    ) -> Result<WalkOf<Self>, StumbleOf<Self>>;
}

/// The part of [`Choosing`] that a game without private drafts has: written inside its `impl`.
#[macro_export]
macro_rules! no_drafts {
    () => {
        type Draft = $crate::Never;
        type Step = $crate::Never;

        fn draft(&self, _: &Self::View, _: $crate::Seat) -> Option<$crate::Never> {
            None
        }

        fn take_step(
            &self,
            _: &Self::View,
            _: $crate::Seat,
            draft: &mut $crate::Never,
            _: $crate::Never,
        ) -> Result<$crate::Never, Self::Refusal> {
            match *draft {}
        }

        fn commit(
            &self,
            _: &Self::View,
            _: $crate::Seat,
            draft: &$crate::Never,
        ) -> Result<Self::Action, Self::Refusal> {
            match *draft {}
        }
    };
}

/// Where a walk stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk<A, S> {
    /// The spots that may come next, each once, in a fixed order.
    pub next: Vec<Next>,
    /// What is chosen if the walk ends here.
    pub chosen: Option<Choice<A, S>>,
}

/// What a finished walk has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<A, S> {
    /// An action.
    Action(A),
    /// A step of the draft.
    Step(S),
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

impl<A, S> Walk<A, S> {
    /// Spots that may come next; nothing is chosen yet.
    pub fn going_on(next: Vec<Next>) -> Walk<A, S> {
        Walk { next, chosen: None }
    }

    /// An action is chosen and the walk cannot go on.
    pub fn arrived(action: A) -> Walk<A, S> {
        Walk { next: Vec::new(), chosen: Some(Choice::Action(action)) }
    }
}
