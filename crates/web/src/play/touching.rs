//! Touching the board: walks, what waits for a word, drafts.

use super::Play;
use crate::why::Why;
use stolik_catalog::{AnyStep, Chosen};
use stolik_game::Spot;
use stolik_table::TableRefusal;

impl Play {
    /// From now on actions on the board wait until they are confirmed, or do not.
    pub fn set_waits(&mut self, waits: bool) {
        self.waits = waits;
    }

    /// Touches a spot: goes on with the walk, begins another, lets go, or tells why not.
    pub fn touch(&mut self, spot: Spot) {
        self.why = None;
        self.typed = None;
        if self.is_past {
            return;
        }
        let (Some(_), Some(decision)) = (self.looking, &self.decision) else {
            return self.refuse_touch(spot);
        };
        if self.waits_for_a_word() {
            return self.touch_waiting(spot);
        }
        let goes_on = self.next.iter().any(|next| next.spot == spot);
        if self.touched == [spot] && !goes_on {
            return self.let_go();
        }
        let further = [self.touched.as_slice(), &[spot]].concat();
        let Err(stumble) = decision.walk(&further) else {
            return self.follow(further);
        };
        if self.is_choice && self.take_step() {
            // What was composed is enough, and something else begins.
            return self.touch(spot);
        }
        // Before the first step another piece may be chosen instead; buttons and cards are no part of a way.
        let may_begin_anew = self.touched.len() == 1 || matches!(spot, Spot::Button(_) | Spot::Card(_));
        match &self.decision {
            Some(decision) if may_begin_anew && decision.walk(&[spot]).is_ok() => self.follow(vec![spot]),
            _ => self.why = Some(Why::of(stumble.why, Some(spot))),
        }
    }

    /// Whether all is chosen and only the word is missing.
    pub fn waits_for_a_word(&self) -> bool {
        let is_touched = self.is_choice && self.next.is_empty() && !self.touched.is_empty();
        is_touched || self.typed.is_some()
    }

    /// Touches a spot while an action waits: the last spot again confirms it, another one goes elsewhere. What loses the
    /// game is not done by touching twice.
    fn touch_waiting(&mut self, spot: Spot) {
        if self.touched.last() == Some(&spot) {
            return if self.is_losing() { self.let_go() } else { self.confirm() };
        }
        self.touched.truncate(usize::from(self.touched.len() > 1));
        self.look_ahead();
        self.touch(spot);
    }

    /// Goes on where the way on is the only one, and does what is chosen if nothing may be added to it.
    fn follow(&mut self, mut touched: Vec<Spot>) {
        let mut chosen = None;
        while let Some(Ok(walk)) = self.decision.as_ref().map(|decision| decision.walk(&touched)) {
            match (walk.chosen, walk.next.as_slice()) {
                // The first choice is the person's, even if it is the only one; so is what has a cost or a chance.
                (None, [only]) if touched.len() > 1 && only.badge.is_none() => touched.push(only.spot),
                (choice, []) => {
                    chosen = choice;
                    break;
                }
                _ => break,
            }
        }
        self.touched = touched;
        match chosen {
            Some(Chosen::Action(text)) if self.asks_first(&text) => self.look_ahead(),
            Some(choice) => self.choose(choice),
            None => self.look_ahead(),
        }
    }

    /// What is touched or typed is enough.
    pub fn confirm(&mut self) {
        if let Some(text) = self.typed.take() {
            return self.command_anyway(&text);
        }
        let walk = self.decision.as_ref().and_then(|decision| decision.walk(&self.touched).ok());
        if let Some(choice) = walk.and_then(|walk| walk.chosen) {
            self.choose(choice);
        }
    }

    fn choose(&mut self, choice: Chosen<AnyStep>) {
        match (choice, self.looking) {
            (Chosen::Action(text), Some(seat)) => {
                self.act(seat, &text);
            }
            (Chosen::Step(_), _) => {
                self.take_step();
            }
            (Chosen::Action(_), None) => {}
        }
    }

    /// Takes the step of the draft that is touched. Says whether there was one.
    fn take_step(&mut self) -> bool {
        let Some(decision) = &mut self.decision else {
            return false;
        };
        match decision.step(&self.touched) {
            Ok(true) => {
                self.touched.clear();
                self.show(&[]);
                true
            }
            Ok(false) => false,
            Err(stumble) => {
                self.why = Some(Why::of(stumble.why, self.touched.last().copied()));
                false
            }
        }
    }

    /// Lets go of what is touched or typed.
    pub fn let_go(&mut self) {
        self.touched.clear();
        self.typed = None;
        self.why = None;
        self.look_ahead();
    }

    /// Finds what may be touched next.
    pub(super) fn look_ahead(&mut self) {
        let decision = self.decision.as_ref().filter(|_| self.looking.is_some());
        let walk = decision.and_then(|decision| decision.walk(&self.touched).ok());
        self.is_choice = walk.as_ref().is_some_and(|walk| walk.chosen.is_some());
        let chosen = walk.as_ref().and_then(|walk| walk.chosen.as_ref());
        let in_mind = match chosen {
            Some(Chosen::Action(text)) => vec![text.clone()],
            _ => Vec::new(),
        };
        self.next = walk.map(|walk| walk.next).unwrap_or_default();
        self.show_partner(in_mind);
    }

    /// The game is over, or a bot is to act.
    fn refuse_touch(&mut self, spot: Spot) {
        if self.is_online() {
            self.why = Some(Why { message: self.why_not_now(), article: None, spot: Some(spot) });
            return;
        }
        let refusal = match (self.bot_to_act(), self.looking) {
            (Some(_), Some(seat)) => TableRefusal::NotToAct(seat),
            _ => TableRefusal::NotRunning,
        };
        self.why = Some(Why { spot: Some(spot), ..Why::of_table(&refusal) });
    }
}
