//! Positions as plain data.

use crate::building::{Bond, BuildingKind, CastleId};
use crate::cell::Axis;
use crate::engine::{EngineKind, Front};
use crate::game::Wojna;
use crate::owner::Owner;
use crate::setup::{Place, PlacedBuilding, PlacedEngine, PlacedShip, PlacedUnit, Setup};
use crate::unit::UnitKind;
use stolik_game::{Value, ValueError};

/// More than any map has fields, twice.
const MOST_TOKENS: usize = 2 * 64 * 64;

/// A player's name in plain data.
pub(crate) const fn owner_word(owner: Owner) -> &'static str {
    match owner {
        Owner::Cherry => "red",
        Owner::Blue => "blue",
    }
}

/// Reads a player's name.
pub(crate) fn read_owner(value: &Value) -> Result<Owner, ValueError> {
    one_of(value, &Owner::ALL, |owner| owner_word(*owner))
}

const fn axis_word(axis: Axis) -> &'static str {
    match axis {
        Axis::Across => "across",
        Axis::Down => "down",
    }
}

const fn front_word(front: Front) -> &'static str {
    match front {
        Front::Either => "either",
        Front::First => "first",
        Front::Last => "last",
    }
}

/// Reads one of several words.
fn one_of<T: Copy>(value: &Value, all: &[T], word: impl Fn(&T) -> &'static str) -> Result<T, ValueError> {
    let found = value.text().ok().and_then(|text| all.iter().find(|one| word(one) == text));
    found.copied().ok_or_else(|| {
        let words: Vec<&str> = all.iter().map(word).collect();
        ValueError::expected(format!("one of {}", words.join(", ")))
    })
}

fn place(value: &Value) -> Result<Place, ValueError> {
    let place = value.text().ok().and_then(|text| {
        let (x, y) = text.split_once(',')?;
        Some(Place { x: x.parse().ok()?, y: y.parse().ok()? })
    });
    place.ok_or_else(|| ValueError::expected("a field like \"3,4\""))
}

fn part<T>(
    value: &Value,
    name: &'static str,
    read: impl Fn(&Value) -> Result<T, ValueError>,
) -> Result<T, ValueError> {
    read(value.get(name)?).map_err(|error| error.inside(name))
}

fn list<T>(
    value: &Value,
    name: &'static str,
    read: impl Fn(&Value) -> Result<T, ValueError>,
) -> Result<Vec<T>, ValueError> {
    let items = value.get(name)?.items(MOST_TOKENS).map_err(|error| error.inside(name))?;
    let items = items.iter().enumerate();
    items.map(|(index, item)| read(item).map_err(|error| error.inside(index).inside(name))).collect()
}

fn pair<T>(
    value: &Value,
    name: &'static str,
    read: impl Fn(&Value) -> Result<T, ValueError>,
) -> Result<[T; 2], ValueError> {
    let two: Result<[T; 2], Vec<T>> = list(value, name, read)?.try_into();
    two.map_err(|_| ValueError::expected("a list of two").inside(name))
}

/// The names of a position as plain data.
const NAMES: [&str; 11] = [
    "turn",
    "phase",
    "coins",
    "exile",
    "mustered",
    "turns",
    "castles",
    "buildings",
    "ships",
    "engines",
    "units",
];

impl Wojna {
    /// A position as plain data.
    pub(crate) fn position_value(&self, setup: &Setup) -> Value {
        let at = |place: Place| ("at", Value::from(place.to_string()));
        let axis = |axis| ("axis", Value::from(axis_word(axis)));
        let building = |building: &PlacedBuilding| {
            let whose = match building.bond {
                Bond::Castle(castle) => Value::Int(castle as i64),
                Bond::Owner(owner) => Value::from(owner_word(owner)),
                Bond::Nobody => Value::Null,
            };
            Value::map([
                ("kind", Value::from(building.kind.word())),
                at(building.at),
                axis(building.axis),
                ("of", whose),
                ("acted", Value::Bool(building.acted)),
            ])
        };
        let ship = |ship: &PlacedShip| Value::map([at(ship.at), axis(ship.axis)]);
        let engine = |engine: &PlacedEngine| {
            let kind = ("kind", Value::from(engine.kind.word()));
            Value::map([
                kind,
                at(engine.at),
                axis(engine.axis),
                ("front", Value::from(front_word(engine.front))),
            ])
        };
        let unit = |unit: &PlacedUnit| {
            Value::map([
                ("kind", Value::from(unit.kind.word())),
                at(unit.at),
                ("owner", Value::from(owner_word(unit.owner))),
                ("exhausted", Value::Bool(unit.exhausted)),
            ])
        };
        Value::map([
            ("turn", Value::from(owner_word(setup.turn))),
            ("phase", Value::from(self.phase_text(setup.phase))),
            ("coins", Value::list(setup.coins)),
            ("exile", Value::list(setup.exile.map(i64::from))),
            ("mustered", Value::list(setup.mustered)),
            ("turns", Value::Int(setup.turns.into())),
            ("castles", Value::list(setup.castle_owners.map(owner_word))),
            ("buildings", Value::list(setup.buildings.iter().map(building))),
            ("ships", Value::list(setup.ships.iter().map(ship))),
            ("engines", Value::list(setup.engines.iter().map(engine))),
            ("units", Value::list(setup.units.iter().map(unit))),
        ])
    }

    /// Reads a position from plain data.
    pub(crate) fn read_position_value(&self, value: &Value) -> Result<Setup, ValueError> {
        value.only(&NAMES)?;
        let axis = |value: &Value| one_of(value, &Axis::ALL, |axis| axis_word(*axis));
        let building = |value: &Value| {
            value.only(&["kind", "at", "axis", "of", "acted"])?;
            Ok(PlacedBuilding {
                at: part(value, "at", place)?,
                kind: part(value, "kind", |value| one_of(value, &BuildingKind::ALL, |kind| kind.word()))?,
                axis: part(value, "axis", axis)?,
                bond: part(value, "of", |value| match value {
                    Value::Null => Ok(Bond::Nobody),
                    Value::Int(0) => Ok(Bond::Castle(CastleId::First)),
                    Value::Int(1) => Ok(Bond::Castle(CastleId::Second)),
                    Value::Text(_) => read_owner(value).map(Bond::Owner),
                    _ => Err(ValueError::expected("null, 0, 1, red or blue")),
                })?,
                acted: part(value, "acted", Value::bool)?,
            })
        };
        let ship = |value: &Value| {
            value.only(&["at", "axis"])?;
            Ok(PlacedShip { at: part(value, "at", place)?, axis: part(value, "axis", axis)? })
        };
        let fronts = [Front::Either, Front::First, Front::Last];
        let engine = |value: &Value| {
            value.only(&["kind", "at", "axis", "front"])?;
            Ok(PlacedEngine {
                at: part(value, "at", place)?,
                kind: part(value, "kind", |value| one_of(value, &EngineKind::ALL, |kind| kind.word()))?,
                axis: part(value, "axis", axis)?,
                front: part(value, "front", |value| one_of(value, &fronts, |front| front_word(*front)))?,
            })
        };
        let unit = |value: &Value| {
            value.only(&["kind", "at", "owner", "exhausted"])?;
            Ok(PlacedUnit {
                at: part(value, "at", place)?,
                kind: part(value, "kind", |value| one_of(value, &UnitKind::ALL, |kind| kind.word()))?,
                owner: part(value, "owner", read_owner)?,
                exhausted: part(value, "exhausted", Value::bool)?,
            })
        };
        let phase = |value: &Value| {
            let phase = self.read_phase(value.text()?);
            phase.ok_or_else(|| ValueError::expected("a phase like \"units\" or \"buildings\""))
        };
        Ok(Setup {
            turn: part(value, "turn", read_owner)?,
            phase: part(value, "phase", phase)?,
            buildings: list(value, "buildings", building)?,
            ships: list(value, "ships", ship)?,
            engines: list(value, "engines", engine)?,
            units: list(value, "units", unit)?,
            castle_owners: pair(value, "castles", read_owner)?,
            coins: pair(value, "coins", |value| value.int(i64::MIN..=i64::MAX))?,
            exile: pair(value, "exile", |value| {
                value.int(0..=255).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
            })?,
            mustered: pair(value, "mustered", Value::bool)?,
            turns: part(value, "turns", |value| {
                value.int(0..=65_535).map(|number| u16::try_from(number).unwrap_or(u16::MAX))
            })?,
        })
    }
}
