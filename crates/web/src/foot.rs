//! Below the moves: what has just happened, the command line, and how to end the game.

use crate::commands::Commands;
use crate::heading::aloud;
use crate::icons::{Icon, Sign};
use crate::nav;
use crate::net::Tools;
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
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
    let new_table = move || Route::New(play.with(|play| play.table().game().kind())).to_string();
    let restart = move |_| session.begin(play.with_untracked(|play| play.table().game().clone()));
    view! {
        <p class="live" aria-live="polite"><Icon sign=Sign::Live/><span id="live">{live}</span><span class="sr" id="aloud">{aloud}</span></p>
        <Commands session/>
        {move || is_online.get().then(|| view! { <Tools session/> })}
        <div class="tools">
            <Show when=move || !is_over() && !is_online.get()>
                <Sure session id="resign" sign=Sign::Flag label="page-resign" question="page-resign-sure" act=Play::resign/>
                <button class="btn quiet small" id="restart" on:click=restart>
                    <Icon sign=Sign::Restart/>{session.text("page-restart")}
                </button>
                <Show when=move || !play.with(Play::has_bots)>
                <Sure session id="draw" sign=Sign::Draw label="page-draw" question="page-draw-sure" act=Play::agree_draw/>
                </Show>
            </Show>
            <a class="btn quiet small" id="new-game" href=new_table>
                <Icon sign=Sign::Nearer/>{session.text("page-new-game")}
            </a>
        </div>
    }
}

/// A button that asks once more, in place: no dialog where a line will do.
#[component]
fn Sure(
    session: Session,
    id: &'static str,
    sign: Sign,
    label: &'static str,
    question: &'static str,
    act: fn(&mut Play),
) -> impl IntoView {
    let asking = RwSignal::new(false);
    // The keyboard stays where the button was: on the question, so that an Enter held too long answers nothing.
    let ask = move |is_asked: bool| {
        asking.set(is_asked);
        let place = if is_asked { format!("{id}-sure") } else { id.to_owned() };
        request_animation_frame(move || nav::focus(&place));
    };
    let sure = move |_| {
        asking.set(false);
        session.change(act);
    };
    view! {
        <Show
            when=move || asking.get()
            fallback=move || view! {
                <button class="btn quiet small" id=id on:click=move |_| ask(true)>
                    <Icon sign/>{session.text(label)}
                </button>
            }
        >
            <span class="sure">
                <span id=format!("{id}-sure") tabindex="-1">{session.text(question)}</span>
                <button class="btn small" id=format!("{id}-yes") on:click=sure>{session.text("page-yes")}</button>
                <button class="btn quiet small" on:click=move |_| ask(false)>{session.text("page-no")}</button>
            </span>
        </Show>
    }
}
