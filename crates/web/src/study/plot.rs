//! The course of the game: each side's share, turn by turn, as a bot sees it.
#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "turns are few, and shares are not below 0"
)]

use super::analyst::{Analyst, Doing};
use super::desk::Desk;
use leptos::html;
use leptos::prelude::*;
use std::fmt::Write;
use stolik_draw::owner_class;
use stolik_game::{Message, Seat, Side};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 150.0;

/// The plot, and the button that has it drawn.
#[component]
pub fn Plot(desk: Desk, analyst: Analyst) -> impl IntoView {
    let sides = desk.study.with_untracked(|study| study.game().sides());
    let points = Memo::new(move |_| {
        let line = desk.line.get();
        let study = desk.study;
        desk.judged.with(|judged| {
            study.with_untracked(|study| {
                (0..sides).map(|side| judged.points(study, &line, Side(side))).collect::<Vec<_>>()
            })
        })
    });
    let length = Memo::new(move |_| desk.line.with(|line| line.len() - 1));
    let swings = Memo::new(move |_| {
        let line = desk.line.get();
        let study = desk.study;
        let at = desk.judged.with(|judged| study.with_untracked(|study| judged.swings(study, &line)));
        points.with(|points| {
            let share = |depth: usize| {
                let first = points.first()?;
                first.iter().rev().find(|(at, _)| *at <= depth).map(|(_, share)| *share)
            };
            at.into_iter().filter_map(|depth| Some((depth, share(depth)?))).collect::<Vec<_>>()
        })
    });
    let is_drawn = Memo::new(move |_| points.with(|points| points.iter().any(|points| points.len() > 2)));
    let picture = move || {
        points.with(|points| {
            if sides == 2 {
                area(&points[0], length.get())
            } else {
                let looks: Vec<&str> = desk.study.with_untracked(|study| {
                    let owner =
                        |side: u8| owner_class(study.game().emblem(Seat(side)).owner).unwrap_or_default();
                    (0..sides).map(owner).collect()
                });
                lines(points, &looks, length.get())
            }
        })
    };
    let plot = NodeRef::<html::Div>::new();
    let jump = move |event: leptos::ev::MouseEvent| {
        let Some(plot) = plot.get() else { return };
        let seen = plot.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - seen.left()) / seen.width().max(1.0);
        let depth = (share.clamp(0.0, 1.0) * length.get_untracked() as f64).round() as usize;
        if let Some(node) = desk.line.with_untracked(|line| line.get(depth).copied()) {
            desk.go(node);
        }
    };
    let percent = move |depth: usize| format!("{:.2}%", depth as f64 / length.get().max(1) as f64 * 100.0);
    let now = move || percent(desk.study.with(|study| study.depth(study.here())));
    let turns = move || {
        let turn = |(depth, share): (usize, f32)| {
            view! { <i class="pt" style:left=percent(depth) style:top=format!("{:.1}%", (1.0 - share) * 100.0)></i> }
        };
        swings.get().into_iter().map(turn).collect_view()
    };
    let side_name = move |side: u8| desk.session.speaker().side(Side(side));
    let spoken = move || {
        let message = Message::new("study-plot").with("side", Side(0)).with("count", swings.with(Vec::len));
        desk.session.speaker().say(&message)
    };
    view! {
        <Show
            when=move || is_drawn.get() || matches!(analyst.doing.get(), Doing::Going { .. })
            fallback=move || view! {
                <button class="btn" id="judge-all" on:click=move |_| analyst.go_through()>{desk.page.text("study-judge-all")}</button>
            }
        >
            <div class="plot" id="plot" role="img" aria-label=spoken node_ref=plot on:click=jump>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true" inner_html=picture></svg>
                {(sides == 2).then(|| view! {
                    <span class="lab t">{move || side_name(1)}</span><span class="lab b">{move || side_name(0)}</span>
                })}
                {turns}
                <i class="now" style:left=now></i>
            </div>
        </Show>
        <Going desk analyst/>
    }
}

/// How far the bot has come, and the button that stops it.
#[component]
fn Going(desk: Desk, analyst: Analyst) -> impl IntoView {
    let going = Memo::new(move |_| match analyst.doing.get() {
        Doing::Going { done, all } => Some((done, all)),
        _ => None,
    });
    let words = move || {
        let (done, all) = going.get().unwrap_or_default();
        desk.session.speaker().say(&Message::new("study-judging").with("done", done).with("all", all))
    };
    view! {
        <Show when=move || going.get().is_some()>
            <div class="row" id="judging">
                <progress
                    class="grow"
                    max=move || going.get().map(|(_, all)| all.to_string())
                    value=move || going.get().map(|(done, _)| done.to_string())
                    aria-label=words
                ></progress>
                <span class="small muted num">{words}</span>
                <button class="btn small" id="judge-stop" on:click=move |_| analyst.stop()>{desk.page.text("study-stop")}</button>
            </div>
        </Show>
    }
}

fn at(depth: usize, share: f32, length: usize) -> (f64, f64) {
    (depth as f64 / length.max(1) as f64 * WIDTH, (1.0 - f64::from(share)) * HEIGHT)
}

/// Of two sides: the first from below, the second from above.
fn area(points: &[(usize, f32)], length: usize) -> String {
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return format!(r#"<path class="mid" d="M0 {0}H{WIDTH}"/>"#, HEIGHT / 2.0);
    };
    let mut path = String::new();
    for (number, (depth, share)) in points.iter().enumerate() {
        let (x, y) = at(*depth, *share, length);
        let _ = write!(path, "{}{x:.1} {y:.1}", if number == 0 { 'M' } else { 'L' });
    }
    let (left, right) = (at(first.0, 0.0, length).0, at(last.0, 0.0, length).0);
    format!(
        r#"<path class="w" d="{path}L{right:.1} {HEIGHT}L{left:.1} {HEIGHT}Z"/><path class="mid" d="M0 {0}H{WIDTH}"/>"#,
        HEIGHT / 2.0
    )
}

/// Of more sides: a line each.
fn lines(points: &[Vec<(usize, f32)>], looks: &[&str], length: usize) -> String {
    let mut markup = String::new();
    for (points, look) in points.iter().zip(looks) {
        let mut path = String::new();
        for (number, (depth, share)) in points.iter().enumerate() {
            let (x, y) = at(*depth, *share, length);
            let _ = write!(path, "{}{x:.1} {y:.1}", if number == 0 { 'M' } else { 'L' });
        }
        let _ = write!(markup, r#"<path class="side {look}" d="{path}"/>"#);
    }
    markup
}
