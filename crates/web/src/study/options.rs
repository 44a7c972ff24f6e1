//! The options of a game in an editor, each in a line.

use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::{OptionInfo, OptionKind};
use stolik_text::{Speaker, key_exists};

/// The options that were chosen; the others are as usual.
pub type Chosen = RwSignal<Vec<(String, String)>>;

/// The options of a game, folded away until they are wanted.
#[component]
pub fn Options(session: Session, kind: Kind, chosen: Chosen) -> impl IntoView {
    let rows =
        kind.options().iter().map(|info| view! { <Choice session kind info=*info chosen/> }).collect_view();
    view! {
        <details class="fold">
            <summary id="editor-options">{session.text("study-editor-options")}</summary>
            <div class="stack">{rows}</div>
        </details>
    }
}

#[component]
fn Choice(session: Session, kind: Kind, info: OptionInfo, chosen: Chosen) -> impl IntoView {
    let key = format!("{}-option-{}", kind.id(), info.name);
    let title = {
        let key = key.clone();
        Signal::derive(move || Speaker::new(session.language.get()).text(&key))
    };
    let value = Memo::new(move |_| {
        let found = chosen.with(|chosen| chosen.iter().find(|(name, _)| name == info.name).cloned());
        found.map_or_else(|| info.default.to_owned(), |(_, value)| value)
    });
    let set = move |value: String| {
        chosen.update(|chosen| {
            chosen.retain(|(name, _)| name != info.name);
            if value != info.default {
                chosen.push((info.name.to_owned(), value));
            }
        });
    };
    let words: &'static [&'static str] = match info.kind {
        OptionKind::YesNo => &["yes", "no"],
        OptionKind::OneOf(words) => words,
        _ => &[],
    };
    let option = move |word: &'static str| {
        let keys = [format!("{key}-{word}"), format!("option-{word}")];
        let name = move || {
            let speaker = Speaker::new(session.language.get());
            let known = keys.iter().find(|key| key_exists(speaker.language(), key));
            known.map_or_else(|| word.to_owned(), |key| speaker.text(key))
        };
        view! { <option value=word selected=move || value.with(|value| value == word)>{name}</option> }
    };
    let control = if words.is_empty() {
        view! {
            <input
                class="field-in"
                name=info.name
                prop:value=value
                on:change=move |event| set(kind.pasted(info.name, &event_target_value(&event)))
            />
        }
        .into_any()
    } else {
        view! {
            <select class="field-in" name=info.name on:change=move |event| set(event_target_value(&event))>
                {words.iter().map(|word| option(word)).collect_view()}
            </select>
        }
        .into_any()
    };
    view! { <label class="choice"><span>{title}</span>{control}</label> }
}
