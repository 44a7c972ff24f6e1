//! Who plays, and what each has left.

use crate::session::Session;
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::scene::Owner;
use stolik_game::{Seat, Side};

/// The plates of all players.
#[component]
pub fn Plates(session: Session) -> impl IntoView {
    let seats = move || session.play.with(|play| play.table().game().seats());
    view! {
        <div class="plates" role="group" aria-label=session.text("page-players")>
            <For each=move || (0..seats()).map(Seat) key=|seat| *seat let:seat>
                <Plate session seat/>
            </For>
        </div>
    }
}

#[component]
fn Plate(session: Session, seat: Seat) -> impl IntoView {
    let play = session.play;
    let side = move || play.with(|play| play.table().game().side_of(seat));
    let is_on = move || play.with(|play| play.seat() == Some(seat));
    let name = move || {
        let name = play.with(|play| play.table().game().side_names()[side().index()].clone());
        session.speaker().form(&name, "capital")
    };
    let counter = move || play.with(|play| counter(play.scene(), side()));
    let score = move || counter().map_or_else(String::new, |counter| counter.value.to_string());
    let below = move || {
        let counted = counter().map(|counter| session.speaker().say(&counter.label)).unwrap_or_default();
        if is_on() { format!("{counted}, {}", session.speaker().text("page-to-move")) } else { counted }
    };
    // Warcaby's sides are known by their wood.
    let owner = if seat == Seat(0) { Owner::Light } else { Owner::Dark };
    view! {
        <div class="plate plain" class:on=is_on>
            <svg class="seat" viewBox="0 0 100 100" aria-hidden="true">
                <use href="#draughts-man" class=owner_class(owner).unwrap_or_default()></use>
            </svg>
            <span class="who"><b>{name}</b><span>{below}</span></span>
            <span class="score num" aria-hidden="true">{score}</span>
        </div>
    }
}

fn counter(scene: &stolik_game::Scene, side: Side) -> Option<stolik_game::scene::Counter> {
    scene.counters.iter().find(|counter| counter.side == Some(side)).cloned()
}
