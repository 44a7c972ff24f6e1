//! Choosing: one touch is one decision.

use crate::action::Action;
use crate::field::Field;
use crate::game::BattleRoyale;
use crate::refusal::Refusal;
use crate::spots::{BUTTON_END, field_of, spot_of};
use crate::state::State;
use stolik_game::{
    Choosing, Hint, Message, Never, Next, Refused, Rules, Seat, Spot, Stumble, StumbleOf, Walk, WalkOf,
};

impl Choosing for BattleRoyale {
    stolik_game::no_drafts!();

    fn walk(
        &self,
        view: &State,
        seat: Seat,
        _: Option<&Never>,
        touched: &[Spot],
    ) -> Result<WalkOf<BattleRoyale>, StumbleOf<BattleRoyale>> {
        self.admit_seat(view, seat).map_err(|why| Stumble { at: 0, why })?;
        let stumble = |at, why| Stumble { at, why: Refused::Rules(why) };
        let Some((&first, rest)) = touched.split_first() else {
            let fields = self.takable(view).iter().map(|field| next(view, field));
            return Ok(Walk::going_on(fields.chain([Next::new(BUTTON_END, Hint::Choose)]).collect()));
        };
        let action = match field_of(first) {
            Some(field) => Action::Take(field),
            None if first == BUTTON_END => Action::End,
            None => return Err(stumble(0, Refusal::OffBoard(first))),
        };
        self.check(view, seat, &action).map_err(|why| stumble(0, why))?;
        match rest.first() {
            Some(&second) => Err(stumble(1, Refusal::Complete(second))),
            None => Ok(Walk::arrived(action)),
        }
    }
}

/// A field that may be taken, with what it costs (BR5).
fn next(view: &State, field: Field) -> Next {
    let cost = view.cost(field);
    let hint = if cost.defence.is_some() { Hint::Capture } else { Hint::Step };
    let note = Message::new("battle-royale-cost").with("count", i64::from(cost.total()));
    let badge = cost.total().to_string();
    Next { note: Some(note), badge: Some(badge), ..Next::new(spot_of(field), hint) }
}
