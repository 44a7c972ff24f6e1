//! Where an army goes.

use super::field::Way;
use super::tactics::worth;
use stolik_wojna::{Building, BuildingKind, Cell, Owner, Rect, State, Terrain, Wojna as Game};

/// The most goals of an army.
const GOALS: usize = 256;
/// Enemies so near to an own castle or camp are invaders.
const INVASION: i16 = 7;

/// Further than any way.
pub const BEYOND: i32 = 400;

/// So many steps more it takes to pass a field with an own unit, or with an enemy.
const OWN_CROWD: u16 = 2;
const ENEMY_CROWD: u16 = 3;
/// With every so many units it takes one step more to pass an own one: a large army queues, and goes around.
const QUEUE: usize = 12;
const LONGEST_QUEUE: u16 = 6;

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
            goals: Vec::with_capacity(GOALS),
            ranks: Vec::with_capacity(GOALS),
        }
    }

    /// Gives a player's orders for a turn; with `home`, to stay near the own castles and camps; an army that `spreads` goes
    /// around where it would queue.
    pub fn give(&mut self, game: &Game, state: &State, me: Owner, home: bool, spreads: bool) {
        let frame = game.frame();
        self.goals.clear();
        self.invaders = 0;
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
            for cell in sides.filter(|&cell| game.terrain(cell) == Terrain::Grass) {
                self.push(own_first, cell);
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
        let [own, other] =
            [me, !me].map(|owner| state.units(owner).map(|(_, unit)| worth(unit.kind)).sum::<i32>());
        self.odds = 100 * own / other.max(100);
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
