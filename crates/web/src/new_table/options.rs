//! By which rules: the options of the game in words.

use super::seats::SEATS;
use super::{Chosen, FORM, Table};
use crate::route::Route;
use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::{Arg, Message, OptionInfo, OptionKind, Preset};
use stolik_text::{Language, Speaker, key_exists};

/// So many options stand open; the others are folded away.
const OPEN: usize = 6;
/// Up to so many values, of so many letters together, stand side by side.
const BESIDE: (usize, usize) = (4, 38);

/// The options of the game.
#[component]
pub fn Rules(session: Session, table: Table) -> impl IntoView {
    let kind = table.kind;
    let options = || kind.options().iter().copied().filter(|info| info.name != SEATS);
    let row = move |info: OptionInfo| view! { <Choice session table info/> };
    let more = options().count().saturating_sub(OPEN + 1);
    // One alone is not folded away.
    let open = if more == 0 { OPEN + 1 } else { OPEN };
    let folded = (more > 0).then(|| {
        view! {
            <details class="fold">
                <summary id="options">{session.text("page-table-more-rules")}</summary>
                {options().skip(open).map(row).collect_view()}
            </details>
        }
    });
    view! {
        <section>
            <h2>{session.text("page-table-by-rules")}</h2>
            <Presets session kind chosen=table.chosen/>
            <div>{options().take(open).map(row).collect_view()}</div>
            {folded}
        </section>
    }
}

/// Named sets of choices, where the game has some.
#[component]
fn Presets(session: Session, kind: Kind, chosen: Chosen) -> impl IntoView {
    let presets = move || {
        let id = kind.id();
        let speaker = Speaker::new(session.language.get());
        let preset = |preset: &'static Preset| {
            let choices = move || -> Vec<(&'static str, String)> {
                preset.choices.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
            };
            let key = format!("{id}-preset-{}", preset.name);
            let known = key_exists(speaker.language(), &key);
            let name = if known { speaker.text(&key) } else { preset.name.to_owned() };
            let is_chosen = move || {
                let wanted = choices();
                chosen.with(|chosen| {
                    let others = chosen.iter().filter(|(name, _)| *name != SEATS);
                    wanted.len() == others.clone().count()
                        && others.clone().all(|choice| wanted.contains(choice))
                })
            };
            let choose = move |_| {
                let wanted = choices();
                chosen.update(|chosen| {
                    chosen.retain(|(name, _)| *name == SEATS && !wanted.iter().any(|(wish, _)| wish == name));
                    chosen.extend(wanted);
                });
            };
            view! {
                <button class="btn small" aria-pressed=move || is_chosen().to_string() on:click=choose>{name}</button>
            }
        };
        kind.presets().iter().map(preset).collect_view()
    };
    view! { <div class="presets" role="group" aria-label=session.text("page-table-presets")>{presets}</div> }
}

/// One option: its name, what it means with its article, and what may be chosen.
#[component]
fn Choice(session: Session, table: Table, info: OptionInfo) -> impl IntoView {
    let (kind, chosen) = (table.kind, table.chosen);
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
        let key = key.clone();
        move || explanation(session.language.get(), &key, &info)
    };
    let known = kind.known_values(info.name);
    let fault = Memo::new(move |_| {
        let mut faults = table.faults.get().into_iter();
        faults.find_map(|fault| at(&fault).filter(|(name, _)| *name == info.name).map(|(_, why)| why))
    });
    let why = format!("{}-why", field(info.name));
    let told = why.clone();
    let control = match info.kind {
        OptionKind::YesNo => {
            let key = "option".to_owned();
            let values = words(&["no", "yes"]);
            view! { <OneOf session info values key title value set/> }.into_any()
        }
        OptionKind::OneOf(values) => {
            view! { <OneOf session info values=words(values) key title value set/> }.into_any()
        }
        OptionKind::Number { .. } if !named_numbers(&key, &info).is_empty() => {
            let values = named_numbers(&key, &info);
            view! { <OneOf session info values key title value set/> }.into_any()
        }
        OptionKind::Text { .. } if !known.is_empty() => {
            view! { <KnownOrText session kind info values=known key title value set/> }.into_any()
        }
        OptionKind::Number { .. } | OptionKind::OffOr { .. } | OptionKind::Text { .. } => {
            let mode = if matches!(info.kind, OptionKind::Text { .. }) { "text" } else { "numeric" };
            view! {
                <input
                    class="field-in"
                    id=field(info.name)
                    name=info.name
                    form=FORM
                    enterkeyhint="go"
                    inputmode=mode
                    aria-label=title
                    aria-invalid=move || fault.with(Option::is_some).to_string()
                    aria-describedby=why.clone()
                    prop:value=value
                    on:change=move |event| set.run(event_target_value(&event).trim().to_owned())
                />
            }
            .into_any()
        }
    };
    let article = Route::Rules { kind, article: Some(info.article.0.to_owned()) }.to_string();
    let said = move || fault.get().map(|fault| Speaker::new(session.language.get()).say(&fault));
    view! {
        <div class="opt">
            <div>
                <b>{title}</b>
                <p>{help}" "<a class="art-id" href=article>{info.article.0}</a></p>
            </div>
            {control}
            <p class="wrong" id=told role="alert">{said}</p>
        </div>
    }
}

/// The option whose value is none of those it takes, and what is said there; none where a fault is about several.
pub fn at(fault: &Message) -> Option<(&str, Message)> {
    let gap = |name: &str| fault.args.iter().find(|(gap, _)| *gap == name).map(|(_, value)| value);
    match (fault.key, gap("name"), gap("allowed")) {
        ("option-value", Some(Arg::Text(name)), Some(allowed)) => {
            Some((name, Message::new("page-option-wrong").with("allowed", allowed.clone())))
        }
        _ => None,
    }
}

/// What the line for an option goes by.
pub fn field(option: &str) -> String {
    format!("option-{option}")
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// The numbers that an option takes, if they stand for something and have names: nobody need count from 0 to choose.
fn named_numbers(option: &str, info: &OptionInfo) -> Vec<String> {
    let OptionKind::Number { least, most } = info.kind else { return Vec::new() };
    let has_name = |number: i64| key_exists(Language::English, &format!("{option}-{number}"));
    if has_name(least) { (least..=most).map(|number| number.to_string()).collect() } else { Vec::new() }
}

/// What an option means, and which numbers it takes, if they have no names.
fn explanation(language: Language, option: &str, info: &OptionInfo) -> String {
    let speaker = Speaker::new(language);
    let key = format!("{option}-help");
    let help = key_exists(language, &key).then(|| speaker.text(&key));
    let takes = match info.kind {
        OptionKind::Number { .. } | OptionKind::OffOr { .. } if named_numbers(option, info).is_empty() => {
            Some(format!("({})", speaker.say(&info.kind.allowed())))
        }
        _ => None,
    };
    help.into_iter().chain(takes).collect::<Vec<_>>().join(" ")
}

/// One of a few words: side by side where they find room.
#[component]
fn OneOf(
    session: Session,
    info: OptionInfo,
    values: Vec<String>,
    key: String,
    title: Signal<String>,
    value: Memo<String>,
    set: Callback<String>,
) -> impl IntoView {
    let names = Memo::new(move |_| {
        let speaker = Speaker::new(session.language.get());
        let named = |word: &String| (word.clone(), speaker.option_value(&key, word));
        values.iter().map(named).collect::<Vec<_>>()
    });
    let is_few = Memo::new(move |_| {
        names.with(|names| {
            let letters: usize = names.iter().map(|(_, name)| name.chars().count()).sum();
            names.len() <= BESIDE.0 && letters <= BESIDE.1
        })
    });
    let beside = move || {
        let choice = |(word, name): (String, String)| {
            let (this, chosen) = (word.clone(), word.clone());
            view! {
                <button
                    name=info.name
                    value=word
                    aria-pressed=move || value.with(|value| *value == this).to_string()
                    on:click=move |_| set.run(chosen.clone())
                >
                    {name}
                </button>
            }
        };
        view! { <div class="seg" role="group" aria-label=title>{names.get().into_iter().map(choice).collect_view()}</div> }
    };
    let below = move || {
        let option = |(word, name): (String, String)| {
            let this = word.clone();
            view! { <option value=word selected=move || value.with(|value| *value == this)>{name}</option> }
        };
        view! {
            <select class="field-in" name=info.name aria-label=title on:change=move |event| set.run(event_target_value(&event))>
                {names.get().into_iter().map(option).collect_view()}
            </select>
        }
    };
    move || if is_few.get() { beside().into_any() } else { below().into_any() }
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
    let options = move || {
        let speaker = Speaker::new(session.language.get());
        let option = |&word: &&'static str| {
            let name = speaker.option_value(&key, word);
            view! { <option value=word selected=move || value.with(|value| value == word)>{name}</option> }
        };
        values.iter().map(option).collect_view()
    };
    view! {
        <span class="stack">
            <select class="field-in" name=info.name aria-label=title on:change=choose>
                {options}
                <option value=OWN selected=is_own.get_untracked()>{session.text("page-option-own")}</option>
            </select>
            <Show when=move || is_own.get()>
                <textarea class="field-in own" id=field(info.name) name=format!("{}-own", info.name) aria-label=session.text("page-option-own") on:change=paste></textarea>
            </Show>
            <small class="muted">{about}</small>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_stand_for_something_are_chosen_by_their_names() {
        let info = |kind: Kind, name: &str| {
            *kind.options().iter().find(|info| info.name == name).expect("an option")
        };
        let (key, first) = ("multiwarcaby-option-first", info(Kind::Multiwarcaby, "first"));
        assert_eq!(named_numbers(key, &first), ["0", "1", "2", "3"]);
        for language in Language::ALL {
            let speaker = Speaker::new(language);
            let clash = Kind::Multiwarcaby.with_options([("first", "2")]).expect_err("there are two");
            let said = [explanation(language, key, &first), speaker.say(&clash[0].message)];
            let names = named_numbers(key, &first).into_iter().map(|value| speaker.option_value(key, &value));
            for said in said.into_iter().chain(names) {
                let counts = |c: char| c.is_ascii_digit() && c != '2';
                assert!(!said.contains(counts) && !said.contains('{'), "{said}: nobody counts from 0");
            }
        }
        // Those that count something say how many there may be.
        let width = info(Kind::Wojna, "width");
        assert_eq!(named_numbers("wojna-option-width", &width), Vec::<String>::new());
        assert!(explanation(Language::English, "wojna-option-width", &width).ends_with(')'));
    }

    #[test]
    fn a_value_that_cannot_be_is_told_at_its_option_and_in_words() {
        let faults = Kind::Multiwarcaby.with_options([("size", "1000")]).expect_err("too large");
        let told: Vec<_> = faults.iter().filter_map(|fault| at(&fault.message)).collect();
        let [(name, why)] = told.as_slice() else { panic!("one: {told:?}") };
        let said = Speaker::new(Language::English).say(why);
        assert_eq!(*name, "size");
        assert!(said.ends_with('.') && !said.contains("size") && !said.contains('{'), "{said}");
        assert!(at(&Message::new("option-twice").with("name", "size")).is_none());
    }
}
