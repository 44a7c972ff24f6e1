//! Games with secrets: drafts, commits, and the veil between two persons at one screen.

use crate::{at_a_desk, pictures};
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Light, SCREENS, Visit, tests};

tests![
    szachowa_bitwa_is_played_from_the_camps_to_the_end_by_mouse,
    szachowa_bitwa_is_played_from_the_camps_to_the_end_by_keyboard,
    the_page_of_the_second_player_does_not_depend_on_the_secrets_of_the_first,
    a_draft_waits_behind_the_veil_and_is_undone_step_by_step,
    a_game_with_secrets_fits_every_screen,
];

const GAME: &str = "szachowa-bitwa";
/// Four suits of thirteen, and the back.
const ALL_CARDS: usize = 53;
/// A battle of two rounds on small boards.
const SHORT: &[(&str, &str)] = &[("n", "8"), ("scenario", "rounds"), ("rounds", "2")];

/// Nothing of a game is in the page while the veil hangs.
async fn hides(hand: &Hand<'_>) -> Result<()> {
    let source = hand.source().await?;
    for part in ["data-field", "data-card", "data-button", "id=\"moves\"", "id=\"live\"", "<use", "aria-live"]
    {
        assert!(!source.contains(part), "behind the veil there is still {part}: {source}");
    }
    // Drawings stay in the page; only some of the cards would tell who holds which.
    let cards = source.matches("<symbol id=\"card-").count();
    assert!(cards == 0 || cards == ALL_CARDS, "{cards} cards are in the page behind the veil");
    Ok(())
}

/// Plays to the end, and takes a picture of each stage when it comes first.
async fn play_through(visit: &Visit, hand: &mut Hand<'_>, pictures: bool) -> Result<()> {
    let mut seen = Vec::new();
    loop {
        if hand.is_veiled().await? {
            hides(hand).await?;
            if hand.table().inputs().len() > 0 {
                // Not the button: an Enter held too long must show nothing to the wrong person.
                visit.see("#veil-title:focus").await?;
            }
        }
        hand.uncover().await?;
        let stage = hand.stage();
        if pictures && !seen.contains(&stage) {
            seen.push(stage);
            visit.picture(&format!("{GAME}-stage-{}-desktop-light", seen.len())).await?;
        }
        if !hand.play().await? {
            return Ok(());
        }
    }
}

async fn szachowa_bitwa_is_played_from_the_camps_to_the_end_by_mouse() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, GAME, SHORT, 2).await?;
    play_through(&visit, &mut hand, true).await?;
    assert!(hand.table().outcome().is_some());
    visit.read("#turn", "Game over").await?;
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    visit.picture(&format!("{GAME}-over-desktop-light")).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn szachowa_bitwa_is_played_from_the_camps_to_the_end_by_keyboard() -> Result<()> {
    let visit = at_a_desk().await?;
    let options = [("n", "8"), ("scenario", "rounds"), ("rounds", "1"), ("variant", "nonrandom")];
    let mut hand = Hand::sit_down(&visit, By::Keyboard, GAME, &options, 5).await?;
    play_through(&visit, &mut hand, false).await?;
    assert!(hand.table().outcome().is_some());
    visit.read("#turn", "Game over").await?;
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    assert!(!visit.text("#live").await?.is_empty(), "the live line tells what happened");
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

/// What the page holds for the second player, veiled and then shown, after the first has made a secret choice.
async fn shown_to_the_second(visit: &Visit, stage: usize, choices: u64) -> Result<(String, [String; 2])> {
    let mut hand = Hand::sit_down(visit, By::Mouse, GAME, SHORT, 7).await?;
    while hand.stage() != Some(stage) {
        hand.play().await?;
    }
    hand.choose_by(choices);
    hand.play().await?;
    let chosen = hand.table().inputs().last().map(ToString::to_string).unwrap_or_default();
    hides(&hand).await?;
    let veiled = hand.source().await?;
    hand.uncover().await?;
    Ok((chosen, [veiled, hand.source().await?]))
}

async fn the_page_of_the_second_player_does_not_depend_on_the_secrets_of_the_first() -> Result<()> {
    let visit = at_a_desk().await?;
    // Camps, and where the army stands.
    for stage in [0, 5] {
        let (one, first) = shown_to_the_second(&visit, stage, 11).await?;
        let (other, second) = shown_to_the_second(&visit, stage, 12).await?;
        assert_ne!(one, other, "the secrets should differ");
        assert!(first == second, "the page tells {one} from {other}");
    }
    Ok(())
}

async fn a_draft_waits_behind_the_veil_and_is_undone_step_by_step() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, GAME, &[], 1).await?;
    visit.look_on(SCREENS[0], Light::Light).await?;
    visit.picture(&format!("{GAME}-veil-phone-light")).await?;
    visit.look_on(SCREENS[2], Light::Dark).await?;
    visit.picture(&format!("{GAME}-veil-desktop-dark")).await?;
    hand.uncover().await?;
    for field in ["C2", "H2"] {
        hand.touch_named(field).await?;
        visit.see(&format!("[data-field={field}][aria-label*=ob]")).await?;
    }
    visit.click("#cover").await?;
    visit.see("#veil").await?;
    hides(&hand).await?;
    hand.uncover().await?;
    visit.see("[data-field=H2][aria-label*=ob]").await?;
    visit.click("#undo").await?;
    visit.see("[data-field=H2][aria-label*=empty]").await?;
    visit.see("[data-field=C2][aria-label*=ob]").await?;
    hand.touch_named("G3").await?;
    hand.touch_named("commit").await?;
    hand.wait_for_inputs(1).await?;
    hides(&hand).await?;
    // The first may have it back, with the draft as it was.
    visit.click("#give-back").await?;
    hand.wait_for_inputs(0).await?;
    hides(&hand).await?;
    hand.uncover().await?;
    visit.see("[data-field=G3][aria-label*=ob]").await?;
    visit.click("#pl").await?;
    visit.picture(&format!("{GAME}-polish-desktop-dark")).await
}

async fn a_game_with_secrets_fits_every_screen() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, GAME, &[], 4).await?;
    let mut seen = Vec::new();
    while hand.table().inputs().len() < 60 {
        hand.uncover().await?;
        let stage = hand.stage().unwrap_or_default();
        // Spies, purchase, where the army stands.
        if !seen.contains(&stage) && matches!(stage, 2 | 3 | 5) {
            pictures(&visit, &format!("{GAME}-stage-{}", stage + 1)).await?;
            seen.push(stage);
        }
        // The battle, with a piece that has a target.
        if stage == 6 && hand.touch_one_with_notes().await?.is_some() {
            visit.see("#targets").await?;
            pictures(&visit, &format!("{GAME}-battle")).await?;
            break;
        }
        hand.play().await?;
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
