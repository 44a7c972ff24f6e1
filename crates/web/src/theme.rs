//! Light or dark: the system's choice until the person chooses.

use leptos::prelude::*;

const DARK: &str = "(prefers-color-scheme: dark)";

/// Turns light to dark and dark to light, for this visit.
pub fn switch() {
    if let Some(root) = document().document_element() {
        let wanted = if is_dark() { "light" } else { "dark" };
        // An attribute that cannot be set leaves the page as it was, which is all there is to do.
        let _ = root.set_attribute("data-theme", wanted);
        colour_pieces();
    }
}

/// Keeps the pieces in the colours of the theme, now and when the system changes its mind.
pub fn follow_system() {
    use leptos::wasm_bindgen::JsCast;
    use leptos::wasm_bindgen::closure::Closure;
    colour_pieces();
    if let Ok(Some(query)) = window().match_media(DARK) {
        let changed = Closure::<dyn Fn()>::new(colour_pieces);
        query.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // It listens for as long as the page is open.
        changed.forget();
    }
}

/// Whether the page is dark now.
fn is_dark() -> bool {
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-theme"));
    match chosen {
        Some(chosen) => chosen == "dark",
        None => window().match_media(DARK).ok().flatten().is_some_and(|query| query.matches()),
    }
}

/// The pieces' own style sheet goes by a class on the root.
fn colour_pieces() {
    if let Some(root) = document().document_element() {
        let _ = root.class_list().toggle_with_force("st-dark", is_dark());
    }
}
