//! Reading texts letter by letter, with the place of every fault.

use crate::cell::Axis;
use crate::engine::{EngineKind, Front};
use crate::setup::Place;
use stolik_game::{Message, ParseError};

/// A text being read.
#[derive(Clone)]
pub(crate) struct Reader<'t> {
    rest: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    /// A text that begins at this character of a larger one.
    pub fn new(text: &'t str, at: usize) -> Reader<'t> {
        let rest = text.trim_start();
        Reader { at: at + text.chars().count() - rest.chars().count(), rest: rest.trim_end() }
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'t str {
        self.rest
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Reads one letter if it is this one.
    pub fn eat(&mut self, letter: char) -> bool {
        let found = self.peek() == Some(letter);
        if found {
            self.skip(1);
        }
        found
    }

    /// Reads small or capital letters as far as there are any.
    pub fn word(&mut self) -> String {
        let word: String = self.rest.chars().take_while(char::is_ascii_alphabetic).collect();
        self.skip(word.len());
        word.to_ascii_lowercase()
    }

    /// Reads a whole number of at most three digits.
    pub fn number(&mut self) -> Option<i16> {
        let digits: &str = &self.rest[..self.rest.bytes().take_while(u8::is_ascii_digit).count()];
        let number = digits.parse().ok().filter(|_| digits.len() <= 3)?;
        self.skip(digits.len());
        Some(number)
    }

    /// Reads a field, on the map or not.
    pub fn place(&mut self) -> Result<Place, ParseError> {
        let mut ahead = self.clone();
        let place = (|| {
            let x = ahead.number()?;
            ahead.eat(',').then(|| ahead.number()).flatten().map(|y| Place { x, y })
        })();
        let place = place.ok_or_else(|| self.error("wojna-parse-field"))?;
        *self = ahead;
        Ok(place)
    }

    /// Reads `5,5-7,5`, or `5,5` alone.
    pub fn stretch(&mut self) -> Result<(Place, Option<Place>), ParseError> {
        let first = self.place()?;
        let second = if self.eat('-') { Some(self.place()?) } else { None };
        Ok((first, second))
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.is_empty() { Ok(()) } else { Err(self.error("wojna-parse-rest")) }
    }

    /// Something is wrong here.
    pub fn error(&self, key: &'static str) -> ParseError {
        ParseError::new(self.at, told(key, self.rest))
    }

    fn skip(&mut self, letters: usize) {
        self.rest = &self.rest[letters..];
        self.at += letters;
    }
}

/// A sentence about a text, as far as it fits into one.
pub(crate) fn told(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text.chars().take(20).collect::<String>())
}

/// A token of this size, written by its first and last field in either order: its upper left place, how it lies, and
/// whether the last field was written first. None if it is of another size. One field alone means: across.
pub(crate) fn lying(
    size: (i16, i16),
    ways: &[Axis],
    (one, other): (Place, Option<Place>),
) -> Option<(Place, Axis, bool)> {
    let Some(other) = other else {
        return Some((one, Axis::Across, false));
    };
    let at = Place { x: one.x.min(other.x), y: one.y.min(other.y) };
    let spread = ((one.x - other.x).abs() + 1, (one.y - other.y).abs() + 1);
    let axis = ways.iter().copied().find(|&axis| crate::rect::turned(size, axis) == spread)?;
    Some((at, axis, (other.y, other.x) < (one.y, one.x)))
}

/// The front of an engine, as its fields were written: the rear first (see [`crate::Action`]).
pub(crate) fn front(facing: bool, kind: EngineKind, last_first: bool, alone: bool) -> Front {
    match (facing && kind != EngineKind::Tower, last_first || alone) {
        (false, _) => Front::Either,
        (true, true) => Front::First,
        (true, false) => Front::Last,
    }
}
