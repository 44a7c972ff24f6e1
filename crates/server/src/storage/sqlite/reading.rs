//! Reading tables and logs, and comparing them with their checksums.

use crate::storage::chain::Link;
use crate::storage::statement::trouble;
use crate::storage::{
    Batch, Chain, Damage, Keeper, KeptTable, Progress, StorageError, TableKey, Wished, Wisher, Wrong, chain,
};
use futures_util::TryStreamExt;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

/// What a table is read from, without its checksum.
pub(in crate::storage) const TABLE_ALONE: &str =
    "t.key, t.id, t.revision, t.public, t.over, t.timed, t.made, t.started, t.about";
/// What a table is read from.
pub(in crate::storage) const TABLE: &str = "t.key, t.id, t.revision, t.public, t.over, t.timed, t.made, t.started, t.about, t.sum, \
     x.result, x.sum AS result_sum";
/// Where.
pub(in crate::storage) const TABLES: &str = "game_table t LEFT JOIN ended x ON x.table_key = t.key";

/// A table as it is kept, whether it is whole or not, and the text of what it is about.
pub(super) fn read_unchecked(row: &SqliteRow) -> Result<(KeptTable, &str), StorageError> {
    let id: String = row.try_get("id").map_err(trouble)?;
    let unreadable = |error: &dyn ToString| -> StorageError {
        let what = Wrong::Unreadable(error.to_string());
        Damage { table: Some(id.clone()), from: None, what }.into()
    };
    let number = |name: &str| row.try_get::<i64, _>(name).map_err(|error| unreadable(&error));
    let text: &str = row.try_get("about").map_err(|error| unreadable(&error))?;
    let about: Keeper = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
    let started: Option<i64> = row.try_get("started").map_err(|error| unreadable(&error))?;
    let table = KeptTable {
        key: TableKey(number("key")?),
        id: id.clone(),
        revision: number("revision")?,
        public: number("public")? != 0,
        over: number("over")? != 0,
        made: number("made")?.cast_unsigned(),
        started: started.map(i64::cast_unsigned),
        about,
    };
    Ok((table, text))
}

/// A table as it was kept.
pub(in crate::storage) fn read_table(row: &SqliteRow) -> Result<KeptTable, StorageError> {
    let (mut table, about) = read_unchecked(row)?;
    let sum: Option<&[u8]> = row.try_get("sum").map_err(trouble)?;
    let timed: i64 = row.try_get("timed").map_err(trouble)?;
    let result: Option<&str> = row.try_get("result").map_err(trouble)?;
    let is_right = sum == Some(chain::of_table(&table, table.revision, timed != 0, about).as_slice());
    // That a game is over is said twice, and apart from the rest: it is no change of the table.
    if !is_right || table.over != result.is_some() {
        return Err(Damage { table: Some(table.id), from: None, what: Wrong::Changed }.into());
    }
    let sum: Option<&[u8]> = row.try_get("result_sum").map_err(trouble)?;
    // One that is damaged is found out anew when somebody asks, like one that was never kept.
    let result = result.filter(|result| sum == Some(chain::of_result(table.key, result).as_slice()));
    if let Some(result) = result.and_then(|result| serde_json::from_str(result).ok()) {
        table.about.result = Some(result);
    }
    Ok(table)
}

/// Those of a list that can be read. One that is damaged does not keep the others from being shown.
pub(super) fn all_readable<T>(read: impl Iterator<Item = Result<T, StorageError>>) -> Vec<T> {
    let told = |error: &StorageError| tracing::error!(%error, "left out of a list");
    read.filter_map(|read| read.inspect_err(told).ok()).collect()
}

/// A log, as far as it is whole.
pub(in crate::storage) struct ReadLog {
    pub(in crate::storage) whole: Vec<Batch>,
    pub(in crate::storage) damage: Option<Damage>,
}

const LOG: &str = "SELECT number, lines, wisher, wish, what, awaited, at, chain FROM entry WHERE table_key = ? ORDER BY number";

/// Reads the log of a table and compares it with its chain.
pub(super) async fn read_log(readers: &SqlitePool, table: TableKey) -> Result<ReadLog, StorageError> {
    let mut connection = readers.acquire().await.map_err(trouble)?;
    read_log_by(&mut connection, table).await
}

/// The same, by this connection.
pub(in crate::storage) async fn read_log_by(
    connection: &mut SqliteConnection,
    table: TableKey,
) -> Result<ReadLog, StorageError> {
    // Up to where it goes at least is asked first: a log only grows.
    let head = head(connection, table).await;
    let mut checked = Checked::new(table);
    let mut rows = sqlx::query(LOG).bind(table.0).fetch(connection);
    loop {
        let read = match rows.try_next().await.map_err(trouble) {
            Ok(None) => break,
            Ok(Some(row)) => read_batch(&row, checked.chain),
            Err(error) => Err(error),
        };
        match read.map_err(unless_damaged) {
            Ok((batch, kept)) => checked.take(batch, kept),
            Err(Ok(what)) => checked.fail(None, what),
            Err(Err(error)) => return Err(error),
        }
        if checked.damage.is_some() {
            break;
        }
    }
    match head {
        Ok(head) => checked.reaches(head),
        // The log itself is whole as far as it goes; how far that should be cannot be told.
        Err(error) => tracing::warn!(%error, "up to where a log goes cannot be read"),
    }
    Ok(ReadLog { whole: checked.whole, damage: checked.damage })
}

/// What is wrong with what was read; or an error of another kind.
fn unless_damaged(error: StorageError) -> Result<Wrong, StorageError> {
    match error {
        StorageError::Damaged(damage) => Ok(damage.what),
        StorageError::Broken(why) => Ok(Wrong::Unreadable(why)),
        other => Err(other),
    }
}

async fn head(
    connection: &mut SqliteConnection,
    table: TableKey,
) -> Result<Option<(u64, Chain)>, StorageError> {
    let sql = "SELECT number, chain FROM head WHERE table_key = ?";
    let row = sqlx::query(sql).bind(table.0).fetch_optional(connection).await.map_err(trouble)?;
    let Some(row) = row else { return Ok(None) };
    let number: i64 = row.try_get(0).map_err(trouble)?;
    // A hash of another length is none that could be compared.
    let chain = Chain::read(row.try_get(1).map_err(trouble)?);
    Ok(chain.map(|chain| (number.cast_unsigned(), chain)))
}

/// A log that is compared with its chain while it is read.
struct Checked {
    whole: Vec<Batch>,
    chain: Chain,
    damage: Option<Damage>,
}

impl Checked {
    fn new(table: TableKey) -> Checked {
        Checked { whole: Vec::new(), chain: Chain::begin(table), damage: None }
    }

    /// The number that comes next; none if there was nothing yet: the first rolls are not kept.
    fn next_number(&self) -> Option<u64> {
        self.whole.last().map(Batch::next_number)
    }

    fn fail(&mut self, number: Option<u64>, what: Wrong) {
        let from = self.next_number().or(number).or(Some(1));
        self.damage.get_or_insert(Damage { table: None, from, what });
    }

    fn take(&mut self, batch: Batch, kept: Option<Chain>) {
        if self.next_number().is_some_and(|next| next != batch.number) {
            self.fail(None, Wrong::Gap);
        } else if kept != Some(batch.chain) {
            self.fail(Some(batch.number), Wrong::Changed);
        } else {
            self.chain = batch.chain;
            self.whole.push(batch);
        }
    }

    /// It must reach as far as it once did, and have been the same.
    fn reaches(&mut self, head: Option<(u64, Chain)>) {
        let Some((number, chain)) = head else { return };
        let found = self.whole.binary_search_by_key(&number, |batch| batch.number);
        if !found.is_ok_and(|at| self.whole[at].chain == chain) {
            self.fail(None, Wrong::NoEnd);
        }
    }
}

/// An entry that goes on from another, and the hash that was kept with it.
fn read_batch(row: &SqliteRow, after: Chain) -> Result<(Batch, Option<Chain>), StorageError> {
    let (batch, _) = read_entry(row, after)?;
    let kept: Option<&[u8]> = row.try_get("chain").map_err(trouble)?;
    Ok((batch, kept.and_then(Chain::read)))
}

/// An entry that goes on from another, whatever hash was kept with it, and the seats awaited after it.
pub(super) fn read_entry(row: &SqliteRow, after: Chain) -> Result<(Batch, u16), StorageError> {
    let id: Option<String> = row.try_get("wish").map_err(trouble)?;
    let wisher: Option<i64> = row.try_get("wisher").map_err(trouble)?;
    let what: Option<i64> = row.try_get("what").map_err(trouble)?;
    let wish = id.zip(wisher).map(|(id, wisher)| Wished { by: Wisher::numbered(wisher), id, what });
    let number = row.try_get::<i64, _>("number").map_err(trouble)?.cast_unsigned();
    let lines: String = row.try_get("lines").map_err(trouble)?;
    let at = row.try_get::<i64, _>("at").map_err(trouble)?.cast_unsigned();
    let awaited: u16 = row.try_get("awaited").map_err(trouble)?;
    let chain = after.then(&Link { number, at, awaited, wish: wish.as_ref(), lines: &lines });
    Ok((Batch { number, lines, wish, at, chain }, awaited))
}

/// How far a table is by the last entry of its log, if there is one, which must be what was kept. `after` is the hash it goes on from.
pub(super) fn read_progress(row: &SqliteRow, table: &KeptTable) -> Result<Progress, StorageError> {
    let begun = Progress { awaited: table.about.first, since: table.started.unwrap_or(table.made) };
    let last: Option<i64> = row.try_get("number").map_err(trouble)?;
    let progress = match last {
        None => begun,
        Some(number) => {
            let after: Option<&[u8]> = row.try_get("after").map_err(trouble)?;
            let after = after.and_then(Chain::read).unwrap_or_else(|| Chain::begin(table.key));
            let (batch, awaited) = read_entry(row, after)?;
            let kept: Option<&[u8]> = row.try_get("chain").map_err(trouble)?;
            if kept.and_then(Chain::read) != Some(batch.chain) {
                let from = Some(number.cast_unsigned());
                return Err(Damage { table: Some(table.id.clone()), from, what: Wrong::Changed }.into());
            }
            Progress { awaited, since: batch.at }
        }
    };
    let is_running = !table.over && table.started.is_some();
    Ok(Progress { awaited: if is_running { progress.awaited } else { 0 }, ..progress })
}
