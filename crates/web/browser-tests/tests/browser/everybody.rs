//! Everybody can play: what axe-core finds, and how large things are that are touched.

use crate::at_a_desk;
use anyhow::{Context, Result};
use stolik_browser_tests::{By, Hand, Light, SCREENS, Visit, tests};

tests![
    nothing_serious_keeps_people_out_of_the_boards,
    nothing_serious_keeps_people_out_of_the_dice,
    nothing_serious_keeps_people_out_of_secrets,
    nothing_serious_keeps_people_out_of_maps,
];

/// Runs axe-core on the page: what it finds that is serious or worse, each with the first place; and always where a name does
/// not hold the words that are seen, and where there is no main heading.
const FIND: &str = "const found = await axe.run(document, { resultTypes: ['violations'] });\
    const values = ['label-content-name-mismatch', 'page-has-heading-one'];\
    const asked = await axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] });\
    return found.violations\
        .filter(fault => ['serious', 'critical'].includes(fault.impact))\
        .concat(asked.violations)\
        .map(fault => `${fault.id}: ${fault.help}: ${fault.nodes[0].html.slice(0, 200)} ${fault.nodes[0].failureSummary}`)";

/// What axe-core finds in the page as it stands.
async fn faults(visit: &Visit) -> Result<Vec<String>> {
    let path = std::env::var_os("STOLIK_AXE")
        .context("STOLIK_AXE does not say where axe-core lies; `cargo xtask test browser` fetches it")?;
    let script = std::fs::read_to_string(path)?;
    visit.execute::<()>(&script).await?;
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

/// A game at several moments, in light and dark, on a phone and on a desktop.
async fn look(game: &str, options: &[(&str, &str)], moments: usize) -> Result<()> {
    let visit = at_a_desk().await?;
    let mut hand = Hand::sit_down(&visit, By::Mouse, game, options, 2).await?;
    assert_eq!(faults(&visit).await?, Vec::<String>::new(), "{game} at the start");
    for _ in 0..moments {
        hand.play().await?;
    }
    for (screen, light) in [(SCREENS[0], Light::Light), (SCREENS[2], Light::Dark)] {
        visit.look_on(screen, light).await?;
        assert_eq!(faults(&visit).await?, Vec::<String>::new(), "{game}, {}, {light:?}", screen.name);
        if screen.touch {
            assert_eq!(too_small(&visit).await?, Vec::<String>::new(), "{game}, {}", screen.name);
        }
    }
    Ok(())
}

async fn nothing_serious_keeps_people_out_of_the_boards() -> Result<()> {
    look("warcaby", &[], 3).await?;
    look("multiwarcaby", &[("seats", "3")], 3).await
}

async fn nothing_serious_keeps_people_out_of_the_dice() -> Result<()> {
    look("battle-royale", &[("seats", "9")], 4).await?;
    look("medh-kuu-lash", &[], 6).await
}

async fn nothing_serious_keeps_people_out_of_secrets() -> Result<()> {
    look("szachowa-bitwa", &[("n", "8")], 5).await
}

async fn nothing_serious_keeps_people_out_of_maps() -> Result<()> {
    look("wojna", &[("width", "16"), ("height", "12")], 4).await
}
