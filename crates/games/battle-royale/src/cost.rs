//! What fields cost, and which can be taken.

use crate::field::{COLUMN_A, COLUMN_K, Field, Fields, UP};
use crate::game::BattleRoyale;
use crate::state::State;
use crate::tally::Tally;
use stolik_game::Seat;

/// What a field costs, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// 1 in the neighbourhood of the start of the turn (C13), else 2 (C14).
    pub base: u8,
    /// The defence of the State it belongs to, if it belongs to one.
    pub defence: Option<Defence>,
}

/// What makes a foreign field dearer than a free one (C15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence {
    /// Whose field it is.
    pub owner: Seat,
    /// How many of its neighbours belonged to the same State when the turn began.
    pub companions: u8,
}

impl Cost {
    /// The points of morale it costs.
    pub fn total(self) -> u8 {
        self.base + self.defence.map_or(0, |defence| 1 + defence.companions) // C15
    }
}

impl State {
    /// What a field that is not the seat's own costs in this turn.
    #[inline]
    pub fn cost(&self, field: Field) -> Cost {
        let around = field.alone().neighbours();
        let base = if around.meets(self.lands[self.seat.index()]) { 1 } else { 2 }; // C13, C14
        let defence = self.owner_before(field).map(|owner| {
            let companions = (around & self.lands[owner.index()]).len() as u8; // BR6
            Defence { owner, companions }
        });
        Cost { base, defence }
    }

    /// The morale spent in this turn: what all takings cost, in whatever order they were made.
    pub fn spent(&self) -> u32 {
        self.taken.iter().map(|field| u32::from(self.cost(field).total())).sum()
    }
}

impl BattleRoyale {
    /// The fields that the seat to act may take now.
    #[inline]
    pub fn takable(&self, state: &State) -> Fields {
        if state.morale == 0 {
            return Fields::NONE;
        }
        let lands = &state.lands[..usize::from(self.options.seats)];
        let before = state.lands[state.seat.index()];
        let near_before = before.neighbours(); // C12, BR5
        let near = (before | state.taken).neighbours() - self.closed(state); // C14, BR7, C16
        let owned = lands.iter().fold(Fields::NONE, |owned, &land| owned | land);
        if state.morale == 1 {
            return (near & near_before) - owned; // C13
        }
        let free = near - owned;
        let foreign = near & owned;
        if foreign.is_empty() {
            return free;
        }
        let surcharge = Tally::of(surcharges(lands, near_before));
        free | (foreign & surcharge.at_most(state.morale - 2))
    }

    /// The fields that may not be taken in this turn: where others started, in everybody's first (C16, BR10).
    #[inline]
    pub(crate) fn closed(&self, state: &State) -> Fields {
        if state.round == 1 { self.starts - self.start_of(state.seat).alone() } else { Fields::NONE }
    }
}

/// A foreign field costs two points (C15), and one more for each of these sets that it is in: fields with a companion
/// in one of eight directions, and fields outside the neighbourhood (C14).
#[inline]
fn surcharges(lands: &[Fields], neighbourhood: Fields) -> [Fields; 9] {
    let (mut right, mut up, mut up_right, mut up_left) = (0, 0, 0, 0);
    for &Fields(land) in lands {
        right |= land & land >> 1;
        up |= land & land >> UP;
        up_right |= land & land >> (UP + 1);
        up_left |= land & land >> (UP - 1);
    }
    right &= !COLUMN_K.0;
    up_right &= !COLUMN_K.0;
    up_left &= !COLUMN_A.0;
    // Each pair is a pair for both of its fields.
    let (left, down) = (right << 1, up << UP);
    let (down_left, down_right) = (up_right << (UP + 1), up_left << (UP - 1));
    [right, left, up, down, up_right, down_left, up_left, down_right, !neighbourhood.0].map(Fields)
}
