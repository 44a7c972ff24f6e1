//! Hands of cards: one's own can be touched, others show their backs.

use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;
use stolik_draw::owner_class;
use stolik_game::scene::{Card, Hand, MarkKind};
use stolik_game::{Message, Seat, Spot};

/// All hands.
#[component]
pub fn Hands(session: Session) -> impl IntoView {
    let hands = Memo::new(move |_| {
        session.with_scene(|scene| {
            let hands = scene.hands.iter().enumerate().filter(|(_, hand)| !hand.cards.is_empty());
            hands.map(|(number, hand)| (number, hand.seat)).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || hands.get() key=|hand| *hand let:hand>
            <HeldCards session number=hand.0 seat=hand.1/>
        </For>
    }
}

/// One hand.
#[component]
fn HeldCards(session: Session, number: usize, seat: Seat) -> impl IntoView {
    let slots = Memo::new(move |_| {
        session.with_scene(|scene| {
            let cards = scene.hands.get(number).map(|hand| hand.cards.as_slice()).unwrap_or_default();
            cards.iter().enumerate().map(|(place, card)| Slot::of(place, card)).collect::<Vec<_>>()
        })
    });
    // A hand that is not asked for now lies fanned, out of the way.
    let is_live = Memo::new(move |_| {
        session.play.with(|play| play.next().iter().any(|next| matches!(next.spot, Spot::Card(_))))
    });
    let title = move || {
        let key = session.with_scene(|scene| scene.hands.get(number).map_or("page-hand", kind_of));
        session.speaker().say(&Message::new(key).with("seat", seat))
    };
    view! {
        <section class="handbox">
            <h3 class="label">{title}<span class="num muted">{move || slots.with(Vec::len)}</span></h3>
            <div class="cards" class:idle=move || !is_live.get() role="group" aria-label=title on:keydown=|event| arrows(&event)>
                <For each=move || slots.get() key=|slot| *slot let:lying>
                    <HeldCard session hand=number lying/>
                </For>
            </div>
        </section>
    }
}

/// What a hand is: cards that can be touched, cards that lie open, or cards face down.
fn kind_of(hand: &Hand) -> &'static str {
    if hand.cards.iter().any(|card| card.spot.is_some()) {
        "page-hand"
    } else if hand.cards.iter().any(|card| card.look.0 == "card-back") {
        "page-hand-covered"
    } else {
        "page-hand-open"
    }
}

/// A place in a hand: a card that can be touched keeps its element wherever it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Slot {
    Spot(Spot),
    Place(usize),
}

impl Slot {
    fn of(place: usize, card: &Card) -> Slot {
        card.spot.map_or(Slot::Place(place), Slot::Spot)
    }
}

/// One card.
#[component]
fn HeldCard(session: Session, hand: usize, lying: Slot) -> impl IntoView {
    let play = session.play;
    let card = Memo::new(move |_| {
        session.with_scene(|scene| {
            let cards = &scene.hands.get(hand)?.cards;
            let found = cards.iter().enumerate().find(|(place, card)| Slot::of(*place, card) == lying);
            found.map(|(_, card)| (card.look.0, card.name.clone()))
        })
    });
    let look = move || card.with(|card| card.as_ref().map(|card| format!("#{}", card.0))).unwrap_or_default();
    let name = move || {
        let speaker = session.speaker();
        card.with(|card| card.as_ref().map(|card| speaker.say(&card.1))).unwrap_or_default()
    };
    let owner = move || {
        let seat = session.with_scene(|scene| scene.hands.get(hand).map(|hand| hand.seat));
        let emblem = play.with_untracked(|play| seat.map(|seat| play.table().game().emblem(seat)));
        emblem.and_then(|emblem| owner_class(emblem.owner)).unwrap_or_default()
    };
    let picture = move || {
        view! { <svg class=owner viewBox="0 0 200 280" aria-hidden="true"><use href=look></use></svg> }
    };
    let Slot::Spot(spot) = lying else {
        return view! { <span class="pcard" role="img" aria-label=name>{picture()}</span> }.into_any();
    };
    let is_chosen = Memo::new(move |_| play.with(|play| is_chosen(play, spot)));
    let note = Memo::new(move |_| {
        let speaker = session.speaker();
        let note = play.with(|play| play.next().iter().find(|next| next.spot == spot)?.note.clone());
        note.map(|note| speaker.say(&note))
    });
    let badge = Memo::new(move |_| {
        play.with(|play| play.next().iter().find(|next| next.spot == spot)?.badge.clone())
    });
    let badge =
        move || badge.get().map(|badge| view! { <span class="badge" aria-hidden="true">{badge}</span> });
    let is_live = Memo::new(move |_| play.with(|play| play.next().iter().any(|next| next.spot == spot)));
    let label = move || match note.get() {
        Some(note) => format!("{}, {note}", name()),
        None => name(),
    };
    let id = play.with_untracked(|play| play.table().game().spot_name(spot));
    view! {
        <button
            class="pcard"
            class:pay=is_chosen
            class:dull=move || !is_live.get()
            data-card=id
            title=move || note.get()
            aria-label=label
            aria-pressed=move || is_chosen.get().to_string()
            on:click=move |_| session.change(|play| play.touch(spot))
        >
            {picture()}
            {badge}
        </button>
    }
    .into_any()
}

/// Whether a spot is part of what is touched or composed.
pub fn is_chosen(play: &Play, spot: Spot) -> bool {
    let marks = play.scene().marks.iter();
    play.touched().contains(&spot)
        || marks.filter(|mark| mark.kind == MarkKind::Chosen).any(|mark| mark.spot == spot)
}

/// Arrows go from card to card.
fn arrows(event: &leptos::ev::KeyboardEvent) {
    let Some(card) = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let other = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => card.next_element_sibling(),
        "ArrowLeft" | "ArrowUp" => card.previous_element_sibling(),
        _ => return,
    };
    event.prevent_default();
    if let Some(other) = other.and_then(|other| other.dyn_into::<HtmlElement>().ok()) {
        // A card that cannot take the keyboard leaves it where it was.
        let _ = other.focus();
    }
}
