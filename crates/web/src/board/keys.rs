//! The keyboard on the board: arrows go from field to field, Enter and the space bar touch, Escape lets go.

use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use stolik_draw::{bounds, place};
use stolik_game::scene::Field;

/// A key was pressed on a field.
pub fn press(session: Session, event: &leptos::ev::KeyboardEvent) {
    let focus = session.focus;
    let step = match event.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            event.prevent_default();
            // A key held down touches once.
            if let Some(spot) = focus.get_untracked().filter(|_| !event.repeat()) {
                session.change(|play| play.touch(spot));
            }
            return;
        }
        "Escape" => return session.change(Play::let_go),
        _ => return,
    };
    event.prevent_default();
    if let Some(name) = neighbour(session, step) {
        focus_field(session, &name);
    }
}

/// The name of the nearest field in a direction from the one that has the keyboard, as the board is turned now.
fn neighbour(session: Session, (right, down): (f64, f64)) -> Option<String> {
    let turned = session.turned.get_untracked();
    let focus = session.focus.get_untracked();
    session.play.with_untracked(|play| {
        let scene = play.scene();
        let centre = |field: &Field| place(turned, scene.size, bounds(&field.shape)).centre();
        let (x, y) = scene.fields.iter().find(|field| Some(field.spot) == focus).map(centre)?;
        let distance = |field: &Field| {
            let (dx, dy) = (centre(field).0 - x, centre(field).1 - y);
            let (ahead, aside) = (dx * right + dy * down, (dx * down).abs() + (dy * right).abs());
            // What lies more to the side than ahead is another arrow's business.
            (ahead > 0.0 && aside < ahead).then_some(ahead + 2.0 * aside)
        };
        let near = scene.fields.iter().filter_map(|field| Some((distance(field)?, field)));
        near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, field)| field.name.clone())
    })
}

/// Gives the keyboard to a field; a map follows it.
fn focus_field(session: Session, name: &str) {
    let element = session.board.find("data-field", name);
    if let Some(element) = element.and_then(|element| element.dyn_into::<leptos::web_sys::SvgElement>().ok())
    {
        // A field that cannot take the keyboard leaves it where it was.
        let _ = element.focus();
    }
}
