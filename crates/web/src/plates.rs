//! Who plays, and what each has.

use crate::session::Session;
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::scene::Counter;
use stolik_game::{Scene, Seat, Side};

/// The plates of all players.
#[component]
pub fn Plates(session: Session) -> impl IntoView {
    let game = Memo::new(move |_| {
        session.play.with(|play| (play.table().game().kind(), play.table().game().seats()))
    });
    view! {
        <div class="plates" role="group" aria-label=session.text("page-players")>
            <For
                each=move || (0..game.get().1).map(move |seat| (game.get().0, Seat(seat)))
                key=|plate| *plate
                let:plate
            >
                <Plate session seat=plate.1/>
            </For>
        </div>
    }
}

#[component]
fn Plate(session: Session, seat: Seat) -> impl IntoView {
    let play = session.play;
    let side = move || play.with(|play| play.table().game().side_of(seat));
    let is_on = move || play.with(|play| play.table().actor().awaits(seat));
    let name = move || session.speaker().seat(seat);
    let counters = move || play.with(|play| counters(play.scene(), side()));
    let score = move || counters().first().map_or_else(String::new, |counter| counter.value.to_string());
    let below = move || {
        let speaker = session.speaker();
        let mut parts: Vec<String> = counters().iter().map(|counter| speaker.say(&counter.label)).collect();
        if is_on() {
            parts.push(speaker.text("page-to-move"));
        }
        parts.join(", ")
    };
    let emblem = play.with_untracked(|play| play.table().game().emblem(seat));
    view! {
        <div class="plate plain" class:on=is_on>
            <svg class="seat" viewBox="0 0 100 100" aria-hidden="true">
                <use href=format!("#{}", emblem.look.0) class=owner_class(emblem.owner).unwrap_or_default()></use>
            </svg>
            <span class="who"><b>{name}</b><span>{below}</span></span>
            <span class="score num" aria-hidden="true">{score}</span>
        </div>
    }
}

/// What is counted for a side; the first is its score.
fn counters(scene: &Scene, side: Side) -> Vec<Counter> {
    scene.counters.iter().filter(|counter| counter.side == Some(side)).cloned().collect()
}
