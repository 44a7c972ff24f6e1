//! Where chance comes from.

use crate::fair::{FairDice, Fresh, Opened};
use stolik_catalog::{AnyPosition, Played};
use stolik_game::record::InputText;
use stolik_game::{Actor, Pinned};

/// Where chance comes from.
#[derive(Clone, Debug)]
pub enum Dice {
    /// A generator on this machine.
    Local(LocalDice),
    /// Dice that anybody can check.
    Fair(Box<FairDice>),
}

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

impl Dice {
    /// What the dice give, if they are awaited.
    pub(crate) fn roll(&mut self, position: &AnyPosition) -> Option<InputText> {
        match self {
            Dice::Local(dice) => dice.roll(position),
            Dice::Fair(dice) => dice.roll(position),
        }
    }

    /// An input was played, where `before` was asked; if it is an action, this came with it. If it is a roll that is opened at
    /// once, what is told of it.
    pub(crate) fn follow(&mut self, played: &Played, before: Actor, fresh: &Fresh) -> Option<Opened> {
        match self {
            Dice::Local(_) => None,
            Dice::Fair(dice) => dice.follow(played, before, fresh),
        }
    }

    /// Whether something can be added with actions.
    pub(crate) fn takes_fresh(&self) -> bool {
        matches!(self, Dice::Fair(dice) if dice.takes_fresh())
    }

    /// Inputs were taken back; so many stand.
    pub(crate) fn keep(&mut self, standing: usize) {
        if let Dice::Fair(dice) = self {
            dice.keep(standing);
        }
    }

    /// The proof for a record, if they are fair.
    pub(crate) fn proof(&self, is_over: bool) -> Option<String> {
        match self {
            Dice::Local(_) => None,
            Dice::Fair(dice) => Some(dice.proof(is_over).to_string()),
        }
    }
}

impl From<LocalDice> for Dice {
    fn from(dice: LocalDice) -> Dice {
        Dice::Local(dice)
    }
}

impl From<FairDice> for Dice {
    fn from(dice: FairDice) -> Dice {
        Dice::Fair(Box::new(dice))
    }
}
