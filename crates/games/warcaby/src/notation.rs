//! Moves as text: `C3-D4`, `C3xE5xC7`.

use std::fmt;
use std::str::FromStr;

use crate::field::Field;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;

/// A start and twelve landings: no capture takes more pieces than a side has.
const MOST_FIELDS: usize = 13;

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
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fault = match self.fault {
            MoveFault::FieldExpected => "a field like C3 was expected",
            MoveFault::SeparatorExpected => "`-` or `x` was expected after the field",
            MoveFault::TargetMissing => "the move ends after one field; write it like C3-D4 or C3xE5",
            MoveFault::StepTooLong => "a move without capture has two fields, like C3-D4",
            MoveFault::CaptureTooLong => "a capture has at most twelve jumps",
            MoveFault::MixedSeparators => "`-` and `x` cannot stand in one move",
        };
        write!(f, "at byte {}: {fault}", self.offset)
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for MoveText {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        parse_with(text, |field| field.parse().ok())
    }
}

/// Reads a move whose fields are written in some way of their own.
pub(crate) fn parse_with(
    text: &str,
    mut field: impl FnMut(&str) -> Option<Field>,
) -> Result<MoveText, ParseMoveError> {
    let error = |offset, fault| Err(ParseMoveError { offset, fault });
    let mut fields = Vec::new();
    let mut separators = Vec::new();
    let mut offset = 0;
    loop {
        let rest = &text[offset..];
        let len =
            rest.find(|c: char| !c.is_ascii_alphanumeric() || matches!(c, 'x' | 'X')).unwrap_or(rest.len());
        let Some(read) = field(&rest[..len]) else {
            return error(offset, MoveFault::FieldExpected);
        };
        if fields.len() == MOST_FIELDS {
            return error(offset, MoveFault::CaptureTooLong);
        }
        fields.push(read);
        offset += len;
        match text[offset..].chars().next() {
            None => break,
            Some('-') => separators.push(false),
            Some('x' | 'X' | ':') => separators.push(true),
            Some(_) => return error(offset, MoveFault::SeparatorExpected),
        }
        offset += 1;
        if separators.last() != separators.first() {
            return error(offset - 1, MoveFault::MixedSeparators);
        }
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

/// Why a move that was written is not legal here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The field is not a dark field of this board (WA1).
    NotPlayable(Field),
    /// No piece of the side to move stands there.
    NoOwnPiece(Field),
    /// A capture is possible and so compulsory (W6).
    CaptureCompulsory,
    /// The capture takes fewer pieces than another would (W6).
    TakesTooFew {
        /// The pieces it takes.
        taken: u32,
        /// The pieces that must be taken.
        majority: u32,
    },
    /// Several captures are written like this: the landing fields between must be told.
    Ambiguous,
    /// The piece cannot move so.
    Impossible,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotPlayable(field) => write!(f, "{field} is not a dark field of this board"),
            Self::NoOwnPiece(field) => write!(f, "no piece of the side to move stands on {field}"),
            Self::CaptureCompulsory => f.write_str("a capture is possible, and so compulsory"),
            Self::TakesTooFew { taken, majority } => {
                write!(f, "it takes {taken} where {majority} can and must be taken")
            }
            Self::Ambiguous => {
                f.write_str("several captures lead from this field to that one; name the fields between")
            }
            Self::Impossible => f.write_str("the piece cannot move so"),
        }
    }
}

impl std::error::Error for Illegal {}

impl Rules {
    /// The legal move that a text means here. Landing fields between start and end may be left out while it
    /// is clear which capture is meant.
    pub fn resolve(&self, position: &Position, text: &MoveText) -> Result<Move, Illegal> {
        let (from, to) = (text.from, text.to());
        let fields = std::iter::once(&from).chain(&text.landings);
        if let Some(&field) = fields.into_iter().find(|&&field| !self.is_playable(field)) {
            return Err(Illegal::NotPlayable(field));
        }
        if !position.pieces().of(position.turn()).meets(from.alone()) {
            return Err(Illegal::NoOwnPiece(from));
        }
        let majority = self.majority(position);
        if text.is_capture != (majority > 0) {
            return Err(if text.is_capture { Illegal::Impossible } else { Illegal::CaptureCompulsory });
        }
        if let Some(complete) = self.walk(position, from, &text.landings).and_then(|walk| walk.complete) {
            return Ok(complete);
        }
        let mut meant = Vec::new();
        self.each_move_of(position, from, |found| {
            if found.to == to {
                meant.push(found);
            }
        });
        meant.retain(|&found| text.is_capture && self.passes(position, found, &text.landings));
        match (meant.as_slice(), self.taken_along(position, from, &text.landings)) {
            (&[one], _) => Ok(one),
            ([], Some(taken)) if text.is_capture && taken.len() < majority => {
                Err(Illegal::TakesTooFew { taken: taken.len(), majority })
            }
            ([], _) => Err(Illegal::Impossible),
            _ => Err(Illegal::Ambiguous),
        }
    }

    /// The text of a move that is legal here, with the first of its paths.
    pub fn move_text(&self, position: &Position, asked: Move) -> MoveText {
        let landings = self.path(position, asked).unwrap_or_else(|| vec![asked.to]);
        MoveText { from: asked.from, landings, is_capture: asked.is_capture() }
    }
}
