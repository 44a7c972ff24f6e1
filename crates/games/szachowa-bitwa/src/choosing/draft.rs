//! Choosing before the battle: each walk is one step of the draft, or its commit.

use crate::choosing::hand_of;
use crate::choosing::notes::{price_note, training_note};
use crate::spots::Button;
use crate::{
    Action, Army, Colour, Deployment, Draft, Field, HandCard, Kind, Laid, Payment, Refusal, Step,
    SzachowaBitwa, Task, Training, View, propose_deployment,
};
use stolik_game::kit::Located;
use stolik_game::{Choice, Composing, DraftWalkOf, Hint, Message, Next, Spot, Walk};

/// What a first touch means.
enum Touch {
    /// Something is chosen.
    Chosen(Choice<Action, Step>),
    /// A placed piece is taken, to be moved or lifted.
    Taken(Field),
}

/// A player who composes.
pub(crate) struct Desk<'a> {
    pub game: &'a SzachowaBitwa,
    pub view: &'a View,
    pub colour: Colour,
    pub task: Task,
    pub draft: Draft,
}

impl SzachowaBitwa {
    /// A sensible deployment of the own army.
    pub(crate) fn proposed_deployment(&self, view: &View, colour: Colour) -> Option<Deployment> {
        let (camps, army) = (view.open.camps[colour.index()]?, view.army(colour)?);
        Some(propose_deployment(self.ground(&view.open), colour, camps, army))
    }
}

impl Draft {
    /// How many pieces of a kind are still in the tray.
    pub(crate) fn left(&self, army: Army, kind: Kind) -> u8 {
        match self {
            Draft::Deploy { placed, .. } => army.count(kind).saturating_sub(placed.of(kind).count() as u8),
            _ => 0,
        }
    }

    /// The kind whose piece a touched field gets: the one picked, or the first that has pieces left.
    pub(crate) fn placing(&self, army: Army) -> Option<Kind> {
        let Draft::Deploy { picked, .. } = self else { return None };
        picked.iter().chain(&Kind::DEPLOYED).copied().find(|kind| self.left(army, *kind) > 0)
    }
}

impl Desk<'_> {
    /// Where a walk stands after these spots were touched; or which of them cannot be, and why.
    pub fn walk(&self, touched: &[Spot]) -> Result<DraftWalkOf<SzachowaBitwa>, (usize, Refusal)> {
        let [first, rest @ ..] = touched else {
            return Ok(Walk::going_on(self.first_spots()));
        };
        let past_end = |at: usize, spot: Spot| Err((at, Refusal::PastEnd(spot, self.task)));
        match (self.touch(*first).map_err(|why| (0, why))?, rest) {
            (Touch::Chosen(choice), []) => Ok(Walk::arrived(choice)),
            (Touch::Chosen(_), [spot, ..]) => past_end(1, *spot),
            (Touch::Taken(from), []) => Ok(Walk::going_on(self.second_spots(from))),
            (Touch::Taken(from), [second, rest @ ..]) => {
                let step = self.touch_second(from, *second).map_err(|why| (1, why))?;
                match rest {
                    [] => Ok(Walk::arrived(Choice::Step(step))),
                    [spot, ..] => past_end(2, *spot),
                }
            }
        }
    }

    fn army(&self) -> Army {
        self.view.army(self.colour).unwrap_or_default()
    }

    /// What a first touch means; if nothing, why not.
    fn touch(&self, spot: Spot) -> Result<Touch, Refusal> {
        if let (Some(field), Draft::Deploy { placed, .. }) = (Field::of_spot(spot), &self.draft)
            && placed.on(field).is_some()
        {
            return Ok(Touch::Taken(field));
        }
        let choice = match (Field::of_spot(spot), HandCard::of_spot(spot), Button::of(spot)) {
            (Some(field), _, _) => Choice::Step(self.touch_field(spot, field)?),
            (_, Some(card), _) => match self.draft {
                Draft::Bid(_) | Draft::Buy { .. } | Draft::Train { .. } => Choice::Step(Step::Card(card)),
                _ => return Err(Refusal::NotASpot(spot, self.task)),
            },
            (_, _, Some(button)) => self.press(button)?,
            _ => return Err(Refusal::NotASpot(spot, self.task)),
        };
        if let Choice::Step(step) = choice {
            self.takes(step)?;
        }
        Ok(Touch::Chosen(choice))
    }

    /// Whether the draft would take a step.
    fn takes(&self, step: Step) -> Result<(), Refusal> {
        self.game.take_step(self.view, self.colour.seat(), &mut self.draft.clone(), step).map(|_| ())
    }

    fn touch_field(&self, spot: Spot, field: Field) -> Result<Step, Refusal> {
        self.game.check_own(self.view, self.colour, field)?;
        match self.draft {
            Draft::Camps(_) => Ok(Step::Camp(field)),
            Draft::Bridge(bridge) => {
                if !self.banks().any(|bank| bank == field) {
                    return Err(Refusal::NotAtTheBank(field)); // I
                }
                let column = field.file();
                Ok(Step::Bridge((bridge != Some(column)).then_some(column)))
            }
            Draft::Deploy { .. } => {
                self.game.check_place(self.view, self.colour, field)?;
                let kind = self.draft.placing(self.army());
                kind.map(|kind| Step::Place(kind, field)).ok_or(Refusal::PastEnd(spot, self.task))
            }
            _ => Err(Refusal::NotASpot(spot, self.task)),
        }
    }

    /// The own fields at the river.
    fn banks(&self) -> impl Iterator<Item = Field> {
        let size = self.game.ground(&self.view.open).size();
        let row = match self.colour {
            Colour::White => size,
            Colour::Black => size + 1,
        };
        (1..=size).filter_map(move |column| Field::new(column, row))
    }

    fn press(&self, button: Button) -> Result<Choice<Action, Step>, Refusal> {
        let task = self.task;
        let commit = || self.game.commit(self.view, self.colour.seat(), &self.draft).map(Choice::Action);
        let already = Err(Refusal::AlreadySo(button.spot(), task));
        let step = |step| Ok(Choice::Step(step));
        match (button, self.draft) {
            (Button::Commit, _) if task != Task::AddOrDeclare => commit(),
            // S-7: who adds nothing declares the end.
            (Button::Add, Draft::Bid(Laid::NONE)) if task == Task::AddOrDeclare => Err(Refusal::NoCardLaid),
            (Button::Declare, Draft::Bid(laid)) if task == Task::AddOrDeclare && !laid.is_empty() => {
                Err(Refusal::CardsLaid(laid.cards()))
            }
            (Button::Add | Button::Declare, Draft::Bid(_)) if task == Task::AddOrDeclare => commit(),
            (Button::Propose, Draft::Buy { payment, .. } | Draft::Train { payment, .. }) => match payment {
                Payment::Proposed => already,
                Payment::ByHand(_) => step(Step::Pay(Payment::Proposed)),
            },
            (Button::Propose, Draft::Deploy { placed, picked }) => {
                match self.game.proposed_deployment(self.view, self.colour) {
                    Some(proposed) if proposed != placed => {
                        step(Step::Become(Draft::Deploy { placed: proposed, picked }))
                    }
                    _ => already,
                }
            }
            (Button::Clear, draft) if clears(task) => match Draft::empty(task) {
                Some(empty) if empty != draft => step(Step::Become(empty)),
                _ => already,
            },
            (Button::Buy(kind), Draft::Buy { army, .. }) => step(Step::Count(kind, army.count(kind) + 1)),
            (Button::Drop(kind), Draft::Buy { army, .. }) => match army.count(kind).checked_sub(1) {
                Some(count) => step(Step::Count(kind, count)),
                None => Err(Refusal::NoneBought(kind)),
            },
            (Button::Train(level), Draft::Train { training, .. }) if level == training => already,
            (Button::Train(level), Draft::Train { .. }) => step(Step::Train(level)),
            (Button::Place(kind), Draft::Deploy { .. }) => match self.draft.placing(self.army()) {
                _ if self.draft.left(self.army(), kind) == 0 => Err(Refusal::NoneLeft(kind)),
                Some(placing) if placing == kind => already,
                _ => step(Step::Pick(Some(kind))),
            },
            (Button::Lift, Draft::Deploy { .. }) => Err(Refusal::NothingTaken),
            _ => Err(Refusal::NotASpot(button.spot(), task)),
        }
    }

    /// What a second touch means, when a placed piece was touched first.
    fn touch_second(&self, from: Field, spot: Spot) -> Result<Step, Refusal> {
        let step = match (Field::of_spot(spot), Button::of(spot)) {
            (Some(to), _) if to == from => return Err(Refusal::AlreadySo(spot, self.task)),
            (Some(to), _) => Step::Move(from, to),
            (_, Some(Button::Lift)) => Step::Lift(from),
            _ => return Err(Refusal::NotASpot(spot, self.task)),
        };
        self.takes(step).map(|()| step)
    }

    /// Everything that is ever touched first for this decision.
    fn candidates(&self) -> Vec<Spot> {
        let hand = HandCard::all_of(hand_of(self.view, self.colour)).map(HandCard::spot);
        let board = self.game.ground(&self.view.open).board_of(self.colour).iter().map(Field::spot);
        let mut spots: Vec<Spot> = match self.task {
            Task::Camps | Task::Deploy => board.collect(),
            Task::Bridge => self.banks().map(Field::spot).collect(),
            _ => hand.collect(),
        };
        spots.extend(buttons(self.task).into_iter().map(Button::spot));
        spots
    }

    fn first_spots(&self) -> Vec<Next> {
        let candidates = self.candidates().into_iter();
        candidates
            .filter_map(|spot| {
                let hint = match self.touch(spot).ok()? {
                    Touch::Chosen(Choice::Step(Step::Camp(_) | Step::Bridge(_) | Step::Place(..))) => {
                        Hint::Step
                    }
                    _ => Hint::Choose,
                };
                let price = self.price(spot);
                Some(Next {
                    badge: price.as_ref().map(|(price, _)| price.to_string()),
                    note: price.map(|(_, note)| note),
                    ..Next::new(spot, hint)
                })
            })
            .collect()
    }

    fn second_spots(&self, from: Field) -> Vec<Next> {
        let board = self.game.ground(&self.view.open).board_of(self.colour).iter().map(Field::spot);
        let spots = board.map(|spot| (spot, Hint::Step)).chain([(Button::Lift.spot(), Hint::Choose)]);
        spots
            .filter(|(spot, _)| self.touch_second(from, *spot).is_ok())
            .map(|(spot, hint)| Next::new(spot, hint))
            .collect()
    }

    /// What a button's purchase costs, with the words for it.
    fn price(&self, spot: Spot) -> Option<(u16, Message)> {
        let points = hand_of(self.view, self.colour).sum();
        match (Button::of(spot)?, self.draft) {
            (Button::Buy(kind), Draft::Buy { army, .. }) => {
                let price = kind.value();
                Some((price, price_note(kind, points.saturating_sub(army.cost() + price))))
            }
            (Button::Train(training), _) => {
                let left = points.saturating_sub(training.cost());
                Some((training.cost(), training_note(training, left)))
            }
            _ => None,
        }
    }
}

/// Whether there is a button that takes everything back.
fn clears(task: Task) -> bool {
    buttons(task).contains(&Button::Clear)
}

/// The buttons of a composed decision.
pub(crate) fn buttons(task: Task) -> Vec<Button> {
    let troops = |button: fn(Kind) -> Button| Kind::TROOPS.into_iter().map(button);
    match task {
        Task::Camps | Task::Bridge => vec![Button::Commit],
        Task::Bid | Task::AddLast => vec![Button::Clear, Button::Commit],
        Task::AddOrDeclare => vec![Button::Clear, Button::Add, Button::Declare],
        Task::Buy => {
            let pairs = troops(Button::Buy).zip(troops(Button::Drop)).flat_map(|(buy, drop)| [buy, drop]);
            pairs.chain([Button::Propose, Button::Clear, Button::Commit]).collect()
        }
        Task::Train => Training::all().map(Button::Train).chain([Button::Propose, Button::Commit]).collect(),
        Task::Deploy => {
            let tray = Kind::DEPLOYED.into_iter().map(Button::Place);
            tray.chain([Button::Lift, Button::Propose, Button::Clear, Button::Commit]).collect()
        }
        Task::Command | Task::GoOn(_) | Task::Special | Task::Desert => Vec::new(),
    }
}
