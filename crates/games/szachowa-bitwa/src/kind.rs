//! The kinds of pieces.

use serde::Serialize;
use stolik_game::Message;

stolik_game::said!(Kind: Kind::message;);

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The levy, a chess pawn.
    Pawn,
    /// The knights.
    Knight,
    /// The pikemen, a chess bishop.
    Pikemen,
    /// The crossbowmen, a chess queen.
    Crossbowmen,
    /// The king.
    King,
    /// A camp, a chess rook: it never moves.
    Camp,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] =
        [Kind::Pawn, Kind::Knight, Kind::Pikemen, Kind::Crossbowmen, Kind::King, Kind::Camp];
    /// All kinds as positions list them: the king first.
    pub(crate) const LISTED: [Kind; 6] =
        [Kind::King, Kind::Pawn, Kind::Knight, Kind::Pikemen, Kind::Crossbowmen, Kind::Camp];
    /// The troops that are bought.
    pub const TROOPS: [Kind; 4] = [Kind::Pawn, Kind::Knight, Kind::Pikemen, Kind::Crossbowmen];
    /// The kinds that are deployed: the troops and the king.
    pub const DEPLOYED: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Pikemen, Kind::Crossbowmen, Kind::King];

    /// Its place in lists of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of its chess piece.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Pikemen => 'B',
            Kind::Crossbowmen => 'Q',
            Kind::King => 'K',
            Kind::Camp => 'R',
        }
    }

    /// The kind of this letter, small or capital.
    pub fn of_letter(letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_uppercase();
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Its name in words.
    pub fn message(self) -> Message {
        Message::new(match self {
            Kind::Pawn => "szachowa-bitwa-kind-pawn",
            Kind::Knight => "szachowa-bitwa-kind-knight",
            Kind::Pikemen => "szachowa-bitwa-kind-pikemen",
            Kind::Crossbowmen => "szachowa-bitwa-kind-crossbowmen",
            Kind::King => "szachowa-bitwa-kind-king",
            Kind::Camp => "szachowa-bitwa-kind-camp",
        })
    }

    /// What it costs (III); the king is free and counts 10 at the end (S-37), a camp counts nothing.
    pub const fn value(self) -> u16 {
        match self {
            Kind::Pawn => 2,
            Kind::Knight => 12,
            Kind::Pikemen => 6,
            Kind::Crossbowmen => 8,
            Kind::King => 10,
            Kind::Camp => 0,
        }
    }

    /// How many pieces of the kind there are for a player (III).
    pub const fn most(self) -> u8 {
        match self {
            Kind::Pawn => 16,
            Kind::Knight | Kind::Pikemen => 4,
            Kind::Crossbowmen | Kind::Camp => 2,
            Kind::King => 1,
        }
    }

    /// The movement points of one use (III); the king spends those of the turn, a camp has none.
    #[inline]
    pub const fn moves(self) -> u8 {
        match self {
            Kind::Pawn | Kind::Pikemen | Kind::Crossbowmen => 2,
            Kind::Knight => 4,
            Kind::King | Kind::Camp => 0,
        }
    }

    /// How many of them may go into fighting (III, S-16); pikemen fight with both or not at all (S-17).
    #[inline]
    pub const fn fights(self) -> u8 {
        match self {
            Kind::Pawn | Kind::Pikemen => 1,
            Kind::Knight => 2,
            Kind::Crossbowmen | Kind::King | Kind::Camp => 0,
        }
    }
}
