//! What a player composes before committing it, in small steps that can be taken back.

pub(crate) mod cards;

use crate::{
    Action, Army, Camps, Cards, Column, Deployment, Field, Fields, HandCard, Kind, Laid, Refusal, Task,
    Training, propose_payment,
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

/// A step of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A camp is put on a field, or taken from it.
    Camp(Field),
    /// The bridge is put into a column, or taken away.
    Bridge(Option<Column>),
    /// A card is laid down, or taken back.
    Card(HandCard),
    /// How it is paid.
    Pay(Payment),
    /// So many of a kind are bought.
    Count(Kind, u8),
    /// The king is trained so far.
    Train(Training),
    /// Pieces of this kind are placed from now on.
    Pick(Option<Kind>),
    /// A piece is put on a field.
    Place(Kind, Field),
    /// The piece on a field goes back into the tray.
    Lift(Field),
    /// The piece on the first field goes to the second.
    Move(Field, Field),
    /// The whole draft becomes this one: a proposal, an empty draft, or what was before.
    Become(Draft),
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

    /// Takes a step and returns the one that takes it back. What the step asks of the draft itself is checked here, what
    /// it asks of board and hand is not.
    pub(crate) fn take(&mut self, step: Step, hand: Cards, task: Task) -> Result<Step, Refusal> {
        let before = *self;
        Ok(match (&mut *self, step) {
            (Draft::Camps(fields), Step::Camp(field)) => {
                if fields.has(field) {
                    fields.remove(field);
                } else if fields.len() == u32::from(Kind::Camp.most()) {
                    return Err(Refusal::TooManyOf(Kind::Camp, Kind::Camp.most()));
                } else {
                    fields.insert(field);
                }
                step
            }
            (Draft::Bridge(bridge), Step::Bridge(column)) => Step::Bridge(std::mem::replace(bridge, column)),
            (Draft::Bid(laid), Step::Card(card)) => {
                *laid = laid.toggled(card);
                step
            }
            (Draft::Buy { payment, .. } | Draft::Train { payment, .. }, Step::Card(card)) => {
                let laid = before.laid(hand).toggled(card);
                Step::Pay(std::mem::replace(payment, Payment::ByHand(laid)))
            }
            (Draft::Buy { payment, .. } | Draft::Train { payment, .. }, Step::Pay(how)) => {
                Step::Pay(std::mem::replace(payment, how))
            }
            (Draft::Buy { army, .. }, Step::Count(kind, count)) => {
                let old = army.count(kind);
                *army = army.with(kind, count).ok_or(Refusal::TooManyOf(kind, kind.most()))?;
                Step::Count(kind, old)
            }
            (Draft::Train { training, .. }, Step::Train(level)) => {
                Step::Train(std::mem::replace(training, level))
            }
            (Draft::Deploy { picked, .. }, Step::Pick(kind)) => Step::Pick(std::mem::replace(picked, kind)),
            (Draft::Deploy { placed, .. }, Step::Place(kind, field)) => {
                if placed.on(field).is_some() {
                    return Err(Refusal::TwiceOn(field)); // S-13
                }
                *placed = Deployment::new(placed.iter().chain([(kind, field)]))
                    .ok_or(Refusal::TooManyOf(kind, kind.most()))?;
                Step::Lift(field)
            }
            (Draft::Deploy { placed, .. }, Step::Lift(field)) => {
                let kind = placed.on(field).ok_or(Refusal::Empty(field))?;
                *placed = rebuilt(placed, |at| (at != field).then_some(at));
                Step::Place(kind, field)
            }
            (Draft::Deploy { placed, .. }, Step::Move(from, to)) => {
                placed.on(from).ok_or(Refusal::Empty(from))?;
                if placed.on(to).is_some() {
                    return Err(Refusal::TwiceOn(to)); // S-13
                }
                *placed = rebuilt(placed, |at| Some(if at == from { to } else { at }));
                Step::Move(to, from)
            }
            (draft, Step::Become(other)) if other.answers(task) => {
                *draft = other;
                Step::Become(before)
            }
            _ => return Err(task.refusal()),
        })
    }
}

/// The same pieces on other fields, or without some.
fn rebuilt(placed: &Deployment, to: impl Fn(Field) -> Option<Field>) -> Deployment {
    let pieces = placed.iter().filter_map(|(kind, field)| Some((kind, to(field)?)));
    Deployment::new(pieces).unwrap_or_default()
}
