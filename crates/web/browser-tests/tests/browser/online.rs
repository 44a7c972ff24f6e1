//! Two browsers at one table over the network.

use anyhow::{Context, Result};
use stolik_browser_tests::{By, Guest, Light, SCREENS, Site, Visit};
use stolik_game::Record;

/// A server, and two who come to it with browsers of their own.
pub(crate) struct Company {
    pub(crate) site: Site,
    pub(crate) hania: Visit,
    pub(crate) marcin: Visit,
}

impl Company {
    pub(crate) async fn meets() -> Result<Self> {
        Self::meets_at(Site::open().await?).await
    }

    pub(crate) async fn meets_at(site: Site) -> Result<Self> {
        let hania = Visit::to(&site).await?;
        let marcin = Visit::to(&site).await?;
        for visit in [&hania, &marcin] {
            visit.open("/").await?;
            visit.speak_english().await?;
            visit.look_on(SCREENS[2], Light::Light).await?;
        }
        Ok(Self { site, hania, marcin })
    }

    /// Hania sets up a table through the page.
    pub(crate) async fn make(&self, game: &str, options: &[(&str, &str)]) -> Result<()> {
        let hania = &self.hania;
        hania.open(&format!("/new/{game}")).await?;
        hania.see("#where-online").await?.click().await?;
        for (name, value) in options {
            choose(hania, name, value).await?;
        }
        type_into(hania, "#my-name", "Hania").await?;
        hania.see("#begin").await?.click().await?;
        hania.see("#waiting").await.map(drop)
    }

    /// Hania sets up a table and sends the link of a seat; Marcin opens it and sits down as a guest.
    pub(crate) async fn sit_down(&self, game: &str, options: &[(&str, &str)]) -> Result<()> {
        let (hania, marcin) = (&self.hania, &self.marcin);
        self.make(game, options).await?;
        let link = hania.see(".sitting[data-open=true] input").await?;
        let link = link.prop("value").await?.context("a link")?;
        let path = link.strip_prefix(&self.site.address()).context("a link to this server")?;
        marcin.open(path).await?;
        type_into(marcin, "#my-name", "Marcin").await?;
        marcin.see("#sit").await?.click().await?;
        for visit in [hania, marcin] {
            visit.see("#play").await?;
        }
        let address: String = marcin.browser.execute("return location.hash", Vec::new()).await?.convert()?;
        assert_eq!(address, "", "the secret does not stay in the address");
        Ok(())
    }
}

pub(crate) async fn type_into(visit: &Visit, selector: &str, text: &str) -> Result<()> {
    let line = visit.see(selector).await?;
    line.clear().await?;
    Ok(line.send_keys(text).await?)
}

/// Chooses an option of the game, wherever it stands.
async fn choose(visit: &Visit, name: &str, value: &str) -> Result<()> {
    if name == "seats" {
        while visit.see("#seats").await?.text().await? != value {
            visit.see("#more").await?.click().await?;
        }
        // All of them for people.
        let people = "document.querySelectorAll('[id^=seat-][id$=person]').forEach(button => button.click())";
        visit.browser.execute(people, Vec::new()).await?;
        return Ok(());
    }
    let script = format!(
        "for (const fold of document.querySelectorAll('details.fold')) fold.open = true;\
         const button = document.querySelector('button[name=\"{name}\"][value=\"{value}\"]');\
         if (button) {{ button.click(); return true }}\
         const line = document.querySelector('[name=\"{name}\"]');\
         if (!line) return false;\
         line.value = '{value}'; line.dispatchEvent(new Event('change', {{ bubbles: true }})); return true"
    );
    let found: bool = visit.browser.execute(script, Vec::new()).await?.convert()?;
    anyhow::ensure!(found, "there is no option {name}");
    Ok(())
}

/// How a game between two browsers goes on.
struct Course {
    /// So many own turns of each, unless the game ends before.
    turns: usize,
    /// Whether turns are short.
    hurry: bool,
}

/// Plays until both have made so many turns, or to the end. Marcin loads his page anew, loses his connection, and comes back.
async fn plays_over_the_network(game: &str, options: &[(&str, &str)], course: Course) -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down(game, options).await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 21).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 22).await?;
    if course.hurry {
        hania.hurry();
        marcin.hurry();
    }
    let (mut has_reloaded, mut was_cut_off) = (false, false);
    while hania.turns() < course.turns || marcin.turns() < course.turns {
        if !hania.play().await? && !marcin.play().await? {
            break;
        }
        if marcin.turns() >= 2 && !has_reloaded {
            company.marcin.browser.refresh().await?;
            company.marcin.see("#play").await?;
            has_reloaded = true;
        }
        if marcin.turns() >= 4 && !was_cut_off {
            cut_off_and_back(&company, &mut hania, &marcin).await?;
            was_cut_off = true;
        }
    }
    assert!(has_reloaded, "the game was too short to be a test");
    if company.hania.browser.find_all(thirtyfour::By::Css("#again")).await?.is_empty() {
        hania.resign().await?;
    }
    let mut records: Vec<Record> = Vec::new();
    for guest in [&hania, &marcin] {
        guest.knows(1).await?;
        records.push(guest.record().await?);
    }
    for visit in [&company.hania, &company.marcin] {
        visit.read("#turn", "Game over").await?;
    }
    assert_eq!(records[0], records[1]);
    hania.agrees_with(&records[0]).await?;
    marcin.agrees_with(&records[0]).await?;
    Ok(())
}

/// Marcin is without a network while Hania goes on, if she can; then he learns what he has missed.
async fn cut_off_and_back(company: &Company, hania: &mut Guest<'_>, marcin: &Guest<'_>) -> Result<()> {
    company.marcin.cut_off(true).await?;
    company.marcin.see("#reconnecting").await?;
    hania.play().await?;
    let known: u64 = company
        .hania
        .browser
        .execute("return Number(document.querySelector('#play').dataset.event)", Vec::new())
        .await?
        .convert()?;
    company.marcin.cut_off(false).await?;
    marcin.knows(known).await?;
    company.marcin.wait_for("!document.querySelector('#reconnecting')").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_warcaby() -> Result<()> {
    plays_over_the_network("warcaby", &[], Course { turns: 20, hurry: false }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_multiwarcaby() -> Result<()> {
    plays_over_the_network("multiwarcaby", &[("size", "7")], Course { turns: 20, hurry: false }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_battle_royale() -> Result<()> {
    plays_over_the_network("battle-royale", &[], Course { turns: 20, hurry: true }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_medh_kuu_lash() -> Result<()> {
    plays_over_the_network("medh-kuu-lash", &[], Course { turns: 20, hurry: false }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_szachowa_bitwa() -> Result<()> {
    plays_over_the_network("szachowa-bitwa", &[], Course { turns: 20, hurry: true }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_wojna() -> Result<()> {
    let small = [("width", "16"), ("height", "12"), ("elimination_grace", "yes")];
    plays_over_the_network("wojna", &small, Course { turns: 20, hurry: true }).await
}

/// What was sent and not answered is said again when the server is back, and done once.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_goes_and_comes_back_and_nothing_is_lost() -> Result<()> {
    let mut company = Company::meets().await?;
    company.sit_down("warcaby", &[]).await?;
    {
        let mut hania = Guest::sits(&company.hania, By::Mouse, 5).await?;
        let mut marcin = Guest::sits(&company.marcin, By::Mouse, 6).await?;
        assert!(hania.play().await? && marcin.play().await?);
    }
    company.site.close().await?;
    company.hania.see("#reconnecting").await?;
    for field in ["E3", "F4"] {
        company.hania.see(&format!("[data-field={field}]")).await?;
    }
    company.site.open_again().await?;
    company.hania.wait_for("!document.querySelector('#reconnecting')").await?;
    company.marcin.wait_for("!document.querySelector('#reconnecting')").await?;
    let away = company.hania.see("#server-away").await?.text().await?;
    assert!(away.contains("Clocks stood still, nothing was lost."), "{away}");
    let mut hania = Guest::sits(&company.hania, By::Mouse, 7).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 8).await?;
    assert!(hania.play().await? && marcin.play().await?);
    Ok(())
}

/// Where sockets are blocked, the page asks again and again instead, and the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn without_sockets_the_game_is_played_all_the_same() -> Result<()> {
    let company = Company::meets().await?;
    let blocked =
        "window.WebSocket = class { constructor() { throw new DOMException('no', 'SecurityError') } }";
    company.marcin.prepare(blocked).await?;
    company.sit_down("warcaby", &[]).await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 9).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 10).await?;
    for _ in 0..4 {
        assert!(hania.play().await? && marcin.play().await?);
    }
    hania.resign().await?;
    company.marcin.read("#turn", "Game over").await?;
    marcin.agrees_with(&hania.record().await?).await
}

/// Another game of the same two, each on the other's seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_when_both_want_it_with_the_seats_changed() -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down("warcaby", &[]).await?;
    let hania = Guest::sits(&company.hania, By::Mouse, 1).await?;
    hania.resign().await?;
    let before = hania.table().to_owned();
    for visit in [&company.hania, &company.marcin] {
        visit.see("#again").await?.click().await?;
    }
    for visit in [&company.hania, &company.marcin] {
        visit.wait_for(&format!("!location.pathname.endsWith('{before}')")).await?;
        visit.see("#play[data-inputs='0']").await?;
    }
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 2).await?;
    assert!(marcin.play().await?, "Marcin has the first seat now");
    Ok(())
}
