//! Somebody who plays at a table over the network, through a page of their own.

use crate::hand::told_turns;
use crate::visit::Visit;
use crate::{By, Hand};
use anyhow::{Context, Result, ensure};
use stolik_catalog::{AnyGame, AnySeen, Chosen, Kind};
use stolik_game::{Actor, Record, Seat, Viewer};
use stolik_protocol::{FromTable, Welcome};
use stolik_table::{Decision, LocalDice, Table, Takeback};

/// Somebody who plays at a table over the network. What they may know is asked of the server by their own browser.
pub struct Guest<'v> {
    visit: &'v Visit,
    hand: Hand<'v>,
    table: String,
    game: AnyGame,
    seat: Seat,
    actions: usize,
    turns: usize,
}

impl<'v> Guest<'v> {
    /// The page at which somebody sits now.
    pub async fn sits(visit: &'v Visit, by: By, seed: u64) -> Result<Self> {
        visit.see("#play").await?;
        let address: String = visit.execute("return location.pathname").await?;
        let table = address.strip_prefix("/table/").context("no table over the network")?.to_owned();
        let welcome = look(visit, &table).await?;
        let game = game(&welcome)?;
        let seat = Seat(welcome.you.context("no seat at this table")?);
        let hand = Hand::away(visit, by, game.clone(), seed);
        Ok(Self { visit, hand, table, game, seat, actions: 0, turns: 0 })
    }

    /// The name of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// How many own actions were played.
    pub fn actions(&self) -> usize {
        self.actions
    }

    /// How many own turns have ended.
    pub fn turns(&self) -> usize {
        self.turns
    }

    /// Shorter turns from here on.
    pub fn hurry(&mut self) {
        self.hand.hurry();
    }

    /// Who is awaited.
    pub async fn actor(&self) -> Result<Actor> {
        Ok(seen(&self.game, &look(self.visit, &self.table).await?)?.actor())
    }

    /// Waits until the page knows of so many events.
    pub async fn knows(&self, events: u64) -> Result<()> {
        self.visit
            .wait_for(&format!("Number(document.querySelector('#play')?.dataset.event) >= {events}"))
            .await
    }

    /// Acts, if awaited: touches the page until it has sent an action, and waits for what came of it. Says whether there was
    /// something to do.
    pub async fn play(&mut self) -> Result<bool> {
        let Some(before) = self.choose().await? else {
            return Ok(false);
        };
        self.visit.wait_for("document.querySelector('#play').dataset.sending === 'false'").await?;
        let after = look(self.visit, &self.table).await?;
        if after.n == before {
            let why = self.visit.text("#why").await?;
            anyhow::bail!("what the page has sent was refused: {why}");
        }
        self.knows(after.n).await?;
        self.actions += 1;
        if !seen(&self.game, &after)?.actor().awaits(self.seat) {
            self.turns += 1;
        }
        Ok(true)
    }

    /// Touches the page until it has sent an action, and does not wait for the answer. Gives the last event before it; none
    /// if somebody else is awaited.
    async fn choose(&mut self) -> Result<Option<u64>> {
        let before = look(self.visit, &self.table).await?;
        let seen = seen(&self.game, &before)?;
        if !seen.actor().awaits(self.seat) {
            return Ok(None);
        }
        self.knows(before.n).await?;
        self.hand.decide(Decision::of(seen, self.seat));
        while let Chosen::Step(_) = self.hand.walk().await? {}
        Ok(Some(before.n))
    }

    /// Gives up.
    pub async fn resign(&self) -> Result<()> {
        self.hand.press("#resign").await?;
        self.hand.press("#resign-yes").await
    }

    /// Presses something on the page.
    pub async fn press(&self, selector: &str) -> Result<()> {
        self.hand.press(selector).await
    }

    /// The turns that the page lists are those that the server's record tells this seat.
    pub async fn agrees_with(&self, record: &Record) -> Result<()> {
        let table = Table::resume(record, Takeback::Game, LocalDice::from_seed(0));
        let table = table.map_err(|error| anyhow::anyhow!("{error:?}"))?;
        let (listed, told) =
            (self.hand.listed_turns_of_page().await?, told_turns(&table, Viewer::Seat(self.seat)));
        ensure!(listed == told, "the page lists {listed:?}, and the record tells {told:?}");
        Ok(())
    }

    /// The record, as the server gives it once the game is over.
    pub async fn record(&self) -> Result<Record> {
        let text = fetch(self.visit, &format!("/api/tables/{}/record", self.table)).await?;
        text.parse().map_err(|error| anyhow::anyhow!("{error:?} in {text}"))
    }
}

/// How everything stands, as this browser may know it.
async fn look(visit: &Visit, table: &str) -> Result<Welcome> {
    let text = fetch(visit, &format!("/api/tables/{table}/poll")).await?;
    let messages: Vec<FromTable> = serde_json::from_str(&text).with_context(|| text.clone())?;
    match messages.into_iter().next() {
        Some(FromTable::Welcome(welcome)) => Ok(*welcome),
        other => anyhow::bail!("no welcome, but {other:?}"),
    }
}

async fn fetch(visit: &Visit, path: &str) -> Result<String> {
    visit.execute(&format!("return (await fetch('{path}')).text()")).await
}

fn game(welcome: &Welcome) -> Result<AnyGame> {
    let kind = Kind::named(&welcome.game).context("an unknown game")?;
    let options = welcome.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    kind.with_options(options).map_err(|faults| anyhow::anyhow!("{faults:?}"))
}

fn seen(game: &AnyGame, welcome: &Welcome) -> Result<AnySeen> {
    let strange = |error: stolik_game::ValueError| anyhow::anyhow!("{error:?}");
    let mut seen = game.seen_from_value(&welcome.start.0).map_err(strange)?;
    for observation in &welcome.played {
        seen.learn(&observation.0).map_err(strange)?;
    }
    Ok(seen)
}
