//! The wishes that were granted at a table: one of the same name is answered again, for as long as there is the table.

use crate::secrets;
use crate::storage::Wished;
use std::collections::HashMap;

/// Whether a wish was granted before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Granted {
    /// It was not.
    NotYet,
    /// It was; its last event has this number.
    Before(u64),
    /// Another wish of the same name was.
    Another,
}

/// Who wished, and the name of the wish, hashed: of names that people choose, as long as they like, 16 bytes are remembered.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key([u8; 16]);

/// The wishes that were granted: 40 bytes for each that has left something in the log, where its name is kept with it.
#[derive(Clone, Default)]
pub(super) struct GrantedWishes(HashMap<Key, (u64, Option<i64>)>);

impl Key {
    fn of(wish: &Wished) -> Key {
        let hash = secrets::hash("wish of", &format!("{:?} {}", wish.by, wish.id)).0;
        let mut key = [0; 16];
        key.copy_from_slice(&hash[..16]);
        Key(key)
    }
}

impl GrantedWishes {
    /// Whether a wish of this name was granted to who wishes it.
    pub(super) fn find(&self, wish: &Wished) -> Granted {
        match self.0.get(&Key::of(wish)) {
            None => Granted::NotYet,
            Some((number, what)) if what.is_none() || *what == wish.what => Granted::Before(*number),
            Some(_) => Granted::Another,
        }
    }

    /// Remembers a wish and the number of its last event.
    pub(super) fn insert(&mut self, wish: &Wished, number: u64) {
        self.0.insert(Key::of(wish), (number, wish.what));
    }
}
