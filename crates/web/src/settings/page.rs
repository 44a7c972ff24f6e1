//! The page of settings.

use super::everything::Everything;
use super::{Movement, Settings, Theme};
use crate::kept_games::KeptGames;
use crate::session::Session;
use leptos::prelude::*;
use stolik_text::Language;

/// The page of settings.
#[component]
pub fn SettingsPage(session: Session) -> impl IntoView {
    let settings = session.settings;
    // How often games came from elsewhere.
    let changed = RwSignal::new(0_u32);
    let languages = move || {
        let choice = move |language: Language, key: &'static str| {
            let is_on = Signal::derive(move || session.language.get() == language);
            one(session, format!("language-{}", language.tag()), key, is_on, move || {
                session.speak(language);
            })
        };
        view! { {choice(Language::Polish, "page-language-pl")}{choice(Language::English, "page-language-en")} }
    };
    let themes = move || {
        let choice = move |theme: Theme| {
            let key = match theme {
                Theme::System => "page-theme-system",
                Theme::Light => "page-theme-light",
                Theme::Dark => "page-theme-dark",
            };
            let is_on = Signal::derive(move || settings.with(|settings| settings.theme == theme));
            one(session, format!("theme-{}", theme.name()), key, is_on, move || {
                settings.update(|settings| settings.theme = theme);
            })
        };
        Theme::ALL.map(choice).into_iter().collect_view()
    };
    let motions = move || {
        let choice = move |motion: Movement| {
            let key = match motion {
                Movement::System => "page-theme-system",
                Movement::Full => "page-motion-full",
                Movement::Still => "page-motion-still",
            };
            let is_on = Signal::derive(move || settings.with(|settings| settings.motion == motion));
            one(session, format!("motion-{}", motion.name()), key, is_on, move || {
                settings.update(|settings| settings.motion = motion);
            })
        };
        Movement::ALL.map(choice).into_iter().collect_view()
    };
    let confirming = move || {
        let choice = move |confirm: Option<bool>| {
            let (name, key) = match confirm {
                None => ("usual", "page-settings-usual"),
                Some(false) => ("off", "page-no"),
                Some(true) => ("on", "page-yes"),
            };
            let is_on = Signal::derive(move || settings.with(|settings| settings.confirm == confirm));
            one(session, format!("confirm-{name}"), key, is_on, move || {
                settings.update(|settings| settings.confirm = confirm);
            })
        };
        [None, Some(false), Some(true)].map(choice).into_iter().collect_view()
    };
    view! {
        <div class="wrap narrow" id="settings-page">
            <h1>{session.text("page-settings")}</h1>
            <section>
                <h2>{session.text("page-settings-look")}</h2>
                <Row session title="page-language" about="page-settings-language-about">{languages()}</Row>
                <Row session title="page-theme" about="page-settings-theme-about">{themes()}</Row>
                <Row session title="page-motion" about="page-settings-motion-about">{motions()}</Row>
            </section>
            <section>
                <h2>{session.text("page-settings-play")}</h2>
                <Row session title="page-settings-confirm" about="page-settings-confirm-about">{confirming()}</Row>
                <YesNo session id="hints" get=|settings| settings.hints set=|settings, yes| settings.hints = yes/>
                <YesNo session id="coordinates" get=|settings| settings.coordinates set=|settings, yes| settings.coordinates = yes/>
                <YesNo session id="sounds" get=|settings| settings.sounds set=|settings, yes| settings.sounds = yes/>
            </section>
            <KeptGames session changed/>
            <Everything session taken=Callback::new(move |()| changed.update(|changed| *changed += 1))/>
        </div>
    }
}

/// A setting: its name, what it does, and what may be chosen.
#[component]
fn Row(session: Session, title: &'static str, about: &'static str, children: Children) -> impl IntoView {
    view! {
        <div class="opt">
            <div><b>{session.text(title)}</b><p>{session.text(about)}</p></div>
            <div class="seg" role="group" aria-label=session.text(title)>{children()}</div>
        </div>
    }
}

/// A setting that is on or off.
#[component]
fn YesNo(
    session: Session,
    id: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let settings = session.settings;
    let (title, about) = match id {
        "hints" => ("page-settings-hints", "page-settings-hints-about"),
        "coordinates" => ("page-settings-coordinates", "page-settings-coordinates-about"),
        _ => ("page-settings-sounds", "page-settings-sounds-about"),
    };
    let choice = move |yes: bool| {
        let is_on = Signal::derive(move || settings.with(get) == yes);
        let (name, key) = if yes { ("on", "page-yes") } else { ("off", "page-no") };
        one(session, format!("{id}-{name}"), key, is_on, move || {
            settings.update(|settings| set(settings, yes));
        })
    };
    view! { <Row session title about>{choice(false)}{choice(true)}</Row> }
}

/// One of the choices of a setting.
fn one(
    session: Session,
    id: String,
    key: &'static str,
    is_on: Signal<bool>,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button id=id aria-pressed=move || is_on.get().to_string() on:click=move |_| choose()>{session.text(key)}</button>
    }
}
