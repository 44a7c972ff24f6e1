//! What everybody knows, and is told: there are no secrets in Multiwarcaby.

use crate::action::{Action, over};
use crate::field::Field;
use crate::game::Multiwarcaby;
use crate::state::{Stage, State};
use serde::{Deserialize, Serialize};
use stolik_game::kit::{self, Open};
use stolik_game::{Input, InputOf, Message, Motion, News, Notation, ValueError};

/// What a state remembers: where the last move began and where its piece stands.
#[derive(Serialize, Deserialize)]
pub struct Memory {
    last: Option<(Field, Field)>,
}

impl kit::Memory<Multiwarcaby> for Memory {
    fn of(_: &Multiwarcaby, state: &State) -> Memory {
        Memory { last: state.last }
    }

    fn restore(self, _: &Multiwarcaby, state: &mut State) -> Result<(), ValueError> {
        state.last = self.last;
        Ok(())
    }
}

impl Open for Multiwarcaby {
    // Of a team either partner may have acted (M17).
    type Event = InputOf<Multiwarcaby>;
    type Memory = Memory;

    fn told(&self, before: &State, &event: &InputOf<Multiwarcaby>) -> News {
        let Input::Act { seat, action } = event;
        let (message, motions) = match action {
            Action::Shift(hop) | Action::Jump(hop) => {
                let goes = Motion::Goes { layer: 0, path: vec![hop.from.spot(), hop.to.spot()] };
                let told =
                    |key| Message::new(key).with("from", hop.from.to_string()).with("to", hop.to.to_string());
                if let Action::Jump(_) = action {
                    let leaves = Motion::Leaves { layer: 0, at: over(hop).spot() };
                    let taken = over(hop).to_string();
                    (told("multiwarcaby-news-jump").with("over", taken), vec![goes, leaves])
                } else {
                    (told("multiwarcaby-news-shift"), vec![goes])
                }
            }
            Action::Stop => {
                let piece = match before.stage {
                    Stage::Chain { piece, .. } => piece.to_string(),
                    _ => String::new(),
                };
                (Message::new("multiwarcaby-news-stop").with("field", piece), Vec::new())
            }
            Action::Skip => (Message::new("multiwarcaby-news-skip"), Vec::new()),
        };
        let text = self.action_text(before, seat, &action);
        News { by: Some(seat), text, message: message.with("side", before.turn), motions }
    }
}
