//! Wojna as a game of Stolik: everything written down.

use crate::action::Action;
use crate::building::BuildingKind;
use crate::cell::Cell;
use crate::game::Wojna;
use crate::phase::Die;
use crate::reader::told;
use crate::refusal::Refusal;
use crate::request::{Made, Request, Verb, Who};
use crate::setup::Setup;
use crate::spots::{spot_name, spot_named};
use crate::state::State;
use stolik_game::{Notation, ParseError, Seat, Spot, Value, ValueError};

impl Notation for Wojna {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        self.read_request(text)
    }

    fn resolve(&self, state: &State, _: Seat, request: &Request) -> Result<Action, Refusal> {
        state.meant(*request).map_err(|why| self.refusal(why))
    }

    fn action_text(&self, state: &State, _: Seat, action: &Action) -> String {
        let unit = |cell| state.unit(cell).map_or('U', |unit| unit.kind.letter());
        let engine = |cell| state.engine(cell).map_or('E', |engine| engine.kind.letter());
        action.text(self.frame(), unit, engine)
    }

    fn action_value(&self, state: &State, seat: Seat, action: &Action) -> Value {
        let at = |name, cell: Cell| (name, Value::from(self.frame().name(cell)));
        let kind = |word: &str| ("kind", Value::from(word));
        let text = ("text", Value::from(self.action_text(state, seat, action)));
        match *action {
            Action::Castle(cell) => Value::map([kind("castle"), at("at", cell), text]),
            Action::Camp(cell) => Value::map([kind("camp"), at("at", cell), text]),
            Action::Go { from, to } => Value::map([kind("go"), at("from", from), at("to", to), text]),
            Action::Strike { from, target } => {
                Value::map([kind("strike"), at("from", from), at("target", target), text])
            }
            Action::Shoot { from, target } => {
                Value::map([kind("shoot"), at("from", from), at("target", target), text])
            }
            Action::Drive { from, to, crew } => {
                Value::map([kind("drive"), at("from", from), at("to", to), at("crew", crew), text])
            }
            Action::Swing { from, to, crew } => {
                Value::map([kind("swing"), at("from", from), at("to", to), at("crew", crew), text])
            }
            Action::Ram { engine, target } => {
                Value::map([kind("ram"), at("from", engine), at("target", target), text])
            }
            Action::Hurl { engine, target } => {
                Value::map([kind("hurl"), at("from", engine), at("target", target), text])
            }
            Action::Volley(tower) => Value::map([kind("volley"), at("from", tower), text]),
            Action::Sail { from, to, turn, crew } => {
                let turn = ("turn", Value::Int(turn as i64));
                Value::map([kind("sail"), at("from", from), at("to", to), turn, at("crew", crew), text])
            }
            Action::Coins(castle) => Value::map([kind("coins"), at("building", castle), text]),
            Action::Build { castle, kind: what, at: place, .. } => Value::map([
                kind("build"),
                at("building", castle),
                ("what", Value::from(what.word())),
                at("at", place),
                text,
            ]),
            Action::Recruit { building, recruits } => {
                let unit = |unit: crate::NewUnit| {
                    Value::map([("what", Value::from(unit.kind.word())), at("at", unit.at)])
                };
                let units = ("units", Value::list(recruits.iter().map(unit)));
                Value::map([kind("recruit"), at("building", building), units, text])
            }
            Action::Assemble { building, kind: what, at: place, .. } => Value::map([
                kind("assemble"),
                at("building", building),
                ("what", Value::from(what.word())),
                at("at", place),
                text,
            ]),
            Action::Launch { building, at: place, .. } => {
                Value::map([kind("launch"), at("building", building), at("at", place), text])
            }
            Action::Stop => Value::map([kind("stop"), text]),
            Action::Done => Value::map([kind("done"), text]),
            Action::End => Value::map([kind("end"), text]),
        }
    }

    fn chance_text(&self, outcome: &Die) -> String {
        outcome.eyes().to_string()
    }

    fn parse_chance(&self, text: &str) -> Result<Die, ParseError> {
        let die = match text.trim().as_bytes() {
            [digit @ b'1'..=b'6'] => Die::new(digit - b'0'),
            _ => None,
        };
        die.ok_or_else(|| ParseError::new(0, told("wojna-parse-die", text)))
    }

    fn faces(&self, state: &State, outcome: &Die) -> Vec<(Seat, String)> {
        vec![(state.turn.seat(), outcome.eyes().to_string())]
    }

    fn setup_text(&self, setup: &Setup) -> String {
        self.position_text(setup)
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        self.read_position(text)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        self.position_value(setup)
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        self.read_position_value(value)
    }

    fn spot_name(&self, spot: Spot) -> String {
        spot_name(self, spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        spot_named(self, name)
    }
}

impl Wojna {
    /// The text of an action without its position: `U` and `E` stand for any land unit and any engine.
    pub(crate) fn plain_text(&self, action: Action) -> String {
        action.text(self.frame(), |_| 'U', |_| 'E')
    }
}

impl Request {
    /// The action that a full request means anywhere; none if it leaves something to the position.
    pub(crate) fn plain(self) -> Option<Action> {
        Some(match self {
            Request::Place(BuildingKind::Castle, at) => Action::Castle(at),
            Request::Place(BuildingKind::Camp, at) => Action::Camp(at),
            Request::Deed { who: Who::Unit(_), from, verb, to, crew: None } => match verb {
                Verb::Go => Action::Go { from, to },
                Verb::Strike => Action::Strike { from, target: to },
                Verb::Shoot => Action::Shoot { from, target: to },
                Verb::Swing => return None,
            },
            Request::Deed { who: Who::Engine(_), from, verb, to, crew } => match (verb, crew) {
                (Verb::Go, Some(crew)) => Action::Drive { from, to, crew },
                (Verb::Swing, Some(crew)) => Action::Swing { from, to, crew },
                (Verb::Strike, None) => Action::Ram { engine: from, target: to },
                (Verb::Shoot, None) => Action::Hurl { engine: from, target: to },
                _ => return None,
            },
            Request::Place(..) | Request::Deed { .. } => return None,
            Request::Sail { from, to, turn, crew } => Action::Sail { from, to, turn, crew: crew? },
            Request::Volley(tower) => Action::Volley(tower),
            Request::Make { building, what } => {
                let building = building?;
                match what {
                    Made::Coins => Action::Coins(building),
                    Made::Building(kind, at, axis) => Action::Build { castle: building, kind, at, axis },
                    Made::Units(recruits) => Action::Recruit { building, recruits },
                    Made::Engine(kind, at, axis, front) => {
                        Action::Assemble { building, kind, at, axis, front }
                    }
                    Made::Ship(at, axis) => Action::Launch { building, at, axis },
                }
            }
            Request::Ending(action) => action,
        })
    }
}
