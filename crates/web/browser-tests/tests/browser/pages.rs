//! The pages around a game: the shelf, a new table, the settings, and the way between them.

use super::{at_a_desk, pictures};
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Visit};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_screen() -> Result<()> {
    let visit = Visit::begin().await?;
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
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn one_goes_from_the_shelf_to_a_table_and_back() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.see("#en").await?.click().await?;
    visit.see("#shelf-warcaby a[href='/new/warcaby']").await?.click().await?;
    visit.see("#new-table").await?;
    assert_eq!(visit.browser.title().await?, "New table: Warcaby · Stolik");
    visit.see("#seat-1-person").await?.click().await?;
    visit.see("button[name=board][value='9']").await?.click().await?;
    visit.see("#name-0").await?.send_keys("Hania\t").await?;
    visit.see("#begin").await?.click().await?;
    visit.see("[data-field=I9]").await?;
    visit.wait_for("document.querySelector('.plates').innerText.includes('Hania')").await?;
    assert!(visit.browser.current_url().await?.path().starts_with("/game/"));
    visit.browser.back().await?;
    visit.see("#new-table").await?;
    visit.browser.forward().await?;
    visit.see("[data-field=I9]").await?;
    visit.see(".brand").await?.click().await?;
    visit.see("#shelf").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_hold_and_are_kept() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/settings").await?;
    visit.see("#language-en").await?.click().await?;
    visit.read("#settings-page h1", "Settings").await?;
    visit.see("#theme-dark").await?.click().await?;
    visit.see("#coordinates-off").await?.click().await?;
    visit.see("html[data-theme=dark][data-coordinates=none]").await?;
    visit.open("/settings").await?;
    visit.see("html[data-theme=dark][data-coordinates=none][lang=en]").await?;
    visit.see("#coordinates-off[aria-pressed=true]").await?;
    visit.see("#coordinates-on").await?.click().await?;
    visit.see("html:not([data-coordinates])").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_to_its_article() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    hand.touch_named("B6").await?;
    visit.see("#why a.article").await?.click().await?;
    visit.wait_for("location.pathname === '/rules/warcaby' && location.hash === '#W4'").await?;
    visit.browser.back().await?;
    visit.see("[data-field=B6]").await?;
    Ok(())
}
