//! A board in small, for cards: nothing of it can be touched.

use crate::drawings;
use leptos::prelude::*;
use std::fmt::Write;
use stolik_draw::{draw_token, is_ground, looks, plain_ground, turned_size};
use stolik_game::Scene;
use stolik_game::scene::Quarter;

/// A board in small.
#[component]
#[expect(clippy::needless_pass_by_value, reason = "components own what they show")]
pub fn Small(
    /// What it shows.
    scene: Scene,
) -> impl IntoView {
    // A board that is much higher than wide lies down.
    let turned = if scene.size.1 > scene.size.0 * 3 / 2 { Quarter::One } else { Quarter::None };
    drawings::need(looks(&scene));
    let (width, height) = turned_size(turned, scene.size);
    // A board that is drawn as a whole has a frame of its own.
    let is_framed = scene.tokens.iter().any(|token| token.look.0 == "medh-board");
    view! {
        <svg
            class:framed=is_framed
            viewBox=format!("0 0 {width} {height}")
            width=width.to_string()
            height=height.to_string()
            aria-hidden="true"
            inner_html=markup(&scene, turned)
        ></svg>
    }
}

/// Plain colours for the fields, then what lies on the ground, then what stands there.
fn markup(scene: &Scene, turned: Quarter) -> String {
    let mut markup = plain_ground(scene, turned);
    let (ground, above): (Vec<_>, Vec<_>) = scene.tokens.iter().partition(|token| is_ground(token));
    // A shore is too thin to be seen in small.
    let ground = ground.into_iter().filter(|token| !token.look.0.starts_with("wojna-shore-"));
    for token in ground.chain(above) {
        let _ = write!(markup, "{}", draw_token(token, scene.size, turned));
    }
    markup
}
