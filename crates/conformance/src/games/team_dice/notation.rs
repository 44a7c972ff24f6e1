use super::super::plain::{Loose, PlainRefusal, plain_setup_forms};
use super::{Action, BUTTON_BANK, BUTTON_ROLL, Face, State, TeamDice};
use stolik_game::{Message, Notation, ParseError, Seat, Spot, Value, ValueError};

/// An action as records have it.
pub(super) fn action_text(action: Action) -> &'static str {
    match action {
        Action::Roll => "roll",
        Action::Bank => "bank",
    }
}

impl Notation for TeamDice {
    type Request = Action;

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let action = Action::BOTH.into_iter().find(|action| action_text(*action) == text);
        action.ok_or_else(|| ParseError::new(0, Message::new("team-dice-not-an-action")))
    }

    fn resolve(&self, _: &State, _: Seat, action: &Action) -> Result<Action, PlainRefusal> {
        Ok(*action)
    }

    fn action_text(&self, _: &State, _: Seat, action: &Action) -> String {
        action_text(*action).to_owned()
    }

    fn action_value(&self, _: &State, _: Seat, action: &Action) -> Value {
        Value::map([("do", action_text(*action).into())])
    }

    fn chance_text(&self, face: &Face) -> String {
        face.0.to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Face, ParseError> {
        let face = text.parse().ok().filter(|face| (1..=6).contains(face));
        let wrong = || ParseError::new(0, Message::new("team-dice-not-a-face"));
        face.map(Face).ok_or_else(wrong)
    }

    plain_setup_forms!();

    fn spot_name(&self, spot: Spot) -> String {
        match spot {
            BUTTON_ROLL => "roll".to_owned(),
            BUTTON_BANK => "bank".to_owned(),
            other => format!("{other:?}"),
        }
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        match name {
            "roll" => Some(BUTTON_ROLL),
            "bank" => Some(BUTTON_BANK),
            _ => None,
        }
    }
}
