//! Words of the games that stay Polish in English: where a stranger meets one first, it is said what it is.

use crate::heading::{heading, what_is_chosen};
use crate::play::Play;
use std::collections::BTreeSet;
use stolik_catalog::Kind;
use stolik_game::{OptionKind, Pinned, Viewer};
use stolik_table::Seating;
use stolik_text::{Language, Speaker, key_exists};

/// The words, and what each is in English.
const TERMS: [(&[&str], &str); 4] = [
    (&["pionek", "pionki"], "(man) (men) (piece) (pieces)"),
    (&["damka", "damki"], "(king) (kings)"),
    (&["zamek", "zamki"], "(castle) (castles)"),
    (&["obóz", "obozy"], "(camp) (camps)"),
];

/// What stands behind each of these words where it comes first in a page: its meaning, or not.
fn unexplained(page: &[String]) -> Vec<&str> {
    let explains = |text: &str, words: &[&str], meanings: &str| {
        let mut parts = text.split(|c: char| c.is_whitespace() || c == ',').filter(|part| !part.is_empty());
        let is_word = |part: &str| {
            words.contains(&part.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase().as_str())
        };
        parts.find(|part| is_word(part)).map(|_| {
            let next = parts.next().unwrap_or_default();
            let end = next.find(')').map_or(0, |end| end + 1);
            end > 0 && meanings.contains(&next[..end])
        })
    };
    let faults = TERMS.iter().filter_map(|(words, meanings)| {
        let first = page.iter().find_map(|text| Some((text, explains(text, words, meanings)?)));
        first.filter(|(_, is_explained)| !is_explained).map(|(text, _)| text.as_str())
    });
    faults.collect()
}

fn shelf(speaker: &Speaker, kind: Kind) -> Vec<String> {
    [format!("{}-shelf", kind.id()), format!("{}-tagline", kind.id())].map(|key| speaker.text(&key)).into()
}

/// The options as they stand below each other: what they are called, what they mean, what may be chosen.
fn new_table(speaker: &Speaker, kind: Kind) -> Vec<String> {
    let option = |info: &stolik_game::OptionInfo| {
        let key = format!("{}-option-{}", kind.id(), info.name);
        let help = format!("{key}-help");
        let mut texts = vec![speaker.text(&key)];
        texts.extend(key_exists(Language::English, &help).then(|| speaker.text(&help)));
        if let OptionKind::OneOf(values) = info.kind {
            texts.extend(values.iter().map(|value| speaker.option_value(&key, value)));
        }
        texts
    };
    kind.options().iter().flat_map(option).collect()
}

/// The table: plates, the turn, what may be done, remarks, the board in words.
fn table(play: &Play, speaker: &Speaker) -> Vec<String> {
    let scene = play.scene();
    let counters = scene.counters.iter().map(|counter| speaker.say(&counter.label));
    let buttons = scene.buttons.iter().map(|button| speaker.say(&button.label));
    let others = scene.remarks.iter().chain(&scene.spoken).map(|message| speaker.say(message));
    let turn = [heading(play, speaker), what_is_chosen(play, speaker)];
    counters.chain(turn).chain(buttons).chain(others).collect()
}

#[test]
fn the_first_word_of_a_kind_in_a_page_is_explained() {
    let told = ["Pionki: 3".to_owned(), "3 pionki (men)".to_owned(), "a damka (king), damki".to_owned()];
    assert_eq!(unexplained(&told), ["Pionki: 3"]);
    assert_eq!(unexplained(&told[1..]), Vec::<&str>::new());
}

#[test]
fn a_stranger_who_reads_english_is_told_what_the_polish_words_are() {
    let mut found: BTreeSet<String> = BTreeSet::new();
    let mut look = |kind: Kind, page: Vec<String>| {
        found.extend(unexplained(&page).into_iter().map(|text| format!("{}: {text}", kind.id())));
    };
    for &kind in Kind::ALL {
        let speaker = Speaker::new(Language::English);
        look(kind, shelf(&speaker, kind));
        look(kind, new_table(&speaker, kind));
        let game = kind.usual();
        let names: Vec<String> = (1..=game.seats()).map(|seat| format!("Player {seat}")).collect();
        let speaker = speaker.with_sides(game.side_names()).with_seats(names.clone());
        let mut play = Play::new(game, Seating::persons(names), 3);
        let mut chance = Pinned::from_seed(3);
        for _ in 0..12 {
            play.uncover();
            look(kind, table(&play, &speaker));
            let Some(seat) = play.seat() else { break };
            let text = play.table().seen_by(Viewer::Seat(seat)).random(seat, &mut chance);
            play.command_anyway(&text.expect("an action"));
        }
    }
    assert_eq!(found, BTreeSet::new());
}
