//! Going through a game: the scrubber, its buttons, and the keys.

use super::desk::Desk;
use crate::icons::{Icon, Sign};
use crate::moves::ToldStep;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use stolik_game::Message;
use stolik_study::{NodeId, Study};

/// The scrubber and its buttons.
#[component]
pub fn Scrubber(desk: Desk) -> impl IntoView {
    let most = move || desk.line.with(|line| line.len() - 1).to_string();
    let depth = Memo::new(move |_| desk.study.with(|study| study.depth(study.here())));
    let spoken = move || {
        let message = Message::new("study-at").with("depth", depth.get());
        let message = message.with("count", desk.line.with(|line| line.len() - 1));
        desk.session.speaker().say(&message)
    };
    let slide = move |event: leptos::ev::Event| {
        let wanted: Option<usize> = event_target_value(&event).parse().ok();
        let node = wanted.and_then(|depth| desk.line.with_untracked(|line| line.get(depth).copied()));
        if let Some(node) = node {
            desk.glide(node);
        }
    };
    let title = move || {
        let eyes = desk.eyes.get();
        let speaker = desk.session.speaker();
        desk.study.with(|study| {
            let here = study.here();
            let Some(input) = study.told(here, eyes) else { return speaker.text("study-beginning") };
            let said = study.sentences([here], eyes).pop().flatten();
            format!("{}. {}", study.turn(here) + 1, ToldStep::of(&input, said).words(&speaker))
        })
    };
    let button = move |id: &'static str,
                       label: &'static str,
                       sign: Sign,
                       to: fn(&Study) -> Option<NodeId>| {
        view! {
            <button class="icb" id=id aria-label=desk.page.text(label) title=desk.page.text(label) on:click=move |_| desk.step(to)>
                <Icon sign/>
            </button>
        }
    };
    view! {
        <label class="sr" for="rng">{desk.page.text("study-scrubber")}</label>
        <input
            id="rng"
            class="rng"
            type="range"
            min="0"
            max=most
            prop:max=most
            prop:value=move || depth.get().to_string()
            aria-valuetext=spoken
            on:input=slide
        />
        <div class="scrub">
            {button("first", "study-first", Sign::First, |study| Some(study.root()))}
            {button("back", "study-back", Sign::Back, |study| study.parent(study.here()))}
            <span class="at num" aria-live="polite"><b id="at">{title}</b><span class="muted" id="at-depth">{spoken}</span></span>
            {button("on", "study-on", Sign::On, |study| study.onward(study.here()))}
            {button("last", "study-last", Sign::Last, last)}
        </div>
    }
}

/// The end of the line we are on.
fn last(study: &Study) -> Option<NodeId> {
    study.line().last().copied()
}

/// The keys: arrows by input, Page Up and Page Down by turn, Home and End; up and down change the variant. Not while
/// something is written or the board is walked over.
pub fn press(desk: Desk, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || is_busy(event) {
        return;
    }
    let to: fn(&Study) -> Option<NodeId> = match event.key().as_str() {
        "ArrowLeft" => |study| study.parent(study.here()),
        "ArrowRight" => |study| study.onward(study.here()),
        "Home" => |study| Some(study.root()),
        "End" => last,
        "PageUp" => |study| Some(study.turn_back()),
        "PageDown" => |study| Some(study.turn_on()),
        "ArrowUp" => |study| sibling(study, -1),
        "ArrowDown" => |study| sibling(study, 1),
        _ => return,
    };
    event.prevent_default();
    desk.step(to);
}

/// What was tried instead of the input that led here, before or after it in the list.
fn sibling(study: &Study, way: isize) -> Option<NodeId> {
    let siblings = study.children(study.parent(study.here())?);
    let at = siblings.iter().position(|node| *node == study.here())?;
    siblings.get(at.checked_add_signed(way)?).copied()
}

/// Whether the keys belong to what has the keyboard.
fn is_busy(event: &KeyboardEvent) -> bool {
    let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    let name = element.tag_name().to_lowercase();
    let writes = matches!(name.as_str(), "textarea" | "select")
        || (name == "input" && element.get_attribute("type").as_deref() != Some("range"));
    writes
        || element.has_attribute("data-field")
        || element.closest(".cards").is_ok_and(|found| found.is_some())
}
