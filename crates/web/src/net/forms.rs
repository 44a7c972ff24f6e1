//! Small parts of forms: a name to go by, one of a few words, what goes on and what went wrong.

use super::ask::Trouble;
use crate::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_table::Seating;

/// A line for a text that the person types.
#[component]
pub fn Line(
    session: Session,
    id: &'static str,
    label: &'static str,
    kind: &'static str,
    complete: &'static str,
    text: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="stack asked" for=id>
            <span class="label">{session.text(label)}</span>
            <input
                class="field-in"
                id=id
                type=kind
                autocomplete=complete
                maxlength=(if kind == "password" { 200 } else { Seating::LONGEST_NAME }).to_string()
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
        </label>
    }
}

/// One of a few words, each with a key of its own.
#[component]
pub fn Words(
    session: Session,
    id: &'static str,
    label: &'static str,
    about: &'static str,
    words: &'static [(&'static str, &'static str)],
    chosen: RwSignal<&'static str>,
) -> impl IntoView {
    let option = move |&(word, key): &(&'static str, &'static str)| {
        view! { <option value=word selected=move || chosen.get() == word>{session.text(key)}</option> }
    };
    let choose = move |event| {
        let given = event_target_value(&event);
        if let Some((word, _)) = words.iter().find(|(word, _)| *word == given) {
            chosen.set(word);
        }
    };
    view! {
        <div class="opt">
            <div><b>{session.text(label)}</b><p>{session.text(about)}</p></div>
            <select class="field-in" id=id aria-label=session.text(label) on:change=choose>
                {words.iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// What went wrong, in a sentence. The region is there before the words are, so that they are read aloud.
#[component]
pub fn Wrong(session: Session, trouble: RwSignal<Option<Trouble>>) -> impl IntoView {
    let said = move || {
        let trouble = trouble.get()?;
        Some(view! { <p class="why trouble">{session.speaker().say(&trouble.message())}</p> })
    };
    view! { <div role="alert">{said}</div> }
}

/// Does one thing at a time, and tells what went wrong.
pub fn once(
    is_busy: RwSignal<bool>,
    trouble: RwSignal<Option<Trouble>>,
    work: impl Future<Output = Result<(), Trouble>> + 'static,
) {
    if is_busy.get_untracked() {
        return;
    }
    is_busy.set(true);
    trouble.set(None);
    spawn_local(async move {
        let done = work.await;
        is_busy.try_set(false);
        trouble.try_set(done.err());
    });
}
