//! What people at the table propose to each other, and how they end the game.

use super::ask::{self, Trouble};
use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::route::Route;
use crate::session::Session;
use crate::{keeper, store};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::{Message, Record, Seat};
use stolik_protocol::{Answer, OfferMade, Person, Wish};

/// What was proposed, what can be proposed, and the vote on who has left.
#[component]
pub fn Tools(session: Session) -> impl IntoView {
    let net = session.net;
    let is_over = Memo::new(move |_| session.play.with(|play| play.table().outcome().is_some()));
    let is_seated =
        Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(super::Room::is_seated)));
    let offer = move |id: &'static str, sign: Sign, key: &'static str, what: &'static str| {
        view! {
            <button class="btn quiet small" id=id on:click=move |_| net.wish(Wish::Offer(what.to_owned()))>
                <Icon sign/>{session.text(key)}
            </button>
        }
    };
    view! {
        <Show when=move || is_seated.get() && !is_over.get()>
            <Proposed session/>
            <Missed session/>
            <div class="tools">
                <Resign session/>
                {offer("offer-draw", Sign::Draw, "net-offer-draw", "draw")}
                {offer("offer-takeback", Sign::Undo, "net-offer-takeback", "takeback")}
                {offer("offer-abort", Sign::Close, "net-offer-abort", "abort")}
            </div>
        </Show>
        <Show when=move || is_over.get()><Again session/></Show>
        <super::Talk session/>
    }
}

/// Giving up asks once more.
#[component]
fn Resign(session: Session) -> impl IntoView {
    let asking = RwSignal::new(false);
    let press = move |_| {
        if asking.get_untracked() {
            session.change(Play::resign);
        }
        asking.update(|asking| *asking = !*asking);
    };
    let label = move || session.text(if asking.get() { "page-resign-sure" } else { "page-resign" }).get();
    view! {
        <button class="btn quiet small" id="resign" data-sure=move || asking.get().to_string() on:click=press>
            <Icon sign=Sign::Flag/>{label}
        </button>
        <Show when=move || asking.get()>
            <button class="btn quiet small" on:click=move |_| asking.set(false)>{session.text("page-no")}</button>
        </Show>
    }
}

/// What was proposed and waits for answers.
#[component]
fn Proposed(session: Session) -> impl IntoView {
    let net = session.net;
    let offers = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.offers.clone()).unwrap_or_default())
    });
    let declined =
        Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.declined.clone())));
    let rows = move || {
        let row = |(made, is_answered): (OfferMade, bool)| {
            let OfferMade { seat, offer } = made;
            let said = session.speaker().say(&words(&offer, seat));
            let answer = move |id: &'static str, yes: bool, key: &'static str| {
                let offer = offer.clone();
                let answer = move |_| net.wish(Wish::Answer(Answer { offer: offer.clone(), yes }));
                view! { <button class="btn small" id=id on:click=answer>{session.text(key)}</button> }
            };
            let buttons = if is_answered {
                view! { <span class="muted">{session.text("net-offer-waits")}</span> }.into_any()
            } else {
                view! { {answer("offer-yes", true, "net-agree")}{answer("offer-no", false, "net-decline")} }
                    .into_any()
            };
            view! { <p class="sure offer"><span>{said}</span>{buttons}</p> }
        };
        offers.get().into_iter().map(row).collect_view()
    };
    let no = move || {
        let (_, seat) = declined.get()?;
        let said = session.speaker().say(&Message::new("net-declined").with("seat", Seat(seat)));
        Some(view! { <p class="small muted" id="declined">{said}</p> })
    };
    view! { <div role="status" id="offers">{rows}{no}</div> }
}

/// Who has left, and what the others may decide about it.
#[component]
fn Missed(session: Session) -> impl IntoView {
    let net = session.net;
    let missed = Memo::new(move |_| {
        net.room.with(|room| {
            let places = room.as_ref().map(|room| room.places.clone()).unwrap_or_default();
            let gone = places
                .into_iter()
                .enumerate()
                .filter(|(_, place)| matches!(place.who, Person::Person(_)) && !place.here);
            gone.map(|(seat, place)| (u8::try_from(seat).unwrap_or(u8::MAX), place.stand_in.is_some()))
                .collect::<Vec<_>>()
        })
    });
    let waits = Memo::new(move |_| net.room.with(|room| room.as_ref().is_some_and(|room| room.waits)));
    let rows = move || {
        let row = |(seat, is_stood_in): (u8, bool)| {
            let key = if is_stood_in { "net-stood-in" } else { "net-missed" };
            let said = session.speaker().say(&Message::new(key).with("seat", Seat(seat)));
            let propose = move |id: &'static str, what: &'static str, key: &'static str| {
                let offer = move |_| net.wish(Wish::Offer(format!("{what}-{seat}")));
                view! { <button class="btn small" id=id on:click=offer>{session.text(key)}</button> }
            };
            let may_vote = !waits.get();
            let stand_in = (may_vote && !is_stood_in)
                .then(|| propose("offer-stand-in", "stand-in", "net-offer-stand-in"));
            let end = may_vote.then(|| propose("offer-abandoned", "abandoned", "net-offer-abandoned"));
            view! { <p class="sure missed"><span>{said}</span>{stand_in}{end}</p> }
        };
        missed.get().into_iter().map(row).collect_view()
    };
    view! { <div role="status" id="missed">{rows}</div> }
}

/// After the end: who wants another game.
#[component]
fn Again(session: Session) -> impl IntoView {
    let net = session.net;
    let again = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.again.clone()).unwrap_or_default())
    });
    let next = Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.next.clone())));
    let wants = move || {
        let names: Vec<String> =
            again.get().into_iter().map(|seat| session.speaker().seat(Seat(seat))).collect();
        (!names.is_empty()).then(|| {
            let speaker = session.speaker();
            let said = speaker.say(&Message::new("net-again").with("names", speaker.join(&names)));
            view! { <p class="small muted" id="wants-again">{said}</p> }
        })
    };
    let score = Memo::new(move |_| {
        net.room.with(|room| room.as_ref().map(|room| room.score.clone()).unwrap_or_default())
    });
    let stands = move || {
        let score = score.get();
        (score.games > 1).then(|| {
            let speaker = session.speaker();
            let of = |(seat, points): (u8, &i32)| format!("{} {points}", speaker.seat(Seat(seat)));
            let points: Vec<String> = (0..).zip(&score.points).map(of).collect();
            let message = Message::new("net-score").with("games", i64::from(score.games));
            view! { <p class="small" id="match-score">{speaker.say(&message.with("points", points.join(", ")))}</p> }
        })
    };
    let go_on = move || {
        let next = next.get()?;
        let route = Route::table(&next).to_string();
        Some(view! { <a class="btn" id="next-game" href=route>{session.text("net-next-game")}</a> })
    };
    view! {
        <div role="status">{stands}{wants}{go_on}</div>
        <button class="btn quiet small" id="look-back" on:click=move |_| look_back(session)>
            <Icon sign=Sign::First/>{session.text("net-look-back")}
        </button>
    }
}

/// Keeps the record of the game in the browser, and goes to its replay.
fn look_back(session: Session) {
    let net = session.net;
    let Some(table) = net.room.with_untracked(|room| room.as_ref().map(|room| room.table.clone())) else {
        return;
    };
    spawn_local(async move {
        let path = format!("/api/tables/{table}/record");
        let text = ask::fetch("GET", &path, None, &net.manners.get_untracked()).await;
        let record = text.and_then(|text| text.parse::<Record>().map_err(|_| Trouble::Strange));
        match record {
            Ok(record) => {
                let id = keeper::new_id();
                match store::save(id, id.0, &record).await {
                    Ok(()) => session.go(Route::Study { game: Some(id), fragment: String::new() }),
                    Err(error) => session.unkept.set(Some(error)),
                }
            }
            Err(trouble) => net.trouble.set(Some(trouble.message())),
        }
    });
}

/// What is proposed, in a sentence.
fn words(offer: &str, by: u8) -> Message {
    let about = |rest: &str| Seat(rest.parse().unwrap_or(0));
    let message = match offer {
        "draw" => Message::new("net-draw-offered"),
        "takeback" => Message::new("net-takeback-offered"),
        "abort" => Message::new("net-abort-offered"),
        other => match (other.strip_prefix("stand-in-"), other.strip_prefix("abandoned-")) {
            (Some(rest), _) => Message::new("net-stand-in-offered").with("gone", about(rest)),
            (_, Some(rest)) => Message::new("net-abandoned-offered").with("gone", about(rest)),
            _ => Message::new("net-abort-offered"),
        },
    };
    message.with("seat", Seat(by))
}
