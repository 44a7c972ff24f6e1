//! Medh Kuu Lash as a game of Stolik: everything written down.

use crate::action::Action;
use crate::colour::Colour;
use crate::dice::Dice;
use crate::game::MedhKuuLash;
use crate::refusal::Refusal;
use crate::request::{Request, told};
use crate::setup::{Place, Placed, Setup};
use crate::spots::{name_of, spot_named};
use crate::state::{Moment, State};
use stolik_game::{Notation, ParseError, Seat, Spot, Value, ValueError};

impl Notation for MedhKuuLash {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        Request::read(text)
    }

    fn resolve(&self, state: &State, _: Seat, request: &Request) -> Result<Action, Refusal> {
        self.meant(state, *request)
    }

    fn action_text(&self, state: &State, _: Seat, action: &Action) -> String {
        state.text_of(*action)
    }

    fn action_value(&self, state: &State, _: Seat, action: &Action) -> Value {
        let kind = |word: &str| ("kind", Value::from(word));
        let at = |name, field: crate::Field| (name, Value::from(field.to_string()));
        match *action {
            Action::Roll => Value::map([kind("roll")]),
            Action::Nothing => Value::map([kind("nothing")]),
            Action::Pass(from) => {
                Value::map([kind("pass"), at("from", from), at("to", from.near_peak(state.turn))])
            }
            Action::Go { from, to } => {
                let word = if from.is_peak() { "move" } else { "fall" };
                Value::map([kind(word), at("from", from), at("to", to)])
            }
            Action::Swap(pair) => {
                let [one, other] = state.own_first(pair);
                Value::map([kind("swap"), at("field", one), at("with", other)])
            }
            Action::Remove(field) => Value::map([kind("remove"), at("field", field)]),
            Action::Push(field) => Value::map([kind("push"), at("field", field)]),
            Action::Put(field) => Value::map([kind("put"), at("field", field)]),
        }
    }

    fn chance_text(&self, outcome: &Dice) -> String {
        outcome.to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Dice, ParseError> {
        let dice = Dice::read(text.trim());
        dice.ok_or_else(|| ParseError::new(0, told("medh-kuu-lash-parse-dice", text)))
    }

    fn faces(&self, state: &State, outcome: &Dice) -> Vec<(Seat, String)> {
        match state.moment {
            Moment::Start => Vec::new(),
            _ => [outcome.green, outcome.wooden]
                .map(|die| (state.turn.seat(), die.eyes().to_string()))
                .to_vec(),
        }
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_text()
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_text(text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        let piece = |placed: &Placed| {
            Value::map([
                ("field", Value::from(placed.place.to_string())),
                ("side", Value::from(placed.colour.word())),
            ])
        };
        Value::map([
            ("turn", Value::from(setup.turn.word())),
            ("pieces", Value::List(setup.pieces.iter().map(piece).collect())),
            ("moment", Value::from(setup.moment.to_text())),
            ("turns", Value::Int(setup.turns.into())),
        ])
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        value.only(&["turn", "pieces", "moment", "turns"])?;
        let pieces = value.get("pieces")?.items(MOST_PIECES).map_err(|e| e.inside("pieces"))?;
        let pieces = pieces
            .iter()
            .enumerate()
            .map(|(index, piece)| read_piece(piece).map_err(|error| error.inside(index).inside("pieces")));
        Ok(Setup {
            pieces: pieces.collect::<Result<_, _>>()?,
            turn: value.get("turn").and_then(read_colour).map_err(|e| e.inside("turn"))?,
            moment: match value.find("moment") {
                None => Moment::Before,
                Some(moment) => read_moment(moment).map_err(|e| e.inside("moment"))?,
            },
            turns: match value.find("turns") {
                None => 0,
                Some(turns) => {
                    let turns = turns.int(0..=u16::MAX.into()).map_err(|e| e.inside("turns"))?;
                    u16::try_from(turns).unwrap_or(u16::MAX)
                }
            },
        })
    }

    fn spot_name(&self, spot: Spot) -> String {
        name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        spot_named(name)
    }
}

/// As many as the board has fields, and once again: more cannot be meant.
const MOST_PIECES: usize = 48;

fn read_piece(value: &Value) -> Result<Placed, ValueError> {
    value.only(&["field", "side"])?;
    let place = Place::read(value.get("field")?.text().map_err(|e| e.inside("field"))?);
    Ok(Placed {
        place: place.ok_or_else(|| ValueError::expected("a field like G4").inside("field"))?,
        colour: value.get("side").and_then(read_colour).map_err(|e| e.inside("side"))?,
    })
}

fn read_moment(value: &Value) -> Result<Moment, ValueError> {
    let moment = Moment::from_text(value.text()?);
    moment.ok_or_else(|| ValueError::expected("a moment like \"before\", \"roll\" or \"2/1\""))
}

/// Reads `green` or `wooden`.
pub(crate) fn read_colour(value: &Value) -> Result<Colour, ValueError> {
    match value.text() {
        Ok("green") => Ok(Colour::Green),
        Ok("wooden") => Ok(Colour::Wooden),
        _ => Err(ValueError::expected("\"green\" or \"wooden\"")),
    }
}
