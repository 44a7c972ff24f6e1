//! Why a piece cannot move, or not there.

use crate::capture::{Hunt, Sight};
use crate::colour::Rank;
use crate::field::Field;
use crate::fields::Fields;
use crate::options::Removal;
use crate::position::Position;
use crate::refusal::{Hop, Refusal};
use crate::spots::spot_of;
use crate::variant::Variant;

impl Variant {
    /// Why no legal move begins on this field; none if one does.
    pub(crate) fn why_not_from(&self, position: &Position, from: Field) -> Option<Refusal> {
        if let Some(why) = self.why_not_field(from) {
            return Some(why);
        }
        match position.pieces().on(from) {
            None => return Some(Refusal::Empty(from)),
            Some((colour, _)) if colour != position.turn() => return Some(Refusal::NotYours(from)),
            Some(_) => {}
        }
        if self.walk(position, from, &[]).is_some() {
            return None;
        }
        let most = self.majority(position);
        Some(match self.most_along(position, from, &[]) {
            _ if most == 0 => Refusal::NoMove(from),
            Some(taken @ 1..) => self.must_take_most(position, vec![from], taken),
            _ => self.must_capture(position, vec![from]),
        })
    }

    /// Why the piece that began on `from` and has landed on `landings`, so far legally, cannot go on to `to`;
    /// none if it can.
    pub(crate) fn why_not_hop(
        &self,
        position: &Position,
        from: Field,
        landings: &[Field],
        to: Field,
    ) -> Option<Refusal> {
        if let Some(why) = self.why_not_field(to) {
            return Some(why);
        }
        let walk = self.walk(position, from, landings)?;
        if walk.next.meets(to.alone()) {
            return None;
        }
        if walk.complete.is_some() {
            return Some(Refusal::Complete(to));
        }
        let hop = Hop { from: landings.last().copied().unwrap_or(from), to };
        let Some(between) = between(hop) else {
            return Some(Refusal::NotDiagonal(hop));
        };
        let king = position.pieces().kings.meets(from.alone());
        let rank = if king { Rank::King } else { Rank::Man };
        Some(if self.majority(position) == 0 {
            self.why_no_step(position, rank, hop, between)
        } else {
            self.why_no_jump(position, rank, from, landings, hop, between)
        })
    }

    /// Why these landings are no move: the first that cannot be, or that the capture is not complete.
    pub(crate) fn why_not_along(&self, position: &Position, from: Field, landings: &[Field]) -> Refusal {
        let hops = landings.iter().enumerate();
        let mut refused = hops.filter_map(|(n, &to)| self.why_not_hop(position, from, &landings[..n], to));
        refused.next().unwrap_or_else(|| {
            let taken = self.taken_along(position, from, landings).unwrap_or(Fields::NONE);
            Refusal::MustGoOn {
                at: landings.last().copied().unwrap_or(from),
                count: self.majority(position).saturating_sub(taken.len()),
            }
        })
    }

    /// Why the field can never be touched in this game; none if it can.
    fn why_not_field(&self, field: Field) -> Option<Refusal> {
        let size = self.options().board.size();
        if field.column() >= size || field.row() >= size {
            Some(Refusal::OffBoard(spot_of(field)))
        } else if self.is_playable(field) {
            None
        } else {
            Some(Refusal::Light(field))
        }
    }

    fn why_no_step(&self, position: &Position, rank: Rank, hop: Hop, between: Fields) -> Refusal {
        let pieces = position.pieces();
        let standing = pieces.light | pieces.dark;
        if standing.meets(hop.to.alone()) {
            return Refusal::Occupied(hop);
        }
        match rank {
            Rank::King => Refusal::Blocked(hop, self.fields(standing & between).collect()),
            Rank::Man if between.is_empty() => Refusal::Backwards(hop), // W5
            Rank::Man if standing.meets(between) => {
                Refusal::Blocked(hop, self.fields(standing & between).collect()) // W7: an own piece is not jumped.
            }
            Rank::Man if between.len() == 1 => Refusal::NothingToTake(hop), // W7
            Rank::Man => Refusal::TooFar(hop),
        }
    }

    fn why_no_jump(
        &self,
        position: &Position,
        rank: Rank,
        from: Field,
        landings: &[Field],
        hop: Hop,
        between: Fields,
    ) -> Refusal {
        let pieces = position.pieces();
        let taken = self.taken_along(position, from, landings).unwrap_or(Fields::NONE);
        let stays = match self.options().removal {
            Removal::After => taken,
            Removal::Immediate => Fields::NONE,
        };
        let own = pieces.of(position.turn()) - from.alone(); // WA6: the start field counts as empty.
        let prey = pieces.of(!position.turn()) - taken;
        if (own | prey | stays).meets(hop.to.alone()) {
            return Refusal::Occupied(hop);
        }
        if let Some(field) = self.fields(stays & between).next() {
            return Refusal::Twice(hop, field); // WA6
        }
        if own.meets(between) {
            return Refusal::Blocked(hop, self.fields(own & between).collect());
        }
        let jumped: Vec<Field> = self.fields(prey & between).collect();
        match jumped.as_slice() {
            [] if landings.is_empty() => self.must_capture(position, vec![from, hop.to]),
            [] => Refusal::NothingToTake(hop),
            &[piece] => self.why_no_jump_over(position, rank, from, landings, hop, piece),
            _ => Refusal::Blocked(hop, jumped),
        }
    }

    /// One piece stands between, so the jump is one; but not one for this piece, or not one that takes
    /// enough.
    fn why_no_jump_over(
        &self,
        position: &Position,
        rank: Rank,
        from: Field,
        landings: &[Field],
        hop: Hop,
        piece: Field,
    ) -> Refusal {
        let behind = i16::from(hop.to.row()).abs_diff(i16::from(piece.row()));
        let before = i16::from(hop.from.row()).abs_diff(i16::from(piece.row()));
        match rank {
            Rank::Man if before + behind > 2 => return Refusal::TooFar(hop), // W7
            Rank::King if self.lands_next() && behind > 1 => {
                return Refusal::LandsNext(hop, next_behind(hop, piece)); // WA7
            }
            _ => {}
        }
        let path = [landings, &[hop.to]].concat();
        let taken = self.most_along(position, from, &path).unwrap_or(0);
        let asked = std::iter::once(from).chain(path).collect();
        self.must_take_most(position, asked, taken) // W6
    }

    fn must_capture(&self, position: &Position, asked: Vec<Field>) -> Refusal {
        let pieces = self.fields(self.movable(position)).collect();
        Refusal::MustCapture { asked, count: self.majority(position), pieces }
    }

    fn must_take_most(&self, position: &Position, asked: Vec<Field>, taken: u32) -> Refusal {
        let pieces = self.fields(self.movable(position)).collect();
        Refusal::MustTakeMost { asked, most: self.majority(position), taken, pieces }
    }

    /// The most pieces that a capture along these landings can take; none if no capture goes that way.
    fn most_along(&self, position: &Position, from: Field, landings: &[Field]) -> Option<u32> {
        let hunt: Hunt = self.hunt(&Sight::new(self, position), from)?;
        let chain = self.chain_along(&hunt, landings)?;
        Some(chain.captured.len() + hunt.most_after(chain))
    }
}

/// The fields strictly between the two ends of a hop along a diagonal; none if it is not along one.
fn between(hop: Hop) -> Option<Fields> {
    let columns = i16::from(hop.to.column()) - i16::from(hop.from.column());
    let rows = i16::from(hop.to.row()) - i16::from(hop.from.row());
    if columns.abs() != rows.abs() || rows == 0 {
        return None;
    }
    let on_the_way = (1..rows.abs()).filter_map(|steps| along(hop, steps));
    Some(on_the_way.fold(Fields::NONE, |set, field| set | field.alone()))
}

/// The field so many steps along the diagonal of a hop.
fn along(hop: Hop, steps: i16) -> Option<Field> {
    let columns = i16::from(hop.to.column()) - i16::from(hop.from.column());
    let rows = i16::from(hop.to.row()) - i16::from(hop.from.row());
    let column = i16::from(hop.from.column()) + steps * columns.signum();
    let row = i16::from(hop.from.row()) + steps * rows.signum();
    Field::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
}

/// The field right behind a piece that stands between the ends of a hop.
fn next_behind(hop: Hop, piece: Field) -> Field {
    let steps = i16::from(piece.row()) - i16::from(hop.from.row());
    along(hop, steps.abs() + 1).unwrap_or(hop.to)
}
