//! Large maps: pushed, zoomed, and played on.

use crate::{at_a_desk, pictures, play_some};
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Key, Light, SCREENS, Visit, tests};

tests![
    wojna_is_played_by_mouse,
    wojna_is_played_by_keyboard,
    a_map_is_zoomed_by_buttons_and_keys_and_seen_in_small_when_it_does_not_fit,
    the_largest_map_is_dragged_without_being_touched_and_follows_the_keyboard,
    a_map_is_chosen_by_its_name_or_pasted,
    a_crowded_map_fits_every_screen_and_targets_tell_their_chances,
];

const GAME: &str = "wojna";
/// A small map, on which who has no troops yet has not lost.
const SMALL: &[(&str, &str)] = &[("width", "16"), ("height", "12"), ("elimination_grace", "yes")];

/// How wide the map is drawn.
const WIDTH: &str = "document.querySelector('.world').getBoundingClientRect().width";

async fn number(visit: &Visit, what: &str) -> Result<f64> {
    visit.execute(&format!("return {what}")).await
}

async fn wojna_is_played_by_mouse() -> Result<()> {
    play_some(By::Mouse, GAME, SMALL, 3).await
}

async fn wojna_is_played_by_keyboard() -> Result<()> {
    play_some(By::Keyboard, GAME, SMALL, 4).await
}

async fn a_map_is_zoomed_by_buttons_and_keys_and_seen_in_small_when_it_does_not_fit() -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, GAME, SMALL, 1).await?;
    let whole = number(&visit, WIDTH).await?;
    visit.wait_for("!document.querySelector('#small-map')").await?;
    visit.click("#zoom-in").await?;
    visit.see("#small-map").await?;
    let nearer = number(&visit, WIDTH).await?;
    assert!(nearer > whole * 1.2, "{nearer} after {whole}");
    visit.focus("#board [tabindex='0']").await?;
    visit.key(Key::Character('+')).await?;
    visit.wait_for(&format!("{WIDTH} > {nearer}")).await?;
    visit.picture(&format!("{GAME}-near-desktop-light")).await?;
    // An earlier moment lies over the map, which stays as it is seen.
    let nearest = number(&visit, WIDTH).await?;
    hand.play().await?;
    hand.play().await?;
    visit.click("#moves button:not(.cur)").await?;
    visit.see(".earlier .mapstage").await?;
    visit.picture(&format!("{GAME}-earlier-desktop-light")).await?;
    visit.click("#earlier-end").await?;
    visit
        .wait_for(&format!("!document.querySelector('.earlier') && Math.abs({WIDTH} - {nearest}) < 1"))
        .await?;
    visit.click("#zoom-fit").await?;
    visit.wait_for(&format!("Math.abs({WIDTH} - {whole}) < 1")).await?;
    // On a phone the whole map is as wide as the screen, and the buttons lie below it.
    visit.look_on(SCREENS[0], Light::Light).await?;
    visit.click("#zoom-fit").await?;
    visit.wait_for(&format!("Math.abs({WIDTH} - innerWidth) < 1")).await?;
    let free = "document.querySelector('.zoom').getBoundingClientRect().top\
        >= document.querySelector('.world').getBoundingClientRect().bottom - 1";
    visit.wait_for(free).await?;
    visit.picture(&format!("{GAME}-whole-phone-light")).await
}

async fn the_largest_map_is_dragged_without_being_touched_and_follows_the_keyboard() -> Result<()> {
    let visit = at_a_desk().await?;
    let options = [("width", "64"), ("height", "64")];
    let hand = Hand::sit_down(&visit, By::Keyboard, GAME, &options, 1).await?;
    visit.see("#small-map").await?;
    let [left, top] =
        ["scrollLeft", "scrollTop"].map(|side| format!("document.querySelector('.mapwindow').{side}"));
    let (from_left, from_top) = (number(&visit, &left).await?, number(&visit, &top).await?);
    visit.drag(".mapwindow", (-120.0, -90.0)).await?;
    visit.wait_for(&format!("{left} > {from_left} + 60 && {top} > {from_top} + 40")).await?;
    hand.wait_for_inputs(hand.table().inputs().len()).await?;
    assert!(visit.count("#why").await? == 0, "dragging touches nothing");
    // The arrow keys take the map along.
    visit.focus("#board [tabindex='0']").await?;
    visit.press_keys(&[Key::Right; 40]).await?;
    let seen = "(() => { const field = document.activeElement.getBoundingClientRect();\
        const map = document.querySelector('.mapwindow').getBoundingClientRect();\
        return field.left >= map.left && field.right <= map.right && field.top >= map.top && field.bottom <= map.bottom })()";
    visit.wait_for(seen).await?;
    visit.picture(&format!("{GAME}-largest-desktop-light")).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn a_map_is_chosen_by_its_name_or_pasted() -> Result<()> {
    let visit = at_a_desk().await?;
    let _hand = Hand::sit_down(&visit, By::Mouse, GAME, SMALL, 1).await?;
    visit.click("#new-game").await?;
    visit.see("#new-table").await?;
    visit.choose("select[name=map]", "").await?;
    visit.write("textarea[name=map-own]", "no map at all\t").await?;
    visit.see("#new-table [role=alert] p").await?;
    visit.see("#begin[aria-disabled=true]").await?;
    visit.choose("select[name=map]", "brod").await?;
    visit.see("#begin[aria-disabled=false]").await?;
    visit.click("#begin").await?;
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
