//! Ahead of the server: the own action is shown at once where the rules here hold it legal and it asks for no chance and
//! no secret. If the server tells otherwise, what is shown goes back.

use super::{Moved, Play, has_same_ground};
use stolik_catalog::AnySeen;
use stolik_game::{Actor, Motion, Scene, Value};
use stolik_protocol::Wish;

/// The own action as it is shown before the server has told it.
#[derive(Clone, Debug)]
pub(super) struct Ahead {
    /// What the server tells if nothing comes between.
    observation: Value,
    /// What is seen then.
    pub(super) seen: AnySeen,
    /// What moves with it.
    pub(super) motions: Vec<Motion>,
    /// What was shown before.
    before: Scene,
}

impl Play {
    /// Wishes an action of the server, and shows it already if all of it is known here.
    pub(super) fn send_action(&mut self, text: &str) {
        let open = self.decision.as_ref().filter(|decision| !decision.is_composed());
        let foreseen = open.and_then(|decision| decision.foresee(text));
        self.send(Wish::Act(vec![text.to_owned()]));
        if let Some((foreseen, seen)) = foreseen
            && !foreseen.effect.revealed
            && foreseen.actor != Actor::Chance
        {
            let (observation, before) = (foreseen.observation, self.scene.clone());
            let motions = foreseen.news.motions;
            self.ahead = Some(Ahead { observation, seen, motions: motions.clone(), before });
            self.show(&motions);
        }
    }

    /// The server tells something of the game. Says whether it is what is shown already; else what is shown goes back.
    pub(super) fn is_shown(&mut self, observation: &Value) -> bool {
        let is_shown = self.ahead.as_ref().is_some_and(|ahead| ahead.observation == *observation);
        if is_shown {
            self.ahead = None;
        } else {
            self.fall_back();
        }
        is_shown
    }

    /// What is shown goes back to what the server has told.
    pub(super) fn fall_back(&mut self) {
        let Some(ahead) = self.ahead.take() else { return };
        self.changes.scene += 1;
        if !has_same_ground(&self.scene, &ahead.before) {
            self.changes.ground += 1;
        }
        self.scene = ahead.before;
        self.moved = Moved::default();
    }
}
