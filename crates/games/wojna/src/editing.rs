//! Setting up a position token by token.

use crate::building::BuildingKind;
use crate::building::CastleId;
use crate::cell::Axis;
use crate::engine::{EngineKind, Front};
use crate::game::Wojna;
use crate::layer::{BUILDINGS, ENGINES, SHIPS, UNITS};
use crate::owner::Owner;
use crate::phase::Phase;
use crate::scene::colours;
use crate::scene_tokens::{building_look, engine_look, unit_look};
use crate::setup::{Place, PlacedBuilding, PlacedEngine, PlacedShip, PlacedUnit, Setup};
use crate::spots::{field_of, spot_of};
use crate::unit::UnitKind;
use stolik_game::scene::{Look, Quarter};
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

const AXES: [Axis; 2] = [Axis::Across, Axis::Down];

fn things() -> Vec<Thing> {
    use BuildingKind::{Barracks, Camp, Castle, Gate, Ladder, Port, Wall, Workshop};
    let mut things = Vec::new();
    for owner in Owner::ALL {
        things.extend(UnitKind::ALL.map(|kind| Thing::Unit(kind, owner)));
        let square = [Castle, Camp, Barracks, Workshop, Port];
        things.extend(square.map(|kind| Thing::Building(kind, owner, Axis::Across)));
        things.extend(AXES.map(|axis| Thing::Building(Gate, owner, axis)));
    }
    things.extend(AXES.map(|axis| Thing::Building(Wall, Owner::Cherry, axis)));
    things.push(Thing::Building(Ladder, Owner::Cherry, Axis::Across));
    for kind in [EngineKind::Ram, EngineKind::Trebuchet] {
        things.extend(AXES.map(|axis| Thing::Engine(kind, axis)));
    }
    things.push(Thing::Engine(EngineKind::Tower, Axis::Across));
    things.extend(AXES.map(Thing::Ship));
    things
}

const fn turned(axis: Axis) -> Quarter {
    match axis {
        Axis::Across => Quarter::None,
        Axis::Down => Quarter::One,
    }
}

impl Thing {
    fn sort(self) -> Sort {
        let plain = |name: Message| Message::new("wojna-token-plain").with("kind", name);
        match self {
            Thing::Unit(kind, owner) => Sort {
                look: Look(unit_look(kind)),
                owner: colours(Some(owner)),
                name: Message::new("wojna-token-unit").with("side", owner.side()).with("kind", kind.name()),
                layer: UNITS,
                turned: Quarter::None,
            },
            Thing::Building(kind, owner, axis) => {
                let is_owned = !matches!(kind, BuildingKind::Wall | BuildingKind::Ladder);
                let name = Message::new("wojna-token-building").with("side", owner.side());
                Sort {
                    look: Look(building_look(kind)),
                    owner: colours(is_owned.then_some(owner)),
                    name: if is_owned { name.with("kind", kind.name()) } else { plain(kind.name()) },
                    layer: BUILDINGS,
                    turned: turned(axis),
                }
            }
            Thing::Engine(kind, axis) => Sort {
                look: Look(engine_look(kind)),
                owner: colours(None),
                name: plain(kind.name()),
                layer: ENGINES,
                turned: turned(axis),
            },
            Thing::Ship(axis) => Sort {
                look: Look("wojna-ship"),
                owner: colours(None),
                name: Message::new("wojna-token-ship"),
                layer: SHIPS,
                turned: turned(axis),
            },
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
            let label = Message::new("wojna-dial-coins").with("side", owner.side());
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
    use crate::building::Bond;
    match building.bond {
        Bond::Castle(castle) => setup.castle_owners[castle_index(castle)],
        Bond::Owner(owner) => owner,
        Bond::Nobody => Owner::Cherry,
    }
}

const fn castle_index(castle: CastleId) -> usize {
    match castle {
        CastleId::First => 0,
        CastleId::Second => 1,
    }
}

/// Takes away what lies on top.
fn take(setup: &mut Setup, at: Place) {
    let counts =
        |setup: &Setup| setup.units.len() + setup.engines.len() + setup.ships.len() + setup.buildings.len();
    let before = counts(setup);
    setup.units.retain(|unit| unit.at != at);
    if counts(setup) == before {
        setup.engines.retain(|engine| engine.at != at);
    }
    if counts(setup) == before {
        setup.ships.retain(|ship| ship.at != at);
    }
    if counts(setup) == before {
        setup.buildings.retain(|building| building.at != at);
    }
}
