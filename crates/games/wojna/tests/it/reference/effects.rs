//! What the slow reference makes of an action: where all tokens stand afterwards. Exhaustion and owners are left out.

use super::{SIDES, Thing, World, Xy, minus, name, plus};
use std::collections::BTreeSet;
use stolik_wojna::{Setup, Wojna};

/// All tokens of a position by name and fields; engines with their front last, where fronts matter.
pub fn tokens(game: &Wojna, setup: &Setup) -> BTreeSet<String> {
    World::of(game, setup).tokens()
}

/// All tokens after an action of the unit turns, and after the roll that it asks for.
pub fn after(game: &Wojna, setup: &Setup, action: &str, die: Option<i32>) -> BTreeSet<String> {
    let mut world = World::of(game, setup);
    let (deed, _crew) = action.split_once('/').unwrap_or((action, ""));
    let letter = deed.chars().next().expect("a letter");
    let deed = &deed[1..];
    let sign = deed.chars().find(|c| "-~x*!".contains(*c)).expect("a sign");
    let (from, rest) = deed.split_once(sign).expect("a sign");
    let from = field(from);
    match (letter, sign) {
        ('S', _) => {
            let (to, quarters) = match (sign, rest.split_once('~')) {
                ('~', _) => (from, rest),
                (_, Some((to, quarters))) => (field(to), quarters),
                (_, None) => (field(rest), "0"),
            };
            world.sail(from, to, quarters.parse().expect("quarters"));
        }
        ('I' | 'A' | 'C', '-') => {
            let unit = world.units.remove(&from).expect("a unit");
            world.units.insert(field(rest), unit);
        }
        ('I' | 'C', 'x') => drop(world.units.remove(&field(rest))),
        ('A', '*') => {
            if die >= Some(5) {
                world.units.remove(&field(rest));
            }
        }
        (_, '-') => {
            let by = minus(field(rest), from);
            let engine = world.engine_on(from).expect("an engine").cells.clone();
            world.carry(&engine, |cell| plus(cell, by));
        }
        (_, '~') => {
            let engine = world.engine_on(from).expect("an engine").cells.clone();
            let to = field(rest);
            world.carry(&engine, |cell| if cell == from { to } else { cell });
        }
        ('R', 'x') => {
            let target = field(rest);
            let building = world.building_on(target).expect("a building").clone();
            let least = if building.word == "wall" { 5 } else { 4 };
            if die >= Some(least) {
                world.buildings.retain(|other| other.cells != building.cells);
                world.clear(&building.cells);
            }
        }
        ('T', '*') => world.hurl(from, field(rest), die.expect("a die")),
        ('W', '!') => {}
        other => panic!("{other:?}"),
    }
    world.tokens()
}

fn field(text: &str) -> Xy {
    let (x, y) = text.split_once(',').expect("a field");
    (x.parse().expect("a column"), y.parse().expect("a row"))
}

impl World<'_> {
    fn tokens(&self) -> BTreeSet<String> {
        let cells = |thing: &Thing| {
            let mut cells = thing.cells.clone();
            let front = cells[thing.front];
            cells.sort_by_key(|&(x, y)| (y, x));
            let list: Vec<String> = cells.into_iter().map(name).collect();
            let front = if self.options.engine_facing && thing.cells.len() == 2 {
                name(front)
            } else {
                String::new()
            };
            format!("{} {} {front}", thing.word, list.join(" "))
        };
        let things = self.buildings.iter().chain(&self.ships).chain(&self.engines).map(cells);
        let units =
            self.units.iter().map(|(cell, unit)| format!("{:?} {:?} {}", unit.0, unit.1, name(*cell)));
        things.chain(units).collect()
    }

    /// Everything that stands on these fields, engines and land units, comes to other ones.
    fn carry(&mut self, from: &[Xy], to: impl Fn(Xy) -> Xy) {
        for engine in &mut self.engines {
            if engine.cells.iter().all(|cell| from.contains(cell)) {
                engine.cells = engine.cells.iter().map(|&cell| to(cell)).collect();
            }
        }
        let crew: Vec<_> =
            from.iter().filter_map(|cell| Some((to(*cell), self.units.remove(cell)?))).collect();
        self.units.extend(crew);
    }

    fn sail(&mut self, from: Xy, to: Xy, quarters: u32) {
        let place = |cell: Xy| {
            let arm = (0..quarters).fold(minus(cell, from), |(dx, dy), _| (-dy, dx));
            plus(to, arm)
        };
        let ship = self.ships.iter_mut().find(|ship| ship.cells[1] == from).expect("a ship");
        let old = std::mem::take(&mut ship.cells);
        ship.cells = old.iter().map(|&cell| place(cell)).collect();
        self.carry(&old, place);
    }

    /// Engines with a field here go with all inside, and so do land units.
    fn clear(&mut self, cells: &[Xy]) {
        let hit = |engine: &Thing| engine.cells.iter().any(|cell| cells.contains(cell));
        let gone: Vec<Xy> = self
            .engines
            .iter()
            .filter(|engine| hit(engine))
            .flat_map(|engine| engine.cells.clone())
            .collect();
        self.engines.retain(|engine| !hit(engine));
        self.units.retain(|cell, _| !cells.contains(cell) && !gone.contains(cell));
    }

    /// W-30.
    fn hurl(&mut self, engine: Xy, nearest: Xy, die: i32) {
        let way = minus(nearest, engine);
        let side =
            SIDES.into_iter().find(|s| s.0 == way.0.signum() && s.1 == way.1.signum()).expect("in line");
        if die < 4 {
            return;
        }
        let target = plus(nearest, (side.0 * (die - 4), side.1 * (die - 4)));
        let (ship, engine) = (self.ship_on(target).cloned(), self.engine_on(target).cloned());
        if self.options.trebuchet_top_only && self.units.remove(&target).is_some() {
            return;
        }
        match (ship, engine) {
            (Some(ship), engine) if engine.is_none() || !self.options.trebuchet_top_only => {
                self.ships.retain(|other| other.cells != ship.cells);
                self.clear(&ship.cells);
            }
            (_, Some(_)) => self.clear(&[target]),
            _ => drop(self.units.remove(&target)),
        }
    }
}
