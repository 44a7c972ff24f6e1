//! The slow generator's part about engines and ships.

use super::{SIDES, Thing, World, Xy, minus, name, plus};
use std::collections::BTreeSet;
use stolik_wojna::Terrain;

impl World<'_> {
    pub fn controlled(&self, cells: &[Xy]) -> bool {
        cells.iter().any(|&cell| self.is_fresh(cell)) && !cells.iter().any(|&cell| self.is_foe(cell))
    }

    pub fn engine_may_stand(&self, cell: Xy) -> bool {
        match self.building_on(cell) {
            Some(_) => self.gate_of(cell) == Some(self.me),
            None => self.ship_on(cell).is_some() || self.terrain(cell) == Some(Terrain::Grass),
        }
    }

    pub fn engine_may_come(&self, old: &[Xy], new: &[Xy]) -> bool {
        new.iter().all(|&cell| {
            let free = !self.units.contains_key(&cell) && self.engine_on(cell).is_none();
            self.engine_may_stand(cell) && (free || old.contains(&cell))
        })
    }

    pub fn letter(word: &str) -> char {
        match word {
            "ram" => 'R',
            "trebuchet" => 'T',
            _ => 'W',
        }
    }

    pub fn engine_moves(&self, engine: &Thing, out: &mut BTreeSet<String>) {
        let letter = World::letter(engine.word);
        let crew: Vec<Xy> = engine.cells.iter().copied().filter(|&cell| self.is_fresh(cell)).collect();
        let mut add = |sign: char, from: Xy, to: Xy| {
            for &payer in &crew {
                out.insert(format!("{letter}{}{sign}{}/{}", name(from), name(to), name(payer)));
            }
        };
        for side in SIDES {
            let new: Vec<Xy> = engine.cells.iter().map(|&cell| plus(cell, side)).collect();
            if self.engine_may_come(&engine.cells, &new) {
                add('-', engine.cells[0], new[0]);
            }
        }
        if let [a, b] = engine.cells[..] {
            for (pivot, swings) in [(a, b), (b, a)] {
                let arm = minus(swings, pivot);
                for turned in [(-arm.1, arm.0), (arm.1, -arm.0)] {
                    let to = plus(pivot, turned);
                    if self.engine_may_come(&engine.cells, &[pivot, to]) {
                        add('~', swings, to);
                    }
                }
            }
        }
    }

    /// The ends of an engine of two cells, with the way beyond.
    pub fn ends(&self, engine: &Thing) -> Vec<(Xy, Xy)> {
        let [a, b] = engine.cells[..] else { return Vec::new() };
        let ends = vec![(a, minus(a, b)), (b, minus(b, a))];
        if self.options.engine_facing { vec![ends[engine.front]] } else { ends }
    }

    pub fn engine_acts(&self, engine: &Thing, begun: bool, out: &mut BTreeSet<String>) {
        let at = name(engine.cells[0]);
        match engine.word {
            "ram" => {
                for (end, way) in self.ends(engine) {
                    let target = plus(end, way);
                    let building = self.building_on(target);
                    if building.is_some_and(|building| !matches!(building.word, "castle" | "camp")) {
                        out.insert(format!("R{at}x{}", name(target)));
                    }
                }
            }
            "trebuchet" => {
                for (end, way) in self.ends(engine) {
                    let cells = [3, 4, 5].map(|n| plus(end, (way.0 * n, way.1 * n)));
                    let any = cells.iter().any(|cell| {
                        self.units.contains_key(cell)
                            || self.engine_on(*cell).is_some()
                            || self.ship_on(*cell).is_some()
                    });
                    if any {
                        out.insert(format!("T{at}*{}", name(cells[0])));
                    }
                }
            }
            _ => {
                let mut inside = BTreeSet::new();
                for &cell in engine.cells.iter().filter(|&&cell| self.is_fresh(cell)) {
                    self.attacks(cell, &mut inside);
                }
                if begun {
                    out.extend(inside);
                } else if !inside.is_empty() {
                    out.insert(format!("W{at}!"));
                }
            }
        }
    }

    pub fn ship_moves(&self, ship: &Thing, out: &mut BTreeSet<String>) {
        let partly = self.engines.iter().any(|engine| {
            let aboard = engine.cells.iter().filter(|cell| ship.cells.contains(cell)).count();
            aboard > 0 && aboard < engine.cells.len()
        });
        if partly {
            return;
        }
        let floats = |cells: &[Xy]| {
            cells.iter().all(|&cell| {
                let own = ship.cells.contains(&cell);
                self.terrain(cell) == Some(Terrain::Water) && (own || self.ship_on(cell).is_none())
            })
        };
        let turned = |cells: &[Xy], clockwise: bool| -> Vec<Xy> {
            let middle = cells[1];
            let turn = |cell: &Xy| {
                let (dx, dy) = minus(*cell, middle);
                plus(middle, if clockwise { (-dy, dx) } else { (dy, -dx) })
            };
            cells.iter().map(turn).collect()
        };
        // All ways of up to three steps: cells in the order of the seats, and quarter turns.
        let mut found: BTreeSet<(Xy, u32)> = BTreeSet::new();
        let mut fronts: Vec<(Vec<Xy>, u32)> = vec![(ship.cells.clone(), 0)];
        for _ in 0..3 {
            let mut next = Vec::new();
            for (cells, quarter) in &fronts {
                let mut ways: Vec<(Vec<Xy>, u32)> = SIDES
                    .iter()
                    .map(|&side| (cells.iter().map(|&cell| plus(cell, side)).collect(), *quarter))
                    .collect();
                if self.options.ship_rotation_step {
                    ways.push((turned(cells, true), (quarter + 1) % 4));
                    ways.push((turned(cells, false), (quarter + 3) % 4));
                }
                next.extend(ways.into_iter().filter(|(cells, _)| floats(cells)));
            }
            next.sort();
            next.dedup();
            found.extend(next.iter().map(|(cells, quarter)| (cells[1], *quarter)));
            fronts = next;
        }
        if !self.options.ship_rotation_step {
            for (clockwise, quarter) in [(true, 1), (false, 3)] {
                if floats(&turned(&ship.cells, clockwise)) {
                    found.insert((ship.cells[1], quarter));
                }
            }
        }
        found.remove(&(ship.cells[1], 0));
        for (to, quarter) in found {
            let from = ship.cells[1];
            let way = if to == from { String::new() } else { format!("-{}", name(to)) };
            let turn = if quarter == 0 { String::new() } else { format!("~{quarter}") };
            for &payer in ship.cells.iter().filter(|&&cell| self.is_fresh(cell)) {
                out.insert(format!("S{}{way}{turn}/{}", name(from), name(payer)));
            }
        }
    }
}
