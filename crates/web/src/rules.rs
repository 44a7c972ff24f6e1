//! The rules of a game with positions to try, and a first game with guidance.

#[cfg(test)]
mod tests;
#[cfg(test)]
mod trial;

use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_text::Speaker;

/// The rules of a game, at one article if the address says so.
#[component]
pub fn RulesPage(session: Session, kind: Kind, article: Option<String>) -> impl IntoView {
    let name = move || Speaker::new(session.language.get()).text(&format!("{}-name", kind.id()));
    view! { <section class="wrap stack"><h1>{name}</h1><p>{article}</p></section> }
}

/// A first game with guidance.
#[component]
pub fn LessonPage(session: Session, kind: Kind) -> impl IntoView {
    let name = move || Speaker::new(session.language.get()).text(&format!("{}-name", kind.id()));
    view! { <section class="wrap stack"><h1>{name}</h1></section> }
}
