//! Where the settings lie.

use crate::store;

const NAME: &str = "page";

/// What was kept: one line, its parts parted by blanks.
pub fn read() -> Option<String> {
    store::setting(NAME).map(|text| text.replace(' ', "\n"))
}

/// Keeps a text. Where that is forbidden the settings hold until the page is closed.
pub fn write(text: &str) {
    if let Err(error) = store::set_setting(NAME, &text.trim().replace('\n', " ")) {
        leptos::logging::log!("the settings are not kept: {error:?}");
    }
}
