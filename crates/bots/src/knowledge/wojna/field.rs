//! Numbers on the fields of a map: how far it is, and who can hit whom.

use super::spread::{self, Print, Spread};
use stolik_wojna::{Cell, Frame, Owner, State, UnitKind, Wojna as Game};

/// The fields of the largest map.
pub const AREA: usize = 64 * 64;

/// How many steps each field is away from what is wanted, crowded fields counted as more.
#[derive(Clone, Debug)]
pub struct Way {
    steps: [u16; AREA],
    /// The next field of the same bucket.
    next: [u16; AREA],
}

/// More than a crowded field counts for.
const BUCKETS: usize = 16;
/// The end of a bucket.
const END: u16 = u16::MAX;

impl Way {
    /// No way leads there.
    pub const NONE: u16 = u16::MAX;

    /// Nothing is wanted yet.
    pub const fn new() -> Way {
        Way { steps: [Way::NONE; AREA], next: [END; AREA] }
    }

    /// How many steps it is from a field.
    #[inline]
    pub const fn from(&self, cell: Cell) -> u16 {
        self.steps[cell.index()]
    }

    /// Whether a way leads from a field.
    #[inline]
    pub const fn leads_from(&self, cell: Cell) -> bool {
        self.from(cell) != Way::NONE
    }

    /// Nothing is wanted any more.
    pub fn forget(&mut self, frame: Frame) {
        self.steps[..frame.area()].fill(Way::NONE);
    }

    /// Finds the way from everywhere to the nearest goal, each with the steps that it counts as away already, the least
    /// first. A step is taken where `leads` says so; passing a field takes as many steps more as `crowd` says.
    pub fn find(
        &mut self,
        frame: Frame,
        goals: &[(u16, Cell)],
        leads: impl Fn(Cell, Cell) -> bool,
        crowd: impl Fn(Cell) -> u16,
    ) {
        self.forget(frame);
        // A bucket for every number of steps at which a field is passed.
        let mut buckets = [END; BUCKETS];
        let mut waiting = goals.iter().copied().peekable();
        let (mut passed, mut open) = (0u16, 0usize);
        while open > 0 || waiting.peek().is_some() {
            if open == 0 {
                passed = waiting.peek().map_or(passed, |&(steps, _)| passed.max(steps));
            }
            while let Some((steps, goal)) = waiting.next_if(|&(steps, _)| steps <= passed) {
                if !self.leads_from(goal) {
                    self.steps[goal.index()] = steps;
                    self.put(&mut buckets, passed + crowd(goal), goal);
                    open += 1;
                }
            }
            while buckets[usize::from(passed) % BUCKETS] != END {
                let to = Cell(buckets[usize::from(passed) % BUCKETS]);
                buckets[usize::from(passed) % BUCKETS] = self.next[to.index()];
                open -= 1;
                frame.visit_neighbours(to, |from| {
                    if !self.leads_from(from) && leads(from, to) {
                        self.steps[from.index()] = passed + 1;
                        self.put(&mut buckets, passed + 1 + crowd(from), from);
                        open += 1;
                    }
                });
            }
            passed += 1;
        }
    }

    fn put(&mut self, buckets: &mut [u16; BUCKETS], passed: u16, cell: Cell) {
        let bucket = &mut buckets[usize::from(passed) % BUCKETS];
        self.next[cell.index()] = std::mem::replace(bucket, cell.0);
    }
}

/// What spreads from a unit: how far it is, whether it is in sight, and where archers could shoot.
const STEPS: Print<13> = spread::steps(Danger::SIGHT);
const IN_SIGHT: Print<13> = spread::nearer(Danger::SIGHT);
const IN_SHOT: Print<11> = spread::nearer(SHOT);
/// Archers hit who is nearer than this: they go two steps and shoot three (2.1, 3.1).
const SHOT: u8 = 6;

/// What a player's land units could hit in one turn of theirs.
#[derive(Clone, Debug)]
pub struct Danger {
    strikes: [u8; AREA],
    shots: [u8; AREA],
    near: [u8; AREA],
    crowd: [u8; AREA],
    stamp: [u16; AREA],
}

impl Danger {
    /// Beyond this distance nobody is near.
    pub const SIGHT: u8 = 7;

    /// Nobody is there.
    pub const fn new() -> Danger {
        Danger {
            strikes: [0; AREA],
            shots: [0; AREA],
            near: [Danger::SIGHT; AREA],
            crowd: [0; AREA],
            stamp: [0; AREA],
        }
    }

    /// How many units could strike who stands here.
    #[inline]
    pub const fn strikes(&self, cell: Cell) -> i32 {
        self.strikes[cell.index()] as i32
    }

    /// How many archers could shoot at who stands here.
    #[inline]
    pub const fn shots(&self, cell: Cell) -> i32 {
        self.shots[cell.index()] as i32
    }

    /// Steps to the nearest of the units, obstacles ignored, up to [`Danger::SIGHT`].
    #[inline]
    pub const fn near(&self, cell: Cell) -> u8 {
        self.near[cell.index()]
    }

    /// How many of the units are nearer than [`Danger::SIGHT`].
    #[inline]
    pub const fn crowd(&self, cell: Cell) -> i32 {
        self.crowd[cell.index()] as i32
    }

    /// Looks at a player's units.
    pub fn survey(&mut self, game: &Game, state: &State, owner: Owner) {
        let frame = game.frame();
        let area = frame.area();
        self.strikes[..area].fill(0);
        self.stamp[..area].fill(0);
        let (mut near, mut crowd, mut shots) = (Spread::of(Danger::SIGHT), Spread::of(0), Spread::of(0));
        for ((from, unit), number) in state.units(owner).zip(1..) {
            near.join(frame, from, &STEPS, u8::min);
            crowd.join(frame, from, &IN_SIGHT, u8::saturating_add);
            if unit.kind == UnitKind::Archers {
                shots.join(frame, from, &IN_SHOT, u8::saturating_add);
                continue;
            }
            let mut threaten = |from: Cell| {
                frame.visit_neighbours(from, |cell| {
                    if self.stamp[cell.index()] != number {
                        self.stamp[cell.index()] = number;
                        self.strikes[cell.index()] = self.strikes[cell.index()].saturating_add(1);
                    }
                });
            };
            threaten(from);
            game.visit_destinations(state, from, threaten);
        }
        near.give(frame, &mut self.near);
        crowd.give(frame, &mut self.crowd);
        shots.give(frame, &mut self.shots);
    }
}

/// The number of a position's units of a player and of what stands on the map: the same for the same.
pub fn fingerprint(state: &State, owner: Owner) -> u64 {
    let units = state.units(owner).fold(0x77u64, |hash, (cell, unit)| {
        (hash ^ (u64::from(cell.0) << 2 | unit.kind as u64))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(29)
    });
    units ^ u64::from(state.turns())
}
