//! What a bot thinks about for another program: `bot` and `analyse`.

use super::answer::{Fields, fields};
use super::request::Request;
use super::session::{self, Session};
use super::trouble::Trouble;
use crate::seed;
use serde_json::{Value as Json, json};
use std::time::Instant;
use stolik_bots::{Bot, Budget, Player, Progress, Strength, Thinking};
use stolik_catalog::{AnyPosition, Replayed};
use stolik_game::{Millis, Record, Seat, Viewer};

/// How many nodes are looked at before a `stop` can be heard.
const SLICE: u64 = 1 << 11;

/// A bot at work on a request.
pub struct Thought {
    thinking: Thinking,
    bot: Bot,
    seat: Seat,
    begun: Instant,
    stopped: bool,
    /// What was told last, if what is found out on the way is told.
    told: Option<Progress>,
    is_told: bool,
}

impl Session {
    /// Begins to think about what is asked.
    pub fn thought(&self, mut request: Request) -> Result<Thought, Trouble> {
        let is_told = request.command == "analyse";
        let position = self.thought_about(&mut request)?;
        let seat = match request.take("seat") {
            // Where nobody is awaited, the first seat hears why.
            None => position.actor().seats().iter().next().unwrap_or(Seat(0)),
            Some(seat) => session::seat_of(&position.game(), &seat, "seat")?,
        };
        let bot = bot(&mut request)?;
        request.finish()?;
        let seen = position.seen_by(Viewer::Seat(seat));
        let thinking = bot.choose(&seen, seat).map_err(|trouble| Trouble::Bot(None, trouble))?;
        Ok(Thought { thinking, bot, seat, begun: Instant::now(), stopped: false, told: None, is_told })
    }

    /// The position that is asked about: where a record stops, a position of the game, or the one that stands.
    fn thought_about(&self, request: &mut Request) -> Result<AnyPosition, Trouble> {
        let record = request.optional_text("record")?;
        match (record, request.take("position")) {
            (Some(_), Some(_)) => Err(Trouble::Either("position", "record")),
            (Some(text), None) => last_of(&text),
            (None, Some(position)) => session::read_position(self.line()?.game(), &position),
            (None, None) => Ok(self.line()?.position().clone()),
        }
    }
}

/// The position in which a record stops.
fn last_of(text: &str) -> Result<AnyPosition, Trouble> {
    let record: Record = text.parse().map_err(Trouble::Record)?;
    let replayed = Replayed::of(&record).map_err(Trouble::Record)?;
    match replayed.problem {
        Some(problem) => Err(Trouble::Record(problem)),
        None => Ok(replayed.last().clone()),
    }
}

/// The bot that is asked, the strong one unless another is named.
fn bot(request: &mut Request) -> Result<Bot, Trouble> {
    let named = match request.optional_text("bot")? {
        None => Bot::new(Player::Searcher(Strength::Strong)),
        Some(name) => Bot::named(&name).map_err(|trouble| Trouble::Bot(Some("bot"), trouble))?,
    };
    let budget = match request.take("budget") {
        None => named.budget,
        Some(budget) => Some(read_budget(&budget)?),
    };
    let seed = request.seed()?.unwrap_or_else(seed::some);
    Ok(Bot { budget, ..named }.with_seed(seed))
}

/// A number of nodes, or a text: of nodes, or of time.
fn read_budget(budget: &Json) -> Result<Budget, Trouble> {
    let read = match budget {
        Json::String(text) => text.parse(),
        budget => {
            let wrong = || Trouble::wrong_type("budget", "a number of nodes, or a text like \"100ms\"");
            Budget::nodes(budget.as_u64().ok_or_else(wrong)?)
        }
    };
    read.map_err(|trouble| Trouble::Bot(Some("budget"), trouble))
}

impl Thought {
    /// Whether it has thought enough.
    pub fn is_done(&self) -> bool {
        self.thinking.is_done()
    }

    /// Thinks on for a little while; gives what is to be told, if anything is.
    pub fn step(&mut self) -> Option<Fields> {
        let elapsed = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let progress = self.thinking.step(SLICE, Millis(elapsed));
        let is_new = match &self.told {
            // It has looked deeper, thinks better of another move, or has looked at twice as much.
            Some(told) => {
                told.depth < progress.depth
                    || told.line.first() != progress.line.first()
                    || told.nodes * 2 <= progress.nodes
            }
            None => true,
        };
        if !self.is_told || !is_new {
            return None;
        }
        let found = found(&progress);
        self.told = Some(progress);
        Some(found)
    }

    /// It is to think no further.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// What it would do, and what it has found out.
    pub fn answer(&self) -> Fields {
        let answer = self.thinking.answer();
        let mut fields = fields(json!({
            "seat": self.seat.0,
            "bot": self.bot.to_string(),
            "action": answer.action,
            "then": answer.then,
        }));
        fields.extend(found(&self.thinking.progress()));
        fields.insert("stopped".to_owned(), Json::from(self.stopped));
        fields
    }
}

/// What is found out so far.
fn found(progress: &Progress) -> Fields {
    let share = (f64::from(progress.share) * 1_000.0).round() / 1_000.0;
    fields(json!({
        "depth": progress.depth,
        "evaluation": progress.evaluation,
        "share": share,
        "nodes": progress.nodes,
        "line": progress.line,
    }))
}
