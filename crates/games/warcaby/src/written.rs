//! Warcaby as a game of Stolik: everything written down.

use crate::colour::{Colour, Rank};
use crate::fen::{FenError, FenFault, MOST_BYTES};
use crate::field::Field;
use crate::game::{Warcaby, side_of};
use crate::moves::Move;
use crate::notation::{MOST_JUMPS, MoveFault, MoveText, ParseMoveError, captures};
use crate::refusal::Refusal;
use crate::seen::colour_word;
use crate::setup::{PIECES_PER_SIDE, Place, Placed, Setup, SetupFault};
use crate::spots::{any_name, field_of, spot_of};
use crate::state::State;
use stolik_game::{
    Article, Fault, Message, Never, Notation, ParseError, Rules, Seat, Spot, Value, ValueError,
};

impl Notation for Warcaby {
    type Request = MoveText;

    fn parse_action(&self, text: &str) -> Result<MoveText, ParseError> {
        let read = MoveText::read(text.trim(), &self.rules);
        read.map_err(|error| move_error(text.trim(), &error))
    }

    fn resolve(&self, state: &State, _: Seat, request: &MoveText) -> Result<Move, Refusal> {
        self.rules.resolve(state.position(), request)
    }

    fn action_text(&self, state: &State, _: Seat, action: &Move) -> String {
        self.rules.move_text(state.position(), *action).to_string()
    }

    fn action_value(&self, state: &State, _: Seat, action: &Move) -> Value {
        let text = self.rules.move_text(state.position(), *action);
        Value::map([
            ("from", Value::from(action.from.to_string())),
            ("to", Value::from(action.to.to_string())),
            ("path", Value::list(text.landings().iter().map(Field::to_string))),
            ("taken", Value::list(action.captured_fields().map(|field| field.to_string()))),
        ])
    }

    fn chance_text(&self, outcome: &Never) -> String {
        match *outcome {}
    }

    fn parse_chance(&self, _: &str) -> Result<Never, ParseError> {
        Err(ParseError::new(0, Message::new("refused-no-chance-now")))
    }

    fn setup_text(&self, setup: &Setup) -> String {
        setup.to_fen()
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError> {
        Setup::from_fen(text, &self.rules).map_err(|error| fen_error(text, &error))
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        let piece = |placed: &Placed| {
            let rank = match placed.rank {
                Rank::Man => "man",
                Rank::King => "king",
            };
            Value::map([
                ("field", Value::from(placed.place.to_string())),
                ("side", Value::from(colour_word(placed.colour))),
                ("rank", Value::from(rank)),
            ])
        };
        Value::map([
            ("turn", Value::from(colour_word(setup.turn))),
            ("pieces", Value::List(setup.pieces.iter().map(piece).collect())),
            ("king_streak", Value::Int(setup.king_streak.into())),
        ])
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        value.only(&["turn", "pieces", "king_streak"])?;
        let pieces = value.get("pieces")?.items(MOST_PIECES).map_err(|e| e.inside("pieces"))?;
        let pieces = pieces
            .iter()
            .enumerate()
            .map(|(index, piece)| read_piece(piece).map_err(|error| error.inside(index).inside("pieces")));
        Ok(Setup {
            pieces: pieces.collect::<Result<_, _>>()?,
            turn: value.get("turn").and_then(read_colour).map_err(|e| e.inside("turn"))?,
            king_streak: match value.find("king_streak") {
                None => 0,
                Some(streak) => {
                    let streak = streak.int(0..=u16::MAX.into()).map_err(|e| e.inside("king_streak"))?;
                    u16::try_from(streak).unwrap_or(u16::MAX)
                }
            },
        })
    }

    fn spot_name(&self, spot: Spot) -> String {
        any_name(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        let spot = spot_of(name.parse().ok()?);
        let size = self.options().board.size();
        field_of(spot).filter(|field| field.column() < size && field.row() < size).map(spot_of)
    }
}

/// As many as the larger board has fields: more cannot be meant.
const MOST_PIECES: usize = 81;

fn read_piece(value: &Value) -> Result<Placed, ValueError> {
    value.only(&["field", "side", "rank"])?;
    let place = Place::read(value.get("field")?.text().map_err(|e| e.inside("field"))?);
    let rank = match value.get("rank")?.text() {
        Ok("man") => Rank::Man,
        Ok("king") => Rank::King,
        _ => return Err(ValueError::expected("\"man\" or \"king\"").inside("rank")),
    };
    Ok(Placed {
        place: place.ok_or_else(|| ValueError::expected("a field like C3").inside("field"))?,
        colour: value.get("side").and_then(read_colour).map_err(|e| e.inside("side"))?,
        rank,
    })
}

fn read_colour(value: &Value) -> Result<Colour, ValueError> {
    match value.text() {
        Ok("light") => Ok(Colour::Light),
        Ok("dark") => Ok(Colour::Dark),
        _ => Err(ValueError::expected("\"light\" or \"dark\"")),
    }
}

/// The character at which a byte stands.
fn character(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|&(index, _)| index < byte).count()
}

/// What stands from a byte on, as far as it fits into a sentence.
fn found(text: &str, byte: usize) -> String {
    text.get(byte..).unwrap_or_default().chars().take(12).collect()
}

/// What stands from a byte on up to the next sign that separates fields, or that sign.
fn field_at(text: &str, byte: usize) -> String {
    let rest = found(text, byte);
    match rest.split(|sign| captures(sign).is_some()).next() {
        Some(field) if !field.is_empty() => field.to_owned(),
        _ => rest.chars().take(1).collect(),
    }
}

fn move_error(text: &str, error: &ParseMoveError) -> ParseError {
    ParseError::new(character(text, error.offset), move_message(text, error))
}

/// What is wrong with the text of a move.
pub(crate) fn move_message(text: &str, error: &ParseMoveError) -> Message {
    let here = |key| Message::new(key).with("text", found(text, error.offset));
    let field = |key| Message::new(key).with("text", field_at(text, error.offset));
    match error.fault {
        MoveFault::FieldExpected if text.is_empty() => Message::new("warcaby-parse-empty"),
        MoveFault::SeparatorExpected => here("warcaby-parse-separator"),
        MoveFault::FieldExpected if error.offset == text.len() => {
            Message::new("warcaby-parse-short").with("text", text)
        }
        MoveFault::FieldExpected => field("warcaby-parse-field"),
        MoveFault::TargetMissing => Message::new("warcaby-parse-short").with("text", text),
        MoveFault::StepTooLong => Message::new("warcaby-parse-step").with("text", text),
        MoveFault::CaptureTooLong => Message::new("warcaby-parse-long").with("most", MOST_JUMPS),
        MoveFault::MixedSeparators => here("warcaby-parse-mixed"),
        MoveFault::NumberOutOfRange => field("warcaby-parse-number"),
        MoveFault::NumbersUnknown => Message::new("warcaby-parse-number-board"),
    }
}

fn fen_error(text: &str, error: &FenError) -> ParseError {
    ParseError::new(character(text, error.offset), fen_message(error))
}

/// What is wrong with the text of a position.
pub(crate) fn fen_message(error: &FenError) -> Message {
    let here = |key| Message::new(key).with("text", error.found.as_str());
    match error.fault {
        FenFault::TooLong => Message::new("warcaby-parse-position-long").with("most", MOST_BYTES),
        FenFault::TurnExpected => here("warcaby-parse-side"),
        FenFault::SectionExpected => here("warcaby-parse-position-form"),
        FenFault::SectionTwice => here("warcaby-parse-section-twice"),
        FenFault::SideMissing(colour) => {
            Message::new("warcaby-parse-side-missing").with("side", side_of(colour))
        }
        FenFault::PieceExpected => here("warcaby-parse-piece"),
        FenFault::NumberOutOfRange => here("warcaby-parse-number"),
        FenFault::NumbersUnknown => Message::new("warcaby-parse-number-board"),
        FenFault::RangeBackwards => here("warcaby-parse-range"),
        FenFault::CountExpected => here("warcaby-parse-count"),
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            SetupFault::OffBoard(_) => "off-board",
            SetupFault::LightField(_) => "light-field",
            SetupFault::TakenTwice(_) => "taken-twice",
            SetupFault::UncrownedMan(..) => "promotion-row",
            SetupFault::TooManyPieces { .. } => "too-many-pieces",
            SetupFault::NoPieces => "no-pieces",
            SetupFault::LongStreak { .. } => "long-streak",
        }
    }

    fn article(&self) -> Option<Article> {
        Some(Article(match self {
            SetupFault::OffBoard(_) => "W2",
            SetupFault::LightField(_) => "WA1",
            SetupFault::TakenTwice(_) | SetupFault::TooManyPieces { .. } => "W3",
            SetupFault::UncrownedMan(..) => "W8",
            SetupFault::NoPieces => "W10",
            SetupFault::LongStreak { .. } => "WA4",
        }))
    }

    fn message(&self) -> Message {
        let on = |key, place: &Place| Message::new(key).with("field", place.to_string());
        match self {
            SetupFault::OffBoard(place) => on("warcaby-fault-off-board", place),
            SetupFault::LightField(place) => on("warcaby-fault-light-field", place),
            SetupFault::TakenTwice(place) => on("warcaby-fault-twice", place),
            SetupFault::UncrownedMan(place, colour) => {
                on("warcaby-fault-promotion-row", place).with("side", side_of(*colour))
            }
            SetupFault::TooManyPieces { colour, count } => Message::new("warcaby-fault-too-many")
                .with("side", side_of(*colour))
                .with("count", *count)
                .with("most", PIECES_PER_SIDE),
            SetupFault::NoPieces => Message::new("warcaby-fault-no-pieces"),
            SetupFault::LongStreak { count, most } => Message::new("warcaby-fault-streak")
                .with("count", i64::from(*count))
                .with("most", i64::from(*most)),
        }
    }
}
