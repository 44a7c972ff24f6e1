//! What viewers know: everything. There are no secrets in Battle Royale, so a view is the state.

use crate::action::{Action, Chance};
use crate::cost::Cost;
use crate::field::Field;
use crate::game::BattleRoyale;
use crate::spots::spot_of;
use crate::state::State;
use crate::written::{fields_value, named, read_field, read_fields, read_seat, read_small};
use stolik_game::{
    Actor, Entropy, Input, InputOf, Message, Motion, News, Notation, Rules, Seat, Side, Value, ValueError,
    Viewer, Views,
};

/// The layer of the signs of start fields.
pub(crate) const GROUND: u8 = 0;
/// The layer of the tokens.
pub(crate) const TOKENS: u8 = 1;

/// What everybody learns from an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance has given this.
    Befell(Chance),
    /// The seat to act has done this.
    Acted(Action),
}

impl Views for BattleRoyale {
    type View = State;
    type Observation = Event;

    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn view_actor(&self, view: &State) -> Actor {
        self.actor(view)
    }

    fn observe(&self, _: &State, input: &InputOf<BattleRoyale>, _: &State, _: Viewer) -> Event {
        match *input {
            Input::Act { action, .. } => Event::Acted(action),
            Input::Chance(chance) => Event::Befell(chance),
            Input::Time { .. } => unreachable!("Battle Royale watches no clock, so no time is ever played"),
        }
    }

    fn update(&self, view: &mut State, observation: &Event) {
        match *observation {
            Event::Acted(action) => self.act(view, action),
            Event::Befell(chance) => self.befall(view, chance),
        };
    }

    fn news(&self, before: &State, observation: &Event) -> News {
        let seat = before.seat;
        let side = Side(seat.0);
        match *observation {
            Event::Befell(chance) => {
                let (message, motions) = match chance {
                    Chance::First(seat) => {
                        (Message::new("battle-royale-news-first").with("side", Side(seat.0)), Vec::new())
                    }
                    Chance::Roll(face) => {
                        let rolled = Message::new("battle-royale-news-roll").with("side", side);
                        (rolled.with("count", i64::from(face)), vec![Motion::Rolls])
                    }
                };
                News { by: None, text: self.chance_text(&chance), message, motions }
            }
            Event::Acted(action) => {
                let (message, motions) = match action {
                    Action::Take(field) => taking(before, field),
                    Action::End => {
                        let left = i64::from(before.morale);
                        let ended = Message::new("battle-royale-news-end").with("side", side);
                        (ended.with("count", left), Vec::new())
                    }
                };
                News { by: Some(seat), text: self.action_text(before, seat, &action), message, motions }
            }
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, _: &mut E) -> State {
        *view
    }

    fn state_value(&self, state: &State) -> Value {
        let mut value = self.setup_value(&self.setup_of(state));
        if let Value::Map(pairs) = &mut value {
            let quiet = Value::Int(state.quiet_rounds().into());
            let owners = (0..self.options.seats).map(|seat| fields_value(state.land(Seat(seat))));
            pairs.push(("states".to_owned(), Value::List(owners.collect())));
            pairs.push(("quiet_rounds".to_owned(), quiet));
            pairs.push(("last".to_owned(), fields_value(state.last)));
        }
        value
    }

    fn view_value(&self, view: &State) -> Value {
        Value::map([
            ("position", Value::from(self.setup_text(&self.setup_of(view)))),
            ("last", fields_value(view.last)),
        ])
    }

    fn view_from_value(&self, value: &Value) -> Result<State, ValueError> {
        let position = named(value, "position", |text| {
            let setup = self.parse_setup(text.text()?).ok();
            let state = setup.and_then(|setup| self.set_up(&setup).ok());
            state.ok_or_else(|| ValueError::expected("a position of this game"))
        })?;
        Ok(State { last: named(value, "last", read_fields)?, ..position })
    }

    fn observation_value(&self, observation: &Event) -> Value {
        match *observation {
            Event::Befell(Chance::First(seat)) => Value::map([("first", Value::Int(seat.0.into()))]),
            Event::Befell(Chance::Roll(face)) => Value::map([("roll", Value::Int(face.into()))]),
            Event::Acted(Action::Take(field)) => Value::map([("take", Value::from(field.to_string()))]),
            Event::Acted(Action::End) => Value::map([("end", Value::Bool(true))]),
        }
    }

    fn observation_from_value(&self, value: &Value) -> Result<Event, ValueError> {
        let names = ["first", "roll", "take", "end"];
        match names.into_iter().find(|name| value.find(name).is_some()) {
            Some("first") => Ok(Event::Befell(Chance::First(named(value, "first", read_seat)?))),
            Some("roll") => Ok(Event::Befell(Chance::Roll(named(value, "roll", read_small)?))),
            Some("take") => Ok(Event::Acted(Action::Take(named(value, "take", read_field)?))),
            Some(_) => Ok(Event::Acted(Action::End)),
            None => Err(ValueError::expected("a map with first, roll, take or end")),
        }
    }
}

/// What is told and shown of a taking.
fn taking(before: &State, field: Field) -> (Message, Vec<Motion>) {
    let cost: Cost = before.cost(field);
    let at = spot_of(field);
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
