//! The board: draws any scene, and lets a person choose by touching spots. It knows geometry and walks, not rules.

mod drag;
mod ground;
mod keys;
mod labels;
mod layer;
mod map;
mod marks;
mod motion;
mod pieces;
mod places;
mod rim;
mod touch;
mod view;

use crate::drawings;
use crate::session::Session;
use ground::Ground;
use layer::Layer;
use leptos::prelude::*;
use leptos::web_sys::Element;
use map::Map;
use pieces::Pieces;
use places::Places;
use rim::Rim;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::atomic::{AtomicU32, Ordering};
use stolik_draw::{looks, turned_size};
use stolik_game::{Scene, Seat};
use touch::Touches;

/// Boards at least so wide or high are maps: they are panned and zoomed.
const MAP_SIZE: (i32, i32) = (1200, 2400);

/// Whether a scene is a map that is panned and zoomed, and not a board that is seen as a whole.
pub fn is_map(scene: &Scene) -> bool {
    scene.size.0 >= MAP_SIZE.0 || scene.size.1 >= MAP_SIZE.1
}

/// What a board goes by among others on the same page: the one at the table by plain names, others by a number too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardName(u32);

impl BoardName {
    /// A board beside those that are there already.
    pub fn another() -> BoardName {
        static LAST: AtomicU32 = AtomicU32::new(0);
        BoardName(LAST.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// The id of a part of the board.
    pub fn id(self, part: &str) -> String {
        if self.0 == 0 { part.to_owned() } else { format!("{part}-{}", self.0) }
    }

    /// What is on this board and has such an attribute.
    fn find(self, attribute: &str, value: impl Display) -> Option<Element> {
        let selector = format!("#{} [{attribute}=\"{value}\"]", self.id("board"));
        document().query_selector(&selector).ok().flatten()
    }
}

/// The board of the game that is played.
#[component]
pub fn Board(session: Session) -> impl IntoView {
    let is_map = Memo::new(move |_| session.with_scene(is_map));
    let ratio = move || {
        let (width, height) = turned_size(session.turned.get(), session.with_scene(|scene| scene.size));
        (f64::from(width) / f64::from(height.max(1))).to_string()
    };
    view! {
        <Show when=move || is_map.get() fallback=move || view! {
            <div class="board sq" style=("--ratio", ratio)><Picture session/><Rim session/></div>
        }>
            <Map session/>
        </Show>
        <div class="sr" id=session.board.id("spoken")>{move || spoken(session)}</div>
    }
}

/// The picture itself: the ground, and above it marks, tokens, and what takes touch and keyboard. Each is a picture of its
/// own: the browser draws a picture anew as a whole when anything in it changes, and a touch changes little but marks.
#[component]
fn Picture(session: Session) -> impl IntoView {
    let turned = session.turned;
    let size = Memo::new(move |_| turned_size(turned.get(), session.with_scene(|scene| scene.size)));
    let places = Memo::new(move |before: Option<&Places>| Places::of(session, before));
    Effect::new(move |_| drawings::need(symbols(session)));
    let below = Memo::new(move |_| marks::below(session, places));
    let above = Memo::new(move |_| marks::above(session, places));
    let on_top = Memo::new(move |_| marks::on_top(session, places));
    let view_box = move || format!("0 0 {} {}", size.get().0, size.get().1);
    motion::follow(session);
    view! {
        <div
            class="picture"
            id=session.board.id("board")
            role="group"
            aria-label=session.text("page-board")
            aria-describedby=session.board.id("spoken")
        >
            <svg viewBox=view_box aria-hidden="true"><Ground session/></svg>
            <svg viewBox=view_box aria-hidden="true"><Layer pictures=below/></svg>
            <svg viewBox=view_box aria-hidden="true">
                <g inner_html=move || motion::gone(session)></g>
                <Pieces session/>
            </svg>
            <svg viewBox=view_box aria-hidden="true">
                <Layer pictures=above/>
                <Layer pictures=on_top/>
            </svg>
            <svg viewBox=view_box role="none"><Touches session places/></svg>
        </div>
    }
}

/// The drawings that are needed, with those of marks and of the seats.
fn symbols(session: Session) -> BTreeSet<&'static str> {
    let mut symbols = session.with_scene(looks);
    session.play.with_untracked(|play| {
        let game = play.table().game();
        symbols.extend((0..game.seats()).map(|seat| game.emblem(Seat(seat)).look.0));
    });
    symbols.extend(crate::counters::LOOKS);
    symbols
}

/// The board in words.
fn spoken(session: Session) -> impl IntoView {
    let speaker = session.speaker();
    let spoken: Vec<String> =
        session.with_scene(|scene| scene.spoken.iter().map(|line| speaker.say(line)).collect());
    spoken.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
}
