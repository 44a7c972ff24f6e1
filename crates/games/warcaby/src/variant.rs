//! The options of a game turned into what the generator asks for.

use crate::colour::Colour;
use crate::field::Field;
use crate::fields::{Direction, Fields};
use crate::options::{Board, KingLanding, Options, Promotion9, Removal};

/// The rules of one game: its options, and the sets of fields that follow from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    options: Options,
    board: Fields,
    /// Where men of each colour become kings.
    promotion: [Fields; 2],
}

impl Variant {
    /// The rules under these options.
    pub fn new(options: Options) -> Self {
        let size = options.board.size();
        let is_playable =
            |field: &Field| field.like_a1() == options.a1_dark && field.column() < size && field.row() < size;
        let rows = |wanted: &dyn Fn(u8) -> bool| {
            Field::all().filter(is_playable).filter(|field| wanted(field.row())).collect()
        };
        let light_promotes_from = match (options.board, options.promotion9) {
            (Board::Eight, _) | (Board::Nine, Promotion9::Row8) => 7,
            (Board::Nine, Promotion9::Edge) => 8, // WA3
        };
        Self {
            options,
            board: rows(&|_| true),
            promotion: [rows(&|row| row >= light_promotes_from), rows(&|row| row == 0)],
        }
    }

    /// The options these rules follow.
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// All playable (dark) fields.
    #[inline]
    pub const fn board(&self) -> Fields {
        self.board
    }

    /// The playable fields one by one, from row 1 up and from column A on.
    pub fn playable_fields(&self) -> impl Iterator<Item = Field> + use<> {
        self.fields(self.board)
    }

    /// Whether the field is on this board (W2, W12).
    pub fn has(&self, field: Field) -> bool {
        let size = self.options.board.size();
        field.column() < size && field.row() < size
    }

    /// Whether the field is on this board and dark (W3, WA1).
    #[inline]
    pub const fn is_playable(&self, field: Field) -> bool {
        field.like_a1() == self.options.a1_dark && self.board.meets(field.alone())
    }

    /// The fields of a set by name.
    pub fn fields(&self, set: Fields) -> impl Iterator<Item = Field> + use<> {
        let like_a1 = self.options.a1_dark;
        (set & self.board).singles().map(move |single| Field::lowest(single, like_a1))
    }

    /// The lowest field of a set that has one.
    #[inline]
    pub(crate) const fn lowest(&self, set: Fields) -> Field {
        Field::lowest(set, self.options.a1_dark)
    }

    /// The fields on which a man of this colour becomes a king, when its move ends there (W8, WA3).
    #[inline]
    pub const fn promotion(&self, colour: Colour) -> Fields {
        self.promotion[colour as usize]
    }

    #[inline]
    pub(crate) fn removes_at_once(&self) -> bool {
        self.options.removal == Removal::Immediate
    }

    #[inline]
    pub(crate) fn lands_next(&self) -> bool {
        self.options.king_landing == KingLanding::Next
    }
}

impl Default for Variant {
    fn default() -> Self {
        Self::new(Options::default())
    }
}

/// The two directions in which men of a colour move without capture (W5, WA2).
#[inline]
pub(crate) const fn forward(colour: Colour) -> [Direction; 2] {
    match colour {
        Colour::Light => [Direction::UpLeft, Direction::UpRight],
        Colour::Dark => [Direction::DownLeft, Direction::DownRight],
    }
}
