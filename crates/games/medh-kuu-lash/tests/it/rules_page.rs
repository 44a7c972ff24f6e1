//! The rules pages: every article once, every option, every position possible.

use crate::support;
use std::collections::BTreeSet;
use stolik_game::{Notation, Options as _, Refusal as _, Refused, Rules};
use stolik_medh_kuu_lash::{MedhKuuLash, Options};

const PAGES: [&str; 2] = [include_str!("../../text/rules.pl.md"), include_str!("../../text/rules.en.md")];

fn articles(page: &str) -> Vec<&str> {
    let anchors = page.split("{#").skip(1);
    anchors.filter_map(|rest| rest.split_once('}').map(|(article, _)| article)).collect()
}

/// The positions a page shows, with their options.
fn positions(page: &str) -> Vec<(&str, &str)> {
    let shown = page.split("](position:").skip(1);
    // After the address there may be moves, in quotes.
    let shown = shown.filter_map(|rest| rest.split_once([')', '"']).map(|(address, _)| address.trim_end()));
    shown.map(|address| address.split_once('#').unwrap_or((address, ""))).collect()
}

#[test]
fn every_article_has_one_anchor() {
    let mut all: Vec<String> = (1..=25).map(|n| format!("K{n}")).collect();
    all.extend((1..=29).map(|n| format!("MK{n}")));
    all.sort_unstable();
    for page in PAGES {
        let mut found = articles(page);
        found.sort_unstable();
        assert_eq!(found, all);
    }
}

#[test]
fn both_pages_show_the_same_positions_and_all_are_possible() {
    let [polish, english] = PAGES.map(positions);
    assert_eq!(polish, english);
    assert!(polish.len() > 15);
    for (text, options) in polish {
        let choices = options.split_whitespace().filter_map(|choice| choice.split_once('='));
        let game = MedhKuuLash::new(Options::read(choices).expect(options)).expect(options);
        let state = support::state(&game, text);
        assert_eq!(support::text(&game, &state), text, "positions are written as the game writes them");
        assert!(game.outcome(&state).is_none());
    }
}

#[test]
fn every_option_is_explained() {
    for page in PAGES {
        for info in Options::TABLE {
            assert!(page.contains(&format!("| `{}` |", info.name)), "{}", info.name);
            assert!(articles(page).contains(&info.article.0));
        }
    }
}

#[test]
fn every_article_that_a_refusal_rests_on_is_on_the_page() {
    let known: BTreeSet<&str> = articles(PAGES[0]).into_iter().collect();
    for game in support::variants() {
        let mut entropy = stolik_game::Pinned::from_seed(2);
        for _ in 0..200 {
            let state = support::random_state(&game, &mut entropy);
            let other = support::random_state(&game, &mut entropy);
            let (Some(seat), Some(acting)) =
                (game.actor(&state).seats().iter().next(), game.actor(&other).seats().iter().next())
            else {
                continue;
            };
            let action = game.random(&other, acting, &mut entropy).expect("an answer");
            if let Err(why) = game.check(&state, seat, &action) {
                assert!(known.contains(why.article().0), "{why:?}");
                assert_eq!(Refused::Rules(why.clone()).code(), why.code());
                assert!(!game.action_text(&other, acting, &action).is_empty());
            }
        }
    }
}
