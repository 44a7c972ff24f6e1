//! Why a spot cannot be touched, or an action not be played: one diagnosis for walks and checks.

use crate::action::Action;
use crate::field::Field;
use crate::fields::Fields;
use crate::game::MedhKuuLash;
use crate::refusal::{Hop, Refusal};
use crate::spots::{NOTHING, PASS, ROLL, field_of, spot_of};
use crate::state::State;
use crate::swap::distance_in_row;
use crate::task::Task;
use stolik_game::Spot;

impl MedhKuuLash {
    /// Why no answer to the task begins with this spot; none if one does.
    pub(crate) fn why_not_first(&self, state: &State, task: Task, spot: Spot) -> Option<Refusal> {
        match (spot, task) {
            (ROLL, Task::RollOrPass) | (NOTHING, Task::Nothing) => None,
            (PASS, Task::RollOrPass) => state.passes().is_empty().then_some(Refusal::NoPass),
            (PASS, _) => Some(Refusal::PassTooLate), // K23
            (ROLL | NOTHING, _) => Some(Refusal::Asked(task)),
            _ => match field_of(spot) {
                None => Some(Refusal::NotAField(spot)),
                Some(field) => self.why_not_field(state, task, field),
            },
        }
    }

    fn why_not_field(&self, state: &State, task: Task, field: Field) -> Option<Refusal> {
        if let Task::Swap { distance } = task {
            return self.why_no_swapper(state, distance, field);
        }
        if self.answers(state, task).has(field) {
            return None;
        }
        let own = state.board.on(field).map(|colour| colour == self.acting(state));
        Some(match (task, own) {
            (Task::RollOrPass, Some(true)) if !field.is_peak() => {
                Refusal::PassBlocked(Hop { from: field, to: field.near_peak(state.turn) })
            }
            (Task::RollOrPass, _) => Refusal::RollFirst(field),
            (Task::Nothing | Task::Swap { .. }, _) => Refusal::Asked(task),
            (Task::Push, _) => Refusal::NotAWay(field, self.answers(state, task).iter().collect()),
            (Task::Restore | Task::Add, Some(_)) => Refusal::Occupied(field),
            (Task::Restore | Task::Add, None) => Refusal::NotOnMorning(field),
            (_, None) => Refusal::Empty(field, task),
            (Task::Take | Task::Triple, Some(_)) => Refusal::NotTheirs(field, task),
            (Task::Move { .. }, Some(false)) if !self.options.move_enemy => Refusal::NotYours(field, task), // MK4
            (Task::Move { .. }, Some(_)) if !field.is_peak() => Refusal::OnMorning(field), // MK5
            (Task::Move { sum }, Some(_)) => {
                Refusal::NowhereToPush(Hop { from: field, to: field.after(sum) }) // MK17
            }
            (Task::Fall { .. } | Task::GiveUp, Some(false)) => Refusal::NotYours(field, task),
            (Task::Fall { .. } | Task::GiveUp, Some(true)) => Refusal::OnPeak(field),
        })
    }

    fn why_no_swapper(&self, state: &State, distance: u8, field: Field) -> Option<Refusal> {
        let task = Task::Swap { distance };
        match state.board.on(field) {
            None => Some(Refusal::Empty(field, task)),
            Some(colour) if colour != state.turn => Some(Refusal::NotYours(field, task)),
            Some(_) => {
                let alone = self.partners(state, distance, field).is_empty();
                alone.then_some(Refusal::NoPartner(field, distance))
            }
        }
    }

    /// Why the answer to the task that began with a spot, so far rightly, does not go on with another; none if it does.
    pub(crate) fn why_not_second(
        &self,
        state: &State,
        task: Task,
        first: Spot,
        second: Spot,
    ) -> Option<Refusal> {
        let goes_on = matches!(task, Task::Move { .. } | Task::Fall { .. } | Task::Swap { .. });
        let passes = task == Task::RollOrPass && first != ROLL;
        if !goes_on && !passes {
            return Some(Refusal::PastEnd(second));
        }
        let Some(to) = field_of(second) else {
            return Some(Refusal::NotAField(second));
        };
        match (field_of(first), task) {
            (None, _) => state.why_no_pass(to),
            (Some(from), Task::Swap { distance }) => self.why_no_swap(state, distance, from, to),
            (Some(from), _) => {
                let right = state.landing(task, from);
                (to != right).then_some(Refusal::WrongLanding(Hop { from, to }, right))
            }
        }
    }

    /// Why two fields cannot be swapped; none if they can.
    fn why_no_swap(&self, state: &State, distance: u8, from: Field, to: Field) -> Option<Refusal> {
        if self.partners(state, distance, from).has(to) {
            return None;
        }
        let hop = Hop { from, to };
        let peaks = (from.alone() | to.alone()) - Fields::MORNINGS;
        Some(match (state.board.on(from), state.board.on(to)) {
            _ if from == to => Refusal::SameField(from),
            (None, _) => Refusal::Empty(from, Task::Swap { distance }),
            (_, None) => Refusal::Empty(to, Task::Swap { distance }), // MK8: never with an empty field
            (Some(one), Some(other)) if one != state.turn && other != state.turn => Refusal::NoneYours(hop),
            _ => match (peaks.len(), distance_in_row(from, to)) {
                (0, _) => Refusal::AlongMornings(hop),
                (1, _) => Refusal::OtherColumn(hop),
                (_, Some(apart)) => Refusal::WrongDistance { hop, apart, die: distance },
                (_, None) if self.options.swap_wrap => {
                    let apart = from.index().abs_diff(to.index());
                    Refusal::WrongDistance { hop, apart: apart.min(16 - apart), die: distance }
                }
                (_, None) => Refusal::AroundCorner(hop),
            },
        })
    }

    /// Why an action, which is not legal, does not answer the task.
    pub(crate) fn why_not(&self, state: &State, task: Task, action: Action) -> Refusal {
        let fits = match action {
            Action::Roll | Action::Pass(_) | Action::Nothing => true,
            Action::Go { .. } => matches!(task, Task::Move { .. } | Task::Fall { .. }),
            Action::Swap(_) => matches!(task, Task::Swap { .. }),
            Action::Remove(_) => matches!(task, Task::GiveUp | Task::Take | Task::Triple),
            Action::Push(_) => task == Task::Push,
            Action::Put(_) => matches!(task, Task::Restore | Task::Add),
        };
        if !fits {
            return Refusal::Asked(task);
        }
        // Who names two fields at once is told about both.
        match (action, task) {
            (Action::Swap(pair), Task::Swap { distance }) => {
                let [from, to] = state.own_first(pair);
                return self.why_no_swap(state, distance, from, to).unwrap_or(Refusal::Asked(task));
            }
            (Action::Pass(morning), Task::RollOrPass) => {
                return state.why_no_pass(morning).unwrap_or(Refusal::Asked(task));
            }
            _ => {}
        }
        let (first, second) = touches(action);
        let why = self.why_not_first(state, task, first);
        let why = why.or_else(|| self.why_not_second(state, task, first, second?));
        why.unwrap_or(Refusal::Asked(task))
    }
}

impl State {
    /// Where the piece on a field goes.
    pub(crate) fn landing(&self, task: Task, from: Field) -> Field {
        match self.answer(task, from) {
            Action::Go { to, .. } => to,
            _ => from.near_peak(self.turn), // K23
        }
    }

    /// Why the piece on a field cannot pass; none if it can.
    fn why_no_pass(&self, field: Field) -> Option<Refusal> {
        if self.passes().has(field) {
            return None;
        }
        Some(match self.board.on(field) {
            None => Refusal::Empty(field, Task::RollOrPass),
            Some(colour) if colour != self.turn => Refusal::NotYours(field, Task::RollOrPass),
            Some(_) if field.is_peak() => Refusal::PassFromPeak(field),
            Some(colour) => Refusal::PassBlocked(Hop { from: field, to: field.near_peak(colour) }),
        })
    }
}

/// The spots that a person touches for an action.
fn touches(action: Action) -> (Spot, Option<Spot>) {
    match action {
        Action::Roll => (ROLL, None),
        Action::Nothing => (NOTHING, None),
        Action::Pass(morning) => (PASS, Some(spot_of(morning))),
        Action::Go { from, to } => (spot_of(from), Some(spot_of(to))),
        Action::Swap(pair) => (spot_of(pair.first()), Some(spot_of(pair.second()))),
        Action::Remove(field) | Action::Push(field) | Action::Put(field) => (spot_of(field), None),
    }
}
