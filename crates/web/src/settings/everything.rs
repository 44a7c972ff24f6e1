//! Everything that is kept, out into one file and in again.

use crate::session::Session;
use crate::settings::Settings;
use crate::store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Array;
use leptos::web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url};
use stolik_game::Message;
use wasm_bindgen_futures::JsFuture;

/// The file's name.
const FILE: &str = "stolik.txt";

/// The two buttons, and what came of them. `taken` is called when something was taken in.
#[component]
pub fn Everything(session: Session, taken: Callback<()>) -> impl IntoView {
    let said = RwSignal::new(Vec::<Message>::new());
    let export = move |_| {
        spawn_local(async move {
            match store::export().await {
                Ok(text) => {
                    let saved = save(&text).is_some();
                    let key = if saved { "page-all-saved" } else { "page-all-not-saved" };
                    said.try_set(vec![Message::new(key).with("file", FILE)]);
                }
                Err(error) => drop(said.try_set(vec![error.message()])),
            }
        });
    };
    let import = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let heard = match store::import(&text.unwrap_or_default()).await {
                Ok(imported) => {
                    session.adopt(Settings::kept());
                    taken.run(());
                    let told = Message::new("page-all-taken").with("count", imported.games);
                    let refused = imported.refused.into_iter().map(|(line, why)| {
                        Message::new("page-all-refused").with("line", line).with("why", why)
                    });
                    [told].into_iter().chain(refused).collect()
                }
                Err(error) => vec![error.message()],
            };
            said.try_set(heard);
        });
    };
    let heard = move || {
        let speaker = session.speaker();
        said.get().iter().map(|message| view! { <p>{speaker.say(message)}</p> }).collect_view()
    };
    view! {
        <section>
            <h2>{session.text("page-all")}</h2>
            <p class="muted small">{session.text("page-all-about")}</p>
            <div class="row">
                <button class="btn" id="export" on:click=export>{session.text("page-all-export")}</button>
                <label class="btn" for="import">{session.text("page-all-import")}</label>
                <input class="sr" type="file" id="import" accept=".txt,text/plain" on:change=import/>
            </div>
            <div role="status" id="all-said">{heard}</div>
        </section>
    }
}

/// Has the browser save a text as a file.
fn save(text: &str) -> Option<()> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(text))).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(FILE);
    link.click();
    // One that cannot be let go costs a little memory until the page is closed.
    let _ = Url::revoke_object_url(&address);
    Some(())
}
