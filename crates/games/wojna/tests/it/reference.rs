//! A slow generator, written straight from the rules page in another style: sets of coordinates, all paths, all
//! places. It knows setups and texts only.

mod buildings;
pub mod effects;
mod engines;

use std::collections::{BTreeMap, BTreeSet};
use stolik_game::Rules;
use stolik_wojna::{
    Axis, Bond, CastleId, Front, Options, Owner, Phase, Place, Setup, Task, Terrain, UnitKind, Wojna,
};

type Xy = (i32, i32);

/// A building, an engine or a ship: what it is, its fields in reading order.
#[derive(Clone, Debug)]
struct Thing {
    word: &'static str,
    cells: Vec<Xy>,
    owner: Option<Owner>,
    acted: bool,
    /// The front's number among the cells, where fronts matter.
    front: usize,
}

struct World<'a> {
    game: &'a Wojna,
    options: &'a Options,
    me: Owner,
    coins: i64,
    phase: Phase,
    buildings: Vec<Thing>,
    ships: Vec<Thing>,
    engines: Vec<Thing>,
    units: BTreeMap<Xy, (UnitKind, Owner, bool)>,
}

const SIDES: [Xy; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

fn xy(place: Place) -> Xy {
    (place.x.into(), place.y.into())
}

fn plus(a: Xy, b: Xy) -> Xy {
    (a.0 + b.0, a.1 + b.1)
}

fn minus(a: Xy, b: Xy) -> Xy {
    (a.0 - b.0, a.1 - b.1)
}

fn name(cell: Xy) -> String {
    format!("{},{}", cell.0, cell.1)
}

fn steps(a: Xy, b: Xy) -> i32 {
    (a.0 - b.0).abs() + (a.1 - b.1).abs()
}

/// 11: cells strictly between, nearest pair.
pub fn distance(one: &[Xy], other: &[Xy]) -> i32 {
    one.iter().flat_map(|&a| other.iter().map(move |&b| steps(a, b))).min().expect("cells") - 1
}

/// 10: side or corner.
pub fn touch(one: &[Xy], other: &[Xy]) -> bool {
    one.iter().any(|a| other.iter().any(|b| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1))
}

fn block(at: Xy, width: i32, height: i32) -> Vec<Xy> {
    (0..height).flat_map(|dy| (0..width).map(move |dx| plus(at, (dx, dy)))).collect()
}

fn size_of(word: &str) -> (i32, i32) {
    match word {
        "castle" | "camp" => (3, 3),
        "barracks" | "workshop" | "port" | "tower" => (2, 2),
        "wall" | "ship" => (3, 1),
        "gate" | "ram" | "trebuchet" => (2, 1),
        "ladder" => (1, 1),
        _ => panic!("{word}"),
    }
}

fn lying(word: &str, at: Xy, axis: Axis) -> Vec<Xy> {
    let (width, height) = size_of(word);
    match axis {
        Axis::Across => block(at, width, height),
        Axis::Down => block(at, height, width),
    }
}

fn is_large(word: &str) -> bool {
    !matches!(word, "wall" | "gate" | "ladder")
}

/// All legal actions of the player on turn, as texts.
pub fn legal(game: &Wojna, setup: &Setup) -> BTreeSet<String> {
    let world = World::of(game, setup);
    let mut out = BTreeSet::new();
    match setup.phase {
        Phase::Castle => world.castles(&mut out),
        Phase::Fortify => {
            world.castle_builds(&mut out);
            out.insert("done".to_owned());
        }
        Phase::Camps => world.camps(&mut out),
        Phase::Units { ship, task } => {
            let at = |cell| {
                let (x, y) = game.frame().xy(cell);
                (i32::from(x), i32::from(y))
            };
            world.unit_phase(ship.map(at), task, at, &mut out);
        }
        Phase::Buildings => {
            world.building_phase(&mut out);
            out.insert("end".to_owned());
        }
        Phase::Over(_) => {}
    }
    out
}

impl World<'_> {
    fn of<'a>(game: &'a Wojna, setup: &Setup) -> World<'a> {
        let buildings = setup.buildings.iter().map(|building| Thing {
            word: building.kind.word(),
            cells: lying(building.kind.word(), xy(building.at), building.axis),
            owner: match building.bond {
                Bond::Castle(CastleId::First) => Some(setup.castle_owners[0]),
                Bond::Castle(CastleId::Second) => Some(setup.castle_owners[1]),
                Bond::Owner(owner) => Some(owner),
                Bond::Nobody => None,
            },
            acted: building.acted,
            front: 0,
        });
        let ships = setup.ships.iter().map(|ship| Thing {
            word: "ship",
            cells: lying("ship", xy(ship.at), ship.axis),
            owner: None,
            acted: false,
            front: 0,
        });
        let engines = setup.engines.iter().map(|engine| Thing {
            word: engine.kind.word(),
            cells: lying(engine.kind.word(), xy(engine.at), engine.axis),
            owner: None,
            acted: false,
            front: usize::from(engine.front == Front::Last),
        });
        World {
            game,
            options: game.options(),
            me: setup.turn,
            coins: setup.coins[setup.turn.index()],
            phase: setup.phase,
            buildings: buildings.collect(),
            ships: ships.collect(),
            engines: engines.collect(),
            units: setup.units.iter().map(|u| (xy(u.at), (u.kind, u.owner, u.exhausted))).collect(),
        }
    }

    fn terrain(&self, cell: Xy) -> Option<Terrain> {
        let map = self.game.map();
        let inside =
            cell.0 >= 0 && cell.1 >= 0 && cell.0 < map.width().into() && cell.1 < map.height().into();
        inside.then(|| {
            map.cells()[usize::try_from(cell.1 * i32::from(map.width()) + cell.0).expect("on the map")]
        })
    }

    fn everywhere(&self) -> Vec<Xy> {
        block((0, 0), self.game.map().width().into(), self.game.map().height().into())
    }

    fn building_on(&self, cell: Xy) -> Option<&Thing> {
        self.buildings.iter().find(|thing| thing.cells.contains(&cell))
    }

    fn engine_on(&self, cell: Xy) -> Option<&Thing> {
        self.engines.iter().find(|thing| thing.cells.contains(&cell))
    }

    fn ship_on(&self, cell: Xy) -> Option<&Thing> {
        self.ships.iter().find(|thing| thing.cells.contains(&cell))
    }

    /// The name of what a unit there stands on: the top layer (1.4.2).
    fn top(&self, cell: Xy) -> &'static str {
        if let Some(engine) = self.engine_on(cell) {
            engine.word
        } else if self.ship_on(cell).is_some() {
            "ship"
        } else if let Some(building) = self.building_on(cell) {
            building.word
        } else {
            match self.terrain(cell) {
                Some(Terrain::Grass) => "grass",
                Some(Terrain::Water) => "water",
                Some(Terrain::Rock) => "rock",
                None => "nowhere",
            }
        }
    }

    fn gate_of(&self, cell: Xy) -> Option<Owner> {
        self.building_on(cell).filter(|building| building.word == "gate").and_then(|gate| gate.owner)
    }

    fn high(&self, cell: Xy) -> bool {
        matches!(self.top(cell), "wall" | "tower")
    }

    fn is_mine(&self, cell: Xy) -> bool {
        self.units.get(&cell).is_some_and(|unit| unit.1 == self.me)
    }

    fn is_foe(&self, cell: Xy) -> bool {
        self.units.get(&cell).is_some_and(|unit| unit.1 != self.me)
    }

    fn is_fresh(&self, cell: Xy) -> bool {
        self.units.get(&cell).is_some_and(|unit| unit.1 == self.me && !unit.2)
    }

    // Land units.

    /// 2.2, W-20 to W-23.
    fn may_stand(&self, cell: Xy) -> bool {
        let on = matches!(
            self.top(cell),
            "grass" | "ship" | "ram" | "trebuchet" | "tower" | "wall" | "ladder" | "gate"
        );
        on && self.gate_of(cell).is_none_or(|owner| owner == self.me)
    }

    fn leads_up(&self, cell: Xy) -> bool {
        match self.top(cell) {
            "wall" | "ladder" | "tower" => true,
            "gate" => self.gate_of(cell) == Some(self.me),
            _ => false,
        }
    }

    fn may_step(&self, from: Xy, to: Xy) -> bool {
        let climbs = self.top(to) != "wall" || self.leads_up(from);
        let leaves = !self.options.wall_exit_restricted || self.top(from) != "wall" || self.leads_up(to);
        self.may_stand(to) && climbs && leaves
    }

    /// Every field at the end of a path of legal steps.
    fn ends_of_paths(&self, here: Xy, left: u32, ends: &mut BTreeSet<Xy>) {
        if left == 0 {
            return;
        }
        for next in SIDES.map(|side| plus(here, side)) {
            let passes =
                !self.units.contains_key(&next) || self.options.pass_through_friends && self.is_mine(next);
            if passes && self.may_step(here, next) {
                ends.insert(next);
                self.ends_of_paths(next, left - 1, ends);
            }
        }
    }

    fn gos(&self, from: Xy, out: &mut BTreeSet<String>) {
        let (kind, ..) = self.units[&from];
        let steps = if kind == UnitKind::Cavalry { 3 } else { 2 };
        let mut ends = BTreeSet::new();
        // Its own field is free for it once it has left, but a move there does not exist.
        self.ends_of_paths(from, steps, &mut ends);
        for to in ends {
            if to != from && !self.units.contains_key(&to) {
                out.insert(format!("{}{}-{}", kind.letter(), name(from), name(to)));
            }
        }
    }

    fn attacks(&self, from: Xy, out: &mut BTreeSet<String>) {
        let (kind, ..) = self.units[&from];
        for (&target, _) in self.units.iter().filter(|(_, unit)| unit.1 != self.me) {
            let (up, down) = (self.high(from), self.high(target));
            if kind == UnitKind::Archers {
                let mut distance = steps(from, target) - 1;
                if up && !down {
                    distance -= 1;
                }
                if down && !up {
                    distance += 1;
                }
                let blocked = self.options.walls_block_shots && !up && !down && !self.open_way(from, target);
                if distance <= 2 && !blocked {
                    out.insert(format!("A{}*{}", name(from), name(target)));
                }
            } else if steps(from, target) == 1 {
                let low = if up { target } else { from };
                let stairs = matches!(self.top(low), "ladder" | "gate");
                if !self.options.melee_height || up == down || stairs {
                    out.insert(format!("{}{}x{}", kind.letter(), name(from), name(target)));
                }
            }
        }
    }

    /// Whether some shortest path has no wall on it (1.4.10), by trying all.
    fn open_way(&self, from: Xy, to: Xy) -> bool {
        if from == to {
            return true;
        }
        let nearer = SIDES.map(|side| plus(from, side)).into_iter();
        let mut nearer = nearer.filter(|&next| steps(next, to) < steps(from, to));
        nearer.any(|next| {
            let wall = self.building_on(next).is_some_and(|building| building.word == "wall");
            (next == to || !wall) && self.open_way(next, to)
        })
    }

    fn unit_phase(
        &self,
        ship: Option<Xy>,
        task: Task,
        at: impl Fn(stolik_wojna::Cell) -> Xy,
        out: &mut BTreeSet<String>,
    ) {
        let deck = ship.and_then(|cell| self.ship_on(cell)).map(|ship| ship.cells.clone());
        match task {
            Task::Choose => {
                let on_deck = |cell: &Xy| deck.as_ref().is_none_or(|deck| deck.contains(cell));
                for &cell in self.units.keys().filter(|&&cell| self.is_fresh(cell)) {
                    if on_deck(&cell) {
                        self.gos(cell, out);
                        self.attacks(cell, out);
                    }
                }
                for engine in self.engines.iter().filter(|engine| self.controlled(&engine.cells)) {
                    if engine.cells.iter().all(on_deck) {
                        self.engine_moves(engine, out);
                        self.engine_acts(engine, false, out);
                    }
                }
                if deck.is_none() {
                    for ship in self.ships.iter().filter(|ship| self.controlled(&ship.cells)) {
                        self.ship_moves(ship, out);
                    }
                }
                out.insert(if deck.is_none() { "done" } else { "stop" }.to_owned());
            }
            Task::Unit(cell) => {
                self.attacks(at(cell), out);
                out.insert("stop".to_owned());
            }
            Task::Engine(cell) => {
                let engine = self.engine_on(at(cell)).expect("an engine is at its turn");
                self.engine_acts(engine, true, out);
                out.insert("stop".to_owned());
            }
            Task::Roll(_) => {}
        }
    }
}
