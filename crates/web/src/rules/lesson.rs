//! A first game with guidance: step by step on real boards, and then a real game.

use super::blocks::{Setting, blocks, words};
use super::example::{Trial, Trying, Until};
use super::page::{Unread, Waiting};
use super::reading::{Folder, Reading, Text};
use super::trial;
use crate::icons::{Icon, Sign};
use crate::nav;
use crate::route::Route;
use crate::session::Session;
use leptos::prelude::*;
use std::sync::Arc;
use stolik_catalog::Kind;
use stolik_game::Message;
use stolik_text::{Document, Lesson, Progress, Step};

/// The lesson of a game.
#[component]
pub fn LessonPage(session: Session, kind: Kind) -> impl IntoView {
    let text = Text::of(session, Folder::Lessons, kind);
    // The step stays when the language changes.
    let at = RwSignal::new(0_usize);
    move || match text.reading.get() {
        Reading::Waiting => view! { <Waiting session/> }.into_any(),
        Reading::Unread => view! { <Unread session text/> }.into_any(),
        Reading::Read(document) => {
            let setting = Setting::of(session, kind, &document);
            let lesson = Arc::new(Lesson::of(Document::clone(&document)));
            view! { <Steps setting lesson at/> }.into_any()
        }
    }
}

#[component]
fn Steps(setting: Setting, lesson: Arc<Lesson>, at: RwSignal<usize>) -> impl IntoView {
    let Setting { session, kind, .. } = setting;
    let count = lesson.steps.len();
    let step = {
        let (lesson, setting) = (lesson.clone(), setting.clone());
        move || {
            let setting = setting.clone();
            match lesson.steps.get(at.get()) {
                Some(step) => {
                    view! { <OneStep setting step=step.clone() number=at.get() + 1 count at/> }.into_any()
                }
                None => view! { <End setting lesson=lesson.clone() at/> }.into_any(),
            }
        }
    };
    let lead = {
        let lesson = lesson.clone();
        move || (at.get() == 0).then(|| blocks(&setting, &lesson.lead))
    };
    view! {
        <div class="lesson" data-lesson=kind.id() data-step=move || (at.get() + 1).to_string()>
            <header class="intro prose">
                <h1>{lesson.title.clone()}</h1>
                <div class="lead">{lead}</div>
                <Dots session count at/>
            </header>
            {step}
        </div>
    }
}

/// Goes to a step, the first being 0. What was pressed may be gone with the last one: its title takes the keyboard, so that a
/// screen reader reads on.
fn go_to(at: RwSignal<usize>, step: usize) {
    at.set(step);
    request_animation_frame(|| nav::focus("step-title"));
}

/// How many steps there are and which one it is; each can be gone to.
#[component]
fn Dots(session: Session, count: usize, at: RwSignal<usize>) -> impl IntoView {
    let dot = move |number: usize| {
        let label = Message::new("rules-lesson-step").with("number", number + 1).with("count", count);
        view! {
            <li>
                <button
                    class:done=move || number < at.get()
                    aria-current=move || (number == at.get()).then_some("step")
                    aria-label=move || session.speaker().say(&label)
                    on:click=move |_| go_to(at, number)
                >
                    {number + 1}
                </button>
            </li>
        }
    };
    view! { <ol class="dots" aria-label=session.text("rules-lesson-steps")>{(0..count).map(dot).collect_view()}</ol> }
}

#[component]
fn OneStep(setting: Setting, step: Step, number: usize, count: usize, at: RwSignal<usize>) -> impl IntoView {
    let Setting { session, kind, .. } = setting;
    let Step { title, words: said, example, done } = step;
    let caption = example.caption.clone();
    let Some(trial) = Trial::of(session, kind, example, Until::Done) else {
        return view! { <p class="muted">{session.text("rules-try-broken")}</p> }.into_any();
    };
    let progress = trial.progress;
    let place = Message::new("rules-lesson-step").with("number", number).with("count", count);
    let again = trial.clone();
    let answer = move || match progress.get() {
        Progress::Open => ().into_any(),
        Progress::Done => view! {
            <div class="answer done" data-answer="done"><Icon sign=Sign::Tick/><p>{words(&done)}</p></div>
        }
        .into_any(),
        Progress::Astray => {
            let again = again.clone();
            view! {
                <div class="answer" data-answer="astray">
                    <Icon sign=Sign::Why/>
                    <p>{session.text("rules-lesson-astray")}</p>
                    <button class="btn small" on:click=move |_| again.reset()>{session.text("rules-lesson-again")}</button>
                </div>
            }
            .into_any()
        }
    };
    let is_done = move || progress.get() == Progress::Done;
    let next =
        move || session.speaker().text(if is_done() { "rules-lesson-next" } else { "rules-lesson-skip" });
    view! {
        <section class="step">
            <div class="prose words">
                <p class="label num">{move || session.speaker().say(&place)}</p>
                <h2 id="step-title" tabindex="-1">{title}</h2>
                {blocks(&setting, &said)}
                <p class="task" id="task">{caption}</p>
            </div>
            <div class="try card"><Trying trial/></div>
            <div class="stack then">
                <div role="status">{answer}</div>
                <div class="row wrapping">
                    <button
                        class="btn"
                        class:primary=is_done
                        class:quiet=move || !is_done()
                        id="next-step"
                        on:click=move |_| go_to(at, number)
                    >
                        {next}
                    </button>
                    {(number > 1).then(|| view! {
                        <button class="btn quiet" id="step-back" on:click=move |_| go_to(at, number.saturating_sub(2))>
                            {session.text("rules-lesson-back")}
                        </button>
                    })}
                </div>
            </div>
        </section>
    }
    .into_any()
}

/// After the last step: the real game.
#[component]
fn End(setting: Setting, lesson: Arc<Lesson>, at: RwSignal<usize>) -> impl IntoView {
    let Setting { session, kind, .. } = setting;
    let last = lesson.last.clone().map(|part| {
        view! { <h2 id="step-title" tabindex="-1">{part.title.clone()}</h2>{blocks(&setting, &part.blocks)} }
    });
    let rules = Route::Rules { kind, article: None }.to_string();
    view! {
        <section class="step">
            <div class="prose words">
                {last}
                <div class="row wrapping">
                    <a class="btn primary" id="first-game" href=trial::play_anew(kind)>{session.text("rules-lesson-play")}</a>
                    <a class="btn" href=rules>{session.text("rules-lesson-rules")}</a>
                    <button class="btn quiet" on:click=move |_| go_to(at, 0)>{session.text("rules-lesson-from-start")}</button>
                </div>
            </div>
        </section>
    }
}
