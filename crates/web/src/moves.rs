//! The moves made so far, newest first.

use crate::earlier;
use crate::nav;
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_catalog::AnySeen;
use stolik_game::record::InputText;
use stolik_game::{Message, Seat};
use stolik_text::Speaker;

/// The list of moves, as who looks may know them.
#[component]
pub fn Moves(session: Session) -> impl IntoView {
    let play = session.play;
    let now = Memo::new(move |_| {
        play.with(|play| (play.table().now(), play.looking(), play.table().game().seats()))
    });
    let turns = Memo::new(move |_| {
        now.track();
        play.with_untracked(told_turns)
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
        // What scrolls must be scrolled by keys too.
        <ol
            class="moves fill"
            class:folded=move || !is_open.get()
            id="moves"
            tabindex="0"
            aria-label=session.text("page-moves")
            on:keydown=move |event| earlier::key(session, &event)
        >
            <For each=rounds key=Round::key let:round><Line session round/></For>
        </ol>
    }
}

/// A line of the list.
#[derive(Clone)]
struct Round {
    number: usize,
    /// Whose turn it is, where each turn has a line.
    by: Option<Seat>,
    turns: Vec<ToldTurn>,
    is_last: bool,
}

impl Round {
    fn of(number: usize, turns: &[ToldTurn], beside: usize) -> Round {
        let by = turns.first().and_then(|turn| turn.seat).filter(|_| beside == 1);
        Round { number, by, turns: turns.to_vec(), is_last: false }
    }

    /// What tells it from other lines: as long as this stays it is not written again.
    fn key(&self) -> (usize, bool, Vec<String>) {
        let notations = self.turns.iter().map(|turn| turn.notation.clone());
        (self.number, self.is_last, notations.collect())
    }
}

#[component]
fn Line(session: Session, round: Round) -> impl IntoView {
    let last = round.turns.len();
    let cells = round.turns.into_iter().enumerate();
    let cells = cells.map(|(index, turn)| {
        let steps = turn.steps;
        let words = move || {
            let speaker = session.speaker();
            steps.iter().map(|step| step.words(&speaker)).collect::<Vec<_>>().join(" ")
        };
        // The last one is how the game stands.
        let is_now = round.is_last && index + 1 == last;
        let (start, end) = turn.inputs;
        let is_shown = move || session.earlier.at().is_some_and(|at| start < at && at <= end);
        let look = move |_| {
            session.earlier.look_at((!is_now).then_some(end));
            nav::scroll_back_to(".stage");
        };
        view! {
            <button
                class:cur=is_now
                // The list takes the keyboard as a whole.
                tabindex="-1"
                data-turn=turn.notation
                aria-current=move || is_shown().then_some("true")
                title=session.text("page-earlier-look")
                on:click=look
            >
                {words}
            </button>
        }
    });
    let by = round.by.map(|seat| view! { <span class="by">{move || session.speaker().seat(seat)}</span> });
    view! { <li><span>{round.number + 1}</span>{by}{cells.collect_view()}</li> }
}

/// A turn as who looks was told it.
#[derive(Clone, PartialEq)]
pub struct ToldTurn {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Its steps.
    pub steps: Vec<ToldStep>,
    /// How many inputs stood before it, and how many with it.
    inputs: (usize, usize),
    /// The whole of it in the game's notation.
    notation: String,
}

/// A step of a turn as people read it.
#[derive(Clone, PartialEq, Debug)]
pub enum ToldStep {
    /// `C3–D4`, as people write it.
    Written(String),
    /// In a sentence what nobody would write so.
    Said(Message),
}

impl ToldStep {
    /// An input, and the sentence that tells it.
    pub fn of(input: &InputText, said: Option<Message>) -> ToldStep {
        match (input, said) {
            (InputText::Act { text, .. }, _) if is_written(text) => ToldStep::Written(in_print(text)),
            (_, Some(said)) => ToldStep::Said(said),
            (other, None) => ToldStep::Written(printed(other)),
        }
    }

    /// In words.
    pub fn words(&self, speaker: &Speaker) -> String {
        match self {
            ToldStep::Written(text) => text.clone(),
            ToldStep::Said(said) => speaker.say(said),
        }
    }
}

/// The turns that stand, as who looks may know them.
pub fn told_turns(play: &Play) -> Vec<ToldTurn> {
    let mut said = play.sentences().into_iter();
    let mut end = 0;
    let turns = play.turns().into_iter().map(|turn| {
        let start = end;
        end += turn.inputs.len();
        let steps = turn.inputs.iter().map(|input| (input, said.next().flatten()));
        let steps = steps.filter(|(input, _)| !is_roll(input));
        let steps = steps.map(|(input, said)| ToldStep::of(input, said)).collect();
        let notation = turn.inputs.iter().map(notation).collect::<Vec<_>>().join(" ");
        ToldTurn { seat: turn.seat, steps, inputs: (start, end), notation }
    });
    turns.collect()
}

/// Whether somebody rolls; what is rolled says that.
pub fn is_roll(input: &InputText) -> bool {
    matches!(input, InputText::Act { text, .. } if text == "roll")
}

/// Actions from what a seat sees, one after another, as people read them; no more of them than can be foreseen.
pub fn foreseen(seen: &AnySeen, seat: Seat, actions: &[String]) -> Vec<ToldStep> {
    let (mut seen, mut awaited) = (seen.clone(), Some(seat));
    let mut steps = Vec::new();
    for action in actions {
        let Some((told, then)) = awaited.and_then(|seat| seen.foresee(seat, action)) else { break };
        let seat = told.news.by.unwrap_or(seat);
        steps.push(ToldStep::of(&InputText::Act { seat, text: action.clone() }, Some(told.news.message)));
        (seen, awaited) = (then, told.actor.seats().iter().next());
    }
    steps
}

fn notation(input: &InputText) -> String {
    match input {
        InputText::Act { text, .. } => text.clone(),
        other => other.to_string(),
    }
}

/// An input in the game's notation, as it is printed.
fn printed(input: &InputText) -> String {
    in_print(&notation(input))
}

/// Whether a text is one that people write: fields and what stands between them, not words and signs of a program.
pub fn is_written(text: &str) -> bool {
    let is_sign = |c: char| matches!(c, 'x' | '-' | ',' | '<' | '>');
    let is_field = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    text.chars().all(|c| is_field(c) || is_sign(c))
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
    use super::*;
    use stolik_catalog::Kind;
    use stolik_table::Seating;
    use stolik_text::Language;

    #[test]
    fn people_read_fields_and_words_and_never_what_programs_write() {
        let mut entropy = stolik_game::Pinned::from_seed(3);
        for &kind in Kind::ALL {
            let game = kind.usual();
            let mut play = Play::new(game.clone(), Seating::persons(vec!["a"; usize::from(game.seats())]), 5);
            for _ in 0..60 {
                play.uncover();
                let Some(seat) = play.seat() else { break };
                let seen = play.table().seen_by(stolik_game::Viewer::Seat(seat));
                let text = seen.random(seat, &mut entropy).expect("somebody acts");
                play.command_anyway(&text);
            }
            for language in [Language::Polish, Language::English] {
                let speaker = Speaker::new(language).with_sides(game.side_names());
                for turn in told_turns(&play) {
                    for step in turn.steps.iter().map(|step| step.words(&speaker)) {
                        let is_sentence = step.ends_with(['.', '!']) && !step.contains('[');
                        assert!(
                            is_sentence || is_written(&step.replace('×', "x").replace('–', "-")),
                            "{step}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn signs_stand_between_fields_only() {
        let printed = ["C3-D4", "C3xE5xC7", "xG5", "pass:M7", "M7<>G7", "max-x", "first-0"].map(in_print);
        assert_eq!(printed, ["C3–D4", "C3×E5×C7", "×G5", "pass:M7", "M7<>G7", "max-x", "first-0"]);
    }
}
