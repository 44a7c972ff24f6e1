//! Moves of engines: one step or one turn, paid by one of the crew (2.3, 4.2).

use crate::{Axis, Cell, Direction, Engine, EngineKind, Flow, Owner, Rect, State, Why, Wojna};

impl State {
    /// Whether a player controls what covers these fields, an engine or a ship (W-9): somebody unexhausted inside, and
    /// no enemy. The field names it.
    #[inline]
    pub(crate) fn controls(&self, owner: Owner, rect: Rect, name: Cell) -> Result<(), Why> {
        let mut fresh = false;
        for (_, unit) in self.inside(rect) {
            if unit.owner != owner {
                return Err(Why::Contested(name)); // W-10
            }
            fresh |= !unit.exhausted;
        }
        if fresh { Ok(()) } else { Err(Why::NoCrew(name)) }
    }

    /// A player's unexhausted land units on the fields of an engine or a ship: each can pay for a move (W-14).
    #[inline]
    pub(crate) fn crew(&self, owner: Owner, rect: Rect) -> impl Iterator<Item = Cell> {
        rect.cells(self.frame).filter(move |&cell| self.is_fresh(owner, cell))
    }

    /// Whether the unit on this field can pay for a move (W-14).
    pub(crate) fn pays(&self, owner: Owner, rect: Rect, crew: Cell) -> Result<(), Why> {
        let pays = rect.has(self.frame, crew) && self.is_fresh(owner, crew);
        if pays { Ok(()) } else { Err(Why::NotCrew(crew)) }
    }
}

impl Wojna {
    /// Whether an engine may come to stand on these fields, those of its old place counted as free (W-11, W-17).
    #[inline]
    pub(crate) fn engine_fits(
        &self,
        state: &State,
        owner: Owner,
        old: Option<Rect>,
        new: Rect,
    ) -> Result<(), Why> {
        for cell in new.cells(state.frame) {
            self.bears_engine(state, owner, cell)?; // 1.4.3: fields it keeps as well
            let square = state.square(cell);
            let own = old.is_some_and(|old| old.has(state.frame, cell));
            if !own && (square.has_unit() || square.has_engine()) {
                return Err(Why::EngineBlocked(cell));
            }
        }
        Ok(())
    }

    /// The engine one step further, if it may go there (2.3).
    #[inline]
    pub(crate) fn driven(
        &self,
        state: &State,
        owner: Owner,
        engine: Engine,
        towards: Direction,
    ) -> Result<Engine, Why> {
        let (old, (dx, dy)) = (engine.rect(state.frame), towards.delta());
        let new = Rect { x: old.x + dx, y: old.y + dy, ..old };
        let at = state.frame.cell(new.x, new.y).filter(|_| new.is_on(state.frame));
        let at = at.ok_or(Why::EngineOffMap(engine.at))?;
        self.engine_fits(state, owner, Some(old), new)?;
        Ok(Engine { at, ..engine })
    }

    /// The engine turned: the part on one field swings to another field, if it may (1.0, W-16).
    #[inline]
    pub(crate) fn swung(
        &self,
        state: &State,
        owner: Owner,
        engine: Engine,
        from: Cell,
        to: Cell,
    ) -> Result<Engine, Why> {
        if engine.kind == EngineKind::Tower {
            return Err(Why::TowersDoNotTurn(engine.at));
        }
        let frame = state.frame;
        let [first, last] = [engine.at, engine.last(frame)];
        let (pivot, ends) = if from == first { (last, [to, last]) } else { (first, [first, to]) };
        let turned = engine.between(frame, ends);
        if !frame.are_adjacent(pivot, to) || turned.axis == engine.axis {
            return Err(Why::NotATurn(to));
        }
        self.engine_fits(state, owner, Some(engine.rect(frame)), turned.rect(frame))?;
        Ok(turned)
    }

    /// Visits where each part of the engine can swing to: from and to (1.0).
    #[inline]
    pub(crate) fn each_swing(
        &self,
        state: &State,
        owner: Owner,
        engine: Engine,
        visit: &mut impl FnMut(Cell, Cell) -> Flow,
    ) -> Flow {
        if engine.kind == EngineKind::Tower {
            return Flow::Continue(()); // W-16
        }
        let frame = state.frame;
        let sides = match engine.axis {
            Axis::Across => [Direction::North, Direction::South],
            Axis::Down => [Direction::East, Direction::West],
        };
        let [first, last] = [engine.at, engine.last(frame)];
        for (from, pivot) in [(first, last), (last, first)] {
            for side in sides {
                let Some(to) = frame.step(pivot, side) else { continue };
                if self.swung(state, owner, engine, from, to).is_ok() {
                    visit(from, to)?;
                }
            }
        }
        Flow::Continue(())
    }
}
