//! A hint: what a bot would do now, which only who has switched hints on can ask for; or what a partner has in mind.

use crate::icons::{Icon, Sign};
use crate::moves::{ToldStep, foreseen};
use crate::play::Play;
use crate::session::Session;
use crate::thinker::{self, Question};
use leptos::prelude::*;
use stolik_game::{Message, Seat, Spot, Viewer};
use stolik_table::EventNumber;
use stolik_text::Speaker;
use stolik_thought::Reply;

/// The bot that is asked.
const ADVISER: &str = "medium";

/// A hint, and the moment it is for.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The partner who shows it; none if it is a bot's.
    by: Option<Seat>,
    moment: EventNumber,
    /// The actions as people read them.
    steps: Vec<ToldStep>,
    /// The fields they name.
    pub fields: Vec<Spot>,
}

impl Hint {
    /// The hint that actions of a seat give now.
    fn of(play: &Play, seat: Seat, actions: &[String]) -> Hint {
        let game = play.table().game();
        let fields =
            actions.iter().flat_map(|text| words(text)).filter_map(|word| game.spot_named(word)).collect();
        let steps = foreseen(&play.table().seen_by(Viewer::Seat(seat)), seat, actions);
        Hint { by: None, moment: play.table().now(), steps, fields }
    }

    /// What a partner has in mind; none if that is nothing any more.
    pub fn of_partner(play: &Play, partner: Seat, actions: &[String]) -> Option<Hint> {
        (!actions.is_empty()).then(|| Hint { by: Some(partner), ..Hint::of(play, partner, actions) })
    }

    /// The actions in words.
    fn words(&self, speaker: &Speaker) -> String {
        self.steps.iter().map(|step| step.words(speaker)).collect::<Vec<_>>().join(" ")
    }

    /// Whether it is still the moment it is for. What a partner has in mind stands until it is taken back or something is
    /// played, whatever is said meanwhile.
    pub fn holds(&self, play: &Play) -> bool {
        self.by.is_some() || self.moment == play.table().now()
    }
}

/// What may be the names of fields in an action: `C3` and `D4` in `C3-D4`, `12,3` in `I12,3-12,4`.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == ','));
    let captured = parts.flat_map(|part| part.split('x'));
    // A unit's letter may stand before the name of its field.
    captured.flat_map(|part| {
        let rest = part.get(1..).filter(|_| part.contains(','));
        [Some(part), rest].into_iter().flatten()
    })
}

/// The button that asks, and what was answered.
#[component]
pub fn Hints(session: Session) -> impl IntoView {
    let play = session.play;
    let question = StoredValue::new_local(None::<Question>);
    let is_asking = RwSignal::new(false);
    let is_offered = Memo::new(move |_| {
        let is_wanted = session.settings.with(|settings| settings.hints);
        is_wanted
            && play.with(|play| {
                !play.is_online() && play.looking().is_some() && play.seat().is_some() && !play.is_composing()
            })
    });
    let hear = move |reply: Reply| match reply {
        Reply::Insight { .. } | Reply::Dice { .. } => {}
        Reply::Answer { answer, .. } => {
            is_asking.try_set(false);
            let hint = play.with_untracked(|play| {
                play.seat().map(|seat| Hint::of(play, seat, std::slice::from_ref(&answer.action)))
            });
            session.hint.try_set(hint);
        }
        Reply::Trouble { .. } => drop(is_asking.try_set(false)),
    };
    let ask = move |_| {
        if let Some(seat) = play.with_untracked(Play::seat) {
            is_asking.set(true);
            let moment = play.with_untracked(|play| play.moment(seat));
            question.set_value(Some(thinker::choose(moment, ADVISER, session.seed.get_value(), hear)));
        }
    };
    let said = move || {
        let hint = session.hint.get().filter(|hint| play.with(|play| hint.holds(play)))?;
        let message = match hint.by {
            Some(partner) => Message::new("net-draft-is").with("seat", partner),
            None => Message::new("page-hint-is"),
        };
        let speaker = session.speaker();
        let message = message.with("text", hint.words(&speaker));
        Some(view! { <p class="hint" id="hint">{speaker.say(&message)}</p> })
    };
    let label =
        move || session.speaker().text(if is_asking.get() { "page-hint-asking" } else { "page-hint" });
    view! {
        <Show when=move || is_offered.get()>
            <button class="btn quiet small" id="ask-hint" on:click=ask><Icon sign=Sign::Hint/>{label}</button>
        </Show>
        <div role="status">{said}</div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::is_written;
    use stolik_catalog::Kind;
    use stolik_table::Seating;
    use stolik_text::Language;

    fn hint(play: &Play, text: &str) -> Hint {
        Hint::of(play, Seat(0), &[text.to_owned()])
    }

    #[test]
    fn a_hint_names_the_fields_of_its_action() {
        let game = Kind::Warcaby.usual();
        let play = Play::new(game.clone(), Seating::persons(["a", "b"]), 1);
        for (text, fields) in [("C3-D4", ["C3", "D4"]), ("E3xG5", ["E3", "G5"])] {
            let hint = hint(&play, text);
            assert_eq!(hint.fields.iter().map(|&spot| game.spot_name(spot)).collect::<Vec<_>>(), fields);
            assert!(hint.holds(&play));
        }
        let map = Kind::Wojna.usual();
        let play = Play::new(map.clone(), Seating::persons(["a", "b"]), 1);
        let hint = hint(&play, "I2,3-2,4");
        assert_eq!(hint.fields.iter().map(|&spot| map.spot_name(spot)).collect::<Vec<_>>(), ["2,3", "2,4"]);
    }

    #[test]
    fn advice_and_what_a_partner_has_in_mind_are_told_in_words() {
        for &kind in Kind::ALL {
            let game = kind.usual();
            let mut play = Play::new(game.clone(), Seating::persons(vec!["a"; usize::from(game.seats())]), 5);
            let mut chance = stolik_game::Pinned::from_seed(3);
            for _ in 0..40 {
                play.uncover();
                let Some(seat) = play.seat() else { break };
                let text =
                    play.table().seen_by(Viewer::Seat(seat)).random(seat, &mut chance).expect("an action");
                let actions = [text.clone()];
                let partner = Hint::of_partner(&play, seat, &actions).expect("a hint");
                for hint in [Hint::of(&play, seat, &actions), partner] {
                    for language in [Language::Polish, Language::English] {
                        let said = hint.words(&Speaker::new(language).with_sides(game.side_names()));
                        let is_fields = is_written(&said.replace('×', "x").replace('–', "-"));
                        assert!(
                            !said.is_empty() && (is_fields || said.ends_with(['.', '!'])),
                            "{text}: {said}"
                        );
                    }
                }
                play.command_anyway(&text);
            }
        }
        let draughts = Play::new(Kind::Warcaby.usual(), Seating::persons(["a", "b"]), 1);
        assert_eq!(Hint::of_partner(&draughts, Seat(0), &[]), None);
    }
}
