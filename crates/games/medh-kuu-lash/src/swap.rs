//! The swap (K7, MK8, MK9), and capturing by it (K17).

use crate::field::{COLUMNS, FIELDS, RING};
use crate::watch::Watch;
use crate::{Field, Fields, MedhKuuLash, Pair, Row, State};
use stolik_game::Effect;

/// The partners of each field, for each own die: `[die][field]`.
type Reach = [[Fields; FIELDS as usize]; 7];

/// Inside one row of peaks.
static IN_ROW: Reach = reach(false);
/// Round the ring (`swap_wrap`).
static ROUND: Reach = reach(true);

const fn reach(wrap: bool) -> Reach {
    const MANY: usize = FIELDS as usize;
    let mut table = [[Fields::NONE; MANY]; 7];
    let mut at = MANY * MANY; // No die shows nought.
    while at < table.len() * MANY * MANY {
        let (die, one, other) = (at / MANY / MANY, at / MANY % MANY, at % MANY);
        if are_partners(one as u8, other as u8, die as u8, wrap) {
            table[die][one].0 |= 1 << other;
        }
        at += 1;
    }
    table
}

/// Whether the two fields lie across, two rows or three (MK9), or so far apart along the peaks (MK8).
const fn are_partners(one: u8, other: u8, die: u8, wrap: bool) -> bool {
    if one == other {
        return false;
    }
    if Field::of_bit(one as u32).column() == Field::of_bit(other as u32).column() {
        return true;
    }
    if one >= RING || other >= RING {
        return false; // MK8: not along the mornings
    }
    let apart = one.abs_diff(other);
    if wrap { apart == die || RING - apart == die } else { apart == die && one / COLUMNS == other / COLUMNS }
}

impl MedhKuuLash {
    /// The pieces with which the piece on a field may be swapped: at least one of the two is own (MK9).
    #[inline]
    pub(crate) fn partners(&self, state: &State, distance: u8, field: Field) -> Fields {
        let board = state.board;
        let own = board.of(state.turn);
        if !board.occupied().has(field) {
            return Fields::NONE; // MK8: never with an empty field
        }
        let table = if self.options.swap_wrap { &ROUND } else { &IN_ROW };
        let reach = table[usize::from(distance) % table.len()][usize::from(field.index())];
        reach & if own.has(field) { board.occupied() } else { own }
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

    /// The own pieces that may be swapped.
    pub(crate) fn swappers(&self, state: &State, distance: u8) -> Fields {
        let own = state.board.of(state.turn).iter();
        own.filter(|&own| !self.partners(state, distance, own).is_empty()).collect()
    }

    /// All swaps, each once.
    pub(crate) fn swaps(&self, state: &State, distance: u8) -> impl Iterator<Item = Pair> {
        let later = move |first| self.later_partners(state, distance, first).iter();
        let pieces = state.board.occupied().iter();
        pieces.flat_map(move |first| later(first).map(move |second| Pair::of(first, second)))
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

    /// Two pieces change places; own ones on opposite peaks capture the enemy between them (K17, MK10).
    #[inline]
    pub(crate) fn swap(&self, state: &mut State, pair: Pair, watch: &mut impl Watch) -> Effect {
        let stood = state.board.all_triples();
        let [one, other] = pair.both();
        state.last = one.alone() | other.alone();
        let pieces = [state.board.take(one), state.board.take(other)];
        if let [Some(first), Some(second)] = pieces {
            state.board.put(one, second);
            state.board.put(other, first);
        }
        watch.goes(one, other);
        watch.goes(other, one);
        let own = Some(state.turn);
        let enemy_between = pair.between().filter(|&morning| state.board.on(morning) == Some(!state.turn));
        let captured = match enemy_between {
            Some(morning) if pieces == [own, own] => {
                state.last |= morning.alone();
                watch.leaves(morning, !state.turn);
                state.board.take(morning)
            }
            _ => None, // K16, K24
        };
        self.acted(state, stood, captured)
    }
}

/// How far two peaks of one row are apart; none if they are not of one row.
pub(crate) fn distance_in_row(one: Field, other: Field) -> Option<u8> {
    let same = one.row() == other.row() && one.row() != Row::Morning;
    same.then(|| one.index().abs_diff(other.index()))
}
