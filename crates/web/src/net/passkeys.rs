//! Passkeys: signing in without a name and a password, where the browser can.

use super::ask::{self, Trouble};
use super::forms::{Line, Wrong, once};
use super::{Net, Row, typed};
use crate::browser;
use crate::dates::day;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::JSON;
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

/// One's own passkeys, or why there are none here.
#[component]
pub fn Passkeys(session: Session, known: RwSignal<Vec<Passkey>>) -> impl IntoView {
    let own = match forbidden() {
        Some(why) => view! { <p class="muted" id="no-passkeys">{session.text(why)}</p> }.into_any(),
        None => view! { <Own session known/> }.into_any(),
    };
    view! {
        <section class="stack" id="passkeys">
            <h2>{session.text("net-passkeys")}</h2>
            {own}
        </section>
    }
}

/// Whether there are passkeys here.
pub fn are_here() -> bool {
    browser::is_secure() && forbidden().is_none()
}

/// Why there are no passkeys here.
pub fn forbidden() -> Option<&'static str> {
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

/// Comes in with a passkey.
pub async fn log_in(net: Net) -> Result<(), Trouble> {
    net.become_somebody("/api/login/passkey", &prove(net).await?).await
}

/// Gets an account of this name with a passkey.
pub async fn register(net: Net, name: String) -> Result<(), Trouble> {
    // A passkey is somebody's: who is nobody yet is a guest first.
    net.be_somebody(name.clone()).await?;
    add(net, device(), Some(name)).await
}

/// What a passkey says of who one is.
pub async fn prove(net: Net) -> Result<Assertion, Trouble> {
    ask::read(&perform(net, &USE).await?)
}

/// One's own passkeys.
#[component]
fn Own(session: Session, known: RwSignal<Vec<Passkey>>) -> impl IntoView {
    let net = session.net;
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
            add(net, typed::name("name", &name.get_untracked())?, None).await?;
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
            let about = Signal::derive(move || {
                let since = day(passkey.made, session.language.get());
                session.speaker().say(&Message::new("net-passkey-made").with("day", since))
            });
            view! { <Row session name=passkey.name about forget/> }
        };
        known.get().into_iter().map(row).collect_view()
    };
    view! {
        <p class="small muted">{session.text("net-passkeys-about")}</p>
        <ul class="tables" id="own-passkeys">{rows}</ul>
        <form class="stack" novalidate on:submit=make>
            <Line session id="passkey-name" label="net-passkey-name" kind="text" complete="off" text=name at="name" trouble/>
            <Wrong session trouble fields=&["name"]/>
            <div><button class="btn" id="passkey-add">{session.text("net-passkey-add")}</button></div>
        </form>
    }
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
