//! Which actions ask for a roll: the last one, and those that were decided at the same time.

use super::{Added, Fresh};
use stolik_game::{Actor, Seat, Seats};

/// The actions that ask for the next roll: the last one; where several seats are asked at the same time, whichever comes
/// first, all of theirs. What they add goes into the roll.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Asking {
    actions: Vec<Action>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Action {
    /// How many inputs stood before it.
    standing: usize,
    seat: Seat,
    fresh: Fresh,
    /// Whether others were asked at the same time.
    together: bool,
}

/// Whether seats are asked at the same time.
pub(super) fn is_together(actor: Actor) -> bool {
    matches!(actor, Actor::Each(_))
}

impl Asking {
    /// A seat acts.
    pub(super) fn acts(&mut self, standing: usize, seat: Seat, fresh: Fresh, together: bool) {
        if !together || self.actions.last().is_some_and(|last| !last.together) {
            self.actions.clear();
        }
        self.actions.push(Action { standing, seat, fresh, together });
    }

    /// It was rolled: what comes next asks anew.
    pub(super) fn is_rolled(&mut self) {
        self.actions.clear();
    }

    /// Inputs were taken back; so many stand.
    pub(super) fn keep(&mut self, standing: usize) {
        self.actions.retain(|action| action.standing < standing);
    }

    /// Whose actions these are.
    pub(super) fn seats(&self) -> Seats {
        self.actions.iter().map(|action| action.seat).collect()
    }

    /// What they add.
    pub(super) fn added(&self) -> Added {
        self.actions.iter().map(|action| (action.seat, action.fresh.clone())).collect()
    }
}
