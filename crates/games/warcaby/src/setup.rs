//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

use std::fmt;

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::position::{Pieces, Position};
use crate::variant::Variant;

/// The pieces a side has at the start, and at most (W3).
pub const PIECES_PER_SIDE: usize = 12;

/// A place by column and row, both from 0, on the board or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The row, 0 being the first.
    pub row: u8,
    /// The column, A = 0.
    pub column: u8,
}

impl Place {
    /// Reads `C3`, or a place beyond the board, which validation will name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?;
        let digits = text.get(1..3.min(text.len())).filter(|digits| digits.len() + 1 == text.len())?;
        let row: u8 = digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())??;
        Some(Place { row: row.checked_sub(1)?, column: letter.to_ascii_uppercase() - b'A' })
    }
}

impl From<Field> for Place {
    fn from(field: Field) -> Self {
        Self { row: field.row(), column: field.column() }
    }
}

/// `C3`; beyond column Z, the number of the column stands before the row.
impl fmt::Display for Place {
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
    pub place: Place,
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
    pub king_streak: u16,
}

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// The place is not on the board (W2, W12).
    OffBoard(Place),
    /// The field is light: nothing can stand on it (W3, WA1).
    LightField(Place),
    /// More than one piece stands there.
    TakenTwice(Place),
    /// A man stands where it would have become a king (W8).
    UncrownedMan(Place, Colour),
    /// The side has more than twelve pieces (W3).
    TooManyPieces {
        /// Which side.
        colour: Colour,
        /// How many pieces it has.
        count: usize,
    },
    /// Nobody has pieces: no game comes to that (W10).
    NoPieces,
    /// Only kings have moved for longer than the game can have gone on so (WA4).
    LongStreak {
        /// For how many half-moves.
        count: u16,
        /// For how many it can.
        most: u16,
    },
}

impl Setup {
    /// The setup of a position: first the light pieces, then the dark ones, each by row and column.
    pub fn of(rules: &Variant, position: &Position) -> Self {
        let pieces = rules.playable_fields().filter_map(|field| {
            let (colour, rank) = position.pieces().on(field)?;
            Some(Placed { place: field.into(), colour, rank })
        });
        let mut pieces: Vec<Placed> = pieces.collect();
        pieces.sort_by_key(|piece| piece.colour);
        Self { pieces, turn: position.turn(), king_streak: position.king_streak() }
    }

    /// The position, or all that is wrong: first place by place, then side by side. One side without pieces
    /// is no fault: the game is over.
    pub fn validate(&self, rules: &Variant) -> Result<Position, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let mut pieces = Pieces::default();
        for (index, &Placed { place, colour, rank }) in self.pieces.iter().enumerate() {
            let before = self.pieces[..index].iter().filter(|other| other.place == place).count();
            if before > 0 {
                if before == 1 {
                    faults.push(SetupFault::TakenTwice(place));
                }
                continue;
            }
            let size = rules.options().board.size();
            if place.row >= size || place.column >= size {
                faults.push(SetupFault::OffBoard(place));
                continue;
            }
            let Some(field) = rules.field(place.column, place.row) else {
                faults.push(SetupFault::LightField(place));
                continue;
            };
            if rank == Rank::Man && rules.promotion(colour).meets(field.alone()) {
                faults.push(SetupFault::UncrownedMan(place, colour));
            }
            pieces.put(field, colour, rank);
        }
        for colour in Colour::ALL {
            let count = self.pieces.iter().filter(|piece| piece.colour == colour).count();
            if count > PIECES_PER_SIDE {
                faults.push(SetupFault::TooManyPieces { colour, count });
            }
        }
        if self.pieces.is_empty() {
            faults.push(SetupFault::NoPieces);
        }
        let most = match rules.options().king_move_limit {
            _ if pieces.kings.is_empty() => 0,
            0 => u16::MAX,
            limit => u16::from(limit) * 2,
        };
        if self.king_streak > most {
            faults.push(SetupFault::LongStreak { count: self.king_streak, most });
        }
        if faults.is_empty() {
            Ok(Position { pieces, turn: self.turn, king_streak: self.king_streak })
        } else {
            Err(faults)
        }
    }
}
