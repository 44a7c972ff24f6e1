//! How tokens come, go and move: always as wholes, and only onto free layers.

use crate::square::Square;
use crate::state::CastleState;
use crate::{
    Axis, Bond, Building, BuildingKind, CastleId, Cell, CellSet, Engine, Frame, Last, Owner, Phase, Rect,
    Ship, State, Turn, Unit,
};

impl State {
    /// An empty map, cherry to place a castle.
    pub(crate) fn empty(frame: Frame, coins: u32) -> State {
        let set = || CellSet::new(frame.area());
        State {
            frame,
            squares: vec![Square::default(); frame.area()],
            units: [set(), set()],
            engines: set(),
            ships: set(),
            buildings: set(),
            acted: set(),
            castles: Owner::ALL.map(|owner| CastleState { at: None, owner }),
            turn: Owner::Cherry,
            phase: Phase::Castle,
            coins: [coins; 2],
            exile: [0; 2],
            mustered: [false; 2],
            turns: 0,
            last: Last::default(),
        }
    }

    #[inline]
    pub(crate) fn put_unit(&mut self, cell: Cell, unit: Unit) {
        debug_assert!(!self.square(cell).has_unit(), "one land unit a field (W-11)");
        self.squares[cell.index()].set_unit(Some(unit));
        self.units[unit.owner.index()].insert(cell);
    }

    #[inline]
    pub(crate) fn take_unit(&mut self, cell: Cell) -> Option<Unit> {
        let unit = self.unit(cell)?;
        self.squares[cell.index()].set_unit(None);
        self.units[unit.owner.index()].remove(cell);
        Some(unit)
    }

    pub(crate) fn move_unit(&mut self, from: Cell, to: Cell) {
        if let Some(unit) = self.take_unit(from) {
            self.put_unit(to, unit);
        }
    }

    #[inline]
    pub(crate) fn set_exhausted(&mut self, cell: Cell, exhausted: bool) {
        if let Some(unit) = self.unit(cell) {
            self.squares[cell.index()].set_unit(Some(Unit { exhausted, ..unit }));
        }
    }

    /// Exhausts, or refreshes, all land units of a player.
    pub(crate) fn set_all_exhausted(&mut self, owner: Owner, exhausted: bool) {
        let State { units, squares, .. } = self;
        for cell in units[owner.index()].iter() {
            if let Some(unit) = squares[cell.index()].unit() {
                squares[cell.index()].set_unit(Some(Unit { exhausted, ..unit }));
            }
        }
    }

    /// Exhausts all land units of a player on a stretch of fields.
    pub(crate) fn exhaust_inside(&mut self, rect: Rect, owner: Owner) {
        for cell in rect.cells(self.frame) {
            if self.unit(cell).is_some_and(|unit| unit.owner == owner) {
                self.set_exhausted(cell, true);
            }
        }
    }

    pub(crate) fn put_engine(&mut self, engine: Engine) {
        for (cell, part) in engine.rect(self.frame).cells(self.frame).zip(0..) {
            debug_assert!(!self.square(cell).has_engine(), "one engine a field (W-11)");
            self.squares[cell.index()].set_engine(Some((engine, part)));
        }
        self.engines.insert(engine.at);
    }

    pub(crate) fn take_engine(&mut self, engine: Engine) {
        for cell in engine.rect(self.frame).cells(self.frame) {
            self.squares[cell.index()].set_engine(None);
        }
        self.engines.remove(engine.at);
    }

    pub(crate) fn put_ship(&mut self, ship: Ship) {
        for (cell, part) in ship.rect(self.frame).cells(self.frame).zip(0..) {
            debug_assert!(!self.square(cell).has_ship(), "one ship a field");
            self.squares[cell.index()].set_ship(Some((ship, part)));
        }
        self.ships.insert(ship.at);
    }

    pub(crate) fn take_ship(&mut self, ship: Ship) {
        for cell in ship.rect(self.frame).cells(self.frame) {
            self.squares[cell.index()].set_ship(None);
        }
        self.ships.remove(ship.at);
    }

    pub(crate) fn put_building(&mut self, building: Building) {
        for (cell, part) in building.rect(self.frame).cells(self.frame).zip(0..) {
            debug_assert!(!self.square(cell).has_building(), "one building a field");
            self.squares[cell.index()].set_building(Some((building, part)));
        }
        self.buildings.insert(building.at);
        if let (BuildingKind::Castle, Bond::Castle(castle)) = (building.kind, building.bond) {
            self.castles[castle.index()].at = Some(building.at);
        }
    }

    pub(crate) fn take_building(&mut self, building: Building) {
        for cell in building.rect(self.frame).cells(self.frame) {
            self.squares[cell.index()].set_building(None);
        }
        self.buildings.remove(building.at);
        self.acted.remove(building.at);
    }

    /// A castle becomes a player's, and with it all that it built but camps (W-8).
    pub(crate) fn give_castle(&mut self, castle: CastleId, owner: Owner) {
        self.castles[castle.index()].owner = owner;
    }

    /// A camp becomes a player's.
    pub(crate) fn give_camp(&mut self, camp: Building, owner: Owner) {
        self.take_building(camp);
        self.put_building(Building { bond: Bond::Owner(owner), ..camp });
    }

    /// An engine stands where another one, the same, stood, with everybody inside keeping the seat: `seat` tells where
    /// the part on a field comes to.
    pub(crate) fn move_engine(&mut self, old: Engine, new: Engine, seat: impl Fn(Cell) -> Cell) {
        let mut crew = [None; 4];
        for (place, cell) in crew.iter_mut().zip(old.rect(self.frame).cells(self.frame)) {
            *place = self.take_unit(cell).map(|unit| (seat(cell), unit));
        }
        self.take_engine(old);
        self.put_engine(new);
        for (cell, unit) in crew.into_iter().flatten() {
            self.put_unit(cell, unit);
        }
    }

    /// A ship goes with all that is on it; an engine on it must be on it in full (W-18). Returns the ship as it lies
    /// then.
    pub(crate) fn move_ship(&mut self, old: Ship, to: Cell, turn: Turn) -> Ship {
        let frame = self.frame;
        let new = old.moved(frame, to, turn);
        let seat = |cell| old.seat(frame, cell, to, turn);
        let engine = old.rect(frame).cells(frame).find_map(|cell| self.engine(cell));
        let mut crew = [None; 3];
        for (place, cell) in crew.iter_mut().zip(old.rect(frame).cells(frame)) {
            *place = self.take_unit(cell).map(|unit| (seat(cell), unit));
        }
        if let Some(engine) = engine {
            self.take_engine(engine);
        }
        self.take_ship(old);
        self.put_ship(new);
        if let Some(engine) = engine {
            let ends = [seat(engine.at), seat(engine.last(frame))];
            self.put_engine(engine.between(frame, ends));
        }
        for (cell, unit) in crew.into_iter().flatten() {
            self.put_unit(cell, unit);
        }
        new
    }
}

impl Ship {
    /// The ship after a move of its middle to this field, turned.
    pub(crate) fn moved(self, frame: Frame, to: Cell, turn: Turn) -> Ship {
        let axis = match turn {
            Turn::None | Turn::Half => self.axis,
            Turn::Right | Turn::Left => self.axis.turned(),
        };
        Ship { at: Cell(to.0 - Ship { at: to, axis }.stride(frame)), axis }
    }

    /// Where the part on this field comes to when the middle moves to a field and the ship turns.
    pub(crate) fn seat(self, frame: Frame, cell: Cell, to: Cell, turn: Turn) -> Cell {
        let ((x, y), (middle_x, middle_y)) = (frame.xy(cell), frame.xy(self.middle(frame)));
        let (dx, dy) = (x - middle_x, y - middle_y);
        let (dx, dy) = match turn {
            Turn::None => (dx, dy),
            Turn::Right => (-dy, dx),
            Turn::Half => (-dx, -dy),
            Turn::Left => (dy, -dx),
        };
        Cell(to.0.wrapping_add_signed(dy * i16::from(frame.width()) + dx))
    }
}

impl Engine {
    /// The same engine of two fields with its parts on these fields: first part first. The front keeps its part.
    pub(crate) fn between(self, frame: Frame, [first, last]: [Cell; 2]) -> Engine {
        let across = frame.xy(first).1 == frame.xy(last).1;
        Engine {
            kind: self.kind,
            at: first.min(last),
            axis: if across { Axis::Across } else { Axis::Down },
            front: if last < first { self.front.flipped() } else { self.front },
        }
    }
}
