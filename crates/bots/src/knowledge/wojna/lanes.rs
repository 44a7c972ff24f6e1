//! How far ships and engines are from where they are wanted: both lie on an axis and turn.

use super::field::AREA;
use stolik_wojna::{
    Axis, Cell, Direction, Engine, EngineKind, Frame, Front, Owner, Ship, State, Terrain, Wojna as Game,
};

/// How many moves of one step, or turns, each place is away from the nearest wanted one.
#[derive(Clone, Debug)]
pub struct Lanes {
    moves: [[u16; AREA]; 2],
    queue: Vec<(Cell, Axis)>,
}

impl Lanes {
    /// No lane leads there.
    pub const NONE: u16 = u16::MAX;

    /// Nothing is wanted yet.
    pub fn new() -> Lanes {
        Lanes { moves: [[Lanes::NONE; AREA]; 2], queue: Vec::with_capacity(2 * AREA) }
    }

    /// How far a place is away.
    #[inline]
    pub const fn from(&self, cell: Cell, axis: Axis) -> u16 {
        self.moves[axis as usize][cell.index()]
    }

    /// How far a ship is away, by its middle.
    pub fn of(&self, frame: Frame, ship: Ship) -> u16 {
        self.from(ship.middle(frame), ship.axis)
    }

    /// Lanes of a ship, by its middle field, to a berth: on water, and around all other ships.
    pub fn of_ship(&mut self, game: &Game, state: &State, ship: Option<Ship>, berth: Ship) {
        let frame = game.frame();
        let floats = |middle: Cell, axis: Axis| {
            deck_around(frame, middle, axis).all(|cell| {
                cell.is_some_and(|cell| {
                    let other = state.ship(cell);
                    game.terrain(cell) == Terrain::Water && (other.is_none() || other == ship)
                })
            })
        };
        self.clear(frame);
        // Another ship may lie there.
        if floats(berth.middle(frame), berth.axis) {
            self.put(berth.middle(frame), berth.axis, 0);
        }
        self.spread(frame, floats, |middle, axis, go| go(middle, axis.turned()));
    }

    /// Lanes of any of several ships, by their middle fields: from where they are, around those that cannot sail.
    pub fn of_ships(
        &mut self,
        game: &Game,
        state: &State,
        ships: impl Iterator<Item = Ship>,
        sails: impl Fn(Ship) -> bool,
    ) {
        let frame = game.frame();
        self.clear(frame);
        for ship in ships {
            self.put(ship.middle(frame), ship.axis, 0);
        }
        let is_open =
            |cell: Cell| game.terrain(cell) == Terrain::Water && state.ship(cell).is_none_or(&sails);
        let floats =
            |middle: Cell, axis: Axis| deck_around(frame, middle, axis).all(|cell| cell.is_some_and(is_open));
        self.spread(frame, floats, |middle, axis, go| go(middle, axis.turned()));
    }

    /// Lanes of a ram, by its first field, to every place from which it can strike a wall or an enemy gate.
    pub fn of_ram(&mut self, game: &Game, state: &State, me: Owner, is_target: impl Fn(Cell) -> bool) {
        let frame = game.frame();
        self.of_engine(game, state, me, EngineKind::Ram, |ram| {
            ends(frame, ram).any(|(end, towards)| frame.step(end, towards).is_some_and(&is_target))
        });
    }

    /// Lanes of an engine, by its first field, to every place where it is wanted; units and engines apart.
    pub fn of_engine(
        &mut self,
        game: &Game,
        state: &State,
        me: Owner,
        kind: EngineKind,
        is_wanted: impl Fn(Engine) -> bool,
    ) {
        let frame = game.frame();
        let engine = |at, axis| Engine { kind, at, axis, front: Front::Either };
        let ground = |at: Cell, axis: Axis| {
            let rect = engine(at, axis).rect(frame);
            rect.is_on(frame) && rect.cells(frame).all(|cell| game.can_bear_engine(state, me, cell))
        };
        self.clear(frame);
        for at in frame.cells() {
            for &axis in kind.axes() {
                if ground(at, axis) && is_wanted(engine(at, axis)) {
                    self.put(at, axis, 0);
                }
            }
        }
        self.spread(frame, ground, |at, axis, go| {
            each_turn(frame, engine(at, axis), |place| go(place.at, place.axis));
        });
    }

    fn clear(&mut self, frame: Frame) {
        self.queue.clear();
        self.moves.iter_mut().for_each(|moves| moves[..frame.area()].fill(Lanes::NONE));
    }

    fn put(&mut self, cell: Cell, axis: Axis, moves: u16) {
        let place = &mut self.moves[axis as usize][cell.index()];
        if *place == Lanes::NONE {
            *place = moves;
            self.queue.push((cell, axis));
        }
    }

    fn spread(
        &mut self,
        frame: Frame,
        lies: impl Fn(Cell, Axis) -> bool,
        turns: impl Fn(Cell, Axis, &mut dyn FnMut(Cell, Axis)),
    ) {
        let mut head = 0;
        while let Some(&(cell, axis)) = self.queue.get(head) {
            head += 1;
            let moves = self.from(cell, axis) + 1;
            for next in frame.neighbours(cell) {
                if self.from(next, axis) == Lanes::NONE && lies(next, axis) {
                    self.put(next, axis, moves);
                }
            }
            turns(cell, axis, &mut |cell, axis| {
                if self.from(cell, axis) == Lanes::NONE && lies(cell, axis) {
                    self.put(cell, axis, moves);
                }
            });
        }
    }
}

/// The fields of a ship about its middle.
fn deck_around(frame: Frame, middle: Cell, axis: Axis) -> impl Iterator<Item = Option<Cell>> {
    let (x, y) = frame.xy(middle);
    (-1..=1).map(move |step| match axis {
        Axis::Across => frame.cell(x + step, y),
        Axis::Down => frame.cell(x, y + step),
    })
}

/// The fields at the ends of an engine of two fields, each with the way it looks.
pub fn ends(frame: Frame, engine: Engine) -> impl Iterator<Item = (Cell, Direction)> {
    let forward = engine.forward();
    [(engine.at, forward.opposite()), (engine.last(frame), forward)].into_iter()
}

/// Where an engine can come to lie by turning, whatever is there: a part swings about the other (1.0).
pub fn each_turn(frame: Frame, engine: Engine, mut visit: impl FnMut(Engine)) {
    if engine.kind == EngineKind::Tower {
        return; // W-16
    }
    let axis = engine.axis.turned();
    let back = Engine { axis, ..engine }.forward().opposite();
    for pivot in [engine.at, engine.last(frame)] {
        // The pivot becomes the first field, or the last.
        visit(Engine { at: pivot, axis, ..engine });
        if let Some(at) = frame.step(pivot, back) {
            visit(Engine { at, axis, ..engine });
        }
    }
}
