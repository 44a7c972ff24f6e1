//! The move by the sum of the dice (K6) and the fall from a morning (K8).

use crate::watch::Watch;
use crate::{Colour, Columns, Field, Fields, MedhKuuLash, Pushed, State};
use stolik_game::Effect;

impl MedhKuuLash {
    /// The pieces that may move by the sum: own ones on peaks (MK4, MK5), unless their push would have nowhere to go.
    #[inline]
    pub(crate) fn movers(&self, state: &State, sum: u8) -> Fields {
        let board = state.board;
        let pieces = if self.options.move_enemy { board.occupied() } else { board.of(state.turn) };
        let mut movers = pieces & Fields::PEAKS;
        for colour in Colour::ALL {
            if board.mornings(colour) == Columns::ALL {
                movers -= board.of(colour).steps_before(sum); // MK17
            }
        }
        movers
    }

    /// A piece goes to a peak; only what stands there matters (MK6): it is pushed to the morning (K12).
    #[inline]
    pub(crate) fn go(&self, state: &mut State, from: Field, to: Field, watch: &mut impl Watch) -> Effect {
        let stood = state.board.all_triples();
        state.last = from.alone() | to.alone();
        let piece = state.board.take(from).unwrap_or(state.turn); // MK12: it leaves its field first.
        watch.goes(from, to);
        let pushed = state.board.take(to);
        state.board.put(to, piece);
        match pushed {
            None => self.acted(state, stood, None),
            Some(colour) => self.enter(state, Pushed { peak: to, colour, stood }, watch),
        }
    }
}

impl State {
    /// The pieces that may fall: own ones on mornings (MK12).
    #[inline]
    pub(crate) fn fallers(&self) -> Fields {
        self.board.of(self.turn) & Fields::MORNINGS
    }
}
