//! Below the moves: what has just happened, the command line, and how to end the game.

use crate::icons::{Icon, Sign};
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
    let is_over = move || play.with(|play| play.table().outcome().is_some());
    let is_online = Memo::new(move |_| play.with(Play::is_online));
    let new_table = move || Route::New(play.with(|play| play.table().game().kind())).to_string();
    let restart = move |_| session.begin(play.with_untracked(|play| play.table().game().clone()));
    view! {
        <p class="live" aria-live="polite"><Icon sign=Sign::Live/><span id="live">{live}</span></p>
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

/// The command line: the notation of the terminal.
#[component]
fn Commands(session: Session) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let run = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        session.change(|play| play.command(&typed));
        if session.play.with_untracked(|play| play.why().is_none()) {
            text.set(String::new());
        }
    };
    view! {
        <details class="fold">
            <summary id="commands"><Icon sign=Sign::Command/>{session.text("page-commands")}</summary>
            <form class="cmd" on:submit=run>
                <input
                    class="field-in"
                    id="command"
                    autocomplete="off"
                    aria-label=session.text("page-commands")
                    placeholder=session.text("page-command-hint")
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button class="btn">{session.text("page-execute")}</button>
            </form>
        </details>
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
    let sure = move |_| {
        asking.set(false);
        session.change(act);
    };
    view! {
        <Show
            when=move || asking.get()
            fallback=move || view! {
                <button class="btn quiet small" id=id on:click=move |_| asking.set(true)>
                    <Icon sign/>{session.text(label)}
                </button>
            }
        >
            <span class="sure">
                <span>{session.text(question)}</span>
                <button class="btn small" id=format!("{id}-yes") on:click=sure>{session.text("page-yes")}</button>
                <button class="btn quiet small" on:click=move |_| asking.set(false)>{session.text("page-no")}</button>
            </span>
        </Show>
    }
}
