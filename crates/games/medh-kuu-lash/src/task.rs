//! A turn (K5): what is asked of a player, and the fields that answer it.

use crate::{Action, Colour, Dice, Field, Fields, MedhKuuLash, Moment, State};
use stolik_game::Refusal as _;

/// What is asked of the player who must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// To roll, or to pass where that is possible (K23).
    RollOrPass,
    /// To move a piece along the peaks by this sum of the dice (K6, K9).
    Move(u8),
    /// To swap two pieces, along a row at this distance, which the own die shows (K7).
    Swap(u8),
    /// To let a piece fall from a morning and go so many steps to the right: the own die less 1 (K8).
    Fall(u8),
    /// To remove an own piece: 1+1 (K10).
    GiveUp,
    /// To remove a piece of the opponent: 6+6 (K10).
    Take,
    /// To remove a piece of the opponent for a triple (K18).
    Triple,
    /// To choose the way of a push (MK14).
    Push,
    /// To put the lost piece back on a peak (K21).
    Restore,
    /// To add a piece of the opposite colour (K21).
    Add,
    /// There is nothing to be done (MK27).
    Nothing,
}

impl Task {
    /// The article that says whose piece the task needs.
    pub(crate) fn piece_article(self) -> &'static str {
        match self {
            Task::RollOrPass => "K23",
            Task::Move(_) => "MK4",
            Task::Swap(_) => "MK9",
            Task::Fall(_) => "MK12",
            _ => self.refusal().article().0,
        }
    }
}

impl MedhKuuLash {
    /// What is asked of the player who must act; none where nobody must.
    #[inline]
    pub fn task(&self, state: &State) -> Option<Task> {
        if state.ending.is_some() {
            return None;
        }
        match state.moment {
            Moment::Start | Moment::Rolling => None,
            Moment::Before => Some(Task::RollOrPass),
            Moment::Rolled(dice) => Some(self.asked_by(state, dice)),
            Moment::Push(_) => Some(Task::Push),
            Moment::Triple(_) => Some(Task::Triple),
            Moment::Restore(..) => Some(Task::Restore),
            Moment::Add(..) => Some(Task::Add),
        }
    }

    /// What the dice say: the opponent's what to do, the own one how (K5).
    #[inline]
    fn asked_by(&self, state: &State, dice: Dice) -> Task {
        let own = dice.of(state.turn).eyes();
        let sum = own + dice.of(!state.turn).eyes();
        match (own, sum - own) {
            (1, 1) => return Task::GiveUp,                                       // K10
            (6, 6) => return Task::Take,                                         // K10
            (_, 4 | 5) if self.can_swap(state, own) => return Task::Swap(own),   // K7, MK11
            (_, 6) if !state.fallers().is_empty() => return Task::Fall(own - 1), // K8, MK11
            _ => {}
        }
        if self.movers(state, sum).is_empty() { Task::Nothing } else { Task::Move(sum) } // K6, K9, MK27
    }

    /// The colour of who acts for this state's turn or answers in it.
    #[inline]
    pub(crate) fn acting(&self, state: &State) -> Colour {
        match state.moment {
            Moment::Triple(due) | Moment::Restore(_, due) | Moment::Add(_, due) => due.by,
            Moment::Push(pushed) => self.push_chooser(state, pushed.colour),
            Moment::Start | Moment::Before | Moment::Rolling | Moment::Rolled(_) => state.turn,
        }
    }

    /// The fields that answer a task or begin its answer: each is one action, except for a swap.
    #[inline]
    pub(crate) fn answers(&self, state: &State, task: Task) -> Fields {
        let board = state.board;
        match task {
            Task::RollOrPass => state.passes(),
            Task::Move(sum) => self.movers(state, sum),
            Task::Fall(_) => state.fallers(),
            Task::GiveUp => board.of(state.turn),
            Task::Take | Task::Triple => board.of(!self.acting(state)), // MK20: mornings included
            Task::Push => state.push_ways(),
            Task::Restore => board.empty() & Fields::PEAKS, // MK23
            Task::Add => board.empty(),
            Task::Swap(distance) => self.swappers(state, distance),
            Task::Nothing => Fields::NONE,
        }
    }
}

impl State {
    /// The action that a field answers a task with.
    #[inline]
    pub(crate) fn answer(&self, task: Task, field: Field) -> Action {
        match task {
            Task::RollOrPass => Action::Pass(field),
            Task::Move(sum) => Action::Go { from: field, to: field.after(sum) },
            Task::Fall(steps) => Action::Go { from: field, to: field.near_peak(self.turn).after(steps) },
            Task::GiveUp | Task::Take | Task::Triple => Action::Remove(field),
            Task::Push => Action::Push(field),
            Task::Restore | Task::Add => Action::Put(field),
            Task::Swap(_) | Task::Nothing => Action::Nothing,
        }
    }
}
