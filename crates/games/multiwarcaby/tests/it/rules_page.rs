//! The rules pages: every article and option, and positions that really are positions and show what they say.

use crate::support::{self, game, jumps, shifts, state};
use stolik_game::{Actor, Options as _, Rules};
use stolik_multiwarcaby::Options;

const PAGES: [&str; 2] = [include_str!("../../text/rules.pl.md"), include_str!("../../text/rules.en.md")];

/// The positions of a page, each with its options.
fn examples(page: &str) -> Vec<(&str, Vec<(&str, &str)>)> {
    // After the address there may be moves, in quotes.
    let addresses =
        page.split("](position:").skip(1).filter_map(|rest| Some(rest.split([')', '"']).next()?.trim_end()));
    let examples = addresses.map(|address| {
        let (position, options) = address.split_once('#').unwrap_or((address, ""));
        let options = options.split_whitespace().filter_map(|choice| choice.split_once('='));
        (position, options.collect())
    });
    examples.collect()
}

#[test]
fn every_article_has_one_anchor() {
    for page in PAGES {
        let mut found: Vec<&str> =
            page.split("{#").skip(1).filter_map(|rest| rest.split('}').next()).collect();
        let articles = (1..=18).map(|n| format!("M{n}")).chain((1..=17).map(|n| format!("MW{n}")));
        let mut all: Vec<String> = articles.collect();
        found.sort_unstable();
        all.sort_unstable();
        assert_eq!(found, all);
    }
}

#[test]
fn every_option_is_explained() {
    for page in PAGES {
        for info in Options::TABLE {
            assert!(page.contains(&format!("| `{}` |", info.name)), "{}", info.name);
        }
    }
}

#[test]
fn every_position_sets_up_and_is_written_as_it_stands() {
    assert_eq!(examples(PAGES[0]), examples(PAGES[1]));
    for (position, options) in examples(PAGES[0]) {
        let game = game(&options);
        assert_eq!(support::text(&game, &state(&game, position)), position);
    }
}

#[test]
fn positions_show_what_they_say() {
    let shown = examples(PAGES[0]);
    let seen: Vec<_> = shown
        .iter()
        .map(|(position, options)| {
            let game = game(options);
            let state = state(&game, position);
            (shifts(&game, &state), jumps(&game, &state).len(), game.actor(&state) == Actor::Over)
        })
        .collect();
    assert_eq!(seen[..2], [(20, 20, false), (20, 20, false)], "the two starts");
    assert_eq!(seen[2].1, 1, "B5,C5 on the small board");
    let over: Vec<&str> = shown.iter().zip(&seen).filter(|(_, seen)| seen.2).map(|(e, _)| e.0).collect();
    assert_eq!(over, ["A1,D1"]);
}
