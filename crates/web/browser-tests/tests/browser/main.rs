//! The page in Chromium.

mod dice;
mod everybody;
mod harness;
mod maps;
mod markup;
mod online;
mod opponents;
mod own_tables;
mod pages;
mod passkeys;
mod phone;
mod push;
mod room;
mod rules;
mod secrets;
mod shipped;
mod study;
mod together;

use anyhow::Result;
use std::process::ExitCode;
use stolik_browser_tests::{By, Hand, Light, SCREENS, Visit, run, tests};

tests![
    the_page_stands_and_the_browser_has_no_complaints,
    the_lamp_switches_between_light_and_dark,
    a_game_is_played_to_its_end_by_mouse,
    the_larger_board_is_played_by_keyboard_alone,
    what_cannot_be_is_explained_with_its_article,
    undo_takes_back_what_was_touched_then_what_was_played,
    the_command_line_takes_the_notation_of_the_terminal,
    multiwarcaby_is_played_by_mouse,
    four_in_teams_play_multiwarcaby_by_keyboard,
    battle_royale_is_played_by_mouse,
    battle_royale_is_played_by_keyboard,
    medh_kuu_lash_is_played_by_mouse,
    medh_kuu_lash_is_played_by_keyboard,
];

fn main() -> ExitCode {
    let modules = [
        TESTS,
        dice::TESTS,
        everybody::TESTS,
        harness::TESTS,
        maps::TESTS,
        markup::TESTS,
        online::TESTS,
        opponents::TESTS,
        pages::TESTS,
        passkeys::TESTS,
        phone::TESTS,
        push::TESTS,
        room::TESTS,
        rules::TESTS,
        secrets::TESTS,
        study::TESTS,
        together::TESTS,
    ];
    run(modules.into_iter().flatten(), shipped::TESTS)
}

async fn the_page_stands_and_the_browser_has_no_complaints() -> Result<()> {
    let visit = Visit::begin().await?;
    visit.see("header.bar .brand svg").await?;
    visit.see("#shelf-warcaby").await?;
    assert_eq!(visit.title().await?, "Stolik");
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn the_lamp_switches_between_light_and_dark() -> Result<()> {
    let visit = Visit::begin().await?;
    visit.look_on(SCREENS[2], Light::Light).await?;
    visit.click("#theme").await?;
    visit.see("html[data-theme=dark]").await?;
    visit.wait_for("getComputedStyle(document.querySelector('h1')).color === 'rgb(239, 230, 216)'").await?;
    visit.click("#theme").await?;
    visit.see("html[data-theme=light]").await?;
    visit.wait_for("getComputedStyle(document.querySelector('h1')).color === 'rgb(43, 36, 32)'").await?;
    Ok(())
}

/// A visit on a desktop, by day; opens nothing yet.
async fn at_a_desk() -> Result<Visit> {
    let visit = Visit::begin_without_page().await?;
    visit.look_on(SCREENS[2], Light::Light).await?;
    Ok(visit)
}

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
    visit.click("#again").await?;
    hand.wait_for_inputs(0).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn the_larger_board_is_played_by_keyboard_alone() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Keyboard, "warcaby", &[("board", "9")], 5).await?;
    for _ in 0..ACTIONS {
        hand.play().await?;
    }
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    assert!(!visit.text("#live").await?.is_empty(), "the live line tells what happened");
    visit.picture("nine-desktop-light").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn what_cannot_be_is_explained_with_its_article() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    hand.touch_named("B6").await?;
    let why = visit.text("#why").await?;
    assert!(why.contains("B6") && why.contains("W4"), "{why}");
    hand.touch_named("C3").await?;
    hand.touch_named("E5").await?;
    let why = visit.text("#why").await?;
    assert!(why.contains("E5") && why.contains("W7"), "{why}");
    visit.picture("why-desktop-light").await?;
    everybody::nothing_keeps_out(&visit, "a refusal").await?;
    visit.click("#pl").await?;
    visit.see("html[lang=pl]").await?;
    let polish = visit.text("#why").await?;
    assert_ne!(why, polish, "the explanation changes its language with the page");
    Ok(())
}

async fn undo_takes_back_what_was_touched_then_what_was_played() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    for field in ["C3", "D4", "B6", "A5"] {
        hand.touch_named(field).await?;
    }
    hand.wait_for_inputs(2).await?;
    hand.touch_named("D4").await?;
    visit.click("#undo").await?;
    visit.see("[data-field=D4][aria-pressed=false]").await?;
    hand.wait_for_inputs(2).await?;
    visit.click("#undo").await?;
    hand.wait_for_inputs(1).await?;
    visit.click("#undo").await?;
    hand.wait_for_inputs(0).await?;
    visit.see("#undo[aria-disabled=true]").await?;
    Ok(())
}

async fn the_command_line_takes_the_notation_of_the_terminal() -> Result<()> {
    let visit = at_a_desk().await?;
    let hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    visit.click("#commands").await?;
    visit.write("#command", "c3-c4\n").await?;
    assert!(visit.text("#why").await?.contains("C4"));
    visit.write("#command", "c3-d4\n").await?;
    hand.wait_for_inputs(1).await?;
    visit.click("#resign").await?;
    visit.click("#resign-yes").await?;
    visit.read("#turn", "Game over").await?;
    assert!(visit.text("#step").await?.contains("Light"), "light has won");
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
            if screen.touch {
                assert_eq!(everybody::too_small(visit).await?, Vec::<String>::new(), "{name}");
            }
        }
    }
    visit.look_on(SCREENS[2], Light::Light).await
}

/// So many actions of one game are enough here: whole games are played without a browser, and one of Warcaby in it.
const ACTIONS: usize = 16;

/// Plays some actions, or to the end if that comes first, and compares the page with the table without one.
async fn play_some(by: By, game: &str, options: &[(&str, &str)], seed: u64) -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, by, game, options, seed).await?;
    for _ in 0..ACTIONS {
        anyhow::ensure!(hand.play().await?, "{game} has ended before it was a test");
    }
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    assert!(!visit.text("#live").await?.is_empty(), "the live line tells what happened");
    for (screen, light) in [(SCREENS[2], Light::Light), (SCREENS[0], Light::Dark)] {
        visit.look_on(screen, light).await?;
        assert_eq!(visit.too_wide().await?, Vec::<String>::new(), "{game} is too wide for a {}", screen.name);
        visit.picture(&format!("{game}-{}-{}", screen.name, light.name())).await?;
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn multiwarcaby_is_played_by_mouse() -> Result<()> {
    play_some(By::Mouse, "multiwarcaby", &[("size", "7")], 4).await
}

async fn four_in_teams_play_multiwarcaby_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, "multiwarcaby", &[("seats", "4"), ("teams", "yes")], 6).await
}

async fn battle_royale_is_played_by_mouse() -> Result<()> {
    play_some(By::Mouse, "battle-royale", &[("seats", "4"), ("round_limit", "4")], 2).await
}

async fn battle_royale_is_played_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, "battle-royale", &[("seats", "3")], 3).await
}

async fn medh_kuu_lash_is_played_by_mouse() -> Result<()> {
    play_some(By::Mouse, "medh-kuu-lash", &[], 5).await
}

async fn medh_kuu_lash_is_played_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, "medh-kuu-lash", &[], 8).await
}
