//! The pages around a game: the shelf, a new table, the settings, and the way between them.

use super::everybody::nothing_keeps_out;
use super::{at_a_desk, pictures};
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Visit, tests};

tests![
    every_page_fits_every_screen,
    one_goes_from_the_shelf_to_a_table_and_back,
    settings_hold_and_are_kept,
    a_refusal_leads_to_its_article,
    what_was_taken_away_comes_back_from_its_file,
    what_is_fetched_later_and_cannot_be_had_is_told_and_fetched_again,
];

async fn what_is_fetched_later_and_cannot_be_had_is_told_and_fetched_again() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/").await?;
    visit.see("#shelf-warcaby").await?;
    visit.cut_off(true).await?;
    visit.click("#pl").await?;
    let missing = "That language could not be loaded. Check your connection and choose it again.";
    visit.read("#language-missing", missing).await?;
    visit.click("a[href='/settings']").await?;
    visit
        .read("main [role=alert] p:first-child", "This page could not be loaded. Check your connection.")
        .await?;
    visit.picture("part-missing").await?;
    visit.cut_off(false).await?;
    visit.click("#part-again").await?;
    visit.see("#settings-page").await?;
    visit.click("#pl").await?;
    visit.see("html[lang=pl]").await?;
    visit.wait_for("!document.querySelector('#language-missing')").await
}

async fn every_page_fits_every_screen() -> Result<()> {
    let visit = Visit::begin_without_page().await?;
    for (name, address, sign) in [
        ("shelf", "/", "#shelf-wojna"),
        ("new-multiwarcaby", "/new/multiwarcaby", "#begin"),
        ("new-wojna", "/new/wojna", "#begin"),
        ("settings", "/settings", "#settings-page"),
        ("nowhere", "/new/szachy", "main h1"),
    ] {
        visit.open(address).await?;
        visit.see(sign).await?;
        pictures(&visit, name).await?;
        if ["new-multiwarcaby", "settings"].contains(&name) {
            nothing_keeps_out(&visit, name).await?;
        }
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn one_goes_from_the_shelf_to_a_table_and_back() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.let_keep().await?;
    visit.open("/").await?;
    visit.click("#en").await?;
    visit.click("#shelf-warcaby a[href='/new/warcaby']").await?;
    visit.see("#new-table").await?;
    assert_eq!(visit.title().await?, "New table: Warcaby · Stolik");
    visit.click("#seat-1-person").await?;
    visit.click("button[name=board][value='9']").await?;
    visit.write("#name-0", "Hania\t").await?;
    visit.click("#begin").await?;
    visit.see("[data-field=I9]").await?;
    visit.wait_for("document.querySelector('.plates').innerText.includes('Hania')").await?;
    assert!(visit.path().await?.starts_with("/game/"));
    visit.back().await?;
    visit.see("#new-table").await?;
    visit.forward().await?;
    visit.see("[data-field=I9]").await?;
    visit.click(".brand").await?;
    visit.see("#shelf").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn settings_hold_and_are_kept() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/settings").await?;
    visit.click("#language-en").await?;
    visit.read("#settings-page h1", "Settings").await?;
    visit.click("#theme-dark").await?;
    visit.click("#coordinates-off").await?;
    visit.see("html[data-theme=dark][data-coordinates=none]").await?;
    visit.open("/settings").await?;
    visit.see("html[data-theme=dark][data-coordinates=none][lang=en]").await?;
    visit.see("#coordinates-off[aria-pressed=true]").await?;
    visit.click("#coordinates-on").await?;
    visit.see("html:not([data-coordinates])").await?;
    Ok(())
}

async fn a_refusal_leads_to_its_article() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    hand.touch_named("B6").await?;
    visit.click("#why a.article").await?;
    visit.wait_for("location.pathname === '/rules/warcaby' && location.hash === '#W4'").await?;
    visit.back().await?;
    visit.see("[data-field=B6]").await?;
    Ok(())
}

/// A file as the page itself writes it.
const TAKEN_AWAY: &str = "stolik kept 1
--- game 01a1e37a41b0 1794817803925
stolik record 1
game: warcaby
rules: 1
options: board=8 a1_dark=yes promotion9=edge removal=after king_landing=any king_move_limit=15 repetition=3
seats: Hania; bot:easy
dice: none
result: *

1. 0: C3-D4
2. 1: H6-G5
end: 2 105163ca4ca29133
";

async fn what_was_taken_away_comes_back_from_its_file() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/settings").await?;
    visit.click("#language-en").await?;
    visit.read("#kept p", "No game is kept yet.").await?;
    let folder = std::env::temp_dir();
    let [sound, broken] =
        ["sound", "broken"].map(|name| folder.join(format!("stolik-{name}-{}.txt", std::process::id())));
    std::fs::write(&sound, TAKEN_AWAY)?;
    std::fs::write(&broken, "{\"no\": \"such file\"}")?;
    // What takes the file is not to be seen: its label is.
    visit.give_file("#import", &sound).await?;
    visit.see("#kept a[href^='/game/']").await?;
    visit.read("#all-said", "1 game loaded.").await?;
    visit.give_file("#import", &broken).await?;
    visit.wait_for("document.querySelector('#all-said').innerText.includes('stolik kept 1')").await?;
    visit.click("#kept a[href^='/game/']").await?;
    visit.see("#play[data-inputs='2']").await?;
    for file in [sound, broken] {
        std::fs::remove_file(file)?;
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
