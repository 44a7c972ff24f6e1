//! Looking through a data file for damage, without changing it.

use super::sqlite::reading::{TABLE, TABLES, read_log_by, read_table};
use super::sqlite::{WITH_CHECKSUMS, version};
use super::statement::trouble;
use super::{Batch, Damage, KeptTable, StorageError, TableKey, Wrong};
use crate::host::recorded;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Row, SqliteConnection};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use stolik_game::Record;

/// How many faults of the file itself are told.
const MOST_FAULTS: u32 = 20;

/// What there is to say of a data file besides its tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspection {
    /// The number of its schema.
    pub schema: usize,
    /// What `SQLite` finds wrong with the file itself.
    pub faults: Vec<String>,
}

/// A table of a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspected {
    /// The number by which the data file knows it.
    pub key: TableKey,
    /// The table; none if it is damaged itself.
    pub kept: Option<KeptTable>,
    /// Its log, as far as it is whole.
    pub log: Vec<Batch>,
    /// What is damaged.
    pub damage: Option<Damage>,
}

impl Inspected {
    /// The record of the game as far as it is whole; none if nothing of it is. What means nothing when it is played again is
    /// damage, too.
    pub fn replay(&mut self) -> Option<Record> {
        loop {
            let mut kept = self.kept.clone()?;
            let was_damaged = self.damage.is_some();
            // What is left of a game that is over need not be.
            kept.over &= !was_damaged;
            match recorded(kept, &self.log) {
                Ok(record) => return record,
                Err(StorageError::Damaged(damage)) => {
                    let (from, before) = (damage.from, self.log.len());
                    self.damage.get_or_insert(damage);
                    self.log.retain(|batch| from.is_some_and(|from| batch.number < from));
                    if was_damaged && self.log.len() == before {
                        return None;
                    }
                }
                Err(_) => return None,
            }
        }
    }
}

/// Looks through a data file, also while a server runs on it. Each table is handed over as soon as it is read.
pub async fn inspect(
    path: &Path,
    mut found: impl FnMut(Inspected) -> std::io::Result<()>,
) -> Result<Inspection, StorageError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let options = options.busy_timeout(Duration::from_secs(30)).disable_statement_logging();
    let mut connection = options.connect().await.map_err(trouble)?;
    let schema = version(&mut connection).await?;
    if schema < WITH_CHECKSUMS {
        return Err(StorageError::Broken(format!(
            "the data file has no checksums yet: it is of schema {schema}, they came with {WITH_CHECKSUMS}; \
             a server that begins on it computes them"
        )));
    }
    let faults = faults(&mut connection).await;
    for key in keys(&mut connection).await? {
        let inspected = look_at(&mut connection, key).await?;
        found(inspected).map_err(|error| StorageError::Broken(error.to_string()))?;
    }
    Ok(Inspection { schema, faults })
}

/// What `SQLite` itself finds wrong.
async fn faults(connection: &mut SqliteConnection) -> Vec<String> {
    let sql = format!("PRAGMA integrity_check({MOST_FAULTS})");
    let rows = match sqlx::query(AssertSqlSafe(sql)).fetch_all(connection).await {
        Ok(rows) => rows,
        Err(error) => return vec![error.to_string()],
    };
    let lines = rows.iter().filter_map(|row| row.try_get::<String, _>(0).ok());
    // The name of the schema stands in a line of its own.
    lines
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|line| line != "ok" && !line.starts_with("*** "))
        .collect()
}

/// The tables of which anything is left, whichever part of the file tells of them.
async fn keys(connection: &mut SqliteConnection) -> Result<BTreeSet<TableKey>, StorageError> {
    // From both ends, and by the index: a damaged page hides what lies behind it.
    let ways = [
        "SELECT key FROM game_table ORDER BY key",
        "SELECT key FROM game_table ORDER BY key DESC",
        "SELECT key FROM game_table ORDER BY id",
        "SELECT table_key FROM head ORDER BY table_key",
        "SELECT table_key FROM head ORDER BY table_key DESC",
        "SELECT DISTINCT table_key FROM seat",
    ];
    let (mut keys, mut last) = (BTreeSet::new(), None);
    for sql in ways {
        let mut rows = sqlx::query(sql).fetch(&mut *connection);
        loop {
            match futures_util::TryStreamExt::try_next(&mut rows).await.map_err(trouble) {
                Ok(Some(row)) => keys.extend(row.try_get(0).ok().map(TableKey)),
                Ok(None) => break,
                Err(error) => {
                    last = Some(error);
                    break;
                }
            }
        }
    }
    match last {
        Some(error) if keys.is_empty() => Err(error),
        _ => Ok(keys),
    }
}

async fn look_at(connection: &mut SqliteConnection, key: TableKey) -> Result<Inspected, StorageError> {
    let sql = format!("SELECT {TABLE} FROM {TABLES} WHERE t.key = ?");
    let row =
        sqlx::query(AssertSqlSafe(sql)).bind(key.0).fetch_optional(&mut *connection).await.map_err(trouble);
    let table = row.and_then(|row| match row {
        Some(row) => read_table(&row),
        None => Err(Damage { table: None, from: None, what: Wrong::Gap }.into()),
    });
    let log = read_log_by(connection, key).await?;
    let (kept, damage) = match table {
        Ok(kept) => {
            let damage = log.damage.map(|damage| damage.at(&kept.id));
            (Some(kept), damage)
        }
        Err(StorageError::Damaged(damage)) => (None, Some(damage)),
        Err(other) => {
            let what = Wrong::Unreadable(other.to_string());
            (None, Some(Damage { table: None, from: None, what }))
        }
    };
    Ok(Inspected { key, kept, log: log.whole, damage })
}
