//! Tables in lists: the open ones, and one's own.

use super::ask::{self, Trouble};
use super::entrance::ANY_SEAT;
use crate::route::Route;
use crate::session::Session;
use crate::sitters::{bot_name, called};
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use stolik_catalog::Kind;
use stolik_protocol::{Listing, Lobby, MyTable, Person, Place, Status};
use stolik_text::Speaker;

/// How often lists are asked for while they are looked at.
const OFTEN: Duration = Duration::from_secs(10);

/// Does something now, and again and again while it is looked at.
fn again_and_again(work: impl Fn() + Clone + 'static) {
    work();
    let again = work.clone();
    let look = move || {
        if !document().hidden() {
            again();
        }
    };
    if let Ok(handle) = set_interval_with_handle(look, OFTEN) {
        on_cleanup(move || handle.clear());
    }
    // Who comes back to the page sees at once how things stand.
    let seen = window_event_listener(leptos::ev::focus, move |_| work());
    on_cleanup(move || seen.remove());
}

/// The page of the open tables.
#[component]
pub fn LobbyPage(session: Session) -> impl IntoView {
    let tables = RwSignal::new(None::<Vec<Listing>>);
    let trouble = RwSignal::new(None::<Trouble>);
    again_and_again(move || {
        spawn_local(async move {
            match ask::get::<Lobby>("/api/lobby", &session.net.manners.get_untracked()).await {
                Ok(lobby) => {
                    tables.try_set(Some(lobby.tables));
                    trouble.try_set(None);
                }
                Err(wrong) => drop(trouble.try_set(Some(session.net.truth(wrong)))),
            }
        });
    });
    let rows = move || {
        let row = |listing: Listing| {
            let open = format!("{}#{ANY_SEAT}", Route::table(&listing.table));
            let table = listing.table.clone();
            let is_waiting = listing.status == Status::Waiting;
            let (href, key) = if is_waiting {
                (open, "net-join")
            } else {
                (Route::table(&listing.table).to_string(), "net-watch")
            };
            view! {
                <li class="opt" data-table=table>
                    <About session listing/>
                    <a class="btn small" class:primary=is_waiting href=href>{session.text(key)}</a>
                </li>
            }
        };
        tables.get().unwrap_or_default().into_iter().map(row).collect_view()
    };
    let is_empty = move || tables.with(|tables| tables.as_ref().is_some_and(Vec::is_empty));
    view! {
        <div class="wrap stack" id="lobby">
            <h1>{session.text("net-lobby")}</h1>
            <p class="muted">{session.text("net-lobby-about")}</p>
            <super::forms::Wrong session trouble/>
            <Show when=is_empty><p id="lobby-empty">{session.text("net-lobby-empty")}</p></Show>
            <ul class="tables">{rows}</ul>
            <p class="row wrapping">
                <a class="btn" href="/">{session.text("net-lobby-make")}</a>
                <a class="btn quiet" id="to-account" href=Route::Account.to_string()>{session.text("net-account-title")}</a>
            </p>
            <MyTables session/>
        </div>
    }
}

/// One's own tables: those first at which one is awaited. Nothing while there are none.
#[component]
pub fn MyTables(session: Session) -> impl IntoView {
    let net = session.net;
    let tables = RwSignal::new(Vec::<MyTable>::new());
    let is_somebody = Memo::new(move |_| net.me.with(Option::is_some));
    let load = move || {
        if is_somebody.get_untracked() {
            spawn_local(async move {
                let manners = net.manners.get_untracked();
                let mine = ask::get::<stolik_protocol::MyTables>("/api/my-tables", &manners).await;
                if let Ok(mine) = mine {
                    tables.try_set(mine.tables);
                }
            });
        } else {
            tables.set(Vec::new());
        }
    };
    again_and_again(load);
    Effect::new(move |_| {
        is_somebody.track();
        load();
    });
    let rows = move || {
        let row = |mine: MyTable| {
            let href = Route::table(&mine.about.table).to_string();
            let key = match (mine.about.status, mine.my_turn) {
                (Status::Waiting, _) => "net-status-waiting",
                (Status::Over, _) => "net-status-over",
                (Status::Running, true) => "page-your-turn",
                (Status::Running, false) => "net-status-running",
            };
            let table = mine.about.table.clone();
            let is_turn = mine.my_turn && mine.about.status == Status::Running;
            view! {
                <li class="opt" data-table=table data-turn=is_turn.to_string()>
                    <About session listing=mine.about/>
                    <div class="row">
                        <span class="chip" class:turn=is_turn class:wait=!is_turn>{session.text(key)}</span>
                        <a class="btn small" href=href>{session.text("net-go")}</a>
                    </div>
                </li>
            }
        };
        tables.get().into_iter().map(row).collect_view()
    };
    view! {
        <Show when=move || !tables.with(Vec::is_empty)>
            <section class="mine" id="my-tables">
                <h2>{session.text("net-my-tables")}</h2>
                <ul class="tables">{rows}</ul>
            </section>
        </Show>
    }
}

/// Which game, and who sits there.
#[component]
fn About(session: Session, listing: Listing) -> impl IntoView {
    let speaker = move || Speaker::new(session.language.get());
    let kind = Kind::named(&listing.game);
    let name = move || kind.map(|kind| speaker().text(&format!("{}-name", kind.id()))).unwrap_or_default();
    let who = move || {
        let speaker = speaker();
        let who = |place: &Place| match &place.who {
            Person::Person(name) => called(name, place.guest, &speaker),
            Person::Bot(bot) => speaker.say(&bot_name(bot)),
            Person::Nobody => speaker.text("net-open-seat"),
        };
        listing.places.iter().map(who).collect::<Vec<_>>().join(", ")
    };
    view! { <div><b>{name}</b><p>{who}</p></div> }
}
