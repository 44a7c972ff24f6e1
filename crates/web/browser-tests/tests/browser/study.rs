//! Replay, branching, broken records, links and the editors.

use crate::at_a_desk;
use crate::everybody::nothing_keeps_out;
use anyhow::Result;
use stolik_browser_tests::{Key, Visit, tests};

tests![
    a_record_is_gone_through_by_keys_buttons_and_scrubber,
    a_touch_on_the_board_branches_off_and_the_record_stays,
    a_broken_record_opens_up_to_the_error_and_says_where,
    newer_rules_and_rubbish_are_answered_in_words,
    a_link_carries_the_game,
    a_position_is_set_up_and_its_faults_are_told,
    a_map_is_painted_and_generated,
];

/// A short game; its end is wrong, which is a remark and nothing more.
const GAME: &str = "stolik record 1\ngame: warcaby\nrules: 1\nseats: Hania; Marcin\nresult: *\n\n1. 0: C3-D4\n2. 1: B6-A5\n3. 0: D4-E5\n";

async fn paste(visit: &Visit, text: &str) -> Result<()> {
    visit.open("/study").await?;
    visit.paste("#pasted", text).await?;
    visit.click("#open").await?;
    Ok(())
}

async fn depth(visit: &Visit, depth: usize) -> Result<()> {
    visit.wait_for(&format!("document.querySelector('#replay')?.dataset.depth === '{depth}'")).await
}

async fn text_of(visit: &Visit, css: &str) -> Result<String> {
    visit.text(css).await
}

async fn a_record_is_gone_through_by_keys_buttons_and_scrubber() -> Result<()> {
    let visit = at_a_desk().await?;
    paste(&visit, GAME).await?;
    // The record is cut, so it opens where it breaks.
    depth(&visit, 3).await?;
    visit.key(Key::Home).await?;
    depth(&visit, 0).await?;
    visit.key(Key::Right).await?;
    depth(&visit, 1).await?;
    assert_eq!(text_of(&visit, "#at").await?, "1. C3–D4");
    visit.click("#on").await?;
    depth(&visit, 2).await?;
    visit.click("#last").await?;
    depth(&visit, 3).await?;
    visit
        .execute::<()>(
            "const r = document.querySelector('#rng'); r.value = 1; r.dispatchEvent(new Event('input', { bubbles: true }))",
        )
        .await?;
    depth(&visit, 1).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    visit.picture("study-desktop-light").await?;
    nothing_keeps_out(&visit, "looking back").await?;
    visit.open("/study").await?;
    visit.see("#pasted").await?;
    nothing_keeps_out(&visit, "what can be looked back at").await
}

async fn a_touch_on_the_board_branches_off_and_the_record_stays() -> Result<()> {
    let visit = at_a_desk().await?;
    paste(&visit, GAME).await?;
    depth(&visit, 3).await?;
    visit.click("#first").await?;
    depth(&visit, 0).await?;
    for field in ["A3", "B4"] {
        visit.click(&format!("[id^=board] [data-field='{field}']")).await?;
    }
    depth(&visit, 1).await?;
    assert_eq!(text_of(&visit, "#at").await?, "1. A3–B4");
    visit.see("#line li.br").await?;
    // The record is still there, as what is beside the variation.
    visit.click("#line li.br .mv").await?;
    visit.wait_for("document.querySelector('#at').textContent === '1. C3–D4'").await?;
    Ok(())
}

async fn a_broken_record_opens_up_to_the_error_and_says_where() -> Result<()> {
    let visit = at_a_desk().await?;
    paste(&visit, &GAME.replace("D4-E5", "D4-E6")).await?;
    depth(&visit, 2).await?;
    let place = text_of(&visit, "#snag-place").await?;
    assert!(place.contains('9') && place.contains("0:D4-E6"), "{place}");
    assert!(!text_of(&visit, "#snag-why").await?.contains('['), "a sentence, not a key");
    Ok(())
}

async fn newer_rules_and_rubbish_are_answered_in_words() -> Result<()> {
    let visit = at_a_desk().await?;
    paste(&visit, &GAME.replace("rules: 1", "rules: 99")).await?;
    assert!(text_of(&visit, "#snag-why").await?.contains("99"));
    visit.open("/study#g=1AAAA").await?;
    visit.wait_for("!(document.querySelector('#snag-why')?.innerText ?? '99').includes('99')").await
}

async fn a_link_carries_the_game() -> Result<()> {
    let visit = at_a_desk().await?;
    paste(&visit, GAME).await?;
    depth(&visit, 3).await?;
    visit.click("#share").await?;
    let link = visit.value("#link").await?;
    let (_, path) = link.split_once("/study").unwrap_or_default();
    assert!(path.starts_with("#g=1"), "{link}");
    visit.open("/").await?;
    visit.open(&format!("/study{path}")).await?;
    visit.wait_for("document.querySelectorAll('#line .mv').length === 3").await?;
    Ok(())
}

async fn a_position_is_set_up_and_its_faults_are_told() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/editor/warcaby").await?;
    visit.click("#position-clear").await?;
    visit.click("[data-sort='0']").await?;
    visit.click("[id^=board] [data-field='B8']").await?;
    visit.see("#faults li").await?;
    visit.click("[id^=board] [data-field='B8']").await?;
    visit.click("[id^=board] [data-field='C3']").await?;
    visit.click("[data-sort='2']").await?;
    visit.click("[id^=board] [data-field='D8']").await?;
    visit.wait_for("document.querySelector('#editor').dataset.position === 'W:WC3:BD8'").await?;
    visit.wait_for("!document.querySelector('#faults li')").await?;
    visit.picture("editor-desktop-light").await
}

async fn a_map_is_painted_and_generated() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/editor/wojna#map").await?;
    visit.click("#sheet").await?;
    visit.wait_for("document.querySelector('#map-editor').dataset.map.includes('W')").await?;
    visit.click("#map-generate").await?;
    visit.wait_for("document.querySelector('#map-editor').dataset.map.startsWith('32x24/7W10G')").await?;
    visit.wait_for("!document.querySelector('#map-faults li')").await?;
    visit.picture("map-editor-desktop-light").await
}
