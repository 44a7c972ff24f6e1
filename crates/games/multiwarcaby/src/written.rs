//! Multiwarcaby as a game of Stolik: everything written down.

use crate::action::{Action, Hop};
use crate::action_text::{self, Request};
use crate::field::{Field, MOST};
use crate::game::Multiwarcaby;
use crate::position_text;
use crate::refusal::Refusal;
use crate::setup::{Moment, Place, Setup, SetupFault};
use crate::spots::{SKIP, STOP, any_name, spot_of};
use crate::state::{MOST_SIDES, Stage, State, Which};
use stolik_game::{
    Article, Fault, Message, Never, Notation, ParseError, Rules, Seat, Side, Spot, Value, ValueError,
};

impl Notation for Multiwarcaby {
    type Request = Request;

    fn parse_action(&self, text: &str) -> Result<Request, ParseError> {
        action_text::read(text)
    }

    fn resolve(&self, state: &State, _: Seat, request: &Request) -> Result<Action, Refusal> {
        match (*request, state.stage) {
            (Request::Full(action), _) => Ok(action),
            (Request::Further(to), Stage::Chain { piece, .. }) => Ok(Action::Jump(Hop { from: piece, to })),
            (Request::Further(to), _) => Err(Refusal::NoChain(to)),
        }
    }

    fn action_text(&self, state: &State, _: Seat, action: &Action) -> String {
        action_text::write(state, *action)
    }

    fn action_value(&self, _: &State, _: Seat, action: &Action) -> Value {
        action_value(*action)
    }

    fn chance_text(&self, outcome: &Never) -> String {
        match *outcome {}
    }

    fn parse_chance(&self, _: &str) -> Result<Never, ParseError> {
        Err(ParseError::new(0, Message::new("refused-no-chance-now")))
    }

    fn setup_text(&self, setup: &Setup) -> String {
        position_text::write(setup, self.sides())
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        position_text::read(text, self.sides())
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        let (which, captured, jump) = match setup.moment {
            Moment::First => (Which::First, false, Value::Null),
            Moment::Second { captured } => (Which::Second, captured, Value::Null),
            Moment::Chain { piece, which } => (which, true, piece.to_string().into()),
        };
        Value::map([
            ("pieces", Value::list(setup.pieces.iter().map(Place::to_string))),
            ("turn", Value::Int(setup.turn.0.into())),
            ("captured", Value::list(setup.scores.iter().map(|&score| i64::from(score)))),
            ("move", Value::Int(if which == Which::First { 1 } else { 2 })),
            ("has_captured", Value::Bool(captured)),
            ("jump", jump),
            ("quiet", Value::Int(setup.quiet.into())),
        ])
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        value.only(&["pieces", "turn", "captured", "move", "has_captured", "jump", "quiet"])?;
        let pieces = value.get("pieces")?.items(MOST_PIECES).map_err(|e| e.inside("pieces"))?;
        let pieces = (0..).zip(pieces).map(|(index, piece): (usize, _)| {
            read_place(piece).map_err(|error| error.inside(index).inside("pieces"))
        });
        let number = |name: &str| match value.find(name) {
            None => Ok(0),
            Some(number) => read_number(number).map_err(|error| error.inside(name)),
        };
        let scores = match value.find("captured") {
            None => Ok(vec![0; usize::from(self.sides())]),
            Some(scores) => {
                let scores = scores.items(MOST_SIDES).map_err(|e| e.inside("captured"))?;
                scores.iter().map(read_number).collect::<Result<_, _>>().map_err(|e| e.inside("captured"))
            }
        };
        Ok(Setup {
            pieces: pieces.collect::<Result<_, _>>()?,
            turn: Side(number("turn")?),
            scores: scores?,
            moment: read_moment(value)?,
            quiet: number("quiet")?,
        })
    }

    fn spot_name(&self, spot: Spot) -> String {
        any_name(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        match name {
            "stop" => Some(STOP),
            "skip" => Some(SKIP),
            _ => name.parse().ok().filter(|&field| self.board().fields().has(field)).map(spot_of),
        }
    }
}

/// As many as the larger board has fields: more cannot be meant.
const MOST_PIECES: usize = MOST as usize * MOST as usize;

/// An action as plain data.
pub(crate) fn action_value(action: Action) -> Value {
    let hop = |word: &str, hop: Hop| {
        Value::map([
            ("do", Value::from(word)),
            ("from", Value::from(hop.from.to_string())),
            ("to", Value::from(hop.to.to_string())),
        ])
    };
    match action {
        Action::Shift(shift) => hop("shift", shift),
        Action::Jump(jump) => hop("jump", jump),
        Action::Stop => Value::map([("do", Value::from("stop"))]),
        Action::Skip => Value::map([("do", Value::from("skip"))]),
    }
}

/// Reads an action from plain data.
pub(crate) fn read_action(value: &Value) -> Result<Action, ValueError> {
    let hop = || {
        let [from, to] = ["from", "to"].map(|name| {
            let field = value.get(name)?;
            read_field(field).map_err(|error| error.inside(name))
        });
        Ok(Hop { from: from?, to: to? })
    };
    match value.get("do")?.text() {
        Ok("shift") => Ok(Action::Shift(hop()?)),
        Ok("jump") => Ok(Action::Jump(hop()?)),
        Ok("stop") => Ok(Action::Stop),
        Ok("skip") => Ok(Action::Skip),
        _ => Err(ValueError::expected("\"shift\", \"jump\", \"stop\" or \"skip\"").inside("do")),
    }
}

/// Reads a field from plain data.
pub(crate) fn read_field(value: &Value) -> Result<Field, ValueError> {
    value.text()?.parse().map_err(|_| ValueError::expected("a field like C3"))
}

fn read_place(value: &Value) -> Result<Place, ValueError> {
    Place::read(value.text()?).ok_or_else(|| ValueError::expected("a field like C3"))
}

fn read_number(value: &Value) -> Result<u8, ValueError> {
    let number = value.int(0..=i64::from(u8::MAX))?;
    u8::try_from(number).map_err(|_| ValueError::expected("a small number"))
}

fn read_moment(value: &Value) -> Result<Moment, ValueError> {
    let which = match value.find("move").map(|number| number.int(1..=2)) {
        None | Some(Ok(1)) => Which::First,
        Some(Ok(_)) => Which::Second,
        Some(Err(error)) => return Err(error.inside("move")),
    };
    let captured = match value.find("has_captured") {
        None => false,
        Some(captured) => captured.bool().map_err(|error| error.inside("has_captured"))?,
    };
    match (value.find("jump"), which) {
        (Some(place @ Value::Text(_)), which) => {
            let piece = read_place(place).map_err(|error| error.inside("jump"))?;
            Ok(Moment::Chain { piece, which })
        }
        (Some(Value::Null) | None, Which::Second) => Ok(Moment::Second { captured }),
        (Some(Value::Null) | None, Which::First) if captured => {
            Err(ValueError::expected("false before the first move").inside("has_captured"))
        }
        (Some(Value::Null) | None, Which::First) => Ok(Moment::First),
        (Some(_), _) => Err(ValueError::expected("a field like C3, or null").inside("jump")),
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::OffBoard(_) => "off-board",
            SetupFault::Twice(_) => "twice",
            SetupFault::NoPieces => "no-pieces",
            SetupFault::NoEmptyField => "no-empty-field",
            SetupFault::TooManyCaptured { .. } => "too-many-captured",
            SetupFault::Scores { .. } => "scores",
            SetupFault::NoSuchSide { .. } => "no-such-side",
            SetupFault::ChainWithoutPiece(_) => "chain-without-piece",
            SetupFault::ChainWithoutJump(_) => "chain-without-jump",
            SetupFault::LongQuiet { .. } => "long-quiet",
        }
    }

    fn article(&self) -> Option<Article> {
        Some(Article(match self {
            SetupFault::OffBoard(place) if place.field().is_some() => "MW16",
            SetupFault::OffBoard(_) => "M2",
            SetupFault::Twice(_) | SetupFault::NoEmptyField => "M3",
            SetupFault::NoPieces | SetupFault::TooManyCaptured { .. } => "MW17",
            SetupFault::Scores { .. } => "M14",
            SetupFault::NoSuchSide { .. } => "M1",
            SetupFault::ChainWithoutPiece(_) | SetupFault::ChainWithoutJump(_) => "MW7",
            SetupFault::LongQuiet { .. } => "MW2",
        }))
    }

    fn message(&self) -> Message {
        let on = |key, place: &Place| Message::new(key).with("field", place.to_string());
        match self {
            SetupFault::OffBoard(place) => on("multiwarcaby-fault-off-board", place),
            SetupFault::Twice(place) => on("multiwarcaby-fault-twice", place),
            SetupFault::NoPieces => Message::new("multiwarcaby-fault-no-pieces"),
            SetupFault::NoEmptyField => Message::new("multiwarcaby-fault-no-empty-field"),
            SetupFault::TooManyCaptured { count, most } => {
                Message::new("multiwarcaby-fault-too-many-captured")
                    .with("count", i64::from(*count))
                    .with("most", i64::from(*most))
            }
            SetupFault::Scores { count, sides } => Message::new("multiwarcaby-fault-scores")
                .with("count", *count)
                .with("sides", i64::from(*sides)),
            SetupFault::NoSuchSide { side, sides } => Message::new("multiwarcaby-fault-no-such-side")
                .with("number", i64::from(side.0))
                .with("most", i64::from(*sides) - 1),
            SetupFault::ChainWithoutPiece(place) => on("multiwarcaby-fault-chain-without-piece", place),
            SetupFault::ChainWithoutJump(place) => on("multiwarcaby-fault-chain-without-jump", place),
            SetupFault::LongQuiet { count, most } => Message::new("multiwarcaby-fault-long-quiet")
                .with("count", i64::from(*count))
                .with("most", i64::from(*most)),
        }
    }
}
