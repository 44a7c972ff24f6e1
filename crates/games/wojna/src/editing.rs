//! Setting up a position token by token.

use crate::layer::{BUILDINGS, ENGINES, SHIPS, UNITS};
use crate::scene::{colours, lying};
use crate::{
    Axis, Bond, BuildingKind, CastleId, EngineKind, Front, Owner, Phase, Place, PlacedBuilding, PlacedEngine,
    PlacedShip, PlacedUnit, Setup, UnitKind, Wojna, field_of, spot_of,
};
use stolik_game::scene::Look;
use stolik_game::{Dial, Editing, Message, Sort, Spot};

/// The most coins and turns that an editor offers.
const MOST_COINS: i64 = 9999;
const MOST_TURNS: i64 = 2000;

/// Something that can be placed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    Unit(UnitKind, Owner),
    Building(BuildingKind, Owner, Axis),
    Engine(EngineKind, Axis),
    Ship(Axis),
}

fn things() -> Vec<Thing> {
    use BuildingKind::{Barracks, Camp, Castle, Gate, Ladder, Port, Wall, Workshop};
    let mut things = Vec::new();
    for owner in Owner::ALL {
        things.extend(UnitKind::ALL.map(|kind| Thing::Unit(kind, owner)));
        let square = [Castle, Camp, Barracks, Workshop, Port];
        things.extend(square.map(|kind| Thing::Building(kind, owner, Axis::Across)));
        things.extend(Axis::ALL.map(|axis| Thing::Building(Gate, owner, axis)));
    }
    things.extend(Axis::ALL.map(|axis| Thing::Building(Wall, Owner::Cherry, axis)));
    things.push(Thing::Building(Ladder, Owner::Cherry, Axis::Across));
    for kind in [EngineKind::Ram, EngineKind::Trebuchet] {
        things.extend(Axis::ALL.map(|axis| Thing::Engine(kind, axis)));
    }
    things.push(Thing::Engine(EngineKind::Tower, Axis::Across));
    things.extend(Axis::ALL.map(Thing::Ship));
    things
}

impl Thing {
    fn sort(self) -> Sort {
        let sort = |key, owner, name, layer, axis| Sort {
            look: Look(key),
            owner: colours(owner),
            name,
            layer,
            turned: lying(axis),
        };
        let plain = |name: Message| Message::new("wojna-token-plain").with("kind", name);
        let of = |key, owner: Owner, name: Message| Message::new(key).with("side", owner).with("kind", name);
        match self {
            Thing::Unit(kind, owner) => {
                let name = of("wojna-token-unit", owner, kind.name());
                sort(kind.key(), Some(owner), name, UNITS, Axis::Across)
            }
            Thing::Building(kind @ (BuildingKind::Wall | BuildingKind::Ladder), _, axis) => {
                sort(kind.key(), None, plain(kind.name()), BUILDINGS, axis)
            }
            Thing::Building(kind, owner, axis) => {
                let name = of("wojna-token-building", owner, kind.name());
                sort(kind.key(), Some(owner), name, BUILDINGS, axis)
            }
            Thing::Engine(kind, axis) => sort(kind.key(), None, plain(kind.name()), ENGINES, axis),
            Thing::Ship(axis) => sort("wojna-ship", None, Message::new("wojna-token-ship"), SHIPS, axis),
        }
    }
}

impl Editing for Wojna {
    fn sorts(&self) -> Vec<Sort> {
        things().into_iter().map(Thing::sort).collect()
    }

    fn bare_setup(&self) -> Setup {
        Setup::default()
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        let things = things();
        let buildings = setup.buildings.iter().map(|building| {
            let is_square = matches!(building.kind.size(), (width, height) if width == height);
            let axis = if is_square { Axis::Across } else { building.axis };
            (building.at, Thing::Building(building.kind, owner_of(setup, building), axis))
        });
        let ships = setup.ships.iter().map(|ship| (ship.at, Thing::Ship(ship.axis)));
        let engines = setup.engines.iter().map(|engine| (engine.at, Thing::Engine(engine.kind, engine.axis)));
        let units = setup.units.iter().map(|unit| (unit.at, Thing::Unit(unit.kind, unit.owner)));
        let all = buildings.chain(ships).chain(engines).chain(units);
        let stands = |(at, thing): (Place, Thing)| {
            Some((spot_of(at.cell(self.frame())?), things.iter().position(|known| *known == thing)?))
        };
        all.filter_map(stands).collect()
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        let Some(cell) = field_of(self.frame(), spot) else { return };
        let at = Place::of(self.frame(), cell);
        let Some(sort) = sort else {
            return take(setup, at);
        };
        match things().get(sort) {
            Some(&Thing::Unit(kind, owner)) => {
                setup.units.retain(|unit| unit.at != at);
                setup.units.push(PlacedUnit { at, kind, owner, exhausted: false });
            }
            Some(&Thing::Building(kind, owner, axis)) => {
                setup.buildings.retain(|building| building.at != at);
                let second = setup.castle_owners[1] == owner && setup.castle_owners[0] != owner;
                let castle = if second { CastleId::Second } else { CastleId::First };
                let bond = kind.bond(castle, owner);
                setup.buildings.push(PlacedBuilding { at, kind, axis, bond, acted: false });
            }
            Some(&Thing::Engine(kind, axis)) => {
                setup.engines.retain(|engine| engine.at != at);
                setup.engines.push(PlacedEngine { at, kind, axis, front: Front::Either });
            }
            Some(&Thing::Ship(axis)) => {
                setup.ships.retain(|ship| ship.at != at);
                setup.ships.push(PlacedShip { at, axis });
            }
            None => {}
        }
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        let sides = ["wojna-side-red", "wojna-side-blue"].map(Message::new).to_vec();
        let phases = ["wojna-dial-phase-units", "wojna-dial-phase-buildings"].map(Message::new).to_vec();
        let turn = i64::from(setup.turn != Owner::Cherry);
        let mut dials = vec![Dial::one_of("turn", Message::new("editor-dial-turn"), turn, sides)];
        if matches!(setup.phase, Phase::Units { .. } | Phase::Buildings) {
            let phase = i64::from(setup.phase == Phase::Buildings);
            dials.push(Dial::one_of("phase", Message::new("wojna-dial-phase"), phase, phases));
        }
        for (number, owner) in (0..).zip(Owner::ALL) {
            let label = Message::new("wojna-dial-coins").with("side", owner);
            dials.push(Dial::number("coins", label, setup.coins[usize::from(number)], MOST_COINS).of(number));
        }
        dials.push(Dial::number("turns", Message::new("wojna-dial-turns"), setup.turns, MOST_TURNS));
        dials
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, of: u8, value: i64) {
        match id {
            "turn" => setup.turn = if value == 0 { Owner::Cherry } else { Owner::Blue },
            "phase" => setup.phase = if value == 0 { Phase::CHOOSE } else { Phase::Buildings },
            "coins" => setup.coins[usize::from(of.min(1))] = value,
            "turns" => setup.turns = u16::try_from(value).unwrap_or(u16::MAX),
            _ => {}
        }
    }
}

/// Whose a building of the setup is.
fn owner_of(setup: &Setup, building: &PlacedBuilding) -> Owner {
    match building.bond {
        Bond::Castle(castle) => setup.castle_owners[castle.index()],
        Bond::Owner(owner) => owner,
        Bond::Nobody => Owner::Cherry,
    }
}

/// Takes away what lies on top.
fn take(setup: &mut Setup, at: Place) {
    fn taken<T>(tokens: &mut Vec<T>, is_here: impl Fn(&T) -> bool) -> bool {
        let before = tokens.len();
        tokens.retain(|token| !is_here(token));
        tokens.len() < before
    }
    let _ = taken(&mut setup.units, |unit| unit.at == at)
        || taken(&mut setup.engines, |engine| engine.at == at)
        || taken(&mut setup.ships, |ship| ship.at == at)
        || taken(&mut setup.buildings, |building| building.at == at);
}
