//! Light or dark: the system's choice until the person chooses.

use crate::session::Session;
use crate::settings::Theme;
use leptos::prelude::*;

const DARK: &str = "(prefers-color-scheme: dark)";

/// Turns light to dark and dark to light.
pub fn switch(session: Session) {
    let wanted = if is_dark() { Theme::Light } else { Theme::Dark };
    session.settings.update(|settings| settings.theme = wanted);
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
pub fn colour_pieces() {
    if let Some(root) = document().document_element() {
        let _ = root.class_list().toggle_with_force("st-dark", is_dark());
    }
}
