//! The position editor: a board to place things on, the text beside it, and what is wrong with both.

use super::options::{Chosen, Options};
use super::{export, faults, files};
use crate::board::{Board, is_map};
use crate::drawings;
use crate::icons::{Icon, Sign};
use crate::play::{PastMoment, Play};
use crate::session::{Session, random_seed};
use leptos::prelude::*;
use stolik_catalog::{AnyGame, Kind};
use stolik_draw::owner_class;
use stolik_game::{Dial, DialRange, ExplainedFault, Message, Record, Sort};
use stolik_study::{Layout, Study, from_link, to_link};
use stolik_text::Speaker;

/// What the editor shares. Cheap to copy: signals only.
#[derive(Clone, Copy)]
struct Bench {
    page: Session,
    session: Session,
    layout: RwSignal<Layout>,
    /// What is placed by a touch; nothing takes away.
    brush: RwSignal<Option<usize>>,
    /// What is wrong with the options.
    clashes: RwSignal<Vec<ExplainedFault>>,
}

/// The editor of a game's positions. The address may carry the record of a game that begins from one.
#[component]
pub fn Editor(session: Session, kind: Kind, fragment: String) -> impl IntoView {
    let layout = carried(kind, &fragment).unwrap_or_else(|| Layout::new(kind.usual()));
    let options = layout.game().options().into_iter();
    let usual = kind.usual().options();
    let own = options.zip(usual).filter(|(own, usual)| own != usual).map(|(own, _)| own);
    let chosen: Chosen = RwSignal::new(own.map(|(name, value)| (name.to_owned(), value)).collect());
    let play = Play::looking_back(shown(&layout), &session.persons(layout.game()).names(), random_seed());
    let bench = Bench {
        page: session,
        session: session.apart(play),
        layout: RwSignal::new(layout),
        brush: RwSignal::new(None),
        clashes: RwSignal::new(Vec::new()),
    };
    Effect::new(move |_| bench.take_touch());
    Effect::new(move |before: Option<Vec<(String, String)>>| {
        let now = chosen.get();
        if before.is_some_and(|before| before != now) {
            bench.choose(kind, &now);
        }
        now
    });
    let is_map = Memo::new(move |_| bench.session.with_scene(is_map));
    let text = Memo::new(move |_| bench.layout.with(|layout| layout.text().to_owned()));
    view! {
        <div class="play game-page editor-page" class:map-page=move || is_map.get() id="editor" data-position=text>
            <div class="tablewrap">
                <section class="stage" aria-label=session.text("study-editor-board")>
                    <div class="studied" class:whole=move || is_map.get()><Board session=bench.session/></div>
                </section>
                <div class="panel">
                    <h1 class="h2">{session.text("study-editor-title")}</h1>
                    <Palette bench/>
                    <Dials bench/>
                    <Text bench/>
                    <Faults bench/>
                    <Ways bench kind/>
                    <Options session kind chosen/>
                </div>
            </div>
        </div>
    }
}

/// The position that an address carries.
fn carried(kind: Kind, fragment: &str) -> Option<Layout> {
    let text = from_link(fragment.strip_prefix("g=")?).ok()?;
    let record: Record = text.parse().ok().filter(|record: &Record| record.game == kind.id())?;
    let (study, _) = Study::of_record(&record).ok()?;
    Some(Layout::of_text(study.game().clone(), &study.position_at(study.tip()).text()))
}

/// What the board shows of a position that may not be possible.
fn shown(layout: &Layout) -> PastMoment {
    let position = layout.position().cloned().unwrap_or_else(|| layout.game().start());
    PastMoment { position, asked: None, scene: layout.scene(), motions: Vec::new() }
}

impl Bench {
    /// Changes the position and shows it.
    fn change(self, change: impl FnOnce(&mut Layout)) {
        self.layout.update(change);
        let moment = self.layout.with_untracked(shown);
        self.session.change(|play| play.look_back(moment));
    }

    /// Nobody is asked here, so every touch is in vain for the game: it is the editor's.
    fn take_touch(self) {
        let touched = self.session.play.with(|play| play.why().and_then(|why| why.spot));
        if let Some(spot) = touched {
            let brush = self.brush.get_untracked();
            self.change(|layout| {
                // The same again takes it away.
                let is_there = brush.is_some_and(|sort| layout.on(spot).last() == Some(sort));
                layout.put(spot, brush.filter(|_| !is_there));
            });
        }
    }

    /// Other options: the same text under other rules.
    fn choose(self, kind: Kind, chosen: &[(String, String)]) {
        match kind.with_options(chosen.iter().map(|(name, value)| (name.as_str(), value.as_str()))) {
            Ok(game) => {
                self.clashes.set(Vec::new());
                let text = self.layout.with_untracked(|layout| layout.text().to_owned());
                let layout = Layout::of_text(game.clone(), &text);
                let layout = if layout.is_unreadable() { Layout::new(game) } else { layout };
                self.change(|before| *before = layout);
            }
            Err(faults) => self.clashes.set(faults),
        }
    }
}

/// What can be placed.
#[component]
fn Palette(bench: Bench) -> impl IntoView {
    let sorts = Memo::new(move |_| bench.layout.with(Layout::sorts));
    Effect::new(move |_| sorts.with(|sorts| drawings::need(sorts.iter().map(|sort| sort.look.0))));
    let speaker = move || bench.session.speaker();
    let sort = move |(number, sort): (usize, Sort)| {
        let is_on = move || bench.brush.get() == Some(number);
        let class = owner_class(sort.owner).unwrap_or_default();
        let look = format!("#{}", sort.look.0);
        let name = Signal::derive({
            let name = sort.name.clone();
            move || speaker().say(&name)
        });
        let turned = (sort.turned != stolik_game::scene::Quarter::None).then_some("rotate(90 50 50)");
        view! {
            <button
                class="brush"
                aria-pressed=move || is_on().to_string()
                data-sort=number.to_string()
                title=name
                aria-label=name
                on:click=move |_| bench.brush.set(Some(number))
            >
                <svg viewBox="0 0 100 100" class=class aria-hidden="true"><use href=look transform=turned></use></svg>
            </button>
        }
    };
    let all = move || sorts.get().into_iter().enumerate().map(sort).collect_view();
    view! {
        <Show
            when=move || !sorts.with(Vec::is_empty)
            fallback=move || view! { <p class="small muted">{bench.page.text("study-editor-only-text")}</p> }
        >
            <div class="palette" role="group" aria-label=bench.page.text("study-editor-palette")>
                <button
                    class="brush"
                    aria-pressed=move || bench.brush.get().is_none().to_string()
                    data-sort="none"
                    title=bench.page.text("study-editor-nothing")
                    aria-label=bench.page.text("study-editor-nothing")
                    on:click=move |_| bench.brush.set(None)
                >
                    <Icon sign=Sign::Close/>
                </button>
                {all}
            </div>
        </Show>
    }
}

/// Whose turn it is, and what is counted.
#[component]
fn Dials(bench: Bench) -> impl IntoView {
    let dials = Memo::new(move |_| bench.layout.with(|layout| layout.dials().to_vec()));
    let dial = move |dial: Dial| {
        let Dial { id, of, label, value, range } = dial;
        let set = move |event| {
            if let Ok(value) = event_target_value(&event).parse::<i64>() {
                bench.change(|layout| layout.turn_dial(id, of, value));
            }
        };
        let control = match range {
            DialRange::OneOf(names) => {
                let option = move |(number, name): (i64, Message)| {
                    let name = move || bench.session.speaker().say(&name);
                    view! { <option value=number.to_string() selected=number == value>{name}</option> }
                };
                let options = (0..).zip(names).map(option).collect_view();
                view! { <select class="field-in" data-dial=format!("{id}-{of}") on:change=set>{options}</select> }.into_any()
            }
            DialRange::Number { least, most } => view! {
                <input
                    class="field-in"
                    type="number"
                    data-dial=format!("{id}-{of}")
                    min=least.to_string()
                    max=most.to_string()
                    value=value.to_string()
                    on:change=set
                />
            }
            .into_any(),
        };
        view! { <label class="choice"><span>{move || bench.session.speaker().say(&label)}</span>{control}</label> }
    };
    view! { <div class="dials">{move || dials.get().into_iter().map(dial).collect_view()}</div> }
}

/// The position as text, which can be changed too.
#[component]
fn Text(bench: Bench) -> impl IntoView {
    let text = Memo::new(move |_| bench.layout.with(|layout| layout.text().to_owned()));
    view! {
        <label class="stack">
            <span class="label">{bench.page.text("study-editor-text")}</span>
            <textarea
                class="field-in own"
                id="position"
                rows="4"
                spellcheck="false"
                prop:value=text
                on:input=move |event| {
                    let text = event_target_value(&event);
                    bench.change(|layout| layout.write(&text));
                }
            ></textarea>
        </label>
    }
}

/// Everything that is wrong, in words.
#[component]
fn Faults(bench: Bench) -> impl IntoView {
    let faults = Memo::new(move |_| {
        let own = bench.layout.with(|layout| layout.faults().to_vec());
        bench.clashes.get().into_iter().chain(own).collect::<Vec<_>>()
    });
    let is_unreadable = Memo::new(move |_| bench.layout.with(Layout::is_unreadable));
    let list = move || faults::told(&bench.session.speaker(), faults.get());
    view! {
        <div role="status" id="faults">
            <Show
                when=move || !faults.with(Vec::is_empty)
                fallback=move || view! { <p class="small good"><Icon sign=Sign::Tick/>{bench.page.text("study-editor-good")}</p> }
            >
                <h2 class="label">{bench.page.text("study-editor-faults")}</h2>
                <ul class="faults">{list}</ul>
                <Show when=move || is_unreadable.get()><p class="small muted">{bench.page.text("study-editor-unreadable")}</p></Show>
            </Show>
        </div>
    }
}

/// What can be done with the position.
#[component]
fn Ways(bench: Bench, kind: Kind) -> impl IntoView {
    let is_good = Memo::new(move |_| bench.layout.with(|layout| layout.position().is_some()));
    let position = move || bench.layout.with_untracked(|layout| layout.position().cloned());
    let play = move |_| {
        let Some(position) = position() else { return };
        let game: AnyGame = position.game();
        let seed = random_seed();
        let play = Play::new(game.clone(), bench.page.persons(&game), seed).begun_from(position);
        bench.page.begin_play(play, seed);
    };
    let analyse = move |_| {
        let Some(position) = position() else { return };
        let study = Study::of_position(position);
        if let Some(link) = to_link(&study.record(study.root()).to_string()) {
            let fragment = format!("g={link}");
            bench.page.go(crate::route::Route::Study { game: None, fragment });
        }
    };
    let name = move |ending: &str| format!("{}.{ending}", kind.id());
    view! {
        <div class="row wrapping">
            <button class="btn primary" id="play-position" aria-disabled=move || (!is_good.get()).to_string() on:click=play>
                <Icon sign=Sign::Branch/>{bench.page.text("study-editor-play")}
            </button>
            <button class="btn" id="analyse-position" aria-disabled=move || (!is_good.get()).to_string() on:click=analyse>
                {bench.page.text("study-editor-analyse")}
            </button>
            <button class="btn small" id="position-start" on:click=move |_| bench.change(Layout::restart)>{bench.page.text("study-editor-start")}</button>
            <button class="btn small" id="position-clear" on:click=move |_| bench.change(Layout::clear)>{bench.page.text("study-editor-clear")}</button>
            <button class="btn small" on:click=move |_| files::copy(&bench.layout.with_untracked(|layout| layout.text().to_owned()), |_| {})>
                {bench.page.text("study-copy-position")}
            </button>
            <button class="btn small" on:click=move |_| export::save_svg(bench.session, &name("svg"))>SVG</button>
            <button class="btn small" on:click=move |_| export::save_png(bench.session, &name("png"))>PNG</button>
            {kind.maps().map(|_| view! { <a class="btn small" href=format!("/editor/{}#map", kind.id())>{move || Speaker::new(bench.page.language.get()).text("study-editor-map")}</a> })}
        </div>
    }
}
