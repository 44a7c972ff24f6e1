//! The page in Chromium.

use anyhow::Result;
use stolik_browser_tests::{Light, SCREENS, Visit};

#[tokio::test(flavor = "multi_thread")]
async fn the_page_stands_and_the_browser_has_no_complaints() -> Result<()> {
    let visit = Visit::begin().await?;
    visit.see("header.bar .brand svg").await?;
    assert_eq!(visit.browser.title().await?, "Stolik");
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lamp_switches_between_light_and_dark() -> Result<()> {
    let visit = Visit::begin().await?;
    visit.look_on(SCREENS[2], Light::Light).await?;
    let lamp = visit.see("#theme").await?;
    lamp.click().await?;
    visit.see("html[data-theme=dark]").await?;
    lamp.click().await?;
    visit.see("html[data-theme=light]").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_fits_every_screen() -> Result<()> {
    let visit = Visit::begin().await?;
    for screen in SCREENS {
        for light in [Light::Light, Light::Dark] {
            visit.look_on(screen, light).await?;
            assert!(!visit.is_too_wide().await?, "on a {} the page is too wide", screen.name);
            visit.picture(&format!("table-{}-{}", screen.name, light.name())).await?;
        }
    }
    Ok(())
}
