//! Choosing in the set-up: a place for the castle or for a camp, by its upper left field.

use crate::choosing::notes::WARNING;
use crate::choosing::{Chooser, Walked, arrive};
use crate::{Action, Phase, spot_of};
use stolik_game::{Hint, Next, Rules, Spot, Walk};

impl Chooser<'_> {
    pub fn walk_set_up(&self, touched: &[Spot]) -> Walked {
        let [first, rest @ ..] = touched else {
            return Ok(Walk::going_on(self.places()));
        };
        if matches!(first, Spot::Button(_)) {
            return Err((0, self.out_of_place(*first)));
        }
        let at = self.field(*first).map_err(|why| (0, why))?;
        let action = match self.state.phase {
            Phase::Castle => Action::Castle(at),
            _ => Action::Camp(at),
        };
        self.game.allows(self.state, action).map_err(|why| (0, why))?;
        arrive(action, rest, 1)
    }

    fn places(&self) -> Vec<Next> {
        let mut actions = Vec::new();
        self.game.legal(self.state, self.state.turn.seat(), &mut actions);
        let place = |action: Action| match action {
            Action::Castle(at) => {
                let plain = Next::new(spot_of(at), Hint::Step);
                let note = self.game.prospect_at(self.state, at).note(); // 1.4.1, 1.4.14
                let badge = note.as_ref().map(|_| WARNING.to_owned());
                Some(Next { note, badge, ..plain })
            }
            Action::Camp(at) => Some(Next::new(spot_of(at), Hint::Step)),
            _ => None,
        };
        actions.into_iter().filter_map(place).collect()
    }
}
