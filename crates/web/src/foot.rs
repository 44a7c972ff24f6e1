//! Below the moves: what has just happened, the command line, and how to end the game.

use crate::commands::Commands;
use crate::heading::aloud;
use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use crate::sure::Sure;
use leptos::prelude::*;

/// The live line, the command line and the tools.
#[component]
pub fn Foot(session: Session) -> impl IntoView {
    let play = session.play;
    let live = Memo::new(move |_| {
        let speaker = session.speaker();
        play.with(|play| play.live().map(|message| speaker.say(message)).collect::<Vec<_>>()).join(" ")
    });
    // Who sees reads it in the heading.
    let aloud = Memo::new(move |_| {
        let speaker = session.speaker();
        play.with(|play| aloud(play, &speaker))
    });
    let is_over = move || play.with(|play| play.table().outcome().is_some());
    let is_online = Memo::new(move |_| play.with(Play::is_online));
    // A guest's seat is in this browser alone; how it is taken along stands with who one is.
    let is_guest = Memo::new(move |_| session.net.me.with(|me| me.as_ref().is_some_and(|me| me.guest)));
    let new_table = move || Route::New(play.with(|play| play.table().game().kind())).to_string();
    let restart = move |_| session.begin(play.with_untracked(|play| play.table().game().clone()));
    view! {
        <p class="live" aria-live="polite"><Icon sign=Sign::Live/><span id="live">{live}</span><span class="sr" id="aloud">{aloud}</span></p>
        // Nothing is done to a game while something else is looked at.
        <Show when=move || session.earlier.at().is_none()><Commands session/></Show>
        <div class="tools">
            <Show when=move || !is_over() && !is_online.get()>
                <Sure session id="resign" sign=Sign::Flag label="page-resign" question=session.text("page-resign-sure") act=change(session, Play::resign)/>
                <button class="btn quiet small" id="restart" on:click=restart>
                    <Icon sign=Sign::Restart/>{session.text("page-restart")}
                </button>
                <Show when=move || !play.with(Play::has_bots)>
                <Sure session id="draw" sign=Sign::Draw label="page-draw" question=session.text("page-draw-sure") act=change(session, Play::agree_draw)/>
                </Show>
            </Show>
            <Show when=move || is_online.get() && is_guest.get()>
                <a class="btn quiet small" id="go-elsewhere" href=Route::Account.to_string()>
                    <Icon sign=Sign::Share/>{session.text("net-elsewhere-title")}
                </a>
            </Show>
            <a class="btn quiet small" id="new-game" href=new_table>
                <Icon sign=Sign::Nearer/>{session.text("page-new-game")}
            </a>
        </div>
    }
}

fn change(session: Session, act: fn(&mut Play)) -> Callback<()> {
    Callback::new(move |()| session.change(act))
}
