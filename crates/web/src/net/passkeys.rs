//! Passkeys: signing in without a name and a password, where the browser can.

use super::Net;
use super::ask::{self, Trouble};
use super::forms::{Line, Wrong, once};
use crate::browser;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::{Date, JSON};
use std::net::{Ipv4Addr, Ipv6Addr};
use stolik_game::Message;
use stolik_protocol::{Assertion, NewPasskey, Passkey, PasskeyId};

/// What a browser does with passkeys, and the words for it there and on the server.
struct Rite {
    /// Where the server says what it asks for.
    asked: &'static str,
    /// What reads that.
    read: &'static str,
    /// What does it.
    done: &'static str,
}

const MAKE: Rite =
    Rite { asked: "/api/passkeys/options", read: "parseCreationOptionsFromJSON", done: "create" };
const USE: Rite =
    Rite { asked: "/api/login/passkey/options", read: "parseRequestOptionsFromJSON", done: "get" };

/// Passkeys: one's own, or how to come in with one.
#[component]
pub fn Passkeys(session: Session, name: RwSignal<String>) -> impl IntoView {
    let net = session.net;
    let has_account = Memo::new(move |_| net.me.with(|me| me.as_ref().is_some_and(|me| !me.guest)));
    let choice = move || match (forbidden(), has_account.get()) {
        (Some(why), _) => view! { <p class="muted" id="no-passkeys">{session.text(why)}</p> }.into_any(),
        (None, true) => view! { <Own session/> }.into_any(),
        (None, false) => view! { <ComeIn session name/> }.into_any(),
    };
    view! {
        <section class="stack" id="passkeys">
            <h2>{session.text("net-passkeys")}</h2>
            {choice}
        </section>
    }
}

/// Why there are no passkeys here.
fn forbidden() -> Option<&'static str> {
    let can = |rite: &Rite| browser::find(&format!("PublicKeyCredential.{}", rite.read)).is_some();
    let host = window().location().hostname().unwrap_or_default();
    if is_number(&host) {
        Some("net-passkeys-number")
    } else if can(&MAKE) && can(&USE) {
        None
    } else {
        Some("net-passkeys-unknown")
    }
}

/// Whether a host goes by a number and not by a name: a passkey belongs to a name.
fn is_number(host: &str) -> bool {
    let inner = host.trim_start_matches('[').trim_end_matches(']');
    host.parse::<Ipv4Addr>().is_ok() || inner.parse::<Ipv6Addr>().is_ok()
}

/// Coming in with a passkey, or getting an account with one.
#[component]
fn ComeIn(session: Session, name: RwSignal<String>) -> impl IntoView {
    let net = session.net;
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let log_in = move |_| {
        once(is_busy, trouble, async move {
            let used = ask::read::<Assertion>(&perform(net, &USE).await?)?;
            net.become_somebody("/api/login/passkey", &used).await
        });
    };
    let register = move |_| {
        once(is_busy, trouble, async move {
            let name = name.get_untracked();
            // A passkey is somebody's: who is nobody yet is a guest first.
            net.be_somebody(name.clone()).await?;
            add(net, device(), Some(name)).await
        });
    };
    view! {
        <p class="small muted">{session.text("net-passkeys-about")}</p>
        <Wrong session trouble/>
        <div class="row wrapping">
            <button class="btn" id="passkey-log-in" on:click=log_in>{session.text("net-passkey-log-in")}</button>
            <button class="btn" id="passkey-register" on:click=register>{session.text("net-passkey-register")}</button>
        </div>
    }
}

/// One's own passkeys.
#[component]
fn Own(session: Session) -> impl IntoView {
    let net = session.net;
    let known = RwSignal::new(Vec::<Passkey>::new());
    let name = RwSignal::new(device());
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let load = move || async move {
        let found = ask::get("/api/passkeys", &net.manners.get_untracked()).await?;
        known.try_set(found);
        Ok(())
    };
    // Nobody need wait for it to add another.
    spawn_local(async move { drop(trouble.try_set(load().await.err())) });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        once(is_busy, trouble, async move {
            add(net, name.get_untracked(), None).await?;
            load().await
        });
    };
    let forget = move |id: String| {
        once(is_busy, trouble, async move {
            net.send("DELETE", "/api/passkeys", &PasskeyId { id }).await?;
            load().await
        });
    };
    let rows = move || {
        let row = |passkey: Passkey| {
            let id = passkey.id;
            let forget = Callback::new(move |()| forget(id.clone()));
            view! { <Row session name=passkey.name made=passkey.made forget/> }
        };
        known.get().into_iter().map(row).collect_view()
    };
    view! {
        <p class="small muted">{session.text("net-passkeys-about")}</p>
        <ul class="tables" id="own-passkeys">{rows}</ul>
        <Wrong session trouble/>
        <form class="stack" on:submit=make>
            <Line session id="passkey-name" label="net-passkey-name" kind="text" complete="off" text=name/>
            <div><button class="btn" id="passkey-add">{session.text("net-passkey-add")}</button></div>
        </form>
    }
}

/// A passkey, and forgetting it, which asks once more.
#[component]
fn Row(session: Session, name: String, made: u64, forget: Callback<()>) -> impl IntoView {
    let asking = RwSignal::new(false);
    let press = move |_| {
        if asking.get_untracked() {
            forget.run(());
        }
        asking.update(|asking| *asking = !*asking);
    };
    let label =
        move || session.text(if asking.get() { "net-passkey-sure" } else { "net-passkey-forget" }).get();
    let since =
        move || session.speaker().say(&Message::new("net-passkey-made").with("day", day(made, session)));
    view! {
        <li class="opt">
            <div><b>{name}</b><p>{since}</p></div>
            <button class="btn small" data-sure=move || asking.get().to_string() on:click=press>{label}</button>
        </li>
    }
}

/// A day as the language writes it.
#[expect(clippy::cast_precision_loss, reason = "no day is so far away")]
pub(super) fn day(seconds: u64, session: Session) -> String {
    let date = Date::new(&JsValue::from_f64(seconds as f64 * 1_000.0));
    date.to_locale_date_string(session.language.get().tag(), &JsValue::UNDEFINED).into()
}

/// What the device may be called until somebody says better.
fn device() -> String {
    let told = ["navigator.userAgentData.platform", "navigator.platform"].into_iter();
    let mut told = told.filter_map(|name| browser::find(name)?.as_string());
    told.find(|name| !name.is_empty()).unwrap_or_else(|| "Stolik".to_owned())
}

/// Makes a passkey and has the server keep it. A guest gets an account of this name by it.
async fn add(net: Net, name: String, account: Option<String>) -> Result<(), Trouble> {
    let credential = ask::read(&perform(net, &MAKE).await?)?;
    net.become_somebody("/api/passkeys", &NewPasskey { name, account, credential }).await
}

/// Has the browser do what the server asks of a passkey. Gives its answer as JSON.
async fn perform(net: Net, rite: &Rite) -> Result<String, Trouble> {
    let asked = net.send("POST", rite.asked, &()).await?;
    let failed = |error: JsValue| {
        Trouble::Browser(match browser::name_of(&error).as_str() {
            "NotAllowedError" => "net-passkey-cancelled",
            "InvalidStateError" => "net-passkey-here",
            _ => "net-passkey-failed",
        })
    };
    let done = async {
        let keys = browser::find("PublicKeyCredential").unwrap_or_default();
        let options = browser::call(&keys, rite.read, &[JSON::parse(&asked)?]).await?;
        let wallet = browser::find("navigator.credentials").unwrap_or_default();
        let given = browser::call(&wallet, rite.done, &[browser::object(&[("publicKey", &options)])]).await?;
        JSON::stringify(&given)
    };
    done.await.map(Into::into).map_err(failed)
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_host_by_number_is_told_from_one_by_name() {
        for number in ["127.0.0.1", "192.168.0.7", "[::1]"] {
            assert!(super::is_number(number), "{number}");
        }
        for name in ["localhost", "stolik.example", "10.example"] {
            assert!(!super::is_number(name), "{name}");
        }
    }
}
