//! Moves of ships (2.4, 4.3).

use crate::{Axis, Cell, Direction, Engine, Flow, SHIP_STEPS, Ship, State, Terrain, Turn, Why, Wojna};

/// The middle fields three steps away or less, four ways to lie on each.
const MOST_WAYS: usize = 25 * 4;

impl Wojna {
    /// Whether a ship would lie on water that no other ship covers.
    #[inline]
    pub(crate) fn floats(&self, state: &State, old: Option<Ship>, new: Ship) -> Result<(), Why> {
        let frame = state.frame;
        for cell in new.rect(frame).cells(frame) {
            if self.terrain(cell) != Terrain::Water {
                return Err(Why::NotWater(cell));
            }
            if state.square(cell).has_ship() && state.ship(cell) != old {
                return Err(Why::Taken(cell));
            }
        }
        Ok(())
    }

    /// The ship moved by its middle and turned, if it would float there, wholly on the map.
    fn afloat(&self, state: &State, ship: Ship, to: Cell, turn: Turn) -> bool {
        let frame = state.frame;
        let (x, y) = frame.xy(to);
        let upright = matches!(turn, Turn::Right | Turn::Left) != (ship.axis == Axis::Down);
        let (dx, dy) = if upright { (0, 1) } else { (1, 0) };
        let on_map = frame.cell(x - dx, y - dy).is_some() && frame.cell(x + dx, y + dy).is_some();
        on_map && self.floats(state, Some(ship), ship.moved(frame, to, turn)).is_ok()
    }

    /// Visits where a ship can go: its middle, and how it is turned then. Without the option one rotation, or up to
    /// three steps (W-15); with it three steps, each of which may be a rotation. Only end fields of each step count.
    #[inline]
    pub(crate) fn each_voyage(
        &self,
        state: &State,
        ship: Ship,
        visit: &mut impl FnMut(Cell, Turn) -> Flow,
    ) -> Flow {
        let start = ship.middle(state.frame);
        let turns = [Turn::Right, Turn::Left];
        let mixed = self.options.ship_rotation_step;
        if !mixed {
            for turn in turns {
                if self.afloat(state, ship, start, turn) {
                    visit(start, turn)?;
                }
            }
        }
        let mut ways = [(start, Turn::None); MOST_WAYS];
        let (mut head, mut tail) = (0, 1);
        for _ in 0..SHIP_STEPS {
            let level = tail;
            while head < level {
                let (middle, turned) = ways[head];
                head += 1;
                let steps = Direction::ALL.into_iter().filter_map(|to| state.frame.step(middle, to));
                let steps = steps.map(|to| (to, turned));
                let spins = turns.into_iter().filter(|_| mixed).map(|turn| (middle, turned.and(turn)));
                for way in steps.chain(spins) {
                    if !ways[..tail].contains(&way) && self.afloat(state, ship, way.0, way.1) {
                        ways[tail] = way;
                        tail += 1;
                        visit(way.0, way.1)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether a ship may go there, turned so; the engines on it not looked at.
    pub(crate) fn may_sail(&self, state: &State, ship: Ship, to: Cell, turn: Turn) -> Result<(), Why> {
        let start = ship.middle(state.frame);
        if to == start && turn == Turn::None {
            return Err(Why::NoMove(to)); // 1.4.5
        }
        if !self.options.ship_rotation_step && (turn == Turn::Half || turn != Turn::None && to != start) {
            return Err(Why::GoOrTurn(to));
        }
        let arrives = |middle, turned| {
            if (middle, turned) == (to, turn) { Flow::Break(()) } else { Flow::Continue(()) }
        };
        let found = self.each_voyage(state, ship, &mut { arrives });
        match found {
            Flow::Break(()) => Ok(()),
            Flow::Continue(()) if to == start => Err(Why::NoRoomToTurn(to)),
            Flow::Continue(()) => Err(Why::NoWayByWater(to)),
        }
    }
}

impl State {
    /// Whether every engine on a ship is on it in full (W-18).
    #[inline]
    pub(crate) fn require_loaded_well(&self, ship: Ship) -> Result<(), Why> {
        let (frame, deck) = (self.frame, ship.rect(self.frame));
        let partly = deck.cells(frame).filter_map(|cell| self.engine(cell)).find(|engine| {
            let mut cells = engine.rect(frame).cells(frame);
            cells.any(|cell| !deck.has(frame, cell))
        });
        partly.map_or(Ok(()), |engine| Err(Why::PartlyLoaded(engine.at)))
    }

    /// Whether all fields of an engine are on this ship (1.4.7).
    #[inline]
    pub(crate) fn is_aboard(&self, engine: Engine, ship: Ship) -> bool {
        let (frame, deck) = (self.frame, ship.rect(self.frame));
        engine.rect(frame).cells(frame).all(|cell| deck.has(frame, cell))
    }
}
