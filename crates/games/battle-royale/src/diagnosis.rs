//! Why a field cannot be taken: the one answer for checks and walks.

use crate::cost::Defence;
use crate::field::Field;
use crate::game::BattleRoyale;
use crate::refusal::Refusal;
use crate::state::State;
use stolik_game::{Seat, Side};

impl BattleRoyale {
    /// Why the seat to act cannot take this field now; none if it can.
    pub(crate) fn why_not(&self, state: &State, field: Field) -> Option<Refusal> {
        let land = state.land(state.seat);
        if land.has(field) {
            return Some(Refusal::Own(field)); // BR17
        }
        let morale = state.morale;
        if morale == 0 {
            return Some(Refusal::Spent(field)); // C10, C17
        }
        if self.closed(state).has(field) {
            return Some(Refusal::StartField(field, self.starter(field))); // C16
        }
        let cost = state.cost(field);
        if !field.alone().neighbours().meets(land) {
            return Some(Refusal::NoPath(field, cost.total())); // C14, BR7
        }
        let count = cost.total();
        let too_dear = match cost.defence {
            None => Refusal::TooDearFree(field, count, morale),
            Some(Defence { owner, companions }) => {
                Refusal::TooDear(field, count, cost.base, Side(owner.0), companions, morale)
            }
        };
        (count > morale).then_some(too_dear)
    }

    /// Who started on a start field.
    fn starter(&self, field: Field) -> Side {
        let mut seats = (0..self.options.seats).map(Seat);
        let starter = seats.find(|&seat| self.start_of(seat) == field);
        Side(starter.unwrap_or(Seat(0)).0)
    }
}
