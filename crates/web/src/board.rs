//! The board: draws any scene, and lets a person choose by touching spots. It knows geometry and walks, not rules.

use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use std::fmt::Write;
use stolik_draw::{
    BoardMark, Coordinate, Coordinates, bounds, draw_field, draw_mark, draw_token, escape, is_board, looks,
    marks_of_scene, marks_of_walk, place, sprite, turned_size,
};
use stolik_game::scene::{Field, Quarter, Token};
use stolik_game::{Hint, Message, Scene, Seat, Spot};

/// The board of the game that is played.
#[component]
pub fn Board(session: Session) -> impl IntoView {
    let Session { play, turned, .. } = session;
    let size = Memo::new(move |_| play.with(|play| play.scene().size));
    let fields = Memo::new(move |_| play.with(|play| play.scene().fields.clone()));
    let view_box = move || {
        let (width, height) = turned_size(turned.get(), size.get());
        format!("0 0 {width} {height}")
    };
    let symbols = Memo::new(move |_| symbols(session));
    let ground = Memo::new(move |_| ground(session));
    let tokens = Memo::new(move |_| play.with(|play| standing(play.scene())));
    view! {
        <div class="board sq">
            <svg
                id="board"
                viewBox=view_box
                role="group"
                data-inputs=move || play.with(|play| play.table().inputs().len()).to_string()
                aria-label=move || label(session)
                on:keydown=move |event| keys(session, &event)
            >
                <g inner_html=move || symbols.get()></g>
                <g inner_html=move || ground.get()></g>
                <g inner_html=move || marks(session, BoardMark::is_ground)></g>
                <For each=move || tokens.get() key=|token| token.id.0 let:token>
                    <Piece session token/>
                </For>
                <g inner_html=move || marks(session, |mark| !mark.is_ground())></g>
                <For each=move || fields.get() key=|field| (field.spot, field.name.clone()) let:field>
                    <Touchable session field/>
                </For>
            </svg>
        </div>
    }
}

/// The tokens that stand on the board; the board itself, where it is a token, lies below.
fn standing(scene: &Scene) -> Vec<Token> {
    scene.tokens.iter().filter(|token| !is_board(token, scene)).cloned().collect()
}

/// One token. It keeps its element while it keeps its identity, so that the browser moves it.
#[component]
fn Piece(session: Session, token: Token) -> impl IntoView {
    let Session { play, turned, .. } = session;
    let id = token.id;
    let now = Memo::new(move |_| {
        play.with(|play| {
            let token = play.scene().tokens.iter().find(|t| t.id == id).unwrap_or(&token);
            let drawing = draw_token(token, play.scene().size, turned.get());
            let (x, y) = (drawing.rect.x, drawing.rect.y);
            let lifted = play.touched().first() == Some(&token.spot);
            (x, y, drawing.shifted((-x, -y)).to_string(), lifted)
        })
    });
    view! {
        <g
            class="token"
            class:lifted=move || now.with(|now| now.3)
            style:transform=move || now.with(|(x, y, ..)| format!("translate({x}px, {y}px)"))
            inner_html=move || now.with(|now| now.2.clone())
        ></g>
    }
}

/// What is touched of a field: nothing to see, a name for the screen reader, a place for the keyboard.
#[component]
fn Touchable(session: Session, field: Field) -> impl IntoView {
    let Session { play, turned, focus, .. } = session;
    let spot = field.spot;
    let name = field.name.clone();
    let shape = field.shape.clone();
    let rect = Memo::new(move |_| place(turned.get(), play.with(|play| play.scene().size), bounds(&shape)));
    let has_focus = move || focus.get() == Some(spot) || (focus.get().is_none() && is_first(session, spot));
    view! {
        <rect
            id=format!("field-{name}")
            class="touch"
            data-field=name.clone()
            role="button"
            tabindex=move || if has_focus() { "0" } else { "-1" }
            aria-label=move || field_label(session, spot, &name)
            aria-pressed=move || play.with(|play| play.touched().contains(&spot)).to_string()
            x=move || rect.get().x.to_string()
            y=move || rect.get().y.to_string()
            width=move || rect.get().width.to_string()
            height=move || rect.get().height.to_string()
            on:click=move |_| {
                focus.set(Some(spot));
                play.update(|play| play.touch(spot));
            }
            on:focus=move |_| focus.set(Some(spot))
        ></rect>
    }
}

fn is_first(session: Session, spot: Spot) -> bool {
    session
        .play
        .with(|play| play.scene().fields.iter().find(|field| field.playable).is_some_and(|f| f.spot == spot))
}

/// The drawings this scene needs, each once, and those of marks.
fn symbols(session: Session) -> String {
    session.play.with(|play| {
        let game = play.table().game();
        let emblems = (0..game.seats()).map(|seat| game.emblem(Seat(seat)).look.0);
        let mut looks = looks(play.scene());
        looks.extend(emblems);
        sprite(looks)
    })
}

fn ground(session: Session) -> String {
    let turned = session.turned.get();
    session.play.with(|play| {
        let scene = play.scene();
        let mut markup = String::new();
        let board = scene.tokens.iter().filter(|token| is_board(token, scene));
        let board = board.map(|token| draw_token(token, scene.size, turned));
        let fields = scene.fields.iter().filter_map(|field| draw_field(field, scene.size, turned));
        for drawing in board.chain(fields) {
            let _ = write!(markup, "{drawing}");
        }
        let coordinates = Coordinates::of(scene, turned);
        for below in &coordinates.below {
            let (right, bottom) =
                (below.field.x + below.field.width - 6.0, below.field.y + below.field.height - 7.0);
            coordinate(&mut markup, below, (right, bottom), "end");
        }
        for beside in &coordinates.beside {
            coordinate(&mut markup, beside, (beside.field.x + 6.0, beside.field.y + 22.0), "start");
        }
        markup
    })
}

fn coordinate(markup: &mut String, coordinate: &Coordinate, (x, y): (f64, f64), anchor: &str) {
    let class = if coordinate.on_dark { "coord od" } else { "coord ol" };
    let _ = write!(
        markup,
        r#"<text class="{class}" x="{x}" y="{y}" text-anchor="{anchor}">{}</text>"#,
        escape(&coordinate.text)
    );
}

/// The marks of the position and of the walk: those below the tokens, or those above.
fn marks(session: Session, wanted: fn(BoardMark) -> bool) -> String {
    let turned = session.turned.get();
    session.play.with(|play| {
        let scene = play.scene();
        let mut markup = String::new();
        for (spot, mark) in all_marks(play) {
            if let Some(field) = scene.fields.iter().find(|field| field.spot == spot)
                && wanted(mark)
            {
                let _ = write!(markup, "{}", draw_mark(mark, field, scene.size, turned));
            }
        }
        if !wanted(BoardMark::Last) {
            badges(&mut markup, play, turned);
        }
        if let Some(field) = touched_in_vain(play)
            && !wanted(BoardMark::Last)
        {
            let rect = place(turned, scene.size, bounds(&field.shape));
            let (x, y) = (rect.x + 5.0, rect.y + 5.0);
            let (width, height) = (rect.width - 10.0, rect.height - 10.0);
            for class in ["m-bad", "m-bad2"] {
                let _ = write!(
                    markup,
                    r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#
                );
            }
        }
        markup
    })
}

/// What stands on the spots that may be touched next: costs, chances.
fn badges(markup: &mut String, play: &Play, turned: Quarter) {
    let scene = play.scene();
    for next in play.next() {
        let field = scene.fields.iter().find(|field| field.spot == next.spot);
        if let (Some(badge), Some(field)) = (next.badge, field) {
            let (x, y) = place(turned, scene.size, bounds(&field.shape)).centre();
            let (cy, ty, badge) = (y, y + 8.0, escape(&badge));
            let _ = write!(
                markup,
                r#"<circle class="m-step" cx="{x}" cy="{cy}" r="17"/><text class="m-step-t" x="{x}" y="{ty}">{badge}</text>"#
            );
        }
    }
}

fn all_marks(play: &Play) -> Vec<(Spot, BoardMark)> {
    // Pieces that may be chosen are not marked: a board full of marks says nothing.
    let mut next = play.next();
    next.retain(|next| next.hint != Hint::Choose);
    let mut marks = marks_of_scene(play.scene());
    marks.extend(marks_of_walk(play.touched(), &next));
    marks
}

fn touched_in_vain(play: &Play) -> Option<&Field> {
    let spot = play.why()?.spot?;
    play.scene().fields.iter().find(|field| field.spot == spot)
}

/// The board in words.
fn label(session: Session) -> String {
    let speaker = session.speaker();
    session.play.with(|play| {
        let spoken = play.scene().spoken.iter().map(|line| speaker.say(line));
        spoken.collect::<Vec<_>>().join(" ")
    })
}

/// What stands on a field and what touching it would do.
fn field_label(session: Session, spot: Spot, name: &str) -> String {
    let speaker = session.speaker();
    session.play.with(|play| {
        let token = play.scene().tokens.iter().find(|token| token.spot == spot);
        let what = match token {
            Some(token) => {
                Message::new("page-field-token").with("field", name).with("token", token.name.clone())
            }
            None => Message::new("page-field-empty").with("field", name),
        };
        let mut label = speaker.say(&what);
        if let Some(key) = touch_key(play, spot) {
            let _ = write!(label, ", {}", speaker.text(key));
        }
        let note = play.next().into_iter().find(|next| next.spot == spot).and_then(|next| next.note);
        if let Some(note) = note {
            let _ = write!(label, ", {}", speaker.say(&note));
        }
        label
    })
}

fn touch_key(play: &Play, spot: Spot) -> Option<&'static str> {
    if play.touched().contains(&spot) {
        return Some("page-mark-selected");
    }
    let next = play.next();
    let next = next.iter().find(|next| next.spot == spot)?;
    Some(match next.hint {
        Hint::Choose => "page-mark-movable",
        Hint::Step => "page-mark-target",
        Hint::Capture => "page-mark-capture",
    })
}

/// The keyboard on the board: arrows go from field to field, Enter and the space bar touch, Escape lets go.
fn keys(session: Session, event: &leptos::ev::KeyboardEvent) {
    let Session { play, focus, .. } = session;
    let step = match event.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            event.prevent_default();
            if let Some(spot) = focus.get_untracked() {
                play.update(|play| play.touch(spot));
            }
            return;
        }
        "Escape" => return play.update(Play::let_go),
        _ => return,
    };
    event.prevent_default();
    if let Some(name) = neighbour(session, step) {
        focus_field(&name);
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

/// Gives the keyboard to a field.
fn focus_field(name: &str) {
    use leptos::wasm_bindgen::JsCast;
    let element = document().get_element_by_id(&format!("field-{name}"));
    if let Some(element) = element.and_then(|element| element.dyn_into::<leptos::web_sys::SvgElement>().ok())
    {
        // A field that cannot take the keyboard leaves it where it was.
        let _ = element.focus();
    }
}
