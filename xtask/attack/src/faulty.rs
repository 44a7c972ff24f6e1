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
    /// A stop forgets which commands were done: what is sent again after it is done again.
    ForgetsIds,
    /// The names of commands are those of a tab: the same from another tab is done again.
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
    /// A move is taken from who has not seen the last one.
    IgnoresSeen,
    /// Moves are taken after somebody has given up.
    GoesOnAfterTheEnd,
    /// Who is told how everything stands is told less.
    WelcomesOtherwise,
}

const FAULTS: [Fault; 15] = [
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
    Fault::IgnoresSeen,
    Fault::GoesOnAfterTheEnd,
    Fault::WelcomesOtherwise,
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
    /// The commands that were granted: by which client, their names, their numbers.
    granted: Vec<(usize, String, u64)>,
    /// What each client has been told; none for one whose line is down.
    told: [Option<usize>; CLIENTS],
    histories: Vec<History>,
}

impl Server {
    fn new(fault: Option<Fault>) -> Server {
        let histories =
            (0..CLIENTS).map(|client| History { person: client / 2, steps: Vec::new() }).collect();
        let (log, moves, granted) = (Vec::new(), Vec::new(), Vec::new());
        Server { fault, log, kept: 0, moves, granted, told: [None; CLIENTS], histories }
    }

    /// Whether the fault shows now: not always, as faults do.
    fn errs(&self, fault: Fault, luck: &mut Pinned) -> bool {
        self.fault == Some(fault) && luck.index(4) == 0
    }

    fn open(&mut self, client: usize, luck: &mut Pinned) {
        let since = self.seen(client);
        self.histories[client].steps.push(Step::Opened { since });
        let n = self.log.len() as u64;
        if luck.index(4) == 0 {
            let mut played = moves(&self.log);
            if self.errs(Fault::WelcomesOtherwise, luck) {
                played.pop();
            }
            let said = (1..).zip(&self.log).filter_map(|(n, what)| match what {
                What::Said(text) => Some((n, text.clone())),
                _ => None,
            });
            let mut said: Vec<_> = said.collect();
            said.drain(..said.len().saturating_sub(100));
            self.told[client] = Some(self.log.len());
            self.histories[client].steps.push(Step::Welcomed { n, played, said });
            return;
        }
        let mut from = usize::try_from(since).unwrap_or_default();
        if self.errs(Fault::SkipsWhenBack, luck) {
            from = (from + 1).min(self.log.len());
        }
        if self.errs(Fault::RepeatsWhenBack, luck) {
            from = from.saturating_sub(1);
        }
        self.told[client] = Some(from);
        self.tell(client, luck);
        self.histories[client].steps.push(Step::Now { n });
    }

    /// The last event that a client has seen.
    fn seen(&self, client: usize) -> u64 {
        let events = self.histories[client].steps.iter().filter_map(|step| match step {
            Step::Event(event) => Some(event.n),
            Step::Welcomed { n, .. } => Some(*n),
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
        let seen = (luck.index(2) == 0).then(|| self.seen(client));
        self.histories[client].steps.push(Step::Sent { id: id.clone(), command: command.clone(), seen });
        if let Some(n) = self.known(client, &id) {
            self.histories[client].steps.push(Step::Done { id, n });
            return;
        }
        let is_refused = luck.index(5) == 0;
        let errs = is_refused && self.errs(Fault::RefusesAndDoes, luck);
        let is_stale = self.is_stale(command, seen) && self.fault != Some(Fault::IgnoresSeen);
        let Some(n) =
            (!is_stale && (!is_refused || errs)).then(|| self.grant(client, command, luck)).flatten()
        else {
            self.histories[client].steps.push(Step::Refused { id, code: "no".to_owned() });
            return;
        };
        let acknowledges = self.errs(Fault::AcknowledgesBeforeKeeping, luck);
        let tells = self.errs(Fault::TellsBeforeKeeping, luck);
        if !acknowledges && !tells {
            self.kept = self.log.len();
            self.granted.push((client, id.clone(), n));
        }
        // Who is told before it is kept is not who has sent it.
        if !tells {
            let answer =
                if errs { Step::Refused { id, code: "no".to_owned() } } else { Step::Done { id, n } };
            self.histories[client].steps.push(answer);
        }
        if acknowledges {
            return;
        }
        for client in 0..CLIENTS {
            // Some hear several at once.
            if luck.index(3) > 0 {
                self.tell(client, luck);
            }
        }
    }

    /// The number of a command that was granted already.
    fn known(&self, client: usize, id: &str) -> Option<u64> {
        let is_same = |by: usize| {
            if self.fault == Some(Fault::IdsOfTabs) { by == client } else { by / 2 == client / 2 }
        };
        let mut granted = self.granted.iter();
        granted.find(|(by, known, _)| is_same(*by) && known == id).map(|known| known.2)
    }

    fn is_stale(&self, command: &Command, seen: Option<u64>) -> bool {
        let changed = self.log.iter().rposition(What::changes_the_game).map_or(0, |at| at as u64 + 1);
        matches!(command, Command::Act(_)) && seen.is_some_and(|seen| seen < changed)
    }

    /// Does what is commanded; none where it cannot be.
    fn grant(&mut self, client: usize, command: &Command, luck: &mut Pinned) -> Option<u64> {
        let seat = client / 2;
        let is_over = self.log.iter().any(|what| matches!(what, What::Ended(..)));
        let is_talk = matches!(command, Command::Say(_));
        if is_over && !is_talk && !self.errs(Fault::GoesOnAfterTheEnd, luck) {
            return None;
        }
        let what = match command {
            Command::Act(text) => {
                self.moves.push(path(text));
                What::Played(path(text))
            }
            Command::Say(text) => What::Said(text.clone()),
            Command::TakeBack => {
                let standing = moves(&self.log).len().checked_sub(1)? as u64;
                self.moves.pop();
                if self.errs(Fault::TakesBackTooMuch, luck) {
                    self.moves.pop();
                }
                What::TookBack(seat, standing)
            }
            Command::Offer(offer) => What::Offered(seat, offer.clone()),
            Command::Answer(offer, yes) => What::Answered(seat, offer.clone(), *yes),
            Command::Resign => What::Ended("resigned".to_owned(), Some(seat)),
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
        if self.fault == Some(Fault::ForgetsIds) {
            self.granted.clear();
        }
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
            What::TookBack(_, standing) => moves.truncate(usize::try_from(*standing).unwrap_or_default()),
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
            _ if number > 270 && luck.index(8) == 0 => Command::Resign,
            0 | 1 => Command::Act(format!("A{number}-B{number}")),
            2 => Command::TakeBack,
            3 => Command::Offer("draw".to_owned()),
            _ => Command::Say(format!("word {number}")),
        };
        server.send(client, id.clone(), &command, &mut luck);
        match luck.index(12) {
            0 => server.kill(),
            1 => server.told[client] = None,
            // Said again: by itself, after a stop, or by the other tab.
            2 => server.send(client, id, &command, &mut luck),
            3 => {
                server.kill();
                server.open(client, &mut luck);
                server.send(client, id, &command, &mut luck);
            }
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
fn each_of_fifteen_faults_is_seen() {
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
    assert!(found(Fault::IdsOfTabs, |it| matches!(it, Violation::AnsweredTwice { .. })));
    assert!(found(Fault::IgnoresSeen, |it| matches!(it, Violation::Stale { .. })));
    assert!(found(Fault::GoesOnAfterTheEnd, |it| matches!(it, Violation::AfterTheEnd { .. })));
    assert!(found(Fault::WelcomesOtherwise, |it| matches!(it, Violation::OtherWelcome { .. })));
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
