//! The parts of the page that are fetched when somebody first opens them. `xtask/page` cuts them off the program: all that only
//! they need is theirs. So who wants to play fetches neither editors nor forms.
#![expect(
    clippy::unnecessary_wraps,
    reason = "that a part cannot be fetched is told by what the macro makes of a function"
)]

use crate::app::Nowhere;
use crate::net::{AccountPage, HerePage, LobbyPage};
use crate::new_table::NewTable;
use crate::route::Route;
use crate::rules::{LessonPage, RulesPage};
use crate::session::Session;
use crate::settings::SettingsPage;
use crate::study::{DicePage, EditorPage, StudyPage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

type Soon<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// A part of the page that is fetched when somebody first opens it.
#[derive(Clone, Copy)]
pub struct Part {
    fetch: fn() -> Soon<()>,
    page: fn(Session, Route) -> Soon<AnyView>,
}

impl Part {
    /// Looking back, and making positions.
    pub const STUDY: Part = Part {
        fetch: || Box::pin(fetch_study()),
        page: |session, route| Box::pin(study_page(session, route)),
    };
    /// What surrounds the games: tables that are set, rules, settings, people.
    pub const AROUND: Part = Part {
        fetch: || Box::pin(fetch_around()),
        page: |session, route| Box::pin(page_around(session, route)),
    };
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, preload(fetch_study), fallible)]
fn study_page(session: Session, route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(match route {
        Route::Study { game, fragment } => view! { <StudyPage session game fragment/> }.into_any(),
        Route::Dice { game, fragment } => view! { <DicePage session game fragment/> }.into_any(),
        Route::Editor { kind, fragment } => view! { <EditorPage session kind fragment/> }.into_any(),
        _ => view! { <Nowhere session/> }.into_any(),
    })
}

#[wasm_split(around, wasm_split_path = leptos::wasm_split, preload(fetch_around), fallible)]
fn page_around(session: Session, route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(match route {
        Route::New(kind) => view! { <NewTable session kind/> }.into_any(),
        Route::Rules { kind, article } => view! { <RulesPage session kind article/> }.into_any(),
        Route::Lesson(kind) => view! { <LessonPage session kind/> }.into_any(),
        Route::Settings => view! { <SettingsPage session/> }.into_any(),
        Route::Lobby => view! { <LobbyPage session/> }.into_any(),
        Route::Account => view! { <AccountPage session/> }.into_any(),
        Route::Here(secret) => view! { <HerePage session secret/> }.into_any(),
        _ => view! { <Nowhere session/> }.into_any(),
    })
}

/// How far a part has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Coming {
    OnItsWay,
    Here,
    Missing,
}

/// A page of a part: shown at once where the part is here, and else as soon as it is.
#[component]
pub fn Fetched(session: Session, route: Route, part: Part) -> impl IntoView {
    let is_here = matches!(now((part.fetch)()), Some(Ok(())));
    let coming = RwSignal::new(if is_here { Coming::Here } else { Coming::OnItsWay });
    let fetch = move || {
        spawn_local(async move {
            let came = (part.fetch)().await;
            coming.try_set(if came.is_ok() { Coming::Here } else { Coming::Missing });
        });
    };
    if !is_here {
        fetch();
    }
    let fetch_again = move |_| {
        coming.set(Coming::OnItsWay);
        fetch();
    };
    move || {
        match coming.get() {
        Coming::Here => match now((part.page)(session, route.clone())) {
            Some(Ok(page)) => page,
            _ => ().into_any(),
        },
        Coming::OnItsWay => view! {
            <section class="wrap" role="status"><p class="muted">{session.text("page-part-coming")}</p></section>
        }
        .into_any(),
        Coming::Missing => view! {
            <section class="wrap stack" role="alert">
                <p>{session.text("page-part-missing")}</p>
                <p><button class="btn primary" id="part-again" on:click=fetch_again>{session.text("page-part-again")}</button></p>
            </section>
        }
        .into_any(),
    }
    }
}

/// What can be had without waiting.
fn now<T>(mut soon: Soon<T>) -> Option<Result<T, SplitLoaderError>> {
    match soon.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(came) => Some(came),
        Poll::Pending => None,
    }
}
