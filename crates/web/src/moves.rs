//! The moves made so far, newest first.

use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::record::{InputText, TurnText};
use stolik_game::{Message, Seat};

/// The list of moves, as who looks may know them.
#[component]
pub fn Moves(session: Session) -> impl IntoView {
    let play = session.play;
    let now = Memo::new(move |_| {
        play.with(|play| (play.table().now(), play.looking(), play.table().game().seats()))
    });
    let turns = Memo::new(move |_| {
        now.track();
        play.with_untracked(Play::turns)
    });
    let count = move || {
        let message = Message::new("table-moves").with("count", turns.with(Vec::len));
        session.speaker().say(&message)
    };
    let rounds = move || {
        // Two players' turns stand side by side; of more players each turn has a line.
        let beside = if now.get().2 == 2 { 2 } else { 1 };
        turns.with(|turns| {
            let rounds =
                turns.chunks(beside).enumerate().map(|(number, turns)| Round::of(number, turns, beside));
            let mut rounds: Vec<Round> = rounds.collect();
            if let Some(last) = rounds.last_mut() {
                last.is_last = true;
            }
            rounds.reverse();
            rounds
        })
    };
    // On a phone the last two lines are enough, until somebody wants all.
    let is_open = RwSignal::new(false);
    let is_long = Memo::new(move |_| {
        let beside = if now.get().2 == 2 { 2 } else { 1 };
        turns.with(Vec::len) > 2 * beside
    });
    let key = move || session.text(if is_open.get() { "page-moves-last" } else { "page-moves-all" }).get();
    view! {
        <div class="movehead">
            <h3>{session.text("page-moves")}</h3>
            <span class="small muted num">{count}</span>
            <Show when=move || is_long.get()>
                <button
                    class="btn quiet small phone-only"
                    id="all-moves"
                    aria-expanded=move || is_open.get().to_string()
                    aria-controls="moves"
                    on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
                >
                    {key}
                </button>
            </Show>
        </div>
        <ol class="moves fill" class:folded=move || !is_open.get() id="moves">
            <For each=rounds key=Clone::clone let:round><Line session round/></For>
        </ol>
    }
}

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Round {
    number: usize,
    /// Whose turn it is, where each turn has a line.
    by: Option<Seat>,
    turns: Vec<String>,
    is_last: bool,
}

impl Round {
    fn of(number: usize, turns: &[TurnText], beside: usize) -> Round {
        let by = turns.first().and_then(|turn| turn.seat).filter(|_| beside == 1);
        Round { number, by, turns: turns.iter().map(words).collect(), is_last: false }
    }
}

#[component]
fn Line(session: Session, round: Round) -> impl IntoView {
    let last = round.turns.len();
    let cells = round.turns.into_iter().enumerate();
    let cells = cells.map(|(index, words)| {
        view! { <span class:cur=round.is_last && index + 1 == last>{words}</span> }
    });
    let by = round.by.map(|seat| view! { <span class="by">{move || session.speaker().seat(seat)}</span> });
    view! { <li><span>{round.number + 1}</span>{by}{cells.collect_view()}</li> }
}

/// A turn as people write it: `C3–D4`, `C3×E5×C7`.
fn words(turn: &TurnText) -> String {
    turn.inputs.iter().map(step).collect::<Vec<_>>().join(" ")
}

/// One step of a turn as people write it.
pub fn step(input: &InputText) -> String {
    match input {
        InputText::Act { text, .. } => in_print(text),
        other => other.to_string(),
    }
}

/// `×` for a capture and `–` for a shift where fields stand beside them; words keep their letters.
pub fn in_print(text: &str) -> String {
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
