//! Moves as text: `C3-D4`, `C3xE5xC7`; and all else that is written down.

use crate::field::Field;
use crate::game::Warcaby;
use crate::moves::Move;
use crate::numbering::{field_of, has_numbers, no_numbers};
use crate::position::Position;
use crate::refusal::{Refusal, name_of};
use crate::setup::Setup;
use crate::state::State;
use crate::variant::Variant;
use std::fmt;
use stolik_game::kit::{Hop, Part, data, spot_named};
use stolik_game::{Message, Never, Notation, ParseError, Seat, Spot, Value, ValueError};

/// No capture takes more pieces than a side has.
const MOST_JUMPS: usize = 12;
/// As many as the larger board has fields: more pieces cannot be meant.
const MOST_PIECES: usize = 81;

impl Notation for Warcaby {
    type Request = MoveText;

    fn parse_action(&self, text: &str) -> Result<MoveText, ParseError> {
        MoveText::read(text.trim(), &self.rules)
    }

    fn resolve(&self, state: &State, _: Seat, request: &MoveText) -> Result<Move, Refusal> {
        self.rules.resolve(state.position(), request)
    }

    fn action_text(&self, state: &State, _: Seat, action: &Move) -> String {
        self.rules.move_text(state.position(), *action).to_string()
    }

    fn action_value(&self, state: &State, _: Seat, action: &Move) -> Value {
        let path = self.rules.move_text(state.position(), *action).landings;
        let taken: Vec<Field> = action.captured_fields().collect();
        Value::map([
            ("from", data::to_value(&action.from)),
            ("to", data::to_value(&action.to)),
            ("path", data::to_value(&path)),
            ("taken", data::to_value(&taken)),
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
        Setup::from_fen(text, &self.rules)
    }

    fn setup_value(&self, setup: &Setup) -> Value {
        data::to_value(setup)
    }

    fn setup_from_value(&self, value: &Value) -> Result<Setup, ValueError> {
        if let Some(pieces) = value.find("pieces") {
            pieces.items(MOST_PIECES).map_err(|error| error.inside("pieces"))?;
        }
        data::from_value(value)
    }

    fn spot_name(&self, spot: Spot) -> String {
        name_of(spot)
    }

    fn spot_named(&self, name: &str) -> Option<Spot> {
        spot_named::<Field>(name, &[]).filter(|&spot| Field::of_spot(spot).is_some_and(|f| self.rules.has(f)))
    }
}

/// A move as somebody wrote it: where it starts, where it ends and perhaps fields between.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    pub(crate) from: Field,
    /// The fields on which the piece lands, as far as they are told; at least one.
    pub(crate) landings: Vec<Field>,
    is_capture: bool,
}

/// `C3-D4` or, with all landing fields, `C3xE5xC7`.
impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        let separator = if self.is_capture { 'x' } else { '-' };
        self.landings.iter().try_for_each(|landing| write!(f, "{separator}{landing}"))
    }
}

impl MoveText {
    /// Reads `C3-D4` or `c3xe5xc7`; on 64 fields with A1 dark also `22-18` or `22x15x8`. A dash and a multiplication sign,
    /// as word processors put them, will do.
    pub fn read(text: &str, rules: &Variant) -> Result<MoveText, ParseError> {
        let whole = |at, key| ParseError::new(at, Message::new(key).with("text", text));
        let numbered = text.starts_with(|c: char| c.is_ascii_digit());
        if numbered && !has_numbers(rules) {
            return Err(no_numbers(0));
        }
        let mut rest = Part { text, at: 0 };
        let (from, mut landings, mut is_capture) = (read_field(&mut rest, numbered, text)?, Vec::new(), None);
        while let Some(sign) = rest.text.chars().next() {
            let captures = captures(sign).ok_or_else(|| quoting(rest, "warcaby-parse-separator"))?;
            if *is_capture.get_or_insert(captures) != captures {
                return Err(quoting(rest, "warcaby-parse-mixed"));
            }
            rest = rest.after(1);
            let at = rest.at;
            landings.push(read_field(&mut rest, numbered, text)?);
            if landings.len() > MOST_JUMPS {
                return Err(ParseError::new(at, Message::new("warcaby-parse-long").with("most", MOST_JUMPS)));
            }
        }
        match (is_capture, landings.len()) {
            (None, _) => Err(whole(rest.at, "warcaby-parse-short")),
            (Some(false), 2..) => Err(whole(rest.at, "warcaby-parse-step")),
            (Some(is_capture), _) => Ok(MoveText { from, landings, is_capture }),
        }
    }
}

/// Whether a sign between two fields stands for a capture; none if it does not separate fields.
const fn captures(sign: char) -> Option<bool> {
    match sign {
        '-' | '–' => Some(false),
        'x' | 'X' | '×' | ':' => Some(true),
        _ => None,
    }
}

/// Takes a field, by name or by number, from the beginning of what is left of a text.
fn read_field(rest: &mut Part<'_>, numbered: bool, whole: &str) -> Result<Field, ParseError> {
    let is_sign = |c: char| !c.is_ascii_alphanumeric() || matches!(c, 'x' | 'X');
    let length = rest.text.find(is_sign).unwrap_or(rest.text.len());
    let name = Part { text: &rest.text[..length], ..*rest };
    let field = if numbered { name.number().and_then(field_of) } else { name.text.parse().ok() };
    let why = || match rest.text {
        _ if numbered => named(*rest, "warcaby-parse-number"),
        "" if whole.is_empty() => ParseError::new(0, Message::new("warcaby-parse-empty")),
        "" => ParseError::new(rest.at, Message::new("warcaby-parse-short").with("text", whole)),
        _ => named(*rest, "warcaby-parse-field"),
    };
    let field = field.ok_or_else(why)?;
    *rest = rest.after(length);
    Ok(field)
}

/// Something is wrong here; what stands here is told as far as it fits into a sentence.
fn quoting(here: Part<'_>, key: &'static str) -> ParseError {
    const MOST: usize = 12;
    let found: String = here.text.chars().take(MOST).collect();
    ParseError::new(here.at, Message::new(key).with("text", found))
}

/// Something is wrong with the field here; told is what stands before the next sign that separates fields, or that sign.
fn named(here: Part<'_>, key: &'static str) -> ParseError {
    let end = here.text.find(|sign| captures(sign).is_some()).unwrap_or(here.text.len());
    let first = here.text.chars().next().map_or(0, char::len_utf8);
    quoting(Part { text: &here.text[..end.max(first)], ..here }, key)
}

impl Variant {
    /// The legal move that a text means here. Landing fields between start and end may be left out while it is clear
    /// which capture is meant; `-` and `x` are not told apart.
    pub fn resolve(&self, position: &Position, text: &MoveText) -> Result<Move, Refusal> {
        let MoveText { from, landings, .. } = text;
        let (from, to) = (*from, landings.last().copied().unwrap_or(*from));
        if let Some(why) = self.why_not_from(position, from) {
            return Err(why);
        }
        if let Some(complete) = self.walk(position, from, landings).and_then(|walk| walk.complete) {
            return Ok(complete);
        }
        let mut meant = Vec::new();
        self.each_move_of(position, from, |found| {
            if found.to == to && found.is_capture() && self.passes(position, found, landings) {
                meant.push(found);
            }
        });
        match meant.as_slice() {
            [] => Err(self.why_not_along(position, from, landings)),
            &[one] => Ok(one),
            several => {
                let choices = several.iter().map(|&choice| self.move_text(position, choice).to_string());
                Err(Refusal::Ambiguous(Hop { from, to }, choices.collect()))
            }
        }
    }

    /// The text of a move that is legal here, with the first of its paths.
    pub fn move_text(&self, position: &Position, asked: Move) -> MoveText {
        let landings = self.path(position, asked).unwrap_or_else(|| vec![asked.to]);
        MoveText { from: asked.from, landings, is_capture: asked.is_capture() }
    }
}
