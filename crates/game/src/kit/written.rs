//! The notation of games whose parts write themselves.

use super::{Located, Outcome, Touching, data, from_words, spot_name, spot_named, to_words};
use crate::{Notation, ParseError, Rules, Seat, Spot, Value, ValueError};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Between the names of an action's spots.
const DASH: char = '-';

/// A game in which an action is the spots that are touched for it, whatever the position: its text is their names with a
/// dash between them. What chance gives has a text of its own, a setup is the words of its data ([`to_words`]), and actions and
/// setups are plain data by serde.
pub trait Written:
    Touching<
        Request = <Self as Rules>::Action,
        Action: Serialize,
        Chance: Outcome,
        Setup: Serialize + DeserializeOwned,
    >
{
    /// A field of the board.
    type Field: Located;
    /// The names of the buttons, by their numbers.
    const BUTTONS: &'static [&'static str] = &[];

    /// The action for which these spots are touched, in any position.
    fn touched(&self, spots: &[Spot]) -> Option<Self::Action>;
}

impl<G: Written> Notation for G {
    type Request = G::Action;

    fn parse_action(&self, text: &str) -> Result<G::Action, ParseError> {
        let spots = text.trim().split(DASH).map(|name| self.spot_named(name)).collect::<Option<Vec<Spot>>>();
        let action = spots.and_then(|spots| self.touched(&spots));
        action.ok_or_else(|| super::Part { text, at: 0 }.error("parse-touches"))
    }

    fn resolve(&self, _: &G::State, _: Seat, request: &G::Action) -> Result<G::Action, G::Refusal> {
        Ok(*request)
    }

    fn action_text(&self, state: &G::State, _: Seat, action: &G::Action) -> String {
        let names: Vec<String> =
            self.touches(state, action).into_iter().map(|spot| self.spot_name(spot)).collect();
        names.join(&DASH.to_string())
    }

    fn action_value(&self, _: &G::State, _: Seat, action: &G::Action) -> Value {
        data::to_value(action)
    }

    fn chance_text(&self, outcome: &G::Chance) -> String {
        outcome.text()
    }

    fn parse_chance(&self, text: &str) -> Result<G::Chance, ParseError> {
        G::Chance::read(text.trim())
    }

    fn setup_text(&self, setup: &G::Setup) -> String {
        to_words(setup)
    }

    fn parse_setup(&self, text: &str) -> Result<G::Setup, ParseError> {
        from_words(text)
    }

    fn setup_value(&self, setup: &G::Setup) -> Value {
        data::to_value(setup)
    }

    fn setup_from_value(&self, value: &Value) -> Result<G::Setup, ValueError> {
        data::from_value(value)
    }

    fn spot_name(&self, spot: Spot) -> String {
        spot_name::<G::Field>(spot, G::BUTTONS)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        spot_named::<G::Field>(name, G::BUTTONS)
    }
}
