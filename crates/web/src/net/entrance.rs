//! Before the game: the table is being looked for, one sits down by a link, one waits for the others.

use super::ask::Trouble;
use super::facts::{facts, who};
use super::forms::{Line, Words, Wrong, once};
use super::invitation::Invitation;
use super::line::Standing;
use super::setup::kept_links;
use super::share::ShareLink;
use super::{NAME, Room, forget_secret};
use crate::icons::Sign;
use crate::route::Route;
use crate::session::Session;
use crate::sitters::usual_names;
use crate::store;
use crate::sure::Sure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_catalog::Kind;
use stolik_game::Message;
use stolik_protocol::{ANY_LINK, BotsForSeats, Person, Place};
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
                (Some(trouble), _) => {
                    let title = if trouble.code() == "closed" { "net-closed" } else { "net-no-table" };
                    view! {
                        <h1>{session.text(title)}</h1>
                        <p class="why" id="refused">{session.speaker().say(&trouble.message())}</p>
                        <p><a class="btn primary" href="/">{session.text("page-games")}</a></p>
                    }.into_any()
                }
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
    let you = Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.you)));
    let may_sit = secret.clone();
    let may_sit = Memo::new(move |_| you.get().is_none() && may_sit.is_some());
    let links = StoredValue::new(kept_links(&table));
    let watch = Route::table(&table).to_string();
    let table = StoredValue::new(table);
    let secret = StoredValue::new(secret);
    // What does not change while people come.
    let (made_by, time, options) = net
        .room
        .with_untracked(|room| {
            room.as_ref().map(|room| (room.made_by.clone(), room.time.clone(), room.options.clone()))
        })
        .unwrap_or_default();
    let title = move || {
        let game = kind.map(|kind| speaker().text(&format!("{}-name", kind.id()))).unwrap_or_default();
        match &made_by {
            Some(name) if may_sit.get() => {
                speaker().say(&Message::new("net-invites").with("name", name.as_str()).with("game", game))
            }
            _ => game,
        }
    };
    let known = move || {
        let facts = kind.map(|kind| facts(&speaker(), kind.id(), &time, &options)).unwrap_or_default();
        facts.into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view()
    };
    let rules = kind.map(|kind| {
        let href = Route::Rules { kind, article: None }.to_string();
        view! { <li><a class="btn small" id="to-rules" href=href>{session.text("page-rules")}</a></li> }
    });
    let places = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.places.clone()).unwrap_or_default())
    });
    let sides = move || kind.map(|kind| names(kind, places.with(Vec::len), &speaker())).unwrap_or_default();
    let rows = move || {
        let row = |((seat, place), side): ((usize, Place), String)| {
            let is_mine = you.get().is_some_and(|you| usize::from(you) == seat);
            let who = match &place.who {
                Person::Person(name) if is_mine => {
                    speaker().say(&Message::new("net-you").with("name", name.as_str()))
                }
                _ => who(&speaker(), &place),
            };
            let is_open = place.who == Person::Nobody;
            let is_away = !place.here && !is_open;
            let away = is_away.then(|| view! { <span class="chip">{session.text("net-plate-away")}</span> });
            view! {
                <li class="opt sitting" data-seat=seat.to_string() data-open=is_open.to_string()>
                    <div><b>{who}</b><p>{side}</p></div>
                    {away}
                </li>
            }
        };
        places.get().into_iter().enumerate().zip(sides()).map(row).collect_view()
    };
    let open = Memo::new(move |_| {
        places.with(|places| places.iter().filter(|place| place.who == Person::Nobody).count())
    });
    let is_own = Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(|room| room.is_own)));
    let waits = move || speaker().say(&Message::new("net-waiting-for").with("count", open.get()));
    let seat_links = move || {
        let row = |((seat, place), side): ((usize, Place), String)| {
            let link = links.with_value(|links| links.get(seat).cloned()).filter(|link| !link.is_empty());
            let path = link.filter(|_| place.who == Person::Nobody)?;
            Some(view! {
                <li class="stack"><b>{side}</b><ShareLink session id=format!("seat-{seat}") path label="net-seat-link"/></li>
            })
        };
        places.get().into_iter().enumerate().zip(sides()).filter_map(row).collect_view()
    };
    view! {
        <h1>{title}</h1>
        <p class="muted" id="waiting" role="status">{waits}</p>
        <ul class="facts" id="facts">{known}{rules}</ul>
        <Show when=move || may_sit.get()>
            <SitDown session table=table.get_value() secret=secret.get_value().unwrap_or_default() places sides=Signal::derive(sides)/>
        </Show>
        <Show when=move || is_own.get()><Invitation session table=table.get_value()/></Show>
        <ul class="waiting" aria-label=session.text("page-table-who")>{rows}</ul>
        <Show when=move || is_own.get()><Fill session table=table.get_value()/></Show>
        <details class="fold">
            <summary id="more-links">{session.text("net-more-links")}</summary>
            <Show when=move || links.with_value(|links| !links.is_empty())>
                <p class="small muted">{session.text("net-links-about")}</p>
                <ul class="waiting stack">{seat_links}</ul>
            </Show>
            <h2>{session.text("net-watch-link")}</h2>
            <ShareLink session id="watch".to_owned() path=watch.clone() label="net-watch-link"/>
        </details>
        <Show when=move || is_own.get()><Closing session table=table.get_value()/></Show>
    }
}

/// Who has made the table closes it.
#[component]
fn Closing(session: Session, table: String) -> impl IntoView {
    let net = session.net;
    let (trouble, is_busy) = (RwSignal::new(None), RwSignal::new(false));
    let act = Callback::new(move |()| {
        let path = format!("/api/tables/{table}");
        // The table tells the rest itself.
        once(is_busy, trouble, async move { net.send("DELETE", &path, &()).await.map(drop) });
    });
    view! {
        <div class="row wrapping">
            <Sure session id="close-table" sign=Sign::Close label="net-close" question="net-close-sure" act/>
        </div>
        <Wrong session trouble/>
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

/// Sitting down by a link, as who one is or as a guest, and where one likes if the link leaves that open.
#[component]
fn SitDown(
    session: Session,
    table: String,
    secret: String,
    places: Memo<Vec<Place>>,
    sides: Signal<Vec<String>>,
) -> impl IntoView {
    let net = session.net;
    let seat = RwSignal::new(None::<u8>);
    let may_choose = secret == ANY_SEAT || secret.starts_with(ANY_LINK);
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
            let sat = net.sit(&table, name.get_untracked(), secret, seat.get_untracked()).await;
            is_busy.try_set(false);
            match sat {
                Ok(()) => {
                    forget_secret(session);
                    net.enter(&table);
                }
                Err(wrong) => drop(trouble.try_set(Some(wrong))),
            }
        });
    };
    let open = Memo::new(move |_| {
        let seats = places.get().into_iter().zip(0_u8..).zip(sides.get());
        let open = seats.filter(|((place, _), _)| place.who == Person::Nobody);
        open.map(|((_, seat), side)| (seat, side)).collect::<Vec<_>>()
    });
    let choice = move || {
        let option = |(number, side): (u8, String)| {
            view! { <option value=number.to_string() selected=move || seat.get() == Some(number)>{side}</option> }
        };
        view! {
            <label class="stack asked" for="which-seat">
                <span class="label">{session.text("net-my-seat")}</span>
                <select
                    class="field-in"
                    id="which-seat"
                    on:change=move |event| seat.set(event_target_value(&event).parse().ok())
                >
                    <option value="">{session.text("net-seat-first")}</option>
                    {open.get().into_iter().map(option).collect_view()}
                </select>
            </label>
        }
    };
    let is_stranger = move || net.me.with(Option::is_none);
    let label = move || match net.me.get() {
        Some(me) => session.speaker().say(&Message::new("net-sit-as").with("name", me.name)),
        None => session.speaker().text("net-sit"),
    };
    view! {
        <form class="card stack" id="sit-down" on:submit=sit>
            <Show when=is_stranger>
                <Line session id="my-name" label="net-your-name" kind="text" complete="nickname" text=name at="name" trouble/>
            </Show>
            <Show when=move || may_choose && open.with(|open| open.len() > 1)>{choice}</Show>
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
