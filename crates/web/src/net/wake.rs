//! When it is one's turn: the title of the tab, a sound, and a notification of the browser for who wants one.

use crate::browser;
use crate::nav;
use crate::session::Session;
use crate::sound;
use leptos::prelude::*;
use leptos::web_sys::{Notification, NotificationPermission};

/// That the person wants no notifications, though the browser would allow them.
const UNWANTED: &str = "stolik-notify-off";
/// That the person was asked at a table whether to be told.
const INVITED: &str = "stolik-notify-asked";

/// Whether the browser can notify: only in secure places.
pub fn can_notify() -> bool {
    browser::is_secure() && browser::find("Notification").is_some()
}

/// What stands before the title of the tab: whether one is awaited at a table over the network.
pub fn title_mark(session: Session) -> bool {
    session.play.with(|play| play.is_online() && play.seat().is_some())
}

/// Tells who looks elsewhere that it is their turn.
pub fn attend(session: Session) {
    let is_asked = Memo::new(move |_| session.play.with(|play| play.is_online() && play.seat().is_some()));
    Effect::new(move |was_asked: Option<bool>| {
        let is_asked = is_asked.get();
        if is_asked && was_asked == Some(false) && document().hidden() {
            sound::call(session);
            if Telling::now() == Telling::On {
                let title = session.speaker().text("page-your-turn");
                // Who is not told this way sees the title of the tab.
                let _ = Notification::new(&title);
            }
        }
        is_asked
    });
}

/// Whether the browser tells that it is one's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// It cannot.
    Unknown,
    /// It was not asked yet, or the person wants none.
    Off,
    /// The person or the browser forbids it to this page.
    Forbidden,
    /// It does.
    On,
}

impl Telling {
    /// How it is now.
    pub fn now() -> Telling {
        let is_wanted = super::local(|storage| storage.get_item(UNWANTED).ok().flatten()).flatten().is_none();
        Telling::by(can_notify().then(Notification::permission), is_wanted)
    }

    /// How it is where the browser answers so to whether it may, if it can at all.
    fn by(permission: Option<NotificationPermission>, is_wanted: bool) -> Telling {
        match permission {
            None => Telling::Unknown,
            Some(NotificationPermission::Denied) => Telling::Forbidden,
            Some(NotificationPermission::Granted) if is_wanted => Telling::On,
            Some(_) => Telling::Off,
        }
    }

    /// Whether the person was never asked.
    fn is_unasked() -> bool {
        can_notify() && Notification::permission() == NotificationPermission::Default
    }
}

/// Asks for the right to notify, and says what came of it.
pub fn ask_to_notify(then: impl Fn(Telling) + 'static) {
    want_to_be_told(true);
    leptos::task::spawn_local(async move {
        if let Ok(asked) = Notification::request_permission() {
            // What was answered is what the browser says from now on.
            let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
        }
        then(Telling::now());
    });
}

/// Whether the person wants to be told. What the browser allows, only the browser takes back.
fn want_to_be_told(yes: bool) {
    // A browser that keeps nothing asks again.
    let _ = super::local(
        |storage| {
            if yes { storage.remove_item(UNWANTED) } else { storage.set_item(UNWANTED, "yes") }
        },
    );
}

/// Being told that it is one's turn: on, off, or why not.
#[component]
pub fn Switch(session: Session) -> impl IntoView {
    let telling = RwSignal::new(Telling::now());
    let was_asked = RwSignal::new(false);
    let ask = move |_| {
        ask_to_notify(move |now| {
            was_asked.try_set(true);
            telling.try_set(now);
            request_animation_frame(|| nav::focus_first(&["notify-end", "notify"]));
        });
    };
    let stop = move |_| {
        want_to_be_told(false);
        telling.set(Telling::now());
        request_animation_frame(|| nav::focus("notify"));
    };
    let button = move || {
        view! { <div><button class="btn" id="notify" on:click=ask>{session.text("net-notify")}</button></div> }
    };
    // Who has closed the question of the browser is told that nothing has changed.
    let closed = move || {
        (was_asked.get() && telling.get() == Telling::Off).then(
            || view! { <p class="muted" id="notify-unanswered">{session.text("net-notify-unanswered")}</p> },
        )
    };
    let switch = move || {
        match telling.get() {
        Telling::Unknown => view! { <p class="muted">{session.text("net-no-notify")}</p> }.into_any(),
        Telling::Forbidden => {
            view! { <p class="why" id="notify-denied">{session.text("net-push-denied")}</p>{button} }.into_any()
        }
        Telling::Off => view! { {button}{closed} }.into_any(),
        Telling::On => view! {
            <p class="muted" id="notified">{session.text("net-notified")}</p>
            <div><button class="btn" id="notify-end" on:click=stop>{session.text("net-push-end")}</button></div>
        }
        .into_any(),
    }
    };
    view! { <div class="stack" role="status">{switch}</div> }
}

/// At a table at which days are counted: whether to be told. Nothing for who was asked before.
#[component]
pub fn Invitation(session: Session) -> impl IntoView {
    let is_open = RwSignal::new(Telling::is_unasked() && super::local(was_invited) == Some(false));
    let is_by_letter = Memo::new(move |_| {
        session
            .net
            .room
            .with(|room| room.as_ref().is_some_and(|room| room.is_seated() && room.time.starts_with("days")))
    });
    let close = move || {
        is_open.try_set(false);
        // A browser that keeps nothing invites again.
        let _ = super::local(|storage| storage.set_item(INVITED, "yes"));
        request_animation_frame(|| nav::focus("turn"));
    };
    let ask = move |_| ask_to_notify(move |_| close());
    view! {
        <Show when=move || is_open.get() && is_by_letter.get()>
            <div class="beside" id="invitation">
                <p>{session.text("net-notify-days")}</p>
                <span class="answers">
                    <button class="btn small" id="notify" on:click=ask>{session.text("net-notify")}</button>
                    <button class="btn quiet small" id="notify-not" on:click=move |_| close()>{session.text("page-no")}</button>
                </span>
            </div>
        </Show>
    }
}

fn was_invited(storage: &leptos::web_sys::Storage) -> bool {
    storage.get_item(INVITED).ok().flatten().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_told_can_switch_it_off_and_who_may_not_be_is_not_offered_it_as_on() {
        use NotificationPermission::{Default, Denied, Granted};
        for (permission, is_wanted, telling) in [
            (None, true, Telling::Unknown),
            (Some(Default), true, Telling::Off),
            (Some(Denied), true, Telling::Forbidden),
            (Some(Denied), false, Telling::Forbidden),
            (Some(Granted), true, Telling::On),
            // What the browser allows, only the browser takes back; the person's word counts all the same.
            (Some(Granted), false, Telling::Off),
        ] {
            assert_eq!(Telling::by(permission, is_wanted), telling, "{permission:?}, wanted: {is_wanted}");
        }
    }
}
