//! Below the moves: what has just happened, the command line, and how to end the game.

use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use crate::sure::Sure;
use crate::turn::how_it_ended;
use leptos::prelude::*;
use stolik_game::Cause;

/// The live line, the command line and the tools.
#[component]
pub fn Foot(session: Session) -> impl IntoView {
    let play = session.play;
    let live = Memo::new(move |_| live(session));
    let is_over = move || play.with(|play| play.table().outcome().is_some());
    let is_online = Memo::new(move |_| play.with(Play::is_online));
    let new_table = move || Route::New(play.with(|play| play.table().game().kind())).to_string();
    let restart = move |_| session.begin(play.with_untracked(|play| play.table().game().clone()));
    view! {
        <p class="live" aria-live="polite"><Icon sign=Sign::Live/><span id="live">{live}</span></p>
        <Commands session/>
        <div class="tools">
            <Show when=move || !is_over() && !is_online.get()>
                <Sure session id="resign" sign=Sign::Flag label="page-resign" question="page-resign-sure" act=change(session, Play::resign)/>
                <button class="btn quiet small" id="restart" on:click=restart>
                    <Icon sign=Sign::Restart/>{session.text("page-restart")}
                </button>
                <Show when=move || !play.with(Play::has_bots)>
                <Sure session id="draw" sign=Sign::Draw label="page-draw" question="page-draw-sure" act=change(session, Play::agree_draw)/>
                </Show>
            </Show>
            <a class="btn quiet small" id="new-game" href=new_table>
                <Icon sign=Sign::Nearer/>{session.text("page-new-game")}
            </a>
        </div>
    }
}

/// What has just happened, how the game has ended, and at a table over the network that one is awaited.
fn live(session: Session) -> String {
    let speaker = session.speaker();
    let (mut said, outcome, is_asked) = session.play.with(|play| {
        let said: Vec<String> = play.live().map(|message| speaker.say(message)).collect();
        (said, play.table().outcome(), play.is_online() && play.seat().is_some())
    });
    match outcome {
        Some(outcome) => {
            // That somebody gives up is how it ended.
            if let Cause::Table(_) = outcome.cause {
                said.clear();
            }
            said.push(speaker.text("page-game-over") + ".");
            said.push(how_it_ended(session, &outcome));
        }
        None if is_asked => said.push(speaker.text("page-your-turn") + "."),
        None => {}
    }
    said.join(" ")
}

fn change(session: Session, act: fn(&mut Play)) -> Callback<()> {
    Callback::new(move |()| session.change(act))
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
