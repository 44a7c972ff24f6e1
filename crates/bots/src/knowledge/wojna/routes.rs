//! How far engines are from where they are wanted.

use super::lanes::Lanes;
use stolik_wojna::{Axis, Cell, Engine, EngineKind, State, Wojna as Game};

/// How far each kind of engine is from where it is wanted this turn.
#[derive(Clone, Debug, Default)]
pub struct Routes {
    /// By the kind of engine; empty until something is planned, since simulated games copy it often and do without.
    lanes: Vec<Lanes>,
    /// Whether those lanes are of this turn.
    known: [bool; EngineKind::ALL.len()],
}

impl Routes {
    /// Begins a turn: nothing is wanted anywhere.
    pub fn forget(&mut self) {
        self.lanes.resize_with(EngineKind::ALL.len(), Lanes::new);
        self.known = [false; EngineKind::ALL.len()];
    }

    /// Finds out how far a kind of engine is from the places where it is wanted.
    pub fn find(&mut self, game: &Game, state: &State, kind: EngineKind, is_wanted: impl Fn(Engine) -> bool) {
        self.lanes[kind as usize].of_engine(game, state, state.turn(), kind, is_wanted);
        self.known[kind as usize] = true;
    }

    /// How far an engine of a kind would be, standing somewhere, if it is wanted and gets there.
    pub fn from(&self, kind: EngineKind, at: Cell, axis: Axis) -> Option<u16> {
        let far = self.known[kind as usize].then(|| self.lanes[kind as usize].from(at, axis));
        far.filter(|&far| far < Lanes::NONE)
    }
}
