//! The short captures of men, all men at once.
//!
//! Most captures are made by men and take one piece or two. These need no lists: what matters is on which
//! fields men can land with their first jump, with their second and with their third, and in which direction
//! each jump was made. From where a capture ends, its path can be traced back. Only with the fourth jump can
//! a man come round to where it was, land on its start field, face a piece a second time or take the same
//! pieces in another order; then [`Captures`](crate::capture::Captures) must decide.

use crate::capture::Sight;
use crate::fields::{Direction, Fields};

/// The fields on which men land with a jump, by its direction.
type Landings = [Fields; 4];

/// The first jumps of all men that can capture.
pub(crate) struct FirstJumps {
    prey: Prey,
    landings: Landings,
}

impl FirstJumps {
    #[inline]
    pub fn new(sight: &Sight) -> Self {
        let prey = Prey::new(sight.prey, sight.free);
        let landings = Direction::ALL.map(|direction| prey.jump(sight.men, direction));
        Self { prey, landings }
    }

    /// Whether no man can capture.
    #[inline]
    pub fn is_empty(&self) -> bool {
        is_none(&self.landings)
    }

    /// The captures with most pieces (W6); none if they may take more than three.
    #[expect(
        clippy::inline_always,
        reason = "a fifth of perft's time goes into copying the result otherwise"
    )]
    #[inline(always)]
    pub fn longest(&self, sight: &Sight) -> Option<Jumps> {
        let first = self.landings;
        let second = self.prey.jump_on(&first);
        if is_none(&second) {
            return Some(Jumps::One([first]));
        }
        let third = self.prey.jump_on(&second);
        if is_none(&third) {
            return Some(Jumps::Two([first, second]));
        }
        // The fourth jump may end on the field that the man has left.
        let fourth = Prey::new(sight.prey, sight.free | sight.men).jump_on(&third);
        is_none(&fourth).then_some(Jumps::Three([first, second, third]))
    }
}

/// The captures of men that take the most pieces: where men land with each jump.
pub(crate) enum Jumps {
    One([Landings; 1]),
    Two([Landings; 2]),
    Three([Landings; 3]),
}

impl Jumps {
    /// The number of captures.
    #[inline]
    pub fn count(&self) -> u32 {
        // Where no two paths meet before the last jump, each end in each direction is one capture.
        match self {
            Self::One([ends]) => Fields::total(*ends),
            Self::Two([first, ends]) if are_disjoint(first) => Fields::total(*ends),
            _ => self.count_paths(),
        }
    }

    #[inline(never)]
    fn count_paths(&self) -> u32 {
        let mut count = 0;
        self.each(|_, _, _| count += 1);
        count
    }

    /// Calls `found` with start, end and taken pieces of each capture.
    #[inline]
    pub fn each(&self, mut found: impl FnMut(Fields, Fields, Fields)) {
        let levels: &[Landings] = match self {
            Self::One(levels) => levels,
            Self::Two(levels) => levels,
            Self::Three(levels) => levels,
        };
        if let Some((ends, earlier)) = levels.split_last() {
            for (direction, ends) in Direction::ALL.into_iter().zip(*ends) {
                for end in ends.singles() {
                    trace(earlier, end, direction, Fields::NONE, &mut |from, captured| {
                        found(from, end, captured);
                    });
                }
            }
        }
    }
}

/// Follows the paths back that led to a field by a jump in this direction, after `earlier` ones.
fn trace(
    earlier: &[Landings],
    at: Fields,
    direction: Direction,
    captured: Fields,
    found: &mut impl FnMut(Fields, Fields),
) {
    let piece = at.step(direction.back());
    let before = piece.step(direction.back());
    let captured = captured | piece;
    let Some((last, earlier)) = earlier.split_last() else {
        return found(before, captured);
    };
    for (came, landings) in Direction::ALL.into_iter().zip(*last) {
        if landings.meets(before) && came != direction.back() {
            trace(earlier, before, came, captured, found);
        }
    }
}

/// For each direction, the pieces that can be jumped that way because the field behind is free (W7).
struct Prey([Fields; 4]);

impl Prey {
    #[inline]
    fn new(prey: Fields, free: Fields) -> Self {
        Self(Direction::ALL.map(|direction| prey & free.step(direction.back())))
    }

    #[inline]
    fn jump(&self, men: Fields, direction: Direction) -> Fields {
        (men.step(direction) & self.0[direction as usize]).step(direction)
    }

    /// The next jumps of men that have landed; none jumps back over the piece it has just taken.
    #[inline]
    fn jump_on(&self, landings: &Landings) -> Landings {
        Direction::ALL.map(|direction| {
            let others = Direction::ALL.into_iter().filter(|&other| other != direction.back());
            let men = others.fold(Fields::NONE, |men, other| men | landings[other as usize]);
            self.jump(men, direction)
        })
    }
}

#[inline]
fn is_none([a, b, c, d]: &Landings) -> bool {
    (*a | *b | *c | *d).is_empty()
}

#[inline]
fn are_disjoint([a, b, c, d]: &Landings) -> bool {
    !(a.meets(*b) || (*a | *b).meets(*c) || (*a | *b | *c).meets(*d))
}
