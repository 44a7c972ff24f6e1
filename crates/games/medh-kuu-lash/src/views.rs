//! What viewers know: everything. There are no secrets in Medh Kuu Lash, so a view is the state.

use crate::action::Action;
use crate::colour::Colour;
use crate::dice::Dice;
use crate::fields::Fields;
use crate::game::MedhKuuLash;
use crate::request::Request;
use crate::state::State;
use crate::watch::Nobody;
use crate::written::read_colour;
use stolik_game::{Actor, Entropy, Input, InputOf, News, Notation, Rules, Value, ValueError, Viewer, Views};

/// What everybody learns from an input: the input itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The dice have fallen.
    Rolled(Dice),
    /// A player has acted.
    Acted {
        /// Who.
        by: Colour,
        /// What.
        action: Action,
    },
}

impl Views for MedhKuuLash {
    type View = State;
    type Observation = Seen;

    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn view_actor(&self, view: &State) -> Actor {
        self.actor(view)
    }

    fn observe(&self, before: &State, input: &InputOf<MedhKuuLash>, _: &State, _: Viewer) -> Seen {
        match input {
            Input::Act { action, .. } => Seen::Acted { by: self.acting(before), action: *action },
            Input::Chance(dice) => Seen::Rolled(*dice),
            Input::Time { .. } => unreachable!("Medh Kuu Lash watches no clock, so no time is ever played"),
        }
    }

    fn update(&self, view: &mut State, observation: &Seen) {
        match observation {
            Seen::Rolled(dice) => view.roll(*dice),
            Seen::Acted { action, .. } => self.act(view, *action, &mut Nobody),
        };
    }

    fn news(&self, before: &State, observation: &Seen) -> News {
        match *observation {
            Seen::Rolled(dice) => self.news_of_roll(before, dice),
            Seen::Acted { by, action } => self.news_of_action(before, by, action),
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, _: &mut E) -> State {
        *view
    }

    fn state_value(&self, state: &State) -> Value {
        let mut value = self.setup_value(&self.setup_of(state));
        if let Value::Map(pairs) = &mut value {
            pairs.extend(memory(state).map(|(name, value)| (name.to_owned(), value)));
        }
        value
    }

    fn view_value(&self, view: &State) -> Value {
        let [dice, last] = memory(view);
        Value::map([("position", Value::from(self.setup_text(&self.setup_of(view)))), dice, last])
    }

    fn view_from_value(&self, value: &Value) -> Result<State, ValueError> {
        let position = value.get("position")?.text().map_err(|e| e.inside("position"))?;
        let setup = self.parse_setup(position).ok();
        let state = setup.and_then(|setup| self.set_up(&setup).ok());
        let mut state =
            state.ok_or_else(|| ValueError::expected("a possible position").inside("position"))?;
        state.lying = match value.get("dice")? {
            Value::Null => None,
            dice => Some(read_dice(dice).map_err(|e| e.inside("dice"))?),
        };
        let last = value.get("last")?.items(usize::from(crate::field::FIELDS));
        let last = last.and_then(|fields| fields.iter().map(read_field).collect::<Result<Fields, _>>());
        state.last = last.map_err(|e| e.inside("last"))?;
        Ok(state)
    }

    fn observation_value(&self, observation: &Seen) -> Value {
        match observation {
            Seen::Rolled(dice) => Value::map([("dice", Value::from(dice.to_string()))]),
            Seen::Acted { by, action } => Value::map([
                ("by", Value::from(by.word())),
                ("action", Value::from(State::START.text_of(*action))),
            ]),
        }
    }

    fn observation_from_value(&self, value: &Value) -> Result<Seen, ValueError> {
        if let Some(dice) = value.find("dice") {
            return Ok(Seen::Rolled(read_dice(dice).map_err(|e| e.inside("dice"))?));
        }
        let by = value.get("by").and_then(read_colour).map_err(|e| e.inside("by"))?;
        let text = value.get("action")?.text().map_err(|e| e.inside("action"))?;
        let action = Request::read(text).ok().and_then(Request::plain);
        let action = action.ok_or_else(|| ValueError::expected("an action like G1>G4").inside("action"))?;
        Ok(Seen::Acted { by, action })
    }
}

/// What a position does not tell: the dice as they lie, and what the last turn has touched.
fn memory(state: &State) -> [(&'static str, Value); 2] {
    let dice = state.lying.map_or(Value::Null, |dice| Value::from(dice.to_string()));
    [("dice", dice), ("last", Value::list(state.last.iter().map(|field| field.to_string())))]
}

fn read_dice(value: &Value) -> Result<Dice, ValueError> {
    Dice::read(value.text()?).ok_or_else(|| ValueError::expected("dice like \"2/1\""))
}

fn read_field(value: &Value) -> Result<crate::Field, ValueError> {
    value.text()?.parse().map_err(|_| ValueError::expected("a field like \"G4\""))
}
