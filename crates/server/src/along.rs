//! Links by which a guest takes along who they are to another browser.

use crate::secrets;
use crate::storage::{PersonId, SecretHash};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a link is good, in thousandths of a second.
pub(crate) const PATIENCE: u64 = 10 * 60 * 1_000;
/// How many links may be open at a time.
const MOST_OPEN: usize = 10_000;

/// The links that were not followed yet. Each is good once, and for a while; somebody has one at a time.
#[derive(Debug, Default)]
pub(crate) struct Along(Mutex<HashMap<SecretHash, (PersonId, u64)>>);

impl Along {
    /// The secret of a new link for somebody; none if there are too many.
    pub(crate) fn open(&self, person: PersonId, now: u64) -> Option<String> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, (of, until)| *of != person && now < *until);
        if open.len() >= MOST_OPEN {
            return None;
        }
        let secret = secrets::word::<24>();
        open.insert(hash(&secret), (person, now + PATIENCE));
        Some(secret)
    }

    /// Whose link it is. It is nobody's any more.
    pub(crate) fn take(&self, secret: &str, now: u64) -> Option<PersonId> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (person, until) = open.remove(&hash(secret))?;
        (now < until).then_some(person)
    }
}

fn hash(secret: &str) -> SecretHash {
    secrets::hash("along", secret)
}
