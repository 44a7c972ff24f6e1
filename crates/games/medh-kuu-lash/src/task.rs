//! What is asked of a player, and the fields that answer it.

use crate::action::Action;
use crate::colour::Colour;
use crate::dice::Dice;
use crate::field::Field;
use crate::fields::{Columns, Fields};
use crate::game::MedhKuuLash;
use crate::push::Way;
use crate::state::{Moment, State};

/// What is asked of the player who must act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// To roll, or to pass where that is possible (K23).
    RollOrPass,
    /// To move a piece along the peaks by the sum of the dice (K6, K9).
    Move {
        /// The sum.
        sum: u8,
    },
    /// To swap two pieces (K7).
    Swap {
        /// Their distance along a row: the own die.
        distance: u8,
    },
    /// To let a piece fall from a morning (K8).
    Fall {
        /// The steps to the right after it has come down: the own die less 1.
        steps: u8,
    },
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
            Moment::Rolled(dice) => Some(self.duty(state, dice)),
            Moment::Push { .. } => Some(Task::Push),
            Moment::Triple { .. } => Some(Task::Triple),
            Moment::Restore { .. } => Some(Task::Restore),
            Moment::Add { .. } => Some(Task::Add),
        }
    }

    /// What the dice say: the opponent's what to do, the own one how (K5).
    #[inline]
    fn duty(&self, state: &State, dice: Dice) -> Task {
        let own = dice.of(state.turn).eyes();
        let sum = own + dice.of(!state.turn).eyes();
        match (own, sum - own) {
            (1, 1) => return Task::GiveUp, // K10
            (6, 6) => return Task::Take,   // K10
            (_, 4 | 5) if self.can_swap(state, own) => return Task::Swap { distance: own }, // K7, MK11
            (_, 6) if !state.fallers().is_empty() => return Task::Fall { steps: own - 1 }, // K8, MK11
            _ => {}
        }
        if self.movers(state, sum).is_empty() { Task::Nothing } else { Task::Move { sum } } // K6, K9, MK27
    }

    /// The colour of who acts for this state's turn or answers in it.
    #[inline]
    pub(crate) fn acting(&self, state: &State) -> Colour {
        match state.moment {
            Moment::Triple { by, .. } | Moment::Restore { by, .. } | Moment::Add { by, .. } => by,
            Moment::Push { colour, .. } => self.push_chooser(state, colour),
            Moment::Start | Moment::Before | Moment::Rolling | Moment::Rolled(_) => state.turn,
        }
    }

    /// The fields that answer a task with one touch or begin its answer, except for a swap: each is one action.
    #[inline]
    pub(crate) fn answers(&self, state: &State, task: Task) -> Fields {
        let board = state.board;
        match task {
            Task::RollOrPass => state.passes(),
            Task::Move { sum } => self.movers(state, sum),
            Task::Fall { .. } => state.fallers(),
            Task::GiveUp => board.of(state.turn),
            Task::Take | Task::Triple => board.of(!self.acting(state)), // MK20: mornings included
            Task::Push => state.push_ways(),
            Task::Restore => board.empty() & Fields::PEAKS, // MK23
            Task::Add => board.empty(),
            Task::Swap { .. } | Task::Nothing => Fields::NONE,
        }
    }

    /// The pieces that may move by the sum: own ones on peaks (MK4, MK5), unless their push would have nowhere to go.
    #[inline]
    pub(crate) fn movers(&self, state: &State, sum: u8) -> Fields {
        let board = state.board;
        let pieces = if self.options.move_enemy { board.occupied() } else { board.of(state.turn) };
        let mut movers = pieces & Fields::PEAKS;
        for colour in Colour::ALL {
            if board.mornings(colour) == Columns::ALL {
                movers -= board.of(colour).steps_before(sum); // MK17
            }
        }
        movers
    }
}

impl State {
    /// The action that a field answers a task with.
    #[inline]
    pub(crate) fn answer(&self, task: Task, field: Field) -> Action {
        match task {
            Task::RollOrPass => Action::Pass(field),
            Task::Move { sum } => Action::Go { from: field, to: field.after(sum) },
            Task::Fall { steps } => Action::Go { from: field, to: field.near_peak(self.turn).after(steps) },
            Task::GiveUp | Task::Take | Task::Triple => Action::Remove(field),
            Task::Push => Action::Push(field),
            Task::Restore | Task::Add => Action::Put(field),
            Task::Swap { .. } | Task::Nothing => Action::Nothing,
        }
    }

    /// The mornings from which the player may pass: the near peak must be free (K23, MK26).
    #[inline]
    pub(crate) fn passes(&self) -> Fields {
        let occupied = self.board.occupied().bits();
        let near = match self.turn {
            Colour::Green => occupied as u8,
            Colour::Wooden => ((occupied >> 8) as u8).reverse_bits(),
        };
        let free = self.board.mornings(self.turn) - Columns(near);
        Fields::NONE.with_mornings(free)
    }

    /// The pieces that may fall: own ones on mornings (MK12).
    #[inline]
    pub(crate) fn fallers(&self) -> Fields {
        self.board.of(self.turn) & Fields::MORNINGS
    }

    /// The mornings towards which a push may go on; both, since otherwise nobody is asked.
    fn push_ways(&self) -> Fields {
        let Moment::Push { peak, .. } = self.moment else {
            return Fields::NONE;
        };
        let next = [Way::Left, Way::Right].map(|way| way.next(peak.column()));
        next.into_iter().flatten().map(Field::morning_of).collect()
    }
}
