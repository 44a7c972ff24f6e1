//! The cards beside the board: what the others propose, say and do, answered at one touch.

use super::aloud::{names, voice, want_again};
use super::cards::{Card, declined, proposed, waits};
use super::tools::answer;
use super::{Room, wake};
use crate::browser;
use crate::icons::{Icon, Sign};
use crate::nav;
use crate::session::Session;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use stolik_game::{Message, Seat};
use stolik_protocol::Wish;

/// How long a card stays that nobody needs to answer. What it said stays in the talk, and on the plates.
const PASSING: Duration = Duration::from_secs(9);

/// The cards beside the board, and what is said of them to who does not see them.
#[component]
pub fn Beside(session: Session) -> impl IntoView {
    let net = session.net;
    let is_over = Memo::new(move |_| session.play.with(|play| play.table().outcome().is_some()));
    let cards = Memo::new(move |_| {
        let is_online = session.play.with(crate::play::Play::is_online);
        net.room.with(|room| {
            room.as_ref().filter(|_| is_online).map(|room| room.cards(is_over.get())).unwrap_or_default()
        })
    });
    let passing =
        Memo::new(move |_| net.room.with(|room| room.as_ref().and_then(|room| room.passing.clone())));
    // What goes by goes by itself.
    Effect::new(move |_| {
        let Some(now) = passing.get() else { return };
        let forget = move || {
            net.change_room(|room| room.passing = room.passing.take().filter(|passing| *passing != now));
        };
        if let Ok(handle) = set_timeout_with_handle(forget, PASSING) {
            on_cleanup(move || handle.clear());
        }
    });
    // The bar below and the notices above leave room for them. A touch alone may bring a button into the bar.
    Effect::new(move |had_cards: Option<bool>| {
        session.play.track();
        session.language.track();
        let _ = session.earlier.at();
        let has_cards = cards.with(|cards| !cards.is_empty());
        if has_cards || had_cards == Some(true) {
            request_animation_frame(move || make_room(has_cards));
        }
        has_cards
    });
    let resized =
        window_event_listener(leptos::ev::resize, move |_| make_room(!cards.get_untracked().is_empty()));
    on_cleanup(move || {
        resized.remove();
        make_room(false);
    });
    let aloud = move || {
        let said = net.aloud.get();
        let line =
            |(_, aloud): (u64, super::aloud::Aloud)| view! { <p>{aloud.words(&session.speaker())}</p> };
        said.into_iter().map(line).collect_view()
    };
    view! {
        <div class="sr" role="log" aria-live="polite" id="others-aloud">{aloud}</div>
        <div id="beside" role="group" aria-label=session.text("net-beside")>
            <wake::Invitation session/>
            <For each=move || cards.get() key=|card| format!("{card:?}") let:card><Shown session card/></For>
        </div>
    }
}

/// One card.
#[component]
fn Shown(session: Session, card: Card) -> impl IntoView {
    let net = session.net;
    let (class, id) = dress(&card);
    let words = {
        let card = card.clone();
        move || said(session, &card)
    };
    let button = move |id: &'static str, key: &'static str, wish: Wish| {
        let press = move |_| {
            net.wish(wish.clone());
            // The button goes with its card.
            request_animation_frame(|| nav::focus("turn"));
        };
        view! { <button class="btn small" id=id on:click=press>{session.text(key)}</button> }.into_any()
    };
    let again = move |id: &'static str, key: &'static str, yes: bool| {
        let press = move |_| {
            if yes {
                net.play_again(session, true);
            } else {
                net.wish(answer("rematch", false));
            }
            request_animation_frame(|| nav::focus_first(&["again", "turn"]));
        };
        view! { <button class="btn small" id=id on:click=press>{session.text(key)}</button> }.into_any()
    };
    let buttons: Vec<AnyView> = match &card {
        Card::Asks(made) => vec![
            button("offer-yes", "net-agree", answer(&made.offer, true)),
            button("offer-no", "net-decline", answer(&made.offer, false)),
        ],
        Card::Waits(made) if is_own(session, made.seat) => {
            vec![button("offer-withdraw", "net-withdraw", answer(&made.offer, false))]
        }
        Card::Gone { seat, has_bot, may_vote: true } => {
            let vote = |id, key, what: &str| button(id, key, Wish::Offer(format!("{what}-{seat}")));
            let stand_in = (!has_bot).then(|| vote("offer-stand-in", "net-offer-stand-in", "stand-in"));
            let end = vote("offer-abandoned", "net-offer-abandoned", "abandoned");
            stand_in.into_iter().chain([end]).collect()
        }
        Card::AgainAsks(_) => {
            vec![again("again-yes", "net-agree", true), again("again-no", "net-decline", false)]
        }
        Card::Said(..) => {
            let open = move |_| super::talk::open(session);
            let label = session.text("net-answer");
            vec![view! { <button class="btn small" id="answer" on:click=open>{label}</button> }.into_any()]
        }
        _ => Vec::new(),
    };
    let may_close = matches!(
        card,
        Card::Said(..) | Card::Back(_) | Card::Gone { .. } | Card::Declined(_) | Card::NoAgain
    );
    let close = may_close.then(|| {
        let close = move |_| {
            net.change_room(|room| room.close(&card));
            request_animation_frame(|| nav::focus("turn"));
        };
        view! {
            <button class="icb" aria-label=session.text("page-close") on:click=close><Icon sign=Sign::Close/></button>
        }
    });
    view! { <div class=format!("beside {class}") id=id><p>{words}</p><span class="answers">{buttons}</span>{close}</div> }
}

/// How a card looks, and what it goes by.
fn dress(card: &Card) -> (&'static str, &'static str) {
    match card {
        Card::Asks(_) => ("asks offer", "offer"),
        Card::AgainAsks(_) => ("asks", "wants-again"),
        Card::Waits(_) => ("offer", "offer-waits"),
        Card::AgainWaits(_) => ("", "waits-again"),
        Card::Gone { .. } => ("missed", "missed"),
        Card::Declined(_) => ("", "declined"),
        Card::NoAgain => ("", "no-again"),
        Card::Score { .. } => ("", "match-score"),
        Card::Said(..) => ("", "said-last"),
        Card::Back(_) => ("", "is-back"),
    }
}

fn said(session: Session, card: &Card) -> String {
    let speaker = session.speaker();
    let of_seat = |key, seat: u8| speaker.say(&Message::new(key).with("seat", Seat(seat)));
    match card {
        Card::Said(by, text) => {
            let is_guest = session.net.room.with(|room| room.as_ref().is_some_and(|room| room.is_guest(by)));
            format!("{}: {text}", voice(by, is_guest, &speaker))
        }
        Card::Back(seat) => of_seat("net-back", *seat),
        Card::Gone { seat, has_bot: false, .. } => of_seat("net-missed", *seat),
        Card::Gone { seat, has_bot: true, .. } => of_seat("net-stood-in", *seat),
        Card::Declined(no) => speaker.say(&declined(no)),
        Card::Waits(made) => speaker.say(&waits(made)),
        Card::Asks(made) => speaker.say(&proposed(made)),
        Card::Score { games, points } => {
            let of = |(seat, points): (u8, &i32)| format!("{} {points}", speaker.seat(Seat(seat)));
            let points: Vec<String> = (0..).zip(points).map(of).collect();
            let message = Message::new("net-score").with("games", i64::from(*games));
            speaker.say(&message.with("points", points.join(", ")))
        }
        Card::AgainWaits(others) => {
            speaker.say(&Message::new("net-again-waits").with("names", names(others, &speaker)))
        }
        Card::AgainAsks(others) => want_again(others, &speaker),
        Card::NoAgain => speaker.text("net-no-again"),
    }
}

fn is_own(session: Session, seat: u8) -> bool {
    session.net.room.with_untracked(|room| room.as_ref().and_then(|room: &Room| room.you) == Some(seat))
}

/// Tells the style how high the bar of actions is where it floats, and how high the cards above it are.
fn make_room(has_cards: bool) {
    let Some(root) = document().document_element() else { return };
    if !has_cards {
        browser::set_style(&root, "--acts", None);
        return browser::set_style(&root, "--dock", None);
    }
    let height = |selector: &str| {
        let found = document().query_selector(selector).ok().flatten();
        found.map_or(0.0, |element| element.get_bounding_client_rect().height())
    };
    let acts = if browser::floats(".acts") { height(".acts") } else { 0.0 };
    browser::set_style(&root, "--acts", Some(&format!("{acts}px")));
    let cards = if browser::floats("#beside") { height("#beside") } else { 0.0 };
    browser::set_style(&root, "--dock", Some(&format!("{}px", acts + cards + 16.0)));
}
