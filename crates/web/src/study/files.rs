//! Files and the clipboard: reading what was chosen or dropped, handing out what was made.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Blob, BlobPropertyBag, File, FileList, HtmlAnchorElement, Url, js_sys};
use wasm_bindgen_futures::JsFuture;

/// No record is longer; more than that is not read.
const LONGEST_FILE: f64 = 16.0 * 1024.0 * 1024.0;

/// Reads the first of some files as text; none if there is none or it is no text.
pub fn read_first(files: Option<FileList>, then: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = files.and_then(|files| files.get(0)) else {
        return then(None);
    };
    spawn_local(async move { then(read(&file).await) });
}

async fn read(file: &File) -> Option<String> {
    if file.size() > LONGEST_FILE {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// Hands out a text as a file.
pub fn save_text(name: &str, kind: &str, text: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) {
        save(name, &blob);
    }
}

/// Hands out a file.
pub fn save(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser has taken what it needs once it is back from the click.
    set_timeout(
        move || {
            // An address that is gone already needs no forgetting.
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(20),
    );
}

/// Puts a text on the clipboard and says whether it could.
pub fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    // Without a secure connection there is no clipboard.
    let navigator: JsValue = window().navigator().into();
    let has_clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into())
        .is_ok_and(|clipboard| !clipboard.is_undefined());
    if !has_clipboard {
        return then(false);
    }
    let written = window().navigator().clipboard().write_text(text);
    spawn_local(async move { then(JsFuture::from(written).await.is_ok()) });
}
