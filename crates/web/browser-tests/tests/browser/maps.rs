//! Large maps: pushed, zoomed, and played on.

use crate::{at_a_desk, pictures, play_some};
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Visit};
use thirtyfour::prelude::*;

const GAME: &str = "wojna";
/// A small map, on which who has no troops yet has not lost.
const SMALL: &[(&str, &str)] = &[("width", "16"), ("height", "12"), ("elimination_grace", "yes")];

/// How wide the map is drawn.
const WIDTH: &str = "document.querySelector('.world').getBoundingClientRect().width";

async fn number(visit: &Visit, what: &str) -> Result<f64> {
    Ok(visit.browser.execute(format!("return {what}"), Vec::new()).await?.convert()?)
}

#[tokio::test(flavor = "multi_thread")]
async fn wojna_is_played_by_mouse() -> Result<()> {
    play_some(By::Mouse, GAME, SMALL, 3, 60).await
}

#[tokio::test(flavor = "multi_thread")]
async fn wojna_is_played_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, GAME, SMALL, 4, 30).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_is_zoomed_by_buttons_and_keys_and_seen_in_small_when_it_does_not_fit() -> Result<()> {
    let visit = at_a_desk().await?;
    let _hand = Hand::sit_down(&visit, By::Mouse, GAME, SMALL, 1).await?;
    let whole = number(&visit, WIDTH).await?;
    visit.wait_for("!document.querySelector('#small-map')").await?;
    visit.see("#zoom-in").await?.click().await?;
    visit.see("#small-map").await?;
    let nearer = number(&visit, WIDTH).await?;
    assert!(nearer > whole * 1.2, "{nearer} after {whole}");
    visit.see("#board [tabindex='0']").await?.focus().await?;
    visit.browser.active_element().await?.send_keys("+").await?;
    visit.wait_for(&format!("{WIDTH} > {nearer}")).await?;
    visit.picture(&format!("{GAME}-near-desktop-light")).await?;
    visit.see("#zoom-fit").await?.click().await?;
    visit.wait_for(&format!("Math.abs({WIDTH} - {whole}) < 1")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_largest_map_is_dragged_without_being_touched_and_follows_the_keyboard() -> Result<()> {
    let visit = at_a_desk().await?;
    let options = [("width", "64"), ("height", "64")];
    let hand = Hand::sit_down(&visit, By::Keyboard, GAME, &options, 1).await?;
    visit.see("#small-map").await?;
    let [left, top] =
        ["scrollLeft", "scrollTop"].map(|side| format!("document.querySelector('.mapwindow').{side}"));
    let (from_left, from_top) = (number(&visit, &left).await?, number(&visit, &top).await?);
    let window = visit.see(".mapwindow").await?;
    let drag = visit.browser.action_chain().move_to_element_center(&window).click_and_hold();
    drag.move_by_offset(-120, -90).release().perform().await?;
    visit.wait_for(&format!("{left} > {from_left} + 60 && {top} > {from_top} + 40")).await?;
    hand.wait_for_inputs(hand.table().inputs().len()).await?;
    assert!(
        visit.browser.find_all(thirtyfour::By::Css("#why")).await?.is_empty(),
        "dragging touches nothing"
    );
    // The arrow keys take the map along.
    visit.see("#board [tabindex='0']").await?.focus().await?;
    for _ in 0..40 {
        visit.browser.active_element().await?.send_keys(Key::Right + "").await?;
    }
    let seen = "(() => { const field = document.activeElement.getBoundingClientRect();\
        const map = document.querySelector('.mapwindow').getBoundingClientRect();\
        return field.left >= map.left && field.right <= map.right && field.top >= map.top && field.bottom <= map.bottom })()";
    visit.wait_for(seen).await?;
    visit.picture(&format!("{GAME}-largest-desktop-light")).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_is_chosen_by_its_name_or_pasted() -> Result<()> {
    let visit = at_a_desk().await?;
    let _hand = Hand::sit_down(&visit, By::Mouse, GAME, SMALL, 1).await?;
    visit.see("#new-game").await?.click().await?;
    visit.see("#new-table").await?;
    visit.see("select[name=map] option[value='']").await?.click().await?;
    let own = visit.see("textarea[name=map-own]").await?;
    own.send_keys("no map at all\t").await?;
    visit.see("#new-table [role=alert] p").await?;
    visit.see("#begin[aria-disabled=true]").await?;
    visit.see("select[name=map] option[value='brod']").await?.click().await?;
    visit.see("#begin[aria-disabled=false]").await?;
    visit.see("#begin").await?.click().await?;
    visit.see("[data-field='23,15']").await?;
    Ok(())
}

/// Land above, a lake below.
const SHORE: &str = "22x14/22G/22G/22G/22G/3R19G/2R20G/22G/22G/22G/22G/4G18W/2G20W/22W/22W";
/// Engines on a gate and on a ship, crews with some exhausted, archers on a wall, a ladder.
const CROWDED: &str = "r:units coins=7,12 castle0:1,1 castle1:17,2 barracks0:1,6 barracks1:18,7 wall:13,1-13,3 \
    gate1:13,4-13,5 wall:13,6-13,8 ladder:12,2 ram:11,5-12,5 tower:10,6-11,7 trebuchet:6,3-7,3 ship:8,12-10,12 \
    trebuchet:8,12-9,12 rI11,5! rI12,5 rA10,6 rA11,6 rI10,7! rA6,3 rI8,12 rA9,12! rC10,12 rI12,2 rC9,4 rI8,8 rI5,8! \
    bA13,2 bA13,7 bI14,4 bI15,7! bC16,6 bI12,4";

#[tokio::test(flavor = "multi_thread")]
async fn a_crowded_map_fits_every_screen_and_targets_tell_their_chances() -> Result<()> {
    let visit = at_a_desk().await?;
    let options = [("map", SHORE)];
    let mut hand = Hand::sit_down_at(&visit, By::Mouse, GAME, &options, Some(CROWDED), 6).await?;
    pictures(&visit, &format!("{GAME}-crowded")).await?;
    let archer = hand.touch_one_with_notes().await?;
    assert!(archer.is_some(), "somebody can shoot");
    visit.see("#targets").await?;
    pictures(&visit, &format!("{GAME}-chosen")).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
