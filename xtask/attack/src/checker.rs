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
    /// Something was done twice.
    Doubled { what: String },
    /// A command was refused and done all the same.
    RefusedAndDone { id: String },
    /// One command was answered with two numbers.
    AnsweredTwice { id: String, one: u64, other: u64 },
    /// Two commands were answered with the same number, which only one of them can have.
    SameNumber { n: u64, one: String, other: String },
    /// Something else was done than was commanded.
    SomethingElse { id: String, n: u64, done: Option<What> },
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

/// Checks the histories of a table against its log as it is in the end, and the moves of its record.
pub fn check(histories: &[History], log: &[Event], record: &[Vec<String>]) -> Vec<Violation> {
    let mut violations = whole(log);
    let known: BTreeMap<u64, &What> = log.iter().map(|event| (event.n, &event.what)).collect();
    for (client, history) in histories.iter().enumerate() {
        violations.extend(in_order(client, history));
        violations.extend(as_kept(history, &known));
    }
    let commands = Commands::of(histories);
    violations.extend(commands.check(&known, log));
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
            Step::Now { n } if *n < last => {
                violations.push(Violation::WentBack { client, seen: last, now: *n });
            }
            Step::Now { n } if *n > last => {
                violations.push(Violation::OutOfOrder { client, last, told: *n });
                last = *n;
            }
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

/// The moves that stand in the end.
fn standing(log: &[Event]) -> Vec<&Vec<String>> {
    let mut moves = Vec::new();
    for event in log {
        match &event.what {
            What::Played(path) => moves.push(path),
            What::TookBack(standing) => moves.truncate(usize::try_from(*standing).unwrap_or(usize::MAX)),
            _ => {}
        }
    }
    moves
}

/// All commands, by who has sent them and under which name.
struct Commands<'a> {
    sent: HashMap<(usize, &'a str), &'a Command>,
    done: Vec<((usize, &'a str), u64)>,
    refused: HashSet<(usize, &'a str)>,
}

impl<'a> Commands<'a> {
    fn of(histories: &'a [History]) -> Commands<'a> {
        let mut commands = Commands { sent: HashMap::new(), done: Vec::new(), refused: HashSet::new() };
        for history in histories {
            for step in &history.steps {
                match step {
                    Step::Sent { id, command } => _ = commands.sent.insert((history.person, id), command),
                    Step::Done { id, n } => commands.done.push(((history.person, id), *n)),
                    Step::Refused { id, .. } => _ = commands.refused.insert((history.person, id)),
                    Step::Opened { .. } | Step::Event(_) | Step::Now { .. } => {}
                }
            }
        }
        commands
    }

    fn check(&self, known: &BTreeMap<u64, &What>, log: &[Event]) -> Vec<Violation> {
        let mut violations = Vec::new();
        let (mut by_id, mut by_number) = (HashMap::new(), HashMap::new());
        for &(name, n) in &self.done {
            let id = || name.1.to_owned();
            match by_id.insert(name, n) {
                Some(other) if other != n => {
                    violations.push(Violation::AnsweredTwice { id: id(), one: other, other: n });
                }
                Some(_) => continue,
                None => {}
            }
            let Some(command) = self.sent.get(&name).filter(|command| command.is_an_event()) else {
                continue;
            };
            if let Some(other) = by_number.insert(n, name)
                && other != name
            {
                violations.push(Violation::SameNumber { n, one: id(), other: other.1.to_owned() });
            }
            let mut given = (n.saturating_sub(WITHIN)..=n).filter_map(|n| known.get(&n));
            if !known.contains_key(&n) {
                violations.push(Violation::Lost { n, what: format!("{command:?}") });
            } else if !given.any(|what| command.gives(what)) {
                let done = known.get(&n).map(|what| (*what).clone());
                violations.push(Violation::SomethingElse { id: id(), n, done });
            }
        }
        violations.extend(self.talk(&by_id, log));
        violations
    }

    /// What is said is said by nobody else, so it can be counted.
    fn talk(&self, done: &HashMap<(usize, &str), u64>, log: &[Event]) -> Vec<Violation> {
        let mut violations = Vec::new();
        let mut said: HashMap<&str, usize> = HashMap::new();
        for event in log {
            if let What::Said(text) = &event.what {
                *said.entry(text).or_default() += 1;
            }
        }
        for (name, command) in &self.sent {
            let Command::Say(text) = command else { continue };
            let times = said.get(text.as_str()).copied().unwrap_or_default();
            if times > 1 {
                violations.push(Violation::Doubled { what: text.clone() });
            }
            if times > 0 && self.refused.contains(name) && !done.contains_key(name) {
                violations.push(Violation::RefusedAndDone { id: name.1.to_owned() });
            }
        }
        violations
    }
}
