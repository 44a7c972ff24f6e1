//! What is underfoot, and who may step there.

use crate::{BuildingKind, Cell, EngineKind, Owner, State, Terrain, Why, Wojna};

/// The top layer under a land unit (1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Surface {
    Open(Terrain),
    Building(BuildingKind),
    Ship,
    Engine(EngineKind),
}

impl Surface {
    const WALL: Surface = Surface::Building(BuildingKind::Wall);
}

impl Wojna {
    /// The terrain of a field.
    #[inline]
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.map.cells()[cell.index()]
    }

    #[inline]
    pub(crate) fn surface(&self, state: &State, cell: Cell) -> Surface {
        let square = state.square(cell);
        if let Some(kind) = square.engine_kind() {
            Surface::Engine(kind)
        } else if square.has_ship() {
            Surface::Ship
        } else if let Some(kind) = square.building_kind() {
            Surface::Building(kind)
        } else {
            Surface::Open(self.terrain(cell))
        }
    }

    /// Whether a land unit could stand on a field that is free, a wall apart (2.2).
    #[inline]
    pub(crate) fn bears_unit(&self, state: &State, owner: Owner, cell: Cell) -> Result<(), Why> {
        if state.is_gate_of(!owner, cell) {
            return Err(Why::EnemyGate(cell)); // W-23: even if an engine stands on it
        }
        match self.surface(state, cell) {
            Surface::Engine(_)
            | Surface::Ship
            | Surface::Open(Terrain::Grass)
            | Surface::Building(BuildingKind::Ladder | BuildingKind::Gate | BuildingKind::Wall) => Ok(()),
            Surface::Open(Terrain::Water | Terrain::Rock) => Err(Why::Impassable(cell)),
            Surface::Building(_) => Err(Why::Blocked(cell)),
        }
    }

    /// Whether a land unit may step from a field to the next one, units there apart (2.2).
    #[inline]
    pub(crate) fn may_step(&self, state: &State, owner: Owner, from: Cell, to: Cell) -> Result<(), Why> {
        if state.square(from).is_ground() && state.square(to).is_ground() {
            // Most steps are from ground to ground, and need no more.
            return match self.terrain(to) {
                Terrain::Grass => Ok(()),
                Terrain::Water | Terrain::Rock => Err(Why::Impassable(to)),
            };
        }
        self.may_climb(state, owner, from, to)
    }

    /// The same where there is a building, a ship or an engine on one of the fields.
    fn may_climb(&self, state: &State, owner: Owner, from: Cell, to: Cell) -> Result<(), Why> {
        self.bears_unit(state, owner, to)?;
        let leads_to_walls = |surface, cell| match surface {
            Surface::Building(BuildingKind::Wall | BuildingKind::Ladder)
            | Surface::Engine(EngineKind::Tower) => true,
            Surface::Building(BuildingKind::Gate) => state.is_gate_of(owner, cell), // 1.4.2
            _ => false,
        };
        let here = self.surface(state, from);
        let there = self.surface(state, to);
        if there == Surface::WALL && !leads_to_walls(here, from) {
            return Err(Why::WallEntry(to)); // W-20
        }
        if self.options.wall_exit_restricted && here == Surface::WALL && !leads_to_walls(there, to) {
            return Err(Why::WallExit(to)); // W-21
        }
        Ok(())
    }

    /// Whether an engine may stand on a field, others there apart (2.3): grass, ships, own gates.
    #[inline]
    pub(crate) fn bears_engine(&self, state: &State, owner: Owner, cell: Cell) -> Result<(), Why> {
        let square = state.square(cell);
        match square.building_kind() {
            Some(BuildingKind::Gate) if state.is_gate_of(owner, cell) => Ok(()),
            Some(BuildingKind::Gate) => Err(Why::EnemyGate(cell)), // W-9, W-23
            None if square.has_ship() || self.terrain(cell) == Terrain::Grass => Ok(()),
            _ => Err(Why::NotForEngines(cell)),
        }
    }
}

impl State {
    /// Whether a field is of a gate of this player.
    #[inline]
    pub(crate) fn is_gate_of(&self, owner: Owner, cell: Cell) -> bool {
        let square = self.square(cell);
        square.building_kind() == Some(BuildingKind::Gate) && self.castle_owner(square.castle_bit()) == owner
    }

    /// Whether a player's land unit stands on a field.
    #[inline]
    pub fn is_held_by(&self, owner: Owner, cell: Cell) -> bool {
        self.units[owner.index()].has(cell)
    }

    /// Whether a player's unexhausted land unit stands on a field.
    #[inline]
    pub(crate) fn is_fresh(&self, owner: Owner, cell: Cell) -> bool {
        self.unit(cell).is_some_and(|unit| unit.owner == owner && !unit.exhausted)
    }
}
