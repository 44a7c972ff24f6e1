//! A bot of the own side, which waits until one has moved.

use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Seats;

/// The button that leaves the turn to the bot, where there is one.
#[component]
pub fn YouPlay(session: Session) -> impl IntoView {
    let may = Memo::new(move |_| {
        let stand_ins =
            session.net.room.with(|room| room.as_ref().map_or(Seats::NONE, crate::net::Room::stand_ins));
        session.play.with(|play| play.may_leave_turn(if play.is_online() { stand_ins } else { Seats::NONE }))
    });
    view! {
        <Show when=move || may.get()>
            <p class="sure">
                <span>{session.text("room-bot-waits")}</span>
                <button class="btn small" id="you-play" on:click=move |_| session.change(Play::leave_turn)>
                    {session.text("room-you-play")}
                </button>
            </p>
        </Show>
    }
}
