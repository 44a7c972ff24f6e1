//! What is kept: tables and their logs, people, sessions, tokens.
//!
//! One implementation stands here, [`Sqlite`]. The traits are shaped so that another can take its place for a cluster: whoever
//! appends to a table names the number of the first event, and of two who name the same one is told that it is stale.

mod chain;
mod damage;
mod folding;
mod inspection;
mod kept;
mod lock;
mod people;
pub(crate) mod private;
mod sqlite;
mod statement;
mod writer;

pub use chain::Chain;
use chain::Link;
pub use damage::{Damage, Wrong};
pub use inspection::{Inspected, Inspection, inspect};
pub use kept::{Keeper, KeptBound, KeptNext, KeptNo, KeptSeat, KeptTable, Outage, Progress, Reached, Which};
pub use lock::{Holder, holder};
pub use people::{
    Account, KeptPasskey, KeptPush, KeptSession, KeptToken, People, Person, PersonId, SecretHash,
};
pub use sqlite::{DataFile, Sqlite, SqliteSettings};

use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// What a storage answers, sooner or later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// Why a storage did not do what it was asked. After any but [`StorageError::Stale`] it may have been done all the same: who
/// asked must look again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// Somebody else has written meanwhile.
    Stale,
    /// The disk is full.
    Full,
    /// The data file is held by somebody else for a moment.
    Locked,
    /// Another server runs on the data file.
    Held(Holder),
    /// Nothing is taken any more: the server stops.
    Closed,
    /// What is kept is not what was kept.
    Damaged(Damage),
    /// Something else is wrong with it.
    Broken(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Stale => f.write_str("somebody else has written meanwhile"),
            StorageError::Full => f.write_str("the disk is full"),
            StorageError::Locked => f.write_str("the data file is held by another program"),
            StorageError::Held(holder) => write!(f, "a server runs on this file: {holder}"),
            StorageError::Closed => f.write_str("the storage was closed"),
            StorageError::Damaged(damage) => damage.fmt(f),
            StorageError::Broken(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StorageError {}

impl StorageError {
    /// The same, of the table of this name.
    #[must_use]
    pub(crate) fn at(self, table: &str) -> StorageError {
        match self {
            StorageError::Damaged(damage) => StorageError::Damaged(damage.at(table)),
            other => other,
        }
    }
}

impl From<Damage> for StorageError {
    fn from(damage: Damage) -> StorageError {
        StorageError::Damaged(damage)
    }
}

/// The number of a table in the storage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableKey(pub i64);

/// Events to be kept: those of one wish, all or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableKey,
    /// The hash of the entry it goes on from. Whoever goes on from another than the last one is stale.
    pub after: Chain,
    /// The number of the first event.
    pub number: u64,
    /// The events, one line each.
    pub lines: String,
    /// Who wished it, and the name of the wish.
    pub wish: Option<Wished>,
    /// The seats that are awaited afterwards, one bit each.
    pub awaited: u16,
    /// When, in thousandths of a second since 1970.
    pub at: u64,
    /// If the game is over with it, the place that each seat has reached.
    pub over: Option<Reached>,
}

impl Append {
    /// The hash of the entry.
    pub fn chain(&self) -> Chain {
        let Append { number, at, awaited, wish, lines, .. } = self;
        self.after.then(&Link { number: *number, at: *at, awaited: *awaited, wish: wish.as_ref(), lines })
    }
}

/// A wish that was granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wished {
    /// Who wished it.
    pub by: Wisher,
    /// The client's name for it. It is its wisher's own: others may use the same.
    pub id: String,
    /// What was wished, hashed: who names another wish so is refused. None where that was not kept yet.
    pub what: Option<i64>,
}

/// Who wishes something of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wisher {
    /// Who holds a seat.
    Seat(u8),
    /// Somebody who watches.
    Watcher(PersonId),
    /// Somebody who watched, before it was kept who.
    Somebody,
}

/// Events that were kept together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The number of the first.
    pub number: u64,
    /// The events, one line each.
    pub lines: String,
    /// Who wished it.
    pub wish: Option<Wished>,
    /// When.
    pub at: u64,
    /// The hash of it and of all before it.
    pub chain: Chain,
}

impl Batch {
    /// The number of the event after the last of these.
    pub fn next_number(&self) -> u64 {
        self.number + self.lines.lines().count() as u64
    }
}

/// How many tables of the lobby are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyShares {
    /// In all. Where there are more, those go that their own network has the most newer ones of.
    pub most: u32,
    /// Of one maker, the newest.
    pub of_one: u32,
    /// Made from one network, the newest.
    pub of_network: u32,
}

/// A table at which something may happen by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedTable {
    /// Which.
    pub key: TableKey,
    /// Its name.
    pub id: String,
    /// Before this moment nothing does.
    pub not_before: u64,
}

/// What is kept, and by whom it is written.
pub trait Storage: People + Send + Sync + 'static {
    /// Keeps a new table, if who has made it has fewer than so many that are not over; 0 for any number. Stale if not.
    fn create_table<'a>(&'a self, table: &'a KeptTable, most: u32) -> Answer<'a, ()>;
    /// Keeps what has changed at a table other than its log, if nobody else has changed it since: `table.revision` is the one
    /// that was read.
    fn change_table<'a>(&'a self, table: &'a KeptTable) -> Answer<'a, ()>;
    /// A table by its name.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<KeptTable>>;
    /// The log of a table, all of it as it was kept, or else where it is damaged.
    fn log(&self, table: TableKey) -> Answer<'_, Vec<Batch>>;
    /// Keeps events; done when they are on the disk.
    fn append(&self, append: Append) -> Answer<'_, ()>;
    /// Public tables at which people have days for a move: those that wait since no longer than two weeks, and those that run since no
    /// longer than a hundred days.
    fn lobby(&self, now: u64, shares: LobbyShares) -> Answer<'_, Vec<KeptTable>>;
    /// The tables of a person, the latest first: with the seats awaited and since when.
    fn tables_of(
        &self,
        person: PersonId,
        which: Which,
        most: u32,
        skip: u32,
    ) -> Answer<'_, Vec<(KeptTable, Progress)>>;
    /// How many tables there are that are not over nor closed and that somebody has made, or sits at.
    fn tables_by(&self, person: PersonId) -> Answer<'_, u64>;
    /// How many tables of a person are over.
    fn past_tables_of(&self, person: PersonId) -> Answer<'_, u64>;
    /// Keeps how a game has ended that is over.
    fn keep_result<'a>(&'a self, table: TableKey, result: &'a Reached) -> Answer<'a, ()>;
    /// Running tables at which something may happen by itself, without those of guests who have never played there.
    fn timed_tables(&self) -> Answer<'_, Vec<TimedTable>>;

    /// The server is alive. Up to where logs go is noted, too.
    fn beat(&self, at: u64) -> Answer<'_, ()>;
    /// When the server was alive last.
    fn last_beat(&self) -> Answer<'_, Option<u64>>;
    /// The server has begun; if it was alive before, it was away since.
    fn begin(&self, at: u64) -> Answer<'_, ()>;
    /// When the server was away.
    fn outages(&self) -> Answer<'_, Vec<Outage>>;
    /// Whether it can be read, and has room for more to be written.
    fn check(&self) -> Answer<'_, ()>;
    /// Everything that was asked for is done, and nothing more is taken.
    fn close(&self) -> Answer<'_, ()>;
    /// The data file, where there is one.
    fn data_file(&self) -> Option<&DataFile> {
        None
    }
}
