//! What viewers know: everything. There are no secrets in Multiwarcaby, so a view is the state.

use crate::action::Action;
use crate::game::Multiwarcaby;
use crate::spots::spot_of;
use crate::state::{Stage, State};
use crate::written::{action_value, read_action, read_field};
use stolik_game::{
    Actor, Entropy, Input, InputOf, Message, Motion, News, Notation, Rules, Seat, Value, ValueError, Viewer,
    Views,
};

/// What everybody learns from an action: who did what. Of a team either partner may have acted (M17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acted {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

impl Views for Multiwarcaby {
    type View = State;
    type Observation = Acted;

    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn view_actor(&self, view: &State) -> Actor {
        self.actor(view)
    }

    fn observe(&self, _: &State, input: &InputOf<Multiwarcaby>, _: &State, _: Viewer) -> Acted {
        match *input {
            Input::Act { seat, action } => Acted { seat, action },
            Input::Chance(never) => match never {},
            Input::Time { .. } => unreachable!("Multiwarcaby watches no clock, so no time is ever played"),
        }
    }

    fn update(&self, view: &mut State, observation: &Acted) {
        self.act(view, observation.action);
    }

    fn news(&self, before: &State, observation: &Acted) -> News {
        let Acted { seat, action } = *observation;
        let (message, motions) = match action {
            Action::Shift(hop) => (
                Message::new("multiwarcaby-news-shift")
                    .with("from", hop.from.to_string())
                    .with("to", hop.to.to_string()),
                vec![Motion::Goes { layer: 0, path: vec![spot_of(hop.from), spot_of(hop.to)] }],
            ),
            Action::Jump(hop) => (
                Message::new("multiwarcaby-news-jump")
                    .with("from", hop.from.to_string())
                    .with("to", hop.to.to_string())
                    .with("over", hop.over().to_string()),
                vec![
                    Motion::Goes { layer: 0, path: vec![spot_of(hop.from), spot_of(hop.to)] },
                    Motion::Leaves { layer: 0, at: spot_of(hop.over()) },
                ],
            ),
            Action::Stop => {
                let piece = match before.stage {
                    Stage::Chain { piece, .. } => piece.to_string(),
                    _ => String::new(),
                };
                (Message::new("multiwarcaby-news-stop").with("field", piece), Vec::new())
            }
            Action::Skip => (Message::new("multiwarcaby-news-skip"), Vec::new()),
        };
        News {
            by: Some(seat),
            text: self.action_text(before, seat, &action),
            message: message.with("side", before.turn),
            motions,
        }
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, _: &mut E) -> State {
        *view
    }

    fn state_value(&self, state: &State) -> Value {
        let mut value = self.setup_value(&self.setup_of(state));
        if let Value::Map(pairs) = &mut value {
            pairs.push(("last".to_owned(), last_value(state)));
        }
        value
    }

    fn view_value(&self, view: &State) -> Value {
        Value::map([
            ("position", Value::from(self.setup_text(&self.setup_of(view)))),
            ("last", last_value(view)),
        ])
    }

    fn view_from_value(&self, value: &Value) -> Result<State, ValueError> {
        let position = |value: &Value| {
            let setup = self.parse_setup(value.text()?).ok();
            let state = setup.and_then(|setup| self.set_up(&setup).ok());
            state.ok_or_else(|| ValueError::expected("a position of this game"))
        };
        let state = value.get("position").and_then(position).map_err(|e| e.inside("position"))?;
        let last = match value.get("last")? {
            Value::Null => None,
            list => match list.items(2).map_err(|e| e.inside("last"))? {
                [from, to] => {
                    let field = |value| read_field(value).map_err(|e| e.inside("last"));
                    Some((field(from)?, field(to)?))
                }
                _ => return Err(ValueError::expected("two fields").inside("last")),
            },
        };
        Ok(State { last, ..state })
    }

    fn observation_value(&self, observation: &Acted) -> Value {
        Value::map([
            ("seat", Value::Int(observation.seat.0.into())),
            ("action", action_value(observation.action)),
        ])
    }

    fn observation_from_value(&self, value: &Value) -> Result<Acted, ValueError> {
        let most = i64::from(self.seats()) - 1;
        let seat = value.get("seat")?.int(0..=most).map_err(|e| e.inside("seat"))?;
        let action = value.get("action").and_then(read_action).map_err(|e| e.inside("action"))?;
        Ok(Acted { seat: Seat(u8::try_from(seat).unwrap_or(0)), action })
    }
}

fn last_value(state: &State) -> Value {
    match state.last {
        Some((from, to)) => Value::list([from.to_string(), to.to_string()]),
        None => Value::Null,
    }
}
