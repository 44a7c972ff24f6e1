//! Beginning another game: which one, and its options in words.

use crate::icons::{Icon, Sign};
use crate::seats::{Seats, Words};
use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::{Message, OptionInfo, OptionKind, Preset};
use stolik_text::{Language, Speaker, key_exists};

/// The options that were chosen; the others are as usual.
type Chosen = RwSignal<Vec<(&'static str, String)>>;

/// The choice of a game and of its options, folded away until it is wanted.
#[component]
pub fn NewGame(session: Session) -> impl IntoView {
    let kind = RwSignal::new(session.play.with_untracked(|play| play.table().game().kind()));
    let chosen: Chosen = RwSignal::new(Vec::new());
    let seats: Words = RwSignal::new(Vec::new());
    let faults = RwSignal::new(Vec::<Message>::new());
    let speaker = move || Speaker::new(session.language.get());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let options = chosen.get_untracked();
        match kind.get_untracked().with_options(options.iter().map(|(name, value)| (*name, value.as_str()))) {
            Ok(game) => {
                faults.set(Vec::new());
                let seating = seats.with_untracked(|words| crate::seats::seating(session, &game, words));
                session.begin_with(game, seating);
            }
            Err(found) => faults.set(found.into_iter().map(|fault| fault.message).collect()),
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
    let summary = move || match chosen.with(Vec::len) {
        0 => speaker().text("page-options-default"),
        count => speaker().say(&Message::new("page-options-changed").with("count", count)),
    };
    let wrong = move || {
        let fault = |fault: Message| view! { <p class="small" role="alert">{speaker().say(&fault)}</p> };
        faults.get().into_iter().map(fault).collect_view()
    };
    view! {
        <details class="fold">
            <summary id="new-game"><Icon sign=Sign::Restart/>{session.text("page-new-game")}</summary>
            <form class="newgame" on:submit=begin>
                <select class="field-in" id="game" aria-label=session.text("page-games") on:change=choose prop:value=move || kind.get().id()>
                    {games}
                </select>
                <details class="fold">
                    <summary id="options">{session.text("page-options")}<span class="muted">{summary}</span></summary>
                    <Presets session kind chosen/>
                    <For each=move || kind.get().options() key=move |info| (kind.get_untracked(), info.name) let:info>
                        <Choice session kind=kind.get_untracked() info=*info chosen/>
                    </For>
                </details>
                <Seats session kind chosen words=seats/>
                {wrong}
                <button class="btn" id="begin">{session.text("page-start")}</button>
            </form>
        </details>
    }
}

/// Named sets of choices, where the game has some.
#[component]
fn Presets(session: Session, kind: RwSignal<Kind>, chosen: Chosen) -> impl IntoView {
    let presets = move || {
        let id = kind.get().id();
        let speaker = Speaker::new(session.language.get());
        let preset = |preset: &'static Preset| {
            let choices =
                || preset.choices.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
            let key = format!("{id}-preset-{}", preset.name);
            let known = key_exists(speaker.language(), &key);
            let name = if known { speaker.text(&key) } else { preset.name.to_owned() };
            view! { <button type="button" class="btn small" on:click=move |_| chosen.set(choices())>{name}</button> }
        };
        kind.get().presets().iter().map(preset).collect_view()
    };
    view! { <div class="presets">{presets}</div> }
}

/// One option: its name, what may be chosen, and what it means.
#[component]
fn Choice(session: Session, kind: Kind, info: OptionInfo, chosen: Chosen) -> impl IntoView {
    let key = format!("{}-option-{}", kind.id(), info.name);
    let text = move |key: String| Signal::derive(move || Speaker::new(session.language.get()).text(&key));
    let title = text(key.clone());
    let value = Memo::new(move |_| {
        let found = chosen.with(|chosen| chosen.iter().find(|(name, _)| *name == info.name).cloned());
        found.map_or_else(|| info.default.to_owned(), |(_, value)| value)
    });
    let set = Callback::new(move |value: String| {
        chosen.update(|chosen| {
            chosen.retain(|(name, _)| *name != info.name);
            if value != info.default {
                chosen.push((info.name, value));
            }
        });
    });
    let help = {
        let (key, info) = (format!("{key}-help"), info);
        move || explanation(session.language.get(), &key, &info)
    };
    let known = kind.known_values(info.name);
    let control = match info.kind {
        OptionKind::YesNo => {
            view! { <OneOf session info values=&["yes", "no"] key="option".to_owned() title value set/> }
                .into_any()
        }
        OptionKind::OneOf(values) => view! { <OneOf session info values key title value set/> }.into_any(),
        OptionKind::Text { .. } if !known.is_empty() => {
            view! { <KnownOrText session kind info values=known key title value set/> }.into_any()
        }
        OptionKind::Number { .. } | OptionKind::OffOr { .. } | OptionKind::Text { .. } => {
            let mode = if matches!(info.kind, OptionKind::Text { .. }) { "text" } else { "numeric" };
            view! {
                <input
                    class="field-in"
                    name=info.name
                    inputmode=mode
                    aria-label=title
                    prop:value=value
                    on:change=move |event| set.run(event_target_value(&event).trim().to_owned())
                />
            }
            .into_any()
        }
    };
    view! {
        <label class="choice">
            <span>{title}</span>
            {control}
            <small class="muted">{help}</small>
        </label>
    }
}

/// What an option means, and which numbers or texts it takes.
fn explanation(language: Language, key: &str, info: &OptionInfo) -> String {
    let speaker = Speaker::new(language);
    let help = key_exists(language, key).then(|| speaker.text(key));
    let takes = match info.kind {
        OptionKind::Number { .. } | OptionKind::OffOr { .. } => Some(speaker.say(&info.kind.allowed())),
        _ => None,
    };
    help.into_iter().chain(takes).collect::<Vec<_>>().join(" ")
}

/// One of a few words.
#[component]
fn OneOf(
    session: Session,
    info: OptionInfo,
    values: &'static [&'static str],
    key: String,
    title: Signal<String>,
    value: Memo<String>,
    set: Callback<String>,
) -> impl IntoView {
    view! {
        <select class="field-in" name=info.name aria-label=title prop:value=value on:change=move |event| set.run(event_target_value(&event))>
            {options(session, values, &key, value)}
        </select>
    }
}

/// One of a few names, or a text of one's own.
#[component]
fn KnownOrText(
    session: Session,
    kind: Kind,
    info: OptionInfo,
    values: &'static [&'static str],
    key: String,
    title: Signal<String>,
    value: Memo<String>,
    set: Callback<String>,
) -> impl IntoView {
    const OWN: &str = "";
    let is_own = RwSignal::new(!value.with_untracked(|value| values.contains(&value.as_str())));
    let choose = move |event| {
        let chosen = event_target_value(&event);
        is_own.set(chosen == OWN);
        if chosen != OWN {
            set.run(chosen);
        }
    };
    let paste = move |event| set.run(kind.pasted(info.name, &event_target_value(&event)));
    let about = {
        let key = format!("{}-{}", kind.id(), info.name);
        move || {
            let (language, key) = (session.language.get(), format!("{key}-{}-about", value.get()));
            key_exists(language, &key).then(|| Speaker::new(language).text(&key))
        }
    };
    view! {
        <span class="stack">
            <select class="field-in" name=info.name aria-label=title on:change=choose>
                {options(session, values, &key, value)}
                <option value=OWN selected=is_own.get_untracked()>{session.text("page-option-own")}</option>
            </select>
            <Show when=move || is_own.get()>
                <textarea class="field-in own" name=format!("{}-own", info.name) aria-label=session.text("page-option-own") on:change=paste></textarea>
            </Show>
            <small class="muted">{about}</small>
        </span>
    }
}

/// The values as options, in words where there are some.
fn options(
    session: Session,
    values: &'static [&'static str],
    key: &str,
    value: Memo<String>,
) -> impl IntoView + use<> {
    let option = |word: &&'static str| {
        let word = *word;
        // The name of a value is the option's business, or the game's: wojna-option-map-brod, wojna-map-brod.
        let keys = [format!("{key}-{word}"), format!("{}-{word}", key.replacen("-option-", "-", 1))];
        let name = move || {
            let speaker = Speaker::new(session.language.get());
            let known = keys.iter().find(|key| key_exists(speaker.language(), key));
            known.map_or_else(|| word.to_owned(), |key| speaker.text(key))
        };
        view! { <option value=word selected=move || value.with(|value| value == word)>{name}</option> }
    };
    values.iter().map(option).collect_view()
}
