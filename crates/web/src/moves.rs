//! The moves made so far, newest first.

use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;
use stolik_game::record::{InputText, TurnText};

/// The list of moves.
#[component]
pub fn Moves(session: Session) -> impl IntoView {
    let play = session.play;
    let turns = Memo::new(move |_| play.with(|play| play.table().turns()));
    let count = move || {
        let message = Message::new("table-moves").with("count", turns.with(Vec::len));
        session.speaker().say(&message)
    };
    let rows = move || {
        let turns = turns.get();
        let seats = usize::from(play.with(|play| play.table().game().seats()));
        let last = turns.len().saturating_sub(1);
        let rounds: Vec<_> = turns.chunks(seats).map(<[TurnText]>::to_vec).enumerate().collect();
        let row = move |(round, turns): (usize, Vec<TurnText>)| {
            let cells = turns.into_iter().enumerate().map(|(index, turn)| {
                let is_last = round * seats + index == last;
                view! { <span class:cur=is_last>{words(&turn)}</span> }
            });
            view! { <li><span>{round + 1}</span>{cells.collect_view()}</li> }
        };
        rounds.into_iter().rev().map(row).collect_view()
    };
    view! {
        <div class="movehead"><h3>{session.text("page-moves")}</h3><span class="small muted num">{count}</span></div>
        <ol class="moves fill" id="moves">{rows}</ol>
    }
}

/// A turn as people write it: `C3–D4`, `C3×E5×C7`.
fn words(turn: &TurnText) -> String {
    let inputs = turn.inputs.iter().map(|input| match input {
        InputText::Act { text, .. } => text.replace('x', "×").replace('-', "–"),
        other => other.to_string(),
    });
    inputs.collect::<Vec<_>>().join(" ")
}
