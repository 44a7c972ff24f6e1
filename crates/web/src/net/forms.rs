//! Small parts of forms: a line to type into, one of a few words, what goes on and what went wrong.

use super::ask::Trouble;
use crate::nav;
use crate::session::Session;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Message;
use stolik_protocol::LONGEST_PASSWORD;
use stolik_table::Seating;

/// What is typed: a label, a line, and right below what is wrong with it. The region is there before the words are, so that
/// they are read aloud.
#[component]
pub fn Asked(
    session: Session,
    id: &'static str,
    label: &'static str,
    kind: &'static str,
    complete: &'static str,
    /// Which keys a phone shows.
    keys: &'static str,
    longest: usize,
    /// The form that it belongs to, where it does not lie within one.
    form: Option<&'static str>,
    text: RwSignal<String>,
    fault: Signal<Option<Message>>,
) -> impl IntoView {
    let why = format!("{id}-why");
    view! {
        <div class="asked">
            <label class="label" for=id>{session.text(label)}</label>
            <input
                class="field-in"
                id=id
                type=kind
                inputmode=keys
                autocomplete=complete
                enterkeyhint="go"
                maxlength=longest.to_string()
                form=form
                aria-invalid=move || fault.with(Option::is_some).to_string()
                aria-describedby=why.clone()
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
            <p class="wrong" id=why role="alert">{move || fault.get().map(|why| session.speaker().say(&why))}</p>
        </div>
    }
}

/// A line of a form, in which `at` stands for what is typed: what is refused there is told here, and the keyboard goes here.
#[component]
pub fn Line(
    session: Session,
    id: &'static str,
    label: &'static str,
    kind: &'static str,
    complete: &'static str,
    text: RwSignal<String>,
    at: &'static str,
    trouble: RwSignal<Option<Trouble>>,
    #[prop(optional)] form: Option<&'static str>,
) -> impl IntoView {
    let is_here = move |trouble: &Option<Trouble>| trouble.as_ref().is_some_and(|trouble| trouble.is_at(at));
    let fault = Signal::derive(move || {
        trouble.with(|trouble| trouble.as_ref().filter(|trouble| trouble.is_at(at)).map(Trouble::message))
    });
    Effect::new(move |_| {
        if trouble.with(is_here) {
            request_animation_frame(move || nav::show_field(id));
        }
    });
    // Who mends it need not read it any longer.
    Effect::new(move |before: Option<String>| {
        let now = text.get();
        if before.is_some_and(|before| before != now) && trouble.with_untracked(is_here) {
            trouble.set(None);
        }
        now
    });
    let longest = if kind == "password" { LONGEST_PASSWORD } else { Seating::LONGEST_NAME };
    view! { <Asked session id label kind complete keys="text" longest form text fault/> }
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

/// What went wrong, in a sentence, where none of the form's fields says it. The region is there before the words are, so
/// that they are read aloud.
#[component]
pub fn Wrong(
    session: Session,
    trouble: RwSignal<Option<Trouble>>,
    /// The fields of the form that tell themselves what is wrong with them.
    #[prop(default = &[])]
    fields: &'static [&'static str],
) -> impl IntoView {
    let place = NodeRef::<html::Div>::new();
    let is_told = move |trouble: &Trouble| !fields.iter().any(|at| trouble.is_at(at));
    let said = Memo::new(move |_| trouble.get().filter(is_told).map(|trouble| trouble.message()));
    Effect::new(move |_| {
        if said.with(Option::is_some)
            && let Some(place) = place.get()
        {
            request_animation_frame(move || nav::bring_into_view(&place));
        }
    });
    let words = move || {
        let said = said.get()?;
        Some(view! { <p class="why trouble">{session.speaker().say(&said)}</p> })
    };
    view! { <div class="wrongs" role="alert" node_ref=place>{words}</div> }
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
