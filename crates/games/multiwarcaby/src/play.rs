//! What an action does: pieces, moves, turns, and the end.

use crate::action::{Action, Hop, over};
use crate::game::Multiwarcaby;
use crate::options::{End, SecondMove};
use crate::state::{Ending, Stage, State, Which};
use stolik_game::{Effect, Side};

impl Multiwarcaby {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn act(&self, state: &mut State, action: Action) -> Effect {
        let which = match state.stage {
            Stage::Move(which) | Stage::Chain { which, .. } => which,
            Stage::Over(_) => Which::Second,
        };
        match action {
            Action::Shift(hop) => {
                state.pieces = (state.pieces - hop.from.alone()) | hop.to.alone();
                state.last = Some((hop.from, hop.to));
                self.end_move(state, which)
            }
            Action::Jump(hop) => self.jump(state, which, hop),
            Action::Stop => self.end_move(state, which),
            Action::Skip => self.end_turn(state),
        }
    }

    #[inline]
    fn jump(&self, state: &mut State, which: Which, hop: Hop) -> Effect {
        let began = match (state.stage, state.last) {
            (Stage::Chain { .. }, Some((began, _))) => began,
            _ => hop.from,
        };
        state.last = Some((began, hop.to));
        // MW10: at once or after the move, it cannot matter.
        state.pieces = (state.pieces - hop.from.alone() - over(hop).alone()) | hop.to.alone();
        state.captured[state.turn.index()] += 1;
        state.quiet = 0;
        if state.pieces.is_single() {
            self.end_with_one_piece(state); // MW1: at once, even in the middle of a turn.
            return Effect::TURN_ENDED;
        }
        if self.board().jumps_of(state.pieces, hop.to).is_empty() {
            return self.end_move(state, which); // 2e.3: by itself.
        }
        state.stage = Stage::Chain { piece: hop.to, which };
        Effect::QUIET
    }

    #[inline]
    fn end_move(&self, state: &mut State, which: Which) -> Effect {
        match which {
            Which::First => {
                state.stage = Stage::Move(Which::Second); // M7
                Effect::QUIET
            }
            Which::Second => self.end_turn(state),
        }
    }

    #[inline]
    fn end_turn(&self, state: &mut State) -> Effect {
        let next = state.turn.0 + 1;
        state.turn = Side(if next == self.side_count() { 0 } else { next }); // MW12
        state.quiet = if self.quiet_limit() > 0 { state.quiet + 1 } else { 0 };
        self.begin_turn(state);
        Effect::TURN_ENDED
    }

    /// The start of a turn, or the end of the game in its place (MW1, MW2; in the order of 2e.2).
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State) {
        state.stage = if state.pieces.is_single() {
            return self.end_with_one_piece(state);
        } else if self.end() == End::TwoMove && !self.board().can_still_capture(state.pieces) {
            Stage::Over(Ending::NoCapture)
        } else if self.quiet_limit() > 0 && state.quiet > self.quiet_limit() {
            Stage::Over(Ending::Stall)
        } else {
            Stage::Move(Which::First)
        };
    }

    /// The end with one piece. Nothing follows, so nothing is counted.
    pub(crate) fn end_with_one_piece(&self, state: &mut State) {
        state.stage = Stage::Over(Ending::OnePiece);
        state.quiet = u8::from(self.quiet_limit() > 0);
    }

    /// Whether the second move is awaited and may be skipped (MW3).
    #[inline]
    pub(crate) fn may_skip(&self, state: &State) -> bool {
        self.second_move() == SecondMove::Optional && state.stage == Stage::Move(Which::Second)
    }
}
