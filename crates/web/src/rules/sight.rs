//! What comes into sight: so that only boards that somebody may look at are made.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use wasm_bindgen_futures::js_sys::Array;

/// How far beyond the window something is made ready.
const READY: &str = "600px 0px";
/// The strip near the top of the window in which one reads.
const READ: &str = "-15% 0px -75% 0px";

/// Calls once, when an element comes near the window.
pub fn when_near(element: &Element, near: impl Fn() + 'static) {
    let watched = watch(READY, move |element, observer| {
        observer.unobserve(element);
        near();
    });
    if let Some(observer) = watched {
        observer.observe(element);
    }
}

/// Calls whenever another of these elements is the one that is read.
pub fn while_reading(elements: impl Iterator<Item = Element>, read: impl Fn(&Element) + 'static) {
    if let Some(observer) = watch(READ, move |element, _| read(element)) {
        elements.for_each(|element| observer.observe(&element));
        // The elements may be gone before the page is; their observer goes with them.
        let observer = StoredValue::new_local(observer);
        on_cleanup(move || {
            observer.try_with_value(IntersectionObserver::disconnect);
        });
    }
}

fn watch(
    margin: &str,
    seen: impl Fn(&Element, &IntersectionObserver) + 'static,
) -> Option<IntersectionObserver> {
    let callback = Closure::<dyn Fn(Array, IntersectionObserver)>::new(move |entries: Array, observer| {
        let entries = entries.iter().filter_map(|entry| entry.dyn_into::<IntersectionObserverEntry>().ok());
        for entry in entries.filter(IntersectionObserverEntry::is_intersecting) {
            seen(&entry.target(), &observer);
        }
    });
    let options = IntersectionObserverInit::new();
    options.set_root_margin(margin);
    // The observer lives as long as the elements do, and its callback with it.
    IntersectionObserver::new_with_options(callback.into_js_value().unchecked_ref(), &options).ok()
}
