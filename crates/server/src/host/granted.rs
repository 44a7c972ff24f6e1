//! The wishes that were granted at a table: one of the same name is answered again, for as long as there is the table.

use crate::secrets;
use crate::storage::Wished;
use std::collections::{HashMap, VecDeque};

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

/// So many are remembered that have changed nothing.
const MOST_IDLE: usize = 64;

/// The wishes that were granted: 40 bytes for each that has left something in the log, where its name is kept with it.
#[derive(Clone, Default)]
pub(super) struct GrantedWishes {
    known: HashMap<Key, (u64, Option<i64>)>,
    /// The last of those that have changed nothing.
    idle: VecDeque<Key>,
}

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
        match self.known.get(&Key::of(wish)) {
            None => Granted::NotYet,
            Some((number, what)) if what.is_none() || *what == wish.what => Granted::Before(*number),
            Some(_) => Granted::Another,
        }
    }

    /// Remembers a wish and the number of its last event.
    pub(super) fn insert(&mut self, wish: &Wished, number: u64) {
        self.known.insert(Key::of(wish), (number, wish.what));
    }

    /// The same of a wish that has left no event. Of those that have changed nothing at all only the last are remembered: there may be
    /// any number of them.
    pub(super) fn insert_without_event(&mut self, wish: &Wished, number: u64, has_changed: bool) {
        self.insert(wish, number);
        if !has_changed {
            self.idle.push_back(Key::of(wish));
        }
        if self.idle.len() > MOST_IDLE
            && let Some(oldest) = self.idle.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Wisher;

    fn wish(number: u64) -> Wished {
        Wished { by: Wisher::Seat(0), id: format!("n{number}"), what: Some(1) }
    }

    #[test]
    fn p6_wishes_that_change_nothing_are_forgotten_and_those_that_did_are_not() {
        let mut granted = GrantedWishes::default();
        granted.insert(&wish(0), 7);
        granted.insert_without_event(&wish(1), 7, true);
        for number in 2..10_000 {
            granted.insert_without_event(&wish(number), 7, false);
            assert_eq!(granted.find(&wish(number)), Granted::Before(7), "who has lost the answer asks again");
        }
        assert_eq!(granted.known.len(), 2 + MOST_IDLE);
        assert_eq!(
            [0, 1, 2].map(|number| granted.find(&wish(number)) == Granted::Before(7)),
            [true, true, false]
        );
    }
}
