//! Drawings as single characters.

use stolik_game::scene::{Look, Owner};

/// A drawing as one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// For terminals with Unicode: one cell wide, outlined for the first side and filled for the second, as in print.
    pub unicode: char,
    /// For any terminal: a letter, as the rules pages write positions; capital for the first side.
    pub ascii: char,
}

/// Pieces that belong to a side: the drawing, its outline and its filled form, and its letter.
const OWNED: &[(&str, char, char, char)] = &[
    // The chess pieces that stand for them.
    ("bitwa-levy", '♙', '♟', 'P'),
    ("bitwa-knights", '♘', '♞', 'N'),
    ("bitwa-pikemen", '♗', '♝', 'B'),
    ("bitwa-crossbowmen", '♕', '♛', 'Q'),
    ("bitwa-king", '♔', '♚', 'K'),
    ("bitwa-camp", '♖', '♜', 'R'),
    ("wojna-infantry", '○', '●', 'I'),
    ("wojna-archers", '△', '▲', 'A'),
    ("wojna-cavalry", '♘', '♞', 'C'),
    ("wojna-castle", '♖', '♜', 'K'),
    ("wojna-camp", '☖', '☗', 'O'),
    ("wojna-barracks", '□', '■', 'B'),
    ("wojna-workshop", '◇', '◆', 'W'),
    ("wojna-port", '▽', '▼', 'P'),
    ("wojna-gate", '▯', '▮', 'G'),
];

/// What belongs to nobody: the drawing, and its characters.
const NOBODYS: &[(&str, char, char)] = &[
    ("wojna-wall", '▒', '#'),
    ("wojna-ladder", '‡', 'H'),
    ("wojna-ram", '»', 'R'),
    ("wojna-trebuchet", '¥', 'T'),
    ("wojna-tower", '⊞', 'E'),
    ("wojna-ship", '⊔', 'S'),
    ("bitwa-river", '≈', '~'),
    ("bitwa-bridge", '‖', '='),
];

/// The character of a drawing in its owner's colours.
pub fn glyph(look: Look, owner: Owner) -> Glyph {
    let second = matches!(owner, Owner::Dark | Owner::Own("blue"));
    if let Some(&(_, outline, filled, letter)) = OWNED.iter().find(|(name, ..)| *name == look.0) {
        return Glyph {
            unicode: if second { filled } else { outline },
            ascii: if second { letter.to_ascii_lowercase() } else { letter },
        };
    }
    if let Some(&(_, unicode, ascii)) = NOBODYS.iter().find(|(name, ..)| *name == look.0) {
        return Glyph { unicode, ascii };
    }
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
            // The thing's own first letter.
            let thing = look.split_once('-').map_or(look, |(_, thing)| thing);
            let letter = thing.chars().next().unwrap_or('?');
            (letter, letter)
        }
    };
    Glyph { unicode, ascii }
}

/// What kind of ground a field is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Ground {
    /// Light wood, or none that is drawn.
    Light,
    /// Dark wood.
    Dark,
    /// Grass.
    Grass,
    /// Water.
    Water,
    /// Rock.
    Rock,
}

impl Ground {
    /// The ground of this drawing.
    pub(crate) fn of(look: Option<Look>) -> Ground {
        let name = look.map_or("", |look| look.0);
        let is = |family: &str| name.starts_with(family);
        match name {
            "board-field-dark" => Ground::Dark,
            _ if is("wojna-grass") => Ground::Grass,
            _ if is("wojna-water") || is("bitwa-river") => Ground::Water,
            _ if is("wojna-rock") => Ground::Rock,
            _ => Ground::Light,
        }
    }

    /// The character of an empty field; wood has none of its own.
    pub(crate) fn glyph(self) -> Option<Glyph> {
        match self {
            Ground::Light | Ground::Dark => None,
            Ground::Grass => Some(Glyph { unicode: '·', ascii: '.' }),
            Ground::Water => Some(Glyph { unicode: '≈', ascii: '~' }),
            Ground::Rock => Some(Glyph { unicode: '∧', ascii: '^' }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every character a family can show, for every owner its things can have.
    fn family(name: &str, owners: [Owner; 2], read: fn(Glyph) -> char) -> Vec<char> {
        let owned = OWNED.iter().map(|(look, ..)| *look).filter(|look| look.starts_with(name));
        let owned = owned.flat_map(|look| owners.map(|owner| read(glyph(Look(look), owner))));
        let nobodys = NOBODYS.iter().map(|(look, ..)| *look).filter(|look| look.starts_with(name));
        let nobodys = nobodys.map(|look| read(glyph(Look(look), Owner::Nobody)));
        let grounds = [Ground::Grass, Ground::Rock].into_iter().filter_map(Ground::glyph).map(read);
        owned.chain(nobodys).chain(grounds).collect()
    }

    #[test]
    fn kinds_and_owners_are_told_apart_without_colour() {
        let alphabets: [fn(Glyph) -> char; 2] = [|glyph| glyph.unicode, |glyph| glyph.ascii];
        for read in alphabets {
            for (name, owners, count) in [
                ("bitwa-", [Owner::Light, Owner::Dark], 16),
                ("wojna-", [Owner::Own("cherry"), Owner::Own("blue")], 26),
            ] {
                let shown = family(name, owners, read);
                let different: BTreeSet<char> = shown.iter().copied().collect();
                assert_eq!((shown.len(), different.len()), (count, count), "{name}: {shown:?}");
            }
        }
    }

    #[test]
    fn plain_letters_are_plain() {
        let ascii = |look| glyph(Look(look), Owner::Dark).ascii;
        assert!(OWNED.iter().all(|(look, ..)| ascii(look).is_ascii_lowercase()));
        assert!(NOBODYS.iter().all(|(look, ..)| ascii(look).is_ascii_graphic()));
    }
}
