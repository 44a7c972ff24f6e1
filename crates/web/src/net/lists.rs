//! Tables in lists: the open ones, and one's own.

use super::ask::{self, Trouble};
use super::entrance::ANY_SEAT;
use super::facts::{facts, opponents, result, who};
use crate::dates::day;
use crate::route::Route;
use crate::session::Session;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use stolik_game::Message;
use stolik_protocol::{Listing, Lobby, MyTable, Status};
use stolik_text::Speaker;

/// How often lists are asked for while they are looked at.
const OFTEN: Duration = Duration::from_secs(10);
/// So many of the tables at which one is awaited stand above the games.
const MOST_TURNS: usize = 3;
/// So many of those that are over are asked for at a time.
const MORE: usize = 25;

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
            let names = {
                let places = listing.places.clone();
                move |speaker: &Speaker| {
                    places.iter().map(|place| who(speaker, place)).collect::<Vec<_>>().join(", ")
                }
            };
            view! {
                <li class="opt" data-table=table>
                    <About session listing names end=None/>
                    <a class="btn small" class:tonal=is_waiting href=href>{session.text(key)}</a>
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
                <a class="btn primary" href="/">{session.text("net-lobby-make")}</a>
                <a class="btn quiet" id="to-account" href=Route::Account.to_string()>{session.text("net-account-title")}</a>
            </p>
            <MyTables session/>
        </div>
    }
}

/// One's own tables. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct OwnTables {
    session: Session,
    /// Those that are not over, and the last of the others.
    last: RwSignal<stolik_protocol::MyTables>,
    /// Those before them, as far as they were asked for.
    older: RwSignal<Vec<MyTable>>,
}

impl OwnTables {
    /// Asks for them again and again, while they are looked at.
    pub fn of(session: Session) -> OwnTables {
        let own = OwnTables { session, last: RwSignal::default(), older: RwSignal::default() };
        let is_somebody = Memo::new(move |_| session.net.me.with(Option::is_some));
        let load = move || {
            if is_somebody.get_untracked() {
                spawn_local(async move {
                    if let Some(mine) = own.ask("").await {
                        own.last.try_set(mine);
                    }
                });
            } else {
                own.last.set(stolik_protocol::MyTables::default());
                own.older.set(Vec::new());
            }
        };
        again_and_again(load);
        Effect::new(move |_| {
            is_somebody.track();
            load();
        });
        own
    }

    async fn ask(self, query: &str) -> Option<stolik_protocol::MyTables> {
        let path = format!("/api/my-tables{query}");
        ask::get(&path, &self.session.net.manners.get_untracked()).await.ok()
    }

    /// Asks for older ones.
    fn more(self) {
        let skip = self.past();
        spawn_local(async move {
            if let Some(more) = self.ask(&format!("?past={MORE}&skip={skip}")).await {
                self.older.try_update(|older| older.extend(more.tables));
            }
        });
    }

    /// How many that are over are shown.
    fn past(self) -> usize {
        self.all().iter().filter(|mine| mine.about.status == Status::Over).count()
    }

    /// All that are shown. Since the older ones were asked for, another may have come to an end.
    fn all(self) -> Vec<MyTable> {
        let mut all = self.last.with(|last| last.tables.clone());
        self.older.with(|older| {
            for mine in older {
                if all.iter().all(|known| known.about.table != mine.about.table) {
                    all.push(mine.clone());
                }
            }
        });
        all
    }

    /// How many more there are.
    fn left(self) -> usize {
        let past = usize::try_from(self.last.with(|last| last.past)).unwrap_or(usize::MAX);
        past.saturating_sub(self.past())
    }
}

fn is_turn(mine: &MyTable) -> bool {
    mine.my_turn && mine.about.status == Status::Running
}

/// The tables at which one is awaited, in a row; nothing while there are none.
#[component]
pub fn MyTurns(session: Session, own: OwnTables) -> impl IntoView {
    let turns = Memo::new(move |_| {
        let turns = own
            .last
            .with(|last| last.tables.iter().filter(|mine| is_turn(mine)).cloned().collect::<Vec<_>>());
        turns.into_iter().take(MOST_TURNS).collect::<Vec<_>>()
    });
    let links = move || {
        let speaker = Speaker::new(session.language.get());
        let link = |mine: MyTable| {
            let href = Route::table(&mine.about.table).to_string();
            let game = speaker.text(&format!("{}-name", mine.about.game));
            let about = format!("{game}, {}", opponents(&speaker, &mine));
            view! {
                <a class="btn small" href=href><span class="chip turn">{session.text("page-your-turn")}</span><span class="cut">{about}</span></a>
            }
        };
        turns.get().into_iter().map(link).collect_view()
    };
    view! {
        <Show when=move || !turns.with(Vec::is_empty)>
            <nav class="turns" id="my-turns" aria-label=session.text("page-your-turn")>{links}</nav>
        </Show>
    }
}

/// One's own tables: those first at which one is awaited, at last those that are over. Nothing while there are none.
#[component]
pub fn MyTables(
    session: Session,
    /// Where they are known already.
    #[prop(optional)]
    own: Option<OwnTables>,
) -> impl IntoView {
    let own = own.unwrap_or_else(|| OwnTables::of(session));
    let tables = Memo::new(move |_| own.all());
    let rows = move || tables.get().into_iter().map(|mine| view! { <MyRow session mine/> }).collect_view();
    let left = Memo::new(move |_| own.left());
    let more = move || session.speaker().say(&Message::new("net-past-more").with("count", left.get()));
    view! {
        <Show when=move || !tables.with(Vec::is_empty)>
            <section class="mine" id="my-tables">
                <h2>{session.text("net-my-tables")}</h2>
                <ul class="tables">{rows}</ul>
                <Show when=move || { left.get() > 0 }>
                    <p><button class="btn small" id="more-tables" on:click=move |_| own.more()>{more}</button></p>
                </Show>
            </section>
        </Show>
    }
}

/// One of the own tables.
#[component]
fn MyRow(session: Session, mine: MyTable) -> impl IntoView {
    let href = Route::table(&mine.about.table).to_string();
    let table = mine.about.table.clone();
    let is_turn = is_turn(&mine);
    let is_won = mine.result.as_ref().is_some_and(|places| {
        places.get(usize::from(mine.seat)) == Some(&1) && places.iter().any(|place| *place != 1)
    });
    let key = match mine.about.status {
        Status::Waiting => "net-status-waiting",
        Status::Over => "net-status-over",
        Status::Running if is_turn => "page-your-turn",
        Status::Running => "net-status-running",
    };
    let state = {
        let mine = mine.clone();
        move || {
            let speaker = Speaker::new(session.language.get());
            let result = result(&speaker, &mine);
            result.map_or_else(|| speaker.text(key), |message| speaker.say(&message))
        }
    };
    let is_over = mine.about.status == Status::Over;
    let since = mine.since;
    let names = {
        let mine = mine.clone();
        move |speaker: &Speaker| opponents(speaker, &mine)
    };
    view! {
        <li class="opt" data-table=table data-turn=is_turn.to_string()>
            <About session listing=mine.about names end=Some(since)/>
            <div class="row">
                <span class="chip" class:turn=is_turn || is_won class:wait=!is_turn && !is_over>{state}</span>
                <a class="btn small" href=href>{session.text("net-go")}</a>
            </div>
        </li>
    }
}

/// Which game, who sits there, with which clock and options, and perhaps since when.
#[component]
fn About<N: Fn(&Speaker) -> String + Send + 'static>(
    session: Session,
    listing: Listing,
    names: N,
    end: Option<u64>,
) -> impl IntoView {
    let speaker = move || Speaker::new(session.language.get());
    let game = listing.game.clone();
    let name = move || speaker().text(&format!("{game}-name"));
    let names = move || names(&speaker());
    let known = move || {
        let mut facts = facts(&speaker(), &listing.game, &listing.time, &listing.options);
        facts.extend(end.map(|end| day(end, session.language.get())));
        facts.join(" · ")
    };
    view! { <div><b>{name}</b><p>{names}</p><p>{known}</p></div> }
}
