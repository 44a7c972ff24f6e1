//! Something that lets one in, and forgetting it, which asks once more.

use crate::session::Session;
use leptos::prelude::*;

/// A passkey or a token.
#[component]
pub fn Row(session: Session, name: String, about: Signal<String>, forget: Callback<()>) -> impl IntoView {
    let asking = RwSignal::new(false);
    let press = move |_| {
        if asking.get_untracked() {
            forget.run(());
        }
        asking.update(|asking| *asking = !*asking);
    };
    let label =
        move || session.text(if asking.get() { "net-passkey-sure" } else { "net-passkey-forget" }).get();
    view! {
        <li class="opt">
            <div><b>{name}</b><p>{about}</p></div>
            <button class="btn small" data-sure=move || asking.get().to_string() on:click=press>{label}</button>
        </li>
    }
}
