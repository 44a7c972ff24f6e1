//! New units: beside a building, where such a unit could normally go (5.2 to 5.5, W-44).

use crate::ground::Surface;
use crate::{
    Axis, Building, BuildingKind, Cell, Engine, EngineKind, Flow, Front, NewUnit, Owner, Recruits, Rect,
    Ship, State, UnitKind, Why, Wojna,
};

/// The fields that share a side with the largest building.
const MOST_SIDES: usize = 12;

impl BuildingKind {
    /// Whether it recruits land units (5.2, 5.5).
    pub const fn recruits(self) -> bool {
        matches!(self, BuildingKind::Barracks | BuildingKind::Camp)
    }

    /// Whether it makes siege units (5.3, 5.5).
    pub const fn assembles(self) -> bool {
        matches!(self, BuildingKind::Workshop | BuildingKind::Camp)
    }

    /// Whether it makes ships (5.4, 5.5).
    pub const fn launches(self) -> bool {
        matches!(self, BuildingKind::Port | BuildingKind::Camp)
    }
}

impl Wojna {
    /// Whether a new land unit may stand on a field (W-20, W-44).
    #[inline]
    pub(crate) fn may_muster(&self, state: &State, owner: Owner, cell: Cell) -> Result<(), Why> {
        if state.square(cell).has_unit() {
            return Err(Why::Occupied(cell));
        }
        self.bears_unit(state, owner, cell)?;
        match self.surface(state, cell) {
            Surface::Building(BuildingKind::Wall) => Err(Why::CannotStand(cell)),
            _ => Ok(()),
        }
    }

    /// Visits one or two new land units beside a building, for at most so many coins.
    #[inline]
    pub(crate) fn each_muster(
        &self,
        state: &State,
        owner: Owner,
        building: Building,
        coins: u32,
        visit: &mut impl FnMut(Recruits) -> Flow,
    ) -> Flow {
        let mut fields = [Cell(0); MOST_SIDES];
        let mut count = 0;
        for cell in building.rect(state.frame).sides(state.frame) {
            if self.may_muster(state, owner, cell).is_ok() {
                fields[count] = cell;
                count += 1;
            }
        }
        let fields = &fields[..count];
        let news = |at: Cell| UnitKind::ALL.into_iter().map(move |kind| NewUnit { at, kind });
        for (index, &at) in fields.iter().enumerate() {
            for first in news(at).filter(|unit| unit.kind.cost() <= coins) {
                visit(Recruits::one(first))?;
                for second in fields[index + 1..].iter().flat_map(|&at| news(at)) {
                    match Recruits::two(first, second) {
                        Some(two) if two.cost() <= coins => visit(two)?,
                        _ => {}
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether these new land units may come beside a building, coins apart.
    pub(crate) fn may_recruit(
        &self,
        state: &State,
        owner: Owner,
        building: Building,
        recruits: Recruits,
    ) -> Result<(), Why> {
        for unit in recruits.iter() {
            let beside = building.rect(state.frame).distance(Rect::of_cell(state.frame, unit.at)) == 0;
            if !beside {
                return Err(Why::NotBeside(unit.at));
            }
            self.may_muster(state, owner, unit.at)?;
        }
        Ok(())
    }

    /// The fronts that a new engine can have.
    pub(crate) fn fronts(&self, kind: EngineKind) -> &'static [Front] {
        if self.options.engine_facing && kind != EngineKind::Tower {
            &[Front::First, Front::Last]
        } else {
            &[Front::Either]
        }
    }

    /// Whether a new engine may come beside a building, coins apart.
    #[inline]
    pub(crate) fn may_assemble(
        &self,
        state: &State,
        owner: Owner,
        building: Building,
        engine: Engine,
    ) -> Result<(), Why> {
        let frame = state.frame;
        if !engine.kind.axes().contains(&engine.axis) {
            return Err(Why::NotThisWay(engine.at));
        }
        if !self.fronts(engine.kind).contains(&engine.front) {
            return Err(Why::NoFronts(engine.at));
        }
        let rect = engine.rect(frame);
        if !rect.is_on(frame) {
            return Err(Why::EngineOffMap(engine.at));
        }
        self.engine_fits(state, owner, None, rect)?;
        let beside = building.rect(frame).distance(rect) == 0;
        if beside { Ok(()) } else { Err(Why::NotBeside(engine.at)) }
    }

    /// Visits the engines of a kind that may come beside a building.
    #[inline]
    pub(crate) fn each_assembly(
        &self,
        state: &State,
        owner: Owner,
        building: Building,
        kind: EngineKind,
        visit: &mut impl FnMut(Engine) -> Flow,
    ) -> Flow {
        for &axis in kind.axes() {
            let size = Engine { kind, at: building.at, axis, front: Front::Either }.rect(state.frame);
            for at in beside(state, building, size) {
                for &front in self.fronts(kind) {
                    let engine = Engine { kind, at, axis, front };
                    if self.may_assemble(state, owner, building, engine).is_ok() {
                        visit(engine)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether a new ship may come beside a building, coins apart.
    #[inline]
    pub(crate) fn may_launch(&self, state: &State, building: Building, ship: Ship) -> Result<(), Why> {
        let frame = state.frame;
        let rect = ship.rect(frame);
        if !rect.is_on(frame) {
            return Err(Why::NotWater(ship.at));
        }
        self.floats(state, None, ship)?;
        let beside = building.rect(frame).distance(rect) == 0;
        if beside { Ok(()) } else { Err(Why::NotBeside(ship.at)) }
    }

    /// Visits the ships that may come beside a building.
    #[inline]
    pub(crate) fn each_launch(
        &self,
        state: &State,
        building: Building,
        visit: &mut impl FnMut(Ship) -> Flow,
    ) -> Flow {
        for axis in Axis::ALL {
            for at in beside(state, building, Ship { at: building.at, axis }.rect(state.frame)) {
                let ship = Ship { at, axis };
                if self.may_launch(state, building, ship).is_ok() {
                    visit(ship)?;
                }
            }
        }
        Flow::Continue(())
    }
}

/// The first fields on the map of rectangles of this size that share a side with a building.
fn beside(state: &State, building: Building, size: Rect) -> impl Iterator<Item = Cell> {
    let (frame, home) = (state.frame, building.rect(state.frame));
    (home.y - size.height..=home.y + home.height).flat_map(move |y| {
        (home.x - size.width..=home.x + home.width)
            .filter(move |&x| home.distance(Rect { x, y, ..size }) == 0)
            .filter_map(move |x| frame.cell(x, y))
    })
}
