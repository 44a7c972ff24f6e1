//! Numbers on the fields of a map: how far it is, and who can hit whom.

use stolik_wojna::{Cell, Direction, Frame, Owner, State, UnitKind, Wojna as Game};

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

    /// Finds the way from everywhere to the nearest goal, each with the steps that it counts as away already, the least
    /// first. A step is taken where `leads` says so; passing a field takes as many steps more as `crowd` says.
    pub fn find(
        &mut self,
        frame: Frame,
        goals: &[(u16, Cell)],
        leads: impl Fn(Cell, Cell) -> bool,
        crowd: impl Fn(Cell) -> u16,
    ) {
        self.steps[..frame.area()].fill(Way::NONE);
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
                for towards in Direction::ALL {
                    let Some(from) = frame.step(to, towards) else { continue };
                    if !self.leads_from(from) && leads(from, to) {
                        self.steps[from.index()] = passed + 1;
                        self.put(&mut buckets, passed + 1 + crowd(from), from);
                        open += 1;
                    }
                }
            }
            passed += 1;
        }
    }

    fn put(&mut self, buckets: &mut [u16; BUCKETS], passed: u16, cell: Cell) {
        let bucket = &mut buckets[usize::from(passed) % BUCKETS];
        self.next[cell.index()] = std::mem::replace(bucket, cell.0);
    }
}

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
        self.shots[..area].fill(0);
        self.near[..area].fill(Danger::SIGHT);
        self.crowd[..area].fill(0);
        self.stamp[..area].fill(0);
        for ((from, unit), number) in state.units(owner).zip(1..) {
            self.approach(frame, from);
            if unit.kind == UnitKind::Archers {
                around(frame, from, 5, |cell, _| {
                    self.shots[cell.index()] = self.shots[cell.index()].saturating_add(1);
                });
                continue;
            }
            let mut threaten = |from: Cell| {
                for cell in frame.neighbours(from) {
                    if self.stamp[cell.index()] != number {
                        self.stamp[cell.index()] = number;
                        self.strikes[cell.index()] = self.strikes[cell.index()].saturating_add(1);
                    }
                }
            };
            threaten(from);
            game.visit_destinations(state, from, threaten);
        }
    }

    fn approach(&mut self, frame: Frame, from: Cell) {
        around(frame, from, i16::from(Danger::SIGHT) - 1, |cell, steps| {
            let near = &mut self.near[cell.index()];
            *near = (*near).min(steps);
            self.crowd[cell.index()] = self.crowd[cell.index()].saturating_add(1);
        });
    }
}

/// Visits the fields up to so many steps away, row by row.
#[inline]
fn around(frame: Frame, middle: Cell, radius: i16, mut visit: impl FnMut(Cell, u8)) {
    let (x, y) = frame.xy(middle);
    let (right, below) = (i16::from(frame.width()) - 1, i16::from(frame.height()) - 1);
    for row in (y - radius).max(0)..=(y + radius).min(below) {
        let off = (row - y).abs();
        let width = radius - off;
        let (from, to) = ((x - width).max(0), (x + width).min(right));
        let Some(first) = frame.cell(from, row) else { continue };
        for (column, cell) in (from..=to).zip(first.0..) {
            visit(Cell(cell), (off + (column - x).abs()).cast_unsigned() as u8);
        }
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
