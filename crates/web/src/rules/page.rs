//! The rules of a game: contents, articles, positions to try, and a search within the page.

use super::blocks::{Setting, blocks};
use super::contents::Contents;
use super::reading::{Folder, Reading, Text};
use super::sight;
use crate::route::Route;
use crate::session::Session;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::Element;
use std::sync::Arc;
use stolik_catalog::Kind;
use stolik_game::Message;
use stolik_text::{Document, Level, Part, Sought};

/// The rules of a game, at one article if the address says so.
#[component]
pub fn RulesPage(session: Session, kind: Kind, article: Option<String>) -> impl IntoView {
    let text = Text::of(session, Folder::Rules, kind);
    // Where one reads stays when the language changes.
    let place = Place::at(article);
    move || match text.reading.get() {
        Reading::Waiting => view! { <Waiting session/> }.into_any(),
        Reading::Unread => view! { <Unread session text/> }.into_any(),
        Reading::Read(document) => view! { <Rules session kind document place/> }.into_any(),
    }
}

/// Where somebody is on a page.
#[derive(Clone, Copy)]
pub struct Place {
    /// The article that was asked for.
    pub hit: RwSignal<Option<String>>,
    /// The anchor of the chapter that is read.
    pub read: RwSignal<Option<String>>,
    /// What was typed to look for.
    pub typed: RwSignal<String>,
    /// What is looked for.
    pub sought: Memo<Sought>,
}

impl Place {
    fn at(article: Option<String>) -> Place {
        let typed = RwSignal::new(String::new());
        let sought = Memo::new(move |_| typed.with(|typed| Sought::new(typed)));
        Place { hit: RwSignal::new(article), read: RwSignal::new(None), typed, sought }
    }

    /// Goes to an anchor. The address follows, but nothing is loaded or left.
    pub fn go(self, kind: Kind, anchor: &str) {
        self.typed.set(String::new());
        self.hit.set(Some(anchor.to_owned()));
        if let Ok(history) = window().history() {
            let route = Route::Rules { kind, article: Some(anchor.to_owned()) };
            // A browser that keeps no history still shows the place.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.to_string()));
        }
        show(anchor);
    }
}

/// Brings an anchor to the top of the window, once it is drawn.
fn show(anchor: &str) {
    let anchor = anchor.to_owned();
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(&anchor) {
            element.scroll_into_view();
        }
    });
}

/// The text is on its way.
#[component]
pub fn Waiting(session: Session) -> impl IntoView {
    view! { <p class="wrap muted" role="status">{session.text("rules-waiting")}</p> }
}

/// The text cannot be had now.
#[component]
pub fn Unread(session: Session, text: Text) -> impl IntoView {
    view! {
        <section class="wrap stack" role="status">
            <p>{session.text("rules-unread")}</p>
            <p><button class="btn" on:click=move |_| text.read_again()>{session.text("rules-read-again")}</button></p>
        </section>
    }
}

#[component]
fn Rules(session: Session, kind: Kind, document: Arc<Document>, place: Place) -> impl IntoView {
    let setting = Setting::of(session, kind, &document);
    let body = NodeRef::<html::Article>::new();
    Effect::new(move |_| {
        if let Some(body) = body.get() {
            follow(&body, place);
            place.hit.with_untracked(|hit| hit.as_deref().map(show));
        }
    });
    // Links within the page: the browser's own jump would leave it for an instant.
    let jump = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^=\"#\"]").ok().flatten());
        if let Some(anchor) = link.and_then(|link| link.get_attribute("href")) {
            event.prevent_default();
            place.go(kind, anchor.trim_start_matches('#'));
        }
    };
    let parts = {
        let parts = document.parts.iter().zip(chapters(&document)).enumerate();
        let parts = parts.map(|(number, (part, chapter))| {
            let (part, setting) = (Arc::new(part.clone()), setting.clone());
            view! { <Shown setting part number=number + 1 chapter place/> }
        });
        parts.collect_view()
    };
    let found = {
        let document = document.clone();
        move || place.sought.with(|sought| document.parts.iter().filter(|part| sought.is_in(part)).count())
    };
    let found = Memo::new(move |_| found());
    view! {
        <div class="rules" on:click=jump data-rules=kind.id()>
            <Contents session kind document=document.clone() place found/>
            <header class="intro prose">
                <h1>{document.title.clone()}</h1>
                <div class="lead">{blocks(&setting, &document.lead)}</div>
                <p class="row wrapping">
                    <a class="btn primary" href=Route::Lesson(kind).to_string() id="to-lesson">{session.text("rules-to-lesson")}</a>
                    <a class="btn" href=Route::New(kind).to_string()>{session.text("rules-to-game")}</a>
                </p>
            </header>
            <article class="prose body" node_ref=body>{parts}</article>
        </div>
    }
}

/// The anchor of the chapter that each part belongs to.
fn chapters(document: &Document) -> Vec<String> {
    let mut chapter = String::new();
    let parts = document.parts.iter().enumerate();
    parts
        .map(|(number, part)| {
            if part.level == Level::Chapter {
                chapter = part.anchor(number + 1);
            }
            chapter.clone()
        })
        .collect()
}

/// Keeps track of the chapter that is read.
fn follow(body: &Element, place: Place) {
    let parts = body.children();
    let parts = (0..parts.length()).filter_map(move |number| parts.item(number));
    sight::while_reading(parts, move |part| {
        let chapter = part.get_attribute("data-chapter");
        if place.read.try_with_untracked(|read| *read != chapter) == Some(true) {
            place.read.try_set(chapter);
        }
    });
}

/// One part with its article in the margin.
#[component]
fn Shown(setting: Setting, part: Arc<Part>, number: usize, chapter: String, place: Place) -> impl IntoView {
    let (session, anchor) = (setting.session, part.anchor(number));
    let is_hit = {
        let anchor = anchor.clone();
        Memo::new(move |_| place.hit.with(|hit| hit.as_ref() == Some(&anchor)))
    };
    let is_out = {
        let part = part.clone();
        Memo::new(move |_| place.sought.with(|sought| !sought.is_in(&part)))
    };
    let sign = part.article.clone().map(|article| {
        let label = Message::new("rules-article").with("article", article.as_str());
        view! {
            <a class="id" href=format!("#{article}") aria-label=move || session.speaker().say(&label)>{article.clone()}</a>
        }
    });
    let heading = match part.level {
        Level::Chapter => view! { <h2>{part.title.clone()}</h2> }.into_any(),
        Level::Article => view! { <h3>{part.title.clone()}</h3> }.into_any(),
    };
    view! {
        <section
            class="art"
            class:hit=is_hit
            id=anchor
            data-chapter=chapter
            data-article=part.article.clone()
            hidden=is_out
        >
            {sign}
            {heading}
            {blocks(&setting, &part.blocks)}
        </section>
    }
}
