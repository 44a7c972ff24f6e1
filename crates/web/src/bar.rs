//! The bar at the top: brand, where we are, and the page's own buttons.

use crate::brand::Brand;
use crate::icons::{Icon, Sign};
use crate::session::Session;
use crate::theme;
use leptos::prelude::*;
use stolik_game::scene::Quarter;
use stolik_text::Language;

/// The top bar.
#[component]
pub fn Bar(session: Session) -> impl IntoView {
    view! {
        <header class="bar">
            <Brand/>
            <div class="where"><b id="game-name">{session.game_text("name")}</b><span>{session.game_text("tagline")}</span></div>
            <div class="end">
                <Languages session/>
                <button
                    class="icb"
                    id="turn-board"
                    aria-label=session.text("page-turn-board")
                    title=session.text("page-turn-board")
                    on:click=move |_| session.turned.update(half_turn)
                >
                    <Icon sign=Sign::Turn/>
                </button>
                <button
                    class="icb"
                    id="theme"
                    aria-label=session.text("page-theme-switch")
                    title=session.text("page-theme-switch")
                    on:click=|_| theme::switch()
                >
                    <Icon sign=Sign::Lamp/>
                </button>
            </div>
        </header>
    }
}

#[component]
fn Languages(session: Session) -> impl IntoView {
    let choice = move |language: Language, key: &'static str| {
        let chosen = move || session.language.get() == language;
        view! {
            <button
                id=language.tag()
                lang=language.tag()
                aria-pressed=move || chosen().to_string()
                aria-label=session.text(key)
                on:click=move |_| session.language.set(language)
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
