//! Two who share no browser at one table over the network.

use anyhow::{Context, Result};
use stolik_browser_tests::{By, Guest, Light, SCREENS, Site, Visit, tests};
use stolik_game::Record;

tests![
    two_browsers_play_warcaby,
    two_browsers_play_multiwarcaby,
    two_browsers_play_battle_royale,
    two_browsers_play_medh_kuu_lash,
    two_browsers_play_szachowa_bitwa,
    two_browsers_play_wojna,
    the_server_goes_and_comes_back_and_nothing_is_lost,
    without_sockets_the_game_is_played_all_the_same,
    a_rematch_begins_when_both_want_it_with_the_seats_changed,
];

/// A server, and two who come to it who share nothing.
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
            visit.look_on(SCREENS[2], Light::Light).await?;
        }
        Ok(Self { site, hania, marcin })
    }

    /// Hania sets up a table through the page.
    pub(crate) async fn make(&self, game: &str, options: &[(&str, &str)]) -> Result<()> {
        let hania = &self.hania;
        hania.open(&format!("/new/{game}")).await?;
        hania.click("#where-online").await?;
        for (name, value) in options {
            choose(hania, name, value).await?;
        }
        type_into(hania, "#my-name", "Hania").await?;
        hania.click("#begin").await?;
        hania.see("#waiting").await
    }

    /// Marcin opens a link that Hania's page shows.
    pub(crate) async fn invite(&self, link: &str) -> Result<()> {
        let link = self.hania.value(link).await?;
        self.marcin.open(link.strip_prefix(&self.site.address()).context("a link to this server")?).await
    }

    /// Hania sets up a table and sends the link to any free seat; Marcin opens it and sits down as a guest.
    pub(crate) async fn sit_down(&self, game: &str, options: &[(&str, &str)]) -> Result<()> {
        let (hania, marcin) = (&self.hania, &self.marcin);
        self.make(game, options).await?;
        self.invite("#any-link").await?;
        type_into(marcin, "#my-name", "Marcin").await?;
        marcin.click("#sit").await?;
        for visit in [hania, marcin] {
            visit.see("#play").await?;
        }
        let address: String = marcin.execute("return location.hash").await?;
        assert_eq!(address, "", "the secret does not stay in the address");
        Ok(())
    }
}

pub(crate) async fn type_into(visit: &Visit, selector: &str, text: &str) -> Result<()> {
    visit.write(selector, text).await
}

/// Chooses an option of the game, wherever it stands.
async fn choose(visit: &Visit, name: &str, value: &str) -> Result<()> {
    if name == "seats" {
        while visit.text("#seats").await? != value {
            visit.click("#more").await?;
        }
        // All of them for people.
        let people = "document.querySelectorAll('[id^=seat-][id$=person]').forEach(button => button.click())";
        return visit.execute(people).await;
    }
    let script = format!(
        "for (const fold of document.querySelectorAll('details.fold')) fold.open = true;\
         const button = document.querySelector('button[name=\"{name}\"][value=\"{value}\"]');\
         if (button) {{ button.click(); return true }}\
         const line = document.querySelector('[name=\"{name}\"]') ?? document.querySelector('select#{name}');\
         if (!line) return false;\
         line.value = '{value}'; line.dispatchEvent(new Event('change', {{ bubbles: true }})); return true"
    );
    let found: bool = visit.execute(&script).await?;
    anyhow::ensure!(found, "there is no option {name}");
    Ok(())
}

/// So many own actions of each are enough. Where the game ends before, another begins.
const ENOUGH: usize = 15;

/// How long turns are.
#[derive(PartialEq, Eq)]
enum Turns {
    Usual,
    Short,
}

async fn sits<'v>(visit: &'v Visit, seed: u64, turns: &Turns) -> Result<Guest<'v>> {
    let mut guest = Guest::sits(visit, By::Mouse, seed).await?;
    if *turns == Turns::Short {
        guest.hurry();
    }
    Ok(guest)
}

/// Plays until both have done enough. Marcin loads his page anew, loses his connection, and comes back.
async fn plays_over_the_network(game: &str, options: &[(&str, &str)], turns: Turns) -> Result<()> {
    let company = Company::meets().await?;
    // What comes from the server comes through what keeps the page.
    company.marcin.let_keep().await?;
    company.sit_down(game, options).await?;
    // Of all games this one has the longest words.
    let is_on_phone = game == "szachowa-bitwa";
    if is_on_phone {
        company.hania.look_on(SCREENS[0], Light::Light).await?;
        a_draft_outlives_its_page(&company.hania).await?;
    }
    let mut hania = sits(&company.hania, 21, &turns).await?;
    let mut marcin = sits(&company.marcin, 22, &turns).await?;
    let (mut has_reloaded, mut was_cut_off) = (false, false);
    // In games that are over.
    let mut before = [0; 2];
    while before[0] + hania.actions() < ENOUGH || before[1] + marcin.actions() < ENOUGH || !was_cut_off {
        if !hania.play().await? && !marcin.play().await? {
            agree_on_what_was_played(&company, &hania, &marcin).await?;
            play_again(&company, hania.table()).await?;
            before = [before[0] + hania.actions(), before[1] + marcin.actions()];
            hania = sits(&company.hania, 23, &turns).await?;
            marcin = sits(&company.marcin, 24, &turns).await?;
            continue;
        }
        if is_on_phone {
            assert_eq!(
                company.hania.too_wide().await?,
                Vec::<String>::new(),
                "a word is wider than the phone"
            );
        }
        if marcin.turns() >= 2 && !has_reloaded {
            company.marcin.reload().await?;
            company.marcin.see("#play").await?;
            has_reloaded = true;
        }
        if marcin.turns() >= 4 && !was_cut_off {
            cut_off_and_back(&company, &mut hania, &marcin).await?;
            was_cut_off = true;
        }
    }
    assert!(has_reloaded && was_cut_off, "the game was too short to be a test");
    let played = [before[0] + hania.actions(), before[1] + marcin.actions()];
    assert!(played.iter().all(|actions| *actions >= ENOUGH), "{game}: {played:?}");
    if company.hania.count("#again").await? == 0 {
        hania.resign().await?;
    }
    agree_on_what_was_played(&company, &hania, &marcin).await
}

/// The game is over, and both pages list what the server's record tells.
async fn agree_on_what_was_played(company: &Company, hania: &Guest<'_>, marcin: &Guest<'_>) -> Result<()> {
    let mut records: Vec<Record> = Vec::new();
    for guest in [hania, marcin] {
        guest.knows(1).await?;
        records.push(guest.record().await?);
    }
    for visit in [&company.hania, &company.marcin] {
        visit.read("#turn", "Game over").await?;
    }
    assert_eq!(records[0], records[1]);
    if records[0].to_string().contains('(') {
        the_dice_are_said_to_be_right(&company).await?;
    }
    hania.agrees_with(&records[0]).await?;
    marcin.agrees_with(&records[0]).await?;
    Ok(())
}

/// Beside the result both pages say that every roll is right and the table has kept its word, and neither was alarmed before,
/// whatever became of its line.
async fn the_dice_are_said_to_be_right(company: &Company) -> Result<()> {
    for visit in [&company.hania, &company.marcin] {
        visit.see("#kept-dice[data-worth=right]").await?;
        let said = visit.text("#kept-dice").await?;
        assert!(said.starts_with("The table has kept its word: every roll is right"), "{said}");
        assert_eq!(visit.count("#dice-cheat").await? + visit.count("#dice-older").await?, 0);
    }
    Ok(())
}

/// What is composed and not sent is there again when a phone has thrown the page away.
async fn a_draft_outlives_its_page(visit: &Visit) -> Result<()> {
    for field in ["C2", "H2"] {
        visit.click(&format!("[data-field={field}]")).await?;
        visit.see(&format!("[data-field={field}][aria-label*=ob]")).await?;
    }
    visit.reload().await?;
    for field in ["H2", "C2"] {
        visit.see(&format!("[data-field={field}][aria-label*=ob]")).await?;
        visit.click("#undo").await?;
        visit.see(&format!("[data-field={field}]:not([aria-label*=ob])")).await?;
    }
    Ok(())
}

/// Marcin is without a network while Hania goes on, if she can; then he learns what he has missed.
async fn cut_off_and_back(company: &Company, hania: &mut Guest<'_>, marcin: &Guest<'_>) -> Result<()> {
    company.marcin.cut_off(true).await?;
    company.marcin.see("#reconnecting").await?;
    // One word about it is enough.
    company.marcin.wait_for("document.querySelectorAll('.notice').length === 1").await?;
    hania.play().await?;
    let known: u64 =
        company.hania.execute("return Number(document.querySelector('#play').dataset.event)").await?;
    company.marcin.cut_off(false).await?;
    marcin.knows(known).await?;
    company.marcin.wait_for("!document.querySelector('#reconnecting')").await
}

async fn two_browsers_play_warcaby() -> Result<()> {
    plays_over_the_network("warcaby", &[], Turns::Usual).await
}

async fn two_browsers_play_multiwarcaby() -> Result<()> {
    plays_over_the_network("multiwarcaby", &[("size", "7")], Turns::Usual).await
}

async fn two_browsers_play_battle_royale() -> Result<()> {
    plays_over_the_network("battle-royale", &[], Turns::Short).await
}

async fn two_browsers_play_medh_kuu_lash() -> Result<()> {
    plays_over_the_network("medh-kuu-lash", &[], Turns::Usual).await
}

async fn two_browsers_play_szachowa_bitwa() -> Result<()> {
    plays_over_the_network("szachowa-bitwa", &[], Turns::Short).await
}

async fn two_browsers_play_wojna() -> Result<()> {
    let small = [("width", "16"), ("height", "12"), ("elimination_grace", "yes")];
    plays_over_the_network("wojna", &small, Turns::Short).await
}

/// What ends the notice that the server was away is kept, to be done by hand.
const HOLD_NOTICE: &str = "const begin = window.setTimeout; window.passing = [];\
    window.setTimeout = (work, wait, ...rest) =>\
        wait === 8000 ? -passing.push(work) : begin.call(window, work, wait, ...rest)";

/// What was sent and not answered is said again when the server is back, and done once.
async fn the_server_goes_and_comes_back_and_nothing_is_lost() -> Result<()> {
    let mut company = Company::meets().await?;
    company.hania.prepare(HOLD_NOTICE).await?;
    company.sit_down("warcaby", &[]).await?;
    {
        let mut hania = Guest::sits(&company.hania, By::Mouse, 5).await?;
        let mut marcin = Guest::sits(&company.marcin, By::Mouse, 6).await?;
        assert!(hania.play().await? && marcin.play().await?);
    }
    company.hania.note("#server-away").await?;
    for visit in [&company.hania, &company.marcin] {
        visit.note("#reconnecting").await?;
    }
    company.site.close().await?;
    // That it was shown is enough, here and below: a page may be quicker than who looks at it.
    for visit in [&company.hania, &company.marcin] {
        visit.noted("#reconnecting", "").await?;
    }
    for field in ["E3", "F4"] {
        company.hania.see(&format!("[data-field={field}]")).await?;
    }
    company.site.open_again().await?;
    company.hania.wait_for("!document.querySelector('#reconnecting')").await?;
    company.marcin.wait_for("!document.querySelector('#reconnecting')").await?;
    company.hania.noted("#server-away", "Clocks stood still, nothing was lost.").await?;
    // It stays until its time is over, and then goes by itself.
    company.hania.see("#server-away").await?;
    company.hania.execute::<()>("passing.forEach(end => end())").await?;
    company.hania.wait_for("!document.querySelector('#server-away')").await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 7).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 8).await?;
    assert!(hania.play().await? && marcin.play().await?);
    hania.resign().await?;
    play_again(&company, hania.table()).await
}

/// Both want another game, and it begins.
async fn play_again(company: &Company, before: &str) -> Result<()> {
    for visit in [&company.hania, &company.marcin] {
        visit.click("#again").await?;
    }
    for visit in [&company.hania, &company.marcin] {
        visit.wait_for(&format!("!location.pathname.endsWith('{before}')")).await?;
        visit.see("#play[data-inputs='0']").await?;
    }
    Ok(())
}

/// Where sockets are blocked, the page asks again and again instead, and the game goes on.
async fn without_sockets_the_game_is_played_all_the_same() -> Result<()> {
    let company = Company::meets().await?;
    let blocked = "const Socket = window.WebSocket;\
        window.WebSocket = class {\
            constructor(address) {\
                if (!window.isOpen) throw new DOMException('no', 'SecurityError');\
                return window.socket = new Socket(address);\
            }\
        }";
    company.marcin.prepare(blocked).await?;
    company.sit_down("warcaby", &[]).await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 9).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 10).await?;
    assert!(hania.play().await? && marcin.play().await?);
    // Sockets are tried again by themselves, though the browser says nothing; soonest where the asking has just begun.
    company.marcin.reload().await?;
    company.marcin.see("#play").await?;
    company.marcin.execute::<()>("window.isOpen = true").await?;
    assert!(hania.play().await? && marcin.play().await?);
    company.marcin.wait_for("window.socket?.readyState === 1").await?;
    assert!(hania.play().await? && marcin.play().await?);
    hania.resign().await?;
    company.marcin.read("#turn", "Game over").await?;
    marcin.agrees_with(&hania.record().await?).await?;
    // And without them another game is agreed on.
    company.marcin.execute::<()>("window.isOpen = false; window.socket.close()").await?;
    play_again(&company, hania.table()).await
}

/// Another game of the same two, each on the other's seat.
async fn a_rematch_begins_when_both_want_it_with_the_seats_changed() -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down("warcaby", &[]).await?;
    let hania = Guest::sits(&company.hania, By::Mouse, 1).await?;
    hania.resign().await?;
    play_again(&company, hania.table()).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 2).await?;
    assert!(marcin.play().await?, "Marcin has the first seat now");
    Ok(())
}
