//! Decisions that are composed in a private draft.

use crate::{Choosing, Rules, Scene, Seat, Show, Spot, StumbleOf, Walk};
use std::fmt::Debug;

/// Games in which some decisions are composed: a seat takes small reversible steps in a private draft and commits it.
pub trait Composing: Choosing + Show {
    /// What a seat composes in private before it commits.
    type Draft: Clone + Eq + Debug + Send + Sync;
    /// A small reversible step of a draft.
    type Step: Copy + Eq + Debug + Send + Sync;

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

    /// Where a walk in a draft stands after these spots were touched; else as [`Choosing::walk`]. Every sensible step can
    /// be walked to, and the commit of a complete draft.
    fn walk_draft(
        &self,
        view: &Self::View,
        seat: Seat,
        draft: &Self::Draft,
        touched: &[Spot],
    ) -> Result<DraftWalkOf<Self>, StumbleOf<Self>>;
    /// What a seat sees while it composes: its view, and what its draft holds so far.
    fn draft_scene(&self, view: &Self::View, _seat: Seat, _draft: &Self::Draft) -> Scene {
        self.scene(view)
    }
}

/// Where a walk in a draft stands.
pub type DraftWalkOf<G> = Walk<Choice<<G as Rules>::Action, <G as Composing>::Step>>;

/// What a finished walk in a draft has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<A, S> {
    /// The action by which the draft is committed.
    Action(A),
    /// A step of the draft.
    Step(S),
}
