//! What a player could do, by visiting instead of listing: for bots, which look at thousands of positions a second.

use crate::{Axis, Building, BuildingKind, Cell, Flow, Owner, State, Unit, Wojna};

impl Wojna {
    /// Visits every field that the land unit here could go to in a turn of its own, the nearest first (2.1, 2.2).
    #[inline]
    pub fn visit_destinations(&self, state: &State, from: Cell, mut visit: impl FnMut(Cell)) {
        if let Some(unit) = state.unit(from) {
            let _ = self.each_destination(state, from, unit, &mut |to| {
                visit(to);
                Flow::Continue(())
            });
        }
    }

    /// Visits the enemies that such a land unit could strike or shoot at, if it stood on this field (3.1).
    #[inline]
    pub fn visit_targets(&self, state: &State, from: Cell, unit: Unit, mut visit: impl FnMut(Cell)) {
        let _ = self.each_target(state, from, unit, &mut |target| {
            visit(target);
            Flow::Continue(())
        });
    }

    /// Visits every place where a castle could build this, coins apart (5.1).
    #[inline]
    pub fn visit_sites(
        &self,
        state: &State,
        castle: Building,
        kind: BuildingKind,
        mut visit: impl FnMut(Cell, Axis),
    ) {
        let _ = self.each_site(state, castle, kind, &mut |at, axis| {
            visit(at, axis);
            Flow::Continue(())
        });
    }

    /// Whether a player's land unit may step from a field to the next one, units there apart (2.2).
    #[inline]
    pub fn can_step(&self, state: &State, owner: Owner, from: Cell, to: Cell) -> bool {
        self.may_step(state, owner, from, to).is_ok()
    }

    /// Whether a new land unit of a player may stand on a field (W-44).
    #[inline]
    pub fn can_muster(&self, state: &State, owner: Owner, cell: Cell) -> bool {
        self.may_muster(state, owner, cell).is_ok()
    }

    /// Whether a player's engine may stand on a field, others there apart (2.3).
    #[inline]
    pub fn can_bear_engine(&self, state: &State, owner: Owner, cell: Cell) -> bool {
        self.bears_engine(state, owner, cell).is_ok()
    }
}

impl State {
    /// How many land units a player has.
    #[inline]
    pub fn army(&self, owner: Owner) -> usize {
        self.units[owner.index()].len()
    }

    /// Whether any land unit stands on a field.
    #[inline]
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.square(cell).has_unit()
    }
}
