//! Replay and analysis of records, and the editors.

mod analyst;
mod best;
mod desk;
mod export;
mod files;
mod list;
mod opening;
mod plot;
mod replay;
mod scrubber;
mod share;
mod trial;

use crate::route::GameId;
use crate::session::Session;
use leptos::prelude::*;
use opening::{Opening, Wish};
use replay::Replay;
use stolik_study::{Eyes, Opened};

/// The replay of a kept game, or of what the address carries after its `#`.
#[component]
pub fn StudyPage(session: Session, game: Option<GameId>, fragment: String) -> impl IntoView {
    let wish = Wish::new();
    if let Some(game) = game {
        opening::read_kept(session, game, wish);
    } else if !fragment.is_empty() {
        wish.read(&format!("#{fragment}"));
    }
    let shown = move || match wish.opened.get() {
        Some(opened) => match first_eyes(&opened) {
            Some(eyes) => view! { <Replay page=session opened eyes wish/> }.into_any(),
            None => view! { <opening::WhoseEyes session opened wish/> }.into_any(),
        },
        None => view! { <Opening session wish/> }.into_any(),
    };
    view! { {shown} }
}

/// Whose eyes look first; none if somebody must be chosen.
fn first_eyes(opened: &Opened) -> Option<Eyes> {
    opened.study.may_look(Eyes::All).then_some(Eyes::All)
}
