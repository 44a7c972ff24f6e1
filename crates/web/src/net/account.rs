//! Who one is: a guest, an account, nobody; and what the browser forbids here.

use super::along::Elsewhere;
use super::enter::Enter;
use super::identity::{Rename, SetPassword};
use super::leaving::Leaving;
use super::passkeys::Passkeys;
use super::push::Called;
use super::sessions::Sessions;
use super::tokens::Tokens;
use super::{MyTables, wake};
use crate::browser;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;
use stolik_protocol::Passkey;

/// What one is to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    Nobody,
    Guest,
    Account,
}

/// The page of who one is.
#[component]
pub fn AccountPage(session: Session) -> impl IntoView {
    let net = session.net;
    net.look_again();
    let standing = Memo::new(move |_| match net.me.with(|me| me.as_ref().map(|me| me.guest)) {
        None => Standing::Nobody,
        Some(true) => Standing::Guest,
        Some(false) => Standing::Account,
    });
    let who = move || {
        let message = match net.me.get() {
            None => Message::new("net-nobody"),
            Some(me) if me.guest => Message::new("net-guest").with("name", me.name),
            Some(me) => Message::new("net-account").with("name", me.name),
        };
        session.speaker().say(&message)
    };
    let is = move |wanted: Standing| move || standing.get() == wanted;
    let is_secure = browser::is_secure();
    view! {
        <div class="wrap stack" id="account">
            <h1>{session.text("net-account-title")}</h1>
            <Missing session/>
            <Show when=move || net.is_served.get()>
                <p id="who" tabindex="-1">{who}</p>
                <Show when=is(Standing::Guest)><p class="muted">{session.text("net-guest-about")}</p></Show>
                <Show when=move || standing.get() != Standing::Account><Enter session/></Show>
                <Show when=move || standing.get() != Standing::Nobody><MyTables session/></Show>
                <Show when=is(Standing::Account)><Owner session/></Show>
                <Show when=is(Standing::Guest)><Elsewhere session/><Rename session/></Show>
                <Show
                    when=move || is_secure
                    fallback=move || view! { <p class="muted" id="insecure">{session.text("net-insecure")}</p> }
                >
                    <Told session/>
                </Show>
                <Show when=is(Standing::Guest)><Leaving session/></Show>
                <Show when=is(Standing::Account)><Tokens session/><Sessions session/></Show>
            </Show>
        </div>
    }
}

/// Why there are no accounts here, if there are none; what is said of tables over the network is the same.
#[component]
fn Missing(session: Session) -> impl IntoView {
    let net = session.net;
    let why = move || {
        net.server.get().why_not().map(|why| {
            view! {
                <p class="muted" id="no-server">{session.text(why)}</p>
                <div>
                    <button class="btn" id="look-again" on:click=move |_| net.look_again()>
                        {session.text("net-look-again")}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="stack" role="status">{why}</div> }
}

/// What the owner of an account can change.
#[component]
fn Owner(session: Session) -> impl IntoView {
    let passkeys = RwSignal::new(Vec::<Passkey>::new());
    let is_secure = browser::is_secure();
    view! {
        <div class="pair">
            <Rename session/>
            <SetPassword session has_passkey=Signal::derive(move || passkeys.with(|passkeys| !passkeys.is_empty()))/>
        </div>
        <Show when=move || is_secure><Passkeys session known=passkeys/></Show>
    }
}

/// Being told that it is one's turn.
#[component]
fn Told(session: Session) -> impl IntoView {
    view! {
        <section class="stack"><h2>{session.text("net-notify-title")}</h2><wake::Switch session/><Called session/></section>
    }
}
