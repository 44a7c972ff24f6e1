//! What one viewer may know, and what it learns.

use crate::{Actor, Entropy, InputOf, News, Rules, Seat, Value, ValueError};

/// Somebody who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Who holds a seat.
    Seat(Seat),
    /// A spectator: knows what all seats know in common.
    Spectator,
    /// Everybody, after the end: knows what the rules lay open then. While the game runs, the same as a spectator.
    Everybody,
}

/// What viewers may know. Built by listing what is allowed, never by deleting: two states that differ only in what
/// the viewer cannot know give equal views.
///
/// Network, bots, running games' files, walks and scenes get views and nothing else. A view says by itself whose it is
/// where that matters: spectators and everybody are alike while the game runs.
pub trait Views: Rules {
    /// What one viewer may know.
    type View: Clone + Eq + std::fmt::Debug + Send + Sync;
    /// What one viewer learns from one input; small.
    type Observation: Clone + Eq + std::fmt::Debug + Send + Sync;

    /// Whether a seat may ever know what another may not. Where none may, all seats and spectators have equal views,
    /// and people at one screen need not look away.
    fn keeps_secrets(&self) -> bool {
        false
    }

    /// What the viewer may know of this state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// Who must act, as the viewer knows it; the same as from the state.
    fn view_actor(&self, view: &Self::View) -> Actor;
    /// What the viewer learns from an input that leads from one state to another.
    fn observe(
        &self,
        before: &Self::State,
        input: &InputOf<Self>,
        after: &Self::State,
        viewer: Viewer,
    ) -> Self::Observation;
    /// Brings a view up to date: the view before, updated, is the view after.
    fn update(&self, view: &mut Self::View, observation: &Self::Observation);
    /// What is to be told and shown of an observation, seen from the view before it.
    fn news(&self, before: &Self::View, observation: &Self::Observation) -> News;

    /// A state that agrees with the view: its view for the same viewer is this view, the same seat acts, and it ends in
    /// the same way (so a view carries the history that a rule of repetition needs). Every such state can come up.
    fn sample_world<E: Entropy + ?Sized>(&self, view: &Self::View, entropy: &mut E) -> Self::State;

    /// The whole state as plain data, for programs that run the game themselves.
    fn state_value(&self, state: &Self::State) -> Value;
    /// A view as plain data.
    fn view_value(&self, view: &Self::View) -> Value;
    /// Reads a view.
    fn view_from_value(&self, value: &Value) -> Result<Self::View, ValueError>;
    /// An observation as plain data.
    fn observation_value(&self, observation: &Self::Observation) -> Value;
    /// Reads an observation.
    fn observation_from_value(&self, value: &Value) -> Result<Self::Observation, ValueError>;
}
