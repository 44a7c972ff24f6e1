//! Before the game: the table is being looked for, one sits down by a link, one waits for the others.

use super::ask::Trouble;
use super::forms::{Line, Words, Wrong, once};
use super::line::Standing;
use super::setup::kept_links;
use super::share::ShareLink;
use super::{NAME, Room};
use crate::nav::{self, Trace};
use crate::route::Route;
use crate::session::Session;
use crate::sitters::{bot_name, called, usual_names};
use crate::store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_catalog::Kind;
use stolik_game::Message;
use stolik_protocol::{BotsForSeats, Person};
use stolik_text::Speaker;

/// What an address carries that leads to any open seat of a public table, in place of a secret.
pub const ANY_SEAT: &str = "sit";

/// The bots that may sit down.
const STRENGTHS: [(&str, &str); 3] =
    [("easy", "room-bot-easy"), ("medium", "room-bot-medium"), ("strong", "room-bot-strong")];

/// Before the game.
#[component]
pub fn Entrance(session: Session, table: String, secret: Option<String>) -> impl IntoView {
    let net = session.net;
    let standing = net.standing();
    let is_known = Memo::new(move |_| net.room.with(Option::is_some));
    let refused = move || match standing.get() {
        Standing::Refused(trouble) => Some(trouble),
        _ => None,
    };
    view! {
        <section class="wrap stack" id="entrance">
            {move || match (refused(), is_known.get()) {
                (Some(trouble), _) => view! {
                    <h1>{session.text("net-no-table")}</h1>
                    <p class="why" id="refused">{session.speaker().say(&trouble.message())}</p>
                    <p><a class="btn primary" href="/">{session.text("page-games")}</a></p>
                }.into_any(),
                (None, false) => view! { <p class="muted">{session.text("page-loading")}</p> }.into_any(),
                (None, true) => view! { <Waiting session table=table.clone() secret=secret.clone()/> }.into_any(),
            }}
        </section>
    }
}

/// The table waits for people.
#[component]
fn Waiting(session: Session, table: String, secret: Option<String>) -> impl IntoView {
    let net = session.net;
    let speaker = move || Speaker::new(session.language.get());
    let kind = net.room.with_untracked(|room| room.as_ref().and_then(|room| Kind::named(&room.game)));
    let game = move || kind.map(|kind| speaker().text(&format!("{}-name", kind.id()))).unwrap_or_default();
    let you = Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.you)));
    let may_sit = secret.clone();
    let may_sit = Memo::new(move |_| you.get().is_none() && may_sit.is_some());
    let links = StoredValue::new(kept_links(&table));
    let table = StoredValue::new(table);
    let secret = StoredValue::new(secret);
    let rows = move || {
        let places = net.room.with(|room| room.as_ref().map(|room| room.places.clone()).unwrap_or_default());
        let usual = kind.map(|kind| names(kind, places.len(), &speaker())).unwrap_or_default();
        let row = |(seat, place): (usize, stolik_protocol::Place)| {
            let side = usual.get(seat).cloned().unwrap_or_default();
            let is_mine = you.get().is_some_and(|you| usize::from(you) == seat);
            let who = match &place.who {
                Person::Person(name) if is_mine => {
                    speaker().say(&Message::new("net-you").with("name", name.as_str()))
                }
                Person::Person(name) => called(name, place.guest, &speaker()),
                Person::Bot(bot) => speaker().say(&bot_name(bot)),
                Person::Nobody => speaker().text("net-open-seat"),
            };
            let link = links.with_value(|links| links.get(seat).cloned()).filter(|link| !link.is_empty());
            let link = link.filter(|_| place.who == Person::Nobody);
            let shared = link.map(
                |path| view! { <ShareLink session id=format!("seat-{seat}") path label="net-seat-link"/> },
            );
            view! {
                <li class="opt sitting" data-seat=seat.to_string() data-open=(place.who == Person::Nobody).to_string()>
                    <div><b>{who}</b><p>{side}</p></div>
                    {shared}
                </li>
            }
        };
        places.into_iter().enumerate().map(row).collect_view()
    };
    let watch = Route::table(&table.get_value()).to_string();
    let open = Memo::new(move |_| {
        net.room.with(|room| {
            room.as_ref()
                .map_or(0, |room| room.places.iter().filter(|place| place.who == Person::Nobody).count())
        })
    });
    let may_fill = Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(|room| room.is_own)));
    let waits = move || speaker().say(&Message::new("net-waiting-for").with("count", open.get()));
    view! {
        <h1>{game}</h1>
        <p class="muted" id="waiting" role="status">{waits}</p>
        <Show when=move || may_sit.get()>
            <SitDown session table=table.get_value() secret=secret.get_value().unwrap_or_default()/>
        </Show>
        <ul class="waiting" aria-label=session.text("page-table-who")>{rows}</ul>
        <Show when=move || you.get().is_some() && links.with_value(|links| !links.is_empty())>
            <p class="small muted">{session.text("net-links-about")}</p>
        </Show>
        <Show when=move || may_fill.get()><Fill session table=table.get_value()/></Show>
        <h2>{session.text("net-watch-link")}</h2>
        <ShareLink session id="watch".to_owned() path=watch label="net-watch-link"/>
    }
}

/// Who has made the table need not wait: bots take the open seats.
#[component]
fn Fill(session: Session, table: String) -> impl IntoView {
    let net = session.net;
    let bot = RwSignal::new(STRENGTHS[0].0);
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let fill = move |_| {
        let path = format!("/api/tables/{table}/bots");
        let wanted = BotsForSeats { bot: bot.get_untracked().to_owned() };
        // The table tells the rest itself.
        once(is_busy, trouble, async move { net.send("POST", &path, &wanted).await.map(drop) });
    };
    view! {
        <section class="stack" id="fill">
            <Words session id="fill-bot" label="net-fill-title" about="net-fill-about" words=&STRENGTHS chosen=bot/>
            <Wrong session trouble/>
            <div><button class="btn" id="fill-seats" on:click=fill>{session.text("net-fill")}</button></div>
        </section>
    }
}

/// What the seats of a game go by.
fn names(kind: Kind, seats: usize, speaker: &Speaker) -> Vec<String> {
    let count = seats.to_string();
    let game = kind.with_options([("seats", count.as_str())]).unwrap_or_else(|_| kind.usual());
    usual_names(&game, speaker)
}

/// Sitting down by a link, as who one is or as a guest.
#[component]
fn SitDown(session: Session, table: String, secret: String) -> impl IntoView {
    let net = session.net;
    let name = RwSignal::new(store::setting(NAME).unwrap_or_default());
    let trouble = RwSignal::new(None::<Trouble>);
    let is_busy = RwSignal::new(false);
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        trouble.set(None);
        let (table, secret) = (table.clone(), Some(secret.clone()).filter(|secret| secret != ANY_SEAT));
        spawn_local(async move {
            let sat = net.sit(&table, name.get_untracked(), secret, None).await;
            is_busy.try_set(false);
            match sat {
                Ok(()) => {
                    // The secret has done its duty; what stands in the address bar now may be shown to anybody.
                    let route = Route::table(&table);
                    nav::show(&route, Trace::Same);
                    session.route.set(route);
                    net.enter(&table);
                }
                Err(wrong) => drop(trouble.try_set(Some(wrong))),
            }
        });
    };
    let is_stranger = move || net.me.with(Option::is_none);
    let label = move || match net.me.get() {
        Some(me) => session.speaker().say(&Message::new("net-sit-as").with("name", me.name)),
        None => session.speaker().text("net-sit"),
    };
    view! {
        <form class="card stack" id="sit-down" on:submit=sit>
            <p>{session.text("net-invited")}</p>
            <Show when=is_stranger>
                <Line session id="my-name" label="net-your-name" kind="text" complete="nickname" text=name at="name" trouble/>
            </Show>
            <Wrong session trouble fields=&["name"]/>
            <button class="btn primary" id="sit" aria-disabled=move || is_busy.get().to_string()>{label}</button>
        </form>
    }
}

impl Room {
    /// Whether one holds a seat.
    pub fn is_seated(&self) -> bool {
        self.you.is_some()
    }
}
