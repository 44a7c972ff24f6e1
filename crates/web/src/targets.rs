//! What may be touched next and has more to say than a mark can: targets with their chances, fields with their costs, and
//! what is drawn nowhere on the board.

use crate::heading::name;
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_draw::{is_ground, owner_class};
use stolik_game::scene::Token;
use stolik_game::{Hint, Next, Spot};
use stolik_text::Speaker;

/// The rows beside the board.
#[component]
pub fn Targets(session: Session) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let speaker = session.speaker();
        session.play.with(|play| rows(play, &speaker))
    });
    let list = move || {
        let rows = rows.get().into_iter().map(|row| view! { <Target session row/> });
        view! { <ul class="targets" id=session.board.id("targets") aria-label=session.text("page-targets")>{rows.collect_view()}</ul> }
    };
    view! { <Show when=move || !rows.with(Vec::is_empty)>{list}</Show> }
}

/// One row: what it is, what there is to know, and a button to touch it.
#[derive(Clone, PartialEq)]
struct Row {
    spot: Spot,
    /// Its name in the notation.
    id: String,
    /// What people call it.
    name: String,
    /// What stands there, or where it is.
    title: String,
    note: Option<String>,
    badge: Option<String>,
    drawing: Option<(&'static str, Option<&'static str>)>,
    is_hit: bool,
}

#[component]
fn Target(session: Session, row: Row) -> impl IntoView {
    let Row { spot, id, name, title, note, badge, drawing, is_hit } = row;
    let picture = drawing.map(|(look, owner)| {
        view! {
            <svg viewBox="0 0 100 100" class=owner.unwrap_or_default() aria-hidden="true">
                <use href=format!("#{look}")></use>
            </svg>
        }
    });
    // What is read aloud holds what is seen.
    let seen = badge.iter().fold(name.clone(), |seen, badge| format!("{seen} {badge}"));
    let label = if name == title { seen } else { format!("{seen}: {title}") };
    view! {
        <li class="tgt" data-target=id>
            <span>{picture}</span>
            <span><b>{title}</b><br/>{note}</span>
            <button class="btn small" class:tonal=is_hit aria-label=label on:click=move |_| session.change(|play| play.touch(spot))>
                {name}{badge.map(|badge| view! { " "<b>{badge}</b> })}
            </button>
        </li>
    }
}

/// Cards and buttons that are drawn say for themselves what there is to know.
fn rows(play: &Play, speaker: &Speaker) -> Vec<Row> {
    let has_button = |spot: Spot| play.scene().buttons.iter().any(|button| button.spot == spot);
    let wanted = |next: &&Next| match next.spot {
        Spot::Field(_) => next.note.is_some() && !play.touched().is_empty(),
        Spot::Token(_) => true,
        Spot::Button(_) => !has_button(next.spot),
        Spot::Card(_) => false,
    };
    let mut rows: Vec<Row> = play.next().iter().filter(wanted).map(|next| row(play, next, speaker)).collect();
    // What would be hit comes first: that is what chances are asked for.
    rows.sort_by_key(|row| !row.is_hit);
    rows
}

fn row(play: &Play, next: &Next, speaker: &Speaker) -> Row {
    let tokens = play.scene().tokens.iter().filter(|token| token.spot == next.spot && !is_ground(token));
    let token: Option<&Token> = tokens.max_by_key(|token| token.layer);
    let name = name(play, speaker, next.spot);
    Row {
        spot: next.spot,
        title: token.map_or_else(|| name.clone(), |token| speaker.say(&token.name)),
        note: next.note.as_ref().map(|note| speaker.say(note)),
        badge: next.badge.clone(),
        drawing: token.map(|token| (token.look.0, owner_class(token.owner))),
        is_hit: next.hint == Hint::Capture,
        id: play.table().game().spot_name(next.spot),
        name,
    }
}
