//! The decisions of a player.

use crate::{Field, Fields};

/// One decision. The actions of a turn in a row tell the turn: `roll` `G1>G4` `>M3` `xW2` `+W7` `+M5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Rolls both dice (K5).
    Roll,
    /// Gives up the move before the roll: the piece goes from this morning to the near peak (K23).
    Pass(Field),
    /// A piece goes along the peaks (K6), or falls from a morning and goes on (K8).
    Go {
        /// From where.
        from: Field,
        /// To where.
        to: Field,
    },
    /// Two pieces change places (K7).
    Swap(Pair),
    /// A piece leaves the board: by a special roll (K10) or for a triple (K18).
    Remove(Field),
    /// A push goes on towards this morning (K14).
    Push(Field),
    /// A piece comes to the board: the restored one, then the added one (K21).
    Put(Field),
    /// Nothing can be done (MK27).
    Nothing,
}

/// Two different fields, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    first: Field,
    second: Field,
}

impl Pair {
    /// Two fields as a pair; none if they are one.
    pub fn new(one: Field, other: Field) -> Option<Pair> {
        (one != other).then(|| Pair { first: one.min(other), second: one.max(other) })
    }

    /// Two different fields as a pair.
    pub(crate) fn of(first: Field, second: Field) -> Pair {
        debug_assert!(first < second);
        Pair { first, second }
    }

    /// The field that comes first.
    pub const fn first(self) -> Field {
        self.first
    }

    /// The field that comes second.
    pub const fn second(self) -> Field {
        self.second
    }

    /// Both fields.
    pub const fn both(self) -> [Field; 2] {
        [self.first, self.second]
    }

    /// The fields as a person tells them: one of an own piece first.
    pub(crate) fn own_first(self, own: Fields) -> [Field; 2] {
        if own.has(self.first) { [self.first, self.second] } else { [self.second, self.first] }
    }

    /// The morning between them, if they are opposite peaks (K17).
    pub(crate) fn between(self) -> Option<Field> {
        let opposite = self.second.is_peak() && self.first.column() == self.second.column();
        opposite.then(|| self.first.morning())
    }
}
