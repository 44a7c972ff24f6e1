//! The archive: records of every game and rules version still mean the same games.

use std::fs;
use std::path::{Path, PathBuf};

use stolik_catalog::{Kind, Replayed};
use stolik_game::{OptionKind, Record, RecordProblem};

/// What `cargo xtask archive` writes for a game and a version of its rules.
const AT_LEAST: usize = 20;

fn entries(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort_unstable();
    paths
}

fn archive() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/archive")
}

/// The records of one game and version, with their file names.
fn records(folder: &Path) -> Vec<(String, Record)> {
    let files = entries(folder).into_iter();
    files
        .map(|path| {
            let name = path.strip_prefix(archive()).unwrap_or(&path).display().to_string();
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            let record = text.parse().unwrap_or_else(|error| panic!("{name}: {error:?}"));
            (name, record)
        })
        .collect()
}

/// The records of a game's present rules.
fn present(kind: Kind) -> Vec<Record> {
    let folder = archive().join(kind.id()).join(format!("v{}", kind.version()));
    records(&folder).into_iter().map(|(_, record)| record).collect()
}

#[test]
fn every_record_replays() {
    for game in entries(&archive()).iter().filter(|path| path.is_dir()) {
        for version in entries(game) {
            for (name, record) in records(&version) {
                let kind = Kind::named(&record.game).unwrap_or_else(|| panic!("{name}: no such game"));
                assert!(
                    version.ends_with(format!("{}/v{}", kind.id(), record.rules)),
                    "{name}: wrong folder"
                );
                match Replayed::of(&record) {
                    Ok(replayed) => assert_eq!(replayed.problem, None, "{name}"),
                    // Rules of an old version that are no longer runnable say so.
                    Err(error) => {
                        let other = RecordProblem::OtherRules { record: record.rules, known: kind.version() };
                        assert_eq!(*error.problem, other, "{name}");
                        assert!(record.rules < kind.version(), "{name} is of rules yet to come");
                    }
                }
            }
        }
    }
}

#[test]
fn every_game_has_records_of_its_present_rules() {
    for &kind in Kind::ALL {
        let count = present(kind).len();
        assert!(count >= AT_LEAST, "{} has {count} records; write some: cargo xtask archive", kind.id());
    }
}

#[test]
fn every_choice_an_option_gives_is_in_some_record() {
    for &kind in Kind::ALL {
        let records = present(kind);
        for option in kind.options() {
            let chosen = |value: &str| {
                let mut options = records.iter().flat_map(|record| &record.options);
                options.any(|(name, chosen)| name == option.name && chosen == value)
            };
            let values: &[&str] = match option.kind {
                OptionKind::YesNo => &["yes", "no"],
                OptionKind::OneOf(words) => words,
                OptionKind::OffOr { .. } => &["0", option.default],
                OptionKind::Number { .. } => &[option.default],
                // A text of the game's own may be written out in records: a map, not its name.
                OptionKind::Text { .. } => &[],
            };
            for value in values {
                assert!(chosen(value), "{}: no record with {}={value}", kind.id(), option.name);
            }
        }
    }
}

#[test]
fn every_game_has_records_of_all_sorts() {
    for &kind in Kind::ALL {
        let records = present(kind);
        let ended = |code: &str| {
            let results = records.iter().filter_map(|record| record.result.as_ref());
            results.filter(|result| result.code == code).count()
        };
        assert!(ended("resigned") > 0 && ended("agreed") > 0, "{}: none ended by the table", kind.id());
        assert!(records.iter().any(|record| record.result.is_none()), "{}: none still runs", kind.id());
        assert!(
            records.iter().any(|record| record.position.is_some()),
            "{}: none from a position",
            kind.id()
        );
    }
}

#[test]
fn warcaby_ends_in_every_way() {
    let records = present(Kind::Warcaby);
    for code in ["no-pieces", "no-move", "repetition", "king-moves"] {
        let ended =
            records.iter().any(|record| record.result.as_ref().is_some_and(|result| result.code == code));
        assert!(ended, "no record ends by {code}");
    }
}
