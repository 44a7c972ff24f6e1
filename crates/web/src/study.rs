//! Replay and analysis of records, and the editors.

mod analyst;
mod best;
mod desk;
mod dice;
mod editor;
mod export;
mod faults;
mod files;
mod list;
mod map_editor;
mod opening;
mod options;
mod plot;
mod replay;
mod scrubber;
mod share;
mod trial;
mod unfolding;
mod words;

pub use dice::DicePage;
pub use files::copy;

use crate::session::Session;
use crate::store::KeptId;
use editor::Editor;
use leptos::prelude::*;
use map_editor::MapEditor;
use opening::{Opening, WhoseEyes, Wish};
use replay::Replay;
use stolik_catalog::Kind;
use stolik_study::Eyes;

/// The replay of a kept game, or of what the address carries after its `#`.
#[component]
pub fn StudyPage(session: Session, game: Option<KeptId>, fragment: String) -> impl IntoView {
    let wish = Wish::of_address(game, &fragment);
    move || match wish.opened.get() {
        Some(opened) if opened.study.may_look(Eyes::All) => {
            view! { <Replay page=session opened eyes=Eyes::All wish/> }.into_any()
        }
        Some(opened) => view! { <WhoseEyes session opened wish/> }.into_any(),
        None => view! { <Opening session wish/> }.into_any(),
    }
}

/// The editor of a game's positions and maps; the address may carry a position after its `#`, or ask for the map.
#[component]
pub fn EditorPage(session: Session, kind: Kind, fragment: String) -> impl IntoView {
    match kind.maps().filter(|_| fragment == "map") {
        Some(maps) => view! { <MapEditor session kind maps/> }.into_any(),
        None => view! { <Editor session kind fragment/> }.into_any(),
    }
}
