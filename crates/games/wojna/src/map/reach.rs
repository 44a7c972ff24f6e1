//! Who can come to whom: lands that hang together, and waters a ship can sail.

use super::{Block, Ground, Sites};
use crate::{Size, Terrain};

/// A land: grass that hangs together by sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Land(u16);

/// A water on which a ship that floats somewhere can come to every place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Sea(u16);

/// The fields of each land.
pub(super) struct Lands {
    size: Size,
    of: Vec<Option<Land>>,
}

impl Lands {
    pub(super) fn on(size: Size, grass: &Ground) -> Lands {
        let mut lands = Lands { size, of: vec![None; size.area()] };
        let mut found = 0;
        let mut open = Vec::new();
        for start in grass.fields() {
            if lands.at(start).is_some() {
                continue;
            }
            lands.of[size.index(start.0, start.1)] = Some(Land(found));
            open.push(start);
            while let Some(field) = open.pop() {
                for beside in size.sides(field) {
                    let land = &mut lands.of[size.index(beside.0, beside.1)];
                    if grass.has(beside) && land.is_none() {
                        *land = Some(Land(found));
                        open.push(beside);
                    }
                }
            }
            found += 1;
        }
        lands
    }

    pub(super) fn at(&self, (x, y): (u8, u8)) -> Option<Land> {
        self.of[self.size.index(x, y)]
    }

    /// The land a building stands on.
    pub(super) fn under(&self, block: Block) -> Option<Land> {
        self.at((block.x, block.y))
    }
}

/// How a ship lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lie {
    Across,
    Upright,
}

/// A ship: three fields (1.0), by the middle one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ship {
    middle: (u8, u8),
    lie: Lie,
}

impl Ship {
    fn fields(self, size: Size) -> impl Iterator<Item = (u8, u8)> {
        let steps = match self.lie {
            Lie::Across => [(-1, 0), (0, 0), (1, 0)],
            Lie::Upright => [(0, -1), (0, 0), (0, 1)],
        };
        steps.into_iter().filter_map(move |step| size.beside(self.middle, step))
    }

    fn floats(self, size: Size, water: &Ground) -> bool {
        self.fields(size).filter(|&field| water.has(field)).count() == 3
    }

    /// Where one step (W-17) or a turn about the middle (W-15) leads, afloat or not.
    fn next(self, size: Size) -> impl Iterator<Item = Ship> {
        let turned = match self.lie {
            Lie::Across => Lie::Upright,
            Lie::Upright => Lie::Across,
        };
        let steps = size.sides(self.middle).map(move |middle| Ship { middle, ..self });
        steps.chain([Ship { lie: turned, ..self }])
    }

    /// The ships that would lie on this field.
    fn over(size: Size, field: (u8, u8)) -> impl Iterator<Item = Ship> {
        let across = [(-1, 0), (0, 0), (1, 0)].map(|step| (step, Lie::Across));
        let upright = [(0, -1), (0, 0), (0, 1)].map(|step| (step, Lie::Upright));
        across.into_iter().chain(upright).filter_map(move |(step, lie)| {
            let middle = size.beside(field, step)?;
            Some(Ship { middle, lie })
        })
    }
}

/// The waters that ships can sail, and the lands at their shores.
pub(super) struct Seas {
    size: Size,
    water: Ground,
    /// The sea of every place a ship can lie in: across, then upright.
    of: [Vec<Option<Sea>>; 2],
    /// Which land lies at which sea, in order.
    shores: Vec<(Sea, Land)>,
}

impl Seas {
    pub(super) fn on(size: Size, cells: &[Terrain], lands: &Lands) -> Seas {
        let water = Ground::of(size, cells, Terrain::Water);
        let of = [vec![None; size.area()], vec![None; size.area()]];
        let mut seas = Seas { size, water, of, shores: Vec::new() };
        let mut found = 0;
        for middle in seas.water.clone().fields() {
            for lie in [Lie::Across, Lie::Upright] {
                let ship = Ship { middle, lie };
                if ship.floats(size, &seas.water) && seas.at(ship).is_none() {
                    seas.sail(ship, Sea(found), lands);
                    found += 1;
                }
            }
        }
        seas.shores.sort_unstable();
        seas.shores.dedup();
        seas
    }

    /// Finds all of the sea that this ship is on.
    fn sail(&mut self, start: Ship, sea: Sea, lands: &Lands) {
        *self.place(start) = Some(sea);
        let mut open = vec![start];
        while let Some(ship) = open.pop() {
            let ashore = ship.fields(self.size).flat_map(|field| self.size.sides(field));
            self.shores.extend(ashore.filter_map(|field| Some((sea, lands.at(field)?))));
            for next in ship.next(self.size) {
                if next.floats(self.size, &self.water) && self.at(next).is_none() {
                    *self.place(next) = Some(sea);
                    open.push(next);
                }
            }
        }
    }

    fn place(&mut self, ship: Ship) -> &mut Option<Sea> {
        &mut self.of[ship.lie as usize][self.size.index(ship.middle.0, ship.middle.1)]
    }

    fn at(&self, ship: Ship) -> Option<Sea> {
        self.of[ship.lie as usize][self.size.index(ship.middle.0, ship.middle.1)]
    }

    /// Whether a ship built for this castle can fetch somebody from the land `from` and put him on the land `to`: a port
    /// in the castle's reach, and from its quay (W-44) a sea with both lands at it.
    pub(super) fn join(&self, sites: &Sites, castle: Block, from: Land, to: Land) -> bool {
        let lies_at = |sea, land| self.shores.binary_search(&(sea, land)).is_ok();
        sites.barracks_of(castle).any(|port| {
            let quay = port.fields().flat_map(|field| self.size.sides(field));
            let ships = quay.flat_map(|field| Ship::over(self.size, field));
            ships.filter_map(|ship| self.at(ship)).any(|sea| lies_at(sea, from) && lies_at(sea, to))
        })
    }
}
