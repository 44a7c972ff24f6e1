//! The veil between two persons at one screen: while it hangs, nothing of the game is in the page.

use crate::icons::{Icon, Sign};
use crate::nav;
use crate::play::Play;
use crate::session::Session;
use leptos::html;
use leptos::prelude::*;
use stolik_game::{Message, Seat};

/// The veil: whose turn it is, and the buttons to look or to hand the screen back.
#[component]
pub fn Veil(session: Session) -> impl IntoView {
    let play = session.play;
    let asked = Memo::new(move |_| play.with(Play::seat).unwrap_or(Seat(0)));
    let before = Memo::new(move |_| play.with(Play::may_return_to));
    let say = move |key, seat: Seat| session.speaker().say(&Message::new(key).with("seat", seat));
    let title = NodeRef::<html::H1>::new();
    // The heading takes the keyboard, not the button: an Enter held too long must show nothing to the wrong person.
    Effect::new(move |_| {
        asked.track();
        if title.get().is_some() {
            // With the next picture: to give it the keyboard the browser lays it out at once.
            request_animation_frame(|| nav::focus("veil-title"));
        }
    });
    view! {
        <section class="veil" id="veil">
            <div class="in">
                <Screen/>
                <h1 id="veil-title" tabindex="-1" node_ref=title>{move || say("page-veil-now", asked.get())}</h1>
                <p class="muted">{session.text("page-veil-why")}</p>
                <button class="btn primary" id="uncover" on:click=move |_| session.uncover()>
                    <Icon sign=Sign::Eye/>{move || say("page-veil-show", asked.get())}
                </button>
                <Show when=move || before.get().is_some()>
                    <button class="btn quiet" id="give-back" on:click=move |_| session.change(Play::give_back)>
                        {move || before.get().map(|seat| say("page-veil-back", seat))}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// A folding screen on the small table.
#[component]
fn Screen() -> impl IntoView {
    view! {
        <svg class="big" viewBox="0 0 300 178" aria-hidden="true">
            <path d="M52 134l-12 34M248 134l12 34" stroke="currentColor" stroke-width="12" stroke-linecap="round"/>
            <g stroke="currentColor" stroke-width="5" stroke-linejoin="round">
                <path d="M62 120V34l58-14v88z" fill="var(--surface)"/>
                <path d="M120 108V20l60 14v86z" fill="var(--sunk)"/>
                <path d="M180 120V34l58-14v88z" fill="var(--surface)"/>
            </g>
            <path d="M91 52l9 15-9 19-9-15zM150 49l9 19-9 15-9-19zM209 52l9 15-9 19-9-15z" fill="var(--board-dark)"/>
            <rect x="10" y="119" width="280" height="17" rx="8" fill="currentColor"/>
            <rect x="18" y="106" width="32" height="12" rx="6" fill="var(--accent-fill)"/>
            <rect x="250" y="106" width="32" height="12" rx="6" fill="var(--p2)"/>
        </svg>
    }
}
