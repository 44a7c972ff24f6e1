//! Why a piece cannot move, or not there: of moves, walks and texts alike.

use crate::capture::Sight;
use crate::field::Field;
use crate::fields::Fields;
use crate::options::Removal;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::variant::Variant;
use stolik_game::kit::{Hop, Said, Touched};

impl Variant {
    /// Why no legal move begins on this field; none if one does.
    pub(crate) fn why_not_from(&self, position: &Position, from: Field) -> Option<Refusal> {
        if let Some(why) = self.why_not_field(from) {
            return Some(why);
        }
        match position.pieces().on(from) {
            None => return Some(Refusal::Empty(from)),
            Some((colour, _)) if colour != position.turn() => return Some(Refusal::NotYours(from)), // W4
            Some(_) if self.walk(position, from, &[]).is_some() => return None,
            Some(_) => {}
        }
        let most = self.majority(position);
        Some(match self.most_along(position, from, &[]) {
            _ if most == 0 => Refusal::NoMove(from),
            Some(taken @ 1..) => Refusal::MustTakeMost(from, most, taken, self.movers(position)), // W6
            _ => Refusal::MustCapture(Touched(vec![from]), most, self.movers(position)),          // W6
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
        let hop = Hop { from: landings.last().copied().unwrap_or(from), to };
        let (right, up) = hop.across();
        if walk.complete.is_some() {
            return Some(Refusal::PastEnd(to));
        } else if right.abs() != up.abs() || up == 0 {
            return Some(Refusal::NotDiagonal(hop));
        }
        let asked = Asked { rules: self, position, from, landings, hop, between: hop.between().collect() };
        Some(if self.majority(position) == 0 { asked.why_no_step() } else { asked.why_no_jump() })
    }

    /// Why these landings are no move: the first that cannot be, or that the capture is not complete.
    pub(crate) fn why_not_along(&self, position: &Position, from: Field, landings: &[Field]) -> Refusal {
        let hops = landings.iter().enumerate();
        let mut refused = hops.filter_map(|(n, &to)| self.why_not_hop(position, from, &landings[..n], to));
        refused.next().unwrap_or_else(|| {
            let taken = self.taken_along(position, from, landings).unwrap_or(Fields::NONE);
            let at = landings.last().copied().unwrap_or(from);
            Refusal::MustGoOn(at, self.majority(position).saturating_sub(taken.len())) // WA8
        })
    }

    /// Why the field can never be touched in this game; none if it can.
    fn why_not_field(&self, field: Field) -> Option<Refusal> {
        match field {
            _ if !self.has(field) => Some(Refusal::OffBoard(field.spot())), // W2
            _ if !self.is_playable(field) => Some(Refusal::NotDark(field)), // W3
            _ => None,
        }
    }

    /// The pieces that have a legal move.
    fn movers(&self, position: &Position) -> Vec<Field> {
        self.fields(self.movable(position)).collect()
    }

    /// The most pieces that a capture along these landings can take; none if no capture goes that way.
    fn most_along(&self, position: &Position, from: Field, landings: &[Field]) -> Option<u32> {
        let hunt = self.hunt(&Sight::new(self, position), from)?;
        let chain = self.chain_along(&hunt, landings)?;
        Some(chain.captured.len() + hunt.most_after(chain))
    }
}

/// A hop along a diagonal that was asked for and cannot be.
struct Asked<'a> {
    rules: &'a Variant,
    position: &'a Position,
    /// Where the piece began, and where it has landed so far.
    from: Field,
    landings: &'a [Field],
    hop: Hop<Field>,
    /// The fields strictly between the ends of the hop.
    between: Fields,
}

impl Asked<'_> {
    fn why_no_step(&self) -> Refusal {
        let pieces = self.position.pieces();
        let standing = pieces.light | pieces.dark;
        if standing.meets(self.hop.to.alone()) {
            self.occupied()
        } else if self.is_king() || standing.meets(self.between) {
            self.blocked(standing) // W7: an own piece is not jumped.
        } else {
            match self.between.len() {
                0 => Refusal::Backwards(self.hop),     // W5
                1 => Refusal::NothingToTake(self.hop), // W7
                _ => Refusal::TooFar(self.hop),
            }
        }
    }

    fn why_no_jump(&self) -> Refusal {
        let (rules, position, hop) = (self.rules, self.position, self.hop);
        let taken = rules.taken_along(position, self.from, self.landings).unwrap_or(Fields::NONE);
        let stays = match rules.options().removal {
            Removal::After => taken,
            Removal::Immediate => Fields::NONE,
        };
        let own = position.pieces().of(position.turn()) - self.from.alone(); // WA6: the start field counts as empty.
        let prey = position.pieces().of(!position.turn()) - taken;
        if (own | prey | stays).meets(hop.to.alone()) {
            return self.occupied();
        } else if let Some(field) = rules.fields(stays & self.between).next() {
            return Refusal::Twice(Touched(hop), field); // WA6
        } else if own.meets(self.between) {
            return self.blocked(own);
        }
        let jumped: Vec<Field> = rules.fields(prey & self.between).collect();
        match jumped.as_slice() {
            [] if self.landings.is_empty() => {
                let asked = Touched(vec![hop.to, self.from]);
                Refusal::MustCapture(asked, rules.majority(position), rules.movers(position)) // W6
            }
            [] => Refusal::NothingToTake(hop),
            &[piece] => self.why_no_jump_over(piece),
            _ => Refusal::Blocked(hop, jumped),
        }
    }

    /// One piece stands between, so the jump is one; but not one for this piece, or not one that takes
    /// enough.
    fn why_no_jump_over(&self, piece: Field) -> Refusal {
        let (rules, hop) = (self.rules, self.hop);
        let next_behind = hop.between().skip_while(|&field| field != piece).nth(1).unwrap_or(hop.to);
        if !self.is_king() && self.between.len() > 1 {
            return Refusal::TooFar(hop); // W7
        } else if self.is_king() && rules.lands_next() && next_behind != hop.to {
            return Refusal::LandsNext(Touched(hop), next_behind); // WA7
        }
        let path = [self.landings, &[hop.to]].concat();
        let taken = rules.most_along(self.position, self.from, &path).unwrap_or(0);
        let asked = path.into_iter().rev().chain([self.from]).collect();
        let (most, movers) = (rules.majority(self.position), rules.movers(self.position));
        Refusal::WayTakesLess(Touched(asked), most, taken, movers) // W6
    }

    fn is_king(&self) -> bool {
        self.position.pieces().kings.meets(self.from.alone())
    }

    fn occupied(&self) -> Refusal {
        Refusal::Occupied(self.hop, Said(self.hop.to))
    }

    fn blocked(&self, by: Fields) -> Refusal {
        Refusal::Blocked(self.hop, self.rules.fields(by & self.between).collect())
    }
}
