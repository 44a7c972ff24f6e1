//! The games that are kept in this browser: those that run stand on the shelf, all of them in the settings.

use crate::icons::{Icon, Sign};
use crate::picture::Small;
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use crate::sitters::{bot_name, names_in};
use crate::store::{self, Kept};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_catalog::AnyGame;
use stolik_game::{Message, Scene, Seat, Viewer};
use stolik_table::{Holder, Seating};
use stolik_text::Speaker;

/// So many of the games that run stand on the shelf.
const ON_SHELF: usize = 3;

/// A game that runs, as the shelf shows it.
#[derive(Clone)]
struct Running {
    kept: Kept,
    game: AnyGame,
    /// Who is asked.
    to_act: Option<Seat>,
    scene: Scene,
}

/// The games that run, each with a picture of how it stands.
#[component]
pub fn RunningGames(session: Session) -> impl IntoView {
    let running = RwSignal::new(Vec::<Running>::new());
    spawn_local(async move {
        let Ok(games) = store::list().await else { return };
        for kept in games.into_iter().filter(|kept| !kept.is_over).take(ON_SHELF) {
            let Ok(record) = store::open(kept.id).await else { continue };
            // A record of rules that are no more cannot be gone on with; the settings list it.
            let Ok(play) = Play::resumed(&record, 0) else { continue };
            let table = play.table();
            let scene = table.seen_by(Viewer::Spectator).scene();
            let (game, to_act) = (table.game().clone(), table.actor().seats().iter().next());
            // The shelf may be gone by now.
            running.try_update(|running| running.push(Running { kept, game, to_act, scene }));
        }
    });
    let cards = move || {
        running.get().into_iter().map(|running| view! { <RunningGame session running/> }).collect_view()
    };
    view! {
        <Show when=move || !running.with(Vec::is_empty)>
            <section class="again" id="running" aria-label=session.text("page-resume")>{cards}</section>
        </Show>
    }
}

/// A game that runs.
#[component]
fn RunningGame(session: Session, running: Running) -> impl IntoView {
    let Running { kept, game, to_act, scene } = running;
    let speaker = move || Speaker::new(session.language.get());
    let name = move || speaker().text(&format!("{}-name", kept.kind.id()));
    let about = {
        let seating = kept.seating.clone();
        move || about(&speaker(), &seating, kept.turns)
    };
    let turn = move || {
        let seat = to_act?;
        let speaker = speaker();
        let is_alone = kept.seating.with_persons().iter().count() == 1;
        let is_bot = kept.seating.bot(seat).is_some();
        let names = names_in(&game, &kept.seating, &speaker);
        let said = if is_alone && !is_bot {
            speaker.text("page-your-turn")
        } else {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            speaker.say(&Message::new("page-running-turn").with("seat", name))
        };
        Some(view! { <span class="chip" class:turn=!is_bot class:wait=is_bot>{said}</span> })
    };
    view! {
        <a class="card go" href=Route::Game(kept.id).to_string()>
            <span class="pic"><Small scene/></span>
            <span><b>{name}</b><span class="small muted">{about}</span><br/>{turn}</span>
        </a>
    }
}

/// Who plays and how far it is, in a line.
fn about(speaker: &Speaker, seating: &Seating, turns: usize) -> String {
    let who = |seat: u8| match seating.holder(Seat(seat)) {
        Holder::Person(name) => name.clone(),
        Holder::Bot(bot) => speaker.say(&bot_name(bot)),
        Holder::Nobody => String::new(),
    };
    let names: Vec<String> = (0..seating.len() as u8).map(who).filter(|name| !name.is_empty()).collect();
    let names = if names.len() > 3 { names[..3].join(", ") + "…" } else { names.join(", ") };
    format!("{names}, {}", speaker.say(&Message::new("page-course-turns").with("count", turns)))
}

/// All games that are kept, and what can be done with them; looked up again whenever `changed` changes.
#[component]
pub fn KeptGames(session: Session, changed: RwSignal<u32>) -> impl IntoView {
    let games = RwSignal::new(None::<Vec<Kept>>);
    let load = move || {
        spawn_local(async move {
            match store::list().await {
                Ok(found) => drop(games.try_set(Some(found))),
                Err(error) => drop(session.unkept.try_set(Some(error))),
            }
        });
    };
    Effect::new(move |_| {
        changed.track();
        load();
    });
    let list = move || {
        let row = move |kept: Kept| view! { <KeptGame session kept load=Callback::new(move |()| load())/> };
        games.get().unwrap_or_default().into_iter().map(row).collect_view()
    };
    let is_empty = move || games.with(|games| games.as_ref().is_some_and(Vec::is_empty));
    view! {
        <section id="kept">
            <h2>{session.text("page-kept")}</h2>
            <Show when=is_empty><p class="muted">{session.text("page-kept-none")}</p></Show>
            <ul>{list}</ul>
        </section>
    }
}

/// A game that is kept: go on or look back, and forget it after asking once more.
#[component]
fn KeptGame(session: Session, kept: Kept, load: Callback<()>) -> impl IntoView {
    let speaker = move || Speaker::new(session.language.get());
    let id = kept.id;
    let name = move || speaker().text(&format!("{}-name", kept.kind.id()));
    let about = move || about(&speaker(), &kept.seating, kept.turns);
    let (route, key) = if kept.is_over {
        (Route::Study { game: Some(id), fragment: String::new() }, "page-kept-look")
    } else {
        (Route::Game(id), "page-resume")
    };
    let asking = RwSignal::new(false);
    let forget = move |_| {
        if !asking.get_untracked() {
            return asking.set(true);
        }
        spawn_local(async move {
            match store::delete(id).await {
                Ok(()) => load.run(()),
                Err(error) => drop(session.unkept.try_set(Some(error))),
            }
        });
    };
    let label =
        move || speaker().text(if asking.get() { "page-kept-forget-sure" } else { "page-kept-forget" });
    view! {
        <li class="opt">
            <div><b>{name}</b><p>{about}</p></div>
            <div class="row">
                <a class="btn small" href=route.to_string()>{session.text(key)}</a>
                <button class="btn small quiet" on:click=forget><Icon sign=Sign::Forget/>{label}</button>
            </div>
        </li>
    }
}
