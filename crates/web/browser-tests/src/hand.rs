//! A hand that plays through the page, and a table of its own that says what the page should show.

mod fingers;
mod opponents;

pub use fingers::By;
pub use opponents::Invitation;

use crate::visit::Visit;
use anyhow::{Context, Result, ensure};
use stolik_catalog::{AnyStep, Chosen, ChosenWalk};
use stolik_game::record::{InputText, by_turns};
use stolik_game::scene::Progress;
use stolik_game::{Entropy, Next, Pinned, Seat, Spot, Viewer};
use stolik_table::{Decision, EventNumber, Happening, Table};

/// No draft of a test has more steps.
const MOST_STEPS: usize = 60;

/// Plays on the page and, input for input, on a table without a page whose dice fall the same.
pub struct Hand<'v> {
    visit: &'v Visit,
    by: By,
    table: Table,
    chance: Pinned,
    /// The draft in the making, as the page should have it too.
    decision: Option<Decision>,
    /// Of so many first touches one may end the turn.
    leisure: usize,
    /// Whether the game is played at a table over the network.
    is_away: bool,
}

/// How long turns are drawn out if nobody is in haste.
const LEISURE: usize = 8;

impl<'v> Hand<'v> {
    /// Opens a game on the page, in English, and sits down at it.
    pub async fn sit_down(
        visit: &'v Visit,
        by: By,
        game: &str,
        options: &[(&str, &str)],
        seed: u64,
    ) -> Result<Self> {
        Self::sit_down_at(visit, by, game, options, None, seed).await
    }

    /// The same, from a position.
    pub async fn sit_down_at(
        visit: &'v Visit,
        by: By,
        game: &str,
        options: &[(&str, &str)],
        position: Option<&str>,
        seed: u64,
    ) -> Result<Self> {
        Self::accept(visit, by, Invitation { game, options, position, seats: &[], seed }).await
    }

    /// The table without a page.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Other choices from here on.
    pub fn choose_by(&mut self, seed: u64) {
        self.chance = Pinned::from_seed(seed);
    }

    /// Shorter turns from here on: a turn of Wojna may have dozens of actions.
    pub fn hurry(&mut self) {
        self.leisure = 2;
    }

    /// The decision that is made now.
    pub fn decision(&mut self) -> Option<&mut Decision> {
        // Over the network it is known before.
        if self.is_away {
            return self.decision.as_mut();
        }
        let seat = self.asked()?;
        let position = self.table.position();
        Some(self.decision.get_or_insert_with(|| Decision::new(position, seat)))
    }

    /// Plays an action of whoever is to act, chosen at random by walking; composes what is composed. Says whether there
    /// was one.
    pub async fn play(&mut self) -> Result<bool> {
        let Some(seat) = self.asked() else {
            return Ok(false);
        };
        self.uncover().await?;
        let text = loop {
            match self.walk().await? {
                Chosen::Action(text) => break text,
                Chosen::Step(_) => {}
            }
        };
        self.played(seat, &text).await
    }

    /// Plays the first action that is found and wanted, by walking to it. Says whether there is one.
    pub async fn play_such(&mut self, wanted: impl Fn(&str) -> bool) -> Result<bool> {
        let Some(seat) = self.asked() else {
            return Ok(false);
        };
        self.uncover().await?;
        let decision = self.decision().context("nobody is asked")?.clone();
        let Some((path, text)) = walk_to_such(&decision, &mut Vec::new(), &wanted) else {
            return Ok(false);
        };
        let mut touched = Vec::new();
        for spot in path {
            if must_touch(&self.walk_of(&touched)?, &touched) {
                self.touch(spot).await?;
            }
            touched.push(spot);
        }
        if self.walk_of(&touched)?.next.is_empty() {
            self.give_the_word().await?;
        } else {
            self.press("#confirm").await?;
        }
        self.played(seat, &text).await
    }

    /// What waits for a word is confirmed: on a small screen what ends the turn, everywhere what loses the game.
    async fn give_the_word(&self) -> Result<()> {
        if self.visit.count("#confirm").await? > 0 {
            self.press("#confirm").await?;
        }
        Ok(())
    }

    /// What was chosen is played here too, with what bots answer.
    async fn played(&mut self, seat: Seat, text: &str) -> Result<bool> {
        self.decision = None;
        if self.has_bots() {
            self.follow(Some((seat, text))).await.with_context(|| format!("after {text}"))?;
            return Ok(true);
        }
        self.table.act(seat, text, None).map_err(|why| anyhow::anyhow!("{text}: {why:?}"))?;
        let inputs = self.table.inputs().len();
        self.wait_for_inputs(inputs).await.with_context(|| format!("the page did not play {text}"))?;
        Ok(true)
    }

    /// Walks at random to an action or to a step, which is taken.
    pub(crate) async fn walk(&mut self) -> Result<Chosen<AnyStep>> {
        let mut touched: Vec<Spot> = Vec::new();
        loop {
            let walk = self.walk_of(&touched)?;
            match walk.chosen {
                Some(chosen) if walk.next.is_empty() => {
                    self.give_the_word().await?;
                    self.step(&touched)?;
                    return Ok(chosen);
                }
                // It may go on, or be enough.
                Some(chosen) if self.chance.index(2) == 0 => {
                    self.press("#confirm").await?;
                    self.step(&touched)?;
                    return Ok(chosen);
                }
                _ => {}
            }
            ensure!(!walk.next.is_empty(), "a walk that leads nowhere: {touched:?}");
            let next = if touched.is_empty() { self.first_touch(&walk)? } else { self.any(&walk) };
            if must_touch(&walk, &touched) {
                self.touch(next).await?;
            }
            touched.push(next);
        }
    }

    fn any(&mut self, walk: &ChosenWalk<AnyStep>) -> Spot {
        walk.next[self.chance.index(walk.next.len())].spot
    }

    /// What is touched first. A draft is proposed where that is possible, grows for a few steps, and is then committed as
    /// soon as it may be: taking things back leads nowhere.
    fn first_touch(&mut self, walk: &ChosenWalk<AnyStep>) -> Result<Spot> {
        let decision = self.decision().context("nobody is asked")?.clone();
        if !decision.is_composed() {
            // A game in which turns are only ended is no test.
            let ends =
                |spot: Spot| ["end", "done", "stop"].contains(&self.table.game().spot_name(spot).as_str());
            let (ending, busy): (Vec<&Next>, Vec<&Next>) = walk.next.iter().partition(|next| ends(next.spot));
            let is_busy = !busy.is_empty() && self.chance.index(self.leisure) > 0;
            return Ok(match ending.first() {
                _ if is_busy => busy[self.chance.index(busy.len())].spot,
                Some(end) if self.leisure < LEISURE => end.spot,
                _ => self.any(walk),
            });
        }
        let steps = decision.steps();
        let ends = |spot: Spot| matches!(decision.walk(&[spot]), Ok(walk) if matches!(walk.chosen, Some(Chosen::Action(_))));
        let name = |spot: Spot| self.table.game().spot_name(spot);
        let spots: Vec<Spot> = walk.next.iter().map(|next| next.spot).collect();
        ensure!(
            steps < MOST_STEPS,
            "a draft without end; next: {:?}",
            spots.iter().map(|&spot| name(spot)).collect::<Vec<_>>()
        );
        let named = |wanted: &str| spots.iter().copied().find(|&spot| name(spot) == wanted);
        if let Some(first) = named("propose").filter(|_| steps == 0).or(named("declare")) {
            return Ok(first);
        }
        // An army grows by its buttons, a deployment on its fields, a bid by its cards.
        let buys = |spot: &Spot| ["buy-", "train-"].iter().any(|word| name(*spot).starts_with(word));
        let grows: [&dyn Fn(&Spot) -> bool; 3] =
            [&buys, &|spot| matches!(spot, Spot::Field(_)), &|spot| matches!(spot, Spot::Card(_))];
        let growing = grows.iter().map(|grows| spots.iter().copied().filter(|spot| grows(spot)).collect());
        let growing: Vec<Spot> =
            growing.into_iter().find(|found: &Vec<Spot>| !found.is_empty()).unwrap_or_default();
        let enough = match growing.first() {
            Some(Spot::Button(_)) => 9,
            Some(Spot::Field(_)) => 4,
            _ => 1,
        };
        match spots.iter().copied().find(|&spot| ends(spot)) {
            Some(commit) if steps >= enough || growing.is_empty() => Ok(commit),
            _ if growing.is_empty() => anyhow::bail!("a draft that can neither grow nor be committed"),
            _ => Ok(growing[self.chance.index(growing.len())]),
        }
    }

    fn walk_of(&mut self, touched: &[Spot]) -> Result<ChosenWalk<AnyStep>> {
        let decision = self.decision().context("nobody is asked")?;
        decision.walk(touched).map_err(|error| anyhow::anyhow!("{error:?}"))
    }

    /// Takes the step that these spots choose, if they choose one.
    fn step(&mut self, touched: &[Spot]) -> Result<()> {
        let decision = self.decision().context("nobody is asked")?;
        decision.step(touched).map(drop).map_err(|error| anyhow::anyhow!("{error:?}"))
    }

    /// If a veil hangs, who is asked looks.
    pub async fn uncover(&self) -> Result<()> {
        self.visit.see("#veil, #board").await?;
        if self.is_veiled().await? {
            self.press("#uncover").await?;
            self.visit.see("#board").await?;
        }
        Ok(())
    }

    /// Whether the veil hangs.
    pub async fn is_veiled(&self) -> Result<bool> {
        Ok(self.visit.count("#veil").await? > 0)
    }

    /// Everything of the game that is in the page, as markup.
    pub async fn source(&self) -> Result<String> {
        let script = "return document.querySelector('#play').outerHTML";
        self.visit.execute(script).await
    }

    /// The number of the stage that is under way, if the game has stages.
    pub fn stage(&mut self) -> Option<usize> {
        let phases = self.decision()?.scene().phases;
        phases.iter().position(|phase| phase.progress == Progress::Now)
    }

    /// Touches a piece that has something to say of where it can go, if there is one; gives its name.
    pub async fn touch_one_with_notes(&mut self) -> Result<Option<String>> {
        let Some(decision) = self.decision().cloned() else { return Ok(None) };
        let first = self.walk_of(&[])?.next.into_iter().map(|next| next.spot);
        let notes = |spot: &Spot| {
            let walk = decision.walk(&[*spot]);
            let says = |next: &Next| next.note.is_some() && matches!(next.spot, Spot::Field(_));
            walk.is_ok_and(|walk| walk.next.iter().any(says))
        };
        let Some(spot) = first.filter(|spot| matches!(spot, Spot::Field(_))).find(notes) else {
            return Ok(None);
        };
        self.touch(spot).await?;
        Ok(Some(self.table.game().spot_name(spot)))
    }

    /// Touches a spot by its name.
    pub async fn touch_named(&mut self, name: &str) -> Result<()> {
        let spot = self.table.game().spot_named(name).with_context(|| format!("no spot {name}"))?;
        self.touch(spot).await
    }

    /// Waits until the page has played so many inputs.
    pub async fn wait_for_inputs(&self, inputs: usize) -> Result<()> {
        self.visit.see(&format!("#play[data-inputs='{inputs}']")).await
    }

    /// The turns that the page lists, oldest first.
    pub async fn listed_turns(&self) -> Result<Vec<String>> {
        self.uncover().await?;
        self.listed_turns_of_page().await
    }

    /// The same, where nothing is covered.
    pub(crate) async fn listed_turns_of_page(&self) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll('#moves li')].reverse()\
            .flatMap(row => [...row.querySelectorAll('[data-turn]')].map(cell => cell.dataset.turn))";
        self.visit.execute(script).await
    }

    /// The turns of the table without a page as who is asked was told them, written the same way.
    pub fn expected_turns(&self) -> Vec<String> {
        told_turns(&self.table, self.viewer())
    }
}

/// The turns of a table as a viewer was told them, written as the page lists them.
pub fn told_turns(table: &Table, viewer: Viewer) -> Vec<String> {
    let mut told = Vec::new();
    for event in table.since(EventNumber(0)) {
        if let Happening::Played(played) = &event.what {
            let text = played.news(viewer).map(|news| news.text.clone()).unwrap_or_default();
            let input = match &played.input {
                InputText::Act { seat, .. } => InputText::Act { seat: *seat, text },
                InputText::Chance(_) => InputText::Chance(text),
                time @ InputText::Time { .. } => time.clone(),
            };
            told.push((input, played.effect));
        }
    }
    let words = |input: &InputText| match input {
        InputText::Act { text, .. } => text.clone(),
        other => other.to_string(),
    };
    let turns = by_turns(told).into_iter();
    turns.map(|turn| turn.inputs.iter().map(words).collect::<Vec<_>>().join(" ")).collect()
}

/// Where the way on is the only one, the page goes it by itself, unless it has a cost or a chance.
fn must_touch(walk: &ChosenWalk<AnyStep>, touched: &[Spot]) -> bool {
    match walk.next.as_slice() {
        [only] => touched.len() < 2 || walk.chosen.is_some() || only.badge.is_some(),
        _ => true,
    }
}

/// A walk that begins like this and leads to an action that is wanted.
fn walk_to_such(
    decision: &Decision,
    touched: &mut Vec<Spot>,
    wanted: &impl Fn(&str) -> bool,
) -> Option<(Vec<Spot>, String)> {
    const DEEPEST: usize = 4;
    let walk = decision.walk(touched).ok()?;
    match walk.chosen {
        Some(Chosen::Action(text)) if wanted(&text) => return Some((touched.clone(), text)),
        _ if touched.len() == DEEPEST => return None,
        _ => {}
    }
    walk.next.iter().find_map(|next| {
        touched.push(next.spot);
        let found = walk_to_such(decision, touched, wanted);
        touched.pop();
        found
    })
}
