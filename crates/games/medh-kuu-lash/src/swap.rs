//! Which pieces may be swapped (K7, MK8, MK9).

use crate::action::Pair;
use crate::field::{COLUMNS, FIELDS, Field, RING, Row};
use crate::fields::Fields;
use crate::game::MedhKuuLash;
use crate::state::State;

/// The partners of each field, for each own die: `[die][field]`.
type Reach = [[u32; FIELDS as usize]; 7];

/// Inside one row of peaks.
static IN_ROW: Reach = reach(false);
/// Round the ring (`swap_wrap`).
static ROUND: Reach = reach(true);

const fn reach(wrap: bool) -> Reach {
    let mut table: Reach = [[0; FIELDS as usize]; 7];
    let mut die = 1;
    while die <= 6 {
        let mut one = 0;
        while one < FIELDS {
            let mut other = 0;
            while other < FIELDS {
                if are_partners(one, other, die, wrap) {
                    table[die as usize][one as usize] |= 1 << other;
                }
                other += 1;
            }
            one += 1;
        }
        die += 1;
    }
    table
}

/// Whether the two fields lie across, two rows or three (MK9), or so far apart along the peaks (MK8).
const fn are_partners(one: u8, other: u8, die: u8, wrap: bool) -> bool {
    if one == other {
        return false;
    }
    if Field::at(one).column() == Field::at(other).column() {
        return true;
    }
    if one >= RING || other >= RING {
        return false; // MK8: not along the mornings
    }
    let apart = one.abs_diff(other);
    if wrap { apart == die || RING - apart == die } else { apart == die && one / COLUMNS == other / COLUMNS }
}

impl MedhKuuLash {
    fn reach(&self, distance: u8) -> &'static [u32; FIELDS as usize] {
        let table = if self.options.swap_wrap { &ROUND } else { &IN_ROW };
        &table[usize::from(distance) % table.len()]
    }

    /// The pieces with which the piece on a field may be swapped: at least one of the two is own (MK9).
    #[inline]
    pub(crate) fn partners(&self, state: &State, distance: u8, field: Field) -> Fields {
        let board = state.board;
        let own = board.of(state.turn);
        let with = if own.has(field) { board.occupied() } else { own };
        let stands = board.occupied().has(field);
        let reach = Fields::of_bits(self.reach(distance)[usize::from(field.index())]);
        if stands { reach & with } else { Fields::NONE }
    }

    /// Whether any swap is possible (MK11: one that changes nothing is).
    #[inline]
    pub(crate) fn can_swap(&self, state: &State, distance: u8) -> bool {
        state.board.of(state.turn).iter().any(|own| !self.partners(state, distance, own).is_empty())
    }

    /// The partners that come after a field, so that every swap is found once.
    #[inline]
    fn later_partners(&self, state: &State, distance: u8, field: Field) -> Fields {
        self.partners(state, distance, field).beyond(field)
    }

    /// The pieces that come first in a swap.
    pub(crate) fn swappers(&self, state: &State, distance: u8) -> impl Iterator<Item = Field> {
        let pieces = state.board.occupied().iter();
        pieces.filter(move |&first| !self.later_partners(state, distance, first).is_empty())
    }

    /// The swaps in which a piece comes first.
    pub(crate) fn swaps_of(&self, state: &State, distance: u8, first: Field) -> impl Iterator<Item = Pair> {
        let later = self.later_partners(state, distance, first);
        later.iter().map(move |second| Pair::of(first, second))
    }

    /// How many swaps there are.
    #[inline]
    pub(crate) fn count_swaps(&self, state: &State, distance: u8) -> u32 {
        let pieces = state.board.occupied().iter();
        pieces.map(|first| self.later_partners(state, distance, first).len()).sum()
    }

    /// The swap with so many before it; none if there are no more.
    #[inline]
    pub(crate) fn nth_swap(&self, state: &State, distance: u8, mut before: u32) -> Option<Pair> {
        for first in state.board.occupied().iter() {
            let later = self.later_partners(state, distance, first);
            match before.checked_sub(later.len()) {
                Some(rest) => before = rest,
                None => return Some(Pair::of(first, later.nth(before))),
            }
        }
        None
    }

    /// Whether this swap is possible.
    pub(crate) fn is_swap(&self, state: &State, distance: u8, pair: Pair) -> bool {
        self.partners(state, distance, pair.first()).has(pair.second())
    }
}

/// How far two peaks of one row are apart; none if they are not of one row.
pub(crate) fn distance_in_row(one: Field, other: Field) -> Option<u8> {
    let same = one.row() == other.row() && one.row() != Row::Morning;
    same.then(|| one.index().abs_diff(other.index()))
}
