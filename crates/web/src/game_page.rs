//! A game that is played: the board, and the panel beside it.

use crate::app::Nowhere;
use crate::bar::Bar;
use crate::board::{Board, is_map};
use crate::earlier::{EarlierBoard, EarlierTurn};
use crate::foot::Foot;
use crate::hands::Hands;
use crate::moves::Moves;
use crate::net::{Beside, Entrance, Talk, Tools};
use crate::phases::Phases;
use crate::plates::Plates;
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use crate::sound;
use crate::turn::{Stock, Turn};
use crate::veil::Veil;
use leptos::prelude::*;

/// The page of the game that is played.
#[component]
pub fn GamePage(session: Session) -> impl IntoView {
    let is_there = Memo::new(move |_| session.is_at_table());
    move || {
        if is_there.get() {
            view! { <Table session/> }.into_any()
        } else {
            view! { <Opening session/> }.into_any()
        }
    }
}

/// A kept game or a table over the network that is being opened, or cannot be.
#[component]
fn Opening(session: Session) -> impl IntoView {
    let why = move || match session.unkept.get() {
        _ if session.route.with(|route| matches!(route, Route::Table { .. })) => entrance(session).into_any(),
        None => view! { <p class="wrap muted">{session.text("page-loading")}</p> }.into_any(),
        // Why it cannot be opened is a notice.
        Some(_) => view! { <Nowhere session/> }.into_any(),
    };
    view! { <div class="page"><Bar session/><main id="main" tabindex="-1">{why}</main></div> }
}

fn entrance(session: Session) -> impl IntoView {
    match session.route.get() {
        Route::Table { table, secret } => Some(view! { <Entrance session table secret/> }),
        _ => None,
    }
}

#[component]
fn Table(session: Session) -> impl IntoView {
    let session = session.for_page();
    let is_veiled = session.is_veiled;
    let is_map = Memo::new(move |_| session.with_scene(is_map));
    let inputs = Memo::new(move |_| session.play.with(|play| play.table().inputs().len()));
    let event = Memo::new(move |_| session.net.room.with(|room| room.as_ref().map(|room| room.n)));
    let is_earlier = Memo::new(move |_| session.earlier.at().is_some());
    let is_sending = Memo::new(move |_| session.play.with(Play::is_sending));
    sound::follow(session);
    view! {
        <div
            class="play game-page"
            class:map-page=move || is_map.get() && !is_veiled.get()
            id="play"
            data-inputs=move || inputs.get().to_string()
            data-event=move || event.get().map(|event| event.to_string())
            data-sending=move || is_sending.get().to_string()
        >
            <Bar session/>
            // What is hidden is not in the page at all.
            <Show
                when=move || !is_veiled.get()
                fallback=move || view! { <main id="main" tabindex="-1"><Veil session/></main> }
            >
                <main class="tablewrap" id="main" tabindex="-1">
                    <section class="stage" aria-label=session.text("page-board")><Board session/><EarlierBoard session/></section>
                    <div class="panel">
                        <Plates session/>
                        <Tools session/>
                        <Phases session/>
                        <div class="col-a stack">
                            <Show
                                when=move || !is_earlier.get()
                                fallback=move || view! { <EarlierTurn session/> }
                            >
                                <Turn session/>
                                <Hands session/>
                                <Stock session/>
                            </Show>
                        </div>
                        <div class="col-b fill sec"><Moves session/></div>
                        <div class="last"><Foot session/></div>
                        <Beside session/>
                    </div>
                </main>
                <Talk session/>
            </Show>
        </div>
    }
}
