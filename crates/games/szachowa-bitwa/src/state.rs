//! A moment of a game: what lies open, and what each player alone knows.

use crate::{Action, Army, Camps, CardValue, Cards, Colour, Column, Deployment, Open, Training};
use serde::{Deserialize, Serialize};

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) secrets: [Secret; 2],
}

impl State {
    /// What lies open to everybody.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// What a player alone knows.
    pub const fn secret(&self, colour: Colour) -> &Secret {
        &self.secrets[colour.index()]
    }
}

/// Everything about a game that one player alone knows, or knew until it lay open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Purchase {
    /// The army.
    pub army: Army,
    /// The cards paid.
    pub paid: Cards,
    /// The cards given back.
    pub change: Cards,
}

/// A king trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trained {
    /// How far.
    pub training: Training,
    /// The cards paid.
    pub paid: Cards,
    /// The cards given back.
    pub change: Cards,
}

/// What is committed and not yet turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Option<Action>", try_from = "Option<Action>")]
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

    /// The army bought; none before that.
    pub fn army(&self) -> Army {
        self.purchase.map(|purchase| purchase.army).unwrap_or_default()
    }

    /// The action that was committed and is not yet turned up.
    pub fn committed(&self) -> Option<Action> {
        self.pending.into()
    }
}

/// The action that was committed.
impl From<Pending> for Option<Action> {
    fn from(pending: Pending) -> Option<Action> {
        Some(match pending {
            Pending::Nothing => return None,
            Pending::Camps(camps) => Action::Camps(camps),
            Pending::Bridge(column) => Action::Bridge(column),
            Pending::Bid(cards) => Action::Bid(cards),
            Pending::Training { training, paid } => Action::Train { training, paid },
            Pending::Deployment(deployment) => Action::Deploy(deployment),
            Pending::Special(card) => Action::Special(card),
        })
    }
}

impl TryFrom<Option<Action>> for Pending {
    type Error = &'static str;

    fn try_from(action: Option<Action>) -> Result<Pending, &'static str> {
        Ok(match action {
            None => Pending::Nothing,
            Some(Action::Camps(camps)) => Pending::Camps(camps),
            Some(Action::Bridge(column)) => Pending::Bridge(column),
            Some(Action::Bid(cards)) => Pending::Bid(cards),
            Some(Action::Train { training, paid }) => Pending::Training { training, paid },
            Some(Action::Deploy(deployment)) => Pending::Deployment(deployment),
            Some(Action::Special(card)) => Pending::Special(card),
            Some(_) => return Err("a commit"),
        })
    }
}
