//! The editor of maps: a brush for grounds, symmetry, the generator, and the game's own checks.

use super::{faults, files};
use crate::icons::{Icon, Sign};
use crate::session::Session;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;
use std::fmt::Write;
use stolik_catalog::Kind;
use stolik_game::{ExplainedFault, Ground, Maps, Message};
use stolik_study::{Sketch, Symmetry};
use stolik_text::{Speaker, key_exists};

/// So many steps can be taken back.
const STEPS: usize = 60;

/// What the editor shares. Cheap to copy: signals only.
#[derive(Clone, Copy)]
struct Atlas {
    page: Session,
    kind: Kind,
    maps: &'static Maps,
    sketch: RwSignal<Sketch>,
    before: RwSignal<Vec<Sketch>>,
    brush: RwSignal<u8>,
    thickness: RwSignal<u8>,
    /// The field that has the keyboard.
    at: RwSignal<(u8, u8)>,
    /// What is wrong with what was last asked for: a text, a size to generate.
    refused: RwSignal<Vec<ExplainedFault>>,
}

impl Atlas {
    /// Does something that can be taken back.
    fn step(self, change: impl FnOnce(&mut Sketch)) {
        self.keep();
        self.sketch.update(change);
        self.refused.set(Vec::new());
    }

    fn keep(self) {
        let now = self.sketch.get_untracked();
        self.before.update(|before| {
            before.push(now);
            if before.len() > STEPS {
                before.remove(0);
            }
        });
    }

    fn undo(self) {
        let mut last = None;
        self.before.update(|before| last = before.pop());
        if let Some(last) = last {
            self.sketch.set(last);
        }
    }

    /// Puts another map in its place, or says why not.
    fn replace(self, other: Result<Sketch, Vec<ExplainedFault>>) {
        match other {
            Ok(mut other) => {
                other.symmetry = self.sketch.with_untracked(|sketch| sketch.symmetry);
                self.step(|sketch| *sketch = other);
            }
            Err(faults) => self.refused.set(faults),
        }
    }

    /// What a number of a ground stands for.
    fn ground(self, number: u8) -> &'static Ground {
        &self.maps.grounds[usize::from(number).min(self.maps.grounds.len() - 1)]
    }

    fn paint(self, (x, y): (u8, u8)) {
        let (ground, thickness) = (self.brush.get_untracked(), self.thickness.get_untracked());
        self.sketch.update(|sketch| sketch.paint(x, y, ground, thickness));
    }
}

/// The editor of a game's maps.
#[component]
pub fn MapEditor(session: Session, kind: Kind, maps: &'static Maps) -> impl IntoView {
    let (width, height) = maps.usual;
    let atlas = Atlas {
        page: session,
        kind,
        maps,
        sketch: RwSignal::new(Sketch::new(maps, width, height)),
        before: RwSignal::new(Vec::new()),
        brush: RwSignal::new(1),
        thickness: RwSignal::new(1),
        at: RwSignal::new((0, 0)),
        refused: RwSignal::new(Vec::new()),
    };
    let text = Memo::new(move |_| atlas.sketch.with(Sketch::text));
    view! {
        <div class="play game-page editor-page" id="map-editor" data-map=text>
            <div class="tablewrap">
                <section class="stage"><Sheet atlas/></section>
                <div class="panel">
                    <h1 class="h2">{session.text(maps.title)}</h1>
                    <Tools atlas/>
                    <Generator atlas/>
                    <Text atlas text/>
                    <Checks atlas/>
                    <Ways atlas text/>
                </div>
            </div>
        </div>
    }
}

/// The map itself: painted by pointer, or by the keys from field to field.
#[component]
fn Sheet(atlas: Atlas) -> impl IntoView {
    let sheet = NodeRef::<svg::Svg>::new();
    let is_painting = StoredValue::new(false);
    let field = move |event: &PointerEvent| {
        let seen = sheet.get()?.get_bounding_client_rect();
        let (width, height) = atlas.sketch.with_untracked(|sketch| (sketch.width(), sketch.height()));
        let share = |at: i32, start: f64, length: f64| (f64::from(at) - start) / length.max(1.0);
        let (across, down) = (
            share(event.client_x(), seen.left(), seen.width()),
            share(event.client_y(), seen.top(), seen.height()),
        );
        let inside = (0.0..1.0).contains(&across) && (0.0..1.0).contains(&down);
        #[expect(clippy::cast_sign_loss, reason = "it is inside")]
        inside.then(|| ((across * f64::from(width)) as u8, (down * f64::from(height)) as u8))
    };
    let press = move |event: PointerEvent| {
        if let Some(at) = field(&event) {
            event.prevent_default();
            is_painting.set_value(true);
            atlas.keep();
            atlas.at.set(at);
            atlas.paint(at);
        }
    };
    let drag = move |event: PointerEvent| {
        if let Some(at) = field(&event).filter(|_| is_painting.get_value()) {
            atlas.at.set(at);
            atlas.paint(at);
        }
    };
    let keys = move |event: KeyboardEvent| {
        let (width, height) = atlas.sketch.with_untracked(|sketch| (sketch.width(), sketch.height()));
        let (x, y) = atlas.at.get_untracked();
        let to = match event.key().as_str() {
            "ArrowLeft" => (x.saturating_sub(1), y),
            "ArrowRight" => ((x + 1).min(width - 1), y),
            "ArrowUp" => (x, y.saturating_sub(1)),
            "ArrowDown" => (x, (y + 1).min(height - 1)),
            "Enter" | " " => {
                event.prevent_default();
                atlas.keep();
                return atlas.paint((x, y));
            }
            _ => return,
        };
        event.prevent_default();
        atlas.at.set(to);
    };
    let view_box = move || atlas.sketch.with(|sketch| format!("0 0 {} {}", sketch.width(), sketch.height()));
    let ratio = move || {
        let (width, height) = atlas.sketch.with(|sketch| (sketch.width(), sketch.height()));
        (f64::from(width) / f64::from(height)).to_string()
    };
    let label = move || {
        let (width, height) = atlas.sketch.with(|sketch| (sketch.width(), sketch.height()));
        let message = Message::new("study-map-label")
            .with("width", usize::from(width))
            .with("height", usize::from(height));
        Speaker::new(atlas.page.language.get()).say(&message)
    };
    let here = move || {
        let (x, y) = atlas.at.get();
        let ground = atlas.sketch.with(|sketch| sketch.ground(x, y))?;
        let speaker = Speaker::new(atlas.page.language.get());
        Some(format!("{x},{y}: {}", speaker.text(atlas.ground(ground).name)))
    };
    view! {
        <div class="board sq plain" style=("--ratio", ratio)>
            <svg
                class="sheet"
                id="sheet"
                viewBox=view_box
                role="application"
                tabindex="0"
                aria-label=label
                aria-describedby="sheet-here"
                node_ref=sheet
                on:pointerdown=press
                on:pointermove=drag
                on:pointerup=move |_| is_painting.set_value(false)
                on:pointerleave=move |_| is_painting.set_value(false)
                on:keydown=keys
            >
                <g inner_html=move || atlas.sketch.with(|sketch| drawn(atlas.maps, sketch))></g>
                <rect class="cursor" x=move || atlas.at.get().0.to_string() y=move || atlas.at.get().1.to_string() width="1" height="1"></rect>
            </svg>
            <span class="sr" id="sheet-here" aria-live="polite">{here}</span>
        </div>
    }
}

/// The grounds, in runs of equal fields, and thin lines between the fields.
fn drawn(maps: &Maps, sketch: &Sketch) -> String {
    let (width, height) = (usize::from(sketch.width()), sketch.height());
    let mut paths = vec![String::new(); maps.grounds.len()];
    for (y, row) in sketch.cells().chunks_exact(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(u8::eq) {
            let _ = write!(paths[usize::from(run[0])], "M{x} {y}h{}v1h-{}z", run.len(), run.len());
            x += run.len();
        }
    }
    let mut drawn = String::new();
    for (ground, path) in maps.grounds.iter().zip(paths) {
        let _ = write!(drawn, r#"<path class="{}" d="{path}"/>"#, ground.id);
    }
    drawn.push_str(r#"<path class="lines" d=""#);
    for x in 1..width {
        let _ = write!(drawn, "M{x} 0V{height}");
    }
    for y in 1..height {
        let _ = write!(drawn, "M0 {y}H{width}");
    }
    drawn + r#""/>"#
}

/// Brush, thickness, symmetry, size.
#[component]
fn Tools(atlas: Atlas) -> impl IntoView {
    let page = atlas.page;
    let ground = move |(ground, number): (&'static Ground, u8)| {
        let is_on = move || atlas.brush.get() == number;
        view! {
            <button class=ground.id data-terrain=ground.letter.to_string() aria-pressed=move || is_on().to_string() on:click=move |_| atlas.brush.set(number)>
                {page.text(ground.name)}
            </button>
        }
    };
    let symmetry = move |(symmetry, key): (Symmetry, &'static str)| {
        let is_on = move || atlas.sketch.with(|sketch| sketch.symmetry == symmetry);
        view! {
            <button data-symmetry=key aria-pressed=move || is_on().to_string() on:click=move |_| atlas.sketch.update(|sketch| sketch.symmetry = symmetry)>
                {page.text(key)}
            </button>
        }
    };
    let symmetries = [
        (Symmetry::None, "study-map-symmetry-none"),
        (Symmetry::Half, "study-map-symmetry-half"),
        (Symmetry::Across, "study-map-symmetry-across"),
        (Symmetry::Down, "study-map-symmetry-down"),
    ];
    let thickness = move |thickness: u8| {
        let is_on = move || atlas.thickness.get() == thickness;
        view! {
            <button aria-pressed=move || is_on().to_string() on:click=move |_| atlas.thickness.set(thickness)>{2 * thickness - 1}</button>
        }
    };
    view! {
        <div class="stack">
            <span class="label">{page.text("study-map-brush")}</span>
            <div class="seg" role="group" aria-label=page.text("study-map-brush")>{atlas.maps.grounds.iter().zip(0..).map(ground).collect_view()}</div>
            <div class="row wrapping">
                <span class="label">{page.text("study-map-brush-size")}</span>
                <div class="seg" role="group" aria-label=page.text("study-map-brush-size")>{[1, 2, 3].map(thickness).collect_view()}</div>
                <button class="btn small" id="map-undo" aria-disabled=move || atlas.before.with(Vec::is_empty).to_string() on:click=move |_| atlas.undo()>
                    <Icon sign=Sign::Undo/>{page.text("study-map-undo")}
                </button>
            </div>
            <span class="label">{page.text("study-map-symmetry")}</span>
            <div class="seg wrapping" role="group" aria-label=page.text("study-map-symmetry")>{symmetries.map(symmetry).collect_view()}</div>
        </div>
    }
}

/// Size, seed and shares: another sheet, or a random map.
#[component]
fn Generator(atlas: Atlas) -> impl IntoView {
    let page = atlas.page;
    let (width, height) = atlas.sketch.with_untracked(|sketch| (sketch.width(), sketch.height()));
    let (width, height) = (RwSignal::new(i64::from(width)), RwSignal::new(i64::from(height)));
    let seed = RwSignal::new(1_i64);
    let shares: Vec<_> =
        atlas.maps.grounds.iter().filter_map(|ground| Some((ground.id, ground.share?))).collect();
    let shares: Vec<_> =
        shares.into_iter().map(|(id, (key, usual))| (id, key, RwSignal::new(i64::from(usual)))).collect();
    let number = move |key: &'static str, id: String, value: RwSignal<i64>, most: i64| {
        view! {
            <label class="choice">
                <span>{page.text(key)}</span>
                <input
                    class="field-in"
                    type="number"
                    id=id
                    min="0"
                    max=most.to_string()
                    prop:value=move || value.get().to_string()
                    on:change=move |event| value.set(event_target_value(&event).parse::<i64>().unwrap_or_default().clamp(0, most))
                />
            </label>
        }
    };
    let small = |value: RwSignal<i64>| u8::try_from(value.get_untracked()).unwrap_or(u8::MAX);
    let resize = move |_| atlas.step(|sketch| *sketch = sketch.resized(small(width), small(height)));
    let asked: Vec<_> = shares.iter().map(|(.., share)| *share).collect();
    let generate = move |_| {
        let seed = u64::try_from(seed.get_untracked()).unwrap_or_default();
        let shares: Vec<u8> = asked.iter().map(|share| small(*share)).collect();
        atlas.replace(Sketch::generated(atlas.maps, (small(width), small(height)), &shares, seed));
    };
    let share = move |(id, key, value)| number(key, format!("map-{id}"), value, 50);
    let known = move || {
        let speaker = Speaker::new(page.language.get());
        let option = |word: &&'static str| {
            let key = format!("{}-{}-{word}", atlas.kind.id(), atlas.maps.option);
            let name =
                if key_exists(speaker.language(), &key) { speaker.text(&key) } else { (*word).to_owned() };
            view! { <option value=*word>{name}</option> }
        };
        let words = atlas.kind.known_values(atlas.maps.option).iter();
        words.filter(|word| Sketch::named(atlas.maps, word).is_some()).map(option).collect_view()
    };
    let take = move |event| {
        if let Some(map) = Sketch::named(atlas.maps, &event_target_value(&event)) {
            atlas.replace(Ok(map));
        }
    };
    view! {
        <details class="fold" open>
            <summary>{page.text("study-map-size")}</summary>
            <div class="dials">
                {number("study-map-width", "map-width".into(), width, i64::from(atlas.maps.most))}
                {number("study-map-height", "map-height".into(), height, i64::from(atlas.maps.most))}
                {shares.into_iter().map(share).collect_view()}
                {number("study-map-seed", "map-seed".into(), seed, i64::from(u32::MAX))}
                <label class="choice">
                    <span>{page.text("study-map-known")}</span>
                    <select class="field-in" id="map-known" on:change=take><option value=""></option>{known}</select>
                </label>
            </div>
            <div class="row wrapping">
                <button class="btn small" id="map-resize" on:click=resize>{page.text("study-map-resize")}</button>
                <button class="btn small" id="map-generate" on:click=generate>{page.text("study-map-generate")}</button>
            </div>
        </details>
    }
}

/// The map as text, which can be changed too.
#[component]
fn Text(atlas: Atlas, text: Memo<String>) -> impl IntoView {
    view! {
        <label class="stack">
            <span class="label">{atlas.page.text("study-map-text")}</span>
            <textarea
                class="field-in own"
                id="map-text"
                rows="4"
                spellcheck="false"
                prop:value=text
                on:change=move |event| atlas.replace(Sketch::read(atlas.maps, &event_target_value(&event)))
            ></textarea>
        </label>
    }
}

/// What the game itself says of the map.
#[component]
fn Checks(atlas: Atlas) -> impl IntoView {
    let faults = Memo::new(move |_| {
        let refused = atlas.refused.get();
        if refused.is_empty() { atlas.sketch.with(Sketch::faults) } else { refused }
    });
    let list = move || faults::told(&Speaker::new(atlas.page.language.get()), faults.get());
    view! {
        <div role="status" id="map-faults">
            <Show
                when=move || !faults.with(Vec::is_empty)
                fallback=move || view! { <p class="small good"><Icon sign=Sign::Tick/>{atlas.page.text("study-map-good")}</p> }
            >
                <ul class="faults">{list}</ul>
            </Show>
        </div>
    }
}

/// What can be done with the map.
#[component]
fn Ways(atlas: Atlas, text: Memo<String>) -> impl IntoView {
    let play = move |_| {
        let map = text.get_untracked();
        if let Ok(game) = atlas.kind.with_options([(atlas.maps.option, map.as_str())]) {
            let seating = atlas.page.persons(&game);
            atlas.page.begin_with(game, seating);
        }
    };
    let is_good = Memo::new(move |_| atlas.sketch.with(|sketch| sketch.faults().is_empty()));
    let file = format!("{}-map.txt", atlas.kind.id());
    view! {
        <div class="row wrapping">
            <button class="btn primary" id="play-map" aria-disabled=move || (!is_good.get()).to_string() on:click=play>
                <Icon sign=Sign::Branch/>{atlas.page.text("study-map-play")}
            </button>
            <button class="btn small" on:click=move |_| files::copy(&text.get_untracked(), |_| {})>{atlas.page.text("study-map-copy")}</button>
            <button class="btn small" on:click=move |_| files::save_text(&file, "text/plain", &text.get_untracked())>{atlas.page.text("study-save-record")}</button>
            <a class="btn small" href=format!("/editor/{}", atlas.kind.id())>{atlas.page.text("study-map-editor")}</a>
        </div>
    }
}
