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
        // Two players' turns stand side by side; of more players each turn has a line.
        let beside = if seats == 2 { 2 } else { 1 };
        let rounds: Vec<_> = turns.chunks(beside).map(<[TurnText]>::to_vec).enumerate().collect();
        let row = move |(round, turns): (usize, Vec<TurnText>)| {
            let seat = turns.first().and_then(|turn| turn.seat);
            let cells = turns.into_iter().enumerate().map(|(index, turn)| {
                let is_last = round * beside + index == last;
                view! { <span class:cur=is_last>{words(&turn)}</span> }
            });
            let who = (beside == 1).then(|| {
                view! { <span class="by">{seat.map(|seat| session.speaker().seat(seat))}</span> }
            });
            view! { <li><span>{round + 1}</span>{who}{cells.collect_view()}</li> }
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
        InputText::Act { text, .. } => in_print(text),
        other => other.to_string(),
    });
    inputs.collect::<Vec<_>>().join(" ")
}

/// `×` for a capture and `–` for a shift where fields stand beside them; words keep their letters.
fn in_print(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let at = |index: Option<usize>| index.and_then(|index| chars.get(index)).copied();
    let printed = chars.iter().enumerate().map(|(index, &c)| {
        let (before, after) = (at(index.checked_sub(1)), at(Some(index + 1)));
        let after_field = before.is_none_or(|c| c.is_ascii_digit());
        let before_field = after.is_some_and(|c| c.is_ascii_uppercase());
        match c {
            'x' if after_field && before_field => '×',
            '-' if after_field && before_field => '–',
            c => c,
        }
    });
    printed.collect()
}

#[cfg(test)]
mod tests {
    use super::in_print;

    #[test]
    fn signs_stand_between_fields_only() {
        let printed = ["C3-D4", "C3xE5xC7", "xG5", "pass:M7", "M7<>G7", "max-x", "first-0"].map(in_print);
        assert_eq!(printed, ["C3–D4", "C3×E5×C7", "×G5", "pass:M7", "M7<>G7", "max-x", "first-0"]);
    }
}
