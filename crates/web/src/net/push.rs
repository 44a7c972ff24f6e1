//! Being called while the page is closed: Web Push, where the operator has set a key and the browser can.

use super::Net;
use super::ask::{self, Trouble};
use super::forms::{Wrong, once};
use crate::browser;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::{JSON, Promise};
use stolik_protocol::{PushEndpoint, PushKey, PushSubscription};
use wasm_bindgen_futures::JsFuture;

/// Being called while the page is closed. Nothing where nobody would call.
#[component]
pub fn Called(session: Session) -> impl IntoView {
    let net = session.net;
    let key = RwSignal::new(None::<String>);
    let is_called = RwSignal::new(false);
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let who = Memo::new(move |_| net.me.with(|me| me.as_ref().map(|me| me.name.clone())));
    // Who calls does so for who one is now, and in the language of this page.
    Effect::new(move |_| {
        session.language.track();
        if who.get().is_some() && browser::find("PushManager").is_some() {
            spawn_local(async move {
                let known = ask::get::<PushKey>("/api/push", &net.manners.get_untracked()).await;
                let told = match held().await {
                    Some(held) => tell(net, &held).await.is_ok(),
                    None => false,
                };
                is_called.try_set(told);
                key.try_set(known.ok().and_then(|known| known.key));
            });
        }
    });
    let call = move |_| {
        let Some(key) = key.get_untracked() else { return };
        once(is_busy, trouble, async move {
            begin(net, &key).await?;
            is_called.try_set(true);
            Ok(())
        });
    };
    let stop = move |_| {
        once(is_busy, trouble, async move {
            end(net).await;
            is_called.try_set(false);
            Ok(())
        });
    };
    let switch = move || {
        if is_called.get() {
            view! {
                <p class="muted" id="called">{session.text("net-push-on")}</p>
                <div><button class="btn" id="push-end" on:click=stop>{session.text("net-push-end")}</button></div>
            }
            .into_any()
        } else {
            view! {
                <div><button class="btn" id="push" on:click=call>{session.text("net-push")}</button></div>
                <p class="small muted">{session.text("net-push-about")}</p>
            }
            .into_any()
        }
    };
    let is_offered = move || key.with(Option::is_some) && who.with(Option::is_some);
    view! { <Show when=is_offered>{switch}<Wrong session trouble/></Show> }
}

/// Has the browser take calls of the server with this key, and the server call.
async fn begin(net: Net, key: &str) -> Result<(), Trouble> {
    let failed = |_: JsValue| Trouble::Browser("net-push-failed");
    let notes = browser::find("Notification").unwrap_or_default();
    let answer = browser::call(&notes, "requestPermission", &[]).await.map_err(failed)?;
    if answer != "granted" {
        return Err(Trouble::Browser("net-push-denied"));
    }
    // What was agreed with another key is of no use.
    end(net).await;
    let manager = manager().await.ok_or(Trouble::Browser("net-push-failed"))?;
    let options = browser::object(&[
        ("userVisibleOnly", &JsValue::TRUE),
        ("applicationServerKey", &JsValue::from_str(key)),
    ]);
    let held = browser::call(&manager, "subscribe", &[options]).await.map_err(failed)?;
    let told = tell(net, &held).await;
    if told.is_err() {
        // Nobody would call there.
        let _ = browser::call(&held, "unsubscribe", &[]).await;
    }
    told
}

/// Tells the server where to call.
async fn tell(net: Net, held: &JsValue) -> Result<(), Trouble> {
    let text: String = JSON::stringify(held).map_err(|_| Trouble::Strange)?.into();
    let held = ask::read::<PushSubscription>(&text)?;
    net.send("POST", "/api/push", &held).await.map(drop)
}

/// Takes no calls any more. A server that cannot be told learns it when it calls.
pub async fn end(net: Net) {
    let Some(held) = held().await else { return };
    let _ = browser::call(&held, "unsubscribe", &[]).await;
    if let Some(endpoint) = browser::part(&held, "endpoint").and_then(|endpoint| endpoint.as_string()) {
        let _ = net.send("DELETE", "/api/push", &PushEndpoint { endpoint }).await;
    }
}

/// Where this browser is called, if it is.
async fn held() -> Option<JsValue> {
    let held = browser::call(&manager().await?, "getSubscription", &[]).await.ok()?;
    held.is_object().then_some(held)
}

/// Who takes calls: belongs to the script that keeps the page. None where there is no such script.
async fn manager() -> Option<JsValue> {
    let scripts = browser::find("navigator.serviceWorker")?;
    let registered = browser::call(&scripts, "getRegistration", &[]).await.ok()?;
    if registered.is_undefined() {
        return None;
    }
    let ready = JsFuture::from(Promise::resolve(&browser::part(&scripts, "ready")?)).await.ok()?;
    browser::part(&ready, "pushManager")
}
