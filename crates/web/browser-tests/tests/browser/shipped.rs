//! The page as it is shipped: `cargo xtask test thorough` builds it and asks for these tests.

use crate::at_a_desk;
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Invitation, tests};
use stolik_catalog::Kind;

tests![the_shipped_page_is_small, the_shipped_page_plays_every_game_and_looks_back];

/// What may be fetched for the first view, in kilobytes.
const FIRST_VIEW: f64 = 900.0;

async fn the_shipped_page_is_small() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/").await?;
    visit.see("#shelf-warcaby").await?;
    let fetched = visit.fetched().await?;
    assert!(fetched <= FIRST_VIEW, "the first view has {fetched:.0} kB, more than {FIRST_VIEW}");
    Ok(())
}

async fn the_shipped_page_plays_every_game_and_looks_back() -> Result<()> {
    let seats = ["person", "easy"];
    // `cargo xtask test thorough` has a new game played alone.
    let only = std::env::var("STOLIK_GAME").ok();
    for game in Kind::shelf().into_iter().map(Kind::id) {
        if only.as_ref().is_some_and(|only| only != game) {
            continue;
        }
        let visit = at_a_desk().await?;
        let invitation = Invitation { game, options: &[], seats: &seats, seed: 1, position: None };
        let mut hand = Hand::accept(&visit, By::Mouse, invitation).await?;
        assert!(hand.play().await?, "{game}: nobody is asked");
        assert_eq!(hand.listed_turns().await?, hand.expected_turns(), "{game}");
        assert_eq!(visit.complaints().await?, Vec::<String>::new(), "{game}");
    }
    let visit = at_a_desk().await?;
    visit.open("/study").await?;
    visit.see("#open").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
