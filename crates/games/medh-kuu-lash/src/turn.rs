//! What actions and dice do, from the roll to the end of the turn.

use crate::action::{Action, Pair};
use crate::board::FEWEST;
use crate::colour::Colour;
use crate::dice::Dice;
use crate::field::Field;
use crate::fields::{Columns, Fields};
use crate::game::MedhKuuLash;
use crate::options::{GoalCheck, PushChooser};
use crate::push::{Way, Ways};
use crate::state::{Claims, Ending, Moment, State};
use crate::watch::Watch;
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

    /// Puts a piece on the board (K21).
    fn put(&mut self, field: Field, colour: Colour, watch: &mut impl Watch) {
        self.last |= field.alone();
        self.board.put(field, colour);
        watch.appears(field);
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
            (Moment::Before, Action::Pass(morning)) => self.pass(state, morning, watch),
            (Moment::Rolled(_), Action::Go { from, to }) => self.go(state, from, to, watch),
            (Moment::Rolled(_), Action::Swap(pair)) => self.swap(state, pair, watch),
            (Moment::Rolled(_), Action::Remove(field)) => {
                state.last = Fields::NONE;
                self.remove(state, state.turn, field, Claims::NONE, watch) // K10, MK13
            }
            (Moment::Rolled(_), Action::Nothing) => {
                state.last = Fields::NONE;
                self.end_turn(state) // MK27
            }
            (Moment::Push { peak, colour, stood }, Action::Push(towards)) => {
                let way = if towards < peak.morning() { Way::Left } else { Way::Right };
                watch.arrives(peak.morning());
                self.push_on(state, peak, colour, way, stood, watch)
            }
            (Moment::Triple { by, claims }, Action::Remove(field)) => {
                self.remove(state, by, field, claims, watch)
            }
            (Moment::Restore { colour, by, claims }, Action::Put(field)) => {
                state.put(field, colour, watch);
                state.moment = Moment::Add { colour: !colour, by, claims }; // MK23: restored first
                Effect::QUIET
            }
            (Moment::Add { colour, claims, .. }, Action::Put(field)) => {
                state.put(field, colour, watch);
                self.go_on(state, claims) // MK21: no removal for a triple completed so
            }
            _ => {
                debug_assert!(false, "{action:?} is not legal in {:?}", state.moment);
                Effect::QUIET
            }
        }
    }

    /// A piece goes down to the near peak, and the turn ends (K23).
    fn pass(&self, state: &mut State, morning: Field, watch: &mut impl Watch) -> Effect {
        let peak = morning.near_peak(state.turn);
        state.last = morning.alone() | peak.alone();
        state.board.take(morning);
        state.board.put(peak, state.turn);
        watch.goes(morning, peak);
        self.end_turn(state)
    }

    /// A piece goes to a peak, by the sum (K6) or as a fall (K8); what stands there is pushed to the morning (K12).
    #[inline]
    fn go(&self, state: &mut State, from: Field, to: Field, watch: &mut impl Watch) -> Effect {
        let stood = state.board.all_triples();
        state.last = from.alone() | to.alone();
        let piece = state.board.take(from).unwrap_or(state.turn); // MK12: it leaves its field first.
        watch.goes(from, to);
        let pushed = state.board.take(to);
        state.board.put(to, piece);
        match pushed {
            None => self.acted(state, stood, None),
            Some(colour) => self.enter(state, to, colour, stood, watch),
        }
    }

    /// A piece pushed off a peak enters the morning of its column (MK7).
    #[inline]
    fn enter(
        &self,
        state: &mut State,
        peak: Field,
        colour: Colour,
        stood: [Columns; 2],
        watch: &mut impl Watch,
    ) -> Effect {
        let morning = peak.morning();
        state.last |= morning.alone();
        let occupant = state.board.on(morning);
        if occupant == Some(colour) {
            // K14, K15
            return match state.board.ways(colour, morning.column(), self.options.mixed_push) {
                Ways::One(way) => {
                    watch.goes(peak, morning);
                    self.push_on(state, peak, colour, way, stood, watch)
                }
                Ways::Both => {
                    watch.waits(peak);
                    state.moment = Moment::Push { peak, colour, stood };
                    Effect::QUIET
                }
                Ways::None => {
                    debug_assert!(false, "who would have nowhere to push is not moved to (MK17)");
                    Effect::QUIET
                }
            };
        }
        watch.goes(peak, morning);
        if let Some(captured) = state.board.take(morning) {
            watch.leaves(morning, captured); // K13, MK16
        }
        state.board.put(morning, colour);
        self.acted(state, stood, occupant)
    }

    /// The pushed piece takes its morning, and what stood there is pushed on (K14, K15).
    fn push_on(
        &self,
        state: &mut State,
        peak: Field,
        colour: Colour,
        way: Way,
        stood: [Columns; 2],
        watch: &mut impl Watch,
    ) -> Effect {
        let column = peak.column();
        let (end, captured) = state.board.push(colour, column, way, self.options.mixed_push);
        watch.shifts(column, end);
        if let Some(captured) = captured {
            watch.leaves(Field::morning_of(end), captured);
        }
        state.last |= Field::morning_of(end).alone();
        self.acted(state, stood, captured)
    }

    /// Two pieces change places; own ones on opposite peaks capture the enemy between them (K17, MK10).
    #[inline]
    fn swap(&self, state: &mut State, pair: Pair, watch: &mut impl Watch) -> Effect {
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
            _ => None,
        };
        self.acted(state, stood, captured)
    }

    /// Somebody removes a piece (K10, K18).
    fn remove(
        &self,
        state: &mut State,
        by: Colour,
        field: Field,
        claims: Claims,
        watch: &mut impl Watch,
    ) -> Effect {
        state.last |= field.alone();
        let lost = state.board.take(field);
        if let Some(lost) = lost {
            watch.leaves(field, lost);
        }
        self.lost(state, lost, by, claims)
    }

    /// The action is done, pushes and all: now it shows whose new triple may take a piece (K18).
    #[inline]
    fn acted(&self, state: &mut State, stood: [Columns; 2], captured: Option<Colour>) -> Effect {
        let claims = |colour: Colour| {
            let new = state.board.triples(colour) - stood[colour as usize]; // K20, MK19
            let counts = colour == state.turn || self.options.triple_any_turn; // MK18
            counts && !new.is_empty() && captured != Some(!colour) // K19
        };
        let claims = Claims(Colour::ALL.map(claims)); // 3e.7: fixed when the action ends
        self.lost(state, captured, state.turn, claims) // MK22: the player on turn has caused it.
    }

    /// A piece was lost, or none: a player with three gets the fourth back (K21).
    #[inline]
    fn lost(&self, state: &mut State, lost: Option<Colour>, by: Colour, claims: Claims) -> Effect {
        match lost {
            Some(colour) if state.board.count(colour) < FEWEST => {
                state.moment = Moment::Restore { colour, by, claims };
                Effect::QUIET
            }
            _ => self.go_on(state, claims),
        }
    }

    /// Nine against four wins at once (K22, MK24); then triples take their pieces, the mover's first; then the turn ends.
    #[inline]
    fn go_on(&self, state: &mut State, claims: Claims) -> Effect {
        if claims.is_empty() || state.board.majority().is_some() {
            return self.end_turn(state);
        }
        let by = if claims.has(state.turn) { state.turn } else { !state.turn };
        state.moment = Moment::Triple { by, claims: claims.without(by) };
        Effect::QUIET
    }

    #[inline]
    fn end_turn(&self, state: &mut State) -> Effect {
        state.turns += 1;
        state.turn = !state.turn;
        state.moment = Moment::Before;
        state.ending = self.ending_of(state);
        Effect::TURN_ENDED
    }

    /// Whether the game has ended, the player who is not on turn having moved last (3e.11).
    #[inline]
    pub(crate) fn ending_of(&self, state: &State) -> Option<Ending> {
        if let Some(winner) = state.board.majority() {
            return Some(Ending::Majority(winner)); // 3e.4: counts for both
        }
        let mover = !state.turn;
        let reaches = |colour| state.board.is_all_on_mornings(colour);
        if reaches(mover) {
            return Some(Ending::Goal(mover)); // MK25: if both fulfil it, the mover wins.
        }
        if self.options.goal_check == GoalCheck::Both && reaches(!mover) {
            return Some(Ending::Goal(!mover));
        }
        (state.turns >= self.options.max_turns).then_some(Ending::TooLong) // MK29, 3e.9
    }

    /// Who chooses the way of a push (MK14).
    #[inline]
    pub(crate) fn push_chooser(&self, state: &State, pushed: Colour) -> Colour {
        match self.options.push_chooser {
            PushChooser::Mover => state.turn,
            PushChooser::Owner => pushed,
        }
    }
}
