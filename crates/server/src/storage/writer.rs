//! The one who writes: takes all that waits, writes it in one transaction, and answers when it is on the disk.

use super::folding::Folder;
use super::lock::Lock;
use super::sqlite::is_over;
use super::statement::{Statement, trouble};
use super::{Append, Chain, StorageError};
use serde::Serialize;
use sqlx::{Connection, Executor, SqliteConnection};
use std::collections::HashMap;
use tokio::sync::{mpsc, oneshot};

/// The most that is written in one transaction.
const MOST_AT_ONCE: usize = 1024;

/// Something to be written, and who waits for it.
pub(super) struct Job {
    pub(super) what: Work,
    pub(super) done: oneshot::Sender<Result<(), StorageError>>,
}

/// Something to be written, all of it or nothing.
pub(super) enum Work {
    Append(Append),
    Statements(Vec<Statement>),
    /// The server is alive at this moment.
    Beat(u64),
    /// Nothing: to be answered when all before it is done; nothing is taken afterwards.
    Close,
}

/// An append as the statement takes it: as JSON, so that one statement writes however many there are. Behind the columns stand the
/// hash it goes on from, whether that is the beginning, and its own.
#[derive(Serialize)]
struct Row<'a>(i64, u64, &'a str, Option<i64>, Option<&'a str>, Option<i64>, u16, u64, String, bool, String);

/// An entry is kept only if it goes on from the last one of its table, or is the first.
const APPEND: &str = "INSERT INTO entry (table_key, number, lines, wisher, wish, what, awaited, at, chain) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, \
     unhex(value ->> 10) FROM json_each(?) WHERE unhex(value ->> 8) = coalesce((SELECT chain FROM entry \
     WHERE table_key = value ->> 0 ORDER BY number DESC LIMIT 1), iif(value ->> 9, unhex(value ->> 8), NULL))";

/// Up to where logs go, as it is noted: the number of the last entry of each table, and its hash.
#[derive(Default)]
struct Heads(HashMap<i64, (u64, Chain)>);

const NOTE_HEADS: &str = "INSERT INTO head (table_key, number, chain) \
     SELECT value ->> 0, value ->> 1, unhex(value ->> 2) FROM json_each(?) WHERE true \
     ON CONFLICT (table_key) DO UPDATE SET number = excluded.number, chain = excluded.chain \
     WHERE excluded.number > head.number";

impl Heads {
    /// An entry was kept.
    fn take(&mut self, append: &Append) {
        self.0.insert(append.table.0, (append.number, append.chain()));
    }

    /// The statement that notes them.
    fn noted(&self) -> Statement {
        let heads = self.0.iter().map(|(table, (number, chain))| (table, number, chain.to_string()));
        let heads = heads.collect::<Vec<_>>();
        Statement::new(NOTE_HEADS).with(serde_json::to_string(&heads).unwrap_or_default())
    }
}

/// Writes until nobody can ask any more, and lets go of the data file before it says so.
pub(super) async fn write(
    mut connection: SqliteConnection,
    mut folder: Folder,
    lock: Lock,
    mut jobs: mpsc::Receiver<Job>,
) {
    let mut batch = Vec::with_capacity(MOST_AT_ONCE);
    let mut heads = Heads::default();
    let mut close = None;
    while close.is_none() && jobs.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
        if let Some(at) = batch.iter().position(|job| matches!(job.what, Work::Close)) {
            close = batch.drain(at..).next();
        }
        let rows = batch.len();
        write_all(&mut connection, &mut heads, &mut batch).await;
        folder.written(rows, &mut connection).await;
    }
    jobs.close();
    if let Err(error) = heads.noted().run(&mut connection).await {
        tracing::warn!(%error, "up to where logs go was not noted");
    }
    folder.end().await;
    // The log of SQLite is folded into the data file, which is then all there is.
    let closed = connection.close().await.map_err(trouble);
    drop(lock);
    if let Some(job) = close {
        _ = job.done.send(closed);
    }
}

async fn write_all(connection: &mut SqliteConnection, heads: &mut Heads, batch: &mut Vec<Job>) {
    if batch.is_empty() {
        return;
    }
    let answers = match together(connection, heads, batch).await {
        Ok(answers) => {
            if batch.iter().any(|job| matches!(job.what, Work::Beat(_))) {
                heads.0.clear();
            }
            let kept = batch.iter().zip(&answers).filter(|(_, answer)| answer.is_ok());
            kept.filter_map(|(job, _)| job.what.as_append()).for_each(|append| heads.take(append));
            answers
        }
        Err(error) => {
            // Nothing of it stands: what was begun is undone.
            _ = connection.execute("ROLLBACK").await;
            vec![Err(error); batch.len()]
        }
    };
    for (job, answer) in batch.drain(..).zip(answers) {
        // Who does not wait any longer will look for themselves.
        _ = job.done.send(answer);
    }
}

/// Writes all in one transaction. The outer error is of the transaction: nothing was written then.
async fn together(
    connection: &mut SqliteConnection,
    heads: &Heads,
    batch: &[Job],
) -> Result<Vec<Result<(), StorageError>>, StorageError> {
    connection.execute("BEGIN IMMEDIATE; SAVEPOINT appends").await.map_err(trouble)?;
    let mut answers = Vec::with_capacity(batch.len());
    let appends: Vec<&Append> = batch.iter().filter_map(|job| job.what.as_append()).collect();
    let all_appended = match append(connection, &appends).await {
        Ok(()) => true,
        Err(StorageError::Stale) => {
            connection.execute("ROLLBACK TO appends").await.map_err(trouble)?;
            false
        }
        Err(error) => return Err(error),
    };
    for job in batch {
        answers.push(match &job.what {
            Work::Append(_) if all_appended => Ok(()),
            // Somebody is stale: each for itself, to know who.
            Work::Append(one) => fatal_unless_stale(append(connection, &[one]).await)?,
            Work::Statements(statements) => fatal_unless_stale(by_itself(connection, statements).await)?,
            Work::Beat(at) => {
                Statement::new("UPDATE alive SET at = ?").with(*at).run(connection).await?;
                Ok(heads.noted().run(connection).await?)
            }
            Work::Close => Ok(()),
        });
    }
    connection.execute("COMMIT").await.map_err(trouble)?;
    Ok(answers)
}

impl Work {
    fn as_append(&self) -> Option<&Append> {
        match self {
            Work::Append(append) => Some(append),
            Work::Statements(_) | Work::Beat(_) | Work::Close => None,
        }
    }
}

fn fatal_unless_stale(answer: Result<(), StorageError>) -> Result<Result<(), StorageError>, StorageError> {
    match answer {
        Ok(()) => Ok(Ok(())),
        Err(StorageError::Stale) => Ok(Err(StorageError::Stale)),
        Err(error) => Err(error),
    }
}

/// Appends all of these, or tells that some are stale; then some of the others may stand.
async fn append(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StorageError> {
    if appends.is_empty() {
        return Ok(());
    }
    let rows: Vec<Row> = appends.iter().map(|append| row(append)).collect();
    let rows = serde_json::to_string(&rows).map_err(|error| StorageError::Broken(error.to_string()))?;
    Statement::new(APPEND).with(rows).must_change(appends.len() as u64).run(connection).await?;
    for append in appends {
        if let Some(result) = &append.over {
            for statement in is_over(append.table, result) {
                statement.run(connection).await?;
            }
        }
    }
    Ok(())
}

fn row(append: &Append) -> Row<'_> {
    let wish = append.wish.as_ref();
    let wisher = wish.map(|wish| wish.by.number());
    let (id, what) = (wish.map(|wish| wish.id.as_str()), wish.and_then(|wish| wish.what));
    let Append { table, number, lines, awaited, at, after, .. } = append;
    let is_first = *after == Chain::begin(*table);
    let (after, chain) = (after.to_string(), append.chain().to_string());
    Row(table.0, *number, lines, wisher, id, what, *awaited, *at, after, is_first, chain)
}

/// Runs statements, all or none, without harm to what else is in the transaction.
async fn by_itself(connection: &mut SqliteConnection, statements: &[Statement]) -> Result<(), StorageError> {
    connection.execute("SAVEPOINT work").await.map_err(trouble)?;
    for statement in statements {
        if let Err(error) = statement.run(connection).await {
            // A full disk has undone the whole transaction already; then that is what there is to say.
            connection.execute("ROLLBACK TO work; RELEASE work").await.map_err(|_| error.clone())?;
            return Err(error);
        }
    }
    connection.execute("RELEASE work").await.map_err(trouble)?;
    Ok(())
}
