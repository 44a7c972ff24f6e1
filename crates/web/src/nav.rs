//! Going from page to page without loading anything: links, and the browser's own way back and forth.

use crate::route::Route;
use crate::session::Session;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement};

/// The page that the address bar asks for.
pub fn here() -> Route {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let address =
        format!("{}{}{}", part(location.pathname()), part(location.search()), part(location.hash()));
    Route::parse(&address)
}

/// Follows links inside the page and the browser's way back and forth, for as long as the page is open.
pub fn follow(session: Session) {
    let clicked = window_event_listener(leptos::ev::click, move |event| {
        let is_plain = event.button() == 0
            && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
        let wants_another = |link: &Element| link.has_attribute("download") || link.has_attribute("target");
        let Some(link) = link.filter(|link| is_plain && !event.default_prevented() && !wants_another(link))
        else {
            return;
        };
        // Only addresses of this site: a fragment alone stays with the browser.
        if let Some(address) = link.get_attribute("href").filter(|href| href.starts_with('/')) {
            event.prevent_default();
            session.go(Route::parse(&address));
        }
    });
    let turned = window_event_listener(leptos::ev::popstate, move |_| session.arrive(here()));
    // They listen for as long as the page is open.
    std::mem::forget((clicked, turned));
}

/// Whether an address is added to those that the browser can go back to, or takes the place of the last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Trace {
    /// Added.
    New,
    /// In place of the last.
    Same,
}

/// Writes an address into the address bar.
pub fn show(route: &Route, trace: Trace) {
    let Ok(history) = window().history() else { return };
    let address = route.to_string();
    // A browser that keeps no history still shows the page.
    let _ = match trace {
        Trace::New => history.push_state_with_url(&JsValue::NULL, "", Some(&address)),
        Trace::Same => history.replace_state_with_url(&JsValue::NULL, "", Some(&address)),
    };
}

/// A new page begins at its top and takes the keyboard, so that a screen reader reads it.
pub fn begin_at_the_top() {
    request_animation_frame(|| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus("main");
    });
}

/// Scrolls back to something that was scrolled away.
pub fn scroll_back_to(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.filter(|element| element.get_bounding_client_rect().top() < 0.0) {
        element.scroll_into_view();
    }
}

/// Gives the keyboard to what has this id, if it takes it.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // What cannot take it leaves the keyboard where it was.
        let _ = element.focus();
    }
}

/// Gives the keyboard to a field, and brings it into view with the words below it.
pub fn show_field(id: &str) {
    let Some(field) = document().get_element_by_id(id) else { return };
    let around = |what: &str| field.closest(what).ok().flatten();
    if let Some(fold) = around("details") {
        // What stays folded is not seen, but it is right there.
        let _ = fold.set_attribute("open", "");
    }
    // The keyboard of a phone takes its room first.
    focus(id);
    bring_into_view(&around(".asked, .opt").unwrap_or_else(|| field.clone()));
}

/// Scrolls no further than it must for something to be seen; the style says what lies above the page.
pub fn bring_into_view(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Presses the button of this id. Says whether there is one.
pub fn press(id: &str) -> bool {
    let button = document().get_element_by_id(id).and_then(|button| button.dyn_into::<HtmlElement>().ok());
    button.map(|button| button.click()).is_some()
}

/// What is about to change may take away or hide what has the keyboard, a button that was pressed: then the heading above it
/// takes the keyboard, and not the page as a whole.
pub fn keep_keyboard(heading: &'static str) {
    let has_nobody = || document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if !has_nobody() {
        // The browser takes the keyboard from what is hidden only with the next picture.
        request_animation_frame(move || {
            afterwards(move || {
                if has_nobody() {
                    focus(heading);
                }
            });
        });
    }
}

/// Gives the keyboard to the first of these that is there.
pub fn focus_first(ids: &[&str]) {
    if let Some(id) = ids.iter().find(|id| document().get_element_by_id(id).is_some()) {
        focus(id);
    }
}

/// Takes the keyboard from whatever has it. What is taken off the page with the keyboard in it makes the browser lay out
/// everything at once, in the middle of the change.
pub fn let_go_of_keyboard() {
    let Some(element) = document().active_element() else { return };
    // What does not let go keeps it.
    let _ = match element.dyn_ref::<SvgElement>() {
        Some(field) => field.blur(),
        None => element.dyn_ref::<HtmlElement>().map_or(Ok(()), HtmlElement::blur),
    };
}

/// Does something once all that a touch has changed is done, so that it is not waited for.
pub fn afterwards(work: impl FnOnce() + 'static) {
    set_timeout(work, std::time::Duration::ZERO);
}
