//! Why an action cannot be, for walks and checks alike.

use crate::action::{Action, Hop, over};
use crate::field::Field;
use crate::game::Multiwarcaby;
use crate::options::SecondMove;
use crate::refusal::Refusal;
use crate::state::{Stage, State, Which};
use stolik_game::kit::Touched;

impl Multiwarcaby {
    /// Why this action is not legal; none if it is.
    pub(crate) fn why_not(&self, state: &State, action: Action) -> Option<Refusal> {
        match action {
            Action::Shift(hop) | Action::Jump(hop) => match self.hop(state, hop) {
                Err(why) => Some(why),
                Ok(found) if found == action => None,
                Ok(Action::Jump(_)) => Some(Refusal::IsJump(hop, over(hop))),
                Ok(_) => Some(Refusal::IsShift(hop)),
            },
            Action::Stop => match state.stage {
                Stage::Chain { .. } => None, // M9
                _ => Some(Refusal::NothingToStop),
            },
            Action::Skip => self.why_no_skip(state),
        }
    }

    /// Whether a piece can be shifted or jump.
    pub(crate) fn can_move(&self, state: &State, piece: Field) -> bool {
        let shifts = self.board().shifts_of(state.pieces, piece);
        !(shifts | self.board().jumps_of(state.pieces, piece)).is_empty()
    }

    /// Why no action begins with the piece on this field; none if one does.
    pub(crate) fn why_not_from(&self, state: &State, from: Field) -> Option<Refusal> {
        if !self.board().fields().has(from) {
            return Some(Refusal::OuterRing(from)); // MW16
        }
        match state.stage {
            Stage::Chain { piece, .. } if from != piece => {
                Some(Refusal::InChain(Touched(from), piece)) // MW7: a chain is made by one piece.
            }
            _ if !state.pieces.has(from) => Some(Refusal::Empty(from)),
            _ if !self.can_move(state, from) => Some(Refusal::Stuck(from)),
            _ => None,
        }
    }

    /// The shift or jump that goes this way, or why there is none.
    pub(crate) fn hop(&self, state: &State, hop: Hop) -> Result<Action, Refusal> {
        if let Some(why) = self.why_not_from(state, hop.from) {
            return Err(why);
        }
        let chain = matches!(state.stage, Stage::Chain { .. });
        if !self.board().fields().has(hop.to) {
            Err(Refusal::OuterRing(hop.to))
        } else if hop.from == hop.to && chain {
            Err(Refusal::InChain(Touched(hop.to), hop.from))
        } else if hop.from == hop.to {
            Err(Refusal::Stays(hop.to))
        } else if state.pieces.has(hop.to) && chain {
            Err(Refusal::InChain(Touched(hop.to), hop.from))
        } else if state.pieces.has(hop.to) {
            Err(Refusal::Occupied(hop))
        } else {
            match hop.steps() {
                None => Err(Refusal::NoDirection(hop)),                // M11
                Some(1) if chain => Err(Refusal::ShiftAfterJump(hop)), // MW8
                Some(1) => Ok(Action::Shift(hop)),
                Some(2) if state.pieces.has(over(hop)) => Ok(Action::Jump(hop)),
                Some(2) => Err(Refusal::NothingToJump(hop, over(hop))),
                Some(_) => Err(why_so_far(state, hop)),
            }
        }
    }

    fn why_no_skip(&self, state: &State) -> Option<Refusal> {
        match state.stage {
            Stage::Chain { piece, .. } => Some(Refusal::StopFirst(piece)),
            Stage::Move(Which::First) | Stage::Over(_) => Some(Refusal::SkipsTurn), // MW4
            Stage::Move(Which::Second) => match self.second_move() {
                SecondMove::Required => Some(Refusal::SecondRequired), // MW3
                SecondMove::Optional => None,
            },
        }
    }
}

/// Why nothing goes three fields or more: several pieces in a row are not jumped at once (MW9).
fn why_so_far(state: &State, hop: Hop) -> Refusal {
    let row: Vec<Field> = hop.between().filter(|&field| state.pieces.has(field)).collect();
    if row.len() > 1 { Refusal::Row(hop, row) } else { Refusal::TooFar(hop) }
}
