//! The buttons of the position: roll, stop, end the turn, buy, commit.

use crate::hands::is_chosen;
use crate::play::{Play, ends_something};
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Spot;

/// From so many buttons on, those that do not end something stand in a grid of their own.
const MANY: usize = 4;

/// Where a button stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rank {
    /// It ends something: a turn, a phase, a draft. One of these at most is the primary one.
    Primary,
    /// One of many to choose from.
    Choice,
}

/// The buttons of one rank.
#[component]
pub fn Buttons(session: Session, rank: Rank) -> impl IntoView {
    let play = session.play;
    let spots = Memo::new(move |_| {
        let is_over = play.with(|play| play.table().outcome().is_some());
        let spots = session.with_scene(|scene| scene.buttons.iter().map(|b| b.spot).collect::<Vec<_>>());
        let count = if is_over { 0 } else { spots.len() };
        let names = play.with_untracked(|play| {
            let game = play.table().game();
            spots.iter().map(|&spot| game.spot_name(spot)).collect::<Vec<_>>()
        });
        let ranked =
            spots.into_iter().zip(names).take(count).filter(|(_, name)| rank_of(name, count) == rank);
        ranked.collect::<Vec<_>>()
    });
    let primary = Memo::new(move |_| play.with(Play::primary));
    view! {
        <For each=move || spots.get() key=Clone::clone let:button>
            <TouchButton session rank spot=button.0 name=button.1 primary/>
        </For>
    }
}

/// One button. What it cannot do now it says when it is touched: no button is dead.
#[component]
fn TouchButton(
    session: Session,
    rank: Rank,
    spot: Spot,
    name: String,
    primary: Memo<Option<Spot>>,
) -> impl IntoView {
    let play = session.play;
    let label = Memo::new(move |_| {
        let speaker = session.speaker();
        let label = session.with_scene(|scene| {
            let button = scene.buttons.iter().find(|button| button.spot == spot);
            button.map(|button| button.label.clone())
        });
        label.map(|label| speaker.say(&label)).unwrap_or_default()
    });
    let next =
        Memo::new(move |_| play.with(|play| play.next().iter().find(|next| next.spot == spot).cloned()));
    let is_live = Memo::new(move |_| play.with(|play| play.leads_somewhere(spot)));
    let note = move || {
        let speaker = session.speaker();
        next.with(|next| next.as_ref().and_then(|next| next.note.as_ref()).map(|note| speaker.say(note)))
    };
    // What the label says already is not said twice.
    let badge = move || {
        let badge = next.with(|next| next.as_ref().and_then(|next| next.badge.clone()));
        badge.filter(|badge| label.with(|label| !label.contains(badge.trim_start_matches(['+', '-']))))
    };
    view! {
        <button
            class="btn"
            class:main=rank == Rank::Primary
            class:primary=move || primary.get() == Some(spot)
            id=session.board.id(&format!("button-{name}"))
            data-button=name.clone()
            title=note
            aria-disabled=move || (!is_live.get()).to_string()
            aria-pressed=move || play.with(|play| is_chosen(play, spot)).then_some("true")
            on:click=move |_| session.change(|play| play.touch(spot))
        >
            <span>{label}</span>
            {move || badge().map(|badge| view! { <b>{badge}</b> })}
        </button>
    }
}

fn rank_of(name: &str, count: usize) -> Rank {
    if ends_something(name) || count < MANY { Rank::Primary } else { Rank::Choice }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_buttons_are_all_large_and_of_many_those_that_end_something() {
        assert!(rank_of("buy-levy", 2) == Rank::Primary);
        assert!(rank_of("buy-levy", 9) == Rank::Choice);
        assert!(rank_of("commit", 9) == Rank::Primary && rank_of("end-turn", 9) == Rank::Primary);
        assert!(rank_of("endive", 9) == Rank::Choice);
    }
}
