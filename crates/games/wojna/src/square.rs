//! What stands on one field, layer by layer, packed for the cache.
//!
//! A layer holds a part of one token: its kind, how it lies, and which of its fields this is. So one field tells the
//! whole token, and no layer can hold two.

use crate::{
    Axis, Bond, Building, BuildingKind, CastleId, Cell, Engine, EngineKind, Frame, Front, Owner, Ship, Unit,
    UnitKind, turned,
};

/// What stands on one field. Zero is nothing in every layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Square {
    building: u16,
    ship: u8,
    engine: u8,
    unit: u8,
}

const UNITS: [UnitKind; 4] = [UnitKind::Infantry, UnitKind::Archers, UnitKind::Cavalry, UnitKind::Cavalry];
const ENGINES: [EngineKind; 4] =
    [EngineKind::Ram, EngineKind::Trebuchet, EngineKind::Tower, EngineKind::Tower];

const FRONTS: [Front; 4] = [Front::Either, Front::First, Front::Last, Front::Either];

impl Square {
    #[inline]
    pub fn unit(self) -> Option<Unit> {
        let code = self.unit.checked_sub(1)?;
        Some(Unit {
            kind: UNITS[usize::from(code & 3)],
            owner: Owner::ALL[usize::from(code >> 2 & 1)],
            exhausted: code >> 3 == 1,
        })
    }

    #[inline]
    pub fn set_unit(&mut self, unit: Option<Unit>) {
        self.unit = unit.map_or(0, |unit| {
            1 + (unit.kind as u8 | (unit.owner as u8) << 2 | u8::from(unit.exhausted) << 3)
        });
    }

    #[inline]
    pub fn has_unit(self) -> bool {
        self.unit != 0
    }

    #[inline]
    pub fn has_engine(self) -> bool {
        self.engine != 0
    }

    #[inline]
    pub fn has_ship(self) -> bool {
        self.ship != 0
    }

    #[inline]
    pub fn has_building(self) -> bool {
        self.building != 0
    }

    /// Whether a unit of any kind is there: for a trebuchet to hit.
    #[inline]
    pub fn has_any_unit(self) -> bool {
        self.unit != 0 || self.engine != 0 || self.ship != 0
    }

    /// Whether what is underfoot is the ground.
    #[inline]
    pub fn is_ground(self) -> bool {
        self.building == 0 && self.ship == 0 && self.engine == 0
    }

    /// Whether nothing stands there.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Square::default()
    }

    #[inline]
    pub fn engine_kind(self) -> Option<EngineKind> {
        Some(ENGINES[usize::from(self.engine.checked_sub(1)? & 3)])
    }

    #[inline]
    pub fn engine(self, frame: Frame, here: Cell) -> Option<Engine> {
        let code = self.engine.checked_sub(1)?;
        let kind = ENGINES[usize::from(code & 3)];
        let axis = Axis::ALL[usize::from(code >> 2 & 1)];
        let front = FRONTS[usize::from(code >> 3 & 3)];
        Some(Engine { kind, axis, front, at: first(frame, here, u16::from(code >> 5), kind.size(), axis) })
    }

    pub fn set_engine(&mut self, engine: Option<(Engine, u16)>) {
        self.engine = engine.map_or(0, |(engine, part)| {
            let Engine { kind, axis, front, .. } = engine;
            1 + (kind as u8 | (axis as u8) << 2 | (front as u8) << 3 | (part as u8) << 5)
        });
    }

    #[inline]
    pub fn ship(self, frame: Frame, here: Cell) -> Option<Ship> {
        let code = self.ship.checked_sub(1)?;
        let axis = Axis::ALL[usize::from(code & 1)];
        Some(Ship { axis, at: first(frame, here, u16::from(code >> 1), Ship::SIZE, axis) })
    }

    pub fn set_ship(&mut self, ship: Option<(Ship, u16)>) {
        self.ship = ship.map_or(0, |(ship, part)| 1 + (ship.axis as u8 | (part as u8) << 1));
    }

    #[inline]
    pub fn building_kind(self) -> Option<BuildingKind> {
        Some(BuildingKind::ALL[usize::from(self.building.checked_sub(1)? & 7)])
    }

    /// The castle through which a building is somebody's; meaningless for camps, walls and ladders.
    #[inline]
    pub fn castle_bit(self) -> CastleId {
        CastleId::ALL[usize::from(self.building.wrapping_sub(1) >> 4 & 1)]
    }

    #[inline]
    pub fn building(self, frame: Frame, here: Cell) -> Option<Building> {
        let code = self.building.checked_sub(1)?;
        let kind = BuildingKind::ALL[usize::from(code & 7)];
        let axis = Axis::ALL[usize::from(code >> 3 & 1)];
        let mark = usize::from(code >> 4 & 1);
        let bond = kind.bond(CastleId::ALL[mark], Owner::ALL[mark]);
        Some(Building { kind, axis, bond, at: first(frame, here, code >> 5, kind.size(), axis) })
    }

    pub fn set_building(&mut self, building: Option<(Building, u16)>) {
        self.building = building.map_or(0, |(building, part)| {
            let mark = match building.bond {
                Bond::Castle(castle) => castle as u16,
                Bond::Owner(owner) => owner as u16,
                Bond::Nobody => 0,
            };
            1 + (building.kind as u16 | (building.axis as u16) << 3 | mark << 4 | part << 5)
        });
    }

    /// A number that no other square has.
    pub fn code(self) -> u64 {
        u64::from(self.building)
            | u64::from(self.ship) << 16
            | u64::from(self.engine) << 24
            | u64::from(self.unit) << 32
    }
}

/// The first field of a token of which this is the given part, counted row by row.
#[inline]
fn first(frame: Frame, here: Cell, part: u16, size: (i16, i16), axis: Axis) -> Cell {
    if part == 0 {
        return here;
    }
    let width = turned(size, axis).0.cast_unsigned();
    Cell(here.0 - part / width * u16::from(frame.width()) - part % width)
}
