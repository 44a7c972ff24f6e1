//! The replay: the board, the course of the game, and the moves with their variants.

use super::analyst::Analyst;
use super::best::{Arrow, Best, Scale};
use super::desk::Desk;
use super::dice::{DiceCheck, recorded};
use super::list::List;
use super::opening::{Broken, Wish};
use super::plot::Plot;
use super::scrubber::{Scrubber, press};
use super::share::Share;
use super::trial::Trial;
use super::unfolding::Unfolding;
use crate::board::{Board, is_map};
use crate::hands::Hands;
use crate::icons::{Icon, Sign};
use crate::plates::Plates;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::record::{InputText, TurnText};
use stolik_game::{Message, Record, Seat};
use stolik_study::{Eyes, Opened};

/// The replay of what was opened.
#[component]
pub fn Replay(page: Session, opened: Opened, eyes: Eyes, wish: Wish) -> impl IntoView {
    let Opened { study, others, snag } = opened;
    let is_broken = snag.is_some();
    let desk = Desk::new(page, study, eyes);
    if is_broken {
        // Where it breaks is what somebody wants to see.
        desk.step(|study| Some(study.tip()));
    }
    let analyst = Analyst::new(desk);
    let session = desk.session;
    let is_map = Memo::new(move |_| session.with_scene(is_map));
    let keys = window_event_listener(leptos::ev::keydown, move |event| press(desk, &event));
    on_cleanup(move || keys.remove());
    let here = move || desk.here.get().number().to_string();
    let depth = move || desk.study.with(|study| study.depth(study.here())).to_string();
    view! {
        <div
            class="play game-page replay-page"
            class:map-page=move || is_map.get()
            id="replay"
            data-here=here
            data-depth=depth
        >
            <h1 class="sr">{page.text("page-study")}", "{session.game_text("name")}</h1>
            <div class="tablewrap">
                <section class="stage" aria-label=session.text("page-board")>
                    <div class="studied" class:whole=move || is_map.get()>
                        <Board session/>
                        <Arrow desk/>
                        <Scale desk/>
                    </div>
                </section>
                <div class="panel">
                    <Plates session/>
                    {snag.map(|snag| view! { <Broken session=page snag/> })}
                    <section class="order-0 sec stack" aria-label=page.text("study-course")>
                        <Plot desk analyst/>
                        <Scrubber desk/>
                    </section>
                    <div class="col-a stack">
                        <Best desk analyst/>
                        <Trial desk/>
                        <Hands session/>
                        <Share desk/>
                        <Dice desk/>
                        <Looking desk/>
                    </div>
                    <div class="col-b fill sec"><List desk/></div>
                    <div class="last stack"><Others page others wish/></div>
                </div>
            </div>
        </div>
    }
}

/// The dice of the game, checked when somebody asks.
#[component]
fn Dice(desk: Desk) -> impl IntoView {
    let rolls = desk.study.with_untracked(|study| recorded(study).turns.iter().any(has_a_roll));
    let check = move || {
        let record = desk.study.with_untracked(recorded);
        view! { <section class="card"><DiceCheck session=desk.page record/></section> }
    };
    rolls.then(|| {
        view! {
            <Unfolding id="check-dice" sign=Sign::Dice label=desk.page.text("study-dice-title")>{check()}</Unfolding>
        }
    })
}

fn has_a_roll(turn: &TurnText) -> bool {
    turn.inputs.iter().any(|input| matches!(input, InputText::Chance(_)))
}

/// Whose eyes look, where that makes a difference.
#[component]
fn Looking(desk: Desk) -> impl IntoView {
    let (keeps_secrets, is_open, seats) = desk.study.with_untracked(|study| {
        (study.game().keeps_secrets(), study.may_look(Eyes::All), study.game().seats())
    });
    let choice = move |eyes: Eyes| {
        let label = move || match eyes {
            Eyes::All => desk.session.speaker().text("study-eyes-all"),
            Eyes::Seat(seat) => desk.session.speaker().seat(seat),
        };
        let is_on = move || desk.eyes.get() == eyes;
        view! {
            <button
                aria-pressed=move || is_on().to_string()
                data-eyes=match eyes { Eyes::All => "all".to_owned(), Eyes::Seat(seat) => seat.0.to_string() }
                on:click=move |_| desk.look_with(eyes)
            >
                {label}
            </button>
        }
    };
    let all = move || {
        let seats = (0..seats).map(|seat| Eyes::Seat(Seat(seat)));
        [Eyes::All].into_iter().chain(seats).map(choice).collect_view()
    };
    let one = move || {
        let seat = match desk.eyes.get() {
            Eyes::Seat(seat) => seat,
            Eyes::All => Seat(0),
        };
        desk.session.speaker().say(&Message::new("study-eyes-one").with("seat", seat))
    };
    keeps_secrets.then(|| {
        if is_open {
            view! {
                <div class="stack" id="eyes">
                    <span class="label">{desk.page.text("study-eyes")}</span>
                    <div class="seg" role="group" aria-label=desk.page.text("study-eyes")>{all}</div>
                </div>
            }
            .into_any()
        } else {
            view! { <p class="small muted" id="eyes">{one}</p> }.into_any()
        }
    })
}

/// The other games of the same text, and the way back to choosing.
#[component]
fn Others(page: Session, others: Vec<Record>, wish: Wish) -> impl IntoView {
    let rows = move || {
        let row = |(number, record): (usize, Record)| {
            let names = record.seats.join(" – ");
            let title = stolik_text::Speaker::new(page.language.get())
                .say(&Message::new("study-other-game").with("number", number + 2).with("names", names));
            view! { <li><button class="btn small" on:click=move |_| wish.turn_to(&record)>{title}</button></li> }
        };
        others.clone().into_iter().enumerate().map(row).collect_view()
    };
    view! {
        <ul class="row wrapping">{rows}</ul>
        <button class="btn quiet small" id="open-other" on:click=move |_| wish.close()>
            <Icon sign=Sign::Restart/>{page.text("study-open-other")}
        </button>
    }
}
