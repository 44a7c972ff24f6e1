//! Choosing a move: first the piece, then field by field where it lands.

use crate::field::Field;
use crate::fields::Fields;
use crate::game::Warcaby;
use crate::refusal::Refusal;
use crate::spots::{field_of, spot_of};
use crate::state::State;
use stolik_game::{
    Choosing, Hint, Never, Next, Refused, Rules, Seat, Spot, Stumble, StumbleOf, Walk, WalkOf,
};

impl Choosing for Warcaby {
    stolik_game::no_drafts!();

    fn walk(
        &self,
        view: &State,
        seat: Seat,
        _: Option<&Never>,
        touched: &[Spot],
    ) -> Result<WalkOf<Warcaby>, StumbleOf<Warcaby>> {
        self.admit_seat(view, seat).map_err(|why| Stumble { at: 0, why })?;
        let position = view.position();
        let stumble = |at, why| Stumble { at, why: Refused::Rules(why) };
        let mut fields: Vec<Field> = Vec::with_capacity(touched.len());
        for (at, &spot) in touched.iter().enumerate() {
            let field = field_of(spot).ok_or_else(|| stumble(at, Refusal::OffBoard(spot)))?;
            let why = match fields.split_first() {
                None => self.rules.why_not_from(position, field),
                Some((&from, landings)) => self.rules.why_not_hop(position, from, landings, field),
            };
            if let Some(why) = why {
                return Err(stumble(at, why));
            }
            fields.push(field);
        }
        let Some((&from, landings)) = fields.split_first() else {
            let pieces = self.rules.fields(self.rules.movable(position));
            return Ok(Walk::going_on(pieces.map(|f| Next::new(spot_of(f), Hint::Choose)).collect()));
        };
        let walk = self
            .rules
            .walk(position, from, landings)
            .unwrap_or(crate::Walk { next: Fields::NONE, complete: None });
        if let Some(complete) = walk.complete {
            return Ok(Walk::arrived(complete));
        }
        let taken = self.rules.taken_along(position, from, landings).unwrap_or(Fields::NONE);
        let next = self.rules.fields(walk.next).map(|to| {
            let mut next = Next::new(spot_of(to), Hint::Step);
            let along = [landings, &[to]].concat();
            if let Some(more) = self.rules.taken_along(position, from, &along) {
                next.hint = Hint::Capture;
                next.victims = self.rules.fields(more - taken).map(spot_of).collect();
            }
            next
        });
        Ok(Walk::going_on(next.collect()))
    }
}
