//! What a player composes before committing it. A step leads to another draft, and is taken back by the draft before.

pub(crate) mod cards;

use crate::{
    Action, Army, Camps, Cards, Column, Deployment, Fields, Kind, Laid, Task, Training, propose_payment,
};

/// A decision that is being composed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draft {
    /// The fields of the camps: none, one or two.
    Camps(Fields),
    /// The column of the bridge.
    Bridge(Option<Column>),
    /// The cards for spying: an initial set, more cards, a last addition.
    Bid(Laid),
    /// The army and its payment.
    Buy {
        /// What is bought.
        army: Army,
        /// How it is paid.
        payment: Payment,
    },
    /// The king's training and its payment.
    Train {
        /// How far.
        training: Training,
        /// How it is paid.
        payment: Payment,
    },
    /// Where the army stands.
    Deploy {
        /// What is placed.
        placed: Deployment,
        /// The kind whose pieces are placed now, if the player has said so.
        picked: Option<Kind>,
    },
}

/// Who chooses the cards that pay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Payment {
    /// They are proposed, and follow what is bought.
    #[default]
    Proposed,
    /// The player lays them down, and they stay until the player takes them back.
    ByHand(Laid),
}

impl Payment {
    /// The cards laid down for this cost.
    pub fn laid(self, hand: Cards, cost: u16) -> Laid {
        match self {
            Payment::Proposed => propose_payment(hand, cost).map_or(Laid::NONE, Laid::of),
            Payment::ByHand(laid) => laid,
        }
    }
}

impl Draft {
    /// The empty draft of a decision, if it is one that is composed.
    pub(crate) fn empty(task: Task) -> Option<Draft> {
        Some(match task {
            Task::Camps => Draft::Camps(Fields::NONE),
            Task::Bridge => Draft::Bridge(None),
            Task::Bid | Task::AddOrDeclare | Task::AddLast => Draft::Bid(Laid::NONE),
            Task::Buy => Draft::Buy { army: Army::NONE, payment: Payment::Proposed },
            Task::Train => Draft::Train { training: Training::NONE, payment: Payment::Proposed },
            Task::Deploy => Draft::Deploy { placed: Deployment::default(), picked: None },
            Task::Command | Task::GoOn(_) | Task::Special | Task::Desert => return None,
        })
    }

    /// Whether this is a draft of what is asked.
    pub(crate) fn answers(&self, task: Task) -> bool {
        Draft::empty(task).is_some_and(|empty| std::mem::discriminant(&empty) == std::mem::discriminant(self))
    }

    /// The cost, where something is bought, and how it is paid.
    pub(crate) fn purchase(&self) -> Option<(u16, Payment)> {
        match *self {
            Draft::Buy { army, payment } => Some((army.cost(), payment)),
            Draft::Train { training, payment } => Some((training.cost(), payment)),
            _ => None,
        }
    }

    /// The cards laid down.
    pub(crate) fn laid(&self, hand: Cards) -> Laid {
        match (self, self.purchase()) {
            (Draft::Bid(laid), _) => *laid,
            (_, Some((cost, payment))) => payment.laid(hand, cost),
            _ => Laid::NONE,
        }
    }

    /// The same draft, with these cards laid down by hand, or with the payment proposed.
    pub(crate) fn paid(self, payment: Payment) -> Option<Draft> {
        Some(match (self, payment) {
            (Draft::Bid(_), Payment::ByHand(laid)) => Draft::Bid(laid),
            (Draft::Buy { army, .. }, payment) => Draft::Buy { army, payment },
            (Draft::Train { training, .. }, payment) => Draft::Train { training, payment },
            _ => return None,
        })
    }

    /// The action that is composed; none while there is too little of it.
    pub(crate) fn action(&self, hand: Cards) -> Option<Action> {
        let paid = self.laid(hand).cards();
        Some(match *self {
            Draft::Camps(fields) => {
                let mut fields = fields.iter();
                Action::Camps(Camps::new(fields.next()?, fields.next()?)?)
            }
            Draft::Bridge(column) => Action::Bridge(column?),
            Draft::Bid(_) => Action::Bid(paid),
            Draft::Buy { army, .. } => Action::Buy { army, paid },
            Draft::Train { training, .. } => Action::Train { training, paid },
            Draft::Deploy { placed, .. } => Action::Deploy(placed),
        })
    }
}
