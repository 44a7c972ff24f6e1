//! The whole page: the bar, the board, and the panel beside it.

use crate::bar::Bar;
use crate::board::Board;
use crate::foot::Foot;
use crate::moves::Moves;
use crate::plates::Plates;
use crate::session::Session;
use crate::theme;
use crate::turn::Turn;
use leptos::prelude::*;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::new();
    theme::follow_system();
    Effect::new(move |_| describe(session));
    view! {
        <div class="play game-page">
            <a class="skip" href="#main">{session.text("page-skip")}</a>
            <Bar session/>
            <main class="tablewrap" id="main">
                <section class="stage" aria-label=session.text("page-board")><Board session/></section>
                <div class="panel">
                    <Plates session/>
                    <div class="col-a stack"><Turn session/></div>
                    <div class="col-b fill sec"><Moves session/></div>
                    <div class="last"><Foot session/></div>
                </div>
            </main>
        </div>
    }
}

/// The document's own language and title follow the page's.
fn describe(session: Session) {
    let title = stolik_game::Message::new("page-title-game").with("game", session.game_text("name").get());
    document().set_title(&session.speaker().say(&title));
    if let Some(root) = document().document_element() {
        // A page whose language cannot be told is still a page.
        let _ = root.set_attribute("lang", session.language.get().tag());
    }
}
