//! Pieces that leave the board (K10), and not fewer than four (K21).

use crate::watch::Watch;
use crate::{Colour, Due, FEWEST, Field, MedhKuuLash, Moment, State};
use stolik_game::Effect;

impl MedhKuuLash {
    /// Somebody removes a piece (K10, K18).
    pub(crate) fn remove(&self, state: &mut State, field: Field, due: Due, watch: &mut impl Watch) -> Effect {
        state.last |= field.alone();
        let lost = state.board.take(field);
        if let Some(lost) = lost {
            watch.leaves(field, lost);
        }
        self.lost(state, lost, due)
    }

    /// A piece was lost, or none: a player with three gets the fourth back (K21).
    #[inline]
    pub(crate) fn lost(&self, state: &mut State, lost: Option<Colour>, due: Due) -> Effect {
        match lost {
            Some(colour) if state.board.count(colour) < FEWEST => {
                state.moment = Moment::Restore(colour, due);
                Effect::QUIET
            }
            _ => self.go_on(state, due.claims),
        }
    }
}

impl State {
    /// Puts a piece on the board (K21).
    pub(crate) fn put(&mut self, field: Field, colour: Colour, watch: &mut impl Watch) {
        self.last |= field.alone();
        self.board.put(field, colour);
        watch.appears(field);
    }
}
