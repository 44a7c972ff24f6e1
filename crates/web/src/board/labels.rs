//! What a screen reader is told of a field: what stands there, and what touching it would do.
//!
//! Fields are many and sentences cost time, so each sentence is made once and its gaps are filled here.

use super::places::Places;
use crate::play::Play;
use std::collections::HashMap;
use stolik_draw::{Rect, bounds, is_ground, token_bounds};
use stolik_game::scene::{Field, Token};
use stolik_game::{Hint, Message, Spot};
use stolik_text::Speaker;

/// Labels of fields of which there is more to say than that they are empty.
pub type Labels = HashMap<Spot, String>;

/// What stands for a field and for what stands on it until they are filled in: no name has these.
const FIELD: &str = "\u{1}";
const TOKENS: &str = "\u{2}";

/// The sentences of the labels, with their gaps.
#[derive(Clone, PartialEq)]
pub struct Words {
    empty: String,
    taken: String,
    chosen: String,
    movable: String,
    target: String,
    capture: String,
    landing: String,
}

impl Words {
    /// The sentences in a language.
    pub fn of(speaker: &Speaker) -> Words {
        Words {
            empty: speaker.say(&Message::new("page-field-empty").with("field", FIELD)),
            taken: speaker.say(&Message::new("page-field-token").with("field", FIELD).with("token", TOKENS)),
            chosen: speaker.text("page-mark-selected"),
            movable: speaker.text("page-mark-movable"),
            target: speaker.text("page-mark-target"),
            capture: speaker.text("page-mark-capture"),
            landing: speaker.text("page-mark-landing"),
        }
    }

    /// The label of a field of which there is nothing else to say.
    pub fn empty(&self, play: &Play, spot: Spot) -> String {
        self.empty.replace(FIELD, &play.table().game().spot_name(spot))
    }

    /// What stands on the fields; this changes only with the scene.
    pub fn standing(&self, play: &Play, places: &Places, speaker: &Speaker) -> Labels {
        // Many tokens are alike.
        let mut names: Vec<(&Message, String)> = Vec::new();
        let mut labels = Labels::new();
        for (spot, tokens) in standing(play, places) {
            let mut said = Vec::new();
            for token in tokens {
                let known = names.iter().find(|(message, _)| **message == token.name);
                let known = known.map(|(_, name)| name.clone());
                said.push(known.unwrap_or_else(|| {
                    let name = speaker.say(&token.name);
                    names.push((&token.name, name.clone()));
                    name
                }));
            }
            let field = play.table().game().spot_name(spot);
            labels.insert(spot, self.taken.replace(FIELD, &field).replace(TOKENS, &speaker.join(&said)));
        }
        labels
    }

    /// The labels of what is touched and of what may be touched next.
    pub fn walked(&self, play: &Play, standing: &Labels, speaker: &Speaker) -> Labels {
        let mut labels = Labels::new();
        let mut add = |spot: Spot, text: &str| {
            let label = labels.entry(spot);
            let label = label.or_insert_with(|| match standing.get(&spot) {
                Some(label) => label.clone(),
                None => self.empty(play, spot),
            });
            label.push_str(", ");
            label.push_str(text);
        };
        for &spot in play.touched() {
            add(spot, &self.chosen);
        }
        for next in play.next() {
            // On an empty field nothing is captured: one lands there.
            let is_empty = !standing.contains_key(&next.spot);
            add(
                next.spot,
                if is_empty && next.hint == Hint::Capture { &self.landing } else { self.touch(next.hint) },
            );
            if let Some(note) = &next.note {
                add(next.spot, &speaker.say(note));
            }
        }
        labels
    }

    fn touch(&self, hint: Hint) -> &str {
        match hint {
            Hint::Choose => &self.movable,
            Hint::Step => &self.target,
            Hint::Capture => &self.capture,
        }
    }
}

/// What stands on each field, the topmost first; a token of several fields stands on all of them.
fn standing<'p>(play: &'p Play, places: &Places) -> HashMap<Spot, Vec<&'p Token>> {
    let scene = play.scene();
    let mut standing: HashMap<Spot, Vec<&Token>> = HashMap::new();
    for token in scene.tokens.iter().rev().filter(|token| !is_ground(token)) {
        let drawn = token_bounds(token);
        if drawn.width.max(drawn.height) <= 100.0 {
            standing.entry(token.spot).or_default().push(token);
            continue;
        }
        for field in scene.fields.iter().filter(|field| covers(drawn, field)) {
            standing.entry(field.spot).or_default().push(token);
        }
    }
    standing.retain(|spot, _| places.get(*spot).is_some());
    standing
}

/// Whether the middle of a field lies in a rectangle.
fn covers(rect: Rect, field: &Field) -> bool {
    let (x, y) = bounds(&field.shape).centre();
    rect.x < x && x < rect.x + rect.width && rect.y < y && y < rect.y + rect.height
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_table::Seating;
    use stolik_text::Language;

    #[test]
    fn where_one_lands_is_told_from_what_is_taken() {
        let game = Kind::Warcaby.usual();
        let position = game.read_position("W:WE3:BF4").expect("a position");
        let mut play = Play::new(game, Seating::persons(["Ola", "Ben"]), 1).begun_from(position);
        let spot = |name: &str| play.table().game().spot_named(name).expect("a field");
        let (from, taken, to) = (spot("E3"), spot("F4"), spot("G5"));
        play.touch(from);
        for (language, lands, can_be_taken) in [
            (Language::Polish, "G5, puste, tu lądujesz po biciu", "można zbić"),
            (Language::English, "G5, empty, you land here when you capture", "can be captured"),
        ] {
            let speaker = Speaker::new(language);
            let words = Words::of(&speaker);
            let standing: Labels = [from, taken].map(|spot| (spot, "x".to_owned())).into();
            let walked = words.walked(&play, &standing, &speaker);
            assert_eq!(walked[&to], lands);
            assert!(walked.values().all(|label| !label.contains(can_be_taken)), "{walked:?}");
            // What stands where one goes is taken.
            let occupied: Labels = [from, to].map(|spot| (spot, "x".to_owned())).into();
            assert_eq!(words.walked(&play, &occupied, &speaker)[&to], format!("x, {can_be_taken}"));
        }
    }
}
