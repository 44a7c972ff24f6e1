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
        let light_promotes_from = match (options.board, options.promotion9) {
            (Board::Eight, _) | (Board::Nine, Promotion9::Row8) => 7,
            (Board::Nine, Promotion9::Edge) => 8, // WA3
        };
        let where_row = |wanted: &dyn Fn(u8) -> bool| {
            let fields = playable(options).filter(|field| wanted(field.row()));
            fields.fold(Fields::NONE, |set, field| set | field.alone())
        };
        Self {
            options,
            board: where_row(&|_| true),
            promotion: [where_row(&|row| row >= light_promotes_from), where_row(&|row| row == 0)],
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
    pub fn playable_fields(&self) -> impl Iterator<Item = Field> {
        playable(self.options)
    }

    /// The field in `column` and `row` (from 0), if it is on this board and dark.
    pub fn field(&self, column: u8, row: u8) -> Option<Field> {
        Field::new(column, row).filter(|&field| self.is_playable(field))
    }

    /// Whether the field is on this board and dark.
    pub fn is_playable(&self, field: Field) -> bool {
        field.like_a1() == self.options.a1_dark && self.board.meets(field.alone())
    }

    /// The fields of a set by name.
    pub fn fields(&self, set: Fields) -> impl Iterator<Item = Field> + use<> {
        self.any_field().all_of_same_colour(set & self.board)
    }

    /// The lowest field of a set that has one.
    #[inline]
    pub(crate) fn lowest(&self, set: Fields) -> Field {
        self.any_field().of_same_colour(set)
    }

    #[inline]
    const fn any_field(&self) -> Field {
        if self.options.a1_dark { A1 } else { B1 }
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

const A1: Field = Field::new(0, 0).expect("A1 is a field");
const B1: Field = Field::new(1, 0).expect("B1 is a field");

fn playable(options: Options) -> impl Iterator<Item = Field> {
    let size = options.board.size();
    (0..size * size)
        .filter_map(move |n| Field::new(n % size, n / size))
        .filter(move |field| field.like_a1() == options.a1_dark)
}

/// The two directions in which men of a colour move without capture (W5, WA2).
#[inline]
pub(crate) const fn forward(colour: Colour) -> [Direction; 2] {
    match colour {
        Colour::Light => [Direction::UpLeft, Direction::UpRight],
        Colour::Dark => [Direction::DownLeft, Direction::DownRight],
    }
}
