//! A guest goes on in another browser: by a link that is good once, and that must be followed by a touch.

use super::ask::Trouble;
use super::forms::{Wrong, once};
use super::share::ShareLink;
use crate::nav::{self, Trace};
use crate::route::Route;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;
use stolik_protocol::{GuestLink, GuestSecret};

/// Makes the link, for who is a guest.
#[component]
pub fn Elsewhere(session: Session) -> impl IntoView {
    let net = session.net;
    let link = RwSignal::new(None::<GuestLink>);
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let make = move |_| {
        once(is_busy, trouble, async move {
            link.try_set(Some(net.tell("/api/guest/link", &()).await?));
            request_animation_frame(|| nav::focus("elsewhere-link"));
            Ok(())
        });
    };
    let shown = move || {
        match link.get() {
        Some(GuestLink { path, minutes }) => {
            let message = Message::new("net-elsewhere-link-about");
            let about = message.with("minutes", i64::try_from(minutes).unwrap_or(i64::MAX));
            view! {
                <ShareLink session id="elsewhere".to_owned() path label="net-elsewhere-link"/>
                <p class="small muted">{move || session.speaker().say(&about)}</p>
            }
            .into_any()
        }
        None => view! {
            <div><button class="btn" id="make-elsewhere" on:click=make>{session.text("net-elsewhere-make")}</button></div>
        }
        .into_any(),
    }
    };
    view! {
        <section class="stack" id="elsewhere">
            <h2>{session.text("net-elsewhere-title")}</h2>
            <p class="small muted">{session.text("net-elsewhere-about")}</p>
            {shown}
            <Wrong session trouble/>
        </section>
    }
}

/// Where the link leads: nothing happens until somebody says so.
#[component]
pub fn HerePage(session: Session, secret: String) -> impl IntoView {
    let net = session.net;
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let go_on = move |_| {
        let secret = secret.clone();
        once(is_busy, trouble, async move {
            net.become_somebody("/api/guest/here", &GuestSecret { secret }).await?;
            // It is used up: it stands in the address no longer.
            nav::show(&Route::Account, Trace::Same);
            session.route.set(Route::Account);
            Ok(())
        });
    };
    let joined = move || {
        let me = net.me.get()?;
        let key = if me.guest { "net-here-guest" } else { "net-here-account" };
        let said = session.speaker().say(&Message::new(key).with("name", me.name));
        Some(view! { <p class="muted" id="here-as">{said}</p> })
    };
    view! {
        <section class="wrap stack" id="here">
            <h1>{session.text("net-here-title")}</h1>
            <p>{session.text("net-here-about")}</p>
            {joined}
            <Wrong session trouble/>
            <div><button class="btn primary" id="go-on-here" on:click=go_on>{session.text("net-here")}</button></div>
        </section>
    }
}
