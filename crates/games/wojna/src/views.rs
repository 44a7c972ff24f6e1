//! What everybody knows, and is told: there are no secrets in Wojna.

use crate::{Action, Die, Last, Owner, Place, Request, State, Wojna};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use stolik_game::kit::data::{from_value, to_value};
use stolik_game::kit::{self, EventData, Open};
use stolik_game::{Input, InputOf, News, Value, ValueError};

/// What everybody learns from an input: the input itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A die has fallen.
    Rolled(Die),
    /// A player has acted.
    Acted {
        /// Who.
        by: Owner,
        /// What.
        action: Action,
    },
}

/// What a position does not tell: what the last input was about.
#[derive(Serialize, Deserialize)]
pub struct Memory {
    last: LastPlaces,
}

#[derive(Serialize, Deserialize)]
struct LastPlaces {
    #[serde(deserialize_with = "Option::deserialize")] // Nothing is a value here; a missing one is wrong.
    from: Option<Place>,
    #[serde(deserialize_with = "Option::deserialize")]
    to: Option<Place>,
    #[serde(deserialize_with = "Option::deserialize")]
    die: Option<Die>,
}

impl Open for Wojna {
    type Event = Event;
    type Memory = Memory;

    fn told(&self, before: &State, event: &Event) -> News {
        match *event {
            Event::Rolled(die) => self.news_of_roll(before, die),
            Event::Acted { by, action } => self.news_of_action(before, by, action),
        }
    }
}

impl kit::Event<Wojna> for Event {
    fn of(_: &Wojna, before: &State, &input: &InputOf<Wojna>) -> Event {
        match input {
            Input::Act { action, .. } => Event::Acted { by: before.turn, action },
            Input::Chance(die) => Event::Rolled(die),
        }
    }

    fn input(&self, _: &Wojna, _: &State) -> InputOf<Wojna> {
        match *self {
            Event::Acted { by, action } => Input::Act { seat: by.seat(), action },
            Event::Rolled(die) => Input::Chance(die),
        }
    }
}

impl kit::Memory<Wojna> for Memory {
    fn of(game: &Wojna, state: &State) -> Memory {
        let Last { from, to, die } = state.last;
        let [from, to] = [from, to].map(|cell| cell.map(|cell| Place::of(game.frame(), cell)));
        Memory { last: LastPlaces { from, to, die } }
    }

    fn restore(self, game: &Wojna, state: &mut State) -> Result<(), ValueError> {
        let LastPlaces { from, to, die } = self.last;
        let beyond = |name| ValueError::expected("a field of this map").inside(name).inside("last");
        let cell = |place: Place, name| place.cell(game.frame()).ok_or_else(|| beyond(name));
        let from = from.map(|place| cell(place, "from")).transpose()?;
        let to = to.map(|place| cell(place, "to")).transpose()?;
        state.last = Last { from, to, die };
        Ok(())
    }
}

/// Actions are told by the names of the map's fields.
impl EventData<Wojna> for Event {
    fn to_value(&self, game: &Wojna) -> Value {
        match self {
            Event::Rolled(die) => Value::map([("die", to_value(die))]),
            Event::Acted { by, action } => {
                Value::map([("by", to_value(by)), ("action", game.plain_text(*action).into())])
            }
        }
    }

    fn from_value(game: &Wojna, value: &Value) -> Result<Event, ValueError> {
        if value.find("die").is_some() {
            return part(value, "die").map(Event::Rolled);
        }
        let action = game.read_request(&part::<String>(value, "action")?).ok().and_then(Request::plain);
        let action = action.ok_or_else(|| ValueError::expected("an action like U3,4-3,5").inside("action"));
        Ok(Event::Acted { by: part(value, "by")?, action: action? })
    }
}

fn part<T: DeserializeOwned>(value: &Value, name: &str) -> Result<T, ValueError> {
    from_value(value.get(name)?).map_err(|error| error.inside(name))
}
