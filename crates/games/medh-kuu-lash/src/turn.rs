//! A turn from the roll to its end: what dice and actions do (K4, K5).

use crate::push::Way;
use crate::watch::Watch;
use crate::{Action, Claims, Dice, Due, Fields, MedhKuuLash, Moment, State};
use stolik_game::Effect;

impl State {
    /// Plays a roll.
    #[inline]
    pub(crate) fn roll(&mut self, dice: Dice) -> Effect {
        self.lying = Some(dice);
        if self.moment != Moment::Start {
            self.moment = Moment::Rolled(dice);
            return Effect::REVEALED;
        }
        // K4: the higher die's colour begins; on a tie the other player rolls.
        let Some(first) = dice.higher() else {
            self.turn = !self.turn;
            return Effect::REVEALED;
        };
        (self.turn, self.moment) = (first, Moment::Before);
        Effect { revealed: true, turn_ended: true } // MK28: the first turn has a roll of its own.
    }
}

impl MedhKuuLash {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Action, watch: &mut impl Watch) -> Effect {
        match (state.moment, action) {
            (Moment::Before, Action::Roll) => {
                (state.moment, state.lying) = (Moment::Rolling, None);
                Effect::QUIET
            }
            (Moment::Before, Action::Pass(morning)) => self.pass(state, morning, watch), // K23
            (Moment::Rolled(_), Action::Go { from, to }) => self.go(state, from, to, watch), // K6, K8
            (Moment::Rolled(_), Action::Swap(pair)) => self.swap(state, pair, watch),    // K7
            (Moment::Rolled(_), Action::Remove(field)) => {
                state.last = Fields::NONE;
                let due = Due { by: state.turn, claims: Claims::NONE };
                self.remove(state, field, due, watch) // K10, MK13
            }
            (Moment::Rolled(_), Action::Nothing) => {
                state.last = Fields::NONE;
                self.end_turn(state) // MK27
            }
            (Moment::Push(pushed), Action::Push(towards)) => {
                let morning = pushed.peak.morning();
                watch.arrives(morning);
                self.push_on(state, pushed, if towards < morning { Way::Left } else { Way::Right }, watch)
            }
            (Moment::Triple(due), Action::Remove(field)) => self.remove(state, field, due, watch), // K18
            (Moment::Restore(colour, due), Action::Put(field)) => {
                state.put(field, colour, watch);
                state.moment = Moment::Add(!colour, due); // MK23: restored first
                Effect::QUIET
            }
            (Moment::Add(colour, due), Action::Put(field)) => {
                state.put(field, colour, watch);
                self.go_on(state, due.claims) // MK21: no removal for a triple completed so
            }
            _ => {
                debug_assert!(false, "{action:?} is not legal in {:?}", state.moment);
                Effect::QUIET
            }
        }
    }

    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State) -> Effect {
        state.turns += 1;
        state.turn = !state.turn;
        state.moment = Moment::Before;
        state.ending = self.ending_of(state);
        Effect::TURN_ENDED
    }
}
