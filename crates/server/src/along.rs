//! Links by which a guest takes along who they are to another browser.

use crate::pending::{Beginner, Bounds, Pending};
use crate::secrets;
use crate::storage::{PersonId, SecretHash};

/// How long a link is good, in thousandths of a second.
pub(crate) const PATIENCE: u64 = 10 * 60 * 1_000;
/// Somebody has one link at a time.
const BOUNDS: Bounds = Bounds { of_person: 1, from_address: 200, in_all: 10_000, patience: PATIENCE };

/// The links that were not followed yet.
#[derive(Debug)]
pub(crate) struct Along(Pending<SecretHash, Guest>);

/// Who goes on in another browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) person: PersonId,
    /// How often all sessions of theirs had been ended when the link was made.
    pub(crate) ends: i64,
}

impl Default for Along {
    fn default() -> Along {
        Along(Pending::new(BOUNDS))
    }
}

impl Along {
    /// The secret of a new link for somebody; none if there are too many.
    pub(crate) fn open(&self, guest: Guest, by: Beginner, now: u64) -> Option<String> {
        let secret = secrets::word::<24>();
        self.0.begin(hash(&secret), guest, by, now).then_some(secret)
    }

    /// Somebody's link leads nowhere any more.
    pub(crate) fn end(&self, person: PersonId) {
        self.0.end_all(|of| of.person == person);
    }

    /// Whose link it is. It is nobody's any more.
    pub(crate) fn take(&self, secret: &str, now: u64) -> Option<Guest> {
        self.0.take(&hash(secret), now)
    }
}

fn hash(secret: &str) -> SecretHash {
    secrets::hash("along", secret)
}
