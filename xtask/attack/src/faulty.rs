//! A small server of one table, in memory, that can be made faulty in one way: what the checker must see.

use crate::checker::{Violation, check};
use crate::history::{Command, Event, History, Step, What, path};
use stolik_game::{Entropy, Pinned};

/// What is wrong with a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// What was acknowledged is not kept, and a kill loses it.
    AcknowledgesBeforeKeeping,
    /// What is told to others is not kept, and a kill loses it.
    TellsBeforeKeeping,
    /// A command that is sent again is done again.
    ForgetsIds,
    /// The same command from two tabs is done for each of them.
    IdsOfTabs,
    /// Two events change places for one who listens.
    SwapsEvents,
    /// One who listens is told something else.
    TellsSomethingElse,
    /// Who comes again is not told the first they have missed.
    SkipsWhenBack,
    /// Who comes again is told the last they know once more.
    RepeatsWhenBack,
    /// A command is refused, and done.
    RefusesAndDoes,
    /// Another command is done than the one that is acknowledged.
    DoesSomethingElse,
    /// A takeback takes one move more from the record than it says.
    TakesBackTooMuch,
    /// After a stop the last two events have changed places.
    ReordersLog,
}

const FAULTS: [Fault; 12] = [
    Fault::AcknowledgesBeforeKeeping,
    Fault::TellsBeforeKeeping,
    Fault::ForgetsIds,
    Fault::IdsOfTabs,
    Fault::SwapsEvents,
    Fault::TellsSomethingElse,
    Fault::SkipsWhenBack,
    Fault::RepeatsWhenBack,
    Fault::RefusesAndDoes,
    Fault::DoesSomethingElse,
    Fault::TakesBackTooMuch,
    Fault::ReordersLog,
];

/// How many clients there are: two tabs of each of two people.
const CLIENTS: usize = 4;

struct Server {
    fault: Option<Fault>,
    log: Vec<What>,
    /// How many of them are on the disk.
    kept: usize,
    /// The moves of the record.
    moves: Vec<Vec<String>>,
    /// The commands that were granted: by whom, their names, their numbers.
    granted: Vec<(usize, String, u64)>,
    /// What each client has been told; none for one whose line is down.
    told: [Option<usize>; CLIENTS],
    histories: Vec<History>,
    sent: usize,
}

impl Server {
    fn new(fault: Option<Fault>) -> Server {
        let histories =
            (0..CLIENTS).map(|client| History { person: client / 2, steps: Vec::new() }).collect();
        let (log, moves, granted) = (Vec::new(), Vec::new(), Vec::new());
        Server { fault, log, kept: 0, moves, granted, told: [None; CLIENTS], histories, sent: 0 }
    }

    /// Whether the fault shows now: not always, as faults do.
    fn errs(&self, fault: Fault, luck: &mut Pinned) -> bool {
        self.fault == Some(fault) && luck.index(4) == 0
    }

    fn open(&mut self, client: usize, luck: &mut Pinned) {
        let since = self.seen(client);
        self.histories[client].steps.push(Step::Opened { since });
        let mut from = usize::try_from(since).unwrap_or_default();
        if self.errs(Fault::SkipsWhenBack, luck) {
            from = (from + 1).min(self.log.len());
        }
        if self.errs(Fault::RepeatsWhenBack, luck) {
            from = from.saturating_sub(1);
        }
        self.told[client] = Some(from);
        self.tell(client, luck);
        let n = self.log.len() as u64;
        self.histories[client].steps.push(Step::Now { n });
    }

    /// The last event that a client has seen.
    fn seen(&self, client: usize) -> u64 {
        let events = self.histories[client].steps.iter().filter_map(|step| match step {
            Step::Event(event) => Some(event.n),
            _ => None,
        });
        events.max().unwrap_or_default()
    }

    fn tell(&mut self, client: usize, luck: &mut Pinned) {
        let Some(from) = self.told[client] else { return };
        let mut events: Vec<Event> =
            (from..self.log.len()).map(|at| Event { n: at as u64 + 1, what: self.log[at].clone() }).collect();
        if events.len() > 1 && self.errs(Fault::SwapsEvents, luck) {
            events.swap(0, 1);
        }
        if client == 3
            && self.errs(Fault::TellsSomethingElse, luck)
            && let Some(event) = events.first_mut()
        {
            event.what = What::Said("something else".to_owned());
        }
        self.told[client] = Some(self.log.len());
        self.histories[client].steps.extend(events.into_iter().map(Step::Event));
    }

    fn send(&mut self, client: usize, id: String, command: &Command, luck: &mut Pinned) {
        self.sent += 1;
        let person = client / 2;
        self.histories[client].steps.push(Step::Sent { id: id.clone(), command: command.clone() });
        let known =
            self.granted.iter().find(|(by, known, _)| *by == person && *known == id).map(|known| known.2);
        let forgets = self.errs(Fault::ForgetsIds, luck) || self.errs(Fault::IdsOfTabs, luck);
        if let Some(n) = known.filter(|_| !forgets) {
            self.histories[client].steps.push(Step::Done { id, n });
            return;
        }
        let is_refused = luck.index(5) == 0;
        if is_refused && !self.errs(Fault::RefusesAndDoes, luck) {
            self.histories[client].steps.push(Step::Refused { id, code: "no".to_owned() });
            return;
        }
        let Some(n) = self.grant(command, luck) else {
            self.histories[client].steps.push(Step::Refused { id, code: "nothing".to_owned() });
            return;
        };
        let keeps_late =
            self.errs(Fault::AcknowledgesBeforeKeeping, luck) || self.errs(Fault::TellsBeforeKeeping, luck);
        if !keeps_late {
            self.kept = self.log.len();
        }
        self.granted.push((person, id.clone(), n));
        let answer =
            if is_refused { Step::Refused { id, code: "no".to_owned() } } else { Step::Done { id, n } };
        self.histories[client].steps.push(answer);
        if self.fault == Some(Fault::AcknowledgesBeforeKeeping) && keeps_late {
            return;
        }
        for client in 0..CLIENTS {
            // Some hear several at once.
            if luck.index(3) > 0 {
                self.tell(client, luck);
            }
        }
    }

    /// Does what is commanded; none where there is nothing to take back.
    fn grant(&mut self, command: &Command, luck: &mut Pinned) -> Option<u64> {
        let what = match command {
            Command::Act(text) => {
                self.moves.push(path(text));
                What::Played(path(text))
            }
            Command::Say(text) => What::Said(text.clone()),
            Command::TakeBack => {
                self.moves.pop()?;
                let standing = self.moves.len() as u64;
                if self.errs(Fault::TakesBackTooMuch, luck) {
                    self.moves.pop();
                }
                What::TookBack(standing)
            }
            Command::Offer(offer) => What::Offered(offer.clone()),
            Command::Answer(offer, yes) => What::Answered(offer.clone(), *yes),
        };
        let is_other = self.errs(Fault::DoesSomethingElse, luck);
        self.log.push(if is_other { What::Other("something else".to_owned()) } else { what });
        Some(self.log.len() as u64)
    }

    /// Killed without warning: what is not on the disk is gone, and so are all lines.
    fn kill(&mut self) {
        self.log.truncate(self.kept);
        if self.fault == Some(Fault::ReordersLog) && self.kept > 1 {
            self.log.swap(self.kept - 1, self.kept - 2);
        }
        let kept = self.kept as u64;
        self.granted.retain(|(_, _, n)| *n <= kept);
        if !matches!(self.fault, Some(Fault::TakesBackTooMuch)) {
            self.moves = moves(&self.log);
        }
        self.told = [None; CLIENTS];
    }

    fn violations(mut self, luck: &mut Pinned) -> Vec<Violation> {
        for client in 0..CLIENTS {
            self.tell(client, luck);
        }
        let log: Vec<Event> =
            self.log.iter().zip(1..).map(|(what, n)| Event { n, what: what.clone() }).collect();
        check(&self.histories, &log, &self.moves)
    }
}

fn moves(log: &[What]) -> Vec<Vec<String>> {
    let mut moves = Vec::new();
    for what in log {
        match what {
            What::Played(path) => moves.push(path.clone()),
            What::TookBack(standing) => moves.truncate(usize::try_from(*standing).unwrap_or_default()),
            _ => {}
        }
    }
    moves
}

/// People who command against each other, say things twice and in two tabs, lose their lines, and a server that is killed.
fn play(fault: Option<Fault>, seed: u64) -> Vec<Violation> {
    let mut luck = Pinned::from_seed(seed);
    let mut server = Server::new(fault);
    for number in 0..300 {
        let client = luck.index(CLIENTS);
        if server.told[client].is_none() {
            server.open(client, &mut luck);
        }
        let id = format!("{}-{number}", client / 2);
        let command = match luck.index(6) {
            0 | 1 => Command::Act(format!("A{number}-B{number}")),
            2 => Command::TakeBack,
            3 => Command::Offer("draw".to_owned()),
            _ => Command::Say(format!("word {number}")),
        };
        server.send(client, id.clone(), &command, &mut luck);
        match luck.index(12) {
            0 => server.kill(),
            1 => server.told[client] = None,
            // Said again, by itself or by the other tab.
            2 | 3 => server.send(client, id, &command, &mut luck),
            4 if server.told[client ^ 1].is_some() => server.send(client ^ 1, id, &command, &mut luck),
            _ => {}
        }
    }
    server.violations(&mut luck)
}

#[test]
fn a_server_without_faults_has_no_violations() {
    for seed in 0..20 {
        assert_eq!(play(None, seed), [], "seed {seed}");
    }
}

#[test]
fn each_of_twelve_faults_is_seen() {
    for fault in FAULTS {
        for seed in 0..5 {
            assert!(!play(Some(fault), seed).is_empty(), "{fault:?} was not seen, seed {seed}");
        }
    }
}

/// Each violation is the one that such a fault is, at least once.
#[test]
fn a_fault_is_called_by_its_name() {
    let found =
        |fault, such: fn(&Violation) -> bool| (0..5).any(|seed| play(Some(fault), seed).iter().any(such));
    assert!(found(Fault::AcknowledgesBeforeKeeping, |it| matches!(
        it,
        Violation::Lost { .. } | Violation::SomethingElse { .. }
    )));
    assert!(found(Fault::ForgetsIds, |it| matches!(it, Violation::Doubled { .. })));
    assert!(found(Fault::ForgetsIds, |it| matches!(it, Violation::AnsweredTwice { .. })));
    assert!(found(Fault::SwapsEvents, |it| matches!(it, Violation::OutOfOrder { .. })));
    assert!(found(Fault::TellsSomethingElse, |it| matches!(it, Violation::Disagree { .. })));
    assert!(found(Fault::RefusesAndDoes, |it| matches!(it, Violation::RefusedAndDone { .. })));
    assert!(found(Fault::DoesSomethingElse, |it| matches!(it, Violation::SomethingElse { .. })));
    assert!(found(Fault::TakesBackTooMuch, |it| matches!(it, Violation::OtherRecord { .. })));
    assert!(found(Fault::TellsBeforeKeeping, |it| matches!(
        it,
        Violation::WentBack { .. } | Violation::Disagree { .. }
    )));
}
