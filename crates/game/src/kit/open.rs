//! Games in which everybody knows everything.

use super::data;
use crate::{Actor, Entropy, InputOf, News, Notation, Value, ValueError, Viewer, Views};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game without secrets: a view is the state, and an observation says which input it was.
///
/// Its plain data is the text of its position under `position`, and beside it what the state remembers and no setup says:
/// where the last move went, how the dice lie.
pub trait Open: Notation {
    /// What everybody learns from an input.
    type Event: Clone + Eq + Debug + Send + Sync + EventData<Self>;
    /// What a state remembers besides what its setup says: named values.
    type Memory: Serialize + DeserializeOwned;

    /// What everybody learns from an input in this state.
    fn event(&self, before: &Self::State, input: &InputOf<Self>) -> Self::Event;
    /// The input of an event in this state.
    fn input(&self, state: &Self::State, event: &Self::Event) -> InputOf<Self>;
    /// What is to be told and shown of an event, seen from the state before it.
    fn told(&self, before: &Self::State, event: &Self::Event) -> News;

    /// What the state remembers.
    fn memory(&self, state: &Self::State) -> Self::Memory;
    /// Gives a state that was set up its memory back, or says what of it cannot be.
    fn remember(&self, state: &mut Self::State, memory: Self::Memory) -> Result<(), ValueError>;

    /// Names of the memory that a view needs to go on, and that a program which runs the game itself is not told.
    const IN_VIEWS_ALONE: &'static [&'static str] = &[];

    /// What programs that run the game themselves are told besides: nothing more, unless the game says otherwise.
    fn figures(&self, _state: &Self::State) -> Vec<(&'static str, Value)> {
        Vec::new()
    }
}

/// An event as plain data: whatever derives `Serialize` and `Deserialize`, or says it with the names of its game, which may
/// depend on the size of a map.
pub trait EventData<G: ?Sized>: Sized {
    /// The event as plain data.
    fn to_value(&self, game: &G) -> Value;
    /// Reads it.
    fn from_value(game: &G, value: &Value) -> Result<Self, ValueError>;
}

impl<G: ?Sized, E: Serialize + DeserializeOwned> EventData<G> for E {
    fn to_value(&self, _: &G) -> Value {
        data::to_value(self)
    }

    fn from_value(_: &G, value: &Value) -> Result<E, ValueError> {
        data::from_value(value)
    }
}

impl<G: Open> Views for G {
    type View = G::State;
    type Observation = G::Event;

    fn view(&self, state: &G::State, _: Viewer) -> G::State {
        state.clone()
    }

    fn view_actor(&self, view: &G::State) -> Actor {
        self.actor(view)
    }

    fn observe(&self, before: &G::State, input: &InputOf<G>, _: &G::State, _: Viewer) -> G::Event {
        self.event(before, input)
    }

    fn update(&self, view: &mut G::State, event: &G::Event) {
        let input = self.input(view, event);
        self.play_unchecked(view, &input);
    }

    fn news(&self, before: &G::State, event: &G::Event) -> News {
        self.told(before, event)
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &G::State, _: &mut E) -> G::State {
        view.clone()
    }

    fn state_value(&self, state: &G::State) -> Value {
        let mut value = self.setup_value(&self.setup_of(state));
        if let (Value::Map(pairs), Value::Map(memory)) = (&mut value, data::to_value(&self.memory(state))) {
            pairs.extend(self.figures(state).into_iter().map(|(name, value)| (name.to_owned(), value)));
            let told = |name: &str| !G::IN_VIEWS_ALONE.contains(&name);
            pairs.extend(memory.into_iter().filter(|(name, _)| told(name)));
        }
        value
    }

    fn view_value(&self, view: &G::State) -> Value {
        let mut value = Value::map([("position", Value::from(self.setup_text(&self.setup_of(view))))]);
        if let (Value::Map(pairs), Value::Map(memory)) = (&mut value, data::to_value(&self.memory(view))) {
            pairs.extend(memory);
        }
        value
    }

    fn view_from_value(&self, value: &Value) -> Result<G::State, ValueError> {
        let position = value.get("position")?.text().map_err(|error| error.inside("position"))?;
        let setup = self.parse_setup(position).ok();
        let state = setup.and_then(|setup| self.set_up(&setup).ok());
        let expected = || ValueError::expected("a position of this game").inside("position");
        let mut state = state.ok_or_else(expected)?;
        self.remember(&mut state, data::from_value(value)?)?;
        Ok(state)
    }

    fn observation_value(&self, event: &G::Event) -> Value {
        event.to_value(self)
    }

    fn observation_from_value(&self, value: &Value) -> Result<G::Event, ValueError> {
        G::Event::from_value(self, value)
    }
}
