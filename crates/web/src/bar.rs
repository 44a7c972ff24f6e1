//! The bar at the top: brand, where we are, and the page's own buttons.

use crate::brand::Brand;
use crate::icons::{Icon, Sign};
use crate::route::Route;
use crate::session::Session;
use crate::theme;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::scene::Quarter;
use stolik_text::Language;

/// The top bar.
#[component]
pub fn Bar(session: Session) -> impl IntoView {
    let is_game = session.route.with_untracked(Route::is_game) && session.is_at_table();
    view! {
        <header class="bar">
            <Brand session/>
            {if is_game { view! { <Table session/> }.into_any() } else { view! { <Places session/> }.into_any() }}
            <div class="end">
                <Languages session/>
                {is_game.then(|| view! { <TableTools session/> })}
                <button
                    class="icb"
                    id="theme"
                    aria-label=session.text("page-theme-switch")
                    title=session.text("page-theme-switch")
                    on:click=move |_| theme::switch(session)
                >
                    <Icon sign=Sign::Lamp/>
                </button>
                <a
                    class="icb"
                    id="settings"
                    href=Route::Settings.to_string()
                    aria-label=session.text("page-settings")
                    title=session.text("page-settings")
                >
                    <Icon sign=Sign::Settings/>
                </a>
            </div>
        </header>
    }
}

/// The places of the page.
#[component]
fn Places(session: Session) -> impl IntoView {
    let rules = |kind: Kind| Route::Rules { kind, article: None };
    let first = Kind::ALL.first().copied().unwrap_or(Kind::Warcaby);
    let place = move |route: Route, key: &'static str, is_here: fn(&Route) -> bool| {
        let current = move || session.route.with(is_here).then_some("page");
        view! { <a href=route.to_string() aria-current=current>{session.text(key)}</a> }
    };
    let replays = Route::Study { game: None, fragment: String::new() };
    view! {
        <nav aria-label=session.text("page-places")>
            {place(Route::Shelf, "page-games", |route| matches!(route, Route::Shelf | Route::New(_)))}
            <Show when=move || session.net.is_served.get()>
                {place(Route::Lobby, "net-lobby", |route| matches!(route, Route::Lobby | Route::Account | Route::Here(_)))}
            </Show>
            {place(replays, "page-study", |route| matches!(route, Route::Study { .. } | Route::Dice { .. } | Route::Editor { .. }))}
            {place(rules(first), "page-rules", |route| matches!(route, Route::Rules { .. } | Route::Lesson(_)))}
        </nav>
    }
}

/// Which game is played.
#[component]
fn Table(session: Session) -> impl IntoView {
    view! {
        <div class="where"><h1 id="game-name">{session.game_text("name")}</h1><span>{session.game_text("tagline")}</span></div>
    }
}

/// What can be done about the board and its rules.
#[component]
fn TableTools(session: Session) -> impl IntoView {
    let rules = move || {
        let kind = session.play.with(|play| play.table().game().kind());
        Route::Rules { kind, article: None }.to_string()
    };
    view! {
        <a class="icb" id="rules" href=rules aria-label=session.text("page-rules") title=session.text("page-rules")>
            <Icon sign=Sign::Book/>
        </a>
        <button
            class="icb"
            id="turn-board"
            aria-label=session.text("page-turn-board")
            title=session.text("page-turn-board")
            on:click=move |_| session.turned.update(half_turn)
        >
            <Icon sign=Sign::Turn/>
        </button>
    }
}

/// Polish or English.
#[component]
pub fn Languages(session: Session) -> impl IntoView {
    let choice = move |language: Language, key: &'static str| {
        let chosen = move || session.language.get() == language;
        view! {
            <button
                id=language.tag()
                lang=language.tag()
                aria-pressed=move || chosen().to_string()
                title=session.text(key)
                on:click=move |_| session.speak(language)
            >
                {language.tag().to_uppercase()}
            </button>
        }
    };
    view! {
        <div class="seg" role="group" aria-label=session.text("page-language")>
            {choice(Language::Polish, "page-language-pl")}
            {choice(Language::English, "page-language-en")}
        </div>
    }
}

fn half_turn(turned: &mut Quarter) {
    *turned = if *turned == Quarter::None { Quarter::Two } else { Quarter::None };
}
