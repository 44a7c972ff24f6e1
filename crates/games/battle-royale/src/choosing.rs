//! Choosing: one touch is one decision.

use crate::action::Action;
use crate::field::{BUTTON_END, Field};
use crate::game::BattleRoyale;
use crate::refusal::Refusal;
use crate::state::State;
use stolik_game::kit::{Touch, Touching};
use stolik_game::{Hint, Message, Next, Spot};

impl Touching for BattleRoyale {
    fn touches(&self, _: &State, action: &Action) -> Vec<Spot> {
        match action {
            Action::Take(field) => vec![field.spot()],
            Action::End => vec![BUTTON_END],
        }
    }

    fn last_touch(&self, state: &State, action: &Action, spot: Spot) -> Next {
        let Action::Take(field) = *action else { return Next::new(spot, Hint::Choose) };
        let cost = state.cost(field); // BR5
        let hint = if cost.defence.is_some() { Hint::Capture } else { Hint::Step };
        let note = Message::new("battle-royale-cost").with("count", i64::from(cost.total()));
        Next { note: Some(note), badge: Some(cost.total().to_string()), ..Next::new(spot, hint) }
    }

    fn why_no_touch(&self, state: &State, touch: Touch<'_>) -> Refusal {
        let why = match Field::of_spot(touch.spot) {
            _ if touch.past_end => Some(Refusal::PastEnd(touch.spot)),
            Some(field) => self.why_not(state, field),
            None => None,
        };
        why.unwrap_or(Refusal::OffBoard(touch.spot))
    }
}
