//! What people say to each other at the table.

use crate::session::Session;
use leptos::prelude::*;
use stolik_game::{Message, Seat};
use stolik_protocol::{Heard, Voice, What, Wish};

/// The longest that can be said at once, in characters.
const LONGEST: usize = 500;

/// The talk at the table.
#[component]
pub fn Talk(session: Session) -> impl IntoView {
    let net = session.net;
    let text = RwSignal::new(String::new());
    // Who is not listened to: for this visit, and only here.
    let muted = RwSignal::new(Vec::<String>::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            net.wish(Wish::Say(said));
            text.set(String::new());
        }
    };
    let said = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.said.clone()).unwrap_or_default())
    });
    let you = Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.you)));
    let watching = Memo::new(move |_| net.room.with(|room| room.as_ref().map_or(0, |room| room.watching)));
    let lines = move || {
        let line = |heard: Heard| {
            let What::Said { by, text } = heard.what else { return None };
            let is_own = matches!(by, Voice::Seat(seat) if Some(seat) == you.get());
            let name = match by {
                Voice::Seat(seat) => session.speaker().seat(Seat(seat)),
                Voice::Watcher(name) => name,
            };
            if muted.with(|muted| muted.contains(&name)) {
                return None;
            }
            let mute = {
                let name = name.clone();
                move |_| muted.update(|muted| muted.push(name.clone()))
            };
            let quiet = (!is_own).then(|| {
                view! { <button class="btn quiet small" on:click=mute>{session.text("net-mute")}</button> }
            });
            Some(view! { <li><b>{name}</b>" "<span>{text}</span>{quiet}</li> })
        };
        said.get().into_iter().rev().filter_map(line).collect_view()
    };
    let unmute = move || {
        muted.with(|muted| !muted.is_empty()).then(|| {
            let names = muted.with(|muted| muted.join(", "));
            let label = session.speaker().say(&Message::new("net-unmute").with("names", names));
            view! { <button class="btn quiet small" id="unmute" on:click=move |_| muted.set(Vec::new())>{label}</button> }
        })
    };
    let watched = move || {
        (watching.get() > 0).then(|| {
            session.speaker().say(&Message::new("net-watching").with("count", i64::from(watching.get())))
        })
    };
    view! {
        <details class="fold talk" id="talk">
            <summary>{session.text("net-talk")}" "<span class="small muted num">{move || said.with(Vec::len)}</span></summary>
            <form class="cmd" on:submit=say>
                <input
                    class="field-in"
                    id="say"
                    autocomplete="off"
                    maxlength=LONGEST.to_string()
                    aria-label=session.text("net-talk")
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button class="btn">{session.text("net-say")}</button>
            </form>
            <ol class="said" aria-live="polite">{lines}</ol>
            {unmute}
            <p class="small muted">{watched}</p>
        </details>
    }
}
