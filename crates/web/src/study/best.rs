//! What the bot would do here: in words, as an arrow on the board, and as a bar beside it.

use super::analyst::{Analyst, Doing};
use super::desk::Desk;
use crate::moves::{ToldStep, foreseen};
use leptos::prelude::*;
use std::fmt::Write;
use stolik_draw::{bounds, place, turned_size};
use stolik_game::record::InputText;
use stolik_game::{Message, Motion, Seat, Side, Spot, Viewer};
use stolik_study::Judgement;

/// The first so many actions of the best line are shown.
const SHOWN: usize = 6;

/// The bot's opinion of where we are.
#[component]
pub fn Best(desk: Desk, analyst: Analyst) -> impl IntoView {
    let judgement = Memo::new(move |_| desk.judged.with(|judged| judged.get(desk.here.get()).cloned()));
    let is_on = move || !matches!(analyst.doing.get(), Doing::Nothing | Doing::Away);
    let chances = move |judgement: &Judgement| {
        let percent = (judgement.share * 100.0).round() as i64;
        let message = Message::new("study-chances").with("side", judgement.side).with("percent", percent);
        desk.session.speaker().say(&message)
    };
    let words = move || match (judgement.get(), analyst.doing.get()) {
        (_, Doing::Away) => view! { <span>{desk.page.text("study-no-bot")}</span> }.into_any(),
        (Some(judgement), _) => {
            let speaker = desk.session.speaker();
            let shown = judgement.line.get(..SHOWN).unwrap_or(&judgement.line);
            let steps = desk.study.with_untracked(|study| {
                let seat = study.asked(desk.eyes.get())?;
                Some(foreseen(&study.position().seen_by(Viewer::Seat(seat)), seat, shown))
            });
            let steps = steps.unwrap_or_default();
            // Sentences end by themselves.
            let is_written = steps.iter().all(|step| matches!(step, ToldStep::Written(_)));
            let between = if is_written { ", " } else { " " };
            let line: Vec<String> = steps.iter().map(|step| step.words(&speaker)).collect();
            let share = judgement.is_weighed.then(|| chances(&judgement));
            let (first, rest) = line
                .split_first()
                .map_or((String::new(), String::new()), |(first, rest)| (first.clone(), rest.join(between)));
            let then = (!rest.is_empty())
                .then(|| desk.session.speaker().say(&Message::new("study-then").with("line", rest)));
            view! {
                <span id="chances">{share}</span>
                <span id="best">{desk.page.text("study-best")}" "<b class="num">{first}</b>{then}</span>
            }
            .into_any()
        }
        (None, Doing::Following | Doing::Going { .. }) => {
            let asked = desk.study.with(|study| study.asked(desk.eyes.get()).is_some());
            let key = if asked { "study-thinking" } else { "study-nobody-asked" };
            view! { <span>{desk.page.text(key)}</span> }.into_any()
        }
        (None, Doing::Nothing) => {
            view! { <span class="muted">{desk.page.text("study-bot-off")}</span> }.into_any()
        }
    };
    view! {
        <div class="best" aria-live="polite">
            {words}
            <label class="row small">
                <input
                    type="checkbox"
                    id="analyse"
                    prop:checked=is_on
                    on:change=move |event| analyst.follow(event_target_checked(&event))
                />
                <span>{desk.page.text("study-analyse")}</span>
            </label>
        </div>
    }
}

/// The best move as an arrow on the board. A map is too large for one.
#[component]
pub fn Arrow(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let ways = Memo::new(move |_| {
        let here = desk.here.get();
        let best =
            desk.judged.with(|judged| judged.get(here).and_then(|judgement| judgement.line.first().cloned()));
        best.map(|best| desk.study.with_untracked(|study| ways(study, desk.eyes.get_untracked(), &best)))
            .unwrap_or_default()
    });
    let is_map = Memo::new(move |_| session.with_scene(crate::board::is_map));
    let markup = move || {
        let turned = session.turned.get();
        session.with_scene(|scene| {
            let centre = |spot: Spot| {
                let field = scene.fields.iter().find(|field| field.spot == spot)?;
                Some(place(turned, scene.size, bounds(&field.shape)).centre())
            };
            let mut markup = String::new();
            for (from, to) in ways.get() {
                if let (Some(from), Some(to)) = (centre(from), centre(to)) {
                    arrow(&mut markup, from, to);
                }
            }
            markup
        })
    };
    let view_box = move || {
        let (width, height) = turned_size(session.turned.get(), session.with_scene(|scene| scene.size));
        format!("0 0 {width} {height}")
    };
    view! {
        <Show when=move || !is_map.get() && !ways.with(Vec::is_empty)>
            <svg class="arrows" viewBox=view_box aria-hidden="true" inner_html=markup></svg>
        </Show>
    }
}

/// Where the pieces go that an action moves.
fn ways(study: &stolik_study::Study, eyes: stolik_study::Eyes, action: &str) -> Vec<(Spot, Spot)> {
    let Some(seat) = study.asked(eyes) else {
        return Vec::new();
    };
    let input = InputText::Act { seat, text: action.to_owned() };
    let Ok(played) = study.position().clone().play(&input) else {
        return Vec::new();
    };
    let motions = played.news(Viewer::Seat(seat)).map(|news| news.motions.clone()).unwrap_or_default();
    let way = |motion: &Motion| match motion {
        Motion::Goes { path, .. } => Some((*path.first()?, *path.last()?)),
        _ => None,
    };
    motions.iter().filter_map(way).take(1).collect()
}

/// A dark arrow with a pale edge.
fn arrow(markup: &mut String, from: (f64, f64), to: (f64, f64)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    let point = |along: f64, aside: f64| (to.0 - ux * along - uy * aside, to.1 - uy * along + ux * aside);
    let (neck, tip, left, right) = (point(38.0, 0.0), point(4.0, 0.0), point(40.0, 24.0), point(40.0, -24.0));
    for class in ["arrow1", "arrow2"] {
        let _ = write!(markup, r#"<path class="{class}" d="M{} {}L{} {}"/>"#, from.0, from.1, neck.0, neck.1);
    }
    let _ = write!(
        markup,
        r#"<path class="arrow3" d="M{} {}L{} {}L{} {}Z"/>"#,
        tip.0, tip.1, left.0, left.1, right.0, right.1
    );
}

/// The shares of two sides as a bar beside the board.
#[component]
pub fn Scale(desk: Desk) -> impl IntoView {
    let sides = desk.study.with_untracked(|study| study.game().sides());
    let share = Memo::new(move |_| {
        let here = desk.here.get();
        let study = desk.study;
        desk.judged.with(|judged| study.with_untracked(|study| judged.share(study, here, Side(0))))
    });
    let words = move || {
        let percent = (share.get().unwrap_or(0.5) * 100.0).round() as i64;
        let message = Message::new("study-chances").with("side", Side(0)).with("percent", percent);
        desk.session.speaker().say(&message)
    };
    let looks = desk.study.with_untracked(|study| {
        [0, 1].map(|seat| stolik_draw::owner_class(study.game().emblem(Seat(seat)).owner).unwrap_or_default())
    });
    view! {
        <Show when=move || sides == 2 && share.get().is_some()>
            <div class=format!("evalbar {}", looks[1]) role="img" aria-label=words>
                <i class=looks[0] style:height=move || format!("{:.0}%", share.get().unwrap_or(0.5) * 100.0)></i>
            </div>
        </Show>
    }
}
