//! What one player alone knows.

use crate::{Action, Army, Camps, CardValue, Cards, Column, Deployment, Training};

/// Everything about a game that one player alone knows, or knew until it lay open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret {
    /// The cards in the hand; during the battle these are the Special Cards.
    pub hand: Cards,
    /// The cards put aside for spying.
    pub bid: Cards,
    /// The army bought, once it is.
    pub purchase: Option<Purchase>,
    /// The king's training, once both have chosen.
    pub training: Option<Trained>,
    /// What is committed and not yet turned up.
    pub pending: Pending,
}

/// An army bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Purchase {
    /// The army.
    pub army: Army,
    /// The cards paid.
    pub paid: Cards,
    /// The cards given back.
    pub change: Cards,
}

/// A king trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trained {
    /// How far.
    pub training: Training,
    /// The cards paid.
    pub paid: Cards,
    /// The cards given back.
    pub change: Cards,
}

/// What is committed and not yet turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pending {
    /// Nothing.
    #[default]
    Nothing,
    /// Camps.
    Camps(Camps),
    /// A bridge.
    Bridge(Column),
    /// An initial set of spying cards: they are still in the hand.
    Bid(Cards),
    /// Training: it is paid for when both have committed.
    Training {
        /// How far.
        training: Training,
        /// What will be paid.
        paid: Cards,
    },
    /// A deployment.
    Deployment(Deployment),
    /// The answer to a fight.
    Special(Option<CardValue>),
}

impl Secret {
    /// What a player begins with.
    pub const START: Secret = Secret {
        hand: Cards::ALL,
        bid: Cards::NONE,
        purchase: None,
        training: None,
        pending: Pending::Nothing,
    };

    /// The action that was committed and is not yet turned up.
    pub fn committed(&self) -> Option<Action> {
        match self.pending {
            Pending::Nothing => None,
            Pending::Camps(camps) => Some(Action::Camps(camps)),
            Pending::Bridge(column) => Some(Action::Bridge(column)),
            Pending::Bid(cards) => Some(Action::Bid(cards)),
            Pending::Training { training, paid } => Some(Action::Train { training, paid }),
            Pending::Deployment(deployment) => Some(Action::Deploy(deployment)),
            Pending::Special(card) => Some(Action::Special(card)),
        }
    }
}
