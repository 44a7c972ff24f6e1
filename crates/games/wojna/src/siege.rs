//! Actions of engines: rams, trebuchets, towers (3.2).

use crate::{
    Building, BuildingKind, Cell, Die, Direction, Engine, EngineKind, Flow, Frame, Front, Owner, Ship, State,
    Why, Wojna,
};

/// How far beyond its end a trebuchet throws: 3 for a roll of 4, and so on (1.0).
pub(crate) const THROW: std::ops::RangeInclusive<i16> = 3..=5;

/// An end of an engine: its field, and the way beyond.
pub(crate) type End = (Cell, Direction);

impl Engine {
    /// Both ends of an engine of two fields.
    fn both_ends(self, frame: Frame) -> [End; 2] {
        let forward = self.forward();
        [(self.at, forward.opposite()), (self.last(frame), forward)]
    }

    /// The ends beyond which an engine of two fields acts: either (1.0), or the front alone (W-28).
    #[inline]
    pub(crate) fn ends(self, frame: Frame) -> impl Iterator<Item = End> {
        let looks = move |front| self.front == Front::Either || self.front == front;
        let ends = self.both_ends(frame).into_iter().zip([Front::First, Front::Last]);
        ends.filter(move |&(_, front)| looks(front)).map(|(end, _)| end)
    }
}

impl Wojna {
    /// Whether an engine can act (3.2): hit something, or let somebody inside do so.
    #[inline]
    pub(crate) fn can_act(&self, state: &State, owner: Owner, engine: Engine) -> bool {
        match engine.kind {
            EngineKind::Ram | EngineKind::Trebuchet => {
                state.each_blow(engine, &mut |_| Flow::Break(())).is_break()
            }
            EngineKind::Tower => {
                let mut crew = state.crew(owner, engine.rect(state.frame));
                crew.any(|cell| state.unit(cell).is_some_and(|unit| self.has_target(state, cell, unit)))
            }
        }
    }

    /// Whether a roll destroys a building (3.2).
    pub(crate) fn breaks(building: Building, die: Die) -> bool {
        let least = if building.kind == BuildingKind::Wall { 5 } else { 4 };
        die.eyes() >= least
    }

    /// Where a trebuchet's roll comes down, if it does on the map: the first field of its range is that of a 4.
    pub(crate) fn lands(state: &State, engine: Engine, target: Cell, die: Die) -> Option<Cell> {
        let steps = i16::from(die.eyes()).checked_sub(4).filter(|&steps| steps >= 0)?;
        let frame = state.frame;
        let ends = engine.both_ends(frame);
        let beyond = |&(cell, towards): &End| frame.beyond(cell, towards, *THROW.start()) == Some(target);
        let (_, towards) = ends.into_iter().find(beyond)?;
        frame.beyond(target, towards, steps)
    }

    /// Takes away what a trebuchet hits on a field (W-30).
    pub(crate) fn hit(&self, state: &mut State, cell: Cell) {
        let square = state.square(cell);
        if square.has_unit() && self.options.trebuchet_top_only {
            state.take_unit(cell);
        } else if let (Some(engine), true) =
            (state.engine(cell), self.options.trebuchet_top_only || !square.has_ship())
        {
            state.wreck_engine(engine);
        } else if let Some(ship) = state.ship(cell) {
            state.sink(ship);
        } else {
            state.take_unit(cell);
        }
    }
}

impl State {
    /// Visits what a ram or a trebuchet can be told to hit.
    #[inline]
    pub(crate) fn each_blow(&self, engine: Engine, visit: &mut impl FnMut(Cell) -> Flow) -> Flow {
        for end in engine.ends(self.frame) {
            let target = match engine.kind {
                EngineKind::Ram => {
                    let next = self.frame.step(end.0, end.1);
                    next.filter(|&cell| self.breakable(cell).is_ok())
                }
                EngineKind::Trebuchet => {
                    let nearest = self.frame.beyond(end.0, end.1, *THROW.start());
                    nearest.filter(|_| self.has_units_in_line(end))
                }
                EngineKind::Tower => None,
            };
            if let Some(target) = target {
                visit(target)?;
            }
        }
        Flow::Continue(())
    }

    /// Whether the ram may strike what is on this field (W-28).
    pub(crate) fn may_ram(&self, ram: Engine, target: Cell) -> Result<(), Why> {
        let beyond = |end: End| self.frame.step(end.0, end.1) == Some(target);
        self.in_front(ram, Why::NotLengthwise(target), target, beyond)?;
        self.breakable(target).map(|_| ())
    }

    /// Whether the trebuchet may throw where this is the nearest field (W-29).
    pub(crate) fn may_hurl(&self, trebuchet: Engine, target: Cell) -> Result<(), Why> {
        let beyond = |end: End| self.frame.beyond(end.0, end.1, *THROW.start()) == Some(target);
        let end = self.in_front(trebuchet, Why::NotInLine(target), target, beyond)?;
        if self.has_units_in_line(end) { Ok(()) } else { Err(Why::NothingToHit(target)) }
    }

    /// The end of an engine for which this holds, if the engine acts beyond that one.
    fn in_front(
        &self,
        engine: Engine,
        otherwise: Why,
        target: Cell,
        beyond: impl Fn(End) -> bool,
    ) -> Result<End, Why> {
        if let Some(end) = engine.ends(self.frame).find(|&end| beyond(end)) {
            return Ok(end);
        }
        let ends = engine.both_ends(self.frame);
        Err(if ends.into_iter().any(beyond) { Why::NotInFront(target) } else { otherwise })
    }

    /// The building on a field, if a ram can break it (3.2).
    #[inline]
    pub(crate) fn breakable(&self, target: Cell) -> Result<Building, Why> {
        match self.building(target) {
            None => Err(Why::NothingToRam(target)),
            Some(Building { kind: BuildingKind::Castle | BuildingKind::Camp, .. }) => {
                Err(Why::TooStrong(target))
            }
            Some(building) => Ok(building),
        }
    }

    /// Whether a unit of any kind is on the three fields that a trebuchet throws to (W-29).
    #[inline]
    fn has_units_in_line(&self, (end, towards): End) -> bool {
        let mut line = THROW.filter_map(|steps| self.frame.beyond(end, towards, steps));
        line.any(|cell| self.square(cell).has_any_unit())
    }

    /// An engine goes with all inside.
    pub(crate) fn wreck_engine(&mut self, engine: Engine) {
        for cell in engine.rect(self.frame).cells(self.frame) {
            self.take_unit(cell);
        }
        self.take_engine(engine);
    }

    /// A ship goes with everything on it, engines partly on it too (W-30).
    fn sink(&mut self, ship: Ship) {
        for cell in ship.rect(self.frame).cells(self.frame) {
            if let Some(engine) = self.engine(cell) {
                self.wreck_engine(engine);
            }
            self.take_unit(cell);
        }
        self.take_ship(ship);
    }

    /// A building goes with all units that have a field on it, engines with all inside (W-28).
    pub(crate) fn tear_down(&mut self, building: Building) {
        for cell in building.rect(self.frame).cells(self.frame) {
            if let Some(engine) = self.engine(cell) {
                self.wreck_engine(engine);
            }
            self.take_unit(cell);
        }
        self.take_building(building);
    }
}
