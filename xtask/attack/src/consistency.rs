//! Conflicting commands, the same names from two tabs, takebacks, offers, giving up, cut lines, kills and stops: and every
//! client's history.

use crate::checker::{Violation, check};
use crate::client::{Client, two};
use crate::history::{Command, Event, History, Step, What, path};
use crate::server::Server;
use crate::tab::{BACK, Ground, Phase, Tab};
use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use std::collections::{BTreeMap, HashSet};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};
use stolik_game::{Entropy, Pinned};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many tables are played at.
const TABLES: usize = 6;
/// How many tabs each of the two people has open.
const TABS: usize = 3;
/// For how long people play at a table before it is looked at: or until its log is full, or a game is over.
const ROUND: Duration = Duration::from_secs(30);
/// And at least.
const LEAST: Duration = Duration::from_secs(10);

/// What was done, for people.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// How often people played, at tables of their own.
    pub rounds: usize,
    /// Commands that were sent.
    pub sent: usize,
    /// And how often one was sent again.
    pub again: usize,
    /// Commands that were acknowledged, by their kinds.
    pub done: BTreeMap<&'static str, usize>,
    /// Events of all tables.
    pub events: usize,
    /// And how many of them were moves that somebody agreed to take back.
    pub took_back: usize,
    /// How often lines were opened, and missed events or how everything stands were told.
    pub gaps: usize,
    pub welcomes: usize,
    /// How often the server was killed.
    pub kills: usize,
    /// How often it was asked to stop.
    pub stops: usize,
}

/// Plays and stops the server at random until the time is over; fails with everything that cannot have been, and if too little
/// was done for that to mean anything.
pub async fn run(server: &mut Server, until: Instant, seed: u64) -> Result<Counts> {
    let mut counts = Counts::default();
    let mut luck = Pinned::from_seed(seed);
    // However long the attacks took, there is a round.
    while counts.rounds == 0 || Instant::now() < until {
        let now = Instant::now();
        let end = until.clamp(now + LEAST, now + ROUND);
        let round = round(server, end, &mut luck, &mut counts).await;
        round.with_context(|| format!("round {}, seed {seed}", counts.rounds))?;
    }
    counts.must_be_enough()?;
    Ok(counts)
}

/// The kinds of commands that are granted now and then. To take back without asking is not: a move of Warcaby is a whole turn.
const KINDS: [&str; 5] = ["act", "say", "offer", "answer", "resign"];

impl Counts {
    fn add(&mut self, history: &History) {
        let mut sent = HashSet::new();
        let mut commands = BTreeMap::new();
        for step in &history.steps {
            match step {
                Step::Sent { id, command, .. } => {
                    self.sent += 1;
                    self.again += usize::from(!sent.insert(id));
                    commands.insert(id, command);
                }
                Step::Done { id, .. } => {
                    let kind = commands.get(id).map(|command| kind(command));
                    if let Some(kind) = kind {
                        *self.done.entry(kind).or_default() += 1;
                    }
                }
                Step::Now { .. } => self.gaps += 1,
                Step::Welcomed { .. } => self.welcomes += 1,
                Step::Opened { .. } | Step::Refused { .. } | Step::Event(_) => {}
            }
        }
    }

    /// A run in which next to nothing was done shows nothing.
    fn must_be_enough(&self) -> Result<()> {
        let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !self.done.contains_key(kind)).collect();
        ensure!(missing.is_empty(), "nothing shown: never acknowledged: {}: {self:?}", missing.join(", "));
        let done: usize = self.done.values().sum();
        let tabs = TABLES * 2 * TABS;
        ensure!(
            done >= 10 * tabs && self.events >= 10 * TABLES && self.again > 0 && self.took_back > 0,
            "nothing shown: too few commands: {self:?}"
        );
        ensure!(
            self.kills > 0 && self.stops > 0 && self.gaps > tabs && self.welcomes > 0,
            "nothing shown: too few kills, stops and lines: {self:?}"
        );
        Ok(())
    }
}

fn kind(command: &Command) -> &'static str {
    match command {
        Command::Act(_) => "act",
        Command::Say(_) => "say",
        Command::TakeBack => "take-back",
        Command::Offer(_) => "offer",
        Command::Answer(..) => "answer",
        Command::Resign => "resign",
    }
}

async fn round(server: &mut Server, end: Instant, luck: &mut Pinned, counts: &mut Counts) -> Result<()> {
    counts.rounds += 1;
    let (phase, phases) = watch::channel(Phase::Playing);
    let most_seen = Arc::new(AtomicU64::new(0));
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let from = |seat: u8| Ipv4Addr::new(127, 7, number as u8, 1 + seat);
        let client = |client: Client| client;
        let most_seen = most_seen.clone();
        tables.push(Played::begin(server, [from(0), from(1)], most_seen, client, &phases, luck).await?);
    }
    while Instant::now() < end && !is_enough(&tables).await? {
        tokio::time::sleep(Duration::from_millis(500 + luck.below(2_500))).await;
        stop(server, luck, counts)?;
    }
    // They give up, and the server is killed over that, too.
    _ = phase.send(Phase::Ending);
    tokio::time::sleep(Duration::from_millis(200 + luck.below(500))).await;
    stop(server, luck, counts)?;
    // Whoever has something on their tongue still says it; and each game comes to its end.
    tokio::time::sleep(Duration::from_secs(1)).await;
    for table in &tables {
        table.until_over().await?;
    }
    _ = phase.send(Phase::Over);
    for table in tables {
        let (histories, log, violations) = table.end().await?;
        counts.events += log.len();
        counts.took_back += log.iter().filter(|event| matches!(event.what, What::TookBack(..))).count();
        for history in &histories {
            counts.add(history);
        }
        if !violations.is_empty() {
            let told: Vec<String> = violations.iter().take(20).map(ToString::to_string).collect();
            bail!("{} violations:\n{}", violations.len(), told.join("\n"));
        }
    }
    Ok(())
}

/// Whether a game is over, or a log is full: then talk is all that could follow.
async fn is_enough(tables: &[Played]) -> Result<bool> {
    for table in tables {
        if table.ground.is_full() || table.is_over().await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Kills the server, or asks it to stop: first one, then the other, then at random. Then it begins again.
fn stop(server: &mut Server, luck: &mut Pinned, counts: &mut Counts) -> Result<()> {
    let kills = match (counts.kills, counts.stops) {
        (0, _) => true,
        (_, 0) => false,
        _ => luck.index(5) < 3,
    };
    if kills {
        counts.kills += 1;
        server.kill()?;
    } else {
        counts.stops += 1;
        server.ask_to_stop()?;
        server.wait(Duration::from_secs(20)).context("it was asked to stop")?;
    }
    server.start_again()
}

/// A table at which tabs play.
pub struct Played {
    /// The table.
    pub ground: Ground,
    people: [Client; 2],
    tabs: JoinSet<Result<History>>,
}

impl Played {
    /// Two people with their tabs, whose lines go by the way of `by`.
    pub async fn begin(
        server: &Server,
        from: [Ipv4Addr; 2],
        most_seen: Arc<AtomicU64>,
        by: impl Fn(Client) -> Client,
        phase: &watch::Receiver<Phase>,
        luck: &mut Pinned,
    ) -> Result<Played> {
        let (table, people) = two(server.address, from, &json!({})).await?;
        let ground = Ground { table: table.into(), most_seen };
        let mut tabs = JoinSet::new();
        for (seat, person) in people.iter().enumerate() {
            for which in 0..TABS {
                let luck = Pinned::from_seed(luck.below(u64::MAX));
                let tab = Tab::new(ground.clone(), (seat, which), by(person.clone()), luck);
                tabs.spawn(tab.play(phase.clone()));
            }
        }
        Ok(Played { ground, people, tabs })
    }

    async fn is_over(&self) -> Result<bool> {
        let path = format!("/api/tables/{}", self.ground.table);
        Ok(self.people[0].get(&path).await?.good()?["status"] == "over")
    }

    /// Waits until the game is over.
    async fn until_over(&self) -> Result<()> {
        let until = Instant::now() + BACK;
        while !self.is_over().await? {
            ensure!(Instant::now() < until, "nobody could give up");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// Waits until all have gone: their histories, the log, and what cannot have been.
    pub async fn end(mut self) -> Result<(Vec<History>, Vec<Event>, Vec<Violation>)> {
        let mut histories = Vec::new();
        while let Some(ended) = self.tabs.join_next().await {
            histories.push(ended??);
        }
        let table = &self.ground.table;
        let log = whole_log(&self.people[0], table).await?;
        let record = self.people[0].get(&format!("/api/tables/{table}/record")).await?;
        ensure!(record.status == 200, "no record: {}", record.body);
        let violations = check(&histories, &log, &moves(&record.body));
        Ok((histories, log, violations))
    }
}

/// The log of a table, as somebody is told who has seen nothing.
async fn whole_log(client: &Client, table: &str) -> Result<Vec<Event>> {
    let told = client.get(&format!("/api/tables/{table}/poll?since=0&noted=0")).await?.good()?;
    let gap = told.as_array().into_iter().flatten().find_map(|message| message.get("gap"));
    let events = gap.and_then(|gap| gap["events"].as_array());
    let events = events.context("the log is longer than what anybody is told")?;
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

#[cfg(test)]
mod tests {
    use super::{Counts, KINDS, is_move, moves};

    #[test]
    fn the_moves_of_a_record_are_found() {
        assert!(is_move("C3-D4") && is_move("C3xE5xC7"));
        assert!(!is_move("-") && !is_move("x") && !is_move("Medh-Kuu") && !is_move("C3"));
        let record = "game: warcaby\nseats: A1-B2; x\n\n1. 0: C3-D4\n2. 1: B6-A5\n";
        assert_eq!(moves(record), [["C3", "D4"], ["B6", "A5"]]);
    }

    #[test]
    fn a_run_in_which_nothing_was_done_shows_nothing() {
        let done = KINDS.map(|kind| (kind, 100)).into();
        let enough = Counts {
            done,
            events: 600,
            again: 1,
            took_back: 1,
            gaps: 40,
            welcomes: 1,
            kills: 1,
            stops: 1,
            ..Counts::default()
        };
        assert!(enough.must_be_enough().is_ok());
        let mut silent = enough.clone();
        silent.done.remove("resign");
        for few in [
            Counts::default(),
            silent,
            Counts { done: KINDS.map(|kind| (kind, 1)).into(), ..enough.clone() },
            Counts { events: 59, ..enough.clone() },
            Counts { again: 0, ..enough.clone() },
            Counts { took_back: 0, ..enough.clone() },
            Counts { kills: 0, ..enough.clone() },
            Counts { stops: 0, ..enough.clone() },
            Counts { gaps: 36, ..enough.clone() },
            Counts { welcomes: 0, ..enough.clone() },
        ] {
            assert!(few.must_be_enough().is_err(), "{few:?}");
        }
    }
}
