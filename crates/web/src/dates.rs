//! Days as the languages write them. The browser knows how, so it is in the browser that this is tested (`own_tables`).

use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::js_sys::Date;

use crate::browser;
use stolik_text::Language;

/// Whose way of writing a language stands for: in English the day comes before the month.
const fn locale(language: Language) -> &'static str {
    match language {
        Language::Polish => "pl-PL",
        Language::English => "en-GB",
    }
}

/// The day of a moment in seconds since 1970, the month in letters.
#[expect(clippy::cast_precision_loss, reason = "no day is so far away")]
pub fn day(seconds: u64, language: Language) -> String {
    let date = Date::new(&JsValue::from_f64(seconds as f64 * 1_000.0));
    let [numeric, long] = ["numeric", "long"].map(JsValue::from_str);
    let parts = browser::object(&[("day", &numeric), ("month", &long), ("year", &numeric)]);
    date.to_locale_date_string(locale(language), &parts).into()
}
