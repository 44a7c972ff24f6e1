//! Choosing: a piece and where it goes; in the middle of a capture only where it goes; or a button.

use crate::action::{Action, Hop, over};
use crate::field::{Field, SKIP, STOP};
use crate::game::Multiwarcaby;
use crate::refusal::Refusal;
use crate::state::{Stage, State};
use stolik_game::kit::{Touch, Touching};
use stolik_game::{Hint, Next, Spot};

impl Touching for Multiwarcaby {
    fn touches(&self, state: &State, action: &Action) -> Vec<Spot> {
        match (*action, state.stage) {
            (Action::Stop, _) => vec![STOP],
            (Action::Skip, _) => vec![SKIP],
            // In the middle of a capture the piece is chosen already.
            (Action::Shift(hop) | Action::Jump(hop), Stage::Chain { .. }) => vec![hop.to.spot()],
            (Action::Shift(hop) | Action::Jump(hop), _) => vec![hop.from.spot(), hop.to.spot()],
        }
    }

    fn last_touch(&self, _: &State, action: &Action, spot: Spot) -> Next {
        match action {
            Action::Shift(_) => Next::new(spot, Hint::Step),
            Action::Jump(hop) => Next { victims: vec![over(*hop).spot()], ..Next::new(spot, Hint::Capture) },
            Action::Stop | Action::Skip => Next::new(spot, Hint::Choose),
        }
    }

    fn why_no_touch(&self, state: &State, touch: Touch<'_>) -> Refusal {
        let Touch { before, spot, past_end } = touch;
        let chosen = match (state.stage, before) {
            (Stage::Chain { piece, .. }, _) => Some(piece),
            (_, [piece, ..]) => Field::of_spot(*piece),
            (_, []) => None,
        };
        let why = match (spot, Field::of_spot(spot), chosen) {
            _ if past_end => None,
            // A button is touched first or not at all: a chosen piece has to go somewhere.
            (STOP, _, _) => self.why_not(state, Action::Stop).or(chosen.map(Refusal::PieceChosen)),
            (SKIP, _, _) => self.why_not(state, Action::Skip).or(chosen.map(Refusal::PieceChosen)),
            (_, None, _) => Some(Refusal::NoSuchSpot(spot)),
            (_, Some(to), Some(from)) => self.hop(state, Hop { from, to }).err(),
            (_, Some(from), None) => self.why_not_from(state, from),
        };
        why.unwrap_or(Refusal::PastEnd(spot))
    }
}
