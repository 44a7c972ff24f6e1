//! A position to try: a small board with the real rules, made when somebody comes near it.

use super::link::article_route;
use super::sight;
use super::trial;
use crate::board::{Board, is_map};
use crate::buttons::{Buttons, Rank};
use crate::hands::Hands;
use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::session::Session;
use crate::sitters::usual_names;
use crate::targets::Targets;
use crate::turn::Rolled;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use stolik_catalog::Kind;
use stolik_game::Message;
use stolik_game::scene::Quarter;
use stolik_text::{Document, Example, Progress, Speaker};

/// The time between two moves that are shown, so that the eye can follow.
const PAUSE: Duration = Duration::from_millis(900);

/// The room that the boards of a page take, so that nothing moves when they come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Whether they are maps, which have a window.
    is_map: bool,
    /// How wide they are for their height.
    ratio: f64,
}

impl Frame {
    /// The boards of one game have one shape: that of the first example.
    pub fn of(kind: Kind, document: &Document) -> Frame {
        let first = document.examples().next();
        let play = first.and_then(|example| trial::opened(kind, example, |_| Vec::new()));
        let (is_map, (width, height)) =
            play.map_or((false, (1, 1)), |play| (is_map(play.scene()), play.scene().size));
        Frame { is_map, ratio: f64::from(width) / f64::from(height.max(1)) }
    }
}

/// An example with its caption. The board is made when it comes near the window; its place is kept until then.
#[component]
pub fn Try(session: Session, kind: Kind, frame: Frame, example: Example) -> impl IntoView {
    let figure = NodeRef::<html::Figure>::new();
    let is_near = RwSignal::new(false);
    Effect::new(move |_| {
        if let Some(figure) = figure.get() {
            sight::when_near(&figure, move || {
                is_near.try_set(true);
            });
        }
    });
    let caption = example.caption.clone();
    let board = move || match is_near.get().then(|| Trial::of(session, kind, example.clone(), Until::Left)) {
        None => {
            view! { <div class="board waiting" style=("--ratio", frame.ratio.to_string())></div> }.into_any()
        }
        Some(Some(trial)) => view! { <Trying trial/> }.into_any(),
        Some(None) => view! { <p class="muted">{session.text("rules-try-broken")}</p> }.into_any(),
    };
    view! {
        <figure class="try card" class:wide=frame.is_map node_ref=figure>
            <figcaption>{caption}</figcaption>
            {board}
        </figure>
    }
}

/// How long an example is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// For as long as somebody likes.
    Left,
    /// Until what it asks for is done: then nobody else is asked to choose in secret.
    Done,
}

/// An example that is being tried: a game of its own, apart from the one at the table.
#[derive(Clone)]
pub struct Trial {
    /// The game apart.
    pub own: Session,
    /// The example.
    pub example: Arc<Example>,
    /// The game with nothing played.
    start: StoredValue<Play>,
    /// How far what is asked for has come.
    pub progress: Memo<Progress>,
    /// Which showing is under way: an old one stops when another begins, or when somebody touches the board.
    showing: RwSignal<u32>,
}

impl Trial {
    /// Opens an example; none if it cannot be.
    pub fn of(session: Session, kind: Kind, example: Example, until: Until) -> Option<Trial> {
        let language = session.language.get_untracked();
        let start = trial::opened(kind, &example, |game| usual_names(game, &Speaker::new(language)))?;
        let own = session.apart(start.clone());
        // Words about a position speak of it as it is drawn, whoever is asked.
        own.turned.set(Quarter::None);
        let example = Arc::new(example);
        let asked = example.clone();
        let progress = Memo::new(move |_| own.play.with(|play| asked.progress(&trial::played(play))));
        // Who tries something holds all seats: no veil comes down.
        Effect::new(move |_| {
            let is_over = until == Until::Done && progress.get() == Progress::Done;
            if own.play.with(Play::is_veiled) && !is_over {
                own.change(trial::uncover);
            }
        });
        Some(Trial { own, example, start: StoredValue::new(start), progress, showing: RwSignal::new(0) })
    }

    /// Puts everything back.
    pub fn reset(&self) {
        self.showing.update(|number| *number += 1);
        self.put_back();
    }

    fn put_back(&self) {
        let start = self.start.get_value();
        self.own.focus.set(None);
        self.own.change(|play| *play = start.following(play));
    }

    /// Plays the first way that the example has, from the beginning, move by move.
    pub fn show(&self) {
        self.reset();
        let number = self.showing.get_untracked();
        self.show_next(number);
    }

    fn show_next(&self, number: u32) {
        let trial = self.clone();
        let next = move || {
            if trial.showing.try_get_untracked() != Some(number) {
                return;
            }
            let Some(text) = trial.own.play.with_untracked(|play| trial::next_shown(play, &trial.example))
            else {
                return;
            };
            trial.own.change(|play| {
                play.command_anyway(&text);
                trial::uncover(play);
            });
            trial.show_next(number);
        };
        set_timeout(next, PAUSE);
    }

    /// Whether there is something to show that need not be composed.
    fn can_show(&self) -> bool {
        self.start.with_value(|start| trial::next_shown(start, &self.example).is_some())
    }
}

/// The board with what belongs to it.
#[component]
pub fn Trying(trial: Trial) -> impl IntoView {
    let own = trial.own;
    let play = own.play;
    let is_choice = Memo::new(move |_| play.with(Play::is_choice));
    let is_fresh = Memo::new(move |_| {
        play.with(|play| {
            play.touched().is_empty()
                && play.table().inputs().len() == 0
                && play.why().is_none()
                && !play.may_undo()
        })
    });
    let goes_on = Memo::new(move |_| play.with(|play| play.seat().map(|_| trial::play_on(play))));
    let is_map = Memo::new(move |_| own.with_scene(is_map));
    let can_show = trial.can_show();
    let (reset, show) = (trial.clone(), trial.clone());
    view! {
        <div class="trystage" class:map=is_map><Board session=own/></div>
        <div class="saying"><Said trial=trial.clone()/><Rolled session=own/></div>
        <Hands session=own/>
        <Targets session=own/>
        <div class="choices"><Buttons session=own rank=Rank::Choice/></div>
        <div class="acts">
            <Show when=move || is_choice.get()>
                <button class="btn main primary" data-try="confirm" on:click=move |_| own.change(Play::confirm)>
                    <Icon sign=Sign::Tick/>{own.text("page-confirm")}
                </button>
            </Show>
            <Buttons session=own rank=Rank::Primary/>
        </div>
        <div class="row wrapping tools">
            <button
                class="btn small"
                data-try="reset"
                aria-disabled=move || is_fresh.get().to_string()
                on:click=move |_| reset.reset()
            >
                <Icon sign=Sign::Restart/>{own.text("rules-try-reset")}
            </button>
            {can_show.then(|| view! {
                <button class="btn small quiet" data-try="show" on:click=move |_| show.show()>{own.text("rules-try-show")}</button>
            })}
            {move || goes_on.get().map(|address| view! {
                <a class="btn small quiet" data-try="play-on" href=address>{own.text("rules-try-play-on")}</a>
            })}
        </div>
    }
}

/// What there is to say: why not, or that it is done, or whose move it is. One place, so that nothing is pushed about.
#[component]
fn Said(trial: Trial) -> impl IntoView {
    let own = trial.own;
    let why = Memo::new(move |_| own.play.with(|play| play.why().cloned()));
    let kind = own.play.with_untracked(|play| play.table().game().kind());
    let progress = trial.progress;
    let said = move || {
        let speaker = own.speaker();
        if let Some(why) = why.get() {
            let article = why.article.map(|article| {
                let words = speaker.say(&Message::new("rules-article").with("article", article.as_str()));
                view! { " "<a class="article" href=article_route(kind, &article).to_string()>{words}</a> }
            });
            return view! { <span data-try="why">{speaker.say(&why.message)}{article}</span> }.into_any();
        }
        let prompt = speaker.say(&own.with_scene(|scene| scene.prompt.clone()));
        if progress.get() == Progress::Done && !trial.example.moves.contains('*') {
            let done = speaker.text("rules-try-done");
            return view! { <span class="done" data-try="done">{done}</span>" "{prompt} }.into_any();
        }
        prompt.into_any()
    };
    view! { <p class="msg" role="status">{said}</p> }
}
