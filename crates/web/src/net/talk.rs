//! What people say to each other at the table: a button that counts what is new, and a sheet that opens over the page.

use super::aloud::{names, voice};
use crate::icons::{Icon, Sign};
use crate::nav;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;
use stolik_protocol::{Heard, Mute, Voice, What, Wish};

/// The longest that can be said at once, in characters.
const LONGEST: usize = 500;

/// Opens the talk, with the keyboard in its line.
pub fn open(session: Session) {
    session.net.is_talking.set(true);
    session.net.read_talk();
    request_animation_frame(|| nav::focus("say"));
}

fn close(session: Session) {
    session.net.is_talking.set(false);
    request_animation_frame(|| nav::focus("talk-open"));
}

/// Opens the talk, and tells how much in it is new.
#[component]
pub fn TalkButton(session: Session) -> impl IntoView {
    let net = session.net;
    let unread = Memo::new(move |_| net.room.with(|room| room.as_ref().map_or(0, super::Room::unread)));
    let press = move |_| if net.is_talking.get_untracked() { close(session) } else { open(session) };
    let news = move || {
        let count = unread.get();
        (count > 0).then(|| {
            let said = session.speaker().say(&Message::new("net-unread").with("count", count));
            view! { <b class="unread num" id="unread" aria-hidden="true">{count}</b><span class="sr">{said}</span> }
        })
    };
    view! {
        <button
            class="btn quiet small"
            id="talk-open"
            aria-expanded=move || net.is_talking.get().to_string()
            on:click=press
        >
            <span class="signed"><Icon sign=Sign::Talk/>{news}</span><span>{session.text("net-talk")}</span>
        </button>
    }
}

/// The talk at the table, while it is open.
#[component]
pub fn Talk(session: Session) -> impl IntoView {
    let net = session.net;
    let is_open = Memo::new(move |_| net.is_talking.get() && session.play.with(crate::play::Play::is_online));
    view! { <Show when=move || is_open.get()><Sheet session/></Show> }
}

#[component]
fn Sheet(session: Session) -> impl IntoView {
    let net = session.net;
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Message>);
    let muted = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.muted.clone()).unwrap_or_default())
    });
    let mute = move |who: Voice, yes: bool| {
        // For who is nobody yet the server remembers nothing: what this page does is enough.
        if net.me.with_untracked(Option::is_some) {
            net.wish(Wish::Mute(Mute { who: who.clone(), yes }));
        }
        net.change_room(|room| {
            room.muted.retain(|muted| *muted != who);
            room.muted.extend(yes.then_some(who));
        });
    };
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if said.is_empty() {
            return wrong.set(Some(Message::new("net-nothing-said")));
        }
        wrong.set(None);
        net.wish(Wish::Say(said));
        text.set(String::new());
    };
    // What was not taken is there to be mended, unless something else is being written.
    net.unsaid.set(None);
    Effect::new(move |_| {
        let Some((unsaid, why)) = net.unsaid.get() else { return };
        if text.with_untracked(String::is_empty) {
            text.set(unsaid);
        }
        wrong.set(Some(why));
        request_animation_frame(|| nav::focus("say"));
    });
    let said = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.said.clone()).unwrap_or_default())
    });
    let lines = move || {
        let line = |heard: Heard| {
            let What::Said { by, text, guest } = heard.what else { return None };
            let is_own = net.room.with_untracked(|room| room.as_ref().is_some_and(|room| room.is_own(&by)));
            if muted.with(|muted| muted.contains(&by)) {
                return None;
            }
            let is_guest = match &by {
                Voice::Seat(_) => {
                    net.room.with_untracked(|room| room.as_ref().is_some_and(|room| room.is_guest(&by)))
                }
                Voice::Watcher(_) => guest,
            };
            let name = voice(&by, is_guest, &session.speaker());
            let hush = move |_| {
                mute(by.clone(), true);
                nav::focus("say");
            };
            let quiet = (!is_own).then(|| {
                view! { <button class="btn quiet small" on:click=hush>{session.text("net-mute")}</button> }
            });
            Some(view! { <li class:ours=is_own><b>{name}</b>" "<span>{text}</span>{quiet}</li> })
        };
        said.get().into_iter().rev().filter_map(line).collect_view()
    };
    let unmute = move || {
        muted.with(|muted| !muted.is_empty()).then(|| {
            let speaker = session.speaker();
            let names: Vec<String> =
                muted.with(|muted| muted.iter().map(|who| voice(who, false, &speaker)).collect());
            let label = speaker.say(&Message::new("net-unmute").with("names", names.join(", ")));
            let listen = move |_| muted.get_untracked().into_iter().for_each(|who| mute(who, false));
            view! { <button class="btn quiet small" id="unmute" on:click=listen>{label}</button> }
        })
    };
    let watching = Memo::new(move |_| net.room.with(|room| room.as_ref().map_or(0, |room| room.watching)));
    let watched = move || {
        (watching.get() > 0).then(|| {
            session.speaker().say(&Message::new("net-watching").with("count", i64::from(watching.get())))
        })
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close(session);
        }
    };
    view! {
        <section class="talksheet" id="talk" role="dialog" aria-labelledby="talk-title" on:keydown=keys>
            <div class="row">
                <h2 class="grow" id="talk-title">{session.text("net-talk")}</h2>
                <button class="icb" id="talk-close" aria-label=session.text("page-close") on:click=move |_| close(session)>
                    <Icon sign=Sign::Close/>
                </button>
            </div>
            <form class="cmd" on:submit=say>
                <input
                    class="field-in"
                    id="say"
                    autocomplete="off"
                    enterkeyhint="send"
                    maxlength=LONGEST.to_string()
                    aria-label=session.text("net-talk")
                    aria-invalid=move || wrong.with(Option::is_some).to_string()
                    aria-describedby="say-why"
                    prop:value=text
                    on:input=move |event| {
                        text.set(event_target_value(&event));
                        wrong.set(None);
                    }
                />
                <button class="btn">{session.text("net-say")}</button>
            </form>
            <p class="wrong" id="say-why" role="alert">{move || wrong.get().map(|why| session.speaker().say(&why))}</p>
            <Closed session/>
            <ol class="said" tabindex="0" aria-label=session.text("net-talk")>{lines}</ol>
            {unmute}
            <p class="small muted">{watched}</p>
        </section>
    }
}

/// Of whom one need not be told any more that they have left: that can still be decided about here.
#[component]
fn Closed(session: Session) -> impl IntoView {
    let net = session.net;
    let closed = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.known_gone.clone()).unwrap_or_default())
    });
    let again = move || {
        let closed = closed.get();
        let show = move |_| {
            net.change_room(|room| room.known_gone.clear());
            close(session);
        };
        (!closed.is_empty()).then(|| {
            let speaker = session.speaker();
            let message = Message::new("net-gone-again").with("names", names(&closed, &speaker));
            view! { <button class="btn small" id="gone-again" on:click=show>{speaker.say(&message)}</button> }
        })
    };
    view! { {again} }
}
