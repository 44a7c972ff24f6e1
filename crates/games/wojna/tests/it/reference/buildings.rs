//! The slow generator's part about buildings.

use super::{Thing, World, Xy, block, distance, is_large, lying, name, touch};
use std::collections::BTreeSet;
use stolik_wojna::{Axis, EngineKind, Mode, Owner, Phase, Terrain, UnitKind};

impl World<'_> {
    fn keep_apart(&self, one: &str, other: &str) -> bool {
        if self.options.fortifications_may_touch {
            is_large(one) && is_large(other)
        } else {
            is_large(one) || is_large(other)
        }
    }

    fn may_be_built(&self, word: &str, cells: &[Xy]) -> bool {
        let free = |cell: &Xy| self.top(*cell) == "grass" && !self.units.contains_key(cell);
        let apart = |other: &Thing| !touch(cells, &other.cells) || !self.keep_apart(word, other.word);
        cells.iter().all(free) && self.buildings.iter().all(apart)
    }

    fn castle_places(&self) -> Vec<Vec<Xy>> {
        let places = self.everywhere().into_iter().map(|at| block(at, 3, 3));
        places.filter(|cells| self.may_be_built("castle", cells)).collect()
    }

    pub fn castles(&self, out: &mut BTreeSet<String>) {
        let places = self.castle_places();
        for place in &places {
            let far = || places.iter().filter(|other| distance(place, other) >= 16);
            let legal = match (self.buildings.first(), self.options.mode) {
                (Some(first), _) => distance(place, &first.cells) >= 16,
                (None, Mode::Standard) => far().next().is_some(),
                (None, Mode::Siege) => far().any(|one| far().any(|other| !touch(one, other))),
            };
            if legal {
                out.insert(format!("castle{}", name(place[0])));
            }
        }
    }

    /// The places of free camps (7.2), were these buildings there too.
    fn camp_places(&self, besides: &[(&str, &[Xy])]) -> Vec<Vec<Xy>> {
        let castle = self.buildings.iter().find(|building| building.word == "castle").expect("a castle");
        let places = self.everywhere().into_iter().map(|at| block(at, 3, 3));
        let fits = |cells: &Vec<Xy>| {
            let clear = besides.iter().all(|(word, other)| {
                let overlap = other.iter().any(|cell| cells.contains(cell));
                let clash = touch(cells, other) && self.keep_apart("camp", word);
                !overlap && !clash
            });
            self.may_be_built("camp", cells) && distance(cells, &castle.cells) >= 16 && clear
        };
        places.filter(fits).collect()
    }

    pub fn camps(&self, out: &mut BTreeSet<String>) {
        let placed = (self.buildings.iter())
            .filter(|building| building.word == "camp" && building.owner == Some(Owner::Blue))
            .count();
        for place in self.camp_places(&[]) {
            if placed == 1 || !self.camp_places(&[("camp", &place)]).is_empty() {
                out.insert(format!("camp{}", name(place[0])));
            }
        }
    }

    fn two_camps_fit(&self, word: &str, cells: &[Xy]) -> bool {
        let places = self.camp_places(&[(word, cells)]);
        places.iter().any(|one| places.iter().any(|other| !touch(one, other)))
    }

    pub fn castle_builds(&self, out: &mut BTreeSet<String>) {
        let castles = self.buildings.iter().filter(|b| b.word == "castle" && b.owner == Some(self.me));
        for castle in castles.filter(|castle| !castle.acted) {
            let at = name(castle.cells[0]);
            for (word, cost, most) in [
                ("barracks", 8, 5),
                ("workshop", 8, 5),
                ("port", 8, 5),
                ("camp", 32, 20),
                ("wall", 4, 10),
                ("gate", 4, 10),
                ("ladder", 1, 10),
            ] {
                let long = matches!(word, "wall" | "gate");
                let axes: &[Axis] = if long { &Axis::ALL } else { &[Axis::Across] };
                for (place, &axis) in
                    self.everywhere().iter().flat_map(|place| axes.iter().map(move |axis| (*place, axis)))
                {
                    let cells = lying(word, place, axis);
                    let fits = cost <= self.coins
                        && distance(&castle.cells, &cells) <= most
                        && self.may_be_built(word, &cells);
                    if fits && (self.phase != Phase::Fortify || self.two_camps_fit(word, &cells)) {
                        let last =
                            if long { format!("-{}", name(cells[cells.len() - 1])) } else { String::new() };
                        out.insert(format!("@{at}+{word}{}{last}", name(place)));
                    }
                }
            }
        }
    }

    pub fn building_phase(&self, out: &mut BTreeSet<String>) {
        if self.options.mode == Mode::Standard {
            let castles = self.buildings.iter().filter(|b| b.word == "castle" && b.owner == Some(self.me));
            for castle in castles.filter(|castle| !castle.acted) {
                out.insert(format!("@{}+4", name(castle.cells[0])));
            }
            self.castle_builds(out);
        }
        for building in self.buildings.iter().filter(|b| b.owner == Some(self.me) && !b.acted) {
            if matches!(building.word, "barracks" | "camp") {
                self.recruits(building, out);
            }
            if matches!(building.word, "workshop" | "camp") && self.coins >= 4 {
                self.assemblies(building, out);
            }
            if matches!(building.word, "port" | "camp") && self.coins >= 4 {
                self.launches(building, out);
            }
        }
    }

    fn recruits(&self, building: &Thing, out: &mut BTreeSet<String>) {
        let beside = self.everywhere().into_iter().filter(|cell| {
            distance(&building.cells, &[*cell]) == 0
                && !self.units.contains_key(cell)
                && self.may_stand(*cell)
                && self.top(*cell) != "wall"
        });
        let cost = |kind: UnitKind| if kind == UnitKind::Cavalry { 2 } else { 1 };
        let new: Vec<(Xy, UnitKind)> =
            beside.flat_map(|cell| UnitKind::ALL.map(|kind| (cell, kind))).collect();
        let text = |unit: &(Xy, UnitKind)| format!("+{}{}", unit.1.letter(), name(unit.0));
        let at = name(building.cells[0]);
        for one in &new {
            if cost(one.1) <= self.coins {
                out.insert(format!("@{at}{}", text(one)));
            }
            for other in &new {
                let ordered = (one.0.1, one.0.0) < (other.0.1, other.0.0);
                if ordered && cost(one.1) + cost(other.1) <= self.coins {
                    out.insert(format!("@{at}{}{}", text(one), text(other)));
                }
            }
        }
    }

    fn assemblies(&self, building: &Thing, out: &mut BTreeSet<String>) {
        let at = name(building.cells[0]);
        for kind in EngineKind::ALL {
            let axes: &[Axis] = if kind == EngineKind::Tower { &[Axis::Across] } else { &Axis::ALL };
            for place in self.everywhere() {
                for &axis in axes {
                    let cells = lying(kind.word(), place, axis);
                    if self.engine_may_come(&[], &cells) && distance(&building.cells, &cells) == 0 {
                        let (first, last) = (name(cells[0]), name(cells[cells.len() - 1]));
                        let letter = kind.letter();
                        if self.options.engine_facing && kind != EngineKind::Tower {
                            out.insert(format!("@{at}+{letter}{last}-{first}"));
                        }
                        out.insert(format!("@{at}+{letter}{first}-{last}"));
                    }
                }
            }
        }
    }

    fn launches(&self, building: &Thing, out: &mut BTreeSet<String>) {
        for place in self.everywhere() {
            for axis in Axis::ALL {
                let cells = lying("ship", place, axis);
                let floats =
                    |cell: &Xy| self.terrain(*cell) == Some(Terrain::Water) && self.ship_on(*cell).is_none();
                if cells.iter().all(floats) && distance(&building.cells, &cells) == 0 {
                    let at = name(building.cells[0]);
                    out.insert(format!("@{at}+S{}-{}", name(cells[0]), name(cells[2])));
                }
            }
        }
    }
}
