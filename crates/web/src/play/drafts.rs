//! What is composed in secret and not committed yet, as text: kept in the browser it outlives the page.

use super::Play;
use super::online::Sent;
use stolik_game::record::InputText;
use stolik_game::{Seat, Spot};
use stolik_table::Decision;

/// What parts the steps of a draft, and the spots of a step.
const STEPS: char = '|';
const SPOTS: char = ' ';

impl Play {
    /// Who decides now, and what is composed of it: none if nothing is. Behind the veil too, and while it is on its way to
    /// a server.
    pub fn composed(&self) -> Option<(Seat, Option<String>)> {
        let on_its_way = || self.sent.as_ref().and_then(|Sent(decision)| decision.as_ref());
        let decision =
            self.decision.as_ref().or_else(on_its_way).filter(|decision| decision.is_composed())?;
        let is_something = decision.steps() > 0;
        Some((decision.seat(), is_something.then(|| self.draft_text(decision))))
    }

    /// `3|C2|H2`: after how many own actions, and the spots that were touched for each step.
    fn draft_text(&self, decision: &Decision) -> String {
        let game = self.table.game();
        let mut text = self.acted(decision.seat()).to_string();
        for walk in decision.walks() {
            let spots: Vec<String> = walk.iter().map(|&spot| game.spot_name(spot)).collect();
            text.push(STEPS);
            text.push_str(&spots.join(&SPOTS.to_string()));
        }
        text
    }

    /// Goes on with what was composed before. What does not belong here and now changes nothing.
    pub fn take_up(&mut self, text: &str) {
        let Some(decision) = self.decision.as_ref().filter(|d| d.is_composed() && d.steps() == 0) else {
            return;
        };
        let mut steps = text.split(STEPS);
        if steps.next() != Some(self.acted(decision.seat()).to_string().as_str()) {
            return;
        }
        let game = self.table.game();
        let mut decision = decision.clone();
        for step in steps {
            let spots: Option<Vec<Spot>> = step.split(SPOTS).map(|name| game.spot_named(name)).collect();
            if !spots.is_some_and(|spots| matches!(decision.step(&spots), Ok(true))) {
                return;
            }
        }
        self.decision = Some(decision);
        self.show(&[]);
    }

    /// How often a seat has acted: with the next time what is composed now is past.
    fn acted(&self, by: Seat) -> usize {
        let is_own = |input: &&InputText| matches!(input, InputText::Act { seat, .. } if *seat == by);
        self.table.inputs().filter(is_own).count()
    }
}
