//! Whose turn it is, what is chosen, and what may be done about it.

use crate::icons::{Icon, Sign};
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::scene::{Button, Die};
use stolik_game::{Message, Outcome};

/// The turn: what is asked, the steps made, undo, and the way on after the end.
#[component]
pub fn Turn(session: Session) -> impl IntoView {
    let play = session.play;
    let outcome = Memo::new(move |_| play.with(|play| play.table().outcome()));
    let is_over = move || outcome.get().is_some();
    let head = move || match outcome.get() {
        Some(_) => session.speaker().text("page-game-over"),
        None => session.speaker().say(&play.with(|play| play.scene().prompt.clone())),
    };
    let step = move || match outcome.get() {
        Some(outcome) => how_it_ended(session, &outcome),
        None => what_is_chosen(session),
    };
    let choices = move || {
        let count = play.with(|play| play.next().len());
        let message = Message::new("page-possibilities").with("count", count);
        if is_over() { String::new() } else { session.speaker().say(&message) }
    };
    let restart = move |_| session.begin(play.with_untracked(|play| play.table().game().clone()));
    let again = move |_| session.begin(play.with_untracked(|play| play.table().game().next_game()));
    view! {
        <section class="turnbox" aria-label=session.text("page-to-move")>
            <div class="head"><h2 id="turn">{head}</h2><Rolled session/></div>
            <p class="step"><span id="step">{step}</span><span class="muted">{choices}</span></p>
            <div class="acts">
                <Show when=is_over>
                    <button class="btn primary" id="again" on:click=again>
                        <Icon sign=Sign::Restart/>{session.text("page-play-again")}
                    </button>
                </Show>
                <Buttons session/>
                <button
                    class="btn"
                    id="undo"
                    aria-disabled=move || (!play.with(Play::may_undo)).to_string()
                    on:click=move |_| play.update(Play::undo)
                >
                    <Icon sign=Sign::Undo/>{session.text("page-undo")}
                </button>
                <Show when=move || !is_over()>
                    <button class="btn" id="restart" on:click=restart>
                        <Icon sign=Sign::Restart/>{session.text("page-restart")}
                    </button>
                </Show>
            </div>
        </section>
        <Explanation session/>
    }
}

/// The buttons of the position: roll, stop, end the turn.
#[component]
fn Buttons(session: Session) -> impl IntoView {
    let play = session.play;
    let buttons = move || {
        let speaker = session.speaker();
        let buttons = play.with(|play| play.scene().buttons.clone());
        let button = |button: Button| {
            let spot = button.spot;
            let name = play.with(|play| play.table().game().spot_name(spot));
            view! {
                <button
                    class="btn primary"
                    id=format!("button-{name}")
                    on:click=move |_| play.update(|play| play.touch(spot))
                >
                    {speaker.say(&button.label)}
                </button>
            }
        };
        buttons.into_iter().map(button).collect_view()
    };
    let is_over = move || play.with(|play| play.table().outcome().is_some());
    view! { <Show when=move || !is_over()>{buttons}</Show> }
}

/// The dice as they lie, and what is counted for nobody in particular: points left, rounds.
#[component]
fn Rolled(session: Session) -> impl IntoView {
    let play = session.play;
    let dice = move || {
        let dice = play.with(|play| play.scene().dice.clone());
        let die = |die: Die| {
            let class = format!("die {}", owner_class(die.owner).unwrap_or_default());
            // Dice of more than eight sides have an empty plate for the number.
            let is_plain =
                !die.look.0.ends_with(|c: char| c.is_ascii_digit()) || die.look.0.matches('-').count() == 1;
            let number =
                is_plain.then(|| view! { <text x="50" y="62" text-anchor="middle">{die.value}</text> });
            view! {
                <svg class=class viewBox="0 0 100 100" role="img" aria-label=die.value.to_string()>
                    <use href=format!("#{}", die.look.0)></use>
                    {number}
                </svg>
            }
        };
        dice.into_iter().map(die).collect_view()
    };
    let counted = move || {
        let counters = play.with(|play| play.scene().counters.clone()).into_iter();
        let mine = counters.filter(|counter| counter.side.is_none());
        let speaker = session.speaker();
        mine.map(|counter| speaker.say(&counter.label)).collect::<Vec<_>>().join(", ")
    };
    view! { <span class="left"><span class="dice">{dice}</span><span id="counted">{counted}</span></span> }
}

/// Why the last wish was refused, with its article.
#[component]
fn Explanation(session: Session) -> impl IntoView {
    let play = session.play;
    let why = move || {
        play.with(|play| play.why().cloned()).map(|why| {
            let speaker = session.speaker();
            let article = why
                .article
                .map(|article| speaker.say(&Message::new("rules-article").with("article", article.0)));
            view! {
                <div class="why toast">
                    <Icon sign=Sign::Why/>
                    <div id="why">{speaker.say(&why.message)}" "<b class="article">{article}</b></div>
                    <button
                        class="icb"
                        aria-label=speaker.text("page-why-close")
                        on:click=move |_| play.update(Play::close_why)
                    >
                        <Icon sign=Sign::Close/>
                    </button>
                </div>
            }
        })
    };
    // The region is there before the words are, so that they are read aloud.
    view! { <div role="status">{why}</div> }
}

fn what_is_chosen(session: Session) -> String {
    let speaker = session.speaker();
    session.play.with(|play| match play.touched().last() {
        None => speaker.text("page-choose-piece"),
        Some(&spot) => {
            let field = play.table().game().spot_name(spot);
            speaker.say(&Message::new("page-choose-field").with("field", field))
        }
    })
}

/// The result, by the rules or by the table, in a sentence.
pub fn how_it_ended(session: Session, outcome: &Outcome) -> String {
    use stolik_game::{Cause, TableEnd};
    let speaker = session.speaker();
    let with_side = |key, side| speaker.say(&Message::new(key).with("side", side));
    match outcome.cause {
        Cause::Rules(_) => speaker.say(&session.play.with(|play| play.scene().prompt.clone())),
        Cause::Table(TableEnd::Resigned(side)) => {
            let winner = outcome.standings.sole_winner().map(|side| with_side("outcome-winner", side));
            [Some(with_side("outcome-resigned", side)), winner]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
        }
        Cause::Table(TableEnd::OutOfTime(side)) => with_side("outcome-out-of-time", side),
        Cause::Table(TableEnd::Abandoned(side)) => with_side("outcome-abandoned", side),
        Cause::Table(TableEnd::Agreed) => speaker.text("outcome-agreed"),
        Cause::Table(TableEnd::Aborted) => speaker.text("outcome-aborted"),
    }
}
