//! Giving up the move before the roll (K23).

use crate::watch::Watch;
use crate::{Field, Fields, MedhKuuLash, State};
use stolik_game::Effect;

impl State {
    /// The mornings from which the player may pass: the near peak must be free (K23, MK26).
    #[inline]
    pub(crate) fn passes(&self) -> Fields {
        let near = self.board.occupied().peaks_of(self.turn);
        Fields::NONE.with_mornings(self.board.mornings(self.turn) - near)
    }
}

impl MedhKuuLash {
    /// A piece goes down to the near peak, and the turn ends (K23).
    pub(crate) fn pass(&self, state: &mut State, morning: Field, watch: &mut impl Watch) -> Effect {
        let peak = morning.near_peak(state.turn);
        state.last = morning.alone() | peak.alone();
        state.board.take(morning);
        state.board.put(peak, state.turn);
        watch.goes(morning, peak);
        self.end_turn(state)
    }
}
