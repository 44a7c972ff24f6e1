//! The schemas of the data file.

use super::chain;
use super::has_ended;
use super::people::name_accounts;
use super::reading::{TABLE_ALONE, read_entry, read_unchecked};
use crate::storage::statement::{Statement, trouble};
use crate::storage::{Chain, StorageError, TableKey};
use sqlx::{AssertSqlSafe, Executor, Row, SqliteConnection};

/// The schemas in their order; each goes on from the one before. The number of the last is the version of the data file.
pub(super) const SCHEMAS: [Schema; 3] = [
    Schema { sql: include_str!("../schema-1.sql"), fill: Fill::Nothing },
    Schema { sql: include_str!("../schema-2.sql"), fill: Fill::Nothing },
    Schema { sql: include_str!("../schema-3.sql"), fill: Fill::ChecksumsAndNames },
];

/// A step to the next version of the data file.
pub(super) struct Schema {
    sql: &'static str,
    fill: Fill,
}

/// What must be computed of what is there already.
enum Fill {
    Nothing,
    /// The checksums of tables and logs, and under what accounts are looked up.
    ChecksumsAndNames,
}

/// The first schema that has checksums.
pub(in crate::storage) const WITH_CHECKSUMS: usize = 3;

/// How many entries are read at once while their checksums are computed.
const AT_ONCE: i64 = 4_096;

/// The number of a data file's schema, which this program must know.
pub(in crate::storage) async fn version(connection: &mut SqliteConnection) -> Result<usize, StorageError> {
    let row = connection.fetch_one("PRAGMA user_version").await.map_err(trouble)?;
    let version: u32 = row.try_get(0).map_err(trouble)?;
    let version = usize::try_from(version).unwrap_or(usize::MAX);
    if version > SCHEMAS.len() {
        return Err(StorageError::Broken(format!(
            "the data file is of a newer Stolik: schema {version}, this program knows {}",
            SCHEMAS.len()
        )));
    }
    Ok(version)
}

/// Brings a data file up to the schema of this program.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let version = version(connection).await?;
    for (number, schema) in (1..).zip(&SCHEMAS).skip(version) {
        if let Err(error) = step(connection, number, schema).await {
            _ = connection.execute("ROLLBACK").await;
            return Err(error);
        }
    }
    Ok(())
}

/// One schema, all of it or nothing.
async fn step(connection: &mut SqliteConnection, number: usize, schema: &Schema) -> Result<(), StorageError> {
    let begin = format!("BEGIN IMMEDIATE; {}", schema.sql);
    sqlx::raw_sql(AssertSqlSafe(begin)).execute(&mut *connection).await.map_err(trouble)?;
    match schema.fill {
        Fill::Nothing => {}
        Fill::ChecksumsAndNames => {
            sum_tables(connection).await?;
            chain_entries(connection).await?;
            name_accounts(connection).await?;
        }
    }
    let end = format!("PRAGMA user_version = {number}; COMMIT");
    sqlx::raw_sql(AssertSqlSafe(end)).execute(connection).await.map_err(trouble)?;
    Ok(())
}

/// Computes the checksums of the tables that are there, and says of games that are over that they are.
async fn sum_tables(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let sql = format!("SELECT {TABLE_ALONE} FROM game_table t");
    let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut *connection).await.map_err(trouble)?;
    for row in &rows {
        // One that cannot be read has no checksum, and is found damaged by whoever asks for it.
        let Ok((table, about)) = read_unchecked(row) else { continue };
        let timed: i64 = row.try_get("timed").map_err(trouble)?;
        let sum = chain::of_table(&table, table.revision, timed != 0, about);
        let summed = Statement::new("UPDATE game_table SET sum = ? WHERE key = ?");
        summed.with(sum).with(table.key.0).run(connection).await?;
        if table.over {
            // How it has ended is found out when somebody asks.
            has_ended(table.key, None).run(connection).await?;
        }
    }
    Ok(())
}

/// Computes the hashes of the entries that are there, and notes up to where the logs go.
async fn chain_entries(connection: &mut SqliteConnection) -> Result<(), StorageError> {
    let sql = "SELECT table_key, number, lines, wisher, wish, what, awaited, at FROM entry WHERE (table_key, number) > (?, ?) \
         ORDER BY table_key, number LIMIT ?";
    // The hash is none from a line on that cannot be read: the rest of that table is damaged.
    let mut last: Option<(i64, i64, Option<Chain>)> = None;
    loop {
        let (table, number) = last.map_or((i64::MIN, i64::MIN), |(table, number, _)| (table, number));
        let rows = sqlx::query(sql).bind(table).bind(number).bind(AT_ONCE);
        let rows = rows.fetch_all(&mut *connection).await.map_err(trouble)?;
        if rows.is_empty() {
            break;
        }
        for row in &rows {
            let table: i64 = row.try_get(0).map_err(trouble)?;
            let number: i64 = row.try_get(1).map_err(trouble)?;
            let before = match last {
                Some((same, _, before)) if same == table => before,
                _ => Some(Chain::begin(TableKey(table))),
            };
            let chain = before.and_then(|before| read_entry(row, before).ok()).map(|(batch, _)| batch.chain);
            let chained = Statement::new("UPDATE entry SET chain = ? WHERE table_key = ? AND number = ?");
            chained.with(chain.map(|chain| chain.bytes())).with(table).with(number).run(connection).await?;
            last = Some((table, number, chain));
        }
    }
    let heads = "INSERT INTO head (table_key, number, chain) SELECT table_key, max(number), chain FROM entry \
         WHERE chain IS NOT NULL GROUP BY table_key";
    Statement::new(heads).run(connection).await
}
