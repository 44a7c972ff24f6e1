//! Where the settings lie: in the browser's own small store, which may be forbidden.

use leptos::prelude::*;
use leptos::web_sys::Storage;

const NAME: &str = "stolik-settings";

/// What was kept.
pub fn read() -> Option<String> {
    store()?.get_item(NAME).ok().flatten()
}

/// Keeps a text. Where that is forbidden the settings hold until the page is closed.
pub fn write(text: &str) {
    if let Some(store) = store() {
        let _ = store.set_item(NAME, text);
    }
}

fn store() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
