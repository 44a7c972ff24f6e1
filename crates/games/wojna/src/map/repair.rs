//! What a generated map lacks, and which fields must be grass so that it does not.

use super::generate::opposite;
use super::reach::{Land, Lands, Seas};
use super::{BARRACKS, Block, CASTLE, Ground, Sites};
use crate::{Size, Terrain};
use std::cell::LazyCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A castle place that the map keeps for one player, and its opposite for the other.
#[derive(Clone, Copy)]
pub(super) struct Home {
    pub(super) castle: Block,
}

impl Home {
    fn opposite(self, size: Size) -> Home {
        let (x, y) = opposite(size, (self.castle.x + CASTLE - 1, self.castle.y + CASTLE - 1));
        Home { castle: Block::castle(x, y) }
    }

    /// What is kept for both: the castle and the fields around it, where it is attacked and defended.
    pub(super) fn ground(self, size: Size) -> Ground {
        let mut ground = Ground::NONE;
        for Block { x, y, .. } in [self.castle, self.opposite(size).castle] {
            for y in y.saturating_sub(1)..(y + CASTLE + 1).min(size.height) {
                for x in x.saturating_sub(1)..(x + CASTLE + 1).min(size.width) {
                    ground.add((x, y));
                }
            }
        }
        ground
    }
}

/// The fields that should be grass: none, if every castle place has a place for a barracks on its own land, and a way
/// from there to the homes.
pub(super) fn wanting(size: Size, cells: &[Terrain], home: Home) -> Ground {
    let mut wanting = Ground::NONE;
    let grass = Ground::of(size, cells, Terrain::Grass);
    let lands = Lands::on(size, &grass);
    let seas = Seas::on(size, cells, &lands);
    let sites = Sites::on(size, &grass);
    let homes = [home, home.opposite(size)].map(|home| lands.under(home.castle));
    let [first, second] = homes.map(|land| land.expect("the homes are kept as grass"));
    if first != second && !seas.join(&sites, home.castle, first, second) {
        Ways::to(size, &grass, &lands, &[first]).add_way(home.opposite(size).castle, &mut wanting);
    }
    let ways = LazyCell::new(|| Ways::to(size, &grass, &lands, &[first, second]));
    let mut joined = vec![first, second];
    for castle in sites.castles() {
        let Some(land) = lands.under(castle) else { continue };
        let of_the_land = |field: (u8, u8)| lands.at(field) == Some(land);
        let settled = sites.barracks_of(castle).any(|place| sites.recruiting_fields(place).any(of_the_land));
        if !settled {
            add_barracks(size, &grass, castle, &mut wanting);
        }
        let at_sea = || [first, second].iter().any(|&to| seas.join(&sites, castle, land, to));
        if !joined.contains(&land) && !at_sea() {
            ways.add_way(castle, &mut wanting);
            joined.push(land);
        }
    }
    wanting
}

/// The fields that should be grass so that a castle in a corner leaves the attacker room for two camps (7.2, 1.4.15): one
/// in the opposite corner, one beside it with a gap between. Of all such places those where least must be changed.
pub(super) fn wanting_camps(size: Size, grass: &Ground) -> Ground {
    const ASIDE: u8 = CASTLE + 1;
    let (right, below) = (size.width - CASTLE, size.height - CASTLE);
    let places = [
        [(0, 0), (right, below), (right - ASIDE, below)],
        [(0, 0), (right, below), (right, below - ASIDE)],
        [(right, 0), (0, below), (ASIDE, below)],
        [(right, 0), (0, below), (0, below - ASIDE)],
    ];
    let to_clear = places.map(|places| {
        let fields = places.into_iter().flat_map(|(x, y)| Block::castle(x, y).fields());
        fields.filter(|&field| !grass.has(field)).collect::<Vec<_>>()
    });
    let mut wanting = Ground::NONE;
    for field in to_clear.into_iter().min_by_key(Vec::len).unwrap_or_default() {
        wanting.add(field);
    }
    wanting
}

/// Makes room for a barracks beside the castle, with a gap between, where least must be changed.
fn add_barracks(size: Size, grass: &Ground, castle: Block, fields: &mut Ground) {
    const LONG: u8 = CASTLE + 1 + BARRACKS;
    let Block { x, y, .. } = castle;
    let back = |from: u8| from.checked_sub(1 + BARRACKS);
    let strips = [
        Some((x, y, LONG, CASTLE)),
        Some((x, y, CASTLE, LONG)),
        back(x).map(|x| (x, y, LONG, CASTLE)),
        back(y).map(|y| (x, y, CASTLE, LONG)),
    ];
    let strips = strips.into_iter().flatten();
    let inside = strips.filter(|&(x, y, width, height)| x + width <= size.width && y + height <= size.height);
    let to_clear = inside.map(|(x, y, width, height)| {
        let all = (y..y + height).flat_map(move |y| (x..x + width).map(move |x| (x, y)));
        all.filter(|&field| !grass.has(field)).collect::<Vec<_>>()
    });
    for field in to_clear.min_by_key(Vec::len).unwrap_or_default() {
        fields.add(field);
    }
}

/// The ways to some lands, as short as can be, where clearing a field is as bad as so many steps on grass.
struct Ways {
    size: Size,
    /// From every field the next one on its way; none on those lands.
    next: Vec<Option<(u8, u8)>>,
}

const CLEARING: u32 = 10;

impl Ways {
    fn to(size: Size, grass: &Ground, lands: &Lands, homes: &[Land]) -> Ways {
        let mut ways = Ways { size, next: vec![None; size.area()] };
        let mut costs = vec![u32::MAX; size.area()];
        let mut open = BinaryHeap::new();
        for field in grass.fields() {
            if lands.at(field).is_some_and(|land| homes.contains(&land)) {
                costs[size.index(field.0, field.1)] = 0;
                open.push(Reverse((0, field)));
            }
        }
        while let Some(Reverse((so_far, field))) = open.pop() {
            if so_far > costs[size.index(field.0, field.1)] {
                continue;
            }
            for beside in size.sides(field) {
                let index = size.index(beside.0, beside.1);
                let cost = so_far + if grass.has(beside) { 1 } else { CLEARING };
                if cost < costs[index] {
                    costs[index] = cost;
                    ways.next[index] = Some(field);
                    open.push(Reverse((cost, beside)));
                }
            }
        }
        ways
    }

    /// Adds the way from this castle: two fields wide where possible, so that a siege tower comes through.
    fn add_way(&self, castle: Block, fields: &mut Ground) {
        let mut here = (castle.x, castle.y);
        while let Some(next) = self.next[self.size.index(here.0, here.1)] {
            for step in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                if let Some(field) = self.size.beside(here, step) {
                    fields.add(field);
                }
            }
            here = next;
        }
    }
}
