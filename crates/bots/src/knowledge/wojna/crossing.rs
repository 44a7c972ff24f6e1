//! How two homes are joined over water: ships end to end and side by side are a bridge.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use stolik_wojna::{Axis, Building, Cell, Direction, Frame, Ship, State, Terrain, Wojna as Game};

/// The widest water that is bridged, in fields.
const WIDEST: usize = 12;
const REACH: i16 = 12;
/// What a ship counts for against steps on land.
const SHIP: u32 = 15;

/// Where a ship lies in a bridge.
#[derive(Clone, Copy, Debug)]
pub struct Berth {
    /// The ship as it lies.
    pub ship: Ship,
    /// The fields of it that the way needs.
    needs: [Option<Cell>; 3],
    /// The shores that the bridge joins: on the first player's side, and on the second's.
    pub shores: [Cell; 2],
}

/// The bridges on the way between two homes.
#[derive(Clone, Debug, Default)]
pub struct Crossing {
    between: Option<[Cell; 2]>,
    /// From the first player's home to the second's; then those that make the bridges wider: over a narrow one nobody
    /// gets through to who waits at its end.
    pub berths: Vec<Berth>,
    /// How many of them are needed to come across at all.
    pub first: usize,
}

/// Bridges are made wider by ships so far to both sides.
const WIDER: i16 = 4;

impl Berth {
    /// Whether ships lie where the way needs them.
    pub fn is_manned(&self, state: &State) -> bool {
        self.needs.iter().flatten().all(|&cell| state.ship(cell).is_some())
    }

    /// Whether the way needs this field.
    pub fn needs(&self, cell: Cell) -> bool {
        self.needs.contains(&Some(cell))
    }
}

impl Crossing {
    /// Finds the bridges between two homes, unless they are known: the fewest ships first, then the fewest steps.
    pub fn find(&mut self, game: &Game, homes: [Building; 2]) {
        let between = Some(homes.map(|home| home.at));
        if self.between == between {
            return;
        }
        self.between = between;
        self.berths.clear();
        self.lead(game, homes);
        self.first = self.berths.len();
        self.widen(game, homes);
    }

    fn lead(&mut self, game: &Game, homes: [Building; 2]) {
        let frame = game.frame();
        let from = search(game, homes);
        let mut end = homes[1].rect(frame).sides(frame).filter(|&cell| from[cell.index()].0 < u32::MAX);
        let Some(mut at) = end.next() else { return };
        for cell in end {
            if from[cell.index()].0 < from[at.index()].0 {
                at = cell;
            }
        }
        // Back from the second home to the first.
        let mut runs = [None; WIDEST];
        while let (_, Some(before)) = from[at.index()] {
            if frame.steps(before, at) > 1
                && let Some(ships) = moor(game, before, at, &mut runs)
            {
                self.berths.extend(runs[..ships].iter().rev().flatten());
            }
            at = before;
        }
        self.berths.reverse();
    }

    /// Adds what makes the bridges wider: the same a little to the side.
    fn widen(&mut self, game: &Game, homes: [Building; 2]) {
        let frame = game.frame();
        let is_built = |cell: Cell| homes.iter().any(|home| home.rect(frame).has(frame, cell));
        let mut runs = [None; WIDEST];
        for number in 0..self.first {
            let [from, to] = self.berths[number].shores;
            if number > 0 && self.berths[number - 1].shores == [from, to] {
                continue;
            }
            let (x, y) = frame.xy(from);
            let (to_x, to_y) = frame.xy(to);
            for offset in (1..=WIDER).flat_map(|offset| [offset, -offset]) {
                let (dx, dy) = if y == to_y { (0, offset) } else { (offset, 0) };
                let ends = (frame.cell(x + dx, y + dy), frame.cell(to_x + dx, to_y + dy));
                let (Some(from), Some(to)) = ends else { continue };
                let banks = banks(game, from, to).filter(|&(from, to)| !is_built(from) && !is_built(to));
                let Some((from, to)) = banks else { continue };
                let Some(ships) = moor(game, from, to, &mut runs) else { continue };
                let is_free = |berth: &Berth| {
                    let mut cells = berth.ship.rect(frame).cells(frame);
                    cells.all(|cell| self.berths.iter().all(|other| !other.ship.rect(frame).has(frame, cell)))
                };
                if runs[..ships].iter().flatten().all(is_free) {
                    self.berths.extend(runs[..ships].iter().flatten());
                }
            }
        }
    }
}

/// The land fields at both ends of the water that lies between two fields in a line, or next to them.
fn banks(game: &Game, from: Cell, to: Cell) -> Option<(Cell, Cell)> {
    let frame = game.frame();
    let towards = direction(frame, from, to)?;
    let is_land = |cell: Cell| game.terrain(cell) == Terrain::Grass;
    let is_water = |cell: Cell| game.terrain(cell) == Terrain::Water;
    // From the middle of the water to both sides.
    let half = frame.steps(from, to) / 2;
    let middle = frame.beyond(from, towards, half).filter(|&cell| is_water(cell))?;
    let bank = |towards| {
        let mut ahead = (1..=REACH).map_while(|steps| frame.beyond(middle, towards, steps));
        ahead.find(|&cell| !is_water(cell)).filter(|&cell| is_land(cell))
    };
    Some((bank(towards.opposite())?, bank(towards)?))
}

/// The direction from a field to another in a line with it.
fn direction(frame: Frame, from: Cell, to: Cell) -> Option<Direction> {
    let steps = frame.steps(from, to);
    Direction::ALL.into_iter().find(|&towards| frame.beyond(from, towards, steps) == Some(to))
}

/// What it costs to come from a home to every land field: steps, and ships more.
pub fn prices(game: &Game, home: Building) -> Vec<u32> {
    search(game, [home; 2]).into_iter().map(|(price, _)| price).collect()
}

/// The least price of every land field from the first home, and the land field before it.
fn search(game: &Game, homes: [Building; 2]) -> Vec<(u32, Option<Cell>)> {
    let frame = game.frame();
    // Nobody lands on a castle or a camp.
    let grounds = homes.map(|home| home.rect(frame));
    let is_land = |cell: Cell| {
        game.terrain(cell) == Terrain::Grass && grounds.iter().all(|ground| !ground.has(frame, cell))
    };
    let mut best = vec![(u32::MAX, None); frame.area()];
    let mut open = BinaryHeap::new();
    for cell in homes[0].rect(frame).sides(frame).filter(|&cell| is_land(cell)) {
        best[cell.index()] = (0, None);
        open.push(Reverse((0, cell)));
    }
    let mut runs = [None; WIDEST];
    while let Some(Reverse((price, here))) = open.pop() {
        if price > best[here.index()].0 {
            continue;
        }
        for towards in Direction::ALL {
            let mut water = 0;
            let mut there = frame.step(here, towards);
            while let Some(cell) =
                there.filter(|&cell| game.terrain(cell) == Terrain::Water && water <= WIDEST)
            {
                water += 1;
                there = frame.step(cell, towards);
            }
            let Some(there) = there.filter(|&cell| is_land(cell)) else { continue };
            let ships = match water {
                0 => Some(0),
                1..=WIDEST => moor(game, here, there, &mut runs),
                _ => None,
            };
            let Some(ships) = ships else { continue };
            let price = price + 1 + water as u32 + ships as u32 * SHIP;
            if price < best[there.index()].0 {
                best[there.index()] = (price, Some(here));
                open.push(Reverse((price, there)));
            }
        }
    }
    best
}

/// The fewest ships that bridge the water between two land fields in a line, in their order; how many they are.
fn moor(game: &Game, from: Cell, to: Cell, out: &mut [Option<Berth>; WIDEST]) -> Option<usize> {
    let frame = game.frame();
    let towards = direction(frame, from, to)?;
    let water =
        usize::try_from(frame.steps(from, to) - 1).ok().filter(|water| (1..=WIDEST).contains(water))?;
    let field = |number: usize| frame.beyond(from, towards, i16::try_from(number).ok()? + 1);
    let along = if matches!(towards, Direction::East | Direction::West) { Axis::Across } else { Axis::Down };
    // The fewest ships for the fields up to each, and the last of them.
    let mut fewest: [Option<(usize, usize, Ship)>; WIDEST + 1] = [None; WIDEST + 1];
    for first in 0..water {
        let before = if first == 0 { 0 } else { fewest[first]?.0 };
        let mut offer = |fields: usize, ship: Ship| {
            let place = &mut fewest[first + fields];
            if place.is_none_or(|(ships, ..)| before + 1 < ships) {
                *place = Some((before + 1, fields, ship));
            }
        };
        if first + 3 <= water {
            let at = field(first)?.min(field(first + 2)?);
            offer(3, Ship { at, axis: along });
        }
        if let Some(ship) = across(game, frame, field(first)?, along.turned()) {
            offer(1, ship);
        }
        fewest[first + 1]?;
    }
    let (count, ..) = fewest[water]?;
    let mut end = water;
    for place in out[..count].iter_mut().rev() {
        let (_, fields, ship) = fewest[end]?;
        let mut needs = [None; 3];
        for (need, number) in needs.iter_mut().zip(end - fields..end) {
            *need = field(number);
        }
        *place = Some(Berth { ship, needs, shores: [from, to] });
        end -= fields;
    }
    Some(count)
}

/// A ship on this axis that lies on this field and on water only.
fn across(game: &Game, frame: Frame, cell: Cell, axis: Axis) -> Option<Ship> {
    let back = match axis {
        Axis::Across => Direction::West,
        Axis::Down => Direction::North,
    };
    [1, 0, 2].into_iter().find_map(|offset| {
        let ship = Ship { at: frame.beyond(cell, back, offset)?, axis };
        let rect = ship.rect(frame);
        let floats = rect.is_on(frame) && rect.cells(frame).all(|cell| game.terrain(cell) == Terrain::Water);
        floats.then_some(ship)
    })
}
