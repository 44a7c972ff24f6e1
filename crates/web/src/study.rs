//! Replay and analysis of records, and the editors.

use crate::session::Session;
use crate::store::KeptId;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_text::Speaker;

/// The replay of a kept game, or of what the address carries after its `#`.
#[component]
pub fn StudyPage(session: Session, game: Option<KeptId>, fragment: String) -> impl IntoView {
    let _ = (game, fragment);
    view! { <section class="wrap stack"><h1>{session.text("page-study")}</h1></section> }
}

/// The editor of a game's positions and maps; the address may carry one after its `#`.
#[component]
pub fn EditorPage(session: Session, kind: Kind, fragment: String) -> impl IntoView {
    let _ = fragment;
    let name = move || Speaker::new(session.language.get()).text(&format!("{}-name", kind.id()));
    view! { <section class="wrap stack"><h1>{name}</h1></section> }
}
