//! The result: who came where, the course of the game, and what can be done next.

use crate::course::Course;
use crate::session::Session;
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::{Message, Outcome, Seat, Side};

/// The places of all sides, the best first.
#[component]
pub fn Places(session: Session, outcome: Outcome) -> impl IntoView {
    let mut places: Vec<_> = outcome.standings.iter().collect();
    places.sort_by_key(|(side, standing)| (standing.place, *side));
    let has_scores = places.iter().any(|(_, standing)| standing.score != 0);
    let place = move |(side, standing): (Side, stolik_game::Standing)| {
        let (seats, looks) = session.play.with_untracked(|play| {
            let game = play.table().game();
            let seats: Vec<Seat> =
                (0..game.seats()).map(Seat).filter(|&seat| game.side_of(seat) == side).collect();
            let looks: Vec<_> = seats.iter().map(|&seat| game.emblem(seat)).collect();
            (seats, looks)
        });
        let emblems = looks.into_iter().map(|emblem| {
            view! {
                <svg class="seat" viewBox="0 0 100 100" aria-hidden="true">
                    <use href=format!("#{}", emblem.look.0) class=owner_class(emblem.owner).unwrap_or_default()></use>
                </svg>
            }
        });
        let names = move || {
            let speaker = session.speaker();
            let names: Vec<String> = seats.iter().map(|&seat| speaker.seat(seat)).collect();
            speaker.join(&names)
        };
        let score = has_scores.then(|| view! { <span class="score num">{standing.score}</span> });
        view! {
            <li class="place" class:first=standing.place == 1>
                <b class="num">{standing.place}"."</b>
                <span class="emblems">{emblems.collect_view()}</span>
                <b>{names}</b>
                {score}
            </li>
        }
    };
    view! { <ol class="places" id="places" aria-label=session.text("page-places-reached")>{places.into_iter().map(place).collect_view()}</ol> }
}

/// The size of the plot's picture; the browser stretches it.
const SIZE: (f64, f64) = (300.0, 90.0);

/// The course of the game as lines, one a side.
#[component]
pub fn Plot(session: Session) -> impl IntoView {
    let course = session.play.with_untracked(|play| Course::of(play.table()));
    course.map(|course| {
        let (floor, top) = course.range();
        let about = {
            let course = course.clone();
            move || {
                let speaker = session.speaker();
                let side = |(number, numbers): (usize, &Vec<i64>)| {
                    let side = Side(u8::try_from(number).unwrap_or(u8::MAX));
                    let (first, last) = (numbers.first().copied(), numbers.last().copied());
                    let message = Message::new("page-course-side").with("side", side);
                    speaker.say(&message.with("first", first.unwrap_or(0)).with("last", last.unwrap_or(0)))
                };
                course.sides.iter().enumerate().map(side).collect::<Vec<_>>().join(" ")
            }
        };
        let lines = (0..course.sides.len()).map(|side| {
            let points = course.line(side, SIZE);
            let text: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            view! { <polyline class=format!("line side-{}", side + 1) points=text.join(" ")/> }
        });
        let keys = (0..course.sides.len()).map(|side| {
            let number = Side(u8::try_from(side).unwrap_or(u8::MAX));
            view! {
                <li>
                    <svg viewBox="0 0 30 10" aria-hidden="true"><line class=format!("line side-{}", side + 1) x1="0" y1="5" x2="30" y2="5"/></svg>
                    {move || session.speaker().side(number)}
                </li>
            }
        });
        let turns = Message::new("page-course-turns").with("count", course.turns);
        view! {
            <figure class="course" id="course">
                <figcaption class="label">{session.text("page-course")}</figcaption>
                <div class="plotbox">
                    <span class="num small muted">{top}</span>
                    <span class="num small muted">{floor}</span>
                    <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) preserveAspectRatio="none" role="img" aria-label=about>
                        {lines.collect_view()}
                    </svg>
                </div>
                <ul class="keys">{keys.collect_view()}<li class="muted">{move || session.speaker().say(&turns)}</li></ul>
            </figure>
        }
    })
}
