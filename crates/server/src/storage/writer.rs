//! The one who writes: takes all that waits, writes it in one transaction, and answers when it is on the disk.

use super::folding::Folder;
use super::lock::Lock;
use super::sqlite::is_over;
use super::statement::{Statement, trouble};
use super::{Append, StorageError};
use serde::Serialize;
use sqlx::{Connection, Executor, SqliteConnection};
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
    /// Nothing: to be answered when all before it is done; nothing is taken afterwards.
    Close,
}

/// An append as the statement takes it: as JSON, so that one statement writes however many there are.
#[derive(Serialize)]
struct Row<'a>(i64, u64, &'a str, Option<i64>, Option<&'a str>, Option<i64>, u16, u64);

const APPEND: &str = "INSERT INTO entry (table_key, number, lines, wisher, wish, what, awaited, at) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7 \
     FROM json_each(?)";

/// Writes until nobody can ask any more, and lets go of the data file before it says so.
pub(super) async fn write(
    mut connection: SqliteConnection,
    mut folder: Folder,
    lock: Lock,
    mut jobs: mpsc::Receiver<Job>,
) {
    let mut batch = Vec::with_capacity(MOST_AT_ONCE);
    let mut close = None;
    while close.is_none() && jobs.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
        if let Some(at) = batch.iter().position(|job| matches!(job.what, Work::Close)) {
            close = batch.drain(at..).next();
        }
        let rows = batch.len();
        write_all(&mut connection, &mut batch).await;
        folder.written(rows, &mut connection).await;
    }
    jobs.close();
    folder.end().await;
    // The log of SQLite is folded into the data file, which is then all there is.
    let closed = connection.close().await.map_err(trouble);
    drop(lock);
    if let Some(job) = close {
        _ = job.done.send(closed);
    }
}

async fn write_all(connection: &mut SqliteConnection, batch: &mut Vec<Job>) {
    if batch.is_empty() {
        return;
    }
    let answers = match together(connection, batch).await {
        Ok(answers) => answers,
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
    batch: &[Job],
) -> Result<Vec<Result<(), StorageError>>, StorageError> {
    connection.execute("BEGIN IMMEDIATE").await.map_err(trouble)?;
    let mut answers = Vec::with_capacity(batch.len());
    let appends: Vec<&Append> = batch.iter().filter_map(|job| job.what.as_append()).collect();
    let all_appended = match append(connection, &appends).await {
        Ok(()) => true,
        Err(StorageError::Stale) => false,
        Err(error) => return Err(error),
    };
    for job in batch {
        answers.push(match &job.what {
            Work::Append(_) if all_appended => Ok(()),
            // Somebody is stale: each for itself, to know who.
            Work::Append(one) => fatal_unless_stale(append(connection, &[one]).await)?,
            Work::Statements(statements) => fatal_unless_stale(by_itself(connection, statements).await)?,
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
            Work::Statements(_) | Work::Close => None,
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

/// Appends all of these, or none. One statement either does everything or, failing, nothing.
async fn append(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StorageError> {
    if appends.is_empty() {
        return Ok(());
    }
    let rows: Vec<Row> = appends
        .iter()
        .map(|append| {
            let wish = append.wish.as_ref();
            let wisher = wish.map(|wish| wish.by.number());
            let id = wish.map(|wish| wish.id.as_str());
            let what = wish.and_then(|wish| wish.what);
            Row(append.table.0, append.number, &append.lines, wisher, id, what, append.awaited, append.at)
        })
        .collect();
    let rows = serde_json::to_string(&rows).map_err(|error| StorageError::Broken(error.to_string()))?;
    connection.execute(sqlx::query(APPEND).bind(rows)).await.map_err(trouble)?;
    for append in appends {
        if let Some(result) = &append.over {
            is_over(append.table, result).run(connection).await?;
        }
    }
    Ok(())
}

/// Runs statements, all or none, without harm to what else is in the transaction.
async fn by_itself(connection: &mut SqliteConnection, statements: &[Statement]) -> Result<(), StorageError> {
    connection.execute("SAVEPOINT work").await.map_err(trouble)?;
    for statement in statements {
        if let Err(error) = statement.run(connection).await {
            connection.execute("ROLLBACK TO work").await.map_err(trouble)?;
            connection.execute("RELEASE work").await.map_err(trouble)?;
            return Err(error);
        }
    }
    connection.execute("RELEASE work").await.map_err(trouble)?;
    Ok(())
}
