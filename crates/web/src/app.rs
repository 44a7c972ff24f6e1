//! The whole page: the bar, and the page of the address below it.

use crate::bar::Bar;
use crate::game_page::GamePage;
use crate::nav;
use crate::net::title_mark;
use crate::notices::Notices;
use crate::parts::{Fetched, Part};
use crate::route::Route;
use crate::session::Session;
use crate::shelf::Shelf;
use crate::theme;
use leptos::prelude::*;
use stolik_catalog::Kind;
use stolik_game::Message;

/// Starts the page.
pub fn start() {
    // Without this a panic is only "unreachable executed" in the browser's console.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    leptos::mount::mount_to_body(|| view! { <App/> });
}

/// The page.
#[component]
fn App() -> impl IntoView {
    let session = Session::new();
    theme::follow_system();
    nav::follow(session);
    let is_turn = Memo::new(move |_| title_mark(session));
    Effect::new(move |_| describe(session, is_turn));
    let skip = move |event: leptos::ev::MouseEvent| {
        // The address stays as it is: some pages carry a game in its fragment.
        event.prevent_default();
        nav::focus("main");
    };
    view! {
        <Notices session/>
        <a class="skip" href="#main" on:click=skip>{session.text("page-skip")}</a>
        {move || shown(session, session.route.get())}
    }
}

/// A page below the bar.
fn below_bar(session: Session, page: AnyView) -> AnyView {
    view! { <div class="page"><Bar session/><main id="main" tabindex="-1">{page}</main></div> }.into_any()
}

/// The page of an address.
fn shown(session: Session, route: Route) -> AnyView {
    let page = match route {
        Route::Game(_) | Route::Asked(_) | Route::Table { .. } => {
            return view! { <GamePage session/> }.into_any();
        }
        Route::Shelf => view! { <Shelf session/> }.into_any(),
        Route::Nowhere => view! { <Nowhere session/> }.into_any(),
        Route::Study { .. } | Route::Dice { .. } | Route::Editor { .. } => {
            view! { <Fetched session route part=Part::STUDY/> }.into_any()
        }
        _ => view! { <Fetched session route part=Part::AROUND/> }.into_any(),
    };
    below_bar(session, page)
}

/// An address that leads nowhere.
#[component]
pub fn Nowhere(session: Session) -> impl IntoView {
    view! {
        <section class="wrap stack">
            <h1>{session.text("page-nowhere")}</h1>
            <p class="muted">{session.text("page-not-found")}</p>
            <p><a class="btn primary" href="/">{session.text("page-games")}</a></p>
        </section>
    }
}

/// The document's own language and title follow the page's. Only when they change: a language that is set again makes the
/// browser style the whole page again.
fn describe(session: Session, is_turn: Memo<bool>) {
    let speaker = session.speaker();
    let titled = |key: &'static str, kind: Kind| {
        let game = speaker.text(&format!("{}-name", kind.id()));
        speaker.say(&Message::new(key).with("game", game))
    };
    let title = match session.route.get() {
        Route::Table { .. } if !session.is_at_table() => speaker.text("page-title"),
        Route::Game(_) | Route::Asked(_) | Route::Table { .. } => {
            titled("page-title-game", session.play.with(|play| play.table().game().kind()))
        }
        Route::Lobby => speaker.text("net-title-lobby"),
        Route::Account | Route::Here(_) => speaker.text("net-title-account"),
        Route::New(kind) => titled("page-title-new", kind),
        Route::Rules { kind, .. } => titled("page-title-rules", kind),
        Route::Lesson(kind) => titled("page-title-lesson", kind),
        Route::Editor { kind, .. } => titled("page-title-editor", kind),
        Route::Study { .. } => speaker.text("page-title-study"),
        Route::Dice { .. } => speaker.text("page-title-dice"),
        Route::Settings => speaker.text("page-title-settings"),
        Route::Shelf | Route::Nowhere => speaker.text("page-title"),
    };
    let title =
        if is_turn.get() { speaker.say(&Message::new("net-title-turn").with("title", title)) } else { title };
    if document().title() != title {
        document().set_title(&title);
    }
    let tag = session.language.get().tag();
    if let Some(root) =
        document().document_element().filter(|root| root.get_attribute("lang").as_deref() != Some(tag))
    {
        // A page whose language cannot be told is still a page.
        let _ = root.set_attribute("lang", tag);
    }
}
