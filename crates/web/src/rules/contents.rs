//! The contents of a rules page, the other games, and the search.

use super::page::Place;
use crate::route::Route;
use crate::session::Session;
use leptos::prelude::*;
use std::sync::Arc;
use stolik_catalog::Kind;
use stolik_game::Message;
use stolik_text::{Document, Level, Sought, Speaker};

/// What is on the page and where.
#[component]
pub fn Contents(
    session: Session,
    kind: Kind,
    document: Arc<Document>,
    place: Place,
    /// How many parts have what is looked for.
    found: Memo<usize>,
) -> impl IntoView {
    let chapters = document.parts.iter().enumerate().filter(|(_, part)| part.level == Level::Chapter);
    let chapters = chapters.map(|(number, part)| {
        let anchor = part.anchor(number + 1);
        let href = format!("#{anchor}");
        let is_read = move || place.read.with(|read| (read.as_ref() == Some(&anchor)).then_some("true"));
        view! { <a href=href aria-current=is_read>{part.title.clone()}</a> }
    });
    let how_many = move || match (place.sought.with(Sought::is_empty), found.get()) {
        (true, _) => String::new(),
        (false, 0) => session.speaker().text("rules-found-none"),
        (false, count) => session.speaker().say(&Message::new("rules-found").with("count", count)),
    };
    view! {
        <nav class="toc" aria-label=session.text("rules-contents")>
            <Games session kind/>
            <div class="search" role="search">
                <input
                    class="field-in"
                    id="rules-search"
                    type="search"
                    autocomplete="off"
                    placeholder=session.text("rules-search")
                    aria-label=session.text("rules-search")
                    prop:value=place.typed
                    on:input=move |event| place.typed.set(event_target_value(&event))
                />
                <p class="small muted" role="status" id="rules-found">{how_many}</p>
            </div>
            <div class="chapters">{chapters.collect_view()}</div>
        </nav>
    }
}

/// The rules of the other games.
#[component]
fn Games(session: Session, kind: Kind) -> impl IntoView {
    let name = move |kind: Kind| Speaker::new(session.language.get()).text(&format!("{}-name", kind.id()));
    let options = Kind::ALL.iter().map(|&other| {
        view! { <option value=other.id() selected=other == kind>{move || name(other)}</option> }
    });
    let turn = move |event| {
        if let Some(kind) = Kind::named(&event_target_value(&event)) {
            session.go(Route::Rules { kind, article: None });
        }
    };
    view! {
        <select class="field-in" id="rules-of" aria-label=session.text("rules-game") on:change=turn>{options.collect_view()}</select>
    }
}
