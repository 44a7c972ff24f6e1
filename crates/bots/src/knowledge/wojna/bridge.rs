//! What is still to be moored for a way to the enemy over water, given the ships that lie there: they belong to nobody
//! (W-9), so what lies in the way is walked over.

use super::lanes::Lanes;
use super::orders::homes;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use stolik_wojna::{Axis, Building, Cell, Frame, Ship, State, Terrain, Wojna as Game};

/// What a ship counts for against steps.
const SHIP: u32 = 15;

/// A way to the enemy, and what it lacks.
#[derive(Clone, Debug, Default)]
pub struct Bridge {
    /// Where ships are still to be moored, from the own side on.
    pub berths: Vec<Ship>,
    /// The ships of the way that are there.
    pub moored: Vec<Ship>,
    best: Vec<Step>,
    /// Ships that were thought of, each with the one before it on the way.
    thought: Vec<(Ship, Option<usize>)>,
    open: BinaryHeap<Reverse<(u32, Cell)>>,
}

/// The best that is known of a field.
#[derive(Clone, Copy, Debug)]
struct Step {
    price: u32,
    before: Option<Cell>,
    /// The last ship on the way that is still to be moored.
    ship: Option<usize>,
}

impl Bridge {
    /// Finds the way from a home that lacks the fewest ships, over berths that ships can come to; whether there is one.
    pub fn find(
        &mut self,
        game: &Game,
        state: &State,
        home: Building,
        sailing: &[Ship],
        reach: &Lanes,
    ) -> bool {
        let frame = game.frame();
        self.berths.clear();
        self.moored.clear();
        self.thought.clear();
        self.open.clear();
        self.best.clear();
        self.best.resize(frame.area(), Step { price: u32::MAX, before: None, ship: None });
        let is_land = |cell: Cell| game.terrain(cell) == Terrain::Grass && state.building(cell).is_none();
        for cell in home.rect(frame).sides(frame).filter(|&cell| is_land(cell)) {
            self.offer(cell, Step { price: 0, before: None, ship: None });
        }
        let me = state.turn();
        let is_goal =
            |cell: Cell| homes(state, !me).any(|home| home.rect(frame).sides(frame).any(|side| side == cell));
        while let Some(Reverse((price, here))) = self.open.pop() {
            let Step { price: least, ship, .. } = self.best[here.index()];
            if price > least {
                continue;
            }
            if is_land(here) && is_goal(here) {
                self.follow(state, here);
                return true;
            }
            for next in frame.neighbours(here) {
                if is_land(next) || state.ship(next).is_some() {
                    self.offer(next, Step { price: price + 1, before: Some(here), ship });
                } else if game.terrain(next) == Terrain::Water && self.best[next.index()].price > price + SHIP
                {
                    self.moor(game, state, sailing, reach, here, next);
                }
            }
        }
        false
    }

    /// Thinks of all ships that could lie on a field next to one that is reached.
    fn moor(&mut self, game: &Game, state: &State, sailing: &[Ship], reach: &Lanes, here: Cell, next: Cell) {
        let frame = game.frame();
        let Step { price, ship: last, .. } = self.best[here.index()];
        // A ship that can sail may as well lie a little further on.
        let is_open = |cell: Cell| {
            game.terrain(cell) == Terrain::Water
                && state.ship(cell).is_none_or(|ship| sailing.contains(&ship))
        };
        for ship in ships_on(frame, next) {
            let deck = ship.rect(frame);
            let far = reach.of(frame, ship);
            if far == Lanes::NONE
                || state.ship(ship.at) == Some(ship)
                || !deck.cells(frame).all(is_open)
                || self.is_taken(frame, last, ship)
                || self.is_walked_over(state, frame, here, ship)
            {
                continue;
            }
            let number = self.thought.len();
            self.thought.push((ship, last));
            for cell in deck.cells(frame) {
                // Along the deck from where it is boarded.
                let price =
                    price + SHIP + u32::from(far) / 2 + frame.steps(here, cell).cast_unsigned() as u32;
                self.offer(cell, Step { price, before: Some(here), ship: Some(number) });
            }
        }
    }

    /// Whether a ship of the way already lies where another would.
    fn is_taken(&self, frame: Frame, mut last: Option<usize>, ship: Ship) -> bool {
        while let Some((other, before)) = last.map(|number| self.thought[number]) {
            if other.rect(frame).cells(frame).any(|cell| ship.rect(frame).has(frame, cell)) {
                return true;
            }
            last = before;
        }
        false
    }

    /// Whether the way leads over a ship that would have to sail for another to lie here.
    fn is_walked_over(&self, state: &State, frame: Frame, here: Cell, ship: Ship) -> bool {
        let mut others = ship.rect(frame).cells(frame).filter_map(|cell| state.ship(cell));
        others.any(|other| {
            let mut at = Some(here);
            while let Some(cell) = at.filter(|&cell| state.ship(cell) != Some(other)) {
                at = self.best[cell.index()].before;
            }
            at.is_some()
        })
    }

    fn offer(&mut self, cell: Cell, step: Step) {
        let best = &mut self.best[cell.index()];
        if step.price < best.price {
            *best = step;
            self.open.push(Reverse((step.price, cell)));
        }
    }

    /// Goes back from the goal.
    fn follow(&mut self, state: &State, goal: Cell) {
        let mut ship = self.best[goal.index()].ship;
        while let Some((berth, before)) = ship.map(|number| self.thought[number]) {
            self.berths.push(berth);
            ship = before;
        }
        self.berths.reverse();
        let mut at = Some(goal);
        while let Some(cell) = at {
            self.moored.extend(state.ship(cell).filter(|ship| !self.moored.contains(ship)));
            at = self.best[cell.index()].before;
        }
    }
}

/// All ships that lie on a field, also where they could not.
pub fn ships_on(frame: Frame, cell: Cell) -> impl Iterator<Item = Ship> {
    let (x, y) = frame.xy(cell);
    let across = (0..3).map(move |back| (x - back, y, Axis::Across));
    let down = (0..3).map(move |back| (x, y - back, Axis::Down));
    across.chain(down).filter_map(move |(x, y, axis)| {
        let ship = Ship { at: frame.cell(x, y)?, axis };
        ship.rect(frame).is_on(frame).then_some(ship)
    })
}
