//! Actions of land units: striking and shooting (3.1).

use crate::ground::Surface;
use crate::{BuildingKind, Cell, Die, Flow, State, Unit, UnitKind, Why, Wojna};

/// How far archers shoot, height counted in (3.1).
const SHOT: i16 = 2;

impl Wojna {
    /// Visits the fields of all enemies that the land unit here can strike or shoot at.
    #[inline]
    pub(crate) fn each_target(
        &self,
        state: &State,
        from: Cell,
        unit: Unit,
        visit: &mut impl FnMut(Cell) -> Flow,
    ) -> Flow {
        let frame = state.frame;
        let enemy = !unit.owner;
        if unit.kind != UnitKind::Archers {
            for target in frame.neighbours(from) {
                if state.is_held_by(enemy, target) && self.may_strike_at(state, from, target).is_ok() {
                    visit(target)?;
                }
            }
            return Flow::Continue(());
        }
        let radius = SHOT + 1 + i16::from(state.is_high(from));
        let (x, y) = frame.xy(from);
        for dy in -radius..=radius {
            let width = radius - dy.abs();
            for dx in -width..=width {
                let Some(target) = frame.cell(x + dx, y + dy) else { continue };
                if state.is_held_by(enemy, target) && self.may_shoot_at(state, from, target).is_ok() {
                    visit(target)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether the land unit here can strike or shoot at anybody.
    #[inline]
    pub(crate) fn has_target(&self, state: &State, from: Cell, unit: Unit) -> bool {
        self.each_target(state, from, unit, &mut |_| Flow::Break(())).is_break()
    }

    /// Whether an enemy on an adjacent field can be struck (3.1, W-26).
    #[inline]
    pub(crate) fn may_strike_at(&self, state: &State, from: Cell, target: Cell) -> Result<(), Why> {
        if !state.frame.are_adjacent(from, target) {
            return Err(Why::NotAdjacent(target, from));
        }
        if self.options.melee_height && state.is_high(from) != state.is_high(target) {
            let low = if state.is_high(from) { target } else { from };
            let steps = self.surface(state, low);
            if !matches!(steps, Surface::Building(BuildingKind::Ladder | BuildingKind::Gate)) {
                return Err(Why::MeleeHeight(target));
            }
        }
        Ok(())
    }

    /// Whether a roll hits (3.1).
    pub(crate) fn shot_hits(die: Die) -> bool {
        die.eyes() >= 5
    }

    /// Whether an enemy on this field can be shot at (3.1, W-25).
    #[inline]
    pub(crate) fn may_shoot_at(&self, state: &State, from: Cell, target: Cell) -> Result<(), Why> {
        let height = i16::from(state.is_high(target)) - i16::from(state.is_high(from));
        let distance = state.frame.steps(from, target) - 1 + height;
        if distance > SHOT {
            return Err(Why::OutOfShot(target, distance));
        }
        let low = !state.is_high(from) && !state.is_high(target);
        if self.options.walls_block_shots && low && !state.has_open_line(from, target) {
            return Err(Why::ShotBlocked(target)); // 1.4.10
        }
        Ok(())
    }
}

impl State {
    /// Whether a shortest way between two fields crosses no wall (1.4.10).
    fn has_open_line(&self, from: Cell, target: Cell) -> bool {
        let ((x, y), (to_x, to_y)) = (self.frame.xy(from), self.frame.xy(target));
        let nearer = [(x + (to_x - x).signum(), y), (x, y + (to_y - y).signum())];
        nearer.into_iter().filter(|&next| next != (x, y)).filter_map(|(x, y)| self.frame.cell(x, y)).any(
            |next| {
                let wall = self.square(next).building_kind() == Some(BuildingKind::Wall);
                next == target || !wall && self.has_open_line(next, target)
            },
        )
    }
}
