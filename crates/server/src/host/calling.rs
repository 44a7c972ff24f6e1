//! Calling those who are awaited and not here.

use super::live::{Live, bits};
use super::{Host, Hosted};
use crate::storage::PersonId;
use stolik_game::Seat;

/// Somebody is awaited at a table and not here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    pub(crate) person: PersonId,
    pub(crate) table: String,
    /// The game's id.
    pub(crate) game: String,
}

impl Host {
    /// Calls people who are awaited, who are not here and were not called yet.
    pub(super) fn call_absent(&self, hosted: &Hosted, live: &mut Live) {
        let Some(push) = self.0.push.clone() else { return };
        let missed = live.newly_missed(self.0.clock.now(), self.0.settings.grace);
        for person in missed {
            let call = Call { person, table: hosted.id.clone(), game: live.kept.about.game.clone() };
            let (push, storage) = (push.clone(), self.0.storage.clone());
            tokio::spawn(async move { push.call(&*storage, call).await });
        }
    }
}

impl Live {
    /// The people who are awaited, are not here, and were not yet called in this turn of theirs.
    fn newly_missed(&mut self, now: u64, grace: u64) -> Vec<PersonId> {
        let awaited = self.awaited();
        let here = bits(self.here(now, grace));
        // Who is not awaited any more, or has been here since, is called the next time.
        self.called &= awaited & !here;
        let missed = awaited & !here & !self.called;
        self.called |= missed;
        let seats = (0..self.kept.about.seats.len() as u8).map(Seat);
        let missed = seats.filter(|seat| missed & 1 << seat.0 != 0);
        missed.filter_map(|seat| self.kept.about.seats[seat.index()].person).collect()
    }
}
