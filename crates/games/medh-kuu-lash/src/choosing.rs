//! Choosing: a piece and where it goes, two pieces that are swapped, one field, or a button.

use crate::field::{NOTHING, PASS, ROLL};
use crate::watch::Watch;
use crate::{Action, Colour, FEWEST, Field, Fields, GoalCheck, MedhKuuLash, Pair, Refusal, State, Task};
use stolik_game::kit::{Located, Touch, Touching, listed};
use stolik_game::{Hint, Message, Next, Seat, Spot};

impl Touching for MedhKuuLash {
    fn touches(&self, _: &State, action: &Action) -> Vec<Spot> {
        match *action {
            Action::Roll => vec![ROLL],
            Action::Nothing => vec![NOTHING],
            Action::Pass(morning) => vec![PASS, morning.spot()],
            Action::Go { from, to } => vec![from.spot(), to.spot()],
            Action::Swap(pair) => pair.both().map(Field::spot).to_vec(),
            Action::Remove(field) | Action::Push(field) | Action::Put(field) => vec![field.spot()],
        }
    }

    fn ways(&self, state: &State, seat: Seat) -> Vec<(Action, Vec<Spot>)> {
        let way = |from: Field, to: Field| vec![from.spot(), to.spot()];
        match self.task(state) {
            // Either of two own pieces is touched first.
            Some(Task::Swap(distance)) => {
                let partners = |from| self.partners(state, distance, from).iter();
                let swap = |from, to| Some((Action::Swap(Pair::new(from, to)?), way(from, to)));
                let own = state.board.of(state.turn).iter();
                own.flat_map(|from| partners(from).filter_map(move |to| swap(from, to))).collect()
            }
            // Who passes may as well touch the piece and where it goes.
            Some(Task::RollOrPass) => {
                let down = |from: Field| (Action::Pass(from), way(from, from.near_peak(state.turn)));
                listed(self, state, seat).into_iter().chain(state.passes().iter().map(down)).collect()
            }
            _ => listed(self, state, seat),
        }
    }

    fn last_touch(&self, state: &State, action: &Action, spot: Spot) -> Next {
        match *action {
            Action::Roll | Action::Nothing => Next::new(spot, Hint::Choose),
            Action::Pass(morning) if spot == morning.spot() => Next::new(spot, Hint::Choose),
            Action::Remove(field) => {
                let warning = self.warning(state).filter(|(last, _)| *last == field);
                let note = warning.map(|(_, note)| note);
                Next { victims: vec![spot], note, ..Next::new(spot, Hint::Capture) }
            }
            Action::Pass(_) | Action::Go { .. } | Action::Swap(_) | Action::Push(_) | Action::Put(_) => {
                let mut victims = Victims(Vec::new());
                self.act(&mut state.clone(), *action, &mut victims);
                let hint = if victims.0.is_empty() { Hint::Step } else { Hint::Capture };
                Next { victims: victims.0, ..Next::new(spot, hint) }
            }
        }
    }

    fn why_no_touch(&self, state: &State, touch: Touch<'_>) -> Refusal {
        let why = self.why_not_touch(state, touch.before, touch.spot);
        why.unwrap_or(Refusal::PastEnd(touch.spot))
    }
}

/// What an action captures at once.
struct Victims(Vec<Spot>);

impl Watch for Victims {
    fn leaves(&mut self, field: Field, _: Colour) {
        self.0.push(field.spot());
    }
}

impl MedhKuuLash {
    /// The piece whose removal would give the opponent the goal, and the warning (3e.3).
    pub(crate) fn warning(&self, view: &State) -> Option<(Field, Message)> {
        let takes = matches!(self.task(view), Some(Task::Take | Task::Triple));
        let enemy = !self.acting(view);
        let peaks = view.board.of(enemy) & Fields::PEAKS;
        // A fourth piece would come back, to a peak (K21).
        let stays_away = view.board.count(enemy) > FEWEST;
        let counts = self.options.goal_check == GoalCheck::Both || enemy == view.turn;
        if !(takes && stays_away && counts && peaks.is_single()) {
            return None;
        }
        let last = peaks.nth(0);
        let message = Message::new("medh-kuu-lash-remark-last-peak")
            .with("side", enemy.side())
            .with("field", last.to_string());
        Some((last, message))
    }
}
