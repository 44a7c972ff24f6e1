//! A map: a window on a picture that is larger than it, pushed by scrolling and dragging, zoomed by buttons, wheel and
//! two fingers, with the whole of it in small when a part is not seen.
//!
//! Pushing is the browser's own scrolling, so that wheel, finger and the keyboard's focus do what they do everywhere.

use super::Picture;
use super::view::{STEP, View};
use crate::icons::{Icon, Sign};
use crate::session::Session;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Element, HtmlElement, ResizeObserver, TouchList};
use std::fmt::Write;
use stolik_draw::{is_ground, owner_class, place, plain_ground, token_bounds, turned_size};

/// How far a mouse must go before it drags the map and does not touch it.
const DRAG: i32 = 6;

/// A map with its tools.
#[component]
pub fn Map(session: Session) -> impl IntoView {
    let window = NodeRef::<html::Div>::new();
    let world = NodeRef::<html::Div>::new();
    let eye = Eye { window, world, view: RwSignal::new(View::default()) };
    let note = RwSignal::new(String::new());
    let fields = Memo::new(move |_| {
        let (width, height) = turned_size(session.turned.get(), session.with_scene(|scene| scene.size));
        (f64::from(width) / 100.0, f64::from(height) / 100.0)
    });
    // A map opens when its window is there, and anew when it is another map.
    Effect::new(move |_| {
        window.track();
        eye.open(fields.get());
    });
    Effect::new(move |_| eye.watch());
    let dragged = StoredValue::new(None::<(i32, i32)>);
    let fingers = StoredValue::new(None::<f64>);
    let noted = RwSignal::new(None::<String>);
    let say = move |target: Option<leptos::web_sys::EventTarget>| {
        let field = target.and_then(|target| target.dyn_ref::<Element>()?.get_attribute("data-field"));
        if field.is_some() && noted.with_untracked(|noted| *noted != field) {
            noted.set(field);
        }
    };
    // What is said of a field changes with the game; the fields know it once they are drawn.
    Effect::new(move |_| {
        session.play.track();
        session.language.track();
        if let Some(field) = noted.get() {
            request_animation_frame(move || {
                note.try_set(label_of(session, &field).unwrap_or_default());
            });
        }
    });
    view! {
        <div class="mapstage" class:flat=move || eye.view.with(View::is_flat) on:keydown=move |event| eye.press(&event)>
            <div
                class="mapwindow"
                class:part=move || eye.view.with(View::is_part)
                node_ref=window
                on:scroll=move |_| eye.scrolled()
                on:wheel=move |event| {
                    if event.ctrl_key() {
                        event.prevent_default();
                        let at = eye.point(event.client_x(), event.client_y());
                        eye.zoom((-event.delta_y() / 300.0).exp(), at);
                    }
                }
                on:pointerdown=move |event| {
                    session.is_dragged.set_value(false);
                    let is_mouse = event.pointer_type() == "mouse" && event.button() == 0;
                    dragged.set_value(is_mouse.then(|| (event.client_x(), event.client_y())));
                }
                on:pointermove=move |event| {
                    match dragged.get_value().filter(|_| event.buttons() & 1 == 1) {
                        Some(from) => {
                            let by = (event.client_x() - from.0, event.client_y() - from.1);
                            if session.is_dragged.get_value() || by.0.abs().max(by.1.abs()) >= DRAG {
                                session.is_dragged.set_value(true);
                                dragged.set_value(Some((event.client_x(), event.client_y())));
                                eye.push(by);
                            }
                        }
                        None => say(event.target()),
                    }
                }
                on:focusin=move |event| say(event.target())
                on:touchstart=move |event| fingers.set_value(spread(&event.touches()).map(|(spread, _)| spread))
                on:touchmove=move |event| {
                    if let (Some(before), Some((now, middle))) = (fingers.get_value(), spread(&event.touches())) {
                        event.prevent_default();
                        fingers.set_value(Some(now));
                        eye.zoom(now / before.max(1.0), eye.point(middle.0, middle.1));
                    }
                }
            >
                <div class="world" node_ref=world><Picture session/></div>
            </div>
            <p class="mapnote" aria-hidden="true" class:none=move || note.with(String::is_empty)>{note}</p>
            <Show when=move || eye.view.with(View::is_part)><Small session eye/></Show>
            <div class="zoom" role="group" aria-label=session.text("page-zoom")>
                <Lens session eye id="zoom-in" key="page-zoom-in" sign=Sign::Nearer act=|eye| eye.zoom_middle(STEP)/>
                <Lens session eye id="zoom-out" key="page-zoom-out" sign=Sign::Farther act=|eye| eye.zoom_middle(1.0 / STEP)/>
                <Lens session eye id="zoom-fit" key="page-zoom-fit" sign=Sign::Whole act=|eye| eye.see_all()/>
            </div>
        </div>
    }
}

/// A button that changes how the map is seen.
#[component]
fn Lens(
    session: Session,
    eye: Eye,
    id: &'static str,
    key: &'static str,
    sign: Sign,
    act: fn(Eye),
) -> impl IntoView {
    let name = session.text(key);
    view! {
        <button class="icb" id=session.board.id(id) aria-label=name title=name on:click=move |_| act(eye)><Icon sign/></button>
    }
}

/// The map in small, with the part that is seen.
#[component]
fn Small(session: Session, eye: Eye) -> impl IntoView {
    let turned = session.turned;
    let size = move || turned_size(turned.get(), session.with_scene(|scene| scene.size));
    let grounds = Memo::new(move |_| session.changes.get().ground);
    let ground = Memo::new(move |_| {
        grounds.get();
        let turned = turned.get();
        session.play.with_untracked(|play| plain_ground(play.scene(), turned))
    });
    let part = move |edge: usize| eye.view.with(|view| format!("{}%", view.part()[edge] * 100.0));
    let picture = NodeRef::<html::Div>::new();
    let go = move |event: &ev::PointerEvent| {
        if let Some(picture) = picture.get_untracked().filter(|_| event.buttons() & 1 == 1) {
            let rect = picture.get_bounding_client_rect();
            let x = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
            let y = (f64::from(event.client_y()) - rect.top()) / rect.height().max(1.0);
            eye.look_at((x, y));
        }
    };
    // It says nothing that the map does not say: the keyboard takes the map along.
    view! {
        <div class="mini-map" id=session.board.id("small-map") aria-hidden="true">
            <div class="in" node_ref=picture on:pointerdown=move |event| go(&event) on:pointermove=move |event| go(&event)>
                <svg viewBox=move || format!("0 0 {} {}", size().0, size().1)>
                    <g inner_html=ground></g>
                    <g inner_html=move || dots(session)></g>
                </svg>
                <div
                    class="part"
                    style:left=move || part(0)
                    style:top=move || part(1)
                    style:width=move || part(2)
                    style:height=move || part(3)
                ></div>
            </div>
        </div>
    }
}

/// What a screen reader is told of a field.
fn label_of(session: Session, field: &str) -> Option<String> {
    session.board.find("data-field", field)?.get_attribute("aria-label")
}

/// Who stands where, as spots in the owners' colours.
fn dots(session: Session) -> String {
    let turned = session.turned.get();
    session.with_scene(|scene| {
        let mut markup = String::new();
        for token in scene.tokens.iter().filter(|token| !is_ground(token)) {
            if let Some(class) = owner_class(token.owner) {
                let rect = place(turned, scene.size, token_bounds(token));
                let round = if rect.width > 100.0 { 20.0 } else { 50.0 };
                let _ = write!(
                    markup,
                    r#"<rect class="dot {class}" x="{}" y="{}" width="{}" height="{}" rx="{round}"/>"#,
                    rect.x, rect.y, rect.width, rect.height
                );
            }
        }
        markup
    })
}

/// Who looks at the map through its window.
#[derive(Clone, Copy)]
struct Eye {
    window: NodeRef<html::Div>,
    world: NodeRef<html::Div>,
    view: RwSignal<View>,
}

impl Eye {
    fn open(self, fields: (f64, f64)) {
        if let Some(size) = self.size() {
            let now = self.view.get_untracked();
            // The same map, turned: as large as it was.
            let turned = (now.fields.1, now.fields.0);
            let opening = View::opening(fields, size);
            let is_same = fields == now.fields || (fields == turned && now.field > 0.0);
            self.see(if is_same { View { fields, ..now }.through(size) } else { opening });
        }
    }

    /// Looks anew whenever the window's size changes, for as long as the map is shown.
    fn watch(self) {
        let Some(window) = self.window.get() else { return };
        let resized = Closure::<dyn Fn()>::new(move || self.measure());
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&window);
            let watch = StoredValue::new_local((observer, resized));
            on_cleanup(move || {
                watch.try_with_value(|(observer, _)| observer.disconnect());
            });
        }
    }

    fn measure(self) {
        let now = self.view.get_untracked();
        if let Some(size) = self.size().filter(|size| *size != now.window && now.field > 0.0) {
            self.see(now.through(size));
        }
    }

    fn zoom(self, factor: f64, at: (f64, f64)) {
        self.see(self.view.get_untracked().zoomed(factor, at));
    }

    fn zoom_middle(self, factor: f64) {
        let (width, height) = self.view.get_untracked().window;
        self.zoom(factor, (width / 2.0, height / 2.0));
    }

    fn see_all(self) {
        self.see(self.view.get_untracked().fitted());
    }

    fn look_at(self, at: (f64, f64)) {
        self.see(self.view.get_untracked().centred(at));
    }

    /// Pushes the map along with the mouse.
    fn push(self, by: (i32, i32)) {
        if let Some(window) = self.window.get_untracked() {
            window.set_scroll_left(window.scroll_left() - by.0);
            window.set_scroll_top(window.scroll_top() - by.1);
        }
    }

    fn press(self, event: &ev::KeyboardEvent) {
        match event.key().as_str() {
            "+" | "=" => self.zoom_middle(STEP),
            "-" => self.zoom_middle(1.0 / STEP),
            "0" => self.see_all(),
            _ => {}
        }
    }

    /// The browser has scrolled.
    fn scrolled(self) {
        if let Some(window) = self.window.get_untracked() {
            let pushed = (f64::from(window.scroll_left()), f64::from(window.scroll_top()));
            self.view.update(|view| view.pushed = pushed);
        }
    }

    /// Shows the map so: first its size, so that it can be pushed as far as wanted.
    fn see(self, view: View) {
        if let (Some(window), Some(world)) = (self.window.get_untracked(), self.world.get_untracked()) {
            let world: &HtmlElement = &world;
            // A style that cannot be set leaves the map as large as it was.
            let _ = world.style().set_property("width", &format!("{}px", view.size().0));
            let (left, up) = view.aside();
            let _ = world.style().set_property("translate", &format!("{}px {}px", -left, -up));
            // A part can be pushed out from under the buttons.
            let _ = window.class_list().toggle_with_force("part", view.is_part());
            window.set_scroll_left(view.pushed.0.round() as i32);
            window.set_scroll_top(view.pushed.1.round() as i32);
            self.view.set(view);
        }
    }

    fn size(self) -> Option<(f64, f64)> {
        let window = self.window.get_untracked()?;
        Some((f64::from(window.client_width()), f64::from(window.client_height())))
    }

    /// A point of the screen as one of the window.
    fn point(self, x: i32, y: i32) -> (f64, f64) {
        let rect = self.window.get_untracked().map(|window| window.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (f64::from(x) - left, f64::from(y) - top)
    }
}

/// How far two fingers are from each other, and the point between them; nothing for any other number of fingers.
fn spread(fingers: &TouchList) -> Option<(f64, (i32, i32))> {
    let (one, two) = (fingers.get(0)?, fingers.get(1)?);
    if fingers.length() != 2 {
        return None;
    }
    let by = (one.client_x() - two.client_x(), one.client_y() - two.client_y());
    let middle =
        (i32::midpoint(one.client_x(), two.client_x()), i32::midpoint(one.client_y(), two.client_y()));
    Some((f64::from(by.0).hypot(f64::from(by.1)), middle))
}
