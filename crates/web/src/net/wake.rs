//! When it is one's turn: the title of the tab, a sound, and a notification of the browser for who wants one.

use crate::browser;
use crate::session::Session;
use crate::sound;
use leptos::prelude::*;
use leptos::web_sys::{Notification, NotificationPermission};

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
            if can_notify() && Notification::permission() == NotificationPermission::Granted {
                let title = session.speaker().text("page-your-turn");
                // Who is not told this way sees the title of the tab.
                let _ = Notification::new(&title);
            }
        }
        is_asked
    });
}

/// Asks for the right to notify.
pub fn ask_to_notify(then: impl Fn(bool) + 'static) {
    leptos::task::spawn_local(async move {
        let Ok(asked) = Notification::request_permission() else { return then(false) };
        // What was answered is what the browser says from now on.
        let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
        then(Notification::permission() == NotificationPermission::Granted);
    });
}

/// Whether one is told already.
pub fn is_notified() -> bool {
    can_notify() && Notification::permission() == NotificationPermission::Granted
}
