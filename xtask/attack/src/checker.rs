//! Reads all histories of a table and says what cannot have been: no acknowledged command lost or doubled, one order for all,
//! and of each command came what was commanded. It knows the protocol and nothing of the server.

use crate::history::{Command, Event, History, Step, What};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

/// What cannot have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// A client was told an event out of its order: not the one after the last.
    OutOfOrder { client: usize, last: u64, told: u64 },
    /// Two were told different things under one number.
    Disagree { n: u64, one: What, other: What },
    /// A table has fewer events than it once had.
    WentBack { client: usize, seen: u64, now: u64 },
    /// What was told, or acknowledged, is not in the log.
    Lost { n: u64, what: String },
    /// Something was done that nobody wished, or wished once less.
    Doubled { n: u64, what: String },
    /// A command was refused and done all the same.
    RefusedAndDone { id: String, n: u64, what: String },
    /// One command was answered with two numbers.
    AnsweredTwice { id: String, one: u64, other: u64 },
    /// Two commands were answered with the same number, which only one of them can have.
    SameNumber { n: u64, one: String, other: String },
    /// Something else was done than was commanded.
    SomethingElse { id: String, n: u64, done: Option<What> },
    /// It was done though the game stood otherwise than its sender had seen.
    Stale { id: String, seen: u64, n: u64 },
    /// The game went on after its end.
    AfterTheEnd { n: u64 },
    /// Who came was told that it stands otherwise than it does.
    OtherWelcome { client: usize, n: u64 },
    /// The log is not whole.
    Gap { after: u64 },
    /// The record does not have the moves of the log.
    OtherRecord { log: usize, record: usize },
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The events between a command's own and the last of its answer: a game may end with a move, and time passes before it.
const WITHIN: u64 = 3;

/// How much of the talk who comes is told.
const TOLD_TALK: usize = 100;

/// Checks the histories of a table against its log as it is in the end, and the moves of its record.
pub fn check(histories: &[History], log: &[Event], record: &[Vec<String>]) -> Vec<Violation> {
    let mut violations = whole(log);
    violations.extend(after_the_end(log));
    let known: BTreeMap<u64, &What> = log.iter().map(|event| (event.n, &event.what)).collect();
    for (client, history) in histories.iter().enumerate() {
        violations.extend(in_order(client, history));
        violations.extend(as_kept(history, &known));
        violations.extend(welcomed(client, history, log));
    }
    violations.extend(Commands::of(histories).check(&known));
    let moves = standing(log);
    if moves.len() != record.len() || moves.iter().zip(record).any(|(one, other)| *one != other) {
        violations.push(Violation::OtherRecord { log: moves.len(), record: record.len() });
    }
    violations
}

/// The log has every number once.
fn whole(log: &[Event]) -> Vec<Violation> {
    let pairs = log.iter().zip(log.iter().skip(1));
    pairs.filter(|(one, next)| next.n != one.n + 1).map(|(one, _)| Violation::Gap { after: one.n }).collect()
}

/// A game ends once, and nothing of it changes afterwards.
fn after_the_end(log: &[Event]) -> Vec<Violation> {
    let after = log.iter().skip_while(|event| !matches!(event.what, What::Ended(..))).skip(1);
    let changes = after.filter(|event| event.what.changes_the_game());
    changes.map(|event| Violation::AfterTheEnd { n: event.n }).collect()
}

/// On each line events come one after the other, and nobody is set back when they come again.
fn in_order(client: usize, history: &History) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut last = 0;
    for step in &history.steps {
        match step {
            Step::Opened { since } => last = *since,
            Step::Event(event) if event.n == last + 1 => last = event.n,
            Step::Event(event) => {
                violations.push(Violation::OutOfOrder { client, last, told: event.n });
                last = last.max(event.n);
            }
            Step::Now { n } | Step::Welcomed { n, .. } if *n < last => {
                violations.push(Violation::WentBack { client, seen: last, now: *n });
            }
            Step::Now { n } if *n > last => {
                violations.push(Violation::OutOfOrder { client, last, told: *n });
                last = *n;
            }
            // Who is told how everything stands need not be told what was missed.
            Step::Welcomed { n, .. } => last = *n,
            Step::Now { .. } | Step::Sent { .. } | Step::Done { .. } | Step::Refused { .. } => {}
        }
    }
    violations
}

/// What somebody was told is what is kept.
fn as_kept(history: &History, known: &BTreeMap<u64, &What>) -> Vec<Violation> {
    let events = history.steps.iter().filter_map(|step| match step {
        Step::Event(event) => Some(event),
        _ => None,
    });
    events
        .filter_map(|Event { n, what }| match known.get(n) {
            None => Some(Violation::Lost { n: *n, what: format!("{what:?}") }),
            Some(kept) if *kept != what => {
                Some(Violation::Disagree { n: *n, one: what.clone(), other: (*kept).clone() })
            }
            Some(_) => None,
        })
        .collect()
}

/// How everything stood is what came of the log so far.
fn welcomed(client: usize, history: &History, log: &[Event]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for step in &history.steps {
        let Step::Welcomed { n, played, said } = step else { continue };
        let until = &log[..log.partition_point(|event| event.n <= *n)];
        let mut talk: Vec<(u64, &str)> = until.iter().filter_map(spoken).collect();
        talk.drain(..talk.len().saturating_sub(TOLD_TALK));
        let is_said = said.iter().map(|(n, text)| (*n, text.as_str())).eq(talk);
        if !is_said || !played.iter().eq(standing(until)) {
            violations.push(Violation::OtherWelcome { client, n: *n });
        }
    }
    violations
}

fn spoken(event: &Event) -> Option<(u64, &str)> {
    match &event.what {
        What::Said(text) => Some((event.n, text)),
        _ => None,
    }
}

/// The moves that stand after these events.
fn standing(log: &[Event]) -> Vec<&Vec<String>> {
    let mut moves = Vec::new();
    for event in log {
        match &event.what {
            What::Played(path) => moves.push(path),
            What::TookBack(_, standing) => moves.truncate(usize::try_from(*standing).unwrap_or(usize::MAX)),
            _ => {}
        }
    }
    moves
}

/// Who has sent a command, and its name.
type Name<'a> = (usize, &'a str);

/// What became of a command, over all tabs and all times that it was sent.
#[derive(Debug)]
struct Fate<'a> {
    command: &'a Command,
    /// The last events that its senders had seen; nothing if one of them did not say so.
    seen: Option<u64>,
    /// How often it was sent and not answered: it may have been done.
    open: usize,
    /// It was done, with these numbers.
    done: Vec<u64>,
    was_refused: bool,
}

/// All commands, by who has sent them and under which name.
struct Commands<'a>(BTreeMap<Name<'a>, Fate<'a>>);

impl<'a> Commands<'a> {
    fn of(histories: &'a [History]) -> Commands<'a> {
        let mut fates = BTreeMap::new();
        for history in histories {
            for step in &history.steps {
                if let Step::Sent { id, command, seen } = step {
                    let new = || Fate { command, seen: *seen, open: 0, done: Vec::new(), was_refused: false };
                    let fate = fates.entry((history.person, id.as_str())).or_insert_with(new);
                    fate.seen = fate.seen.zip(*seen).map(|(one, other)| one.max(other));
                    fate.open += 1;
                }
            }
        }
        for history in histories {
            for step in &history.steps {
                let (Step::Done { id, .. } | Step::Refused { id, .. }) = step else { continue };
                let Some(fate) = fates.get_mut(&(history.person, id.as_str())) else { continue };
                fate.open = fate.open.saturating_sub(1);
                match step {
                    Step::Done { n, .. } => fate.done.push(*n),
                    _ => fate.was_refused = true,
                }
            }
        }
        Commands(fates)
    }

    fn check(&self, known: &BTreeMap<u64, &What>) -> Vec<Violation> {
        let mut violations = Vec::new();
        let mut by_number: HashMap<u64, Name> = HashMap::new();
        let mut wished = HashSet::new();
        for (&name, fate) in &self.0 {
            let (person, id) = (name.0, || name.1.to_owned());
            let Some(&n) = fate.done.first() else { continue };
            if let Some(&other) = fate.done.iter().find(|other| **other != n) {
                violations.push(Violation::AnsweredTwice { id: id(), one: n, other });
            }
            let mut within = (n.saturating_sub(WITHIN)..=n).rev();
            let given = within.find(|n| known.get(n).is_some_and(|what| fate.command.gives(person, what)));
            wished.extend(given);
            if !fate.command.is_an_event() {
                continue;
            }
            if let Some(other) = by_number.insert(n, name) {
                violations.push(Violation::SameNumber { n, one: id(), other: other.1.to_owned() });
            }
            match given {
                _ if !known.contains_key(&n) => {
                    violations.push(Violation::Lost { n, what: format!("{:?}", fate.command) });
                }
                None => {
                    let done = known.get(&n).map(|what| (*what).clone());
                    violations.push(Violation::SomethingElse { id: id(), n, done });
                }
                Some(given) => violations.extend(fate.is_stale(&id(), given, known)),
            }
        }
        violations.extend(self.unwished(&wished, known));
        violations
    }

    /// What was done without anybody's wish: of every other event somebody was told that it was done, or was told nothing yet.
    fn unwished(&self, wished: &HashSet<u64>, known: &BTreeMap<u64, &What>) -> Vec<Violation> {
        let mut violations = Vec::new();
        let mut open: HashSet<Name> = HashSet::new();
        for (n, what) in known.iter().filter(|(n, _)| !wished.contains(n)) {
            // Whoever agrees to a takeback has it done.
            let before = n.checked_sub(1).and_then(|n| known.get(&n));
            let is_agreed = matches!(before, Some(What::Answered(_, _, true)));
            let follows = matches!(what, What::TookBack(..)) && is_agreed;
            let ends = matches!(what, What::Ended(how, _) if how != "resigned");
            if follows || ends || matches!(what, What::Other(_)) {
                continue;
            }
            let gives = |(name, fate): &(&Name, &Fate)| fate.command.gives(name.0, what);
            let mut unanswered =
                self.0.iter().filter(gives).filter(|(_, fate)| fate.done.is_empty() && fate.open > 0);
            if unanswered.any(|(name, _)| open.insert(*name)) {
                continue;
            }
            let is_refused = |fate: &Fate| fate.was_refused && fate.done.is_empty() && fate.open == 0;
            let refused = self.0.iter().filter(gives).find(|(_, fate)| is_refused(fate));
            let what = || format!("{what:?}");
            violations.push(match refused {
                Some((name, _)) => Violation::RefusedAndDone { id: name.1.to_owned(), n: *n, what: what() },
                None => Violation::Doubled { n: *n, what: what() },
            });
        }
        violations
    }
}

impl Fate<'_> {
    /// Whether it was a move, and done though the game stood otherwise than any who sent it had seen.
    fn is_stale(&self, id: &str, n: u64, known: &BTreeMap<u64, &What>) -> Option<Violation> {
        let seen = self.seen.filter(|_| matches!(self.command, Command::Act(_)))?;
        let mut between = known.range(seen + 1..n.max(seen + 1));
        let changed = between.any(|(_, what)| what.changes_the_game());
        changed.then(|| Violation::Stale { id: id.to_owned(), seen, n })
    }
}
