//! On a phone: what a person needs is in view, and nothing is lost by one touch or by a page that is thrown away.

use anyhow::Result;
use stolik_browser_tests::{By, Hand, Invitation, Key, Light, SCREENS, Visit, tests};

tests![
    nothing_composed_or_played_is_lost_by_a_touch_or_a_reload,
    what_is_opened_is_seen_before_the_program_is_there,
];

async fn on_a_phone() -> Result<Visit> {
    let visit = Visit::begin_without_page().await?;
    visit.look_on(SCREENS[0], Light::Light).await?;
    Ok(visit)
}

async fn nothing_composed_or_played_is_lost_by_a_touch_or_a_reload() -> Result<()> {
    let visit = on_a_phone().await?;
    // A draft outlives its page; the address leads to this game and not to another.
    let seats = ["person", "easy"];
    let secret = Invitation { game: "szachowa-bitwa", seats: &seats, seed: 1, ..Invitation::default() };
    let mut hand = Hand::accept(&visit, By::Touch, secret).await?;
    for field in ["C2", "H2"] {
        hand.touch_named(field).await?;
    }
    visit.wait_for("location.pathname.startsWith('/game/')").await?;
    let game = visit.path().await?;
    visit.reload().await?;
    visit.see("[data-field=H2][aria-label*=ob]").await?;
    assert_eq!(visit.path().await?, game);
    // Nor does the way back begin another.
    visit.click(".brand").await?;
    visit.see("#running a").await?;
    assert_eq!(visit.count("#running a").await?, 1);
    visit.back().await?;
    visit.see("[data-field=H2][aria-label*=ob]").await?;
    assert_eq!(visit.path().await?, game);
    visit.wait_for("/^Your turn/.test(document.querySelector('#turn').textContent)").await?;
    // The button that was pressed is gone, and the keyboard is near it.
    visit.focus("[data-button=commit]").await?;
    visit.key(Key::Enter).await?;
    visit.wait_for("Number(document.querySelector('#play').dataset.inputs) > 1").await?;
    visit
        .wait_for("document.activeElement.id === 'turn' || document.activeElement.matches('[data-button]')")
        .await?;
    assert_eq!(visit.count("[data-field=C2][aria-label*=ob]").await?, 1);
    assert_eq!(visit.count(".btn.primary").await?, 0, "to put down no cards is not the way on");

    // Of nine the one to move and oneself are in view, and one knows which one is.
    let seats = ["easy", "easy", "easy", "easy", "easy", "easy", "person", "easy", "easy"];
    let many = Invitation { game: "battle-royale", seats: &seats, seed: 3, ..Invitation::default() };
    Hand::accept(&visit, By::Touch, many).await?;
    visit.see(".plate.on.you").await?;
    let in_view = "[...document.querySelectorAll('.plate.on, .plate.you')].every(plate => {\
        const { left, right } = plate.getBoundingClientRect(); return left >= 0 && right <= innerWidth })";
    visit.wait_for(in_view).await?;
    visit.wait_for("/you/.test(document.querySelector('.plate.you b').textContent)").await?;

    // What ends the turn waits for a word; giving up asks, and the end is said aloud.
    let mut hand = Hand::sit_down(&visit, By::Touch, "warcaby", &[], 1).await?;
    hand.touch_named("C3").await?;
    hand.touch_named("D4").await?;
    visit.see("#confirm.primary").await?;
    hand.wait_for_inputs(0).await?;
    hand.press("#confirm").await?;
    hand.wait_for_inputs(1).await?;
    visit.focus("#resign").await?;
    visit.key(Key::Enter).await?;
    visit.see("#resign-sure:focus").await?;
    visit.key(Key::Tab).await?;
    visit.see("#resign-yes:focus").await?;
    visit.key(Key::Enter).await?;
    visit.read("#turn", "Game over").await?;
    assert!(visit.text("[aria-live] #aloud").await?.starts_with("Game over. "), "the end is said aloud");
    visit.see("#turn:focus").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn what_is_opened_is_seen_before_the_program_is_there() -> Result<()> {
    let visit = on_a_phone().await?;
    // What was shown, at the moment in which the program takes its place.
    visit.prepare(
        "new MutationObserver(() => {\
            const opening = document.getElementById('opening');\
            if (!opening) return;\
            const board = opening.querySelector('.board')?.getBoundingClientRect();\
            window.opened = { words: opening.innerText, lang: document.documentElement.lang, top: board?.top, width: board?.width };\
        }).observe(document, { childList: true, subtree: true })",
    )
    .await?;
    visit.prepare("localStorage.setItem('stolik.page', 'language=pl theme=light')").await?;
    for (path, words) in [("/?game=warcaby", "Warcaby"), ("/", "Stolik")] {
        visit.open(path).await?;
        visit.wait_for("document.querySelector('#opening') === null").await?;
        let said: String = visit.execute("return `${opened.lang} ${opened.words}`").await?;
        assert!(
            said.starts_with("pl ") && said.contains(words) && said.contains("Rozkładamy stół"),
            "{said}"
        );
        if path != "/" {
            let board = "document.querySelector('.board').getBoundingClientRect()";
            let jumps = format!("return [{board}.top - opened.top, {board}.width - opened.width]");
            let jumps: Vec<f64> = visit.execute(&jumps).await?;
            assert!(jumps.iter().all(|by| by.abs() < 1.0), "the board jumps by {jumps:?}");
        }
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
