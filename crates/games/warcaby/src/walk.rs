//! A move as a walk from field to field.

use crate::capture::{Captures, Chain, Hunt, Orders, Sight};
use crate::colour::Rank;
use crate::field::Field;
use crate::fields::Fields;
use crate::moves::Move;
use crate::position::Position;
use crate::variant::Variant;

/// What may follow the fields that a move has touched so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The fields on which the piece may land next.
    pub next: Fields,
    /// The move, if the walk is a whole one.
    pub complete: Option<Move>,
}

impl Variant {
    /// What may follow when the piece on `from` has landed on these fields; nothing if no legal move goes
    /// that way.
    pub fn walk(&self, position: &Position, from: Field, landings: &[Field]) -> Option<Walk> {
        let sight = Sight::new(self, position);
        let majority = Captures::all(self, &sight, Orders::Merged).length();
        if majority == 0 {
            return self.walk_of_step(position, from, landings);
        }
        let hunt = self.hunt(&sight, from)?;
        let chain = self.chain_along(&hunt, landings)?;
        let leads_on = |chain: Chain| chain.captured.len() + hunt.most_after(chain) == majority; // W6
        if !leads_on(chain) {
            return None;
        }
        let mut next = Fields::NONE;
        hunt.each_longer(&chain, |longer| {
            for to in longer.to.singles().filter(|&to| leads_on(Chain { to, ..longer })) {
                next |= to;
            }
        });
        let to = self.lowest(chain.to);
        let complete = next.is_empty().then_some(Move { from, to, captured: chain.captured });
        Some(Walk { next, complete })
    }

    /// The fields on which the piece lands in a capture or, in a step, its target: the path that comes first,
    /// if paths are compared field by field, from row 1 up and from column A on. None if the move is not
    /// possible.
    pub fn path(&self, position: &Position, asked: Move) -> Option<Vec<Field>> {
        if !asked.is_capture() {
            return Some(vec![asked.to]);
        }
        let hunt = self.hunt(&Sight::new(self, position), asked.from)?.only(asked.captured);
        let mut chain = hunt.start();
        let mut path = Vec::new();
        while chain.captured != asked.captured {
            let mut first: Option<Chain> = None;
            hunt.each_longer(&chain, |longer| {
                for to in longer.to.singles() {
                    let longer = Chain { to, ..longer };
                    if first.is_none_or(|first| to < first.to) && hunt.can_end(longer, asked.to.alone()) {
                        first = Some(longer);
                    }
                }
            });
            chain = first?;
            path.push(self.lowest(chain.to));
        }
        Some(path)
    }

    /// Whether the capture has a path that touches these fields in this order, perhaps among others, the last
    /// of them at its end.
    pub(crate) fn passes(&self, position: &Position, asked: Move, fields: &[Field]) -> bool {
        let Some(hunt) = self.hunt(&Sight::new(self, position), asked.from) else {
            return false;
        };
        let hunt = hunt.only(asked.captured);
        // Paths that have taken the same pieces and touched as many of the fields are one.
        let mut level = vec![(hunt.start(), 0)];
        for _ in 0..asked.captured.len() {
            let mut next: Vec<(Chain, usize)> = Vec::new();
            for (chain, touched) in level {
                let wanted = fields.get(touched).map_or(Fields::NONE, |field| field.alone());
                hunt.each_longer(&chain, |longer| {
                    for (to, touched) in [(longer.to - wanted, touched), (longer.to & wanted, touched + 1)] {
                        let known = next
                            .iter_mut()
                            .find(|(other, count)| other.captured == longer.captured && *count == touched);
                        match known {
                            _ if to.is_empty() => {}
                            Some((other, _)) => other.to |= to,
                            None => next.push((Chain { to, ..longer }, touched)),
                        }
                    }
                });
            }
            level = next;
        }
        let end = asked.to.alone();
        level.iter().any(|&(chain, touched)| touched == fields.len() && chain.to.meets(end))
    }

    /// The capture as far as a path leads, if every hop takes one piece; whether it takes enough is not
    /// asked.
    pub(crate) fn taken_along(&self, position: &Position, from: Field, landings: &[Field]) -> Option<Fields> {
        let hunt = self.hunt(&Sight::new(self, position), from)?;
        Some(self.chain_along(&hunt, landings)?.captured)
    }

    /// The chain after the hunter has landed on these fields, taking one piece each time.
    pub(crate) fn chain_along(&self, hunt: &Hunt, landings: &[Field]) -> Option<Chain> {
        landings.iter().try_fold(hunt.start(), |chain, &landing| self.jump(hunt, &chain, landing))
    }

    fn walk_of_step(&self, position: &Position, from: Field, landings: &[Field]) -> Option<Walk> {
        let mut next = Fields::NONE;
        self.each_move_of(position, from, |found| next |= found.to.alone());
        match landings {
            [] if !next.is_empty() => Some(Walk { next, complete: None }),
            &[to] if self.is_playable(to) && next.meets(to.alone()) => {
                let captured = Fields::NONE;
                Some(Walk { next: Fields::NONE, complete: Some(Move { from, to, captured }) })
            }
            _ => None,
        }
    }

    /// The piece of the side to move that stands on a field, about to capture.
    pub(crate) fn hunt(&self, sight: &Sight, from: Field) -> Option<Hunt> {
        let rank = match from.alone() {
            _ if !self.is_playable(from) => return None,
            piece if sight.men.meets(piece) => Rank::Man,
            piece if sight.kings.meets(piece) => Rank::King,
            _ => return None,
        };
        Some(Hunt::new(self, sight, from.alone(), rank))
    }

    /// The chain after one more piece is taken and the hunter has landed on a field.
    fn jump(&self, hunt: &Hunt, chain: &Chain, landing: Field) -> Option<Chain> {
        let mut jumped = None;
        hunt.each_longer(chain, |longer| {
            if self.is_playable(landing) && longer.to.meets(landing.alone()) {
                jumped = Some(Chain { to: landing.alone(), ..longer });
            }
        });
        jumped
    }
}
