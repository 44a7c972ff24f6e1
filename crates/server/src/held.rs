//! Lines that stay open, by what they were opened with: when a session or a token ends, so do they, at once.

use crate::Clock;
use crate::storage::{PersonId, SecretHash};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// By what somebody is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Credential {
    Session(SecretHash),
    Token(SecretHash),
}

/// The lines that are open.
#[derive(Debug, Default)]
pub(crate) struct Held(Mutex<HashMap<Credential, Lines>>);

/// The lines of one credential. They are told of its end by the end of who would tell them.
#[derive(Debug)]
struct Lines {
    person: PersonId,
    end: watch::Sender<()>,
}

/// A line's hold on its credential.
#[derive(Debug)]
pub(crate) struct Hold {
    end: watch::Receiver<()>,
    /// When it ends by itself.
    until: Option<u64>,
}

impl Held {
    /// A line is opened. Whether the credential is still good must be asked afterwards: what ends later is told.
    pub(crate) fn hold(&self, by: Credential, person: PersonId, until: Option<u64>) -> Hold {
        let mut held = self.lock();
        let lines = held.entry(by).or_insert_with(|| Lines { person, end: watch::Sender::new(()) });
        Hold { end: lines.end.subscribe(), until }
    }

    /// A credential has ended.
    pub(crate) fn end(&self, by: Credential) {
        self.lock().remove(&by);
    }

    /// All credentials of a person have ended that are such.
    pub(crate) fn end_all_of(&self, person: PersonId, such: impl Fn(&Credential) -> bool) {
        self.lock().retain(|by, lines| lines.person != person || !such(by));
    }

    /// The same browser has another session: its lines go on with that.
    pub(crate) fn pass_on(&self, from: Credential, to: Credential, person: PersonId) {
        let mut held = self.lock();
        if let Some(lines) = held.remove(&from) {
            held.insert(to, Lines { person, ..lines });
        }
    }

    /// The sessions that have open lines. Those that have none any more are forgotten.
    pub(crate) fn sessions(&self) -> Vec<SecretHash> {
        let mut held = self.lock();
        held.retain(|_, lines| lines.end.receiver_count() > 0);
        let session = |by: &Credential| match by {
            Credential::Session(hash) => Some(*hash),
            Credential::Token(_) => None,
        };
        held.keys().filter_map(session).collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Credential, Lines>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hold {
    /// Whether it has ended.
    pub(crate) fn has_ended(&self, now: u64) -> bool {
        self.end.has_changed().is_err() || self.until.is_some_and(|until| until <= now)
    }

    /// Waits for the end.
    pub(crate) async fn ended(&mut self, clock: &Clock) {
        let over = async {
            match self.until {
                Some(until) => clock.until(until).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            // Nothing is ever said but that nothing more will be.
            _ = self.end.changed() => {}
            () = over => {}
        }
    }
}
