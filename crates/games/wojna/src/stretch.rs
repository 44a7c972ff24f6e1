//! Tokens as text: by their first and last field, `5,5-7,5`.

use crate::{Axis, EngineKind, Front, Place, turned};
use stolik_game::ParseError;
use stolik_game::kit::Part;

/// A token anywhere by its first place, or by its first and last one.
pub(crate) fn stretch_text(at: Place, size: (i16, i16), axis: Axis, both: bool, last_first: bool) -> String {
    let (width, height) = turned(size, axis);
    let last = Place { x: at.x.saturating_add(width - 1), y: at.y.saturating_add(height - 1) };
    match (both, last_first) {
        (false, _) => at.to_string(),
        (true, false) => format!("{at}-{last}"),
        (true, true) => format!("{last}-{at}"),
    }
}

/// Reads `5,5-7,5`, or `5,5` alone.
pub(crate) fn read_stretch(text: &mut Part<'_>) -> Result<(Place, Option<Place>), ParseError> {
    let first = read_place(text)?;
    let second = if text.eat('-') { Some(read_place(text)?) } else { None };
    Ok((first, second))
}

/// Reads a field, on the map or not.
pub(crate) fn read_place(text: &mut Part<'_>) -> Result<Place, ParseError> {
    let begin = *text;
    let x = read_number(text);
    let y = if text.eat(',') { read_number(text) } else { None };
    let place = x.zip(y).map(|(x, y)| Place { x, y });
    place.ok_or_else(|| begin.error("wojna-parse-field"))
}

/// Reads a whole number of at most three digits.
pub(crate) fn read_number(text: &mut Part<'_>) -> Option<i16> {
    let digits = text.take(|letter| letter.is_ascii_digit());
    digits.number().filter(|_| digits.text.len() <= 3)
}

/// Reads small or capital letters as far as there are any.
pub(crate) fn read_word(text: &mut Part<'_>) -> String {
    text.take(|letter| letter.is_ascii_alphabetic()).text.to_ascii_lowercase()
}

/// The letter, if there is just one.
pub(crate) fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Nothing may be left.
pub(crate) fn at_end(text: Part<'_>) -> Result<(), ParseError> {
    if text.text.is_empty() { Ok(()) } else { Err(text.error("wojna-parse-rest")) }
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
    let axis = ways.iter().copied().find(|&axis| turned(size, axis) == spread)?;
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
