//! The triple (K18), and what comes after an action: lost pieces, claims, the end of the turn.

use crate::{Claims, Colour, Columns, Due, MedhKuuLash, Moment, State};
use stolik_game::Effect;

impl MedhKuuLash {
    /// The action is done, pushes and all: now it shows whose new triple may take a piece (K18).
    #[inline]
    pub(crate) fn acted(&self, state: &mut State, stood: [Columns; 2], captured: Option<Colour>) -> Effect {
        let claims = |colour: Colour| {
            let new = state.board.triples(colour) - stood[colour as usize]; // K20, MK19
            let counts = colour == state.turn || self.options.triple_any_turn; // MK18
            counts && !new.is_empty() && captured != Some(!colour) // K19
        };
        let claims = Claims(Colour::ALL.map(claims)); // 3e.7: fixed when the action ends
        self.lost(state, captured, Due { by: state.turn, claims }) // MK22: the player on turn has caused it.
    }

    /// Nine against four wins at once (K22, MK24); then triples take their pieces, the mover's first; then the turn ends.
    #[inline]
    pub(crate) fn go_on(&self, state: &mut State, claims: Claims) -> Effect {
        if claims.is_empty() || state.board.majority().is_some() {
            return self.end_turn(state);
        }
        let by = if claims.has(state.turn) { state.turn } else { !state.turn };
        state.moment = Moment::Triple(Due { by, claims: claims.without(by) });
        Effect::QUIET
    }
}
