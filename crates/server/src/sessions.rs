//! How long a session lasts.
//!
//! Of an account it ends when it was not used for 30 days, and a year after it began: its owner signs in again. A guest has nothing to
//! sign in with, and a game may have 100 days for a move: the session is all there is of them, and ends when it was not used for a year.

use crate::storage::KeptSession;

const DAY: u64 = 24 * 60 * 60 * 1_000;
/// For how long a session of an account may be unused.
pub(crate) const IDLE: u64 = 30 * DAY;
/// For how long that of a guest may.
pub(crate) const IDLE_GUEST: u64 = 365 * DAY;
/// How long a session of an account lasts at most.
pub(crate) const LONGEST: u64 = 365 * DAY;
/// That a session is used is written down once in so long.
pub(crate) const NOTED: u64 = 60 * 60 * 1_000;
/// How long a browser keeps a cookie that is not given again, in seconds.
pub(crate) const COOKIE: u64 = 365 * DAY / 1_000;

impl KeptSession {
    /// When it ends however often it is used.
    pub(crate) fn last_moment(&self, is_guest: bool) -> Option<u64> {
        (!is_guest).then_some(self.made + LONGEST)
    }

    /// Whether it has ended by itself.
    pub(crate) fn is_over(&self, is_guest: bool, now: u64) -> bool {
        let idle = if is_guest { IDLE_GUEST } else { IDLE };
        now >= self.seen + idle || self.last_moment(is_guest).is_some_and(|last| now >= last)
    }

    /// Whether it is time to write down that it is used.
    pub(crate) fn is_to_be_noted(&self, now: u64) -> bool {
        now >= self.seen + NOTED
    }
}
