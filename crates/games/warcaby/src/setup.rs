//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

use std::fmt;

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::position::{Pieces, Position};
use crate::rules::Rules;

/// The pieces a side has at the start, and at most (W3).
pub const PIECES_PER_SIDE: usize = 12;

/// A place by column and row, both from 0, on the board or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The row, 0 being the first.
    pub row: u8,
    /// The column, A = 0.
    pub column: u8,
}

impl From<Field> for Spot {
    fn from(field: Field) -> Self {
        Self { row: field.row(), column: field.column() }
    }
}

/// `C3`; beyond column Z, the number of the column stands before the row.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = u16::from(self.row) + 1;
        match self.column {
            0..26 => write!(f, "{}{row}", char::from(b'A' + self.column)),
            _ => write!(f, "{}/{row}", u16::from(self.column) + 1),
        }
    }
}

/// A piece somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// Where.
    pub spot: Spot,
    /// Whose.
    pub colour: Colour,
    /// Man or king.
    pub rank: Rank,
}

/// A position that need not be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces, in any order.
    pub pieces: Vec<Placed>,
    /// Who is to move.
    pub turn: Colour,
    /// Half-moves in a row made by kings alone and without capture (WA4).
    pub king_streak: u8,
}

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// The spot is not on the board (W2, W12).
    OffBoard(Spot),
    /// The field is light: nothing can stand on it (W3, WA1).
    LightField(Spot),
    /// More than one piece stands there.
    TakenTwice(Spot),
    /// A man stands where it would have become a king (W8).
    UncrownedMan(Spot, Colour),
    /// The side has more than twelve pieces (W3).
    TooManyPieces {
        /// Which side.
        colour: Colour,
        /// How many pieces it has.
        count: usize,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |colour| if colour == Colour::Light { "light" } else { "dark" };
        match *self {
            Self::OffBoard(spot) => write!(f, "{spot} is not on the board"),
            Self::LightField(spot) => write!(f, "{spot} is a light field, where no piece can stand"),
            Self::TakenTwice(spot) => write!(f, "two pieces stand on {spot}"),
            Self::UncrownedMan(spot, colour) => {
                write!(f, "a {} man on {spot} would have become a king", side(colour))
            }
            Self::TooManyPieces { colour, count } => {
                write!(f, "the {} side has {count} pieces; {PIECES_PER_SIDE} are the most", side(colour))
            }
        }
    }
}

impl std::error::Error for SetupFault {}

impl Setup {
    /// The setup of a position, its pieces sorted by row and column.
    pub fn of(rules: &Rules, position: &Position) -> Self {
        let pieces = rules.playable_fields().filter_map(|field| {
            let (colour, rank) = position.pieces().on(field)?;
            Some(Placed { spot: field.into(), colour, rank })
        });
        Self { pieces: pieces.collect(), turn: position.turn(), king_streak: position.king_streak() }
    }

    /// The position, or all that is wrong: first place by place, then side by side. A side without pieces is
    /// no fault: the game is over.
    pub fn validate(&self, rules: &Rules) -> Result<Position, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let mut pieces = Pieces::default();
        for (index, &Placed { spot, colour, rank }) in self.pieces.iter().enumerate() {
            let before = self.pieces[..index].iter().filter(|other| other.spot == spot).count();
            if before > 0 {
                if before == 1 {
                    faults.push(SetupFault::TakenTwice(spot));
                }
                continue;
            }
            let size = rules.options().board.size();
            if spot.row >= size || spot.column >= size {
                faults.push(SetupFault::OffBoard(spot));
                continue;
            }
            let Some(field) = rules.field(spot.column, spot.row) else {
                faults.push(SetupFault::LightField(spot));
                continue;
            };
            if rank == Rank::Man && rules.promotion(colour).meets(field.alone()) {
                faults.push(SetupFault::UncrownedMan(spot, colour));
            }
            pieces.put(field, colour, rank);
        }
        for colour in Colour::ALL {
            let count = self.pieces.iter().filter(|piece| piece.colour == colour).count();
            if count > PIECES_PER_SIDE {
                faults.push(SetupFault::TooManyPieces { colour, count });
            }
        }
        if faults.is_empty() {
            Ok(Position { pieces, turn: self.turn, king_streak: self.king_streak })
        } else {
            Err(faults)
        }
    }
}
