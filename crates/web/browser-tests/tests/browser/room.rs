//! What the page keeps, and what it does without a network or without storage.

use crate::at_a_desk;
use anyhow::Result;
use stolik_browser_tests::{By, Hand, Invitation, tests};

tests![
    a_game_goes_on_after_a_reload_and_without_a_network_with_a_bot,
    where_storage_is_forbidden_the_game_goes_on_and_says_so,
    where_storage_is_full_the_game_goes_on_and_says_so,
    the_language_changes_at_once_and_everywhere,
    the_page_can_be_installed,
];

/// Whether the page's script for offline use is in charge.
const KEPT_OFFLINE: &str = "navigator.serviceWorker.controller";

async fn a_game_goes_on_after_a_reload_and_without_a_network_with_a_bot() -> Result<()> {
    let mut visit = at_a_desk().await?;
    visit.let_keep().await?;
    let seats = ["person", "easy"];
    let invitation = Invitation { game: "medh-kuu-lash", seats: &seats, seed: 4, ..Invitation::default() };
    let inputs = {
        let mut hand = Hand::accept(&visit, By::Mouse, invitation).await?;
        for _ in 0..4 {
            hand.play().await?;
        }
        hand.table().inputs().len()
    };
    visit.wait_for(KEPT_OFFLINE).await?;
    visit.unplug().await?;
    visit.open("/").await?;
    visit.click("#running a").await?;
    visit.see(&format!("#play[data-inputs='{inputs}']")).await?;
    visit.click("#en").await?;
    visit.read("#game-name", "Medh Kuu Lash").await?;
    // Rules and bots are there too: the person acts, and the bot in the end answers.
    let mut hand = Hand::resume(&visit, By::Mouse).await?;
    for _ in 0..4 {
        hand.play().await?;
    }
    assert!(hand.table().inputs().len() > inputs + 4, "the bot has played without a network");
    Ok(())
}

async fn where_storage_is_forbidden_the_game_goes_on_and_says_so() -> Result<()> {
    let visit = at_a_desk().await?;
    let forbid = "for (const name of ['indexedDB', 'localStorage'])\
        Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })";
    visit.prepare(forbid).await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    for _ in 0..4 {
        hand.play().await?;
    }
    let notice = visit.text("#unkept:not(:empty)").await?;
    assert!(notice.contains("does not let anything be saved"), "{notice}");
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    Ok(())
}

async fn where_storage_is_full_the_game_goes_on_and_says_so() -> Result<()> {
    let visit = at_a_desk().await?;
    let full =
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }";
    visit.prepare(full).await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, "warcaby", &[], 1).await?;
    hand.play().await?;
    let notice = visit.text("#unkept:not(:empty)").await?;
    assert!(notice.contains("no room left"), "{notice}");
    hand.play().await?;
    assert_eq!(hand.listed_turns().await?, hand.expected_turns());
    Ok(())
}

async fn the_language_changes_at_once_and_everywhere() -> Result<()> {
    let visit = at_a_desk().await?;
    let _hand = Hand::sit_down(&visit, By::Mouse, "wojna", &[("width", "16"), ("height", "12")], 1).await?;
    let words = "[...document.querySelectorAll('a, button, h2, summary, [aria-label]')]\
        .map(e => e.getAttribute('aria-label') ?? e.textContent).join('\\n')";
    let read = async || visit.execute::<String>(&format!("return {words}")).await;
    let english = read().await?;
    visit.click("#pl").await?;
    visit.see("html[lang=pl]").await?;
    let polish = read().await?;
    assert!(english.contains("New game") && polish.contains("Nowa partia"), "{english}\n{polish}");
    for word in ["New game", "Undo", "Resign", "Board"] {
        assert!(english.contains(word) && !polish.contains(word), "{word} stays in: {polish}");
    }
    visit.click("#en").await?;
    visit.see("html[lang=en]").await?;
    assert_eq!(read().await?, english);
    Ok(())
}

async fn the_page_can_be_installed() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.let_keep().await?;
    visit.open("/").await?;
    let script = "const found = await fetch(document.querySelector('link[rel=manifest]').href);\
        const manifest = await found.json();\
        const icons = await Promise.all(manifest.icons.map(icon => fetch(icon.src)));\
        return [found.headers.get('content-type'), manifest.name, ...icons.map(icon => String(icon.status))]";
    let found: Vec<String> = visit.execute(script).await?;
    assert_eq!(found, ["application/manifest+json", "Stolik", "200", "200", "200"]);
    visit.wait_for(KEPT_OFFLINE).await
}
