//! What moves: pieces hop along their way, and what was taken fades and shrinks. Who wants no motion sees none.

use crate::browser;
use crate::session::Session;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, Function};
use leptos::web_sys::{Element, SvgElement, SvgGraphicsElement};
use std::fmt::Write;
use stolik_draw::draw_token;
use stolik_game::record::InputText;
use stolik_game::scene::{Quarter, Token};
use stolik_game::{Motion, Scene, Spot};

/// One hop, and the rest before the next, in milliseconds.
const HOP: f64 = 260.0;
const REST: f64 = 60.0;
/// No chain takes longer.
const LONGEST: f64 = 1200.0;

/// Moves what has moved, whenever the scene has changed.
pub fn follow(session: Session) {
    let scenes = Memo::new(move |_| session.changes.get().scene);
    Effect::new(move |before: Option<u32>| {
        let now = scenes.get();
        if before.is_some() && !crate::settings::is_still() {
            // Once what has changed is drawn.
            request_animation_frame(move || animate(session));
        }
        now
    });
}

/// A number of hops, to reckon with.
fn count(hops: usize) -> f64 {
    u32::try_from(hops).map_or(f64::MAX, f64::from)
}

/// How long a way of so many hops takes, and how much of it each hop and each rest is.
fn beat(hops: usize) -> (f64, f64) {
    let hops = count(hops.max(1));
    let whole = (hops * HOP + (hops - 1.0) * REST).min(LONGEST);
    let hop = whole / (hops + (hops - 1.0) * REST / HOP);
    (whole, hop)
}

/// The ways of more than one hop, and where to what was taken flies: a single hop the browser goes by itself.
fn animate(session: Session) {
    fly_to_the_taker(session);
    let turned = session.turned.get_untracked();
    session.play.with_untracked(|play| {
        for motion in &play.moved().motions {
            let Motion::Goes { layer, path } = motion else { continue };
            if path.len() > 2 {
                hop_along(session, play.scene(), *layer, path, turned);
            }
        }
    });
}

/// What was taken shrinks towards the plate of whoever has taken it. The style sheet moves it; here it learns how far.
fn fly_to_the_taker(session: Session) -> Option<()> {
    let taker = session.play.with_untracked(|play| {
        play.table()
            .inputs()
            .filter_map(|input| if let InputText::Act { seat, .. } = input { Some(*seat) } else { None })
            .last()
    })?;
    let plate = document().query_selector(&format!(".plate[data-seat=\"{}\"]", taker.0)).ok()??;
    // What was taken stands in one group, which says so in the style sheet too.
    let fading = document().query_selector(&format!("#{} .gone", session.board.id("board"))).ok()??;
    let pieces = fading.parent_element()?.children();
    let middle = |element: &Element| {
        let around = element.get_bounding_client_rect();
        (around.x() + around.width() / 2.0, around.y() + around.height() / 2.0)
    };
    let (plate_x, plate_y) = middle(&plate);
    for number in 0..pieces.length() {
        let Some(piece) = pieces.item(number).and_then(|piece| piece.dyn_into::<SvgGraphicsElement>().ok())
        else {
            continue;
        };
        // Lengths inside the picture are not those of the screen.
        let Some(scale) =
            piece.get_screen_ctm().map(|matrix| f64::from(matrix.a())).filter(|scale| *scale > 0.0)
        else {
            continue;
        };
        let (x, y) = middle(&piece);
        let style = SvgElement::style(&piece);
        let far = |name: &str, by: f64| style.set_property(name, &format!("{}px", by / scale));
        // Where it cannot be told, the piece fades where it stood.
        let _ = far("--far-x", plate_x - x).and_then(|()| far("--far-y", plate_y - y));
    }
    Some(())
}

/// A token hops along its way.
fn hop_along(session: Session, scene: &Scene, layer: u8, path: &[Spot], turned: Quarter) -> Option<()> {
    let end = path.last()?;
    let token = scene.tokens.iter().find(|token| token.spot == *end && token.layer == layer)?;
    let field = |spot: &Spot| scene.fields.iter().find(|field| field.spot == *spot);
    let corner = |spot: &Spot| Some(stolik_draw::bounds(&field(spot)?.shape));
    let home = corner(end)?;
    let places: Option<Vec<(f64, f64)>> = path
        .iter()
        .map(|spot| {
            let there = corner(spot)?;
            let by = ((there.x - home.x).round() as i32, (there.y - home.y).round() as i32);
            let token = Token { at: (token.at.0 + by.0, token.at.1 + by.1), ..token.clone() };
            let rect = draw_token(&token, scene.size, turned).rect;
            Some((rect.x, rect.y))
        })
        .collect();
    let places = places?;
    let (whole, hop) = beat(places.len() - 1);
    let rest = hop * REST / HOP;
    let frames = Array::new();
    for (number, (x, y)) in places.iter().enumerate() {
        let there = (count(number) * (hop + rest) - rest).max(0.0);
        let frame = |at: f64| {
            let transform = format!("translate({x}px, {y}px)");
            let easing = "cubic-bezier(.45, .05, .25, 1)".into();
            let offset = (at / whole).clamp(0.0, 1.0).into();
            let frame = [("transform", &transform.into()), ("offset", &offset), ("easing", &easing)];
            frames.push(&browser::object(&frame));
        };
        frame(there);
        let is_between = number > 0 && number + 1 < places.len();
        if is_between {
            frame(there + rest);
        }
    }
    let element = session.board.find("data-token", token.id.0)?;
    run(&element, &frames, &browser::object(&[("duration", &whole.into())]));
    Some(())
}

/// Has the browser play an animation; one that cannot shows the piece where it stands.
fn run(element: &Element, frames: &Array, timing: &JsValue) {
    let animate = browser::part(element, "animate");
    if let Some(animate) = animate.and_then(|animate| animate.dyn_into::<Function>().ok()) {
        let _ = animate.call2(element, frames, timing);
    }
}

/// What was taken, fading: one after the other, as the style sheet has it.
pub fn gone(session: Session) -> String {
    let turned = session.turned.get_untracked();
    session.changes.track();
    session.play.with_untracked(|play| {
        let mut markup = String::new();
        for token in &play.moved().gone {
            let _ = write!(markup, r#"<g class="gone">{}</g>"#, draw_token(token, play.scene().size, turned));
        }
        markup
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_never_longer_than_people_wait() {
        let close = |one: f64, other: f64| (one - other).abs() < 1e-6;
        let (whole, hop) = beat(1);
        assert!(close(whole, HOP) && close(hop, HOP));
        let (whole, hop) = beat(3);
        assert!(close(whole, 900.0) && close(hop, HOP));
        let (whole, hop) = beat(11);
        assert!(close(whole, LONGEST) && hop < HOP);
    }
}
