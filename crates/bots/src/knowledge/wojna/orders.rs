//! Where an army goes.

use super::commander::CAPTORS;
use super::field::{AREA, Way};
use super::tactics::worth;
use stolik_wojna::{Building, BuildingKind, Cell, Owner, Rect, State, Terrain, Wojna as Game};

/// The most goals of an army.
const GOALS: usize = 256;
/// Enemies so near to an own castle or camp are invaders.
const INVASION: i16 = 7;

/// Further than any way.
pub const BEYOND: i32 = 400;

/// So few enemies are sought wherever they are.
const FEW: usize = 4;
/// So many steps more a field counts for that is beside a castle or a camp, but not where a guard stands.
const GUARDED: u16 = 12;

/// Archers hit so many steps away (3.1).
const RANGE: i16 = 3;

/// So many steps more it takes to pass a field with an own unit, or with an enemy.
const OWN_CROWD: u16 = 2;
const ENEMY_CROWD: u16 = 3;
/// With every so many units it takes one step more to pass an own one: a large army queues, and goes around.
const QUEUE: usize = 12;
const LONGEST_QUEUE: u16 = 2;

/// Where a player's army goes.
#[derive(Clone, Debug)]
pub struct Orders {
    /// To the enemy's castles and camps, or to those who invade.
    pub way: Way,
    /// How far from the goal the foremost third of the army is: who is further on waits.
    pub rally: i32,
    /// How many enemies are near an own castle or camp.
    pub invaders: usize,
    /// How strong the army is, in hundredths of the enemy's.
    pub odds: i32,
    /// The castles and camps of both players.
    pub homes: Vec<(Owner, Building)>,
    perches: Vec<Cell>,
    is_perch: [bool; AREA],
    goals: Vec<(u16, Cell)>,
    ranks: Vec<i32>,
}

/// A player's castles and camps.
pub fn homes(state: &State, owner: Owner) -> impl Iterator<Item = Building> {
    let is_home = |kind| matches!(kind, BuildingKind::Castle | BuildingKind::Camp);
    state.buildings_of(owner).filter(move |building| is_home(building.kind))
}

impl Orders {
    /// None yet.
    pub fn new() -> Orders {
        Orders {
            way: Way::new(),
            rally: 0,
            invaders: 0,
            odds: 100,
            homes: Vec::with_capacity(16),
            perches: Vec::new(),
            is_perch: [false; AREA],
            goals: Vec::with_capacity(GOALS),
            ranks: Vec::with_capacity(GOALS),
        }
    }

    /// Gives a player's orders for a turn; with `home`, to stay near the own castles and camps; an army that `spreads` goes
    /// around where it would queue.
    pub fn give(&mut self, game: &Game, state: &State, me: Owner, home: bool, spreads: bool) {
        let frame = game.frame();
        self.goals.clear();
        self.homes.clear();
        for owner in Owner::ALL {
            self.homes.extend(homes(state, owner).map(|home| (owner, home)));
        }
        for perch in self.perches.drain(..) {
            self.is_perch[perch.index()] = false;
        }
        self.invaders = 0;
        let [own, other] =
            [me, !me].map(|owner| state.units(owner).map(|(_, unit)| worth(unit.kind)).sum::<i32>());
        self.odds = 100 * own / other.max(100);
        for (cell, _) in state.units(!me) {
            let here = Rect::of_cell(frame, cell);
            if homes(state, me).any(|home| home.rect(frame).distance(here) < INVASION) {
                self.invaders += 1;
                self.push(0, cell);
            }
        }
        let own_first = self.invaders.min(6) as u16 * 3;
        for enemy in homes(state, !me).filter(|_| !home) {
            // Not to a ship's deck beside it: there an army would only queue.
            let sides = enemy.rect(frame).sides(frame);
            let is_guard = |cell| spreads && state.is_held_by(!me, cell);
            let beside = enemy.rect(frame).sides(frame).filter(|&cell| state.is_held_by(me, cell)).count();
            let presses = state.army(!me) <= FEW || spreads && beside >= CAPTORS;
            let guarded = presses && enemy.rect(frame).sides(frame).any(is_guard);
            for guard in enemy.rect(frame).sides(frame).filter(|&cell| is_guard(cell)) {
                self.seek_perches(game, state, guard);
            }
            for cell in sides.filter(|&cell| game.terrain(cell) == Terrain::Grass) {
                // Beside it is not enough while it is guarded (6): the last guards are sought.
                let more = if guarded && !is_guard(cell) { GUARDED } else { 0 };
                self.push(own_first + more, cell);
            }
            for number in 0..self.perches.len() {
                self.push(own_first, self.perches[number]);
            }
        }
        if home {
            for own in homes(state, me) {
                own.rect(frame).sides(frame).for_each(|cell| self.push(2, cell));
            }
        }
        if self.goals.is_empty() {
            state.units(!me).for_each(|(cell, _)| self.push(0, cell));
        }
        self.goals.sort_unstable();
        let queue = if spreads { (state.army(me) / QUEUE) as u16 } else { 0 };
        let own_crowd = OWN_CROWD + queue.min(LONGEST_QUEUE);
        self.way.find(
            frame,
            &self.goals,
            |from, to| game.can_step(state, me, from, to),
            |cell| match state.unit(cell) {
                Some(unit) if unit.owner == me => own_crowd,
                Some(_) => ENEMY_CROWD,
                None => 0,
            },
        );
    }

    /// Whether archers can shoot at a guard from a field whom nobody can strike.
    #[inline]
    pub const fn is_perch(&self, cell: Cell) -> bool {
        self.is_perch[cell.index()]
    }

    /// Adds the fields from which a guard can be shot at (3.1), if nobody can strike him.
    fn seek_perches(&mut self, game: &Game, state: &State, guard: Cell) {
        let frame = game.frame();
        let is_open = |cell: Cell| {
            state.ship(cell).is_some()
                || game.terrain(cell) == Terrain::Grass && state.building(cell).is_none()
        };
        if frame.neighbours(guard).any(is_open) {
            return;
        }
        let (x, y) = frame.xy(guard);
        let around = Rect { x: x - RANGE, y: y - RANGE, width: 2 * RANGE + 1, height: 2 * RANGE + 1 };
        for cell in around.cells(frame) {
            let in_range = frame.steps(cell, guard) <= RANGE && cell != guard && is_open(cell);
            if in_range && !self.is_perch(cell) {
                self.is_perch[cell.index()] = true;
                self.perches.push(cell);
            }
        }
    }

    fn push(&mut self, steps: u16, goal: Cell) {
        if self.goals.len() < GOALS {
            self.goals.push((steps, goal));
        }
    }

    /// How far a field is from the goal: where no way leads, from what is to be boarded first.
    #[inline]
    pub fn steps(&self, board: &Way, cell: Cell) -> i32 {
        match self.way.from(cell) {
            Way::NONE => BEYOND + i32::from(board.from(cell)).min(BEYOND),
            steps => i32::from(steps).min(BEYOND),
        }
    }

    /// Finds out how far the foremost third of the army is.
    pub fn rank(&mut self, state: &State, me: Owner, board: &Way) {
        self.ranks.clear();
        for (cell, _) in state.units(me).take(GOALS) {
            self.ranks.push(self.steps(board, cell));
        }
        self.ranks.sort_unstable();
        self.rally = self.ranks.get(self.ranks.len() / 3).copied().unwrap_or(0);
    }
}
