//! Crowded small positions: ships with engines aboard, engines on gates, contested towers, walls with ladders,
//! exhausted crews. Everything random follows from the entropy.

use BuildingKind::{Barracks, Camp, Gate, Ladder, Port, Wall, Workshop};
use EngineKind::{Ram, Tower, Trebuchet};
use stolik_game::{Entropy, Options as _, Pinned, Rules};
use stolik_wojna::{
    Axis, Bond, BuildingKind, CastleId, EngineKind, Front, Options, Owner, Phase, Place, PlacedBuilding,
    PlacedEngine, PlacedShip, PlacedUnit, Setup, Task, UnitKind, Wojna,
};

/// The size of the small map.
const WIDTH: i16 = 18;
const HEIGHT: i16 = 14;

/// A small map: grass in two corners, anything between.
pub fn small_map(entropy: &mut Pinned) -> String {
    let rows = (0..HEIGHT).map(|y| {
        let letters = (0..WIDTH).map(|x| {
            let corner = x < 7 && y < 4 || x >= WIDTH - 7 && y >= HEIGHT - 4;
            let lake = (5..14).contains(&x) && (4..11).contains(&y);
            match entropy.below(20) {
                _ if corner => 'G',
                0 => 'R',
                1..=3 => 'W',
                4..=17 if lake => 'W',
                _ => 'G',
            }
        });
        letters.collect::<String>()
    });
    format!("{WIDTH}x{HEIGHT}/{}", rows.collect::<Vec<_>>().join("/"))
}

/// The game on a small map, with these options besides.
pub fn small_game(entropy: &mut Pinned, choices: &[(&str, &str)]) -> Wojna {
    loop {
        let map = small_map(entropy);
        let choices = [&[("map", map.as_str())], choices].concat();
        if let Ok(game) = Options::read(choices.iter().copied()).and_then(Wojna::new) {
            return game;
        }
    }
}

/// A crowded position of a game on a small map.
pub fn crowded(game: &Wojna, entropy: &mut Pinned) -> Setup {
    let mut crowd = Crowd { game, entropy, setup: Setup::default() };
    crowd.setup.coins = [0; 2].map(|_| crowd.entropy.below(50).cast_signed());
    crowd.setup.turn = crowd.owner();
    crowd.buildings();
    for _ in 0..16 {
        let ship = PlacedShip { at: crowd.place(), axis: crowd.axis() };
        crowd.add(|setup| setup.ships.push(ship));
    }
    crowd.engines();
    crowd.units();
    crowd.phase();
    crowd.setup
}

struct Crowd<'a> {
    game: &'a Wojna,
    entropy: &'a mut Pinned,
    setup: Setup,
}

impl Crowd<'_> {
    fn owner(&mut self) -> Owner {
        Owner::ALL[self.entropy.index(2)]
    }

    fn axis(&mut self) -> Axis {
        Axis::ALL[self.entropy.index(2)]
    }

    fn place(&mut self) -> Place {
        Place {
            x: self.entropy.below(u64::from(WIDTH.cast_unsigned())) as i16,
            y: self.entropy.below(u64::from(HEIGHT.cast_unsigned())) as i16,
        }
    }

    /// A place on or beside something that is there already, so that things meet.
    fn near(&mut self) -> Place {
        let things: Vec<Place> = (self.setup.buildings.iter().map(|b| b.at))
            .chain(self.setup.ships.iter().map(|s| s.at))
            .chain(self.setup.engines.iter().map(|e| e.at))
            .collect();
        if things.is_empty() || self.entropy.below(4) == 0 {
            return self.place();
        }
        let Place { x, y } = things[self.entropy.index(things.len())];
        let (dx, dy) = (self.entropy.below(4) as i16 - 1, self.entropy.below(4) as i16 - 1);
        Place { x: x + dx, y: y + dy }
    }

    /// Keeps a change if the position stays possible.
    fn add(&mut self, change: impl FnOnce(&mut Setup)) -> bool {
        let before = self.setup.clone();
        change(&mut self.setup);
        let possible = self.game.set_up(&self.setup).is_ok();
        if !possible {
            self.setup = before;
        }
        possible
    }

    fn buildings(&mut self) {
        let siege = self.game.options().get("mode").as_deref() == Some("siege");
        let castles = if siege { &CastleId::ALL[..1] } else { &CastleId::ALL[..] };
        for &castle in castles {
            let at = match castle {
                CastleId::First => Place { x: 0, y: 0 },
                CastleId::Second => Place { x: WIDTH - 3, y: HEIGHT - 3 },
            };
            let (kind, axis) = (BuildingKind::Castle, Axis::Across);
            let bond = Bond::Castle(castle);
            self.add(|setup| setup.buildings.push(PlacedBuilding { at, kind, axis, bond, acted: false }));
        }
        if self.entropy.below(3) == 0 {
            self.setup.castle_owners = [self.owner(), self.owner()];
        }
        let kinds = [
            Gate, Gate, Wall, Wall, Wall, Gate, Ladder, Ladder, Ladder, Camp, Barracks, Workshop, Port, Wall,
            Gate, Ladder,
        ];
        for kind in kinds {
            for _ in 0..3 {
                let at = if kind.is_large() { self.place() } else { self.near() };
                let axis = if kind.axes().len() > 1 { self.axis() } else { Axis::Across };
                let castle = castles[self.entropy.index(castles.len())];
                let bond = kind.bond(castle, self.owner());
                let acted = self.entropy.below(6) == 0;
                if self.add(|setup| setup.buildings.push(PlacedBuilding { at, kind, axis, bond, acted })) {
                    break;
                }
            }
        }
    }

    fn engines(&mut self) {
        let facing = self.game.options().engine_facing;
        for kind in [Ram, Tower, Trebuchet, Ram, Tower, Trebuchet, Ram] {
            for _ in 0..6 {
                let at = self.near();
                let axis = if kind == Tower { Axis::Across } else { self.axis() };
                let front = match (facing && kind != Tower, self.entropy.below(2)) {
                    (false, _) => Front::Either,
                    (true, 0) => Front::First,
                    (true, _) => Front::Last,
                };
                if self.add(|setup| setup.engines.push(PlacedEngine { at, kind, axis, front })) {
                    break;
                }
            }
        }
    }

    fn units(&mut self) {
        for _ in 0..60 {
            let at = self.near();
            let kind = UnitKind::ALL[self.entropy.index(3)];
            let friend = self.entropy.below(5) < 3;
            let owner = if friend { self.setup.turn } else { !self.setup.turn };
            let exhausted = self.entropy.below(4) == 0;
            self.add(|setup| setup.units.push(PlacedUnit { at, kind, owner, exhausted }));
        }
    }

    fn phase(&mut self) {
        let frame = self.game.frame();
        if self.entropy.below(4) == 0 {
            self.setup.phase = Phase::Buildings;
            return;
        }
        let mut ship = None;
        if self.entropy.below(3) == 0 && !self.setup.ships.is_empty() {
            let at = self.setup.ships[self.entropy.index(self.setup.ships.len())].at;
            ship = at.cell(frame);
            let phase = Phase::Units { ship, task: Task::Choose };
            if !self.add(|setup| setup.phase = phase) {
                ship = None;
            }
        }
        for _ in 0..4 {
            let at = match self.entropy.below(2) {
                0 if !self.setup.units.is_empty() => {
                    self.setup.units[self.entropy.index(self.setup.units.len())].at
                }
                _ if !self.setup.engines.is_empty() => {
                    self.setup.engines[self.entropy.index(self.setup.engines.len())].at
                }
                _ => continue,
            };
            let Some(cell) = at.cell(frame) else { continue };
            let task = if self.entropy.below(2) == 0 { Task::Unit(cell) } else { Task::Engine(cell) };
            if self.entropy.below(3) == 0 && self.add(|setup| setup.phase = Phase::Units { ship, task }) {
                return;
            }
        }
    }
}
