//! Everything in one data file: `SQLite`.

mod people;
pub(super) mod reading;
mod schemas;

use super::chain;
use super::folding::Folder;
use super::lock::Lock;
use super::private;
use super::statement::{Statement, trouble};
use super::writer::{self, Job, Work};
use super::{
    Answer, Append, Batch, KeptTable, LobbyShares, Outage, PersonId, Progress, Reached, Storage,
    StorageError, TableKey, TimedTable, Which,
};
use reading::{TABLE, TABLES, all_readable, read_progress, read_table};
use schemas::{SCHEMAS, migrate};
pub(super) use schemas::{WITH_CHECKSUMS, version};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, Row};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many jobs wait for the writer before those who ask wait themselves.
const MOST_WAITING: usize = 4096;
/// How many read at a time.
const READERS: u32 = 4;
/// Where people have days for a move nothing happens by itself within a day of what happened last, in thousandths of a second.
const A_DAY: u64 = 24 * 60 * 60 * 1_000;
/// How many bytes must fit into the data file, or the disk counts as full.
const ROOM: i64 = 32 * 1024;

/// Everything in one data file.
pub struct Sqlite {
    readers: SqlitePool,
    jobs: mpsc::Sender<Job>,
    file: DataFile,
}

/// Which data file it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFile {
    /// Where it lies.
    pub path: PathBuf,
    /// The number of its schema.
    pub schema: usize,
}

/// How a data file is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SqliteSettings {
    /// How long somebody else may hold the file before that is trouble.
    pub patience: Duration,
    /// How many pages of 4 KiB the file may have at most; none for as many as the disk has.
    pub most_pages: Option<u32>,
}

impl Default for SqliteSettings {
    fn default() -> SqliteSettings {
        SqliteSettings { patience: Duration::from_secs(5), most_pages: None }
    }
}

impl Sqlite {
    /// The number of the newest schema, to which data files are brought.
    pub const SCHEMA: usize = SCHEMAS.len();

    /// Opens a data file, which is made if there is none, and brings it up to the schema of this program. Nobody else may
    /// write to it until it is closed, and nobody but its owner may read it.
    pub async fn open(path: &Path) -> Result<Sqlite, StorageError> {
        Sqlite::open_with(path, &SqliteSettings::default()).await
    }

    /// Opens a data file to be used in this way.
    pub async fn open_with(path: &Path, settings: &SqliteSettings) -> Result<Sqlite, StorageError> {
        match private::make(path) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                return Err(StorageError::Broken(error.to_string()));
            }
            _ => {}
        }
        let lock = Lock::take(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(settings.patience)
            // Who writes does not fold the log; see `Folder`.
            .pragma("wal_autocheckpoint", "0")
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(trouble)?;
        migrate(&mut connection).await?;
        // Only now it is known to be a data file of ours.
        private::tighten(path);
        if let Some(most) = settings.most_pages {
            let limit = format!("PRAGMA max_page_count = {most}");
            connection.execute(AssertSqlSafe(limit)).await.map_err(trouble)?;
        }
        let folder = Folder::begin(options.connect().await.map_err(trouble)?);
        let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(0);
        let readers = readers.connect_with(options.read_only(true)).await.map_err(trouble)?;
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        tokio::spawn(writer::write(connection, folder, lock, waiting));
        let file = DataFile { path: path.to_owned(), schema: Self::SCHEMA };
        Ok(Sqlite { readers, jobs, file })
    }

    /// Writes a copy of a data file while others use it. Nobody but its owner may read it.
    pub async fn back_up(from: &Path, to: &Path) -> Result<(), StorageError> {
        private::make(to).map_err(|error| StorageError::Broken(error.to_string()))?;
        let copied = copy_into(from, to).await;
        if copied.is_err() {
            // The reason why there is no copy says more than that this is left over.
            _ = std::fs::remove_file(to);
        }
        copied
    }

    fn work(&self, what: Work) -> Answer<'_, ()> {
        Box::pin(async move {
            let (done, answer) = oneshot::channel();
            self.jobs.send(Job { what, done }).await.map_err(|_| StorageError::Closed)?;
            answer.await.map_err(|_| StorageError::Closed)?
        })
    }

    fn write(&self, statements: Vec<Statement>) -> Answer<'_, ()> {
        self.work(Work::Statements(statements))
    }

    fn write_one(&self, statement: Statement) -> Answer<'_, ()> {
        self.write(vec![statement])
    }
}

/// Copies a data file into an empty one.
async fn copy_into(from: &Path, to: &Path) -> Result<(), StorageError> {
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(30));
    let mut connection = options.connect().await.map_err(trouble)?;
    let to = to.to_str().ok_or_else(|| StorageError::Broken("the path is not plain text".to_owned()))?;
    connection.execute(sqlx::query("VACUUM INTO ?").bind(to)).await.map_err(trouble)?;
    Ok(())
}

/// A game is over, and this is how. What a table was changed to meanwhile stays.
pub(super) fn is_over(table: TableKey, result: &Reached) -> [Statement; 2] {
    let over = Statement::new("UPDATE game_table SET over = 1 WHERE key = ?").with(table.0);
    [over, has_ended(table, Some(result))]
}

/// This is how a game has ended, if it is known.
pub(super) fn has_ended(table: TableKey, result: Option<&Reached>) -> Statement {
    let result = serde_json::to_string(&result).unwrap_or_default();
    let sum = chain::of_result(table, &result);
    let ended = Statement::new("INSERT OR REPLACE INTO ended (table_key, result, sum) VALUES (?, ?, ?)");
    ended.with(table.0).with(result).with(sum)
}

fn about(table: &KeptTable) -> String {
    serde_json::to_string(&table.about).unwrap_or_default()
}

/// For whom a table counts as made; for nobody once it is closed.
fn counts_for(table: &KeptTable) -> Option<i64> {
    table.about.maker.filter(|_| !table.about.closed).map(|maker| maker.0)
}

fn seats(table: &KeptTable) -> impl Iterator<Item = Statement> {
    let people = table.about.seats.iter().filter_map(|seat| seat.person);
    people.map(|person| {
        Statement::new("INSERT OR IGNORE INTO seat (person, table_key) VALUES (?, ?)")
            .with(person.0)
            .with(table.key.0)
    })
}

impl Storage for Sqlite {
    fn create_table<'a>(&'a self, table: &'a KeptTable, most: u32) -> Answer<'a, ()> {
        let about = about(table);
        let made = Statement::new(
            "INSERT INTO game_table (key, id, revision, public, over, timed, made, started, sum, about, maker, \
             made_from, days) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 WHERE ?14 = 0 OR ?14 > \
             (SELECT count(*) FROM (SELECT key FROM game_table WHERE maker = ?11 AND over = 0 UNION \
             SELECT t.key FROM seat s JOIN game_table t ON t.key = s.table_key WHERE s.person = ?11 AND t.over = 0))",
        )
        .with(table.key.0)
        .with(table.id.as_str())
        .with(table.revision)
        .with(table.public)
        .with(table.over)
        .with(table.is_timed())
        .with(table.made)
        .with(table.started)
        .with(chain::of_table(table, table.revision, table.is_timed(), &about))
        .with(about)
        .with(counts_for(table))
        .with(table.about.made_from.map(|from| from.0))
        .with(table.is_by_days())
        .with(u64::from(most))
        .must_change(1);
        self.write([made].into_iter().chain(seats(table)).collect())
    }

    fn change_table<'a>(&'a self, table: &'a KeptTable) -> Answer<'a, ()> {
        let about = about(table);
        let changed = Statement::new(
            "UPDATE game_table SET revision = revision + 1, public = ?, timed = ?, started = ?, sum = ?, about = ?, \
             maker = ? WHERE key = ? AND revision = ?",
        )
        .with(table.public)
        .with(table.is_timed())
        .with(table.started)
        .with(chain::of_table(table, table.revision + 1, table.is_timed(), &about))
        .with(about)
        .with(counts_for(table))
        .with(table.key.0)
        .with(table.revision)
        .must_change(1);
        let stood_up = Statement::new("DELETE FROM seat WHERE table_key = ?").with(table.key.0);
        self.write([changed, stood_up].into_iter().chain(seats(table)).collect())
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<KeptTable>> {
        Box::pin(async move {
            let sql = format!("SELECT {TABLE} FROM {TABLES} WHERE t.id = ?");
            let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(&self.readers).await;
            row.map_err(|error| trouble(error).at(id))?.as_ref().map(read_table).transpose()
        })
    }

    fn log(&self, table: TableKey) -> Answer<'_, Vec<Batch>> {
        Box::pin(async move {
            let read = reading::read_log(&self.readers, table).await?;
            read.damage.map_or(Ok(read.whole), |damage| Err(damage.into()))
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.work(Work::Append(append))
    }

    fn lobby(&self, now: u64, shares: LobbyShares) -> Answer<'_, Vec<KeptTable>> {
        Box::pin(async move {
            // Counted in the index `lobby_tables` alone. Of tables of which nobody knows who has made them, or from where, each
            // counts by itself. Where there are too many, the newest of each network come first.
            let sql = format!(
                "SELECT {TABLE} FROM (SELECT key, made, row_number() OVER (PARTITION BY coalesce(made_from, -key) \
                 ORDER BY made DESC) AS nth FROM (SELECT key, made_from, made, row_number() OVER \
                 (PARTITION BY coalesce(maker, -key) ORDER BY made DESC) AS nth FROM game_table \
                 WHERE public = 1 AND over = 0 AND days = 1 \
                 AND coalesce(started + 8640000000, made + 1209600000) > ?) \
                 WHERE nth <= ?) l JOIN game_table t ON t.key = l.key LEFT JOIN ended x ON x.table_key = t.key \
                 WHERE l.nth <= ? ORDER BY l.nth, l.made DESC LIMIT ?"
            );
            let LobbyShares { most, of_one, of_network } = shares;
            let rows = sqlx::query(AssertSqlSafe(sql))
                .bind(now.cast_signed())
                .bind(of_one)
                .bind(of_network)
                .bind(most);
            let rows = rows.fetch_all(&self.readers).await.map_err(trouble)?;
            Ok(all_readable(rows.iter().map(read_table)))
        })
    }

    fn tables_of(
        &self,
        person: PersonId,
        which: Which,
        most: u32,
        skip: u32,
    ) -> Answer<'_, Vec<(KeptTable, Progress)>> {
        Box::pin(async move {
            let sql = format!(
                "SELECT {TABLE}, e.number, e.lines, e.wisher, e.wish, e.what, e.awaited, e.at, e.chain, \
                 (SELECT chain FROM entry WHERE table_key = t.key AND number < e.number \
                 ORDER BY number DESC LIMIT 1) AS after, coalesce(e.at, t.started, t.made) AS since FROM seat s \
                 JOIN game_table t ON t.key = s.table_key LEFT JOIN ended x ON x.table_key = t.key \
                 LEFT JOIN entry e ON e.table_key = t.key \
                 AND e.number = (SELECT max(number) FROM entry WHERE table_key = t.key) \
                 WHERE s.person = ? AND t.over = coalesce(?, t.over) \
                 ORDER BY t.over, since DESC LIMIT ? OFFSET ?"
            );
            let over = match which {
                Which::All => None,
                Which::Present => Some(false),
                Which::Past => Some(true),
            };
            let rows = sqlx::query(AssertSqlSafe(sql)).bind(person.0).bind(over).bind(most).bind(skip);
            let rows = rows.fetch_all(&self.readers).await;
            let read = |row: &SqliteRow| {
                let table = read_table(row)?;
                let progress = read_progress(row, &table)?;
                Ok((table, progress))
            };
            Ok(all_readable(rows.map_err(trouble)?.iter().map(read)))
        })
    }

    fn tables_by(&self, person: PersonId) -> Answer<'_, u64> {
        Box::pin(async move {
            // The same as `create_table` counts.
            let sql = "SELECT count(*) FROM (\
                 SELECT key FROM game_table WHERE maker = ?1 AND over = 0 UNION \
                 SELECT t.key FROM seat s JOIN game_table t ON t.key = s.table_key \
                 WHERE s.person = ?1 AND t.over = 0)";
            let row = sqlx::query(sql).bind(person.0).fetch_one(&self.readers).await.map_err(trouble)?;
            Ok(row.try_get::<i64, _>(0).map_err(trouble)?.cast_unsigned())
        })
    }

    fn past_tables_of(&self, person: PersonId) -> Answer<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM seat s JOIN game_table t ON t.key = s.table_key \
                 WHERE s.person = ? AND t.over = 1";
            let row = sqlx::query(sql).bind(person.0).fetch_one(&self.readers).await.map_err(trouble)?;
            Ok(row.try_get::<i64, _>(0).map_err(trouble)?.cast_unsigned())
        })
    }

    fn keep_result<'a>(&'a self, table: TableKey, result: &'a Reached) -> Answer<'a, ()> {
        self.write(is_over(table, result).into())
    }

    fn timed_tables(&self) -> Answer<'_, Vec<TimedTable>> {
        Box::pin(async move {
            let sql = "SELECT t.key, t.id, t.days, coalesce(e.at, t.started) AS last, e.at IS NOT NULL OR EXISTS \
                 (SELECT 1 FROM seat s JOIN account a ON a.person = s.person WHERE s.table_key = t.key) AS matters \
                 FROM game_table t LEFT JOIN entry e ON e.table_key = t.key \
                 AND e.number = (SELECT max(number) FROM entry WHERE table_key = t.key) \
                 WHERE t.timed = 1 AND t.over = 0 AND t.started IS NOT NULL";
            let rows = sqlx::query(sql).fetch_all(&self.readers).await.map_err(trouble)?;
            let read = |row: &SqliteRow| {
                let number = |name: &str| row.try_get::<i64, _>(name).map_err(trouble);
                let last = number("last")?.cast_unsigned();
                let not_before = if number("days")? == 0 { 0 } else { last + A_DAY };
                let id = row.try_get("id").map_err(trouble)?;
                let table = TimedTable { key: TableKey(number("key")?), id, not_before };
                Ok((number("matters")? != 0).then_some(table))
            };
            rows.iter().filter_map(|row| read(row).transpose()).collect()
        })
    }

    fn beat(&self, at: u64) -> Answer<'_, ()> {
        self.work(Work::Beat(at))
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT at FROM alive").fetch_optional(&self.readers).await;
            let at = |row: SqliteRow| row.try_get::<i64, _>("at").map(i64::cast_unsigned).map_err(trouble);
            row.map_err(trouble)?.map(at).transpose()
        })
    }

    fn begin(&self, at: u64) -> Answer<'_, ()> {
        let away = Statement::new(
            "INSERT OR REPLACE INTO outage (began, ended) SELECT at, ?1 FROM alive WHERE at < ?1",
        );
        let alive = Statement::new("INSERT OR REPLACE INTO alive (only, at) VALUES (1, ?)");
        self.write(vec![away.with(at), alive.with(at)])
    }

    fn outages(&self) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let sql = "SELECT began, ended FROM outage ORDER BY began";
            let rows = sqlx::query(sql).fetch_all(&self.readers).await.map_err(trouble)?;
            let number = |row: &SqliteRow, name: &str| {
                row.try_get::<i64, _>(name).map(i64::cast_unsigned).map_err(trouble)
            };
            rows.iter()
                .map(|row| Ok(Outage { from: number(row, "began")?, until: number(row, "ended")? }))
                .collect()
        })
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1 FROM alive").fetch_all(&self.readers).await.map_err(trouble)?;
            // Only what is committed shows that there is room: first written, then taken away.
            let probe = Statement::new("INSERT OR REPLACE INTO probe (only, filler) VALUES (1, zeroblob(?))");
            self.write_one(probe.with(ROOM)).await?;
            self.write_one(Statement::new("DELETE FROM probe")).await
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.work(Work::Close).await
        })
    }

    fn data_file(&self) -> Option<&DataFile> {
        Some(&self.file)
    }
}
