//! Games against the easy bot: by mouse, by keyboard alone, and by touch on a phone.

use crate::at_a_desk;
use anyhow::{Result, ensure};
use stolik_browser_tests::{By, Hand, Invitation, Light, SCREENS, Visit, tests};
use stolik_game::{Seat, Viewer};

tests![
    warcaby_against_the_bot_by_mouse,
    warcaby_against_the_bot_by_keyboard,
    warcaby_against_the_bot_by_touch,
    multiwarcaby_against_the_bot_by_mouse,
    multiwarcaby_against_the_bot_by_keyboard,
    multiwarcaby_against_the_bot_by_touch,
    battle_royale_against_the_bot_by_mouse,
    battle_royale_against_the_bot_by_keyboard,
    battle_royale_against_the_bot_by_touch,
    medh_kuu_lash_against_the_bot_by_mouse,
    medh_kuu_lash_against_the_bot_by_keyboard,
    medh_kuu_lash_against_the_bot_by_touch,
    szachowa_bitwa_against_the_bot_by_mouse,
    szachowa_bitwa_against_the_bot_by_keyboard,
    szachowa_bitwa_against_the_bot_by_touch,
    wojna_against_the_bot_by_mouse,
    wojna_against_the_bot_by_keyboard,
    wojna_against_the_bot_by_touch,
    undo_against_a_bot_goes_back_to_the_persons_last_decision,
    the_bot_begins_and_the_board_is_turned_to_the_person,
    bots_play_among_themselves_and_the_page_goes_on_answering,
    who_sits_down_alone_meets_a_bot_that_takes_its_time,
];

/// So many own actions are enough. A game that ends before is no test, and another is begun.
const ENOUGH: usize = 15;
/// What is wished for must have been possible after so many own turns.
const LONG: usize = 20;
const ATTEMPTS: u64 = 4;

/// An action that is to be played in a game, by what its text looks like.
type Wish = fn(&str) -> bool;

/// Plays against the easy bot until it is enough. Everything that the page keeps is replayed without it on the way, and
/// must be the same record; by keyboard the live line is read after every action.
async fn play(by: By, invitation: Invitation<'_>, wishes: &[Wish]) -> Result<()> {
    let visit = match by {
        By::Touch => {
            let visit = Visit::begin_without_page().await?;
            visit.look_on(SCREENS[0], Light::Light).await?;
            visit
        }
        By::Mouse | By::Keyboard => at_a_desk().await?,
    };
    let game = invitation.game;
    for attempt in 0..ATTEMPTS {
        let seed = invitation.seed + 1000 * attempt;
        let mut hand = Hand::accept(&visit, by, Invitation { seed, ..invitation }).await?;
        let is_over = play_on(&visit, by, &mut hand, wishes.to_vec()).await?;
        assert_eq!(visit.complaints().await?, Vec::<String>::new());
        if is_over {
            visit.read("#turn", "Game over").await?;
        }
        if !is_over || hand.own_actions() >= ENOUGH {
            let by = format!("{by:?}").to_lowercase();
            visit.picture(&format!("{game}-bot-{by}")).await?;
            assert_eq!(visit.too_wide().await?, Vec::<String>::new(), "{game}");
            assert_eq!(hand.listed_turns().await?, hand.expected_turns());
            return has_its_ground(&visit, &hand).await;
        }
    }
    anyhow::bail!("{ATTEMPTS} games of {game} ended before {ENOUGH} own actions")
}

/// The ground is that of the position, however it has changed on the way. Large maps are drawn as a whole.
async fn has_its_ground(visit: &Visit, hand: &Hand<'_>) -> Result<()> {
    let fields = hand.table().position().seen_by(Viewer::Spectator).scene().fields;
    let drawn = fields.iter().filter(|field| field.look.is_some()).count();
    if drawn < 300 {
        let all = format!("document.querySelectorAll('#board > svg:first-child use').length >= {drawn}");
        visit.wait_for(&all).await?;
    }
    Ok(())
}

/// Says whether the game has ended. What is wished for is played as soon as it can be.
async fn play_on(visit: &Visit, by: By, hand: &mut Hand<'_>, mut wishes: Vec<Wish>) -> Result<bool> {
    while hand.own_actions() < ENOUGH || !wishes.is_empty() && hand.own_turns() < LONG {
        let mut granted = None;
        for (number, wish) in wishes.iter().enumerate() {
            if hand.play_such(wish).await? {
                granted = Some(number);
                break;
            }
        }
        match granted {
            Some(number) => {
                wishes.swap_remove(number);
                if wishes.is_empty() {
                    hand.hurry();
                }
            }
            None if hand.play().await? => {}
            None => break,
        }
        ensure!(!hand.is_veiled().await?, "who plays alone has nobody to hide from");
        if by == By::Keyboard {
            visit.read("#live", &hand.expected_live()).await?;
        }
    }
    ensure!(wishes.is_empty(), "{} of the wished for actions were never possible", wishes.len());
    Ok(hand.table().outcome().is_some())
}

macro_rules! games {
    ($($name:ident: $by:ident, $game:literal, $options:expr, $seed:literal;)+) => { $(
        async fn $name() -> Result<()> {
            let (game, options, seats, seed) = ($game, &$options, &["person", "easy"], $seed);
            play(By::$by, Invitation { game, options, seats, seed, position: None }, &[]).await
        }
    )+ };
}

/// A battle of few rounds on small boards.
const BATTLE: [(&str, &str); 3] = [("n", "8"), ("scenario", "rounds"), ("rounds", "8")];

games! {
    warcaby_against_the_bot_by_mouse: Mouse, "warcaby", [], 1;
    warcaby_against_the_bot_by_keyboard: Keyboard, "warcaby", [], 2;
    warcaby_against_the_bot_by_touch: Touch, "warcaby", [], 3;
    multiwarcaby_against_the_bot_by_mouse: Mouse, "multiwarcaby", [], 1;
    multiwarcaby_against_the_bot_by_keyboard: Keyboard, "multiwarcaby", [], 2;
    multiwarcaby_against_the_bot_by_touch: Touch, "multiwarcaby", [], 3;
    battle_royale_against_the_bot_by_mouse: Mouse, "battle-royale", [("seats", "2")], 1;
    battle_royale_against_the_bot_by_keyboard: Keyboard, "battle-royale", [("seats", "2")], 2;
    battle_royale_against_the_bot_by_touch: Touch, "battle-royale", [("seats", "2")], 3;
    medh_kuu_lash_against_the_bot_by_mouse: Mouse, "medh-kuu-lash", [], 1;
    medh_kuu_lash_against_the_bot_by_keyboard: Keyboard, "medh-kuu-lash", [], 2;
    medh_kuu_lash_against_the_bot_by_touch: Touch, "medh-kuu-lash", [], 3;
    szachowa_bitwa_against_the_bot_by_mouse: Mouse, "szachowa-bitwa", BATTLE, 1;
    szachowa_bitwa_against_the_bot_by_keyboard: Keyboard, "szachowa-bitwa", BATTLE, 2;
    szachowa_bitwa_against_the_bot_by_touch: Touch, "szachowa-bitwa", BATTLE, 3;
}

/// A war half fought, on the smallest of the drawn maps: an engine and a ship with their crews, troops that meet.
const WAR: &str = "r:units coins=9,9 castle0:1,10 barracks0:6,3 castle1:26,9 barracks1:23,15 \
    ram:5,8-6,8 ship:15,10-17,10 rI5,8 rI6,8 rI15,10 rA16,10 rI12,11 rC10,12 rA9,14 bI13,12 bA14,11 bC23,11 bI22,12";

/// An engine goes, a ship sails, somebody strikes or shoots, a building recruits.
const WISHES: [Wish; 4] = [
    |text| text.starts_with('R') && text.contains('/'),
    |text| text.starts_with('S') && text.contains('/'),
    |text| text.starts_with(['I', 'C', 'A']) && text.contains(['x', '*']),
    |text| text.starts_with('@') && ["+I", "+A", "+C"].iter().any(|new| text.contains(new)),
];

async fn war(by: By, seed: u64) -> Result<()> {
    let (options, seats) = (&[("map", "brod"), ("elimination_grace", "yes")], &["person", "easy"]);
    play(by, Invitation { game: "wojna", options, position: Some(WAR), seats, seed }, &WISHES).await
}

async fn wojna_against_the_bot_by_mouse() -> Result<()> {
    war(By::Mouse, 1).await
}

async fn wojna_against_the_bot_by_keyboard() -> Result<()> {
    war(By::Keyboard, 2).await
}

async fn wojna_against_the_bot_by_touch() -> Result<()> {
    war(By::Touch, 3).await
}

async fn undo_against_a_bot_goes_back_to_the_persons_last_decision() -> Result<()> {
    let visit = at_a_desk().await?;
    let seats = ["person", "easy"];
    let invitation = Invitation { game: "warcaby", seats: &seats, seed: 5, ..Invitation::default() };
    let mut hand = Hand::accept(&visit, By::Mouse, invitation).await?;
    for _ in 0..3 {
        hand.play().await?;
    }
    hand.wait_for_inputs(6).await?;
    visit.click("#undo").await?;
    hand.wait_for_inputs(4).await?;
    // It stays there: the bot is not asked for a turn that is the person's.
    visit.see("#board [aria-label*='can move']").await?;
    hand.wait_for_inputs(4).await
}

async fn the_bot_begins_and_the_board_is_turned_to_the_person() -> Result<()> {
    let visit = at_a_desk().await?;
    let seats = ["medium", "person"];
    let invitation = Invitation { game: "warcaby", seats: &seats, seed: 5, ..Invitation::default() };
    let hand = Hand::accept(&visit, By::Mouse, invitation).await?;
    assert_eq!(hand.asked(), Some(Seat(1)));
    hand.wait_for_inputs(1).await?;
    // Dark's own first row is the nearest.
    let top = "Number(document.querySelector('[data-field=A1]').getBoundingClientRect().top)";
    let bottom = "Number(document.querySelector('[data-field=A7]').getBoundingClientRect().top)";
    visit.wait_for(&format!("{top} < {bottom}")).await
}

async fn bots_play_among_themselves_and_the_page_goes_on_answering() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/?game=warcaby&seats=strong,strong&pace=0&seed=3").await?;
    visit.wait_for("Number(document.querySelector('#play').dataset.inputs) >= 6").await?;
    visit.click("#en").await?;
    visit.read("#game-name", "Warcaby").await?;
    visit.see("html[lang=en]").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn who_sits_down_alone_meets_a_bot_that_takes_its_time() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/new/warcaby").await?;
    visit.see("#seat-1-bot[aria-pressed=true]").await?;
    visit.click("#begin").await?;
    visit.click("[data-field=C3]").await?;
    visit.click("[data-field=D4]").await?;
    visit.see("#play[data-inputs='2']").await
}
