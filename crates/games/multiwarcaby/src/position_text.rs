//! Positions as text: `A1,B1-D1:turn=1:score=3-4:move=2:captured:quiet=2:jump=C1`.
//!
//! First the pieces, by row and column; a run along a row may be written as a range, and no piece at all as `-`.
//! Then, in any order and only where they say something: whose turn it is, what the sides have captured, which move
//! of the turn is next, whether the first has captured, how many turns in a row before this one have not, and the
//! piece that is in the middle of its capture.

use std::fmt::Write;

use crate::setup::{Moment, Place, Setup};
use crate::state::Which;
use stolik_game::{Message, ParseError, Side};

/// The longest text that is read as a position.
const MOST_BYTES: usize = 2_000;
/// The shortest run of pieces that is written as a range.
const SHORTEST_RANGE: usize = 3;

/// A position as text, of a game of so many sides.
pub(crate) fn write(setup: &Setup, sides: u8) -> String {
    let mut text = write_pieces(&setup.pieces);
    let mut add = |word: String| _ = write!(text, ":{word}");
    if setup.turn.0 > 0 {
        add(format!("turn={}", setup.turn));
    }
    // Scores of another number of sides are a fault that must not get lost.
    if setup.scores.len() != usize::from(sides) || setup.scores.iter().any(|&score| score > 0) {
        let scores: Vec<String> = setup.scores.iter().map(u8::to_string).collect();
        add(format!("score={}", scores.join("-")));
    }
    match setup.moment {
        Moment::First => {}
        Moment::Second { captured } => {
            add("move=2".to_owned());
            if captured {
                add("captured".to_owned());
            }
        }
        Moment::Chain { piece, which } => {
            if which == Which::Second {
                add("move=2".to_owned());
            }
            add(format!("jump={piece}"));
        }
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
    let words: Vec<String> = words.collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// Reads a position for so many sides.
pub(crate) fn read(text: &str, sides: u8) -> Result<Setup, ParseError> {
    if text.len() > MOST_BYTES {
        let message = Message::new("multiwarcaby-parse-position-long").with("most", MOST_BYTES);
        return Err(ParseError::new(0, message));
    }
    let mut parts = parts(text, 0, ':');
    let (at, pieces) = parts.next().unwrap_or_default();
    let mut words = Words::default();
    let pieces = read_pieces(at, pieces)?;
    for (at, word) in parts {
        words.read(at, word)?;
    }
    Ok(Setup {
        pieces,
        turn: Side(words.turn.unwrap_or(0)),
        scores: words.scores.take().unwrap_or_else(|| vec![0; usize::from(sides)]),
        quiet: words.quiet.unwrap_or(0),
        moment: words.moment()?,
    })
}

/// What stands between separators, each with the character it begins at.
fn parts(text: &str, start: usize, separator: char) -> impl Iterator<Item = (usize, &str)> {
    let mut at = start;
    text.split(separator).map(move |part| {
        let here = at;
        at += part.chars().count() + 1;
        (here, part)
    })
}

/// Something is wrong with a word.
fn wrong(at: usize, key: &'static str, word: &str) -> ParseError {
    let shown: String = word.chars().take(12).collect();
    ParseError::new(at, Message::new(key).with("text", shown))
}

fn read_pieces(at: usize, text: &str) -> Result<Vec<Place>, ParseError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let mut pieces = Vec::new();
    for (at, word) in parts(text, at, ',') {
        let place = |text: &str| Place::read(text).ok_or_else(|| wrong(at, "multiwarcaby-parse-piece", word));
        match word.split_once('-') {
            None => pieces.push(place(word)?),
            Some((first, last)) => {
                let (first, last) = (place(first)?, place(last)?);
                if first.row != last.row || first.column > last.column {
                    return Err(wrong(at, "multiwarcaby-parse-range", word));
                }
                pieces.extend((first.column..=last.column).map(|column| Place { column, ..first }));
            }
        }
    }
    Ok(pieces)
}

/// The words after the pieces, each at most once.
#[derive(Default)]
struct Words {
    turn: Option<u8>,
    scores: Option<Vec<u8>>,
    which: Option<Which>,
    captured: Option<usize>,
    jump: Option<Place>,
    quiet: Option<u8>,
}

impl Words {
    fn read(&mut self, at: usize, word: &str) -> Result<(), ParseError> {
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let number = if digits { text.parse().ok() } else { None };
            number.ok_or_else(|| wrong(at, "multiwarcaby-parse-number", word))
        };
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let before = match name {
            "turn" => self.turn.replace(number(value)?).is_some(),
            "score" => {
                let scores: Result<Vec<u8>, ParseError> = value.split('-').map(number).collect();
                self.scores.replace(scores?).is_some()
            }
            "move" => match value {
                "1" => self.which.replace(Which::First).is_some(),
                "2" => self.which.replace(Which::Second).is_some(),
                _ => return Err(wrong(at, "multiwarcaby-parse-move", word)),
            },
            "captured" if value.is_empty() => self.captured.replace(at).is_some(),
            "jump" => {
                let place = Place::read(value);
                let place = place.ok_or_else(|| wrong(at, "multiwarcaby-parse-piece", value))?;
                self.jump.replace(place).is_some()
            }
            "quiet" => self.quiet.replace(number(value)?).is_some(),
            _ => return Err(wrong(at, "multiwarcaby-parse-word", word)),
        };
        if before { Err(wrong(at, "multiwarcaby-parse-word-twice", name)) } else { Ok(()) }
    }

    fn moment(&self) -> Result<Moment, ParseError> {
        let which = self.which.unwrap_or(Which::First);
        match (self.jump, which, self.captured) {
            // A piece in the middle of its capture has captured.
            (Some(piece), which, _) => Ok(Moment::Chain { piece, which }),
            (None, Which::Second, captured) => Ok(Moment::Second { captured: captured.is_some() }),
            (None, Which::First, None) => Ok(Moment::First),
            (None, Which::First, Some(at)) => {
                Err(ParseError::new(at, Message::new("multiwarcaby-parse-captured")))
            }
        }
    }
}
