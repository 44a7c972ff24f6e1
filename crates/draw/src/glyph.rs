//! Drawings as single characters.

use stolik_game::scene::{Look, Owner};

/// A drawing as one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// For terminals with Unicode: one cell wide, outlined for light and filled for dark, as in print.
    pub unicode: char,
    /// For any terminal: a letter, as the rules pages write positions.
    pub ascii: char,
}

/// The character of a drawing in its owner's colours.
pub fn glyph(look: Look, owner: Owner) -> Glyph {
    let (unicode, ascii) = match (look.0, owner) {
        ("draughts-man", Owner::Light) => ('○', 'w'),
        ("draughts-man", _) => ('●', 'b'),
        ("draughts-king", Owner::Light) => ('♕', 'W'),
        ("draughts-king", _) => ('♛', 'B'),
        ("draughts-neutral", _) => ('◉', 'o'),
        ("medh-disc-green", _) => ('▲', 'g'),
        ("medh-disc-wood", _) => ('◎', 'w'),
        (_, Owner::Seat(seat)) => {
            let number = char::from_digit(u32::from(seat.0) + 1, 10).unwrap_or('?');
            (number, number)
        }
        (look, _) => {
            // The thing's own first letter: `bitwa-knights` is a k.
            let thing = look.split_once('-').map_or(look, |(_, thing)| thing);
            let letter = thing.chars().next().unwrap_or('?');
            (letter, letter)
        }
    };
    Glyph { unicode, ascii }
}
