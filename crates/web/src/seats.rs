//! Who sits where in a new game: persons, and bots of a strength.

use crate::session::{BOTS, Session, seat_of};
use leptos::prelude::*;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Message, Seat};
use stolik_table::Seating;
use stolik_text::Speaker;

/// One word a seat: `person`, `easy`, `medium`, `strong`. What is missing is a person.
pub type Words = RwSignal<Vec<String>>;

const PERSON: &str = "person";

/// The seating that these words ask for.
pub fn seating(session: Session, game: &AnyGame, words: &[String]) -> Seating {
    let names = session.persons(game).names().into_iter();
    let words = words.iter().map(String::as_str).chain(std::iter::repeat(PERSON));
    Seating::new(names.zip(words).map(|(name, word)| seat_of(word, name)))
}

/// A choice for each seat of the game with these options.
#[component]
pub fn Seats(
    session: Session,
    kind: RwSignal<Kind>,
    chosen: RwSignal<Vec<(&'static str, String)>>,
    words: Words,
) -> impl IntoView {
    // Options that clash have no seats of their own; the usual ones are close enough until they are mended.
    let game = Memo::new(move |_| {
        let options = chosen.get();
        let options = options.iter().map(|(name, value)| (*name, value.as_str()));
        kind.get().with_options(options).unwrap_or_else(|_| kind.get().usual())
    });
    let names = Memo::new(move |_| {
        session.language.track();
        game.with(|game| session.persons(game).names())
    });
    let seats = move || (0..names.with(Vec::len)).collect::<Vec<_>>();
    view! {
        <fieldset class="seats">
            <legend>{session.text("room-seats")}</legend>
            <For each=seats key=|seat| *seat let:seat><Choice session seat names words/></For>
        </fieldset>
    }
}

#[component]
fn Choice(session: Session, seat: usize, names: Memo<Vec<String>>, words: Words) -> impl IntoView {
    let name = move || names.with(|names| names.get(seat).cloned().unwrap_or_default());
    let word = move || words.with(|words| words.get(seat).cloned().unwrap_or_else(|| PERSON.to_owned()));
    let set = move |event| {
        words.update(|words| {
            if words.len() <= seat {
                words.resize(seat + 1, PERSON.to_owned());
            }
            words[seat] = event_target_value(&event);
        });
    };
    let option = move |value: &'static str| {
        let label = move || Speaker::new(session.language.get()).say(&label(value));
        view! { <option value=value selected=move || word() == value>{label}</option> }
    };
    view! {
        <label class="choice">
            <span>{name}</span>
            <select class="field-in" name=format!("seat-{seat}") aria-label=name on:change=set>
                {option(PERSON)}
                {BOTS.map(option).collect_view()}
            </select>
        </label>
    }
}

/// Who a word seats, in words.
fn label(word: &str) -> Message {
    match word {
        "easy" => Message::new("room-bot-easy"),
        "medium" => Message::new("room-bot-medium"),
        "strong" => Message::new("room-bot-strong"),
        _ => Message::new("room-person"),
    }
}

/// The bot of a seat at the table, in words; none where a person sits.
pub fn bot_label(seating: &Seating, seat: Seat) -> Option<Message> {
    seating.bot(seat).map(label)
}
