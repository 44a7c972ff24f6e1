//! A statement for `SQLite`, and what went wrong with it.

use super::{Damage, StorageError, Wrong};
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Executor, Sqlite, SqliteConnection};

/// A statement with what stands in its gaps.
pub(super) struct Statement {
    sql: &'static str,
    gaps: Vec<Gap>,
    /// How many rows it must change; otherwise somebody else has written meanwhile.
    must_change: Option<u64>,
}

/// What stands in a gap.
pub(super) enum Gap {
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
    Nothing,
}

impl Statement {
    pub(super) fn new(sql: &'static str) -> Statement {
        Statement { sql, gaps: Vec::new(), must_change: None }
    }

    pub(super) fn with(mut self, gap: impl Into<Gap>) -> Statement {
        self.gaps.push(gap.into());
        self
    }

    pub(super) fn must_change(self, rows: u64) -> Statement {
        Statement { must_change: Some(rows), ..self }
    }

    pub(super) async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StorageError> {
        let mut query: Query<'_, Sqlite, SqliteArguments> = sqlx::query(self.sql);
        for gap in &self.gaps {
            query = match gap {
                Gap::Number(number) => query.bind(number),
                Gap::Text(text) => query.bind(text),
                Gap::Bytes(bytes) => query.bind(bytes),
                Gap::Nothing => query.bind(None::<i64>),
            };
        }
        let done = connection.execute(query).await.map_err(trouble)?;
        match self.must_change {
            Some(rows) if done.rows_affected() != rows => Err(StorageError::Stale),
            _ => Ok(()),
        }
    }
}

impl From<i64> for Gap {
    fn from(number: i64) -> Gap {
        Gap::Number(number)
    }
}

impl From<u64> for Gap {
    fn from(number: u64) -> Gap {
        Gap::Number(number.cast_signed())
    }
}

impl From<bool> for Gap {
    fn from(yes: bool) -> Gap {
        Gap::Number(i64::from(yes))
    }
}

impl From<&str> for Gap {
    fn from(text: &str) -> Gap {
        Gap::Text(text.to_owned())
    }
}

impl From<String> for Gap {
    fn from(text: String) -> Gap {
        Gap::Text(text)
    }
}

impl From<[u8; 32]> for Gap {
    fn from(bytes: [u8; 32]) -> Gap {
        Gap::Bytes(bytes.to_vec())
    }
}

impl From<&[u8]> for Gap {
    fn from(bytes: &[u8]) -> Gap {
        Gap::Bytes(bytes.to_vec())
    }
}

impl<T: Into<Gap>> From<Option<T>> for Gap {
    fn from(gap: Option<T>) -> Gap {
        gap.map_or(Gap::Nothing, Into::into)
    }
}

/// What an error of `SQLite` means to us.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(super) fn trouble(error: sqlx::Error) -> StorageError {
    if matches!(error, sqlx::Error::PoolClosed) {
        return StorageError::Closed;
    }
    let Some(database) = error.as_database_error() else { return StorageError::Broken(error.to_string()) };
    if database.is_unique_violation() {
        return StorageError::Stale;
    }
    // The low byte is the kind of error: https://sqlite.org/rescode.html
    let code = database.code().and_then(|code| code.parse::<u32>().ok()).unwrap_or_default();
    match code & 0xff {
        5 | 6 => StorageError::Locked,
        13 => StorageError::Full,
        // The file is not as SQLite has left it, or not its own at all.
        11 | 26 => Damage { table: None, from: None, what: Wrong::Unreadable(database.to_string()) }.into(),
        _ => StorageError::Broken(database.to_string()),
    }
}
