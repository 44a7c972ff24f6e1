//! Choosing: a piece and where it goes, two pieces that are swapped, one field, or a button.

use crate::action::{Action, Pair};
use crate::colour::Colour;
use crate::field::Field;
use crate::fields::Fields;
use crate::game::MedhKuuLash;
use crate::options::GoalCheck;
use crate::refusal::Refusal;
use crate::spots::{NOTHING, PASS, ROLL, field_of, spot_of};
use crate::state::State;
use crate::task::Task;
use crate::watch::Watch;
use stolik_game::{
    Choosing, Hint, Message, Never, Next, Refused, Rules, Seat, Spot, Stumble, StumbleOf, Walk, WalkOf,
};

impl Choosing for MedhKuuLash {
    stolik_game::no_drafts!();

    fn walk(
        &self,
        view: &State,
        seat: Seat,
        _: Option<&Never>,
        touched: &[Spot],
    ) -> Result<WalkOf<MedhKuuLash>, StumbleOf<MedhKuuLash>> {
        self.admit_seat(view, seat).map_err(|why| Stumble { at: 0, why })?;
        let task = self.task(view).unwrap_or(Task::Nothing);
        let stumble = |at, why| Stumble { at, why: Refused::Rules(why) };
        if let Some(why) = touched.first().and_then(|&spot| self.why_not_first(view, task, spot)) {
            return Err(stumble(0, why));
        }
        if let [first, second, ..] = *touched
            && let Some(why) = self.why_not_second(view, task, first, second)
        {
            return Err(stumble(1, why));
        }
        match *touched {
            [] => Ok(Walk::going_on(self.first_spots(view, task))),
            [first] => Ok(self.after_first(view, task, first)),
            [first, second] => Ok(Walk::arrived(chosen(view, task, first, second))),
            [_, _, third, ..] => Err(stumble(2, Refusal::PastEnd(third))),
        }
    }
}

impl MedhKuuLash {
    fn first_spots(&self, view: &State, task: Task) -> Vec<Next> {
        let choose = |spot| Next::new(spot, Hint::Choose);
        let answers = self.answers(view, task);
        match task {
            Task::Nothing => vec![choose(NOTHING)],
            Task::RollOrPass => {
                let pass = (!answers.is_empty()).then_some(PASS);
                let pieces = answers.iter().map(spot_of);
                std::iter::once(ROLL).chain(pass).chain(pieces).map(choose).collect()
            }
            Task::Swap { distance } => {
                let own = view.board.of(view.turn).iter();
                let able = own.filter(|&piece| !self.partners(view, distance, piece).is_empty());
                able.map(|piece| choose(spot_of(piece))).collect()
            }
            Task::Move { .. } | Task::Fall { .. } => answers.iter().map(|f| choose(spot_of(f))).collect(),
            Task::GiveUp | Task::Take | Task::Triple => answers
                .iter()
                .map(|field| Next {
                    victims: vec![spot_of(field)],
                    note: self.warning(view).filter(|(last, _)| *last == field).map(|(_, note)| note),
                    ..Next::new(spot_of(field), Hint::Capture)
                })
                .collect(),
            Task::Push | Task::Restore | Task::Add => {
                answers.iter().map(|field| self.step(view, field, view.answer(task, field))).collect()
            }
        }
    }

    fn after_first(&self, view: &State, task: Task, first: Spot) -> WalkOf<MedhKuuLash> {
        match (task, field_of(first)) {
            (Task::Move { .. } | Task::Fall { .. }, Some(from)) => {
                let to = view.landing(task, from);
                Walk::going_on(vec![self.step(view, to, Action::Go { from, to })])
            }
            (Task::Swap { distance }, Some(from)) => {
                let partners = self.partners(view, distance, from).iter();
                let swap = |to| Some(self.step(view, to, Action::Swap(Pair::new(from, to)?)));
                Walk::going_on(partners.filter_map(swap).collect())
            }
            (Task::RollOrPass, Some(from)) => {
                let peak = view.landing(task, from);
                Walk::going_on(vec![Next::new(spot_of(peak), Hint::Step)])
            }
            (Task::RollOrPass, None) if first == PASS => {
                let pieces = view.passes().iter();
                Walk::going_on(pieces.map(|piece| Next::new(spot_of(piece), Hint::Choose)).collect())
            }
            (Task::RollOrPass, None) => Walk::arrived(Action::Roll),
            (_, Some(field)) => Walk::arrived(view.answer(task, field)),
            (_, None) => Walk::arrived(Action::Nothing),
        }
    }

    /// A field to which something goes, with what that would capture.
    fn step(&self, view: &State, to: Field, action: Action) -> Next {
        let victims = self.victims(view, action);
        let hint = if victims.is_empty() { Hint::Step } else { Hint::Capture };
        Next { victims: victims.iter().map(spot_of).collect(), ..Next::new(spot_of(to), hint) }
    }

    /// What an action would capture at once.
    fn victims(&self, view: &State, action: Action) -> Fields {
        struct Victims(Fields);
        impl Watch for Victims {
            fn leaves(&mut self, field: Field, _: Colour) {
                self.0 |= field.alone();
            }
        }
        let mut victims = Victims(Fields::NONE);
        if self.check(view, self.acting(view).seat(), &action).is_ok() {
            self.act(&mut view.clone(), action, &mut victims);
        }
        victims.0
    }

    /// The piece whose removal would give the opponent the goal, and the warning (3e.3).
    pub(crate) fn warning(&self, view: &State) -> Option<(Field, Message)> {
        let takes = matches!(self.task(view), Some(Task::Take | Task::Triple));
        let enemy = !self.acting(view);
        let peaks = view.board.of(enemy) & Fields::PEAKS;
        // A fourth piece would come back, to a peak (K21).
        let ends = view.board.count(enemy) > crate::board::FEWEST
            && (self.options.goal_check == GoalCheck::Both || enemy == view.turn);
        if !takes || !ends || peaks.len() != 1 {
            return None;
        }
        let last = peaks.nth(0);
        let message = Message::new("medh-kuu-lash-remark-last-peak")
            .with("side", enemy.side())
            .with("field", last.to_string());
        Some((last, message))
    }
}

/// The action of two spots that were found right.
fn chosen(view: &State, task: Task, first: Spot, second: Spot) -> Action {
    match (task, field_of(first), field_of(second)) {
        (Task::Swap { .. }, Some(one), Some(other)) => {
            Pair::new(one, other).map_or(Action::Nothing, Action::Swap)
        }
        (_, Some(from), _) => view.answer(task, from),
        (_, None, Some(morning)) => Action::Pass(morning),
        (_, None, None) => Action::Nothing,
    }
}
