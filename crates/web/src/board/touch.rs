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
    let focus = session.focus;
    let group = NodeRef::<svg::G>::new();
    let markup = Memo::new(move |_| places.with(|places| markup(session, places)));
    // The markup is not a property of the view: what is said of the fields must come after it, in the same step.
    Effect::new(move |before: Option<Option<(String, Sayings)>>| {
        let group = group.get()?;
        let markup = markup.get();
        let before = before.flatten().filter(|before| before.0 == markup);
        if before.is_none() {
            group.set_inner_html(&markup);
        }
        let sayings = say(session, &group, places.get(), before.map(|before| before.1));
        Some((markup, sayings))
    });
    let drag = Drag::new();
    let touched = move |event: &leptos::ev::MouseEvent| spot_of(session, event.target().as_ref());
    view! {
        <g
            node_ref=group
            // A group that listens for the focus would be a stop of the tab key itself, and one that says nothing.
            tabindex="-1"
            on:click=move |event| {
                if let Some(spot) = touched(&event).filter(|_| !session.is_dragged.get_value()) {
                    focus.set(Some(spot));
                    session.change(|play| play.touch(spot));
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
    /// The fields that are touched.
    touched: Vec<Spot>,
    /// The one field that the tab key leads to.
    tabbed: Option<Spot>,
}

impl Sayings {
    /// What is said of a field, unless it is just empty.
    fn of(&self, spot: Spot) -> Option<&String> {
        self.walked.get(&spot).or_else(|| self.standing.1.get(&spot))
    }

    /// The fields of which there is more to say than that they are empty.
    fn fields(&self) -> impl Iterator<Item = Spot> {
        self.walked.keys().chain(self.standing.1.keys()).copied()
    }
}

/// Says of each field what has changed since before. The browser styles anew what is said again, so nothing is.
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
        let now = Sayings { places, words, standing: (scene, standing), walked, touched, tabbed };
        let element = |spot: Spot| {
            let place = now.places.get(spot)?;
            group.children().item(place.number as u32)
        };
        let name = |spot: Spot| {
            let label = now.of(spot).cloned().unwrap_or_else(|| now.words.empty(play, spot));
            if let Some(element) = element(spot) {
                set(&element, "aria-label", &label);
            }
        };
        let press = |spot: Spot, is_pressed: bool| {
            if let Some(element) = element(spot) {
                set(&element, "aria-pressed", if is_pressed { "true" } else { "false" });
            }
        };
        match &before {
            None => {
                for (spot, _) in now.places.iter() {
                    name(spot);
                    press(spot, now.touched.contains(&spot));
                }
            }
            Some(before) => {
                let named: HashSet<Spot> = before.fields().chain(now.fields()).collect();
                named.into_iter().filter(|spot| before.of(*spot) != now.of(*spot)).for_each(name);
                let were = before.touched.iter().filter(|spot| !now.touched.contains(spot));
                were.for_each(|spot| press(*spot, false));
                let are = now.touched.iter().filter(|spot| !before.touched.contains(spot));
                are.for_each(|spot| press(*spot, true));
            }
        }
        let was_tabbed = before.and_then(|before| before.tabbed);
        if was_tabbed != now.tabbed {
            for (spot, index) in [(was_tabbed, "-1"), (now.tabbed, "0")] {
                if let Some(element) = spot.and_then(element) {
                    set(&element, "tabindex", index);
                }
            }
        }
        now
    })
}

fn set(element: &Element, name: &str, value: &str) {
    // A field that takes no attribute is gone, and another stands in its place.
    let _ = element.set_attribute(name, value);
}
