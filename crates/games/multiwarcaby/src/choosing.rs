//! Choosing: a piece and where it goes; in the middle of a capture only where it goes; or a button.

use crate::action::{Action, Hop};
use crate::field::Field;
use crate::game::Multiwarcaby;
use crate::refusal::Refusal;
use crate::spots::{SKIP, STOP, field_of, spot_of};
use crate::state::{Stage, State};
use stolik_game::{
    Choosing, Hint, Never, Next, Refused, Rules, Seat, Spot, Stumble, StumbleOf, Walk, WalkOf,
};

impl Choosing for Multiwarcaby {
    stolik_game::no_drafts!();

    fn walk(
        &self,
        view: &State,
        seat: Seat,
        _: Option<&Never>,
        touched: &[Spot],
    ) -> Result<WalkOf<Multiwarcaby>, StumbleOf<Multiwarcaby>> {
        self.admit_seat(view, seat).map_err(|why| Stumble { at: 0, why })?;
        // In the middle of a capture the piece is chosen already.
        let mut at = match view.stage {
            Stage::Chain { piece, .. } => Standing::Piece(piece),
            _ => Standing::Nowhere,
        };
        for (index, &spot) in touched.iter().enumerate() {
            let stumble = |why| Stumble { at: index, why: Refused::Rules(why) };
            at = self.touch(view, at, spot).map_err(stumble)?;
        }
        Ok(match at {
            Standing::Nowhere => Walk::going_on(self.first_spots(view)),
            Standing::Piece(piece) => Walk::going_on(self.targets(view, piece)),
            Standing::Chosen(action) => Walk::arrived(action),
        })
    }
}

/// Where a walk stands.
#[derive(Clone, Copy)]
enum Standing {
    /// Nothing is chosen.
    Nowhere,
    /// A piece is.
    Piece(Field),
    /// An action is.
    Chosen(Action),
}

impl Multiwarcaby {
    fn touch(&self, view: &State, at: Standing, spot: Spot) -> Result<Standing, Refusal> {
        if let Standing::Chosen(_) = at {
            return Err(Refusal::Complete(spot));
        }
        let button = match spot {
            STOP => Some(Action::Stop),
            SKIP => Some(Action::Skip),
            _ => None,
        };
        if let Some(action) = button {
            // A button is touched first or not at all: a chosen piece has to go somewhere.
            return match (self.why_not(view, action), at, view.stage) {
                (Some(why), ..) => Err(why),
                (None, Standing::Piece(piece), Stage::Move(_)) => Err(Refusal::PieceChosen(piece)),
                (None, ..) => Ok(Standing::Chosen(action)),
            };
        }
        let field = field_of(spot).ok_or(Refusal::NoSuchSpot(spot))?;
        match at {
            Standing::Piece(from) => self.hop(view, Hop { from, to: field }).map(Standing::Chosen),
            _ => match self.why_not_from(view, field) {
                Some(why) => Err(why),
                None => Ok(Standing::Piece(field)),
            },
        }
    }

    /// The pieces that can move, and the button.
    fn first_spots(&self, view: &State) -> Vec<Next> {
        let pieces = view.pieces.iter().filter(|&piece| self.can_move(view, piece));
        let mut next: Vec<Next> = pieces.map(|piece| Next::new(spot_of(piece), Hint::Choose)).collect();
        next.extend(self.may_skip(view).then(|| Next::new(SKIP, Hint::Choose)));
        next
    }

    /// Where a piece can go; in the middle of a capture, the button too.
    fn targets(&self, view: &State, piece: Field) -> Vec<Next> {
        let jumps = self.board().jumps_of(view.pieces, piece);
        let chain = matches!(view.stage, Stage::Chain { .. });
        let targets = if chain { jumps } else { jumps | self.board().shifts_of(view.pieces, piece) };
        let mut next: Vec<Next> = targets
            .iter()
            .map(|to| {
                let captures = jumps.has(to);
                let hint = if captures { Hint::Capture } else { Hint::Step };
                let over = captures.then(|| spot_of(Hop { from: piece, to }.over()));
                Next { victims: over.into_iter().collect(), ..Next::new(spot_of(to), hint) }
            })
            .collect();
        next.extend(chain.then(|| Next::new(STOP, Hint::Choose)));
        next
    }
}
