//! What only some browsers can do, by the name it goes by there: `navigator.credentials.create`.

use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::web_sys::{Element, HtmlElement, Response};
use wasm_bindgen_futures::JsFuture;

/// Whether the browser shows itself whole: by https, or on this computer.
pub fn is_secure() -> bool {
    window().is_secure_context()
}

/// What goes by this name; none where the browser does not have it.
pub fn find(name: &str) -> Option<JsValue> {
    part(&window(), name)
}

/// The part of a thing that goes by this name.
pub fn part(of: &JsValue, name: &str) -> Option<JsValue> {
    name.split('.').try_fold(of.clone(), |of, name| {
        let found = Reflect::get(&of, &JsValue::from_str(name)).ok()?;
        (!found.is_undefined() && !found.is_null()).then_some(found)
    })
}

/// Has a thing do something, and waits until it is done.
pub async fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let work: Function = part(of, name).ok_or(JsValue::UNDEFINED)?.dyn_into()?;
    let done = work.apply(of, &with.iter().collect::<Array>())?;
    JsFuture::from(Promise::resolve(&done)).await
}

/// The text of a part of the page that is fetched apart. Where it lies, the document says, since its name changes with its content.
pub async fn fetch_part(name: &str) -> Option<String> {
    let mention = document().query_selector(&format!("meta[name=\"stolik-{name}\"]")).ok().flatten()?;
    let address = mention.get_attribute("content")?;
    let answer = JsFuture::from(window().fetch_with_str(&address)).await;
    let answer: Response = answer.ok()?.dyn_into().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// An object of these entries.
pub fn object(entries: &[(&str, &JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in entries {
        // An object that was just made takes everything.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// The name of what went wrong: `NotAllowedError`.
pub fn name_of(error: &JsValue) -> String {
    part(error, "name").and_then(|name| name.as_string()).unwrap_or_default()
}

/// Sets what the style knows by a name, or leaves it to the style again.
pub fn set_style(element: &Element, name: &str, value: Option<&str>) {
    let Some(element) = element.dyn_ref::<HtmlElement>() else { return };
    // A browser that does not take it shows the page as it is.
    let _ = match value {
        Some(value) => element.style().set_property(name, value),
        None => element.style().remove_property(name).map(drop),
    };
}

/// Whether something lies above the rest of the page, wherever that is scrolled to.
pub fn floats(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let style = found.and_then(|element| window().get_computed_style(&element).ok().flatten());
    style.is_some_and(|style| {
        matches!(style.get_property_value("position").as_deref(), Ok("fixed" | "sticky"))
    })
}
