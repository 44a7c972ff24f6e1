//! Works without a network: has the browser keep the page, and tells when there is a newer one.

use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::prelude::*;
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};
use wasm_bindgen_futures::JsFuture;

/// The script that keeps the page. Its address never changes.
const SCRIPT: &str = "/offline.js";
/// What tells a newer version that the person wants it.
const NOW: &str = "now";

/// Has the browser keep the page. Where it cannot (no secure context), everything else works as ever.
pub fn attend(session: Session) {
    spawn_local(async move {
        let Some(container) = container() else { return };
        let Ok(registered) = JsFuture::from(container.register(SCRIPT)).await else { return };
        watch(session, &container, registered.unchecked_into());
    });
}

/// Loads the newer version.
pub fn update() {
    let Some(container) = container() else { return };
    let reload = Closure::<dyn Fn()>::new(|| {
        // A page that cannot be loaded anew stays as it is.
        let _ = window().location().reload();
    });
    container.set_oncontrollerchange(Some(reload.as_ref().unchecked_ref()));
    reload.forget();
    spawn_local(async move {
        let Ok(found) = JsFuture::from(container.get_registration()).await else { return };
        let waiting = found.dyn_into::<ServiceWorkerRegistration>().ok().and_then(|found| found.waiting());
        if let Some(waiting) = waiting {
            // One that cannot be told comes with the next visit.
            let _ = waiting.post_message(&JsValue::from_str(NOW));
        }
    });
}

/// Tells the session when a newer version is there and waits.
fn watch(session: Session, container: &ServiceWorkerContainer, registration: ServiceWorkerRegistration) {
    // The first version of all is nothing new.
    let is_news = {
        let container = container.clone();
        move || container.controller().is_some()
    };
    if registration.waiting().is_some() && is_news() {
        session.is_outdated.set(true);
    }
    let found = Closure::<dyn Fn()>::new({
        let registration = registration.clone();
        move || {
            let Some(fresh) = registration.installing() else { return };
            let is_news = is_news.clone();
            let changed = Closure::<dyn Fn()>::new({
                let fresh = fresh.clone();
                move || {
                    if fresh.state() == ServiceWorkerState::Installed && is_news() {
                        session.is_outdated.set(true);
                    }
                }
            });
            fresh.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
            changed.forget();
        }
    });
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    // It listens for as long as the page is open.
    found.forget();
}

/// Who keeps pages; none outside of a secure context.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has = Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    has.then(|| navigator.service_worker())
}
