//! Who and what is here now, for those who watch over the server.

use super::Host;
use super::live::Live;
use crate::storage::PersonId;
use std::collections::{BTreeMap, HashSet};
use stolik_catalog::Kind;
use stolik_game::Seat;
use stolik_protocol::Status;

/// Who and what is here now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// The people at tables whose name is known.
    pub people: usize,
    /// How many watch without having said a name.
    pub strangers: usize,
    /// The tables in memory by game and status, also where there are none.
    pub by_game: BTreeMap<(String, &'static str), usize>,
}

impl Census {
    /// How many tables are in memory.
    pub fn tables(&self) -> usize {
        self.by_game.values().sum()
    }
}

impl Host {
    /// Counts who and what is here.
    pub async fn census(&self) -> Census {
        let all = [Status::Waiting, Status::Running, Status::Over];
        let none =
            Kind::ALL.iter().flat_map(|kind| all.map(|status| ((kind.id().to_owned(), named(status)), 0)));
        let mut census = Census { by_game: none.collect(), ..Census::default() };
        let mut people = HashSet::new();
        for hosted in self.loaded_tables() {
            let live = hosted.live.lock().await;
            *census.by_game.entry((live.kept.about.game.clone(), named(live.status()))).or_default() += 1;
            people.extend(live.people_here(self.0.clock.now(), self.0.settings.grace));
            census.strangers += live.listeners.iter().filter(|listener| listener.person.is_none()).count();
        }
        census.people = people.len();
        census
    }
}

impl Live {
    /// The people who listen, or hold a seat and did a moment ago.
    fn people_here(&self, now: u64, grace: u64) -> HashSet<PersonId> {
        let here = self.here(now, grace);
        let seats = self.kept.about.seats.iter().enumerate();
        let seated =
            seats.filter(|(at, _)| here.contains(Seat(*at as u8))).filter_map(|(_, seat)| seat.person);
        self.listeners.iter().filter_map(|listener| listener.person).chain(seated).collect()
    }

    fn status(&self) -> Status {
        match &self.table {
            None => Status::Waiting,
            Some(table) if table.outcome().is_none() => Status::Running,
            Some(_) => Status::Over,
        }
    }
}

fn named(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Over => "over",
    }
}
