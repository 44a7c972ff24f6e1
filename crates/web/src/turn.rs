//! Whose turn it is, what is chosen, and what may be done about it.

use crate::buttons::{Buttons, Rank};
use crate::counters::counters;
use crate::heading::{heading, what_is_chosen};
use crate::hint::Hints;
use crate::icons::{Icon, Sign};
use crate::moves::told_turns;
use crate::net::{Beginning, KeptDice, Meanwhile, Rematch};
use crate::partner::YouPlay;
use crate::plates::{TOLD, have_scores};
use crate::play::Play;
use crate::result::{Places, Plot};
use crate::rules::article_route;
use crate::session::Session;
use crate::targets::Targets;
use leptos::prelude::*;
use stolik_draw::owner_class;
use stolik_game::scene::Die;
use stolik_game::{Message, Motion, Outcome, Side};
use stolik_text::Speaker;

/// The turn: what is asked, the steps made, undo, and the way on after the end.
#[component]
pub fn Turn(session: Session) -> impl IntoView {
    let play = session.play;
    let outcome = Memo::new(move |_| play.with(|play| play.table().outcome()));
    let is_over = move || outcome.get().is_some();
    let head = Memo::new(move |_| {
        let speaker = session.speaker();
        play.with(|play| heading(play, &speaker))
    });
    let step = Memo::new(move |_| {
        let speaker = session.speaker();
        play.with(|play| match play.table().outcome() {
            Some(outcome) => how_it_ended(play, &speaker, &outcome),
            None => what_is_chosen(play, &speaker),
        })
    });
    let choices = move || {
        let count = play.with(|play| play.next().len());
        let message = Message::new("page-possibilities").with("count", count);
        let is_asked = play.with(|play| play.seat().is_some() && !play.waits_for_a_word());
        if is_over() || !is_asked { String::new() } else { session.speaker().say(&message) }
    };
    view! {
        <section class="turnbox" aria-label=session.text("page-to-move")>
            <div class="head"><h2 id="turn" tabindex="-1">{head}</h2><Rolled session/></div>
            <Steps session/>
            <p class="step"><span id="step">{step}</span><span class="muted">{choices}</span></p>
            <Beginning session/>
            <YouPlay session/>
            <Meanwhile session/>
            {move || outcome.get().map(|outcome| view! { <Places session outcome/><Plot session/><KeptDice session/> })}
            <Targets session/>
            <div class="choices"><Buttons session rank=Rank::Choice/></div>
            <Acts session outcome/>
            <Hints session/>
            <Remarks session/>
        </section>
        <Explanation session/>
    }
}

/// So many of the steps made are shown.
const SHOWN: usize = 4;

/// The steps of the turn that is under way.
#[component]
fn Steps(session: Session) -> impl IntoView {
    let steps = Memo::new(move |_| {
        session.changes.track();
        let speaker = session.speaker();
        session.play.with_untracked(|play| {
            let seat = play.looking()?;
            let last = told_turns(play).pop().filter(|turn| turn.seat == Some(seat))?;
            let hidden = last.steps.len().saturating_sub(SHOWN);
            let shown = (1..).zip(&last.steps).skip(hidden);
            Some(shown.map(|(number, step)| (number, step.words(&speaker))).collect::<Vec<(usize, _)>>())
        })
    });
    let list = move || {
        let step = |(number, text): (usize, String)| {
            view! { <li class="done"><span class="n">{number}</span><span>{text}</span></li> }
        };
        steps.get().map(|steps| {
            let steps = steps.into_iter().map(step);
            view! { <ol class="steps" id="steps" aria-label=session.text("page-steps")>{steps.collect_view()}</ol> }
        })
    };
    view! { {list} }
}

/// What ends something, and the page's own buttons.
#[component]
fn Acts(session: Session, outcome: Memo<Option<Outcome>>) -> impl IntoView {
    let play = session.play;
    let is_over = move || outcome.get().is_some();
    let is_choice = Memo::new(move |_| play.with(Play::is_choice));
    let is_losing = Memo::new(move |_| play.with(Play::is_losing));
    let sure =
        move || session.text(if is_losing.get() { "page-confirm-anyway" } else { "page-confirm" }).get();
    let may_undo = Memo::new(move |_| play.with(Play::may_undo));
    let is_idle = Memo::new(move |_| play.with(is_idle));
    let may_cover = Memo::new(move |_| play.with(Play::may_cover));
    let is_online = Memo::new(move |_| play.with(Play::is_online));
    // Who watches has nothing to do here.
    let is_watching = Memo::new(move |_| play.with(Play::is_watching));
    let again = move |_| session.rematch();
    view! {
        <div class="acts" class:idle=is_idle>
            <Show when=is_over>
                <Show
                    when=move || is_online.get()
                    fallback=move || view! {
                        <button class="btn main primary" id="again" on:click=again>
                            <Icon sign=Sign::Restart/>{session.text("page-rematch")}
                        </button>
                    }
                >
                    <Rematch session/>
                </Show>
                <a class="btn" id="other-game" href="/">{session.text("page-table-other")}</a>
            </Show>
            <Show when=move || is_choice.get()>
                <button class="btn main" class:primary=move || !is_losing.get() id="confirm" on:click=move |_| session.change(Play::confirm)>
                    <Icon sign=Sign::Tick/>{sure}
                </button>
            </Show>
            <Buttons session rank=Rank::Primary/>
            <Show when=move || !is_watching.get()>
                <button
                    class="btn tool"
                    id="undo"
                    aria-disabled=move || (!may_undo.get()).to_string()
                    on:click=move |_| session.change(Play::undo)
                >
                    <Icon sign=Sign::Undo/><span>{session.text("page-undo")}</span>
                </button>
            </Show>
            <Show when=move || may_cover.get()>
                <button class="btn tool" id="cover" on:click=move |_| session.change(Play::cover)>
                    <Icon sign=Sign::Hide/><span>{session.text("page-cover")}</span>
                </button>
            </Show>
        </div>
    }
}

/// Whether nothing could be pressed: then the bar takes no room.
fn is_idle(play: &Play) -> bool {
    let has_buttons = play.seat().is_some() && !play.scene().buttons.is_empty();
    let is_over = play.table().outcome().is_some();
    !(has_buttons || is_over || play.is_choice() || play.may_undo() || play.may_cover())
}

/// Warnings and remarks of the position.
#[component]
fn Remarks(session: Session) -> impl IntoView {
    let remarks = Memo::new(move |_| {
        let speaker = session.speaker();
        session.with_scene(|scene| scene.remarks.iter().map(|r| speaker.say(r)).collect::<Vec<_>>())
    });
    view! {
        <ul class="remarks" id="remarks">
            <For each=move || remarks.get() key=Clone::clone let:remark><li>{remark}</li></For>
        </ul>
    }
}

/// What the sides have, where that is more than their plates can tell.
#[component]
pub fn Stock(session: Session) -> impl IntoView {
    let sides = Memo::new(move |_| session.play.with(|play| play.table().game().sides()));
    let told = Memo::new(move |_| {
        let speaker = session.speaker();
        // A score stands on the plate on every screen; the next numbers only where there is room.
        let shown = usize::from(session.with_scene(have_scores));
        let side = |side: Side| {
            let counted = session.with_scene(|scene| counters(scene, Some(side))).into_iter().enumerate();
            let chips = counted.skip(shown).filter(|(_, counter)| counter.value != 0);
            let chips = chips.map(|(number, counter)| (number, speaker.say(&counter.label)));
            (speaker.side(side), chips.collect::<Vec<_>>())
        };
        let sides = (0..sides.get()).map(Side).map(side);
        sides.filter(|(_, chips)| !chips.is_empty()).collect::<Vec<_>>()
    });
    let stock = move || {
        let chip = |(number, label): (usize, String)| view! { <li class="chip" class:told=number < TOLD>{label}</li> };
        let side = |(name, chips): (String, Vec<(usize, String)>)| {
            let chips = chips.into_iter().map(chip).collect_view();
            view! { <div class="stock"><b class="label">{name}</b><ul>{chips}</ul></div> }
        };
        told.get().into_iter().map(side).collect_view()
    };
    view! { <div id="stock">{stock}</div> }
}

/// The dice as they lie, and what is counted for nobody in particular: points left, rounds.
#[component]
pub fn Rolled(session: Session) -> impl IntoView {
    // The same roll twice is still another roll.
    let thrown = Memo::new(move |before: Option<&(u32, Vec<Die>)>| {
        let dice = session.with_scene(|scene| scene.dice.clone());
        let rolls = session.play.with_untracked(|play| play.moved().motions.contains(&Motion::Rolls));
        let count = before.map_or(0, |(count, _)| count + u32::from(rolls));
        (count, dice)
    });
    let dice = move || {
        let (_, dice) = thrown.get();
        let drawn = |die: Die| {
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
        dice.into_iter().map(drawn).collect_view()
    };
    let counted = move || {
        let speaker = session.speaker();
        let counted = session.with_scene(|scene| counters(scene, None));
        counted.iter().map(|counter| speaker.say(&counter.label)).collect::<Vec<_>>().join(", ")
    };
    view! { <span class="left"><span class="dice">{dice}</span><span id=session.board.id("counted")>{counted}</span></span> }
}

/// Why the last wish was refused, with its article.
#[component]
fn Explanation(session: Session) -> impl IntoView {
    let play = session.play;
    let why = Memo::new(move |_| play.with(|play| play.why().cloned()));
    let why = move || {
        why.get().map(|why| {
            let speaker = session.speaker();
            let kind = play.with_untracked(|play| play.table().game().kind());
            let article = why.article.map(|article| {
                let place = article_route(kind, &article);
                let name = speaker.say(&Message::new("rules-article").with("article", article));
                view! { <a class="article" href=place.to_string()>{name}</a> }
            });
            view! {
                <div class="why toast">
                    <Icon sign=Sign::Why/>
                    <div id="why">{speaker.say(&why.message)}" "{article}</div>
                    <button
                        class="icb"
                        aria-label=speaker.text("page-why-close")
                        on:click=move |_| session.change(Play::close_why)
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

/// The result, by the rules or by the table, in a sentence.
pub fn how_it_ended(play: &Play, speaker: &Speaker, outcome: &Outcome) -> String {
    use stolik_game::{Cause, TableEnd};
    let with_side = |key, side| speaker.say(&Message::new(key).with("side", side));
    match outcome.cause {
        Cause::Rules(_) => speaker.say(&play.scene().prompt),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::stand_in::welcome;
    use stolik_catalog::Kind;
    use stolik_game::{Seat, Viewer};
    use stolik_table::{LocalDice, Seating, Table, Takeback};

    #[test]
    fn the_bar_takes_no_room_while_another_plays() {
        for &kind in Kind::ALL {
            let seats = usize::from(kind.usual().seats());
            let table = Table::new(
                kind.usual(),
                Seating::persons(vec!["a"; seats]),
                Takeback::Turn,
                LocalDice::from_seed(1),
            );
            let others = (0..).take(seats).map(Seat).filter(|&seat| !table.actor().awaits(seat));
            for viewer in others.map(Viewer::Seat).chain([Viewer::Spectator]) {
                let play = Play::at_server(&welcome(&table, viewer)).expect("a game");
                assert!(is_idle(&play), "{} {viewer:?}", kind.id());
            }
        }
        // What can be pressed brings it back.
        let mut draughts = Play::new(Kind::Warcaby.usual(), Seating::persons(["a", "b"]), 1);
        assert!(is_idle(&draughts), "pieces are touched on the board");
        draughts.set_waits(true);
        for name in ["C3", "D4"] {
            let spot = draughts.table().game().spot_named(name).expect("a field");
            draughts.touch(spot);
        }
        assert!(!is_idle(&draughts), "it waits for a word");
        assert!(
            !is_idle(&Play::new(Kind::MedhKuuLash.usual(), Seating::persons(["a", "b"]), 1)),
            "dice are rolled"
        );
    }
}
