//! Tables in lists: those that are open to all, and one's own.

use super::Host;
use super::live::Live;
use super::telling::listing;
use crate::storage::{KeptTable, LobbyShares, PersonId, Progress, Reached, Which};
use crate::{Household, Refusal};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use stolik_game::{Cause, Outcome, Seat, TableEnd};
use stolik_protocol::{Listing, MyTable, MyTables, Past};
use stolik_table::Table;

/// What the lobby shows at most. A whole class has one network.
const SHARES: LobbyShares = LobbyShares { most: 100, of_one: 3, of_network: 30 };
/// For how long what was read of those is told again, unless one of them has changed here, in thousandths of a second.
const FRESH: u64 = 5_000;
/// So many of those that are over are told who does not say how many, and at most.
const PAST: u32 = 5;
/// Of those that are not over all are told, as far as anybody can have so many.
const MOST_PRESENT: u32 = 1_000;
const MOST_PAST: u32 = 100;

/// The tables of the lobby at which people have days for a move, as they were read last.
#[derive(Default)]
pub(super) struct ByDays(tokio::sync::Mutex<Option<(u64, Vec<KeptTable>)>>, AtomicBool);

impl ByDays {
    /// They are read again if this is one of them.
    pub(super) fn forget_if(&self, changed: &KeptTable) {
        if changed.public && changed.is_by_days() {
            self.1.store(true, Ordering::Relaxed);
        }
    }

    /// What was read last, or is read now. Those who ask meanwhile wait for the same.
    async fn read(&self, host: &Host, now: u64) -> Result<Vec<KeptTable>, Refusal> {
        let mut known = self.0.lock().await;
        let is_old = self.1.swap(false, Ordering::Relaxed);
        match &*known {
            Some((at, tables)) if !is_old && now < at + FRESH => Ok(tables.clone()),
            _ => {
                let tables = host.0.storage.lobby(now, SHARES).await?;
                *known = Some((now, tables.clone()));
                Ok(tables)
            }
        }
    }
}

/// A table that may stand in the lobby.
struct Candidate {
    made: u64,
    from: Option<Household>,
    listing: Listing,
}

/// The newest of them, if there are too many those of each network first that are its newest: so nobody is pushed out by one who has
/// more. They are given in the order in which they are to be shown.
fn shared_out(mut all: Vec<Candidate>) -> Vec<Listing> {
    all.sort_by_key(|table| Reverse(table.made));
    let mut of_network: HashMap<Household, u32> = HashMap::new();
    let mut ranked: Vec<(u32, Candidate)> = all
        .into_iter()
        .map(|table| {
            let before = table.from.map(|from| of_network.entry(from).or_default());
            (before.map_or(0, |before| std::mem::replace(before, *before + 1)), table)
        })
        .filter(|(before, _)| *before < SHARES.of_network)
        .collect();
    ranked.sort_by_key(|(before, _)| *before);
    ranked.truncate(SHARES.most as usize);
    ranked.sort_by_key(|(_, table)| Reverse(table.made));
    ranked.into_iter().map(|(_, table)| table.listing).collect()
}

impl Host {
    /// The tables that are open to all, the newest first. Where nobody is there is nobody to play with: such a table is left
    /// out, unless people have days for a move.
    pub async fn lobby(&self) -> Result<Vec<Listing>, Refusal> {
        let now = self.0.clock.now();
        let mut loaded = self.loaded_tables();
        loaded.retain(|hosted| hosted.is_public);
        loaded.sort_by_key(|hosted| Reverse(hosted.made));
        let mut tables: Vec<Candidate> = Vec::new();
        let mut made_by = MadeBy::default();
        for hosted in loaded {
            let live = hosted.live.lock().await;
            let about = &live.kept.about;
            if live.kept.public
                && !live.is_over()
                && live.is_attended(now, self.0.settings.grace)
                && made_by.has_room(about.maker)
            {
                tables.push(Candidate { made: hosted.made, from: about.made_from, listing: live.listing() });
            }
        }
        for kept in self.0.by_days.read(self, now).await? {
            let is_known = tables.iter().any(|known| known.listing.table == kept.id);
            if !is_known && made_by.has_room(kept.about.maker) {
                let listing = listing(&kept, false);
                tables.push(Candidate { made: kept.made, from: kept.about.made_from, listing });
            }
        }
        Ok(shared_out(tables))
    }

    /// The tables of a person: those first at which they are awaited, then the others that are not over, then some that are.
    pub async fn tables_of(&self, person: PersonId, wanted: Past) -> Result<MyTables, Refusal> {
        let storage = &self.0.storage;
        let mut tables = Vec::new();
        if wanted.skip == 0 {
            let present = storage.tables_of(person, Which::Present, MOST_PRESENT, 0).await?;
            tables.extend(present.into_iter().filter_map(|(kept, progress)| mine(person, &kept, progress)));
            tables.sort_by_key(|table: &MyTable| !table.my_turn);
        }
        let most = wanted.past.unwrap_or(PAST).min(MOST_PAST);
        for (kept, progress) in storage.tables_of(person, Which::Past, most, wanted.skip).await? {
            if let Some(table) = mine(person, &kept, progress) {
                tables.push(MyTable { result: self.result_of(kept).await, ..table });
            }
        }
        Ok(MyTables { tables, past: storage.past_tables_of(person).await? })
    }

    /// How a game has ended. Where that was not kept with the table, its log tells, and then it is kept.
    async fn result_of(&self, kept: KeptTable) -> Option<Reached> {
        if kept.about.result.is_some() {
            return kept.about.result;
        }
        let key = kept.key;
        let log = self.0.storage.log(key).await.ok()?;
        // A game by rules that are no more has ended somehow.
        let live = Live::restored(kept, &log, &self.0.clock).ok()?;
        let result = live.table.as_ref().and_then(result)?;
        if let Err(error) = self.0.storage.keep_result(key, &result).await {
            tracing::warn!(%error, "how a game has ended was not kept");
        }
        Some(result)
    }
}

/// How many tables in the lobby each has made.
#[derive(Default)]
struct MadeBy(HashMap<PersonId, u32>);

impl MadeBy {
    /// Whether there is room for one more of who has made it. Of tables from before that was kept nobody has too many.
    fn has_room(&mut self, maker: Option<PersonId>) -> bool {
        let Some(maker) = maker else { return true };
        let made = self.0.entry(maker).or_default();
        *made += 1;
        *made <= SHARES.of_one
    }
}

/// A table as one of those who sit there has it in the list.
fn mine(person: PersonId, kept: &KeptTable, progress: Progress) -> Option<MyTable> {
    let seat = kept.seat_of(person)?;
    Some(MyTable {
        about: listing(kept, kept.over),
        seat,
        my_turn: progress.awaited & 1 << seat != 0,
        since: progress.since / 1_000,
        result: None,
    })
}

/// The place that each seat has reached, once the game is over; none where it was called off.
pub(super) fn result(table: &Table) -> Option<Reached> {
    let game = table.game();
    let reached = |outcome: Outcome| {
        if outcome.cause == Cause::Table(TableEnd::Aborted) {
            return Vec::new();
        }
        let place = |seat| {
            let side = game.side_of(seat);
            outcome
                .standings
                .iter()
                .find(|(known, _)| *known == side)
                .map_or(0, |(_, standing)| standing.place)
        };
        (0..game.seats()).map(Seat).map(place).collect()
    };
    table.outcome().map(reached)
}

impl Live {
    /// Whether somebody is here who sits at the table or has made it, or was until a moment ago. Who has not been heard since
    /// the table came into memory is not here.
    fn is_attended(&self, now: u64, grace: u64) -> bool {
        let maker = self.kept.about.maker;
        let listens = |listener: &super::listening::Listener| {
            listener.seat.is_some() || listener.person.is_some() && listener.person == maker
        };
        let here = self.here(now, grace);
        self.listeners.iter().any(listens) || self.heard.iter().any(|seat| here.contains(seat))
    }
}
