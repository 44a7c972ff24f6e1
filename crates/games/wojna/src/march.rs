//! Moves of land units: a flood of a few steps.

use crate::{Cell, Direction, State, Unit, Why, Wojna};
use std::ops::ControlFlow;

/// What a visitor of a list says: go on, or enough.
pub(crate) type Flow = ControlFlow<()>;

/// The most steps of any land unit, and the fields so many steps away.
const MOST_STEPS: i16 = 3;
const MOST_FIELDS: usize = 25;

impl Wojna {
    /// Visits every field that the land unit here can go to (2.1, 2.2), the nearest first.
    #[inline]
    pub(crate) fn each_destination(
        &self,
        state: &State,
        from: Cell,
        unit: Unit,
        visit: &mut impl FnMut(Cell) -> Flow,
    ) -> Flow {
        let frame = state.frame;
        let (x, y) = frame.xy(from);
        let bit = |dx: i16, dy: i16| 1u64 << ((dy + MOST_STEPS) * (2 * MOST_STEPS + 1) + dx + MOST_STEPS);
        let mut seen = bit(0, 0);
        let mut queue = [(from, 0i16, 0i16); MOST_FIELDS];
        let (mut head, mut tail) = (0, 1);
        for _ in 0..unit.kind.steps() {
            let level = tail;
            while head < level {
                let (here, dx, dy) = queue[head];
                head += 1;
                for towards in Direction::ALL {
                    let (step_x, step_y) = towards.delta();
                    let (dx, dy) = (dx + step_x, dy + step_y);
                    if seen & bit(dx, dy) != 0 {
                        continue;
                    }
                    let Some(there) = frame.cell(x + dx, y + dy) else { continue };
                    if self.may_step(state, unit.owner, here, there).is_err() {
                        continue; // perhaps from another side
                    }
                    let occupied = state.square(there).has_unit();
                    if occupied && !(self.options.pass_through_friends && state.is_held_by(unit.owner, there))
                    {
                        continue; // W-12
                    }
                    seen |= bit(dx, dy);
                    queue[tail] = (there, dx, dy);
                    tail += 1;
                    if !occupied {
                        visit(there)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether the land unit can go there; if not, the reason a player would look for.
    pub(crate) fn may_go(&self, state: &State, from: Cell, unit: Unit, to: Cell) -> Result<(), Why> {
        let steps = unit.kind.steps();
        if from == to {
            return Err(Why::NoMove(to)); // 1.4.5
        }
        if state.frame.steps(from, to) > i16::from(steps) {
            return Err(Why::TooFar(to, from, steps));
        }
        let arrives = |there| if there == to { Flow::Break(()) } else { Flow::Continue(()) };
        if self.each_destination(state, from, unit, &mut { arrives }).is_break() {
            return Ok(());
        }
        if state.square(to).has_unit() {
            return Err(Why::Occupied(to));
        }
        self.bears_unit(state, unit.owner, to)?;
        if state.frame.are_adjacent(from, to) {
            self.may_step(state, unit.owner, from, to)?;
        }
        let wall = state
            .frame
            .neighbours(to)
            .all(|from| matches!(self.may_step(state, unit.owner, from, to), Err(Why::WallEntry(_))));
        Err(if wall { Why::WallEntry(to) } else { Why::NoWay(to, from, steps) })
    }
}
