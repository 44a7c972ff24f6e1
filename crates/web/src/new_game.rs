//! Beginning another game: which one, and its options in words.

use crate::icons::{Icon, Sign};
use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::{OptionInfo, OptionKind};
use stolik_text::Speaker;

/// The choice of a game and of its options, folded away until it is wanted.
#[component]
pub fn NewGame(session: Session) -> impl IntoView {
    let kind = RwSignal::new(session.play.with_untracked(|play| play.table().game().kind()));
    let chosen = RwSignal::new(Vec::<(&'static str, String)>::new());
    let faults = RwSignal::new(Vec::<String>::new());
    let speaker = move || Speaker::new(session.language.get());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let options = chosen.get_untracked();
        match kind.get_untracked().with_options(options.iter().map(|(name, value)| (*name, value.as_str()))) {
            Ok(game) => {
                faults.set(Vec::new());
                session.begin(game);
            }
            Err(found) => faults.set(found.iter().map(|fault| speaker().say(&fault.message)).collect()),
        }
    };
    let choose = move |event| {
        if let Some(named) = Kind::named(&event_target_value(&event)) {
            chosen.set(Vec::new());
            faults.set(Vec::new());
            kind.set(named);
        }
    };
    let games = move || {
        let game = |kind: Kind| view! { <option value=kind.id()>{speaker().text(&format!("{}-name", kind.id()))}</option> };
        Kind::ALL.iter().copied().map(game).collect_view()
    };
    view! {
        <details class="fold">
            <summary id="new-game"><Icon sign=Sign::Restart/>{session.text("page-new-game")}</summary>
            <form class="newgame" on:submit=begin>
                <select class="field-in" id="game" aria-label=session.text("page-games") on:change=choose prop:value=move || kind.get().id()>
                    {games}
                </select>
                <For each=move || kind.get().options() key=move |info| (kind.get_untracked(), info.name) let:info>
                    <Choice session kind=kind.get_untracked() info=*info chosen/>
                </For>
                <For each=move || faults.get() key=Clone::clone let:fault><p class="small" role="alert">{fault}</p></For>
                <button class="btn" id="begin">{session.text("page-start")}</button>
            </form>
        </details>
    }
}

/// One option: its name and what may be chosen.
#[component]
fn Choice(
    session: Session,
    kind: Kind,
    info: OptionInfo,
    chosen: RwSignal<Vec<(&'static str, String)>>,
) -> impl IntoView {
    let text = move |key: String| Signal::derive(move || Speaker::new(session.language.get()).text(&key));
    let key = format!("{}-option-{}", kind.id(), info.name);
    let title = text(key.clone());
    let set = move |event| {
        let value = event_target_value(&event);
        chosen.update(|chosen| {
            chosen.retain(|(name, _)| *name != info.name);
            if value != info.default {
                chosen.push((info.name, value));
            }
        });
    };
    let words = |words: &[&'static str], key: &dyn Fn(&str) -> String| {
        let option = |word: &&'static str| {
            view! { <option value=*word selected={*word == info.default}>{text(key(word))}</option> }
        };
        words.iter().map(option).collect_view()
    };
    let input = match info.kind {
        OptionKind::YesNo => {
            let options = words(&["yes", "no"], &|word| format!("option-{word}"));
            view! { <select class="field-in" name=info.name aria-label=title on:change=set>{options}</select> }.into_any()
        }
        OptionKind::OneOf(values) => {
            let options = words(values, &|word| format!("{key}-{word}"));
            view! { <select class="field-in" name=info.name aria-label=title on:change=set>{options}</select> }.into_any()
        }
        OptionKind::Number { .. } | OptionKind::OffOr { .. } | OptionKind::Text { .. } => view! {
            <input class="field-in" name=info.name aria-label=title value=info.default on:change=set/>
        }
        .into_any(),
    };
    view! {
        <label class="choice" title=text(format!("{key}-help"))>
            <span>{title}</span>
            {input}
        </label>
    }
}
