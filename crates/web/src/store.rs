//! What is kept in the browser: games in `IndexedDB`, which has room for them, and settings in `localStorage`, which can be
//! read before the first picture.
//!
//! Everything may be refused: a browser can forbid storage or run out of room. That is a [`StoreError`] with a sentence for
//! the person; the game goes on.
//!
//! ```text
//! let games = store::list().await?;                  // newest first
//! let record = store::open(games[0].id).await?;      // then Play::resumed(&record, seed)
//! store::delete(games[0].id).await?;
//! store::set_setting("theme", "dark")?;
//! let file = store::export().await?;                 // one text file with all of it
//! let imported = store::import(&file).await?;
//! ```

mod database;
mod file;
mod kept;

pub use file::Imported;
pub use kept::{Kept, KeptId};

use database::{Database, Shelf};
use file::{Everything, StoredGame};
use leptos::prelude::window;
use leptos::web_sys::Storage;
use stolik_game::{Message, Record};

/// How the names of settings begin in `localStorage`.
const SETTING: &str = "stolik.";

/// Why something is not kept, or cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The browser does not allow it.
    Forbidden,
    /// There is no room left.
    Full,
    /// There is nothing of this number.
    Missing,
    /// What was kept cannot be read: the reason in words.
    Broken(Message),
}

impl StoreError {
    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            StoreError::Forbidden => Message::new("room-store-forbidden"),
            StoreError::Full => Message::new("room-store-full"),
            StoreError::Missing => Message::new("room-store-missing"),
            StoreError::Broken(why) => Message::new("room-store-broken").with("why", why.clone()),
        }
    }
}

/// The games that are kept, the newest first. A head that cannot be read is left out.
pub async fn list() -> Result<Vec<Kept>, StoreError> {
    let heads = Database::open().await?.all(Shelf::Heads).await?;
    let mut games: Vec<Kept> = heads.iter().filter_map(|head| head.parse().ok()).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.when));
    Ok(games)
}

/// The record of a game that is kept.
pub async fn open(id: KeptId) -> Result<Record, StoreError> {
    let text = Database::open().await?.get(Shelf::Records, &id.to_string()).await?;
    let text = text.ok_or(StoreError::Missing)?;
    text.parse().map_err(|error: stolik_game::RecordError| StoreError::Broken(error.problem.message()))
}

/// Keeps a game, in place of what was kept of it before. `when` is in milliseconds since 1970.
pub async fn save(id: KeptId, when: u64, record: &Record) -> Result<(), StoreError> {
    let Some(head) = Kept::of(id, when, record) else { return Err(StoreError::Missing) };
    let (id, head, record) = (id.to_string(), head.to_string(), record.to_string());
    Database::open().await?.put(&id, &head, &record).await
}

/// Forgets a game.
pub async fn delete(id: KeptId) -> Result<(), StoreError> {
    Database::open().await?.delete(&id.to_string()).await
}

/// What was set under this name.
pub fn setting(name: &str) -> Option<String> {
    local_storage().ok()?.get_item(&format!("{SETTING}{name}")).ok()?
}

/// Sets something for this and later visits.
pub fn set_setting(name: &str, value: &str) -> Result<(), StoreError> {
    let set = local_storage()?.set_item(&format!("{SETTING}{name}"), value);
    set.map_err(|error| database::reason(&error))
}

/// Everything that is kept, as one text file.
pub async fn export() -> Result<String, StoreError> {
    let database = Database::open().await?;
    let mut games = Vec::new();
    for head in list().await? {
        if let Some(record) = database.get(Shelf::Records, &head.id.to_string()).await? {
            games.push(StoredGame { id: head.id, when: head.when, record, line: 0 });
        }
    }
    Ok(Everything { settings: settings(), games }.to_string())
}

/// Takes everything from such a file in, in place of what has the same number. What cannot be read is named and left out.
pub async fn import(text: &str) -> Result<Imported, StoreError> {
    let everything: Everything = text.parse().map_err(StoreError::Broken)?;
    let mut imported = Imported::default();
    for game in everything.games {
        match game.record.parse::<Record>() {
            Ok(record) => {
                save(game.id, game.when, &record).await?;
                imported.games += 1;
            }
            Err(error) => imported.refused.push((game.line, error.problem.message())),
        }
    }
    for (name, value) in everything.settings {
        set_setting(&name, &value)?;
    }
    Ok(imported)
}

fn settings() -> Vec<(String, String)> {
    let Ok(storage) = local_storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let own = names.filter_map(|name| {
        let value = storage.get_item(&name).ok().flatten()?;
        Some((name.strip_prefix(SETTING)?.to_owned(), value))
    });
    own.collect()
}

fn local_storage() -> Result<Storage, StoreError> {
    window().local_storage().ok().flatten().ok_or(StoreError::Forbidden)
}
