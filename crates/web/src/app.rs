//! The whole page: the bar, the board, and the panel beside it.

use crate::bar::Bar;
use crate::board::{Board, is_map};
use crate::foot::Foot;
use crate::hands::Hands;
use crate::moves::Moves;
use crate::phases::Phases;
use crate::plates::Plates;
use crate::play::Play;
use crate::session::Session;
use crate::theme;
use crate::turn::{Stock, Turn};
use crate::veil::Veil;
use leptos::prelude::*;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::new();
    theme::follow_system();
    let name = session.game_text("name");
    Effect::new(move |_| describe(session, &name.get()));
    let is_veiled = Memo::new(move |_| session.play.with(Play::is_veiled));
    let is_map = Memo::new(move |_| session.with_scene(is_map));
    let inputs = Memo::new(move |_| session.play.with(|play| play.table().inputs().len()));
    view! {
        <div
            class="play game-page"
            class:map-page=move || is_map.get() && !is_veiled.get()
            id="play"
            data-inputs=move || inputs.get().to_string()
        >
            <a class="skip" href="#main">{session.text("page-skip")}</a>
            <Bar session/>
            // What is hidden is not in the page at all.
            <Show when=move || !is_veiled.get() fallback=move || view! { <main id="main"><Veil session/></main> }>
                <main class="tablewrap" id="main">
                    <section class="stage" aria-label=session.text("page-board")><Board session/></section>
                    <div class="panel">
                        <Plates session/>
                        <Phases session/>
                        <div class="col-a stack">
                            <Turn session/>
                            <Hands session/>
                            <Stock session/>
                        </div>
                        <div class="col-b fill sec"><Moves session/></div>
                        <div class="last"><Foot session/></div>
                    </div>
                </main>
            </Show>
        </div>
    }
}

/// The document's own language and title follow the page's. Only when they change: a language that is set again makes the
/// browser style the whole page again.
fn describe(session: Session, game: &str) {
    let title = stolik_game::Message::new("page-title-game").with("game", game);
    document().set_title(&session.speaker().say(&title));
    if let Some(root) = document().document_element() {
        // A page whose language cannot be told is still a page.
        let _ = root.set_attribute("lang", session.language.get().tag());
    }
}
