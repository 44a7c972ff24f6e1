//! How a hand touches the page: with the mouse, with the keyboard alone, or with a finger.

use super::Hand;
use crate::keys::Key;
use anyhow::{Context, Result};
use stolik_game::Spot;
use stolik_game::scene::{Quarter, Shape};
use stolik_table::Decision;

/// How spots are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// With the mouse.
    Mouse,
    /// With the keyboard alone: arrows, tabs and Enter.
    Keyboard,
    /// With a finger.
    Touch,
}

/// How many stops of the tab key lie between what has the keyboard and `element`, which should have it; backwards below
/// nought. From what is no stop, the next one is the first step.
const STOPS: &str = "const able = 'a[href], button, input, select, textarea, summary, [tabindex]';\
    const stops = [...document.querySelectorAll(able)].filter(stop => stop.tabIndex >= 0 && stop.checkVisibility());\
    const at = stops.indexOf(document.activeElement);\
    return at < 0 ? 1 : stops.indexOf(element) - at";

impl Hand<'_> {
    /// Touches a spot.
    pub(super) async fn touch(&self, spot: Spot) -> Result<()> {
        let name = self.table.game().spot_name(spot);
        let selector = match spot {
            Spot::Button(_) => format!("[data-button='{name}']"),
            Spot::Card(_) => format!("[data-card='{name}']"),
            Spot::Token(_) => format!("[data-target='{name}'] button"),
            Spot::Field(_) => format!("[data-field='{name}']"),
        };
        match (self.by, spot) {
            (By::Keyboard, Spot::Field(_)) => {
                self.walk_to(&name).await?;
                self.visit.key(Key::Enter).await
            }
            _ => self.press(&selector).await,
        }
    }

    /// Presses something: with the mouse, with Enter, or with a finger.
    pub async fn press(&self, selector: &str) -> Result<()> {
        match self.by {
            By::Mouse => self.visit.click(selector).await,
            By::Keyboard => {
                self.tab_to(selector).await?;
                self.visit.key(Key::Enter).await
            }
            By::Touch => self.visit.tap(selector).await,
        }
    }

    /// Presses the tab key until something has the keyboard.
    async fn tab_to(&self, selector: &str) -> Result<()> {
        // What is pressed may change what there is to stop at, so it is counted anew a few times.
        for _ in 0..8 {
            let stops: i64 = self.visit.look_at(selector, STOPS).await?;
            let key = if stops > 0 { Key::Tab } else { Key::BackTab };
            if stops == 0 {
                return Ok(());
            }
            self.visit.press_keys(&vec![key; usize::try_from(stops.abs())?]).await?;
        }
        anyhow::bail!("the tab key does not lead to {selector}")
    }

    /// Goes to a field with the arrow keys, by what the page says of where the keyboard is.
    async fn walk_to(&self, field: &str) -> Result<()> {
        let (column, row) = self.place(field).context("no such field")?;
        if self.focused().await?.is_none() {
            self.tab_to("#board [tabindex='0']").await?;
        }
        // No board is wider than this.
        for _ in 0..140 {
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
            self.visit.key(key).await?;
        }
        anyhow::bail!("the arrow keys do not lead to {field}")
    }

    /// The name of the field that has the keyboard.
    async fn focused(&self) -> Result<Option<String>> {
        self.visit.execute("return document.activeElement?.getAttribute('data-field') ?? null").await
    }

    /// Where a field is drawn, for who is asked.
    fn place(&self, name: &str) -> Option<(i32, i32)> {
        let seat = self.asked()?;
        let scene = Decision::new(self.table.position(), seat).scene();
        let field = scene.fields.iter().find(|field| field.name == name)?;
        let (x, y) = match &field.shape {
            Shape::Rect { x, y, .. } => (*x, *y),
            Shape::Polygon(corners) => corners.first().copied()?,
        };
        // Where there are secrets, and for who plays alone, the board is turned to who looks.
        let game = self.table.game();
        let is_turned = (game.keeps_secrets() || self.has_bots()) && game.facing(seat) == Quarter::Two;
        Some(if is_turned { (-x, -y) } else { (x, y) })
    }
}
