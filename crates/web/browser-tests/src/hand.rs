//! A hand that plays Warcaby through the page, and a table of its own that says what the page should show.

use crate::visit::Visit;
use anyhow::{Context, Result, ensure};
use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Entropy, Pinned, Seat};
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

/// Plays on the page and, move for move, on a table without a page.
pub struct Hand<'v> {
    visit: &'v Visit,
    by: By,
    table: Table,
    chance: Pinned,
    /// The field that has the keyboard.
    at: Option<(i8, i8)>,
}

impl<'v> Hand<'v> {
    /// A hand at the beginning of a game on a board of this size.
    pub fn new(visit: &'v Visit, by: By, board: &str, seed: u64) -> Result<Self> {
        let game: AnyGame = Kind::Warcaby
            .with_options([("board", board)])
            .map_err(|faults| anyhow::anyhow!("no such board: {faults:?}"))?;
        let seating = Seating::persons(["Hania", "Marcin"]);
        let table = Table::new(game, seating, Takeback::Game, LocalDice::from_seed(1));
        Ok(Self { visit, by, table, chance: Pinned::from_seed(seed), at: None })
    }

    /// The table without a page.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Plays a move of whoever is to move. Says whether there was one.
    pub async fn play(&mut self) -> Result<bool> {
        let Some(seat) = self.table.actor().seats().iter().next() else {
            return Ok(false);
        };
        let legal = self.table.position().legal(seat);
        let text = legal[self.chance.index(legal.len())].text.clone();
        self.play_text(seat, &text).await?;
        Ok(true)
    }

    /// Touches the fields of a move one after another, until the page has made it.
    async fn play_text(&mut self, seat: Seat, text: &str) -> Result<()> {
        let before = self.table.inputs().len();
        for field in text.split(['-', 'x']) {
            if self.inputs().await? != before {
                // Where the way on was the only one, the page has gone it.
                break;
            }
            self.touch(field).await?;
        }
        self.table.act(seat, text, None).map_err(|why| anyhow::anyhow!("{text}: {why:?}"))?;
        self.wait_for_inputs(before + 1).await.with_context(|| format!("the page did not play {text}"))
    }

    /// Touches a field.
    pub async fn touch(&mut self, field: &str) -> Result<()> {
        match self.by {
            By::Mouse => self.visit.see(&format!("#field-{field}")).await?.click().await?,
            By::Keyboard => {
                self.walk_to(field).await?;
                self.key(Key::Enter).await?;
            }
        }
        Ok(())
    }

    /// Goes to a field with the arrow keys.
    async fn walk_to(&mut self, field: &str) -> Result<()> {
        let (column, row) = place(field).context("no such field")?;
        let (mut x, mut y) = if let Some(at) = self.at {
            at
        } else {
            let first = self.visit.see("#board [tabindex='0']").await?;
            first.focus().await?;
            let name = first.attr("data-field").await?.context("a field without a name")?;
            place(&name).context("no such field")?
        };
        while x != column || y != row {
            let (right, up) = ((column - x).signum(), (row - y).signum());
            match (right, up) {
                (1, _) => self.key(Key::Right).await?,
                (-1, _) => self.key(Key::Left).await?,
                (_, 1) => self.key(Key::Up).await?,
                _ => self.key(Key::Down).await?,
            }
            // Sideways first, then up or down.
            (x, y) = if right == 0 { (x, y + up) } else { (x + right, y) };
        }
        self.at = Some((x, y));
        let focused = self.visit.browser.active_element().await?.attr("data-field").await?;
        ensure!(focused.as_deref() == Some(field), "the keyboard is on {focused:?}, not on {field}");
        Ok(())
    }

    async fn key(&self, key: Key) -> Result<()> {
        Ok(self.visit.browser.active_element().await?.send_keys(key + "").await?)
    }

    /// How many inputs the page has played.
    async fn inputs(&self) -> Result<usize> {
        let board = self.visit.see("#board").await?;
        Ok(board.attr("data-inputs").await?.context("a board that does not count")?.parse()?)
    }

    /// Waits until the page has played so many inputs.
    pub async fn wait_for_inputs(&self, inputs: usize) -> Result<()> {
        self.visit.see(&format!("#board[data-inputs='{inputs}']")).await.map(drop)
    }

    /// The moves that the page lists, oldest first, as a record writes them.
    pub async fn listed_moves(&self) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll('#moves li')].reverse()\
            .flatMap(row => [...row.children].slice(1).map(cell => cell.textContent))";
        let moves: Vec<String> = self.visit.browser.execute(script, Vec::new()).await?.convert()?;
        Ok(moves.into_iter().map(|text| text.replace('×', "x").replace('–', "-")).collect())
    }

    /// The moves of the table without a page.
    pub fn expected_moves(&self) -> Vec<String> {
        let turns = self.table.turns().into_iter();
        turns
            .flat_map(|turn| turn.inputs)
            .filter_map(|input| match input {
                stolik_game::record::InputText::Act { text, .. } => Some(text),
                _ => None,
            })
            .collect()
    }
}

/// Column and row of a field's name, from 0.
fn place(field: &str) -> Option<(i8, i8)> {
    match field.as_bytes() {
        &[column, row] => {
            Some((column.checked_sub(b'A')?.cast_signed(), row.checked_sub(b'1')?.cast_signed()))
        }
        _ => None,
    }
}
