//! Why a spot cannot be touched, or an action not be played: one diagnosis for walks and checks.

use crate::field::{NOTHING, PASS, RING, ROLL};
use crate::swap::distance_in_row;
use crate::{Action, Field, Fields, MedhKuuLash, Refusal, State, Task};
use stolik_game::Spot;
use stolik_game::kit::{Hop, Located, Touching};

impl MedhKuuLash {
    /// Why what is asked, of which these spots were touched rightly, does not go on with this one; none if it does.
    pub(crate) fn why_not_touch(&self, state: &State, before: &[Spot], spot: Spot) -> Option<Refusal> {
        let task = self.task(state).unwrap_or(Task::Nothing);
        match *before {
            [] => self.why_not_first(state, task, spot),
            [first] => self.why_not_second(state, task, first, spot),
            [_, _, ..] => Some(Refusal::PastEnd(spot)),
        }
    }

    /// Why no answer to the task begins with this spot; none if one does.
    fn why_not_first(&self, state: &State, task: Task, spot: Spot) -> Option<Refusal> {
        match (spot, task) {
            (ROLL, Task::RollOrPass) | (NOTHING, Task::Nothing) => None,
            (PASS, Task::RollOrPass) => state.passes().is_empty().then_some(Refusal::NoPass),
            (PASS, _) => Some(Refusal::PassTooLate), // K23
            (ROLL | NOTHING, _) => Some(task.refusal()),
            _ => match Field::of_spot(spot) {
                None => Some(Refusal::NotAField(spot)),
                Some(field) => self.why_not_field(state, task, field),
            },
        }
    }

    fn why_not_field(&self, state: &State, task: Task, field: Field) -> Option<Refusal> {
        if self.answers(state, task).has(field) {
            return None;
        }
        let own = state.board.on(field).map(|colour| colour == self.acting(state));
        Some(match (task, own) {
            (Task::RollOrPass, Some(true)) if !field.is_peak() => {
                Refusal::PassBlocked(Hop { from: field, to: field.near_peak(state.turn) })
            }
            (Task::RollOrPass, _) => Refusal::RollFirst(field),
            (Task::Nothing, _) => task.refusal(),
            (Task::Push, _) => Refusal::NotAWay(field, self.answers(state, task).iter().collect()),
            (Task::Restore | Task::Add, Some(_)) => Refusal::Occupied(field),
            (Task::Restore | Task::Add, None) => Refusal::NotOnMorning(field),
            (_, None) => Refusal::Empty(field, task),
            (Task::Take | Task::Triple, Some(_)) => Refusal::NotTheirs(field, task),
            (Task::Move(_), Some(false)) if !self.options.move_enemy => Refusal::NotYours(field, task), // MK4
            (Task::Move(_), Some(_)) if !field.is_peak() => Refusal::OnMorning(field),                  // MK5
            (Task::Move(sum), Some(_)) => {
                Refusal::NowhereToPush(Hop { from: field, to: field.after(sum) }) // MK17
            }
            (Task::Swap(_) | Task::Fall(_) | Task::GiveUp, Some(false)) => Refusal::NotYours(field, task),
            (Task::Swap(distance), Some(true)) => Refusal::NoPartner(field, distance),
            (Task::Fall(_) | Task::GiveUp, Some(true)) => Refusal::OnPeak(field),
        })
    }

    /// Why the answer to the task that began with a spot does not go on with another; none if it does.
    fn why_not_second(&self, state: &State, task: Task, first: Spot, second: Spot) -> Option<Refusal> {
        let goes_on = matches!(task, Task::Move(_) | Task::Fall(_) | Task::Swap(_));
        let passes = task == Task::RollOrPass && first != ROLL;
        if !goes_on && !passes {
            return Some(Refusal::PastEnd(second));
        }
        let Some(to) = Field::of_spot(second) else {
            return Some(Refusal::NotAField(second));
        };
        match (Field::of_spot(first), task) {
            (None, _) => state.why_no_pass(to),
            (Some(from), Task::Swap(distance)) => self.why_no_swap(state, distance, from, to),
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
        let (hop, task) = (Hop { from, to }, Task::Swap(distance));
        let peaks = (from.alone() | to.alone()) & Fields::PEAKS;
        Some(match (state.board.on(from), state.board.on(to)) {
            _ if from == to => Refusal::SameField(from),
            (None, _) => Refusal::Empty(from, task),
            (_, None) => Refusal::Empty(to, task), // MK8: never with an empty field
            (Some(one), Some(other)) if one != state.turn && other != state.turn => Refusal::NoneYours(hop),
            _ => match (peaks.len(), distance_in_row(from, to)) {
                (0, _) => Refusal::AlongMornings(hop),
                (1, _) => Refusal::OtherColumn(hop),
                (_, Some(apart)) => Refusal::WrongDistance(hop, apart, distance),
                (_, None) if self.options.swap_wrap => {
                    let apart = from.index().abs_diff(to.index());
                    Refusal::WrongDistance(hop, apart.min(RING - apart), distance)
                }
                (_, None) => Refusal::AroundCorner(hop),
            },
        })
    }

    /// Why an action, which is not legal, does not answer the task.
    pub(crate) fn why_not(&self, state: &State, task: Task, action: Action) -> Refusal {
        let fits = match action {
            Action::Roll | Action::Pass(_) | Action::Nothing => true,
            Action::Go { .. } => matches!(task, Task::Move(_) | Task::Fall(_)),
            Action::Swap(_) => matches!(task, Task::Swap(_)),
            Action::Remove(_) => matches!(task, Task::GiveUp | Task::Take | Task::Triple),
            Action::Push(_) => task == Task::Push,
            Action::Put(_) => matches!(task, Task::Restore | Task::Add),
        };
        let why = match (action, task) {
            _ if !fits => None,
            // Who names two fields at once is told about both.
            (Action::Swap(pair), Task::Swap(distance)) => {
                let [from, to] = pair.own_first(state.board.of(state.turn));
                self.why_no_swap(state, distance, from, to)
            }
            (Action::Pass(morning), Task::RollOrPass) => state.why_no_pass(morning),
            _ => {
                let touches = self.touches(state, &action);
                let why = |at: usize| self.why_not_touch(state, &touches[..at], touches[at]);
                (0..touches.len()).find_map(why)
            }
        };
        why.unwrap_or(task.refusal())
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
