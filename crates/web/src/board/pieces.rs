//! The tokens. Each keeps its element while it keeps its identity, so that the browser moves it.

use crate::session::Session;
use leptos::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use stolik_draw::{draw_token, is_ground};
use stolik_game::Spot;
use stolik_game::scene::Token;

/// All tokens, in the order in which they lie on each other.
#[component]
pub fn Pieces(session: Session) -> impl IntoView {
    let drawn = Memo::new(move |_| Drawn::of(session));
    let order = Memo::new(move |_| drawn.with(|drawn| drawn.order.clone()));
    let lifted = Memo::new(move |_| lifted(session));
    view! {
        <For each=move || order.get() key=|id| *id let:id>
            <Piece drawn lifted id/>
        </For>
    }
}

/// How all tokens are drawn.
#[derive(Clone, PartialEq)]
struct Drawn {
    order: Vec<u32>,
    pieces: Arc<HashMap<u32, Lying>>,
}

/// How one token lies: where, and its drawing as if it lay at the corner of the board.
#[derive(Clone, PartialEq)]
struct Lying {
    at: (f64, f64),
    markup: String,
}

impl Drawn {
    fn of(session: Session) -> Drawn {
        let turned = session.turned.get();
        session.with_scene(|scene| {
            let tokens = scene.tokens.iter().filter(|token| !is_ground(token));
            let pieces = tokens.clone().map(|token| {
                let drawing = draw_token(token, scene.size, turned);
                let (x, y) = (drawing.rect.x, drawing.rect.y);
                (token.id.0, Lying { at: (x, y), markup: drawing.shifted((-x, -y)).to_string() })
            });
            Drawn { pieces: Arc::new(pieces.collect()), order: tokens.map(|token| token.id.0).collect() }
        })
    }
}

/// One token.
#[component]
fn Piece(drawn: Memo<Drawn>, lifted: Memo<Option<u32>>, id: u32) -> impl IntoView {
    let lying = Memo::new(move |_| drawn.with(|drawn| drawn.pieces.get(&id).cloned()));
    let place = move || {
        lying.with(|lying| {
            lying.as_ref().map(|lying| format!("translate({}px, {}px)", lying.at.0, lying.at.1))
        })
    };
    let markup = move || lying.with(|lying| lying.as_ref().map(|lying| lying.markup.clone()));
    view! {
        <g
            class="token"
            data-token=id.to_string()
            class:lifted=move || lifted.get() == Some(id)
            style:transform=move || place().unwrap_or_default()
            inner_html=move || markup().unwrap_or_default()
        ></g>
    }
}

/// The token that is chosen: the topmost on the spot that was touched first.
pub fn lifted(session: Session) -> Option<u32> {
    session.play.with(|play| {
        let touched: Spot = *play.touched().first()?;
        let here = |token: &&Token| token.spot == touched && !is_ground(token);
        play.scene().tokens.iter().filter(here).max_by_key(|token| token.layer).map(|token| token.id.0)
    })
}
