//! What the person should know and need not act on: that the game is not kept, that there is a newer page, that there is
//! no network. Notices stand in a corner and push nothing.

use crate::net::LineNotices;
use crate::offline;
use crate::session::Session;
use leptos::prelude::*;

/// The notices. The region is there before the words are, so that they are read aloud.
#[component]
pub fn Notices(session: Session) -> impl IntoView {
    let unkept = move || {
        let error = session.unkept.get()?;
        Some(view! { <p class="notice" id="unkept">{session.speaker().say(&error.message())}</p> })
    };
    let outdated = move || {
        session.is_outdated.get().then(|| {
            view! {
                <p class="notice" id="outdated">
                    {session.text("room-update")}" "
                    <button class="btn small" id="update" on:click=|_| offline::update()>
                        {session.text("room-update-now")}
                    </button>
                </p>
            }
        })
    };
    let language = move || {
        session.is_language_missing.get().then(
            || view! { <p class="notice" id="language-missing">{session.text("page-language-missing")}</p> },
        )
    };
    let is_offline = RwSignal::new(!window().navigator().on_line());
    let gone = window_event_listener(leptos::ev::offline, move |_| is_offline.set(true));
    let back = window_event_listener(leptos::ev::online, move |_| is_offline.set(false));
    // They listen for as long as the page is open.
    std::mem::forget((gone, back));
    // At a table over the network one word about it is enough: that the line is lost and comes back.
    let is_lost = Memo::new(move |_| session.net.is_lost());
    let offline = move || {
        (is_offline.get() && !is_lost.get())
            .then(|| view! { <p class="notice" id="offline">{session.text("page-offline")}</p> })
    };
    view! { <div class="notices" role="status">{unkept}{outdated}{language}{offline}<LineNotices session/></div> }
}
