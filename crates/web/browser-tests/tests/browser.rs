//! The page in Chromium.

#[path = "browser/dice.rs"]
mod dice;
#[path = "browser/everybody.rs"]
mod everybody;
#[path = "browser/maps.rs"]
mod maps;
#[path = "browser/online.rs"]
mod online;
#[path = "browser/opponents.rs"]
mod opponents;
#[path = "browser/pages.rs"]
mod pages;
#[path = "browser/passkeys.rs"]
mod passkeys;
#[path = "browser/push.rs"]
mod push;
#[path = "browser/room.rs"]
mod room;
#[path = "browser/rules.rs"]
mod rules;
#[path = "browser/secrets.rs"]
mod secrets;
#[path = "browser/study.rs"]
mod study;
#[path = "browser/together.rs"]
mod together;

use anyhow::Result;
use stolik_browser_tests::{By, Hand, Light, SCREENS, Visit};

#[tokio::test(flavor = "multi_thread")]
async fn the_page_stands_and_the_browser_has_no_complaints() -> Result<()> {
    let visit = Visit::begin().await?;
    visit.see("header.bar .brand svg").await?;
    visit.see("#shelf-warcaby").await?;
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
    visit.wait_for("getComputedStyle(document.querySelector('h1')).color === 'rgb(239, 230, 216)'").await?;
    lamp.click().await?;
    visit.see("html[data-theme=light]").await?;
    visit.wait_for("getComputedStyle(document.querySelector('h1')).color === 'rgb(43, 36, 32)'").await?;
    Ok(())
}

/// A visit on a desktop, by day.
async fn at_a_desk() -> Result<Visit> {
    let visit = Visit::begin().await?;
    visit.look_on(SCREENS[2], Light::Light).await?;
    Ok(visit)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_to_its_end_by_mouse() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 3).await?;
    while hand.play().await? {}
    assert!(hand.table().outcome().is_some());
    visit.read("#turn", "Game over").await?;
    assert_eq!(
        hand.listed_turns().await?,
        hand.expected_turns(),
        "the page's game is not the one that was played"
    );
    visit.picture("over-desktop-light").await?;
    visit.see("#again").await?.click().await?;
    hand.wait_for_inputs(0).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_larger_board_is_played_by_keyboard_alone() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Keyboard, "warcaby", &[("board", "9")], 5).await?;
    for _ in 0..24 {
        hand.play().await?;
    }
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    assert!(!visit.see("#live").await?.text().await?.is_empty(), "the live line tells what happened");
    visit.picture("nine-desktop-light").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_explained_with_its_article() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    hand.touch_named("B6").await?;
    let why = visit.see("#why").await?.text().await?;
    assert!(why.contains("B6") && why.contains("W4"), "{why}");
    hand.touch_named("C3").await?;
    hand.touch_named("E5").await?;
    let why = visit.see("#why").await?.text().await?;
    assert!(why.contains("E5") && why.contains("W7"), "{why}");
    visit.picture("why-desktop-light").await?;
    visit.see("#pl").await?.click().await?;
    let polish = visit.see("#why").await?.text().await?;
    assert_ne!(why, polish, "the explanation changes its language with the page");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_what_was_touched_then_what_was_played() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    for field in ["C3", "D4", "B6", "A5"] {
        hand.touch_named(field).await?;
    }
    hand.wait_for_inputs(2).await?;
    hand.touch_named("D4").await?;
    let undo = visit.see("#undo").await?;
    undo.click().await?;
    visit.see("[data-field=D4][aria-pressed=false]").await?;
    hand.wait_for_inputs(2).await?;
    undo.click().await?;
    hand.wait_for_inputs(1).await?;
    undo.click().await?;
    hand.wait_for_inputs(0).await?;
    visit.see("#undo[aria-disabled=true]").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_command_line_takes_the_notation_of_the_terminal() -> Result<()> {
    let visit = at_a_desk().await?;
    let hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    visit.see("#commands").await?.click().await?;
    let line = visit.see("#command").await?;
    line.send_keys("c3-c4\n").await?;
    assert!(visit.see("#why").await?.text().await?.contains("C4"));
    line.clear().await?;
    line.send_keys("c3-d4\n").await?;
    hand.wait_for_inputs(1).await?;
    visit.see("#resign").await?.click().await?;
    visit.see("#resign-yes").await?.click().await?;
    visit.read("#turn", "Game over").await?;
    assert!(visit.see("#step").await?.text().await?.contains("Light"), "light has won");
    Ok(())
}

/// Pictures of a moment on every screen, light and dark, none of them too wide.
async fn pictures(visit: &Visit, name: &str) -> Result<()> {
    for screen in SCREENS {
        for light in [Light::Light, Light::Dark] {
            visit.look_on(screen, light).await?;
            let name = format!("{name}-{}-{}", screen.name, light.name());
            visit.picture(&name).await?;
            assert_eq!(visit.too_wide().await?, Vec::<String>::new(), "{name}");
        }
    }
    visit.look_on(SCREENS[2], Light::Light).await
}

/// Plays so many actions, or to the end if that comes first, and compares the page with the table without one.
async fn play_some(by: By, game: &str, options: &[(&str, &str)], seed: u64, actions: usize) -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, by, game, options, seed).await?;
    for _ in 0..actions {
        if !hand.play().await? {
            visit.read("#turn", "Game over").await?;
            break;
        }
    }
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    assert!(!visit.see("#live").await?.text().await?.is_empty(), "the live line tells what happened");
    for (screen, light) in [(SCREENS[2], Light::Light), (SCREENS[0], Light::Dark)] {
        visit.look_on(screen, light).await?;
        assert_eq!(visit.too_wide().await?, Vec::<String>::new(), "{game} is too wide for a {}", screen.name);
        visit.picture(&format!("{game}-{}-{}", screen.name, light.name())).await?;
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn multiwarcaby_is_played_to_its_end_by_mouse() -> Result<()> {
    play_some(By::Mouse, "multiwarcaby", &[("size", "7")], 4, 1000).await
}

#[tokio::test(flavor = "multi_thread")]
async fn four_in_teams_play_multiwarcaby_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, "multiwarcaby", &[("seats", "4"), ("teams", "yes")], 6, 20).await
}

#[tokio::test(flavor = "multi_thread")]
async fn battle_royale_is_played_to_its_end_by_mouse() -> Result<()> {
    play_some(By::Mouse, "battle-royale", &[("seats", "4"), ("round_limit", "4")], 2, 1000).await
}

#[tokio::test(flavor = "multi_thread")]
async fn battle_royale_is_played_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, "battle-royale", &[("seats", "3")], 3, 20).await
}

#[tokio::test(flavor = "multi_thread")]
async fn medh_kuu_lash_is_played_by_mouse() -> Result<()> {
    play_some(By::Mouse, "medh-kuu-lash", &[], 5, 150).await
}

#[tokio::test(flavor = "multi_thread")]
async fn medh_kuu_lash_is_played_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, "medh-kuu-lash", &[], 8, 25).await
}
