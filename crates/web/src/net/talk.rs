//! What people say to each other at the table.

use crate::session::Session;
use leptos::prelude::*;
use stolik_game::{Message, Seat};
use stolik_protocol::{Heard, Mute, Voice, What, Wish};

/// The longest that can be said at once, in characters.
const LONGEST: usize = 500;

/// The talk at the table.
#[component]
pub fn Talk(session: Session) -> impl IntoView {
    let net = session.net;
    let text = RwSignal::new(String::new());
    let muted = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.muted.clone()).unwrap_or_default())
    });
    let mute = move |who: Voice, yes: bool| {
        // For who is nobody yet the server remembers nothing: what this page does is enough.
        if net.me.with_untracked(Option::is_some) {
            net.wish(Wish::Mute(Mute { who: who.clone(), yes }));
        }
        net.room.update(|room| {
            if let Some(room) = room {
                room.muted.retain(|muted| *muted != who);
                room.muted.extend(yes.then_some(who));
            }
        });
    };
    let name_of = move |who: &Voice| match who {
        Voice::Seat(seat) => session.speaker().seat(Seat(*seat)),
        Voice::Watcher(name) => name.clone(),
    };
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
            if muted.with(|muted| muted.contains(&by)) {
                return None;
            }
            let name = name_of(&by);
            let hush = move |_| mute(by.clone(), true);
            let quiet = (!is_own).then(|| {
                view! { <button class="btn quiet small" on:click=hush>{session.text("net-mute")}</button> }
            });
            Some(view! { <li><b>{name}</b>" "<span>{text}</span>{quiet}</li> })
        };
        said.get().into_iter().rev().filter_map(line).collect_view()
    };
    let unmute = move || {
        muted.with(|muted| !muted.is_empty()).then(|| {
            let names: Vec<String> = muted.with(|muted| muted.iter().map(name_of).collect());
            let label = session.speaker().say(&Message::new("net-unmute").with("names", names.join(", ")));
            let listen = move |_| muted.get_untracked().into_iter().for_each(|who| mute(who, false));
            view! { <button class="btn quiet small" id="unmute" on:click=listen>{label}</button> }
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
