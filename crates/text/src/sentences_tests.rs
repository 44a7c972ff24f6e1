//! Both languages say the same, and everything that anybody asks for.

use super::*;
use crate::Speaker;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use stolik_catalog::{Kind, Visitor};
use stolik_game::{Arg, Fault, Game, Message, Refusal, Seat, Side, Spot};

/// The gaps of every key of a language, without the forms a translator may choose.
fn gaps(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut gaps = BTreeMap::new();
    for source in files(language) {
        let tree = fluent_syntax::parser::parse(source).expect("the file is sound");
        for entry in tree.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut names = BTreeSet::new();
            if let Some(pattern) = &message.value {
                collect(pattern, &mut names);
            }
            let key = message.id.name.to_owned();
            assert!(gaps.insert(key, names).is_none(), "{} is there twice", message.id.name);
        }
    }
    gaps
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, names);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            let base = id.name.split('-').next().unwrap_or_default();
            names.insert(base.to_owned());
        }
    }
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_gaps() {
    let [polish, english] = Language::ALL.map(gaps);
    let only = |a: &BTreeMap<_, _>, b: &BTreeMap<_, _>| -> Vec<String> {
        a.keys().filter(|key| !b.contains_key(*key)).cloned().collect()
    };
    assert_eq!(only(&polish, &english), [""; 0], "missing in English");
    assert_eq!(only(&english, &polish), [""; 0], "missing in Polish");
    for (key, names) in &polish {
        assert_eq!(names, &english[key], "{key}");
    }
    assert_eq!(keys(Language::Polish).count(), polish.len());
}

#[test]
fn the_page_is_brought_the_sentences_of_the_files_as_they_are() {
    for language in Language::ALL {
        let page = of_page(language);
        let brought = Sentences::read(language, [page.clone()]);
        let tree = fluent_syntax::parser::parse(page.as_str()).expect("the file is sound");
        let mut original = BTreeMap::new();
        for source in files(language) {
            for entry in fluent_syntax::parser::parse(source).expect("the file is sound").body {
                if let Entry::Message(message) = entry {
                    original.insert(message.id.name.to_owned(), (message.value, message.attributes));
                }
            }
        }
        for entry in tree.body {
            let Entry::Message(message) = entry else { continue };
            assert_eq!(original[message.id.name], (message.value, message.attributes), "{}", message.id.name);
        }
        for key in ["page-language", "study-title", "net-title-lobby", "warcaby-name", "wojna-name"] {
            assert!(brought.bundle.has_message(key), "{key}");
        }
        assert!(!brought.bundle.has_message("cli-saved"), "a browser has no terminal");
        assert!(!page.contains("\n#"), "comments are for translators");
    }
}

#[test]
fn every_key_in_the_sources_has_a_sentence() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut asked = BTreeSet::new();
    for name in ["game", "table", "catalog", "bots", "cli", "web", "server"] {
        for source in sources(&crates.join(name).join("src")) {
            asked.extend(asked_for(&source));
            asked.extend(
                ["bots", "cli", "engine", "outcome"].iter().flat_map(|word| beginning_with(&source, word)),
            );
        }
    }
    for game in fs::read_dir(crates.join("games")).unwrap().flatten() {
        let id = game.file_name().into_string().unwrap();
        for source in sources(&game.path().join("src")) {
            asked.extend(asked_for(&source));
            asked.extend(beginning_with(&source, &id));
        }
    }
    assert!(asked.contains("refused-over"), "the sources are found");
    let unsaid: Vec<_> = asked.iter().filter(|key| !key_exists(Language::Polish, key)).collect();
    assert!(unsaid.is_empty(), "no sentence for {unsaid:#?}");
}

#[test]
fn every_reason_of_a_game_has_a_sentence() {
    struct Reasons;

    impl Visitor for Reasons {
        type Answer = Vec<&'static str>;

        fn visit<G: Game>(self, _: &G) -> Vec<&'static str> {
            [G::Refusal::KEYS, G::Fault::KEYS].concat()
        }
    }

    let asked: Vec<&str> = Kind::ALL.iter().flat_map(|kind| kind.usual().visit(Reasons)).collect();
    assert!(asked.contains(&"multiwarcaby-refusal-past-end"), "the games are asked");
    let unsaid: Vec<_> = asked.iter().filter(|key| !key_exists(Language::Polish, key)).collect();
    assert!(unsaid.is_empty(), "no sentence for {unsaid:#?}");
}

/// The Rust sources of a folder, each up to its tests.
fn sources(folder: &Path) -> Vec<String> {
    let entries: Vec<PathBuf> = match fs::read_dir(folder) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
        Err(_) => Vec::new(),
    };
    let mut found = Vec::new();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|rs| rs == "rs") && !name.contains("tests") {
            let text = fs::read_to_string(&path).unwrap();
            found.push(text.split("#[cfg(test)]").next().unwrap_or_default().to_owned());
        }
    }
    found
}

/// The keys that are put into a message or asked of a speaker at once.
fn asked_for(source: &str) -> Vec<String> {
    let calls = ["Message::new(", ".text("];
    let after = calls.iter().flat_map(|call| source.split(call).skip(1));
    let literals = after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    literals.filter(|key| key.contains('-')).map(str::to_owned).collect()
}

/// The keys of a subject that are handed from function to function: whatever begins like one is one.
fn beginning_with(source: &str, subject: &str) -> Vec<String> {
    let opening = format!("\"{subject}-");
    let literals = source.match_indices(&opening).filter_map(|(at, _)| source[at + 1..].split('"').next());
    let keys =
        literals.flat_map(|key| if key.ends_with('-') { ended(source, key) } else { vec![key.to_owned()] });
    keys.filter(|key| !is_something_else(key)).collect()
}

/// What begins like a key and is none: how a file with a map of Wojna begins, and the drawings of that game.
fn is_something_else(key: &str) -> bool {
    let drawings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../draw/pieces");
    key == "wojna-map" || drawings.join(format!("{key}.svg")).exists()
}

/// The keys that a macro ends with the words of its rows: `=> "occupied"`, `told!("occupied"`, `reason!("occupied"`,
/// `named_maps!["pole" "brod"]`.
fn ended(source: &str, beginning: &str) -> Vec<String> {
    let rows = ["=> \"", "told!(\"", "reason!(\""].into_iter().flat_map(|row| source.split(row).skip(1));
    let words = rows.filter_map(|rest| rest.split('"').next());
    let lists = source.split("named_maps![").skip(1).filter_map(|rest| rest.split(']').next());
    let listed = lists.flat_map(|list| list.split('"').skip(1).step_by(2));
    let ended =
        words.chain(listed).filter(|word| !beginning.starts_with(word.split('-').next().unwrap_or_default()));
    ended.map(|word| format!("{beginning}{word}")).collect()
}

#[test]
fn polish_has_its_plural_forms() {
    let speaker = Speaker::new(Language::Polish);
    let moves = |count: usize| speaker.say(&Message::new("table-moves").with("count", count));
    let said = [0, 1, 2, 5, 12, 22, 25].map(moves);
    let right = ["0 ruchów", "1 ruch", "2 ruchy", "5 ruchów", "12 ruchów", "22 ruchy", "25 ruchów"];
    assert_eq!(said, right);
}

#[test]
fn every_kind_of_gap_is_filled() {
    let sides = ["warcaby-side-light", "warcaby-side-dark"].map(Message::new);
    let [polish, english] = Language::ALL
        .map(|language| Speaker::new(language).with_sides(sides.clone()).with_seats(["Hania", ""]));
    let fields = |names: &[&str]| -> Arg {
        let spots = names.iter().map(|name| (Spot::Field(0), (*name).to_owned()));
        spots.collect::<Vec<_>>().into()
    };
    let both = |message: Message| [polish.say(&message), english.say(&message)];

    let prompt = Message::new("warcaby-prompt-capture").with("side", Side(1)).with("count", 2_usize);
    assert_eq!(
        both(prompt),
        ["Ruch ciemnych: trzeba zbić 2 bierki", "Dark to move: you must capture 2 pieces"]
    );
    let capture = Message::new("warcaby-refusal-must-capture")
        .with("count", 1_usize)
        .with("fields", fields(&["C3", "E3", "G3"]));
    assert_eq!(
        both(capture),
        [
            "Bicie jest obowiązkowe. Możesz zbić 1 bierkę, zaczynając z jednego z pól: C3, E3 i G3.",
            "You must capture. You can take 1 piece, starting from one of C3, E3 and G3."
        ]
    );
    let blocked = Message::new("warcaby-refusal-blocked")
        .with("from", "F6")
        .with("to", "I9")
        .with("spots", fields(&["G7", "H8"]));
    assert_eq!(
        both(blocked),
        [
            "Z F6 na I9 się nie da. Skacze się przez jedną bierkę przeciwnika, a po drodze stoją G7 i H8.",
            "F6 to I9 won't go. You jump over one opposing piece, and on the way stand G7 and H8."
        ]
    );
    let turn = |seat| Message::new("table-turn").with("seat", Seat(seat));
    assert_eq!(both(turn(0)), ["Kolej: Hania", "To move: Hania"]);
    assert_eq!(both(turn(1)), ["Kolej: Miejsce 2", "To move: Seat 2"]);
    let faults =
        vec![Message::new("warcaby-clash-no-draw"), Message::new("warcaby-fault-twice").with("field", "C3")];
    let record = Message::new("record-options").with("faults", faults);
    assert!(polish.say(&record).ends_with("king_move_limit. Na C3 stoją dwie bierki. Zostaw jedną."));
}

#[test]
fn sides_without_a_name_have_every_form() {
    let speaker = Speaker::new(Language::Polish);
    let prompt = Message::new("warcaby-prompt-move").with("side", Side(1));
    assert_eq!(speaker.say(&prompt), "Ruch strony 2");
    let won = Message::new("outcome-winner").with("side", Side(0));
    assert_eq!(speaker.say(&won), "Wygrana: strona 1.");
}

#[test]
fn a_missing_key_is_shown_and_nothing_is_isolated() {
    for language in Language::ALL {
        let speaker = Speaker::new(language);
        assert_eq!(speaker.say(&Message::new("no-such-key")), "[no-such-key]");
        let sentence = speaker.say(&Message::new("cli-saved").with("path", "a.txt"));
        assert!(!sentence.contains(['\u{2068}', '\u{2069}']), "{sentence:?}");
        assert!(sentence.contains("a.txt"));
    }
}

#[test]
fn the_voice_is_calm() {
    for language in Language::ALL {
        for source in files(language) {
            assert!(!source.contains('!'), "no exclamation marks");
        }
    }
}
