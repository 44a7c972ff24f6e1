//! The sentences of the page: those of one language come with it, those of another when somebody wants to read it.

use crate::browser;
use leptos::prelude::*;
use stolik_text::Language;

/// Where `boot.js` has put the sentences it has fetched beside the program, with their language.
const BROUGHT: &str = "sentences";

/// Takes the sentences that came with the program, and tells their language.
pub fn take_brought() -> Option<Language> {
    let brought = document().get_element_by_id(BROUGHT)?;
    let language = Language::from_tag(&brought.get_attribute("lang")?);
    stolik_text::bring(language, brought.text_content()?);
    brought.remove();
    Some(language)
}

/// Fetches the sentences of a language where they are not here; tells whether they are now.
pub async fn fetch(language: Language) -> bool {
    if !stolik_text::is_here(language)
        && let Some(sentences) = browser::fetch_part(&format!("sentences-{}", language.tag())).await
    {
        stolik_text::bring(language, sentences);
    }
    stolik_text::is_here(language)
}
