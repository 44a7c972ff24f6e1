//! Dragging a piece with the mouse: pressed on its field, pulled, let go on another. A map is pushed instead.

use super::pieces::lifted;
use super::touch::spot_of;
use crate::session::Session;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{SvgElement, SvgsvgElement};
use stolik_game::Spot;

/// How far a mouse must go before it drags and does not touch.
const FAR: i32 = 6;

/// A drag under way: where it began, and the piece, once it has gone far enough.
#[derive(Clone, Copy, Default)]
pub struct Drag(StoredValue<Option<(Spot, (i32, i32))>>);

impl Drag {
    /// No drag yet.
    pub fn new() -> Drag {
        Drag(StoredValue::new(None))
    }

    /// A button of the mouse was pressed.
    pub fn press(self, session: Session, event: &PointerEvent) {
        if session.with_scene_untracked(super::is_map) {
            return;
        }
        session.is_dragged.set_value(false);
        let is_mouse = event.pointer_type() == "mouse" && event.button() == 0;
        let spot = spot_of(session, event.target().as_ref()).filter(|_| is_mouse);
        self.0.set_value(spot.map(|spot| (spot, (event.client_x(), event.client_y()))));
    }

    /// The mouse has moved.
    pub fn pull(self, session: Session, event: &PointerEvent) {
        let Some((spot, from)) = self.0.get_value() else { return };
        if event.buttons() & 1 == 0 {
            return self.0.set_value(None);
        }
        let by = (event.client_x() - from.0, event.client_y() - from.1);
        if !session.is_dragged.get_value() {
            if by.0.abs().max(by.1.abs()) < FAR {
                return;
            }
            let is_held = session.play.with_untracked(|play| play.touched() == [spot]);
            if !is_held && session.play.with_untracked(|play| play.leads_somewhere(spot)) {
                session.change(|play| play.touch(spot));
            }
            if session.play.with_untracked(|play| play.touched() != [spot]) {
                // There is nothing to drag.
                return self.0.set_value(None);
            }
            session.is_dragged.set_value(true);
        }
        if let Some(piece) = piece(session) {
            let scale = scale(&piece);
            let by = format!("{}px {}px", f64::from(by.0) * scale, f64::from(by.1) * scale);
            // A piece that cannot be pulled along still goes where it is let go.
            let _ = piece.style().set_property("translate", &by);
            let _ = piece.style().set_property("transition", "none");
        }
    }

    /// The mouse has let go.
    pub fn drop(self, session: Session, event: &PointerEvent) {
        let begun = self.0.try_update_value(Option::take).flatten();
        if begun.is_none() || !session.is_dragged.get_value() {
            return;
        }
        if let Some(piece) = piece(session) {
            let _ = piece.style().remove_property("translate");
            request_animation_frame(move || {
                let _ = piece.style().remove_property("transition");
            });
        }
        #[expect(clippy::cast_precision_loss, reason = "no screen is so wide")]
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let below = document().element_from_point(x, y);
        let spot = below.and_then(|below| spot_of(session, Some(below.as_ref())));
        if let Some(spot) = spot.filter(|spot| begun.is_some_and(|(from, _)| from != *spot)) {
            session.focus.set(Some(spot));
            session.change(|play| play.touch(spot));
        }
    }
}

/// The piece that is chosen.
fn piece(session: Session) -> Option<SvgElement> {
    let id = untrack(|| lifted(session))?;
    session.board.find("data-token", id)?.dyn_into().ok()
}

/// How many units of the picture a pixel is.
fn scale(piece: &SvgElement) -> f64 {
    let matrix = piece.owner_svg_element().and_then(|picture: SvgsvgElement| picture.get_screen_ctm());
    matrix.map_or(1.0, |matrix| 1.0 / f64::from(matrix.a()).max(0.01))
}
