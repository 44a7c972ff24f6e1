//! What the person should know and need not act on: that the game is not kept, that there is a newer page.

use crate::offline;
use crate::session::Session;
use leptos::prelude::*;

/// The notices. The regions are there before the words are, so that they are read aloud.
#[component]
pub fn Notices(session: Session) -> impl IntoView {
    let unkept = move || session.unkept.get().map(|error| session.speaker().say(&error.message()));
    let outdated = move || {
        session.is_outdated.get().then(|| {
            view! {
                {session.text("room-update")}" "
                <button class="btn small" id="update" on:click=|_| offline::update()>
                    {session.text("room-update-now")}
                </button>
            }
        })
    };
    view! {
        <p class="notice" id="unkept" role="status">{unkept}</p>
        <p class="notice" id="outdated" role="status">{outdated}</p>
    }
}
