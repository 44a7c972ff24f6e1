//! Games against bots: what they play is read off what the page keeps.

use super::{By, Hand, LEISURE};
use crate::page::{GLANCE, PATIENCE};
use crate::visit::Visit;
use anyhow::{Context, Result, ensure};
use std::time::Instant;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::record::InputText;
use stolik_game::{Actor, Message, Pinned, Record, Seat, Viewer};
use stolik_table::{Decision, EventNumber, Happening, Holder, LocalDice, Seating, Table, Takeback};
use stolik_text::{Language, Speaker};

/// A game that the page is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invitation<'a> {
    /// Which game.
    pub game: &'a str,
    /// Options other than the usual ones.
    pub options: &'a [(&'a str, &'a str)],
    /// The position it begins from, if not the usual one.
    pub position: Option<&'a str>,
    /// Who sits there: `person`, or the name of a bot. What is missing is a person.
    pub seats: &'a [&'a str],
    /// Where dice and bots begin.
    pub seed: u64,
}

impl Invitation<'_> {
    /// The address that asks for it. Bots act at once.
    fn address(&self) -> String {
        let start = self.position.map(|text| ("position", text));
        let wishes = self.options.iter().copied().chain(start);
        let wishes: Vec<String> =
            wishes.map(|(name, value)| format!("&{name}={}", value.replace(' ', "+"))).collect();
        let seats = if self.seats.is_empty() {
            String::new()
        } else {
            format!("&seats={}&pace=0", self.seats.join(","))
        };
        format!("/?game={}{}{seats}&seed={}", self.game, wishes.concat(), self.seed)
    }

    /// The same table without a page.
    fn table(&self) -> Result<Table> {
        let kind = Kind::named(self.game).with_context(|| format!("no game {}", self.game))?;
        let rules: AnyGame = kind
            .with_options(self.options.iter().copied())
            .map_err(|faults| anyhow::anyhow!("no such options: {faults:?}"))?;
        let holder = |seat: u8| match self.seats.get(usize::from(seat)) {
            None | Some(&"person") => Holder::Person(seat.to_string()),
            Some(bot) => Holder::Bot((*bot).to_owned()),
        };
        let seating = Seating::new((0..rules.seats()).map(holder));
        let start = self.position.map(|text| rules.read_position(text)).transpose();
        let start = start.map_err(|faults| anyhow::anyhow!("no such position: {faults:?}"))?;
        let table = Table::new(rules, seating, Takeback::Game, LocalDice::from_seed(self.seed));
        Ok(match start {
            Some(start) => table.from_position(start),
            None => table,
        })
    }
}

impl<'v> Hand<'v> {
    /// Opens a game on the page, in English, and sits down at it.
    pub async fn accept(visit: &'v Visit, by: By, invitation: Invitation<'_>) -> Result<Self> {
        let table = invitation.table()?;
        visit.open(&invitation.address()).await?;
        visit.speak_english().await?;
        let mut hand = Self {
            visit,
            by,
            table,
            chance: Pinned::from_seed(invitation.seed),
            decision: None,
            leisure: LEISURE,
            is_away: false,
        };
        if hand.is_bots_turn() {
            hand.follow(None).await?;
        } else {
            hand.wait_for_inputs(hand.table.inputs().len()).await?;
        }
        Ok(hand)
    }

    /// Sits down at the game that the page has gone on with.
    pub async fn resume(visit: &'v Visit, by: By) -> Result<Self> {
        let text = visit.kept_record().await?.context("the page keeps no game")?;
        let record: Record = text.parse().map_err(|error| anyhow::anyhow!("{error:?} in {text}"))?;
        let table = Table::resume(&record, Takeback::Game, LocalDice::from_seed(0));
        let table = table.map_err(|error| anyhow::anyhow!("{error:?} in {text}"))?;
        let mut hand = Self {
            visit,
            by,
            table,
            chance: Pinned::from_seed(1),
            decision: None,
            leisure: LEISURE,
            is_away: false,
        };
        if hand.is_bots_turn() {
            hand.follow(None).await?;
        }
        Ok(hand)
    }

    /// A hand at a table over the network, whose decisions are given to it one by one.
    pub(crate) fn away(visit: &'v Visit, by: By, game: AnyGame, seed: u64) -> Self {
        let names = (0..game.seats()).map(|seat| seat.to_string());
        let table = Table::new(game, Seating::persons(names), Takeback::Game, LocalDice::from_seed(seed));
        let chance = Pinned::from_seed(seed);
        Self { visit, by, table, chance, decision: None, leisure: LEISURE, is_away: true }
    }

    /// What is to be decided now.
    pub(crate) fn decide(&mut self, decision: Decision) {
        self.decision = Some(decision);
    }

    /// The person who is asked.
    pub fn asked(&self) -> Option<Seat> {
        let persons = self.table.seating().with_persons();
        self.table.actor().seats().iter().find(|&seat| persons.contains(seat))
    }

    /// Who looks at the page.
    pub(super) fn viewer(&self) -> Viewer {
        match self.table.actor() {
            Actor::Over => Viewer::Spectator,
            _ => self.asked().map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// Whether a bot sits at the table.
    pub fn has_bots(&self) -> bool {
        let seating = self.table.seating();
        (0..seating.len()).any(|seat| seating.bot(Seat(seat as u8)).is_some())
    }

    /// Whether a bot is to act: where several seats decide in secret, bots do so first.
    fn is_bots_turn(&self) -> bool {
        let seating = self.table.seating();
        let mut seats = self.table.actor().seats().iter();
        match self.table.actor() {
            Actor::Any(_) => seats.all(|seat| seating.bot(seat).is_some()),
            _ => seats.any(|seat| seating.bot(seat).is_some()),
        }
    }

    /// How many actions the persons at the table have played.
    pub fn own_actions(&self) -> usize {
        let persons = self.table.seating().with_persons();
        let is_own =
            |input: &&InputText| matches!(input, InputText::Act { seat, .. } if persons.contains(*seat));
        self.table.inputs().filter(is_own).count()
    }

    /// How many turns the persons at the table have made.
    pub fn own_turns(&self) -> usize {
        let persons = self.table.seating().with_persons();
        let turns = self.table.turns();
        turns.iter().filter(|turn| turn.seat.is_some_and(|seat| persons.contains(seat))).count()
    }

    /// Waits until the page has played what was just chosen, and bots have answered. Every input that the page keeps is
    /// played here too: what the rules do not allow is found at once.
    pub(super) async fn follow(&mut self, own: Option<(Seat, &str)>) -> Result<()> {
        let own = own.map(|(seat, text)| InputText::Act { seat, text: text.to_owned() });
        let known: Vec<InputText> = self.table.inputs().cloned().chain(own).collect();
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.shown_inputs(known.len()).await?;
            if let Some(text) = self.visit.kept_record().await? {
                let record: Record = text.parse().map_err(|error| anyhow::anyhow!("{error:?} in {text}"))?;
                let inputs: Vec<&InputText> = record.turns.iter().flat_map(|turn| &turn.inputs).collect();
                // What is kept may still be an earlier game, or a little behind what is shown.
                if inputs.len() == shown && inputs.iter().zip(&known).all(|(one, other)| *one == other) {
                    let resumed = Table::resume(&record, Takeback::Game, LocalDice::from_seed(0));
                    self.table = resumed.map_err(|error| anyhow::anyhow!("{error:?} in {text}"))?;
                    let again = self.table.record().to_string();
                    ensure!(again == text, "a replay of this is another record: {text}");
                    if !self.is_bots_turn() {
                        return Ok(());
                    }
                }
            }
            ensure!(Instant::now() < end, "the page shows {shown} inputs and does not keep them");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until the page has played so many inputs or more and waits for no bot; says how many.
    async fn shown_inputs(&self, known: usize) -> Result<usize> {
        let script = format!(
            "const step = document.querySelector('#step')?.textContent ?? '';\
            const inputs = Number(element.dataset.inputs ?? 0);\
            if (/thinking/.test(step) || inputs < {known}) throw `it has played ${{inputs}} inputs`;\
            return inputs"
        );
        let shown = self.visit.look_at("#play", &script).await;
        shown.with_context(|| format!("the page does not come to {known} inputs"))
    }

    /// What the live line should say, in English: the last action and what followed from it.
    pub fn expected_live(&self) -> String {
        let game = self.table.game();
        let speaker = Speaker::new(Language::English);
        let names = if game.seats() == game.sides() {
            game.side_names().iter().map(|name| speaker.form(name, "capital")).collect()
        } else {
            let number = |number: u8| Message::new("page-player").with("number", i64::from(number));
            (1..=game.seats()).map(|seat| speaker.say(&number(seat))).collect::<Vec<_>>()
        };
        let speaker = speaker.with_sides(game.side_names()).with_seats(names);
        let viewer = self.viewer();
        let mut said = Vec::new();
        for event in self.table.since(EventNumber(0)) {
            if let Happening::Played(played) = &event.what {
                if matches!(played.input, InputText::Act { .. }) {
                    said.clear();
                }
                said.extend(played.news(viewer).map(|news| speaker.say(&news.message)));
            }
        }
        said.join(" ")
    }
}
