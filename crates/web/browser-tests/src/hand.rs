//! A hand that plays through the page, and a table of its own that says what the page should show.

use crate::visit::Visit;
use anyhow::{Context, Result, ensure};
use stolik_catalog::{AnyGame, Chosen, Kind};
use stolik_game::record::InputText;
use stolik_game::{Entropy, Pinned, Spot, Viewer};
use stolik_table::{LocalDice, Seating, Table, Takeback};
use thirtyfour::prelude::*;

/// How fields are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// With the mouse.
    Mouse,
    /// With the keyboard alone: arrows and Enter.
    Keyboard,
}

/// Plays on the page and, input for input, on a table without a page whose dice fall the same.
pub struct Hand<'v> {
    visit: &'v Visit,
    by: By,
    table: Table,
    chance: Pinned,
}

impl<'v> Hand<'v> {
    /// Opens a game on the page, in English, and sits down at it.
    pub async fn sit_down(
        visit: &'v Visit,
        by: By,
        game: &str,
        options: &[(&str, &str)],
        seed: u64,
    ) -> Result<Self> {
        let kind = Kind::named(game).with_context(|| format!("no game {game}"))?;
        let rules: AnyGame = kind
            .with_options(options.iter().copied())
            .map_err(|faults| anyhow::anyhow!("no such options: {faults:?}"))?;
        let wishes: Vec<String> = options.iter().map(|(name, value)| format!("&{name}={value}")).collect();
        let wishes = wishes.concat();
        visit.open(&format!("/?game={game}{wishes}&seed={seed}")).await?;
        visit.see("#en").await?.click().await?;
        let names = (0..rules.seats()).map(|seat| seat.to_string());
        let table = Table::new(rules, Seating::persons(names), Takeback::Game, LocalDice::from_seed(seed));
        let hand = Self { visit, by, table, chance: Pinned::from_seed(seed) };
        hand.wait_for_inputs(hand.table.inputs().len()).await?;
        Ok(hand)
    }

    /// The table without a page.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Plays an action of whoever is to act, chosen at random by walking. Says whether there was one.
    pub async fn play(&mut self) -> Result<bool> {
        let Some(seat) = self.table.actor().seats().iter().next() else {
            return Ok(false);
        };
        let seen = self.table.position().seen_by(Viewer::Seat(seat));
        let mut touched: Vec<Spot> = Vec::new();
        let text = loop {
            let walk = seen.walk(seat, None, &touched).map_err(|error| anyhow::anyhow!("{error:?}"))?;
            if let Some(Chosen::Action(text)) = walk.chosen {
                break text;
            }
            ensure!(!walk.next.is_empty(), "a walk that leads nowhere: {touched:?}");
            let next = walk.next[self.chance.index(walk.next.len())].spot;
            // Where the way on is the only one, the page goes it by itself.
            if walk.next.len() > 1 || touched.len() < 2 {
                self.touch(&self.table.game().spot_name(next), next).await?;
            }
            touched.push(next);
        };
        self.table.act(seat, &text, None).map_err(|why| anyhow::anyhow!("{text}: {why:?}"))?;
        let inputs = self.table.inputs().len();
        self.wait_for_inputs(inputs).await.with_context(|| format!("the page did not play {text}"))?;
        Ok(true)
    }

    /// Touches a field by its name.
    pub async fn touch_field(&mut self, name: &str) -> Result<()> {
        let spot = self.table.game().spot_named(name).with_context(|| format!("no field {name}"))?;
        self.touch(name, spot).await
    }

    async fn touch(&self, name: &str, spot: Spot) -> Result<()> {
        let selector = match spot {
            Spot::Button(_) => format!("#button-{name}"),
            _ => format!("#field-{name}"),
        };
        match (self.by, spot) {
            (By::Mouse, _) => self.visit.see(&selector).await?.click().await?,
            (By::Keyboard, Spot::Button(_)) => {
                self.visit.see(&selector).await?.send_keys(Key::Enter + "").await?;
            }
            (By::Keyboard, _) => {
                self.walk_to(name).await?;
                self.key(Key::Enter).await?;
            }
        }
        Ok(())
    }

    /// Goes to a field with the arrow keys, by what the page says of where the keyboard is.
    async fn walk_to(&self, field: &str) -> Result<()> {
        let (column, row) = self.place(field).context("no such field")?;
        if self.focused().await?.is_none() {
            self.visit.see("#board [tabindex='0']").await?.focus().await?;
        }
        // No board is wider than this.
        for _ in 0..60 {
            let at = self.focused().await?.context("the keyboard is not on the board")?;
            if at == field {
                return Ok(());
            }
            let (x, y) = self.place(&at).context("no such field")?;
            let key = match (column - x, row - y) {
                (0, down) if down > 0 => Key::Down,
                (0, _) => Key::Up,
                (right, _) if right > 0 => Key::Right,
                _ => Key::Left,
            };
            self.key(key).await?;
        }
        anyhow::bail!("the arrow keys do not lead to {field}")
    }

    /// The name of the field that has the keyboard.
    async fn focused(&self) -> Result<Option<String>> {
        Ok(self.visit.browser.active_element().await?.attr("data-field").await?)
    }

    /// Where a field is drawn.
    fn place(&self, name: &str) -> Option<(i32, i32)> {
        use stolik_game::scene::Shape;
        let scene = self.table.position().seen_by(Viewer::Spectator).scene();
        let field = scene.fields.iter().find(|field| field.name == name)?;
        match &field.shape {
            Shape::Rect { x, y, .. } => Some((*x, *y)),
            Shape::Polygon(corners) => corners.first().copied(),
        }
    }

    async fn key(&self, key: Key) -> Result<()> {
        Ok(self.visit.browser.active_element().await?.send_keys(key + "").await?)
    }

    /// Waits until the page has played so many inputs.
    pub async fn wait_for_inputs(&self, inputs: usize) -> Result<()> {
        self.visit.see(&format!("#board[data-inputs='{inputs}']")).await.map(drop)
    }

    /// The turns that the page lists, oldest first.
    pub async fn listed_turns(&self) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll('#moves li')].reverse()\
            .flatMap(row => [...row.children].slice(1).filter(cell => cell.className !== 'by').map(cell => cell.textContent))";
        let turns: Vec<String> = self.visit.browser.execute(script, Vec::new()).await?.convert()?;
        Ok(turns.into_iter().map(|text| text.replace('×', "x").replace('–', "-")).collect())
    }

    /// The turns of the table without a page, written the same way.
    pub fn expected_turns(&self) -> Vec<String> {
        let words = |input: &InputText| match input {
            InputText::Act { text, .. } => text.clone(),
            other => other.to_string(),
        };
        let turns = self.table.turns().into_iter();
        turns.map(|turn| turn.inputs.iter().map(words).collect::<Vec<_>>().join(" ")).collect()
    }
}
