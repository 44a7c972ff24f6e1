//! Conflicting commands, the same names from two tabs, takebacks, offers, cut lines, kills and stops: and every client's history.

use crate::checker::check;
use crate::client::{Client, Line, code, two};
use crate::history::{Command, Event, History, Step, path};
use crate::server::Server;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use stolik_game::{Entropy, Pinned};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many tables are played at.
const TABLES: usize = 6;
/// How many tabs each of the two people has open.
const TABS: usize = 3;
/// How long a server may take until it answers again after it was killed.
const BACK: Duration = Duration::from_secs(30);
/// For how long people play at a table before it is looked at.
const ROUND: Duration = Duration::from_secs(30);
/// And at least.
const LEAST: Duration = Duration::from_secs(10);

/// What was done, for people.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Commands that were sent, once or again.
    pub sent: usize,
    /// Commands that were acknowledged.
    pub done: usize,
    /// Events of all tables.
    pub events: usize,
    /// How often lines were opened.
    pub lines: usize,
    /// How often the server was killed or asked to stop.
    pub stops: usize,
}

/// Plays and stops the server at random until the time is over; fails with everything that cannot have been.
pub async fn run(server: &mut Server, until: Instant, seed: u64) -> Result<Counts> {
    let mut counts = Counts::default();
    let mut luck = Pinned::from_seed(seed);
    let mut round = 0;
    // However long the attacks took, there is a round.
    while round == 0 || Instant::now() < until {
        round += 1;
        let now = Instant::now();
        let end = until.clamp(now + LEAST, now + ROUND);
        counts.add(
            self::round(server, end, &mut luck)
                .await
                .with_context(|| format!("round {round}, seed {seed}"))?,
        );
    }
    Ok(counts)
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.sent += other.sent;
        self.done += other.done;
        self.events += other.events;
        self.lines += other.lines;
        self.stops += other.stops;
    }
}

async fn round(server: &mut Server, end: Instant, luck: &mut Pinned) -> Result<Counts> {
    let (stop, stopped) = watch::channel(false);
    let (mut playing, mut tables) = (JoinSet::new(), Vec::new());
    for number in 0..TABLES {
        let from = |seat: u8| Ipv4Addr::new(127, 7, number as u8, 1 + seat);
        let (table, people) = two(server.address, [from(0), from(1)], &json!({})).await?;
        let table = Arc::<str>::from(table);
        for (seat, person) in people.iter().enumerate() {
            for tab in 0..TABS {
                let luck = Pinned::from_seed(luck.below(u64::MAX));
                let tab =
                    Tab { number, seat, which: tab, client: person.clone(), table: table.clone(), luck };
                playing.spawn(tab.play(stopped.clone()));
            }
        }
        tables.push((table, people));
    }
    let mut counts = Counts::default();
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(500 + luck.below(2_500))).await;
        counts.stops += 1;
        if luck.index(5) < 3 {
            server.kill()?;
        } else {
            server.ask_to_stop()?;
            server.wait(Duration::from_secs(20)).context("it was asked to stop")?;
        }
        server.start_again()?;
    }
    // Whoever has something on their tongue still says it.
    tokio::time::sleep(Duration::from_secs(1)).await;
    _ = stop.send(true);
    let mut histories: Vec<Vec<History>> = vec![Vec::new(); TABLES];
    while let Some(ended) = playing.join_next().await {
        let (number, history) = ended??;
        counts.lines += history.steps.iter().filter(|step| matches!(step, Step::Opened { .. })).count();
        counts.sent += history.steps.iter().filter(|step| matches!(step, Step::Sent { .. })).count();
        counts.done += history.steps.iter().filter(|step| matches!(step, Step::Done { .. })).count();
        histories[number].push(history);
    }
    for (histories, (table, people)) in histories.iter().zip(&tables) {
        let log = whole_log(&people[0], table).await?;
        counts.events += log.len();
        let record = people[0].get(&format!("/api/tables/{table}/record")).await?;
        let violations = check(histories, &log, &moves(&record.body));
        if !violations.is_empty() {
            let told: Vec<String> = violations.iter().take(20).map(ToString::to_string).collect();
            bail!("{} violations at table {table}:\n{}", violations.len(), told.join("\n"));
        }
    }
    Ok(counts)
}

/// The log of a table, as somebody is told who has seen nothing.
async fn whole_log(client: &Client, table: &str) -> Result<Vec<Event>> {
    let told = client.get(&format!("/api/tables/{table}/poll?since=0&noted=0")).await?.good()?;
    let gap = told.as_array().into_iter().flatten().find_map(|message| message.get("gap"));
    let events = gap.and_then(|gap| gap["events"].as_array()).context("no log")?;
    events.iter().map(|heard| Event::read(heard).context("an event without a number")).collect()
}

/// The moves of a record, which stand below its head: `1. 0: C3-D4`.
fn moves(record: &str) -> Vec<Vec<String>> {
    let (_, below) = record.split_once("\n\n").unwrap_or_default();
    let words = below.split_whitespace();
    words.filter(|word| is_move(word)).map(path).collect()
}

fn is_move(word: &str) -> bool {
    let is_field = |field: &str| {
        let mut signs = field.chars();
        signs.next().is_some_and(|file| file.is_ascii_uppercase()) && signs.as_str().parse::<u8>().is_ok()
    };
    word.contains(['-', 'x']) && word.split(['-', 'x']).all(is_field)
}

/// One tab of one person, with a line of its own.
struct Tab {
    number: usize,
    seat: usize,
    which: usize,
    client: Client,
    table: Arc<str>,
    luck: Pinned,
}

impl Tab {
    async fn play(mut self, stopped: watch::Receiver<bool>) -> Result<(usize, History)> {
        let mut history = History { person: self.seat, steps: Vec::new() };
        let mut seen = 0;
        let mut unanswered: Option<(String, Command)> = None;
        let mut next = 0_u32;
        let mut away = Instant::now();
        while !*stopped.borrow() {
            let mut line = match self.client.listen(&self.table, Some(seen)).await {
                Ok(line) => line,
                Err(error) if away.elapsed() > BACK => {
                    return Err(error.context("the server does not come back"));
                }
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let mut opened = history.clone();
            opened.steps.push(Step::Opened { since: seen });
            // A line that breaks before it tells anything was never open.
            if hear(&mut line, &mut opened, &mut seen).await.is_err() {
                continue;
            }
            history = opened;
            let patience = 3 + self.luck.index(20);
            for _ in 0..patience {
                away = Instant::now();
                let (id, command) = if let Some(known) = unanswered.take() {
                    known
                } else {
                    next += 1;
                    let Ok(chosen) = self.choose(next).await else { break };
                    chosen
                };
                unanswered = Some((id.clone(), command.clone()));
                history.steps.push(Step::Sent { id: id.clone(), command: command.clone() });
                let said = json!({ "id": id, "do": wish(&command) }).to_string();
                if line.say(said).await.is_err() {
                    break;
                }
                // Cut in the middle: whether it was done is not known.
                if self.luck.index(15) == 0 {
                    break;
                }
                match until_answered(&mut line, &mut history, &mut seen, &id).await {
                    // A server that stops has not done it.
                    Ok(Some(code)) if code == "stopping" || code == "storage" => break,
                    Ok(_) => unanswered = None,
                    Err(_) => break,
                }
                if *stopped.borrow() {
                    break;
                }
            }
        }
        Ok((self.number, history))
    }

    /// Something to wish; all tabs of a person do the same now and then, under the same name.
    async fn choose(&mut self, next: u32) -> Result<(String, Command)> {
        let own = format!("t{}-{next}", self.which);
        Ok(match self.luck.index(10) {
            0..4 => {
                let moves = self.client.get(&format!("/api/tables/{}/moves", self.table)).await?.good()?;
                let any = moves["actions"].as_array().cloned().unwrap_or_default();
                let n = moves["n"].as_u64().unwrap_or_default();
                // The same name for the same moment: of three tabs one is granted, the others are answered.
                match any
                    .get(usize::try_from(n).unwrap_or_default() % any.len().max(1))
                    .and_then(Value::as_str)
                {
                    Some(action) => (format!("m{n}"), Command::Act(action.to_owned())),
                    None => (own.clone(), Command::Say(format!("{}.{own}", self.seat))),
                }
            }
            4 => (own, Command::TakeBack),
            5 | 6 => (own, Command::Answer("takeback".to_owned(), self.luck.index(2) == 0)),
            7 => (own, Command::Offer("takeback".to_owned())),
            _ => {
                let said = format!("{}.{own}", self.seat);
                (own, Command::Say(said))
            }
        })
    }
}

/// A command in the words of the protocol.
fn wish(command: &Command) -> Value {
    match command {
        Command::Act(text) => json!({ "act": [text] }),
        Command::Say(text) => json!({ "say": text }),
        Command::TakeBack => json!({ "take-back": {} }),
        Command::Offer(offer) => json!({ "offer": offer }),
        Command::Answer(offer, yes) => json!({ "answer": { "offer": offer, "yes": yes } }),
    }
}

/// What was missed, which is the first that is told.
async fn hear(line: &mut Line, history: &mut History, seen: &mut u64) -> Result<()> {
    let first = line.hear().await?.context("hung up")?;
    let gap = first.get("gap").with_context(|| format!("no gap: {first}"))?;
    for heard in gap["events"].as_array().into_iter().flatten() {
        take(heard, history, seen)?;
    }
    let n = gap["n"].as_u64().context("no number")?;
    history.steps.push(Step::Now { n });
    Ok(())
}

fn take(heard: &Value, history: &mut History, seen: &mut u64) -> Result<()> {
    let event = Event::read(heard).context("an event without a number")?;
    *seen = event.n;
    history.steps.push(Step::Event(event));
    Ok(())
}

/// Listens until a command is answered. The code, if it was refused.
async fn until_answered(
    line: &mut Line,
    history: &mut History,
    seen: &mut u64,
    id: &str,
) -> Result<Option<String>> {
    loop {
        let heard = line.hear().await?.context("hung up")?;
        if let Some(event) = heard.get("event") {
            take(event, history, seen)?;
        } else if heard["done"]["id"] == id {
            let n = heard["done"]["n"].as_u64().context("no number")?;
            history.steps.push(Step::Done { id: id.to_owned(), n });
            return Ok(None);
        } else if heard["refused"]["id"] == id {
            let code = code(&heard).to_owned();
            if code != "stopping" && code != "storage" {
                history.steps.push(Step::Refused { id: id.to_owned(), code: code.clone() });
            }
            return Ok(Some(code));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{is_move, moves};

    #[test]
    fn the_moves_of_a_record_are_found() {
        assert!(is_move("C3-D4") && is_move("C3xE5xC7"));
        assert!(!is_move("-") && !is_move("x") && !is_move("Medh-Kuu") && !is_move("C3"));
        let record = "game: warcaby\nseats: A1-B2; x\n\n1. 0: C3-D4\n2. 1: B6-A5\n";
        assert_eq!(moves(record), [["C3", "D4"], ["B6", "A5"]]);
    }
}
