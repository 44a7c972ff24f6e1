//! Trying something else: what may be done here, on the board and beside it; rolls; and playing on for real.

use super::desk::Desk;
use crate::buttons::{Buttons, Rank};
use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::session::random_seed;
use crate::targets::Targets;
use leptos::prelude::*;
use stolik_game::record::InputText;
use stolik_game::{Actor, Message, Pinned};

/// More outcomes than this are chosen from a list.
const FEW: usize = 8;

/// What may be tried here.
#[component]
pub fn Trial(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let play = session.play;
    let is_asked = Memo::new(move |_| play.with(|play| play.looking().is_some()));
    let is_choice = Memo::new(move |_| play.with(Play::is_choice));
    let is_chance = Memo::new(move |_| desk.study.with(|study| study.position().actor() == Actor::Chance));
    let prompt = move || session.speaker().say(&session.with_scene(|scene| scene.prompt.clone()));
    let why = Memo::new(move |_| play.with(|play| play.why().cloned()));
    let reason = move || {
        why.get().filter(|_| is_asked.get()).map(|why| {
            let speaker = session.speaker();
            let article =
                why.article.map(|article| speaker.say(&Message::new("rules-article").with("article", article)));
            view! { <p class="why toast"><Icon sign=Sign::Why/><span id="why">{speaker.say(&why.message)}" "<b class="article">{article}</b></span></p> }
        })
    };
    view! {
        <section class="trial stack" aria-label=desk.page.text("study-trial")>
            <p class="small" id="prompt">{prompt}</p>
            <Show when=move || is_asked.get()>
                <Targets session/>
                <div class="choices"><Buttons session rank=Rank::Choice/></div>
                <div class="row wrapping">
                    <Show when=move || is_choice.get()>
                        <button class="btn" id="confirm" on:click=move |_| session.change(Play::confirm)>
                            <Icon sign=Sign::Tick/>{desk.page.text("page-confirm")}
                        </button>
                    </Show>
                    <Buttons session rank=Rank::Primary/>
                </div>
            </Show>
            <Show when=move || is_chance.get()><Chances desk/></Show>
            <div role="status">{reason}</div>
            <PlayOn desk/>
        </section>
    }
}

/// What dice or cards can give here: any of it may be tried.
#[component]
fn Chances(desk: Desk) -> impl IntoView {
    let outcomes = Memo::new(move |_| {
        desk.study.with(|study| {
            let chances = study.position().chances().into_iter();
            chances.map(|weighted| weighted.outcome).collect::<Vec<String>>()
        })
    });
    let roll = move |_| {
        let mut entropy = Pinned::from_seed(random_seed());
        let rolled = desk.study.with_untracked(|study| study.position().random_input(&mut entropy));
        if let Some(rolled) = rolled {
            desk.play(&rolled);
        }
    };
    let choose = move |outcome: String| desk.play(&InputText::Chance(outcome));
    let few = move || {
        let button = |outcome: String| {
            let (label, name) = (outcome.clone(), outcome.clone());
            view! { <button class="btn small" data-chance=name on:click=move |_| choose(outcome.clone())>{label}</button> }
        };
        outcomes.get().into_iter().map(button).collect_view()
    };
    let many = move || {
        let option = |outcome: String| view! { <option value=outcome.clone()>{outcome.clone()}</option> };
        view! {
            <select class="field-in" aria-label=desk.page.text("study-chance") on:change=move |event| choose(event_target_value(&event))>
                <option value="">{desk.page.text("study-chance")}</option>
                {outcomes.get().into_iter().map(option).collect_view()}
            </select>
        }
    };
    view! {
        <div class="row wrapping" id="chances-here">
            <button class="btn small" id="roll" on:click=roll>{desk.page.text("study-roll")}</button>
            {move || if outcomes.with(Vec::len) <= FEW { few().into_any() } else { many().into_any() }}
        </div>
    }
}

/// Playing on for real: a new table that begins here.
#[component]
fn PlayOn(desk: Desk) -> impl IntoView {
    let is_over = Memo::new(move |_| desk.study.with(|study| study.position().actor() == Actor::Over));
    let is_secret = desk.study.with_untracked(|study| !study.may_look(stolik_study::Eyes::All));
    let begin = move |_| {
        let record = desk.study.with_untracked(|study| study.record(study.here()));
        let seed = random_seed();
        if let Ok(play) = Play::resumed(&record, seed) {
            desk.page.begin_play(play, seed);
        }
    };
    view! {
        <Show when=move || !is_over.get() && !is_secret>
            <button class="btn primary" id="play-on" on:click=begin><Icon sign=Sign::Branch/>{desk.page.text("study-play-on")}</button>
        </Show>
    }
}
