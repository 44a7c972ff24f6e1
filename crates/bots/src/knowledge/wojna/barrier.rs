//! The walls that bar the way to the enemy.

use super::fleet::is_wall;
use super::orders::homes;
use std::collections::VecDeque;
use stolik_wojna::{BuildingKind, Cell, Owner, State, Terrain, Wojna as Game};

/// No way leads there, whatever is broken.
const NONE: u8 = u8::MAX;

/// How many walls lie between each field and the enemy's castles and camps.
#[derive(Clone, Debug, Default)]
pub struct Barrier {
    /// Walls that are entered on the way from a field, its own apart.
    walls: Vec<u8>,
    /// What stands on a field: a wall, or an enemy gate.
    kinds: Vec<Option<BuildingKind>>,
    layers: u8,
    open: VecDeque<Cell>,
}

impl Barrier {
    /// Looks at the walls on a player's way.
    pub fn survey(&mut self, game: &Game, state: &State, me: Owner) {
        let frame = game.frame();
        self.open.clear();
        self.walls.clear();
        self.walls.resize(frame.area(), NONE);
        self.kinds.clear();
        self.kinds.extend(frame.cells().map(|cell| {
            state.building(cell).filter(|_| is_wall(state, me, cell)).map(|building| building.kind)
        }));
        let is_open = |cell: Cell| match state.building(cell).map(|building| building.kind) {
            None => game.terrain(cell) == Terrain::Grass || state.ship(cell).is_some(),
            Some(BuildingKind::Wall | BuildingKind::Gate | BuildingKind::Ladder) => true,
            Some(_) => false,
        };
        for home in homes(state, !me) {
            for cell in home.rect(frame).sides(frame).filter(|&cell| is_open(cell)) {
                self.walls[cell.index()] = 0;
                self.open.push_back(cell);
            }
        }
        while let Some(to) = self.open.pop_front() {
            let more = u8::from(self.kinds[to.index()].is_some());
            let walls = self.walls[to.index()].saturating_add(more);
            for from in frame.neighbours(to).filter(|&cell| is_open(cell)) {
                if walls < self.walls[from.index()] {
                    self.walls[from.index()] = walls;
                    if more == 0 { self.open.push_front(from) } else { self.open.push_back(from) }
                }
            }
        }
        let sides = homes(state, me).flat_map(|home| home.rect(frame).sides(frame));
        self.layers = sides.map(|cell| self.walls[cell.index()]).min().unwrap_or(NONE);
    }

    /// How many walls lie on the way.
    pub const fn layers(&self) -> u8 {
        self.layers
    }

    /// Whether a wall or an enemy gate on a field bars the way: there is less to come behind it.
    pub fn bars(&self, cell: Cell) -> bool {
        let index = cell.index();
        self.layers != NONE
            && self.kinds.get(index).is_some_and(Option::is_some)
            && self.walls[index] < self.layers
    }

    /// Whether it is a wall, which can be climbed (W-20).
    pub fn is_wall(&self, cell: Cell) -> bool {
        self.bars(cell) && self.kinds[cell.index()] == Some(BuildingKind::Wall)
    }
}
