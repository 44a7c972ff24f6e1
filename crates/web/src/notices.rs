//! Notices of the page itself: that there is no network. They push nothing and go by themselves.

use crate::session::Session;
use leptos::prelude::*;

/// The notices, in a corner.
#[component]
pub fn Notices(session: Session) -> impl IntoView {
    let is_offline = RwSignal::new(!window().navigator().on_line());
    let gone = window_event_listener(leptos::ev::offline, move |_| is_offline.set(true));
    let back = window_event_listener(leptos::ev::online, move |_| is_offline.set(false));
    // They listen for as long as the page is open.
    std::mem::forget((gone, back));
    view! {
        <div class="notices" role="status">
            {move || is_offline.get().then(|| view! { <p class="notice" id="offline">{session.text("page-offline")}</p> })}
        </div>
    }
}
