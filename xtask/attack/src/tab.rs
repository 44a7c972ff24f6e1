//! One tab of somebody who commands against others, says things again, loses the line and comes back.

use crate::client::{Client, Line, code};
use crate::history::{Command, Event, History, Step, read_path};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use stolik_game::{Entropy, Pinned};
use tokio::sync::watch;

/// How long a server may take until it answers again after it was killed.
pub const BACK: Duration = Duration::from_mins(1);
/// Whoever has seen so many events commands nothing any more: a longer log is told to nobody.
const MOST_EVENTS: u64 = 900;
/// Between two commands of a tab, at most.
const PAUSE: u64 = 40;

/// What those at a table do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// They play.
    Playing,
    /// They play, and give up now and then.
    Ending,
    /// They go.
    Over,
}

/// A table, and how many events somebody has seen there.
#[derive(Clone)]
pub struct Ground {
    /// Its name.
    pub table: Arc<str>,
    /// The most events that somebody has seen, at any table.
    pub most_seen: Arc<AtomicU64>,
}

impl Ground {
    /// Whether no more should happen there.
    pub fn is_full(&self) -> bool {
        self.most_seen.load(Ordering::Relaxed) >= MOST_EVENTS
    }
}

/// A tab.
pub struct Tab {
    ground: Ground,
    seat: usize,
    which: usize,
    client: Client,
    luck: Pinned,
    history: History,
    seen: u64,
    unanswered: Option<(String, Command)>,
    next: u32,
}

impl Tab {
    /// A tab of who holds a seat.
    pub fn new(ground: Ground, (seat, which): (usize, usize), client: Client, luck: Pinned) -> Tab {
        let history = History { person: seat, steps: Vec::new() };
        Tab { ground, seat, which, client, luck, history, seen: 0, unanswered: None, next: 0 }
    }

    /// Plays until it is over.
    pub async fn play(mut self, phase: watch::Receiver<Phase>) -> Result<History> {
        let mut away = Instant::now();
        while *phase.borrow() != Phase::Over {
            match self.open().await {
                Ok(line) => {
                    self.command(line, &phase).await;
                    away = Instant::now();
                }
                Err(error) if away.elapsed() > BACK => {
                    return Err(error.context("the server does not come back"));
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        Ok(self.history)
    }

    /// Opens the line; one that breaks before it tells anything was never open.
    async fn open(&mut self) -> Result<Line> {
        // Now and then as if nothing had been seen.
        let since = (self.luck.index(6) > 0).then_some(self.seen);
        let mut line = self.client.listen(&self.ground.table, since).await?;
        let first = line.hear().await?.context("hung up")?;
        let mut steps = vec![Step::Opened { since: self.seen }];
        let mut seen = self.seen;
        if let Some(gap) = first.get("gap") {
            for heard in gap["events"].as_array().into_iter().flatten() {
                let event = Event::read(heard).context("an event without a number")?;
                seen = event.n;
                steps.push(Step::Event(event));
            }
            steps.push(Step::Now { n: gap["n"].as_u64().context("no number")? });
        } else if let Some(welcome) = first.get("welcome") {
            seen = welcome["n"].as_u64().context("no number")?;
            steps.push(read_welcome(welcome, seen));
        } else {
            bail!("neither a welcome nor a gap: {first}");
        }
        self.history.steps.extend(steps);
        self.saw(seen);
        Ok(line)
    }

    fn saw(&mut self, n: u64) {
        self.seen = n;
        self.ground.most_seen.fetch_max(n, Ordering::Relaxed);
    }

    /// Commands this and that, until the line is cut.
    async fn command(&mut self, mut line: Line, phase: &watch::Receiver<Phase>) {
        for _ in 0..3 + self.luck.index(20) {
            tokio::time::sleep(Duration::from_millis(self.luck.below(PAUSE))).await;
            let now = *phase.borrow();
            if now == Phase::Over || now == Phase::Playing && self.ground.is_full() {
                return;
            }
            let (id, command) = match self.unanswered.take() {
                Some(known) => known,
                None => match self.choose(now).await {
                    Ok(chosen) => chosen,
                    Err(_) => return,
                },
            };
            self.unanswered = Some((id.clone(), command.clone()));
            let seen = (self.luck.index(2) == 0).then_some(self.seen);
            self.history.steps.push(Step::Sent { id: id.clone(), command: command.clone(), seen });
            let mut said = json!({ "id": id, "do": wish(&command) });
            if let Some(seen) = seen {
                said["seen"] = json!(seen);
            }
            // Cut in the middle, now and then: whether it was done is not known.
            if line.say(said.to_string()).await.is_err() || self.luck.index(15) == 0 {
                return;
            }
            match self.until_answered(&mut line, &id).await {
                // A server that stops, or cannot write, has perhaps not done it.
                Ok(Some(code)) if is_unsure(&code) => return,
                Ok(_) => self.unanswered = None,
                Err(_) => return,
            }
        }
    }

    /// Something to wish; all tabs of a person do the same now and then, under the same name.
    async fn choose(&mut self, phase: Phase) -> Result<(String, Command)> {
        self.next += 1;
        let own = format!("t{}-{}", self.which, self.next);
        let said = Command::Say(format!("{}.{own}", self.seat));
        if phase == Phase::Ending && self.luck.index(4) == 0 {
            return Ok(("resign".to_owned(), Command::Resign));
        }
        Ok(match self.luck.index(10) {
            0..4 => self.choose_move().await?.unwrap_or((own, said)),
            4 => (own, Command::TakeBack),
            5 | 6 => (own, Command::Answer("takeback".to_owned(), self.luck.index(2) == 0)),
            7 => (own, Command::Offer("takeback".to_owned())),
            _ => (own, said),
        })
    }

    /// A move that is allowed now. The same name for the same moment: of three tabs one is granted, the others are answered.
    async fn choose_move(&self) -> Result<Option<(String, Command)>> {
        let moves = self.client.get(&format!("/api/tables/{}/moves", self.ground.table)).await?.good()?;
        let actions = moves["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
        let n = moves["n"].as_u64().unwrap_or_default();
        let at = usize::try_from(n).unwrap_or_default() % actions.len().max(1);
        let action = actions.get(at).and_then(Value::as_str);
        Ok(action.map(|action| (format!("m{n}"), Command::Act(action.to_owned()))))
    }

    /// Listens until a command is answered. The code, if it was refused.
    async fn until_answered(&mut self, line: &mut Line, id: &str) -> Result<Option<String>> {
        loop {
            let heard = line.hear().await?.context("hung up")?;
            if let Some(event) = heard.get("event") {
                let event = Event::read(event).context("an event without a number")?;
                self.saw(event.n);
                self.history.steps.push(Step::Event(event));
            } else if heard["done"]["id"] == id {
                let n = heard["done"]["n"].as_u64().context("no number")?;
                self.history.steps.push(Step::Done { id: id.to_owned(), n });
                return Ok(None);
            } else if heard["refused"]["id"] == id {
                let code = code(&heard).to_owned();
                if !is_unsure(&code) {
                    self.history.steps.push(Step::Refused { id: id.to_owned(), code: code.clone() });
                }
                return Ok(Some(code));
            }
        }
    }
}

fn is_unsure(code: &str) -> bool {
    code == "stopping" || code == "storage"
}

/// How everything stands.
fn read_welcome(welcome: &Value, n: u64) -> Step {
    let played = welcome["played"].as_array().into_iter().flatten().map(read_path);
    let said = welcome["said"].as_array().into_iter().flatten();
    let said = said
        .filter_map(|heard| Some((heard["n"].as_u64()?, heard["what"]["said"]["text"].as_str()?.to_owned())));
    Step::Welcomed { n, played: played.collect(), said: said.collect() }
}

/// A command in the words of the protocol.
fn wish(command: &Command) -> Value {
    match command {
        Command::Act(text) => json!({ "act": [text] }),
        Command::Say(text) => json!({ "say": text }),
        Command::TakeBack => json!({ "take-back": {} }),
        Command::Offer(offer) => json!({ "offer": offer }),
        Command::Answer(offer, yes) => json!({ "answer": { "offer": offer, "yes": yes } }),
        Command::Resign => json!({ "resign": {} }),
    }
}
