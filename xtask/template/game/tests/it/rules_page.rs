//! The rules pages: every article, and positions that really are positions and play what they say.

use stolik_conformance::script::{after, game, state, text};
use stolik_game::{Options as _, Rules};
use stolik_piec_kladek::{Options, PiecKladek};

const PAGES: [&str; 2] = [include_str!("../../text/rules.pl.md"), include_str!("../../text/rules.en.md")];

/// The positions of a page with the moves that show what they mean.
fn examples(page: &str) -> Vec<(&str, &str)> {
    let addresses = page.split("](position:").skip(1).filter_map(|rest| rest.split(')').next());
    addresses
        .map(|address| address.trim_end_matches('"').split_once(" \"").unwrap_or((address, "")))
        .collect()
}

#[test]
fn every_article_has_one_anchor() {
    for page in PAGES {
        let found = page.split("{#").skip(1).filter_map(|rest| rest.split('}').next());
        let all: Vec<String> = (1..=9).map(|n| format!("K{n}")).collect();
        assert_eq!(found.collect::<Vec<_>>(), all);
    }
}

#[test]
fn every_option_is_explained() {
    for info in Options::TABLE {
        assert!(PAGES.iter().all(|page| page.contains(&format!("`{}`", info.name))), "{}", info.name);
    }
}

#[test]
fn every_position_sets_up_as_it_stands_and_plays_its_moves() {
    assert_eq!(examples(PAGES[0]), examples(PAGES[1]));
    let game: PiecKladek = game(&[]);
    let shown = examples(PAGES[0]);
    assert!(shown.len() >= 4);
    for (position, moves) in shown {
        let state = state(&game, position);
        assert_eq!(text(&game, &state), position);
        after(&game, &state, moves);
    }
    assert_eq!(text(&game, &game.start()), examples(PAGES[0])[0].0, "the first is the start");
}
