//! Land units.

use crate::Owner;
use serde::{Deserialize, Serialize};
use stolik_game::Message;

stolik_game::said!(UnitKind: UnitKind::name;);

/// A kind of land unit (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnitKind {
    /// Moves 2, fights hand to hand.
    Infantry,
    /// Move 2, shoot.
    Archers,
    /// Moves 3, fights hand to hand.
    Cavalry,
}

/// A land unit. Where it stands is the state's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unit {
    /// What it is.
    pub kind: UnitKind,
    /// Whose it is.
    pub owner: Owner,
    /// Whether it has had its turn (4.1).
    pub exhausted: bool,
}

impl UnitKind {
    /// All kinds.
    pub const ALL: [UnitKind; 3] = [UnitKind::Infantry, UnitKind::Archers, UnitKind::Cavalry];

    /// The most steps of a move (2.2).
    #[inline]
    pub const fn steps(self) -> u8 {
        match self {
            UnitKind::Infantry | UnitKind::Archers => 2,
            UnitKind::Cavalry => 3,
        }
    }

    /// What it costs (2.2).
    #[inline]
    pub const fn cost(self) -> u32 {
        match self {
            UnitKind::Infantry | UnitKind::Archers => 1,
            UnitKind::Cavalry => 2,
        }
    }

    /// Its letter in actions and positions.
    pub const fn letter(self) -> char {
        match self {
            UnitKind::Infantry => 'I',
            UnitKind::Archers => 'A',
            UnitKind::Cavalry => 'C',
        }
    }

    /// The kind of this letter.
    pub fn of_letter(letter: char) -> Option<UnitKind> {
        UnitKind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }

    /// The key of its name for people, which is the name of its drawing too.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            UnitKind::Infantry => "wojna-infantry",
            UnitKind::Archers => "wojna-archers",
            UnitKind::Cavalry => "wojna-cavalry",
        }
    }

    /// Its name for people.
    pub fn name(self) -> Message {
        Message::new(self.key())
    }

    /// Its name for programs: `infantry`.
    pub fn word(self) -> &'static str {
        self.key().trim_start_matches("wojna-")
    }
}
