//! Positions as text, `A1,B1-D1:turn=1:score=3-4:move=2:captured:quiet=2:jump=C1`, and as plain data.
//!
//! First the pieces, by row and column; a run along a row may be written as a range, and no piece at all as `-`.
//! Then, in any order and only where they say something: whose turn it is, what the sides have captured, which move
//! of the turn is next, whether the first has captured, how many turns in a row before this one have not, and the
//! piece that is in the middle of its capture.

use crate::setup::{Moment, Setup};
use crate::state::Which;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use stolik_game::kit::{Part, Place, Word, Words, joined};
use stolik_game::{Message, ParseError, Side, ValueError};

/// The longest text that is read as a position.
const MOST_BYTES: usize = 2_000;
/// The shortest run of pieces that is written as a range.
const SHORTEST_RANGE: usize = 3;
/// The words that may follow the pieces.
const WORDS: &[&str] = &["turn=", "score=", "move=", "captured", "jump=", "quiet="];

/// A position as text, of a game of so many sides.
pub(crate) fn write(setup: &Setup, sides: u8) -> String {
    let mut text = write_pieces(&setup.pieces);
    let mut add = |word: String| _ = write!(text, ":{word}");
    if setup.turn.0 > 0 {
        add(format!("turn={}", setup.turn));
    }
    // Scores of another number of sides are a fault that must not get lost.
    if setup.scores.len() != usize::from(sides) || setup.scores.iter().any(|&score| score > 0) {
        add(format!("score={}", joined(&setup.scores, "-")));
    }
    let (which, captured, jump) = setup.moment.parts();
    if which == Which::Second {
        add("move=2".to_owned());
    }
    if captured && jump.is_none() {
        add("captured".to_owned());
    }
    if let Some(piece) = jump {
        add(format!("jump={piece}"));
    }
    if setup.quiet > 0 {
        add(format!("quiet={}", setup.quiet));
    }
    text
}

fn write_pieces(pieces: &[Place]) -> String {
    let goes_on = |a: &Place, b: &Place| a.row == b.row && Some(b.column) == a.column.checked_add(1);
    let words = pieces.chunk_by(goes_on).flat_map(|run| match run {
        [first, .., last] if run.len() >= SHORTEST_RANGE => vec![format!("{first}-{last}")],
        _ => run.iter().map(Place::to_string).collect(),
    });
    let text = joined(words, ",");
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Reads a position for so many sides.
pub(crate) fn read(text: &str, sides: u8) -> Result<Setup, ParseError> {
    let mut parts = Part::whole(text, MOST_BYTES, "multiwarcaby-parse-position-long")?.split(':');
    let pieces = parts.next().map_or(Ok(Vec::new()), read_pieces)?;
    let words = Words::read(WORDS, parts, "multiwarcaby-parse-word", "multiwarcaby-parse-word-twice")?;
    Ok(Setup {
        pieces,
        turn: Side(words.read_or("turn=", 0, |word| number(word, word.value))?),
        scores: words.read_or("score=", vec![0; sides.into()], |word| {
            word.value.split('-').map(|score| number(word, score)).collect()
        })?,
        quiet: words.read_or("quiet=", 0, |word| number(word, word.value))?,
        moment: read_moment(&words)?,
    })
}

fn number(word: Word<'_>, digits: Part<'_>) -> Result<u8, ParseError> {
    digits.number().ok_or_else(|| word.whole.error("multiwarcaby-parse-number"))
}

fn read_pieces(text: Part<'_>) -> Result<Vec<Place>, ParseError> {
    if text.text == "-" {
        return Ok(Vec::new());
    }
    let mut pieces = Vec::new();
    for word in text.split(',') {
        let place = |text: &str| text.parse().map_err(|_| word.error("multiwarcaby-parse-piece"));
        match word.text.split_once('-') {
            None => pieces.push(place(word.text)?),
            Some((first, last)) => {
                let (first, last): (Place, Place) = (place(first)?, place(last)?);
                if first.row != last.row || first.column > last.column {
                    return Err(word.error("multiwarcaby-parse-range"));
                }
                pieces.extend((first.column..=last.column).map(|column| Place { column, ..first }));
            }
        }
    }
    Ok(pieces)
}

fn read_moment(words: &Words<'_>) -> Result<Moment, ParseError> {
    let which = words.read_or("move=", Which::First, |word| match word.value.text {
        "1" => Ok(Which::First),
        "2" => Ok(Which::Second),
        _ => Err(word.whole.error("multiwarcaby-parse-move")),
    })?;
    let jump = words.read_or("jump=", None, |word| {
        let wrong = || Part { at: word.whole.at, ..word.value }.error("multiwarcaby-parse-piece");
        word.value.text.parse().map(Some).map_err(|_| wrong())
    })?;
    let captured = words.get("captured");
    let moment = Moment::of(which, captured.is_some(), jump);
    let at = captured.map_or(0, |word| word.whole.at);
    moment.ok_or_else(|| ParseError::new(at, Message::new("multiwarcaby-parse-captured")))
}

impl Moment {
    /// Which move is next, whether something has been captured in this turn, and the piece that can jump on.
    fn parts(self) -> (Which, bool, Option<Place>) {
        match self {
            Moment::First => (Which::First, false, None),
            Moment::Second { captured } => (Which::Second, captured, None),
            Moment::Chain { piece, which } => (which, true, Some(piece)),
        }
    }

    /// A piece in the middle of its capture has captured; before the first move nothing has.
    fn of(which: Which, captured: bool, jump: Option<Place>) -> Option<Moment> {
        match (jump, which) {
            (Some(piece), which) => Some(Moment::Chain { piece, which }),
            (None, Which::Second) => Some(Moment::Second { captured }),
            (None, Which::First) => (!captured).then_some(Moment::First),
        }
    }
}

/// A position as plain data.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupData {
    pieces: Vec<Place>,
    #[serde(default)]
    turn: u8,
    captured: Option<Vec<u8>>,
    #[serde(default, rename = "move")]
    which: Which,
    #[serde(default)]
    has_captured: bool,
    #[serde(default)]
    jump: Option<Place>,
    #[serde(default)]
    quiet: u8,
}

stolik_game::number_data!(
    Which,
    1..=2,
    |number| if number == 1 { Which::First } else { Which::Second },
    |which| *which as i64 + 1
);

impl SetupData {
    pub(crate) fn of(setup: &Setup) -> SetupData {
        let (which, has_captured, jump) = setup.moment.parts();
        let (pieces, captured) = (setup.pieces.clone(), Some(setup.scores.clone()));
        SetupData { pieces, turn: setup.turn.0, captured, which, has_captured, jump, quiet: setup.quiet }
    }

    /// The setup, for so many sides.
    pub(crate) fn setup(self, sides: u8) -> Result<Setup, ValueError> {
        let moment = Moment::of(self.which, self.has_captured, self.jump);
        let expected = || ValueError::expected("false before the first move").inside("has_captured");
        Ok(Setup {
            pieces: self.pieces,
            turn: Side(self.turn),
            scores: self.captured.unwrap_or_else(|| vec![0; sides.into()]),
            moment: moment.ok_or_else(expected)?,
            quiet: self.quiet,
        })
    }
}
