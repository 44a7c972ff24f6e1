//! Actions and chances written down: `F6`, `end`; `first-2`, `7`.

use crate::action::{Action, Chance};
use crate::field::{END, Field, name_of};
use crate::game::BattleRoyale;
use crate::position::SetupData;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::State;
use stolik_game::kit::{Part, data, spot_named};
use stolik_game::{Message, Notation, ParseError, Seat, Spot, Value, ValueError};

/// What stands before the seat that begins.
const FIRST: &str = "first-";

impl Notation for BattleRoyale {
    type Request = Action;

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let text = Part { text: text.trim(), at: 0 };
        if text.text.is_empty() {
            return Err(ParseError::new(0, Message::new("battle-royale-parse-empty")));
        }
        if text.text.eq_ignore_ascii_case(END) {
            return Ok(Action::End);
        }
        text.text.parse().map(Action::Take).map_err(|_| text.error("battle-royale-parse-action"))
    }

    fn resolve(&self, _: &State, _: Seat, request: &Action) -> Result<Action, Refusal> {
        Ok(*request)
    }

    fn action_text(&self, _: &State, _: Seat, action: &Action) -> String {
        match action {
            Action::Take(field) => field.to_string(),
            Action::End => END.to_owned(),
        }
    }

    fn action_value(&self, state: &State, _: Seat, action: &Action) -> Value {
        match *action {
            Action::Take(field) => Value::map([
                ("take", Value::from(field.to_string())),
                ("cost", Value::Int(state.cost(field).total().into())),
                ("from", data::to_value(&state.owner(field))),
            ]),
            Action::End => Value::map([("end", Value::Bool(true))]),
        }
    }

    fn chance_text(&self, outcome: &Chance) -> String {
        match outcome {
            Chance::First(seat) => format!("{FIRST}{seat}"),
            Chance::Roll(face) => face.to_string(),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, ParseError> {
        let part = Part { text: text.trim(), at: 0 };
        let (seats, faces) = (self.options.seats, self.options.die.faces());
        let read = |text| Part { text, at: 0 }.number::<u8>();
        let chance = match part.text.strip_prefix(FIRST) {
            Some(seat) => read(seat).filter(|seat| *seat < seats).map(|seat| Chance::First(Seat(seat))),
            None => read(part.text).filter(|face| (1..=faces).contains(face)).map(Chance::Roll),
        };
        chance.ok_or_else(|| {
            let message = Message::new("battle-royale-parse-chance").with("faces", i64::from(faces));
            part.told(message.with("last", i64::from(seats) - 1))
        })
    }

    fn faces(&self, state: &State, outcome: &Chance) -> Vec<(Seat, String)> {
        match outcome {
            Chance::First(_) => Vec::new(),
            Chance::Roll(face) => vec![(state.seat, face.to_string())],
        }
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_text()
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_text(text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        data::to_value(&SetupData::from(setup))
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        data::from_value::<SetupData>(value)?.try_into()
    }

    fn spot_name(&self, spot: Spot) -> String {
        name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        spot_named::<Field>(name, &[END])
    }
}
