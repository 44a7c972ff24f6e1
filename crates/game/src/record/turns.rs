//! Inputs, turn by turn.

use super::{InputText, TurnText};
use crate::Effect;

/// Groups the inputs of a game by turns, as playing them said where turns end. A turn that chance begins is the turn
/// of the first seat that acts in it.
pub fn by_turns(inputs: impl IntoIterator<Item = (InputText, Effect)>) -> Vec<TurnText> {
    let mut turns: Vec<TurnText> = Vec::new();
    let mut new_turn = true;
    for (input, effect) in inputs {
        let acting = match input {
            InputText::Act { seat, .. } => Some(seat),
            InputText::Chance(_) | InputText::Time { .. } => None,
        };
        match turns.last_mut() {
            Some(turn) if !new_turn => {
                turn.seat = turn.seat.or(acting);
                turn.inputs.push(input);
            }
            _ => turns.push(TurnText { seat: acting, inputs: vec![input], line: 0 }),
        }
        new_turn = effect.turn_ended;
    }
    turns
}
