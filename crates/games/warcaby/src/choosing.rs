//! Choosing a move: first the piece, then field by field where it lands.
//!
//! A king may take the same pieces along very many paths: so a walk is not looked up among the paths of all moves, but
//! asks field by field what may follow.

use crate::field::Field;
use crate::fields::Fields;
use crate::game::Warcaby;
use crate::refusal::Refusal;
use crate::state::State;
use stolik_game::{Choosing, Hint, Next, Refused, Rules, Seat, Spot, Stumble, StumbleOf, Walk, WalkOf};

impl Choosing for Warcaby {
    fn walk(
        &self,
        view: &State,
        seat: Seat,
        touched: &[Spot],
    ) -> Result<WalkOf<Warcaby>, StumbleOf<Warcaby>> {
        self.admit_seat(view, seat).map_err(|why| Stumble { at: 0, why })?;
        let (rules, position) = (&self.rules, view.position());
        let mut fields: Vec<Field> = Vec::with_capacity(touched.len());
        for (at, &spot) in touched.iter().enumerate() {
            let why = match (Field::of_spot(spot), fields.split_first()) {
                (None, _) => Some(Refusal::OffBoard(spot)),
                (Some(from), None) => rules.why_not_from(position, from),
                (Some(to), Some((&from, landings))) => rules.why_not_hop(position, from, landings, to),
            };
            if let Some(why) = why {
                return Err(Stumble { at, why: Refused::Rules(why) });
            }
            fields.extend(Field::of_spot(spot));
        }
        let Some((&from, landings)) = fields.split_first() else {
            let pieces = rules.fields(rules.movable(position));
            return Ok(Walk::going_on(pieces.map(|piece| Next::new(piece.spot(), Hint::Choose)).collect()));
        };
        let (next, complete) = rules
            .walk(position, from, landings)
            .map_or((Fields::NONE, None), |walk| (walk.next, walk.complete));
        if let Some(complete) = complete {
            return Ok(Walk::arrived(complete));
        }
        let taken = rules.taken_along(position, from, landings).unwrap_or(Fields::NONE);
        let next = rules.fields(next).map(|to| {
            let along = [landings, &[to]].concat();
            match rules.taken_along(position, from, &along) {
                Some(more) => {
                    let victims = rules.fields(more - taken).map(Field::spot).collect();
                    Next { victims, ..Next::new(to.spot(), Hint::Capture) }
                }
                None => Next::new(to.spot(), Hint::Step),
            }
        });
        Ok(Walk::going_on(next.collect()))
    }
}
