//! Everybody can play: what axe-core finds, how large things are that are touched, and whether they are in view.

use crate::at_a_desk;
use anyhow::{Context, Result, ensure};
use stolik_browser_tests::{By, Hand, Light, SCREENS, Screen, Visit, tests};

tests![
    nothing_serious_keeps_people_out_of_the_boards,
    nothing_serious_keeps_people_out_of_the_dice,
    nothing_serious_keeps_people_out_of_secrets,
    nothing_serious_keeps_people_out_of_maps,
];

/// Runs axe-core on the page: what it finds that is serious or worse, each with the first place; and always where a name does
/// not hold the words that are seen, and where there is no main heading. The many boards of rules are left out: they are as those of
/// the games.
const FIND: &str = "const where = { include: [document], exclude: ['.figs .picture'] };\
    const found = await axe.run(where, { resultTypes: ['violations'] });\
    const values = ['label-content-name-mismatch', 'page-has-heading-one'];\
    const asked = await axe.run(where, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] });\
    return found.violations\
        .filter(fault => ['serious', 'critical'].includes(fault.impact))\
        .concat(asked.violations)\
        .map(fault => `${fault.id}: ${fault.help}: ${fault.nodes[0].html.slice(0, 200)} ${fault.nodes[0].failureSummary}`)";

/// What axe-core finds in the page as it stands.
async fn faults(visit: &Visit) -> Result<Vec<String>> {
    if !visit.execute::<bool>("return 'axe' in window").await? {
        let path = std::env::var_os("STOLIK_AXE")
            .context("STOLIK_AXE does not say where axe-core lies; `cargo xtask test browser` fetches it")?;
        visit.execute::<()>(&std::fs::read_to_string(path)?).await?;
    }
    visit.execute(FIND).await
}

/// What is too small for a finger: less than 44 pixels high or wide. Links within a sentence are as high as its line, fields as
/// large as the board lets them be, and what is only for screen readers is not touched.
const TOO_SMALL: &str = "return [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]\
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p, .board, .mapwindow, .sr, .skip'))\
    .map(one => [one, (one.type === 'checkbox' ? one.closest('label') : one).getBoundingClientRect()])\
    .filter(([, box]) => box.width < 43.9 || box.height < 43.9)\
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`)";

pub(crate) async fn too_small(visit: &Visit) -> Result<Vec<String>> {
    visit.execute(TOO_SMALL).await
}

/// A page or a moment as everybody meets it: on a phone by day, and on a desktop by night.
pub(crate) async fn nothing_keeps_out(visit: &Visit, what: &str) -> Result<()> {
    for (screen, light) in [(SCREENS[0], Light::Light), (SCREENS[2], Light::Dark)] {
        visit.look_on(screen, light).await?;
        assert_eq!(faults(visit).await?, Vec::<String>::new(), "{what}, {}, {light:?}", screen.name);
        if screen.touch {
            assert_eq!(too_small(visit).await?, Vec::<String>::new(), "{what}, {}", screen.name);
        }
    }
    visit.look_on(SCREENS[2], Light::Light).await
}

pub(crate) const ON_ITS_SIDE: Screen =
    Screen { name: "phone-on-its-side", width: 844, height: 390, touch: true };

/// Waits until all of these lie within the window, free to be touched, and are large enough for a finger.
pub(crate) async fn at_hand(visit: &Visit, selectors: &[&str]) -> Result<()> {
    for selector in selectors {
        let is_at_hand = format!(
            "(() => {{ const one = document.querySelector('{selector}'); if (!one) return false;\
             const box = one.getBoundingClientRect();\
             const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);\
             return scrollY === 0 && box.height >= 44 && box.width >= 44 && box.top >= 0\
                 && box.bottom <= innerHeight && box.right <= innerWidth && one.contains(hit) }})()"
        );
        visit.wait_for(&is_at_hand).await.with_context(|| format!("{selector} is not at hand"))?;
    }
    Ok(())
}

/// Waits until what is wrong is told right below its field, in view, in a line or two, and the keyboard is in the field.
pub(crate) async fn told_at(visit: &Visit, field: &str, words: &str) -> Result<()> {
    let is_told = format!(
        "(() => {{ const field = document.querySelector('#{field}'), why = document.querySelector('#{field}-why');\
         if (!field || why?.textContent !== '{words}') return false;\
         const [above, box] = [field, why].map(one => one.getBoundingClientRect());\
         const hit = document.elementFromPoint(box.x + 4, box.y + box.height / 2);\
         return document.activeElement === field && field.getAttribute('aria-invalid') === 'true'\
             && field.getAttribute('aria-describedby') === why.id && why.getAttribute('role') === 'alert'\
             && box.top >= above.bottom && box.top < above.bottom + 16 && box.height < 48 && hit === why }})()"
    );
    visit.wait_for(&is_told).await.with_context(|| format!("{words} is not told at {field}"))
}

/// Letters and numbers that are too small, or reach into the fields or off the page; and fields at whose edges another thing is
/// touched.
const COVERED: &str = "const board = document.querySelector('.picture').getBoundingClientRect();\
    const bad = [...document.querySelectorAll('.coord')].filter(one => {\
        const box = one.getBoundingClientRect();\
        return parseFloat(getComputedStyle(one).fontSize) < 9 || box.left < 0 || box.bottom > innerHeight\
            || box.right > board.left + 1 && box.top < board.bottom - 1 });\
    const touched = [...document.querySelectorAll('.touch')].filter(one => {\
        const box = one.getBoundingClientRect();\
        return [[box.left + 2, box.top + 2], [box.right - 2, box.bottom - 2]]\
            .some(([x, y]) => y > 0 && y < innerHeight && document.elementFromPoint(x, y) !== one) });\
    return [...bad, ...touched].map(one => one.outerHTML.slice(0, 120))";

/// The board on a phone, upright and on its side: its rim can be read, and what is touched are its fields.
async fn the_rim_covers_nothing(visit: &Visit, game: &str) -> Result<()> {
    for screen in [SCREENS[0], ON_ITS_SIDE] {
        visit.look_on(screen, Light::Light).await?;
        ensure!(visit.count(".coord").await? > 4, "{game} has no letters and numbers");
        assert_eq!(
            visit.execute::<Vec<String>>(COVERED).await?,
            Vec::<String>::new(),
            "{game}, {}",
            screen.name
        );
    }
    visit.look_on(SCREENS[2], Light::Light).await
}

/// A game at several moments, in light and dark, on a phone and on a desktop. On a phone on its side these buttons are at hand
/// when there is something for them to do.
async fn look(game: &str, options: &[(&str, &str)], moments: usize, buttons: &[&str]) -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, game, options, 2).await?;
    assert_eq!(faults(&visit).await?, Vec::<String>::new(), "{game} at the start");
    if game != "wojna" && game != "szachowa-bitwa" {
        the_rim_covers_nothing(&visit, game).await?;
    }
    let mut buttons = buttons.to_vec();
    let mut played = 0;
    while played < moments || !buttons.is_empty() {
        for button in std::mem::take(&mut buttons) {
            let selector = format!("[data-button={button}]:not([aria-disabled=true])");
            if visit.count(&selector).await? == 0 {
                buttons.push(button);
                continue;
            }
            visit.look_on(ON_ITS_SIDE, Light::Light).await?;
            at_hand(&visit, &[&selector]).await.with_context(|| format!("{game}: {button}"))?;
            visit.picture(&format!("{game}-{button}-{}", ON_ITS_SIDE.name)).await?;
            visit.look_on(SCREENS[2], Light::Light).await?;
        }
        ensure!(played < 40 && hand.play().await?, "{game} came to its end without {buttons:?}");
        played += 1;
    }
    nothing_keeps_out(&visit, game).await
}

async fn nothing_serious_keeps_people_out_of_the_boards() -> Result<()> {
    look("warcaby", &[], 3, &[]).await?;
    look("multiwarcaby", &[("seats", "3")], 3, &[]).await
}

async fn nothing_serious_keeps_people_out_of_the_dice() -> Result<()> {
    look("battle-royale", &[("seats", "9")], 4, &[]).await?;
    look("medh-kuu-lash", &[], 6, &["roll"]).await
}

async fn nothing_serious_keeps_people_out_of_secrets() -> Result<()> {
    look("szachowa-bitwa", &[("n", "8")], 5, &[]).await
}

async fn nothing_serious_keeps_people_out_of_maps() -> Result<()> {
    look("wojna", &[("width", "16"), ("height", "12")], 4, &["end"]).await
}
