//! Choosing before the battle: each walk is one step of the draft, or its commit.

use crate::check::check_own_board;
use crate::choosing::hand_of;
use crate::choosing::notes::{price_note, training_note};
use crate::spots::Button;
use crate::{
    Action, Army, Colour, Deployment, Draft, Field, HandCard, Kind, Laid, Payment, Refusal, SzachowaBitwa,
    Task, Training, View, propose_deployment,
};
use stolik_game::kit::Located;
use stolik_game::{Choice, Composing, DraftWalkOf, Hint, Message, Next, Spot, Walk};

/// What a first touch means.
enum Touch {
    /// Something is chosen.
    Chosen(Choice<Action, Draft>),
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
            (_, Some(card), _) => {
                let laid = self.draft.laid(hand_of(self.view, self.colour)).toggled(card);
                let step = self.draft.paid(Payment::ByHand(laid));
                Choice::Step(step.ok_or(Refusal::NotASpot(spot, self.task))?)
            }
            (_, _, Some(button)) => self.press(button)?,
            _ => return Err(Refusal::NotASpot(spot, self.task)),
        };
        if let Choice::Step(draft) = &choice {
            self.game.check_draft(self.view, self.colour, draft)?;
        }
        Ok(Touch::Chosen(choice))
    }

    fn touch_field(&self, spot: Spot, field: Field) -> Result<Draft, Refusal> {
        check_own_board(self.game.ground(&self.view.open), self.colour, field)?;
        match self.draft {
            Draft::Camps(fields) => Ok(Draft::Camps(fields.toggled(field))),
            Draft::Bridge(bridge) => {
                if !self.banks().any(|bank| bank == field) {
                    return Err(Refusal::NotAtTheBank(field)); // I
                }
                let column = field.file();
                Ok(Draft::Bridge((bridge != Some(column)).then_some(column)))
            }
            Draft::Deploy { placed, picked } => {
                self.game.check_place(&self.view.open, self.colour, field)?;
                let kind = self.draft.placing(self.army()).ok_or(Refusal::PastEnd(spot, self.task))?;
                let placed = placed.with(kind, field).ok_or(Refusal::TooManyOf(kind, kind.most()))?;
                Ok(Draft::Deploy { placed, picked })
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

    fn press(&self, button: Button) -> Result<Choice<Action, Draft>, Refusal> {
        let task = self.task;
        let commit = || self.game.commit(self.view, self.colour.seat(), &self.draft).map(Choice::Action);
        // What a button sets; it may be so already.
        let becomes = |next: Draft| {
            let already = Refusal::AlreadySo(button.spot(), task);
            if next == self.draft { Err(already) } else { Ok(Choice::Step(next)) }
        };
        match (button, self.draft) {
            (Button::Commit, _) if task != Task::AddOrDeclare => commit(),
            // S-7: who adds nothing declares the end.
            (Button::Add, Draft::Bid(Laid::NONE)) if task == Task::AddOrDeclare => Err(Refusal::NoCardLaid),
            (Button::Declare, Draft::Bid(laid)) if task == Task::AddOrDeclare && !laid.is_empty() => {
                Err(Refusal::CardsLaid(laid.cards()))
            }
            (Button::Add | Button::Declare, Draft::Bid(_)) if task == Task::AddOrDeclare => commit(),
            (Button::Propose, Draft::Deploy { placed, picked }) => {
                let proposed = self.game.proposed_deployment(self.view, self.colour);
                becomes(Draft::Deploy { placed: proposed.unwrap_or(placed), picked })
            }
            (Button::Propose, Draft::Buy { .. } | Draft::Train { .. }) => {
                becomes(self.draft.paid(Payment::Proposed).unwrap_or(self.draft))
            }
            (Button::Clear, draft) if clears(task) => becomes(Draft::empty(task).unwrap_or(draft)),
            (Button::Buy(kind), Draft::Buy { army, payment }) => {
                let army = army.with(kind, army.count(kind) + 1);
                let army = army.ok_or(Refusal::TooManyOf(kind, kind.most()))?;
                becomes(Draft::Buy { army, payment })
            }
            (Button::Drop(kind), Draft::Buy { army, payment }) => {
                let count = army.count(kind).checked_sub(1);
                let army = count.and_then(|count| army.with(kind, count)).ok_or(Refusal::NoneBought(kind))?;
                becomes(Draft::Buy { army, payment })
            }
            (Button::Train(training), Draft::Train { payment, .. }) => {
                becomes(Draft::Train { training, payment })
            }
            (Button::Place(kind), Draft::Deploy { placed, .. }) => match self.draft.placing(self.army()) {
                _ if self.draft.left(self.army(), kind) == 0 => Err(Refusal::NoneLeft(kind)),
                Some(placing) if placing == kind => becomes(self.draft),
                _ => becomes(Draft::Deploy { placed, picked: Some(kind) }),
            },
            (Button::Lift, Draft::Deploy { .. }) => Err(Refusal::NothingTaken),
            _ => Err(Refusal::NotASpot(button.spot(), task)),
        }
    }

    /// What a second touch means, when a placed piece was touched first.
    fn touch_second(&self, from: Field, spot: Spot) -> Result<Draft, Refusal> {
        let to = match (Field::of_spot(spot), Button::of(spot)) {
            (Some(to), _) if to == from => return Err(Refusal::AlreadySo(spot, self.task)),
            (Some(to), _) => Some(to),
            (_, Some(Button::Lift)) => None,
            _ => return Err(Refusal::NotASpot(spot, self.task)),
        };
        let Draft::Deploy { placed, picked } = self.draft else {
            return Err(Refusal::NotASpot(spot, self.task));
        };
        let draft = Draft::Deploy { placed: placed.moved(from, to), picked };
        self.game.check_draft(self.view, self.colour, &draft).map(|()| draft)
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
                let hint = match (self.touch(spot).ok()?, spot) {
                    (Touch::Chosen(_), Spot::Field(_)) => Hint::Step,
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
