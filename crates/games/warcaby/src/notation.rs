//! Moves as text: `C3-D4`, `C3xE5xC7`.

use std::fmt;

use crate::field::Field;
use crate::moves::Move;
use crate::numbering::{field_of, has_numbers};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::variant::Variant;

/// No capture takes more pieces than a side has.
pub(crate) const MOST_JUMPS: usize = 12;
/// A start and the landings.
const MOST_FIELDS: usize = MOST_JUMPS + 1;

/// A move as somebody wrote it: where it starts, where it ends and perhaps fields between.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    from: Field,
    /// At least one field.
    landings: Vec<Field>,
    is_capture: bool,
}

impl MoveText {
    /// A step or a capture along these landing fields; none without any, or with more than twelve.
    pub fn new(from: Field, landings: Vec<Field>, is_capture: bool) -> Option<Self> {
        (1..MOST_FIELDS).contains(&landings.len()).then_some(Self { from, landings, is_capture })
    }

    /// Where the move starts.
    pub const fn from(&self) -> Field {
        self.from
    }

    /// The fields on which the piece lands, as far as they are told.
    pub fn landings(&self) -> &[Field] {
        &self.landings
    }

    /// Whether it is written as a capture.
    pub const fn is_capture(&self) -> bool {
        self.is_capture
    }

    fn to(&self) -> Field {
        self.landings[self.landings.len() - 1]
    }
}

/// `C3-D4` or, with all landing fields, `C3xE5xC7`.
impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        let separator = if self.is_capture { 'x' } else { '-' };
        self.landings.iter().try_for_each(|landing| write!(f, "{separator}{landing}"))
    }
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError {
    /// The byte at which it goes wrong.
    pub offset: usize,
    /// What is wrong there.
    pub fault: MoveFault,
}

/// What is wrong with the text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// A field like C3 was expected.
    FieldExpected,
    /// `-`, `x` or `:` was expected after the first field.
    SeparatorExpected,
    /// Only one field: the move is cut.
    TargetMissing,
    /// A step has exactly two fields.
    StepTooLong,
    /// More jumps than there are pieces.
    CaptureTooLong,
    /// `-` and `x` in one move.
    MixedSeparators,
    /// The fields have the numbers 1 to 32.
    NumberOutOfRange,
    /// The fields of this board have no numbers.
    NumbersUnknown,
}

impl MoveText {
    /// Reads `C3-D4` or `c3xe5xc7`; on 64 fields with A1 dark also `22-18` or `22x15x8`. A dash and a multiplication sign,
    /// as word processors put them, will do.
    pub fn read(text: &str, rules: &Variant) -> Result<Self, ParseMoveError> {
        let numbered = text.starts_with(|c: char| c.is_ascii_digit());
        if numbered && !has_numbers(rules) {
            return Err(ParseMoveError { offset: 0, fault: MoveFault::NumbersUnknown });
        }
        parse_with(text, |field| {
            if numbered {
                let number = field.parse().ok().filter(|_| field.bytes().all(|byte| byte.is_ascii_digit()));
                number.and_then(field_of).ok_or(MoveFault::NumberOutOfRange)
            } else {
                field.parse().map_err(|_| MoveFault::FieldExpected)
            }
        })
    }
}

/// Whether a sign between two fields stands for a capture; none if it does not separate fields.
pub(crate) const fn captures(sign: char) -> Option<bool> {
    match sign {
        '-' | '–' => Some(false),
        'x' | 'X' | '×' | ':' => Some(true),
        _ => None,
    }
}

/// Reads a move whose fields are written in some way of their own.
fn parse_with(
    text: &str,
    mut field: impl FnMut(&str) -> Result<Field, MoveFault>,
) -> Result<MoveText, ParseMoveError> {
    let error = |offset, fault| Err(ParseMoveError { offset, fault });
    let mut fields = Vec::new();
    let mut separators = Vec::new();
    let mut offset = 0;
    loop {
        let rest = &text[offset..];
        let len =
            rest.find(|c: char| !c.is_ascii_alphanumeric() || matches!(c, 'x' | 'X')).unwrap_or(rest.len());
        let read = field(&rest[..len]).map_err(|fault| ParseMoveError { offset, fault })?;
        if fields.len() == MOST_FIELDS {
            return error(offset, MoveFault::CaptureTooLong);
        }
        fields.push(read);
        offset += len;
        let Some(sign) = text[offset..].chars().next() else { break };
        separators
            .push(captures(sign).ok_or(ParseMoveError { offset, fault: MoveFault::SeparatorExpected })?);
        if separators.last() != separators.first() {
            return error(offset, MoveFault::MixedSeparators);
        }
        offset += sign.len_utf8();
    }
    match (separators.first(), fields.len()) {
        (None, _) => error(offset, MoveFault::TargetMissing),
        (Some(false), 3..) => error(offset, MoveFault::StepTooLong),
        (Some(&is_capture), _) => {
            let landings = fields.split_off(1);
            Ok(MoveText { from: fields[0], landings, is_capture })
        }
    }
}

impl Variant {
    /// The legal move that a text means here. Landing fields between start and end may be left out while it is clear
    /// which capture is meant; `-` and `x` are not told apart.
    pub fn resolve(&self, position: &Position, text: &MoveText) -> Result<Move, Refusal> {
        let (from, to) = (text.from, text.to());
        if let Some(why) = self.why_not_from(position, from) {
            return Err(why);
        }
        if let Some(complete) = self.walk(position, from, &text.landings).and_then(|walk| walk.complete) {
            return Ok(complete);
        }
        let mut meant = Vec::new();
        self.each_move_of(position, from, |found| {
            if found.to == to && found.is_capture() && self.passes(position, found, &text.landings) {
                meant.push(found);
            }
        });
        match meant.as_slice() {
            [] => Err(self.why_not_along(position, from, &text.landings)),
            &[one] => Ok(one),
            several => {
                let choices = several.iter().map(|&choice| self.move_text(position, choice).to_string());
                Err(Refusal::Ambiguous { from, to, choices: choices.collect() })
            }
        }
    }

    /// The text of a move that is legal here, with the first of its paths.
    pub fn move_text(&self, position: &Position, asked: Move) -> MoveText {
        let landings = self.path(position, asked).unwrap_or_else(|| vec![asked.to]);
        MoveText { from: asked.from, landings, is_capture: asked.is_capture() }
    }
}
