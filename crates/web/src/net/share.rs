//! Handing on a link: shown, copied, or given to another program where the browser can.

use crate::icons::{Icon, Sign};
use crate::session::Session;
use crate::study::copy;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::ShareData;
use leptos::web_sys::js_sys::Reflect;

/// A link to hand on.
#[component]
pub fn ShareLink(
    session: Session,
    id: String,
    path: String,
    label: &'static str,
    /// Whether handing it on is what is to be done here.
    #[prop(optional)]
    is_first: bool,
) -> impl IntoView {
    let address = format!("{}{path}", window().location().origin().unwrap_or_default());
    let said = RwSignal::new(None::<&'static str>);
    let copied = address.clone();
    let on_copy = move |_| {
        copy(&copied, move |done| said.set(Some(if done { "study-copied" } else { "study-not-copied" })));
    };
    let given = address.clone();
    let give = move |_| {
        let data = ShareData::new();
        data.set_url(&given);
        data.set_title("Stolik");
        // Who changes their mind has shared nothing, and that is fine.
        let _ = window().navigator().share_with_data(&data);
    };
    let may_give = Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false);
    view! {
        <div class="row share">
            <input class="field-in grow" id=format!("{id}-link") readonly aria-label=session.text(label) prop:value=address/>
            <button class="btn" class:primary=is_first && !may_give id=format!("{id}-copy") on:click=on_copy>{session.text("study-copy-link")}</button>
            {may_give.then(|| view! {
                <button class="btn" class:primary=is_first id=format!("{id}-give") on:click=give><Icon sign=Sign::Share/>{session.text("net-share")}</button>
            })}
            <span class="small muted" role="status">{move || said.get().map(|key| session.text(key).get())}</span>
        </div>
    }
}
