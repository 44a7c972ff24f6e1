//! Games in which everybody knows everything.

use super::data;
use crate::{
    Actor, Entropy, Input, InputOf, Never, News, Notation, Rules, Seat, Value, ValueError, Viewer, Views,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A game without secrets: a view is the state, and an observation says which input it was.
///
/// Its plain data is the text of its position under `position`, and beside it what the state remembers and no setup says:
/// where the last move went, how the dice lie.
pub trait Open: Notation {
    /// What everybody learns from an input: the input as it is ([`InputOf`]), unless the game says it in its own way.
    type Event: Event<Self>;
    /// What a state remembers besides what its setup says: nothing is `()`.
    type Memory: Memory<Self>;

    /// What is to be told and shown of an event, seen from the state before it.
    fn told(&self, before: &Self::State, event: &Self::Event) -> News;

    /// Names of the memory that a view needs to go on, and that a program which runs the game itself is not told.
    const IN_VIEWS_ALONE: &'static [&'static str] = &[];

    /// What programs that run the game themselves are told besides: nothing more, unless the game says otherwise.
    fn figures(&self, _state: &Self::State) -> Vec<(&'static str, Value)> {
        Vec::new()
    }
}

/// What everybody learns from an input of a game without secrets.
pub trait Event<G: Rules>: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned {
    /// The event of an input in this state.
    fn of(game: &G, before: &G::State, input: &InputOf<G>) -> Self;
    /// The input of the event in this state.
    fn input(&self, game: &G, state: &G::State) -> InputOf<G>;
}

/// What a state remembers besides what its setup says, as named values.
pub trait Memory<G: Rules>: Serialize + DeserializeOwned {
    /// What the state remembers.
    fn of(game: &G, state: &G::State) -> Self;
    /// Gives a state that was set up its memory back, or says what of it cannot be.
    fn restore(self, game: &G, state: &mut G::State) -> Result<(), ValueError>;
}

/// The input as it is.
impl<G: Rules<Time = Never>> Event<G> for InputOf<G>
where
    G::Action: Serialize + DeserializeOwned,
    G::Chance: Serialize + DeserializeOwned,
{
    fn of(_: &G, _: &G::State, input: &InputOf<G>) -> InputOf<G> {
        *input
    }

    fn input(&self, _: &G, _: &G::State) -> InputOf<G> {
        *self
    }
}

/// An input as plain data: `seat` and `action`, or `chance`.
#[derive(Serialize, Deserialize)]
struct InputData<A, C> {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<A>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<C>,
}

impl<A: Copy + Serialize, C: Copy + Serialize> Serialize for Input<A, C> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let input = *self;
        let data = match input {
            Input::Act { seat, action } => InputData { seat: Some(seat), action: Some(action), chance: None },
            Input::Chance(outcome) => InputData { seat: None, action: None, chance: Some(outcome) },
        };
        data.serialize(to)
    }
}

impl<'de, A: Deserialize<'de>, C: Deserialize<'de>> Deserialize<'de> for Input<A, C> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Input<A, C>, D::Error> {
        match InputData::deserialize(from)? {
            InputData { seat: Some(seat), action: Some(action), chance: None } => {
                Ok(Input::Act { seat, action })
            }
            InputData { seat: None, action: None, chance: Some(outcome) } => Ok(Input::Chance(outcome)),
            _ => Err(serde::de::Error::custom("a map with seat and action, or with chance")),
        }
    }
}

/// Nothing.
impl<G: Rules> Memory<G> for () {
    fn of(_: &G, _: &G::State) {}

    fn restore(self, _: &G, _: &mut G::State) -> Result<(), ValueError> {
        Ok(())
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
        G::Event::of(self, before, input)
    }

    fn update(&self, view: &mut G::State, event: &G::Event) {
        let input = event.input(self, view);
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
        if let (Value::Map(pairs), Value::Map(memory)) =
            (&mut value, data::to_value(&G::Memory::of(self, state)))
        {
            pairs.extend(self.figures(state).into_iter().map(|(name, value)| (name.to_owned(), value)));
            let told = |name: &str| !G::IN_VIEWS_ALONE.contains(&name);
            pairs.extend(memory.into_iter().filter(|(name, _)| told(name)));
        }
        value
    }

    fn view_value(&self, view: &G::State) -> Value {
        let mut value = Value::map([("position", Value::from(self.setup_text(&self.setup_of(view))))]);
        if let (Value::Map(pairs), Value::Map(memory)) =
            (&mut value, data::to_value(&G::Memory::of(self, view)))
        {
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
        data::from_value::<G::Memory>(value)?.restore(self, &mut state)?;
        Ok(state)
    }

    fn observation_value(&self, event: &G::Event) -> Value {
        data::to_value(event)
    }

    fn observation_from_value(&self, value: &Value) -> Result<G::Event, ValueError> {
        data::from_value(value)
    }
}
