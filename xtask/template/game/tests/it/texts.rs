//! The sentences: the same in both languages, and all that the sources ask for.

use std::collections::BTreeSet;
use std::path::Path;
use stolik_game::{Fault as _, Refusal as _};
use stolik_piec_kladek::{Refusal, SetupFault};

const SENTENCES: [&str; 2] = [include_str!("../../text/pl.ftl"), include_str!("../../text/en.ftl")];

/// The keys of a file.
fn keys(sentences: &str) -> BTreeSet<&str> {
    let lines = sentences.lines().filter_map(|line| line.split_once(" ="));
    lines.map(|(key, _)| key).filter(|key| key.starts_with("piec-kladek-")).collect()
}

#[test]
fn both_languages_have_the_sentences_that_the_sources_ask_for() {
    let [polish, english] = SENTENCES.map(keys);
    assert_eq!(polish, english);
    let mut asked: BTreeSet<String> =
        [Refusal::KEYS, SetupFault::KEYS].concat().into_iter().map(str::to_owned).collect();
    let sources = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("the sources");
    for source in sources.flatten() {
        let text = std::fs::read_to_string(source.path()).expect("a source");
        let quoted = text.split('"').skip(1).step_by(2);
        asked.extend(
            quoted.filter(|key| key.starts_with("piec-kladek-") && !key.ends_with('-')).map(str::to_owned),
        );
    }
    assert!(asked.len() > 12, "the sources are found");
    for key in asked {
        assert!(polish.contains(key.as_str()), "no sentence for {key}");
    }
}
