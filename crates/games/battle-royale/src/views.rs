//! What everybody knows, and is told: there are no secrets in Battle Royale.

use crate::action::{Action, Chance};
use crate::field::{Field, Fields};
use crate::game::BattleRoyale;
use crate::state::State;
use serde::{Deserialize, Serialize};
use stolik_game::kit::{self, Open, data};
use stolik_game::{Input, InputOf, Message, Motion, News, Notation, Seat, Side, Value, ValueError};

/// The layer of the signs of start fields.
pub(crate) const GROUND: u8 = 0;
/// The layer of the tokens.
pub(crate) const TOKENS: u8 = 1;

/// What everybody learns from an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "EventData", try_from = "EventData")]
pub enum Event {
    /// Chance has given this.
    Befell(Chance),
    /// The seat to act has done this.
    Acted(Action),
}

/// What a state remembers: what was taken last.
#[derive(Serialize, Deserialize)]
pub struct Memory {
    last: Fields,
}

impl kit::Event<BattleRoyale> for Event {
    fn of(_: &BattleRoyale, _: &State, &input: &InputOf<BattleRoyale>) -> Event {
        match input {
            Input::Act { action, .. } => Event::Acted(action),
            Input::Chance(chance) => Event::Befell(chance),
        }
    }

    fn input(&self, _: &BattleRoyale, state: &State) -> InputOf<BattleRoyale> {
        match *self {
            Event::Acted(action) => Input::Act { seat: state.seat, action },
            Event::Befell(chance) => Input::Chance(chance),
        }
    }
}

impl kit::Memory<BattleRoyale> for Memory {
    fn of(_: &BattleRoyale, state: &State) -> Memory {
        Memory { last: state.last }
    }

    fn restore(self, _: &BattleRoyale, state: &mut State) -> Result<(), ValueError> {
        state.last = self.last;
        Ok(())
    }
}

impl Open for BattleRoyale {
    type Event = Event;
    type Memory = Memory;

    fn told(&self, before: &State, event: &Event) -> News {
        let (seat, side) = (before.seat, Side(before.seat.0));
        let (message, motions) = match *event {
            Event::Befell(Chance::First(seat)) => {
                (Message::new("battle-royale-news-first").with("side", Side(seat.0)), Vec::new())
            }
            Event::Befell(Chance::Roll(face)) => {
                let rolled = Message::new("battle-royale-news-roll").with("side", side);
                (rolled.with("count", i64::from(face)), vec![Motion::Rolls])
            }
            Event::Acted(Action::Take(field)) => taking(before, field),
            Event::Acted(Action::End) => {
                let ended = Message::new("battle-royale-news-end").with("side", side);
                (ended.with("count", i64::from(before.morale)), Vec::new())
            }
        };
        let (by, text) = match event {
            Event::Befell(chance) => (None, self.chance_text(chance)),
            Event::Acted(action) => (Some(seat), self.action_text(before, seat, action)),
        };
        News { by, text, message, motions }
    }

    fn figures(&self, state: &State) -> Vec<(&'static str, Value)> {
        let lands: Vec<Fields> = (0..self.options.seats).map(|seat| state.land(Seat(seat))).collect();
        vec![("states", data::to_value(&lands)), ("quiet_rounds", Value::Int(state.quiet_rounds().into()))]
    }
}

/// What is told and shown of a taking.
fn taking(before: &State, field: Field) -> (Message, Vec<Motion>) {
    let cost = before.cost(field);
    let at = field.spot();
    let appears = Motion::Appears { layer: TOKENS, at };
    let told = |key| {
        Message::new(key)
            .with("side", Side(before.seat.0))
            .with("field", field.to_string())
            .with("count", i64::from(cost.total()))
    };
    let Some(defence) = cost.defence else {
        return (told("battle-royale-news-free"), vec![appears]);
    };
    let falls = before.land(defence.owner) == field.alone(); // BR1
    let key = if falls { "battle-royale-news-falls" } else { "battle-royale-news-taken" };
    (told(key).with("loser", Side(defence.owner.0)), vec![Motion::Leaves { layer: TOKENS, at }, appears])
}

/// An event as plain data: one of these.
#[derive(Default, Serialize, Deserialize)]
struct EventData {
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    take: Option<Field>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<bool>,
}

impl From<Event> for EventData {
    fn from(event: Event) -> EventData {
        let data = EventData::default();
        match event {
            Event::Befell(Chance::First(seat)) => EventData { first: Some(seat), ..data },
            Event::Befell(Chance::Roll(face)) => EventData { roll: Some(face), ..data },
            Event::Acted(Action::Take(field)) => EventData { take: Some(field), ..data },
            Event::Acted(Action::End) => EventData { end: Some(true), ..data },
        }
    }
}

impl TryFrom<EventData> for Event {
    type Error = &'static str;

    fn try_from(data: EventData) -> Result<Event, &'static str> {
        match data {
            EventData { first: Some(seat), .. } => Ok(Event::Befell(Chance::First(seat))),
            EventData { roll: Some(face), .. } => Ok(Event::Befell(Chance::Roll(face))),
            EventData { take: Some(field), .. } => Ok(Event::Acted(Action::Take(field))),
            EventData { end: Some(_), .. } => Ok(Event::Acted(Action::End)),
            _ => Err("a map with first, roll, take or end"),
        }
    }
}
