//! What viewers know: everything. There are no secrets in Wojna, so a view is the state.

use crate::action::Action;
use crate::cell::Cell;
use crate::game::Wojna;
use crate::owner::Owner;
use crate::phase::Die;
use crate::plain::{owner_word, read_owner};
use crate::state::{Last, State};
use stolik_game::{Actor, Entropy, Input, InputOf, News, Notation, Rules, Value, ValueError, Viewer, Views};

/// What everybody learns from an input: the input itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
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

impl Views for Wojna {
    type View = State;
    type Observation = Seen;

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn view_actor(&self, view: &State) -> Actor {
        self.actor(view)
    }

    fn observe(&self, before: &State, &input: &InputOf<Wojna>, _: &State, _: Viewer) -> Seen {
        match input {
            Input::Act { action, .. } => Seen::Acted { by: before.turn, action },
            Input::Chance(die) => Seen::Rolled(die),
        }
    }

    fn update(&self, view: &mut State, observation: &Seen) {
        match *observation {
            Seen::Rolled(die) => self.roll(view, die),
            Seen::Acted { action, .. } => self.act(view, action),
        };
    }

    fn news(&self, before: &State, observation: &Seen) -> News {
        match *observation {
            Seen::Rolled(die) => self.news_of_roll(before, die),
            Seen::Acted { by, action } => self.news_of_action(before, by, action),
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, _: &mut E) -> State {
        view.clone()
    }

    fn state_value(&self, state: &State) -> Value {
        let mut value = self.setup_value(&self.setup_of(state));
        if let Value::Map(pairs) = &mut value {
            pairs.push(("last".to_owned(), self.last_value(state.last)));
        }
        value
    }

    fn view_value(&self, view: &State) -> Value {
        let position = self.setup_text(&self.setup_of(view));
        Value::map([("position", Value::from(position)), ("last", self.last_value(view.last))])
    }

    fn view_from_value(&self, value: &Value) -> Result<State, ValueError> {
        let position = value.get("position")?.text().map_err(|e| e.inside("position"))?;
        let setup = self.parse_setup(position).ok();
        let state = setup.and_then(|setup| self.set_up(&setup).ok());
        let mut state =
            state.ok_or_else(|| ValueError::expected("a possible position").inside("position"))?;
        state.last = self.read_last(value.get("last")?).map_err(|e| e.inside("last"))?;
        Ok(state)
    }

    fn observation_value(&self, observation: &Seen) -> Value {
        match observation {
            Seen::Rolled(die) => Value::map([("die", Value::Int(die.eyes().into()))]),
            Seen::Acted { by, action } => Value::map([
                ("by", Value::from(owner_word(*by))),
                ("action", Value::from(self.plain_text(*action))),
            ]),
        }
    }

    fn observation_from_value(&self, value: &Value) -> Result<Seen, ValueError> {
        if let Some(die) = value.find("die") {
            return Ok(Seen::Rolled(read_die(die).map_err(|e| e.inside("die"))?));
        }
        let by = value.get("by").and_then(read_owner).map_err(|e| e.inside("by"))?;
        let text = value.get("action")?.text().map_err(|e| e.inside("action"))?;
        let action = self.read_request(text).ok().and_then(crate::request::Request::plain);
        let action =
            action.ok_or_else(|| ValueError::expected("an action like U3,4-3,5").inside("action"))?;
        Ok(Seen::Acted { by, action })
    }
}

impl Wojna {
    fn last_value(&self, last: Last) -> Value {
        let cell = |cell: Option<Cell>| cell.map_or(Value::Null, |cell| Value::from(self.frame().name(cell)));
        let die = last.die.map_or(Value::Null, |die| Value::Int(die.eyes().into()));
        Value::map([("from", cell(last.from)), ("to", cell(last.to)), ("die", die)])
    }

    fn read_last(&self, value: &Value) -> Result<Last, ValueError> {
        let cell = |name| match value.get(name)? {
            Value::Null => Ok(None),
            field => {
                let field = self.frame().named(field.text().map_err(|e| e.inside(name))?);
                field.map(Some).ok_or_else(|| ValueError::expected("a field like 3,4").inside(name))
            }
        };
        let die = match value.get("die")? {
            Value::Null => None,
            die => Some(read_die(die).map_err(|e| e.inside("die"))?),
        };
        Ok(Last { from: cell("from")?, to: cell("to")?, die })
    }
}

fn read_die(value: &Value) -> Result<Die, ValueError> {
    let eyes = value.int(1..=6)?;
    u8::try_from(eyes).ok().and_then(Die::new).ok_or_else(|| ValueError::expected("1 to 6"))
}
