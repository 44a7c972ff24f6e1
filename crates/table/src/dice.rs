//! Where chance comes from.

use stolik_catalog::AnyPosition;
use stolik_game::record::InputText;
use stolik_game::{Actor, Pinned};

/// Dice that nobody can check: drawn on this machine from a seed. Records of such games say so.
#[derive(Clone, Debug)]
pub struct LocalDice(Pinned);

impl LocalDice {
    /// Dice from a seed, which should come from the operating system.
    pub fn from_seed(seed: u64) -> LocalDice {
        LocalDice(Pinned::from_seed(seed))
    }

    /// What the dice give, if they are awaited.
    pub fn roll(&mut self, position: &AnyPosition) -> Option<InputText> {
        match position.actor() {
            Actor::Chance => position.random_input(&mut self.0),
            _ => None,
        }
    }
}
