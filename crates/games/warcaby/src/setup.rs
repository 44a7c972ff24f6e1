//! Positions as editors, files and tests put them together: anything anywhere, until it is validated.

use crate::colour::{Colour, Rank};
use crate::field::Field;
use crate::position::{Pieces, Position};
use crate::variant::Variant;
use serde::{Deserialize, Serialize};
use stolik_game::Faults;
use stolik_game::kit::Place;

/// The pieces a side has at the start, and at most (W3).
pub const PIECES_PER_SIDE: usize = 12;

/// A piece somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Where.
    #[serde(rename = "field")]
    pub place: Place,
    /// Whose.
    #[serde(rename = "side")]
    pub colour: Colour,
    /// Man or king.
    pub rank: Rank,
}

/// A position that need not be possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Who is to move.
    pub turn: Colour,
    /// The pieces, in any order.
    pub pieces: Vec<Placed>,
    /// Half-moves in a row made by kings alone and without capture (WA4).
    #[serde(default)]
    pub king_streak: u16,
}

stolik_game::faults! {
    /// What is wrong with a setup.
    #[derive(Copy, Hash)]
    SetupFault in "warcaby-fault-" {
        /// The place is not on the board (W2, W12).
        OffBoard(field: Place) = "W2";
        /// The field is light: nothing can stand on it (W3, WA1).
        LightField(field: Place) = "WA1";
        /// More than one piece stands there.
        Twice(field: Place) = "W3", coded "taken-twice";
        /// A man stands where it would have become a king.
        PromotionRow(field: Place, side: Colour) = "W8";
        /// The side has more pieces than it began with.
        TooMany(side: Colour, count: usize, most: usize) = "W3", coded "too-many-pieces";
        /// Nobody has pieces: no game comes to that.
        NoPieces = "W10";
        /// Only kings have moved for longer than the game can have gone on so.
        Streak(count: u16, most: u16) = "WA4", coded "long-streak";
    }
}

impl Setup {
    /// The setup of a position: first the light pieces, then the dark ones, each by row and column.
    pub fn of(rules: &Variant, position: &Position) -> Setup {
        let placed = |field| {
            let (colour, rank) = position.pieces().on(field)?;
            Some(Placed { place: Place::of(field), colour, rank })
        };
        let mut pieces: Vec<Placed> = rules.playable_fields().filter_map(placed).collect();
        pieces.sort_by_key(|piece| piece.colour);
        Setup { turn: position.turn(), pieces, king_streak: position.king_streak() }
    }

    /// The position, or all that is wrong: first place by place, then side by side. One side without pieces
    /// is no fault: the game is over.
    pub fn validate(&self, rules: &Variant) -> Result<Position, Faults<SetupFault>> {
        let mut faults = Vec::new();
        let pieces = self.placed(rules, &mut faults);
        for colour in Colour::ALL {
            let count = self.pieces.iter().filter(|piece| piece.colour == colour).count();
            if count > PIECES_PER_SIDE {
                faults.push(SetupFault::TooMany(colour, count, PIECES_PER_SIDE));
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
            faults.push(SetupFault::Streak(self.king_streak, most));
        }
        Faults::none_or(faults, Position { pieces, turn: self.turn, king_streak: self.king_streak })
    }

    fn placed(&self, rules: &Variant, faults: &mut Vec<SetupFault>) -> Pieces {
        let mut pieces = Pieces::default();
        for (index, &Placed { place, colour, rank }) in self.pieces.iter().enumerate() {
            let before = self.pieces[..index].iter().filter(|other| other.place == place).count();
            match place.square::<Field>().filter(|&field| rules.has(field)) {
                _ if before == 1 => faults.push(SetupFault::Twice(place)),
                _ if before > 1 => {}
                None => faults.push(SetupFault::OffBoard(place)),
                Some(field) if !rules.is_playable(field) => faults.push(SetupFault::LightField(place)),
                Some(field) => {
                    if rank == Rank::Man && rules.promotion(colour).meets(field.alone()) {
                        faults.push(SetupFault::PromotionRow(place, colour));
                    }
                    pieces.put(field, colour, rank);
                }
            }
        }
        pieces
    }
}
