//! Tables in lists: those that are open to all, and one's own.

use super::Host;
use super::live::Live;
use super::telling::listing;
use crate::Refusal;
use crate::storage::{KeptTable, PersonId, Progress, Reached, Which};
use std::collections::HashMap;
use stolik_game::{Cause, Outcome, Seat, TableEnd};
use stolik_protocol::{Listing, MyTable, MyTables, Past};
use stolik_table::Table;

/// The most tables that the lobby shows.
const MOST_OPEN: usize = 100;
/// The most of them that one person has made.
const MOST_OF_ONE: usize = 3;
/// For how long a table waits in the lobby whose people come back only now and then, in thousandths of a second: two weeks.
const WAITS_BY_DAYS: u64 = 14 * 24 * 60 * 60 * 1_000;
/// So many of those that are over are told who does not say how many, and at most.
const PAST: u32 = 5;
/// Of those that are not over all are told, as far as anybody can have so many.
const MOST_PRESENT: u32 = 1_000;
const MOST_PAST: u32 = 100;

impl Host {
    /// The tables that are open to all, the newest first. Where nobody is there is nobody to play with: such a table is left
    /// out, unless people have days for a move.
    pub async fn lobby(&self) -> Result<Vec<Listing>, Refusal> {
        let now = self.0.clock.now();
        let mut loaded = self.loaded_tables();
        loaded.retain(|hosted| hosted.is_public);
        loaded.sort_by_key(|hosted| std::cmp::Reverse(hosted.made));
        let mut tables = Vec::new();
        let mut made_by = MadeBy::default();
        for hosted in loaded {
            let live = hosted.live.lock().await;
            if live.kept.public
                && !live.is_over()
                && live.is_attended(now, self.0.settings.grace)
                && made_by.has_room(live.kept.about.maker)
            {
                tables.push((hosted.made, live.listing()));
            }
            if tables.len() == MOST_OPEN {
                break;
            }
        }
        let since = now.saturating_sub(WAITS_BY_DAYS);
        let by_days = self.0.storage.lobby(since, MOST_OPEN as u32, MOST_OF_ONE as u32).await?;
        for kept in by_days {
            if tables.iter().all(|(_, known)| known.table != kept.id) && made_by.has_room(kept.about.maker) {
                tables.push((kept.made, listing(&kept, false)));
            }
        }
        tables.sort_by_key(|(made, _)| std::cmp::Reverse(*made));
        tables.truncate(MOST_OPEN);
        Ok(tables.into_iter().map(|(_, listing)| listing).collect())
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
struct MadeBy(HashMap<PersonId, usize>);

impl MadeBy {
    /// Whether there is room for one more of who has made it. Of tables from before that was kept nobody has too many.
    fn has_room(&mut self, maker: Option<PersonId>) -> bool {
        let Some(maker) = maker else { return true };
        let made = self.0.entry(maker).or_default();
        *made += 1;
        *made <= MOST_OF_ONE
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
