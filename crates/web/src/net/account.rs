//! Who one is: a guest, an account, nobody; and what the browser forbids here.

use super::ask::Trouble;
use super::forms::{Line, Wrong, once};
use super::passkeys::Passkeys;
use super::push::Called;
use super::{MyTables, NAME, wake};
use crate::browser;
use crate::session::Session;
use crate::store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Message;
use stolik_protocol::Credentials;

/// The page of who one is.
#[component]
pub fn AccountPage(session: Session) -> impl IntoView {
    let net = session.net;
    let has_account = Memo::new(move |_| net.me.with(|me| me.as_ref().is_some_and(|me| !me.guest)));
    let who = move || {
        let message = match net.me.get() {
            None => Message::new("net-nobody"),
            Some(me) if me.guest => Message::new("net-guest").with("name", me.name),
            Some(me) => Message::new("net-account").with("name", me.name),
        };
        session.speaker().say(&message)
    };
    let leave = move |_| spawn_local(net.be_nobody());
    let name = RwSignal::new(store::setting(NAME).unwrap_or_default());
    let is_secure = browser::is_secure();
    view! {
        <div class="wrap stack" id="account">
            <h1>{session.text("net-account-title")}</h1>
            <Show
                when=move || net.is_served.get()
                fallback=move || view! { <p class="muted">{session.text("net-no-server")}</p> }
            >
                <p id="who">{who}</p>
                <Show when=move || !has_account.get()><Enter session name/></Show>
                <Show when=move || net.me.with(Option::is_some)>
                    <div><button class="btn" id="log-out" on:click=leave>{session.text("net-log-out")}</button></div>
                    <MyTables session/>
                </Show>
                <Show
                    when=move || is_secure
                    fallback=move || view! { <p class="muted" id="insecure">{session.text("net-insecure")}</p> }
                >
                    <Passkeys session name/>
                    <Told session/>
                </Show>
            </Show>
        </div>
    }
}

/// Making an account, or signing in.
#[component]
fn Enter(session: Session, name: RwSignal<String>) -> impl IntoView {
    let net = session.net;
    let password = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let enter = move |path: &'static str| {
        let said = Credentials { name: name.get_untracked(), password: password.get_untracked() };
        once(is_busy, trouble, async move {
            let entered = net.become_somebody(path, &said).await;
            password.try_set(String::new());
            entered
        });
    };
    let keeps = move || net.me.with(Option::is_some);
    view! {
        <form
            class="card stack"
            id="enter"
            on:submit=move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                enter("/api/login");
            }
        >
            <Line session id="account-name" label="net-account-name" kind="text" complete="username" text=name/>
            <Line session id="password" label="net-password" kind="password" complete="current-password" text=password/>
            <Wrong session trouble/>
            <div class="row wrapping">
                <button class="btn primary" id="log-in">{session.text("net-log-in")}</button>
                <button class="btn" id="register" type="button" on:click=move |_| enter("/api/register")>
                    {session.text("net-register")}
                </button>
            </div>
            <p class="small muted">{session.text("net-register-about")}</p>
            <Show when=keeps><p class="small muted">{session.text("net-guest-keeps")}</p></Show>
        </form>
    }
}

/// Being told that it is one's turn.
#[component]
fn Told(session: Session) -> impl IntoView {
    view! {
        <section class="stack"><h2>{session.text("net-notify-title")}</h2><wake::Switch session/><Called session/></section>
    }
}
