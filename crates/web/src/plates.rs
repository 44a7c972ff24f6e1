//! Who plays, and what each has.

use crate::counters::{command_marks, counters, look};
use crate::net::{Clock, Room};
use crate::play::Play;
use crate::session::Session;
use crate::sitters::bot_label;
use leptos::html;
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::{Scene, Seat, Side};
use stolik_protocol::Voice;

/// The plates of all players.
#[component]
pub fn Plates(session: Session) -> impl IntoView {
    let game = Memo::new(move |_| {
        session.play.with(|play| (play.table().game().kind(), play.table().game().seats()))
    });
    // Three and more stand in a strip on a small screen, five and more side by side on a large one.
    let is_some = move || game.get().1 > 2;
    let is_many = move || game.get().1 > 4;
    let strip = NodeRef::<html::Div>::new();
    // In a strip oneself and the one to move stand first: each turn it goes back to its beginning.
    let awaited = Memo::new(move |_| session.play.with(|play| play.table().actor()));
    Effect::new(move |_| {
        awaited.track();
        if let Some(strip) = strip.get().filter(|_| is_some()) {
            strip.set_scroll_left(0);
        }
    });
    view! {
        <div
            node_ref=strip
            class="plates"
            class:some=is_some
            class:many=is_many
            role="group"
            // A strip that scrolls must be scrolled by keys too.
            tabindex=move || is_some().then_some("0")
            aria-label=session.text("page-players")
        >
            <For
                each=move || (0..game.get().1).map(move |seat| (game.get().0, Seat(seat)))
                key=|plate| *plate
                let:plate
            >
                <Plate session seat=plate.1/>
            </For>
        </div>
    }
}

/// So many numbers find room on a plate; the first is the score.
pub const TOLD: usize = 3;

#[component]
fn Plate(session: Session, seat: Seat) -> impl IntoView {
    let play = session.play;
    let side = Memo::new(move |_| play.with(|play| play.table().game().side_of(seat)));
    let is_on = Memo::new(move |_| play.with(|play| play.table().actor().awaits(seat)));
    let bot = Memo::new(move |_| play.with(|play| bot_label(play.table().seating(), seat)));
    // A bot goes by what it is; what its seat goes by stands below, on a small screen too.
    let name = move || {
        let speaker = session.speaker();
        bot.with(|bot| bot.as_ref().map_or_else(|| speaker.seat(seat), |bot| speaker.say(bot)))
    };
    let seat_name = move || {
        bot.with(Option::is_some).then(|| view! { <span class="as">{session.speaker().seat(seat)}</span> })
    };
    let presence = Memo::new(move |_| presence(session, seat));
    let absence =
        move || presence.get().key().map(|key| view! { <span class="away">{session.text(key)}</span> });
    let is_you = Memo::new(move |_| play.with(|play| play.you() == Some(seat)));
    // Whoever has an account is told from who only goes by its name.
    let is_guest = Memo::new(move |_| {
        let of_room = |room: &Room| room.is_guest(&Voice::Seat(seat.0));
        play.with(Play::is_online)
            && !is_you.get()
            && session.net.room.with(|room| room.as_ref().is_some_and(of_room))
    });
    let guest = move || {
        is_guest.get().then(|| view! { <small class="guest">{format!(" ({})", session.speaker().text("net-plate-guest"))}</small> })
    };
    let counted = Memo::new(move |_| session.with_scene(|scene| counters(scene, Some(side.get()))));
    let has_score = Memo::new(move |_| session.with_scene(have_scores));
    let value = move || counted.with(|counted| counted.first().map_or(0, |counter| counter.value));
    // What there was when the turn began; while it lasts, what it has brought stands beside the whole.
    let before = Memo::new(move |before: Option<&(bool, i64)>| match before {
        Some((true, value)) if is_on.get() => (true, *value),
        _ => (is_on.get(), value()),
    });
    let gain = move || {
        let gained = value() - before.get().1;
        (has_score.get() && is_on.get() && gained > 0)
            .then(|| view! { <small>{format!("+{gained}")}</small>" " })
    };
    let score = move || {
        if !has_score.get() {
            return None;
        }
        counted.with(|counted| {
            counted.first().map(|counter| {
                let coin = look(counter).map(|look| {
                    view! { <svg class="coin" viewBox="0 0 100 100"><use href=format!("#{look}")></use></svg> }
                });
                view! { {coin}{counter.value} }
            })
        })
    };
    let below = move || {
        let speaker = session.speaker();
        let mut parts: Vec<String> = bot.with(|bot| bot.iter().map(|_| speaker.seat(seat)).collect());
        counted.with(|counted| {
            parts.extend(counted.iter().take(TOLD).map(|counter| speaker.say(&counter.label)));
        });
        if is_on.get() {
            parts.push(speaker.text("page-to-move"));
        }
        parts.join(", ")
    };
    let commands = move || {
        let mark = |look| view! { <svg viewBox="0 0 100 100"><use href=format!("#{look}")></use></svg> };
        let marks = counted.with(|counted| command_marks(counted));
        (!marks.is_empty()).then(|| view! { <span class="commands" aria-hidden="true">{marks.into_iter().map(mark).collect_view()}</span> })
    };
    let emblem = play.with_untracked(|play| play.table().game().emblem(seat));
    let you = move || {
        is_you.get().then(|| view! { <small>{format!(" ({})", session.speaker().text("page-you"))}</small> })
    };
    view! {
        <div
            class="plate plain"
            class:on=is_on
            class:you=is_you
            class:absent=move || presence.get() != Presence::Here
            data-seat=seat.0.to_string()
        >
            <svg class="seat" viewBox="0 0 100 100" aria-hidden="true">
                <use href=format!("#{}", emblem.look.0) class=owner_class(emblem.owner).unwrap_or_default()></use>
            </svg>
            <span class="who"><b>{name}{you}{guest}</b>{absence}{seat_name}<span>{below}</span>{commands}</span>
            <Clock session seat/>
            <span class="score num" aria-hidden="true">{gain}{score}</span>
        </div>
    }
}

/// Whether who holds a seat of a table over the network is here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    Here,
    Away,
    StoodIn,
}

impl Presence {
    /// What is said of it on the plate.
    const fn key(self) -> Option<&'static str> {
        match self {
            Presence::Here => None,
            Presence::Away => Some("net-plate-away"),
            Presence::StoodIn => Some("net-plate-bot"),
        }
    }
}

fn presence(session: Session, seat: Seat) -> Presence {
    if !session.play.with(Play::is_online) {
        return Presence::Here;
    }
    let gone = session
        .net
        .room
        .with(|room| room.as_ref().and_then(|room| room.gone().find(|(gone, _)| *gone == seat.0)));
    match gone {
        None => Presence::Here,
        Some((_, false)) => Presence::Away,
        Some((_, true)) => Presence::StoodIn,
    }
}

/// Whether the first number of every side is the same thing: large numbers are compared.
pub fn have_scores(scene: &Scene) -> bool {
    let mut firsts: Vec<(Side, &str)> = Vec::new();
    for counter in &scene.counters {
        if let Some(side) = counter.side
            && !firsts.iter().any(|(known, _)| *known == side)
        {
            firsts.push((side, counter.id));
        }
    }
    firsts.len() > 1 && firsts.iter().all(|(_, id)| *id == firsts[0].1)
}
