//! The position as a picture: SVG as it is drawn, PNG through a canvas.

use super::files;
use crate::session::Session;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url, js_sys,
};
use stolik_draw::{Svg, Theme};

/// How wide pictures are; a map gets more, so that its fields can be told apart.
const WIDTH: u32 = 1200;
const MAP_WIDTH: u32 = 2400;

/// What is shown, as an SVG document.
fn svg(session: Session) -> String {
    let is_map = session.play.with_untracked(|play| crate::board::is_map(play.scene()));
    let drawing = Svg {
        theme: Theme::Light,
        turned: session.turned.get_untracked(),
        width: Some(if is_map { MAP_WIDTH } else { WIDTH }),
        ..Svg::default()
    };
    let speaker = untrack(|| session.speaker());
    session.play.with_untracked(|play| drawing.draw(play.scene(), &speaker))
}

/// Hands out what is shown as SVG.
pub fn save_svg(session: Session, name: &str) {
    files::save_text(name, "image/svg+xml", &svg(session));
}

/// Hands out what is shown as PNG.
pub fn save_png(session: Session, name: &str) {
    let name = name.to_owned();
    // A browser that cannot draw on a canvas has handed out nothing.
    let _ = draw(&svg(session), move |blob| files::save(&name, &blob));
}

/// Draws an SVG document on a canvas and hands on the picture.
fn draw(svg: &str, then: impl Fn(Blob) + 'static) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let parts = js_sys::Array::of1(&svg.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let image = HtmlImageElement::new().ok()?;
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    let then = Closure::<dyn Fn(Option<Blob>)>::new(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            then(blob);
        }
    })
    .into_js_value();
    let (drawn, source) = (image.clone(), address.clone());
    let loaded = Closure::once_into_js(move || {
        canvas.set_width(drawn.natural_width());
        canvas.set_height(drawn.natural_height());
        let context = canvas.get_context("2d").ok().flatten();
        if let Some(context) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok())
            && context.draw_image_with_html_image_element(&drawn, 0.0, 0.0).is_ok()
        {
            // A canvas that hands out nothing has nothing to hand out.
            let _ = canvas.to_blob(then.unchecked_ref());
        }
        // The picture is on the canvas.
        let _ = Url::revoke_object_url(&source);
    });
    image.set_onload(Some(loaded.unchecked_ref()));
    image.set_src(&address);
    Some(())
}
