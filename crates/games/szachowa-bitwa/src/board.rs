//! The pieces on the joined boards.

use crate::{Colour, Field, Fields, Kind};
use stolik_game::kit::joined;

/// A piece: whose it is and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose.
    pub colour: Colour,
    /// What.
    pub kind: Kind,
}

/// The pieces on the boards: the fields of each colour and of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    colours: [Fields; 2],
    kinds: [Fields; 6],
}

impl Board {
    /// The fields of a colour's pieces, camps too.
    #[inline]
    pub const fn of(&self, colour: Colour) -> Fields {
        self.colours[colour.index()]
    }

    /// The fields of a kind's pieces, of both colours.
    #[inline]
    pub const fn kind(&self, kind: Kind) -> Fields {
        self.kinds[kind.index()]
    }

    /// The fields of a colour's pieces of one kind.
    #[inline]
    pub fn pieces(&self, colour: Colour, kind: Kind) -> Fields {
        self.of(colour) & self.kind(kind)
    }

    /// The fields on which anything stands.
    #[inline]
    pub fn occupied(&self) -> Fields {
        self.colours[0] | self.colours[1]
    }

    /// Whose piece stands on a field.
    #[inline]
    pub fn colour_on(&self, field: Field) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.of(*colour).has(field))
    }

    /// What stands on a field.
    #[inline]
    pub fn on(&self, field: Field) -> Option<Piece> {
        let colour = self.colour_on(field)?;
        let kind = Kind::ALL.into_iter().find(|kind| self.kind(*kind).has(field))?;
        Some(Piece { colour, kind })
    }

    /// The field of a colour's king, while he lives.
    #[inline]
    pub fn king(&self, colour: Colour) -> Option<Field> {
        self.pieces(colour, Kind::King).first()
    }

    /// How many camps a colour has left.
    #[inline]
    pub fn camps(&self, colour: Colour) -> u32 {
        self.pieces(colour, Kind::Camp).len()
    }

    /// Puts a piece on an empty field.
    pub(crate) fn put(&mut self, field: Field, piece: Piece) {
        self.colours[piece.colour.index()].insert(field);
        self.kinds[piece.kind.index()].insert(field);
    }

    /// Takes whatever stands on these fields.
    #[inline]
    pub(crate) fn clear(&mut self, fields: Fields) {
        self.colours.iter_mut().chain(&mut self.kinds).for_each(|set| *set -= fields);
    }

    /// A piece goes to an empty field.
    #[inline]
    pub(crate) fn shift(&mut self, from: Field, to: Field) {
        for set in self.colours.iter_mut().chain(&mut self.kinds) {
            if set.has(from) {
                set.remove(from);
                set.insert(to);
            }
        }
    }

    /// What a colour's pieces are worth, without camps (S-37).
    pub fn worth(&self, colour: Colour) -> u16 {
        Kind::ALL.iter().map(|kind| kind.value() * self.pieces(colour, *kind).len() as u16).sum()
    }

    /// What a colour scores at a timed end: the worth, and half of it more for each camp (S-37). All pieces have even
    /// values, so it is whole.
    pub fn score(&self, colour: Colour) -> u16 {
        self.worth(colour) / 2 * (2 + self.camps(colour) as u16)
    }
}

stolik_game::text_form! {
    /// `WKE1,BPA5`.
    Board: |board| joined(board.occupied().iter().filter_map(|field| board.named(field)), ","), Board::read,
        "pieces like \"WKE1,BPA5\"";
}

impl Board {
    /// `WKE1`: what stands on a field.
    fn named(&self, field: Field) -> Option<String> {
        let Piece { colour, kind } = self.on(field)?;
        Some(format!("{}{}{field}", colour.letter(), kind.letter()))
    }

    fn read(text: &str) -> Option<Board> {
        let mut board = Board::default();
        for piece in text.split(',').filter(|piece| !piece.is_empty()) {
            let colour = piece.get(..1)?.parse().ok()?;
            let kind = piece.get(1..2)?.chars().next().and_then(Kind::of_letter)?;
            let field = piece.get(2..)?.parse().ok()?;
            if board.occupied().has(field) {
                return None;
            }
            board.put(field, Piece { colour, kind });
        }
        Some(board)
    }
}
