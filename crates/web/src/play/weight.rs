//! What weighs more than a touch: which button leads on, and what is asked about before it is done.

use super::Play;
use stolik_catalog::{Chosen, Foreseen};
use stolik_game::record::InputText;
use stolik_game::{Seat, Spot};

/// Buttons that end something in which more could be done.
const ENDS: [&str; 4] = ["done", "end", "finish", "stop"];
/// Buttons that go on with what is chosen. To all others nobody is led: they do nothing, take away, give up, or are one choice
/// of many.
const GOES_ON: [&str; 3] = ["add", "commit", "roll"];

/// Whether a button's name is one of these, or one of these with more behind a hyphen.
fn is_one_of(names: &[&str], name: &str) -> bool {
    names
        .iter()
        .any(|known| name == *known || name.strip_prefix(known).is_some_and(|rest| rest.starts_with('-')))
}

/// Whether a button ends something, or goes on from it: it stands apart from those to choose from.
pub fn ends_something(name: &str) -> bool {
    let apart = ["declare", "no-card", "pass"];
    is_one_of(&ENDS, name) || is_one_of(&GOES_ON, name) || is_one_of(&apart, name)
}

impl Play {
    /// The one button that leads on: never one that does nothing while there is something to do, nor one that loses.
    pub fn primary(&self) -> Option<Spot> {
        // What is chosen has a button of its own, which leads on.
        if self.is_choice() || self.seat().is_none() || self.table.outcome().is_some() {
            return None;
        }
        let live = |spot: &Spot| self.next.iter().any(|next| next.spot == *spot);
        let mut live = self.scene.buttons.iter().map(|button| button.spot).filter(live);
        if let ([only], Some(button)) = (self.next.as_slice(), live.clone().next())
            && only.spot == button
        {
            return Some(button);
        }
        let game = self.table.game();
        live.find(|&spot| {
            let name = game.spot_name(spot);
            let leads = if is_one_of(&ENDS, &name) {
                self.has_acted()
            } else {
                is_one_of(&GOES_ON, &name) && !self.is_blank()
            };
            leads && !self.loses_by(spot)
        })
    }

    /// Whether something is composed, but nothing of it yet.
    fn is_blank(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| decision.is_composed() && decision.is_blank())
    }

    /// Whether who is asked has done something in this turn.
    fn has_acted(&self) -> bool {
        // What was rolled or drawn meanwhile is nobody's.
        let last = self.table.inputs().filter(|input| matches!(input, InputText::Act { .. })).last();
        matches!(last, Some(InputText::Act { seat, .. }) if Some(*seat) == self.seat())
    }

    /// Whether touching a button would lose the game at once.
    fn loses_by(&self, spot: Spot) -> bool {
        let walk = self.decision.as_ref().and_then(|decision| decision.walk(&[spot]).ok());
        match walk.and_then(|walk| walk.chosen) {
            Some(Chosen::Action(text)) => self.loses(&text),
            _ => false,
        }
    }

    /// What an action would do.
    fn foresee(&self, text: &str) -> Option<Foreseen> {
        self.decision.as_ref()?.foresee(text).map(|(foreseen, _)| foreseen)
    }

    /// Whether an action loses the game at once, where another would not end it yet.
    pub(super) fn loses(&self, text: &str) -> bool {
        let Some(seat) = self.looking else { return false };
        let side = self.table.game().side_of(seat);
        let is_choice = self.beginnings.len() > 1;
        let outcome = self.foresee(text).and_then(|foreseen| foreseen.outcome);
        let place = |standing: (_, stolik_game::Standing)| (standing.0 == side).then_some(standing.1.place);
        is_choice && outcome.is_some_and(|outcome| outcome.standings.iter().find_map(place) > Some(1))
    }

    /// Whether what waits for a word loses the game.
    pub fn is_losing(&self) -> bool {
        let walk = || self.decision.as_ref()?.walk(&self.touched).ok()?.chosen;
        // What is typed waits for no other reason.
        if self.typed.is_some() {
            return true;
        }
        match self.waits_for_a_word().then(walk).flatten() {
            Some(Chosen::Action(text)) => self.loses(&text),
            _ => false,
        }
    }

    /// Whether an action is done only after a word: where it loses the game; where a partner has a say; and, for who wants
    /// it, on the board where it cannot be taken back freely afterwards, and where nothing was composed.
    pub(super) fn asks_first(&self, text: &str) -> bool {
        let is_on_board = matches!(self.touched.last(), Some(Spot::Field(_)));
        let is_weighty = || match (self.looking, self.foresee(text)) {
            (Some(seat), Some(foreseen)) => is_final(&foreseen, seat),
            _ => true,
        };
        let is_slip = || is_on_board && is_weighty() || self.is_blank();
        is_on_board && self.has_partner() || self.waits && is_slip() || self.loses(text)
    }
}

/// Whether an action cannot be taken back freely: the turn ends with it, somebody learns something, or others are asked.
fn is_final(foreseen: &Foreseen, seat: Seat) -> bool {
    let Foreseen { effect, actor, .. } = foreseen;
    effect.turn_ended || effect.revealed || !actor.awaits(seat)
}

#[cfg(test)]
#[path = "weight_tests.rs"]
mod tests;
