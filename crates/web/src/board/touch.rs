//! What takes touch and keyboard: a transparent field above each, with its name for the screen reader.
//!
//! Fields are many (4096 on the largest map), so they are written once as markup; afterwards only what has changed of
//! them is touched.

use super::drag::Drag;
use super::keys;
use super::labels::{Labels, Words};
use super::places::{Place, Places};
use crate::session::Session;
use leptos::prelude::*;
use leptos::svg;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use std::collections::HashSet;
use std::fmt::Write;
use stolik_draw::escape;
use stolik_game::Spot;

/// The fields as they can be touched.
#[component]
pub fn Touches(session: Session, places: Memo<Places>) -> impl IntoView {
    let Session { play, focus, .. } = session;
    let group = NodeRef::<svg::G>::new();
    let markup = Memo::new(move |_| places.with(|places| markup(session, places)));
    Effect::new(move |before: Option<Option<Sayings>>| {
        markup.track();
        let group = group.get()?;
        Some(say(session, &group, places.get(), before.flatten()))
    });
    let drag = Drag::new();
    let touched = move |event: &leptos::ev::MouseEvent| spot_of(session, event.target().as_ref());
    view! {
        <g
            node_ref=group
            inner_html=markup
            // A group that listens for the focus would be a stop of the tab key itself, and one that says nothing.
            tabindex="-1"
            on:click=move |event| {
                if let Some(spot) = touched(&event).filter(|_| !session.is_dragged.get_value()) {
                    focus.set(Some(spot));
                    play.update(|play| play.touch(spot));
                }
            }
            on:pointerdown=move |event| drag.press(session, &event)
            on:pointermove=move |event| drag.pull(session, &event)
            on:pointerup=move |event| drag.drop(session, &event)
            on:focusin=move |event| focus.set(spot_of(session, event.target().as_ref()))
            on:keydown=move |event| keys::press(session, &event)
        ></g>
    }
}

/// The field that an element stands for.
pub fn spot_of(session: Session, element: Option<&leptos::web_sys::EventTarget>) -> Option<Spot> {
    let name = element?.dyn_ref::<Element>()?.get_attribute("data-field")?;
    session.play.with_untracked(|play| play.table().game().spot_named(&name))
}

/// The fields as markup, in the order of the scene.
fn markup(session: Session, places: &Places) -> String {
    let mut markup = String::new();
    session.play.with_untracked(|play| {
        for field in &play.scene().fields {
            let Some(Place { rect, .. }) = places.get(field.spot) else { continue };
            let name = escape(&field.name);
            let (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height);
            let _ = write!(
                markup,
                r#"<rect class="touch" data-field="{name}" role="button" tabindex="-1" x="{x}" y="{y}" width="{width}" height="{height}"/>"#
            );
        }
    });
    markup
}

/// What is said of the fields now.
struct Sayings {
    places: Places,
    words: Words,
    /// Of what stands there, by how often the scene had changed.
    standing: (u32, Labels),
    /// Of what is touched and what may be touched next.
    walked: Labels,
    /// The one field that the tab key leads to.
    tabbed: Option<Spot>,
}

/// Says of each field what has changed since before.
fn say(session: Session, group: &Element, places: Places, before: Option<Sayings>) -> Sayings {
    let (speaker, scene, focus) = (session.speaker(), session.changes.get().scene, session.focus.get());
    let words = Words::of(&speaker);
    let before = before.filter(|before| before.places == places && before.words == words);
    session.play.with(|play| {
        let known =
            before.as_ref().filter(|before| before.standing.0 == scene).map(|before| &before.standing.1);
        let standing = known.cloned().unwrap_or_else(|| words.standing(play, &places, &speaker));
        let walked = words.walked(play, &standing, &speaker);
        let first = || play.scene().fields.iter().find(|field| field.playable).map(|field| field.spot);
        let tabbed = focus.filter(|&spot| places.get(spot).is_some()).or_else(first);
        let touched = play.touched().to_vec();
        let changed: HashSet<Spot> = match &before {
            None => places.iter().map(|(spot, _)| spot).collect(),
            Some(before) => {
                let stood =
                    before.standing.1.iter().filter(|(spot, label)| standing.get(spot) != Some(label));
                let stands =
                    standing.iter().filter(|(spot, label)| before.standing.1.get(spot) != Some(label));
                let walked = before.walked.keys().chain(walked.keys());
                stood.chain(stands).map(|(spot, _)| spot).chain(walked).copied().collect()
            }
        };
        for spot in changed {
            let element = places.get(spot).and_then(|place| group.children().item(place.number as u32));
            if let Some(element) = element {
                let label = walked.get(&spot).or_else(|| standing.get(&spot)).cloned();
                set(&element, "aria-label", &label.unwrap_or_else(|| words.empty(play, spot)));
                set(&element, "aria-pressed", if touched.contains(&spot) { "true" } else { "false" });
            }
        }
        let was_tabbed = before.and_then(|before| before.tabbed);
        for (spot, index) in [(was_tabbed, "-1"), (tabbed, "0")] {
            let place = spot.and_then(|spot| places.get(spot));
            if let Some(element) = place.and_then(|place| group.children().item(place.number as u32)) {
                set(&element, "tabindex", index);
            }
        }
        Sayings { places, words, standing: (scene, standing), walked, tabbed }
    })
}

fn set(element: &Element, name: &str, value: &str) {
    // A field that takes no attribute is gone, and another stands in its place.
    let _ = element.set_attribute(name, value);
}
