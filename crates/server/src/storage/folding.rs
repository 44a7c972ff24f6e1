//! Folding the log of `SQLite` into the data file. That takes some tens of milliseconds, in which the writer must not stand
//! still; so somebody else does it, and leaves the writer only what was written meanwhile.

use super::StorageError;
use super::statement::trouble;
use sqlx::{Connection, Executor, Row, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// After how many rows it is folded again.
const ROWS_BEFORE_FOLDING: usize = 4_000;
/// How many pages of 4 KiB the log grows to before it is begun anew. Only the writer can do that, between two transactions.
const PAGES_BEFORE_BEGINNING_ANEW: i64 = 16_000;

const FOLD: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Who folds, as the writer knows them.
pub(super) struct Folder {
    wake: mpsc::Sender<()>,
    is_long: Arc<AtomicBool>,
    task: JoinHandle<()>,
    /// The rows since they were last woken.
    rows: usize,
}

impl Folder {
    /// Begins to fold through a connection of its own.
    pub(super) fn begin(connection: SqliteConnection) -> Folder {
        let (wake, woken) = mpsc::channel(1);
        let is_long = Arc::new(AtomicBool::new(false));
        let task = tokio::spawn(fold(connection, woken, Arc::clone(&is_long)));
        Folder { wake, is_long, task, rows: 0 }
    }

    /// So many rows were written. What little is left of a long log the writer folds, so that the log begins anew.
    pub(super) async fn written(&mut self, rows: usize, writer: &mut SqliteConnection) {
        self.rows += rows;
        if self.rows >= ROWS_BEFORE_FOLDING {
            self.rows = 0;
            // Who is at work already need not be woken.
            _ = self.wake.try_send(());
        }
        if self.is_long.swap(false, Ordering::Relaxed) {
            // What cannot be folded now stays in the log, which is as good.
            _ = writer.execute(FOLD).await;
        }
    }

    /// Folds no more, and lets go of the data file.
    pub(super) async fn end(self) {
        drop(self.wake);
        // One who has panicked has let go of it too.
        _ = self.task.await;
    }
}

/// Folds whenever woken, until nobody can wake any more.
async fn fold(mut connection: SqliteConnection, mut woken: mpsc::Receiver<()>, is_long: Arc<AtomicBool>) {
    while woken.recv().await.is_some() {
        match folded(&mut connection).await {
            Ok(pages) => is_long.store(pages >= PAGES_BEFORE_BEGINNING_ANEW, Ordering::Relaxed),
            Err(error) => tracing::warn!(%error, "the log of the data file could not be folded"),
        }
    }
    _ = connection.close().await;
}

/// Folds all that stands, and says how many pages the log has.
async fn folded(connection: &mut SqliteConnection) -> Result<i64, StorageError> {
    let row = connection.fetch_one(FOLD).await.map_err(trouble)?;
    row.try_get(1).map_err(trouble)
}
