//! Checksums: what was kept is read as it was kept, or not at all.
//!
//! Every entry of a log has a hash of the one before it and of all that is its own, so nothing in a log can be changed, left out, put in
//! or taken from another table without being noticed. Only the end could be missing, which such a chain cannot tell: up to where a
//! log goes is therefore noted apart from it, every second and at a stop (the table `head`).

use super::{KeptTable, TableKey, Wished};
use sha2::{Digest, Sha256};
use std::fmt;

/// The hash of an entry and of all before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chain([u8; 32]);

/// An entry as it goes into the chain: all that is read of it again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link<'a> {
    /// The number of its first event.
    pub number: u64,
    /// When it was kept.
    pub at: u64,
    /// The seats that are awaited afterwards, one bit each.
    pub awaited: u16,
    /// The wish that was granted by it.
    pub wish: Option<&'a Wished>,
    /// Its events, one line each.
    pub lines: &'a str,
}

impl Chain {
    /// What the first entry of a table goes on from.
    pub fn begin(table: TableKey) -> Chain {
        Chain(
            Sha256::new().chain_update("stolik log\n").chain_update(table.0.to_be_bytes()).finalize().into(),
        )
    }

    /// The hash of the entry that goes on from here: of all that is read of it again. The names of people who have only watched are
    /// left out, so that they can be deleted one day.
    #[must_use]
    pub(super) fn then(self, entry: &Link<'_>) -> Chain {
        let mut hash = Sha256::new().chain_update(self.0).chain_update(entry.number.to_be_bytes());
        hash.update(entry.at.to_be_bytes());
        hash.update(entry.awaited.to_be_bytes());
        hash.update([u8::from(entry.wish.is_some())]);
        if let Some(wish) = entry.wish {
            hash.update(wish.by.number().to_be_bytes());
            hash.update([u8::from(wish.what.is_some())]);
            hash.update(wish.what.unwrap_or_default().to_be_bytes());
            hash.update((wish.id.len() as u64).to_be_bytes());
            hash.update(&wish.id);
        }
        for line in entry.lines.split_inclusive('\n') {
            match without_name(line) {
                Some((kind, said)) => {
                    hash.update(kind);
                    hash.update(said);
                }
                None => hash.update(line),
            }
        }
        Chain(hash.finalize().into())
    }

    /// The hash in these bytes.
    pub fn read(bytes: &[u8]) -> Option<Chain> {
        bytes.try_into().ok().map(Chain)
    }

    /// The bytes in which it is kept.
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chain({self})")
    }
}

/// What stands before and after the name in `@3000 watcher-said NAME\tTEXT`. Nothing else in a log has a tab.
fn without_name(line: &str) -> Option<(&str, &str)> {
    let tab = line.find('\t')?;
    let moment = line.find(' ')?;
    let kind = moment + 1 + line.get(moment + 1..tab)?.find(' ')?;
    Some((&line[..kind], &line[tab..]))
}

/// The checksum of a table without its log: of all that `change_table` may change, and the number of that change.
pub(super) fn of_table(table: &KeptTable, revision: i64, is_timed: bool, about: &str) -> [u8; 32] {
    let hash = Sha256::new().chain_update("stolik table\n").chain_update(table.key.0.to_be_bytes());
    let hash = hash.chain_update((table.id.len() as u64).to_be_bytes()).chain_update(&table.id);
    let hash = hash.chain_update(revision.to_be_bytes());
    let hash = hash.chain_update([u8::from(table.public), u8::from(is_timed)]);
    let hash = hash.chain_update(table.made.to_be_bytes());
    let started = table.started.map_or([0; 9], |started| {
        let mut bytes = [1; 9];
        bytes[1..].copy_from_slice(&started.to_be_bytes());
        bytes
    });
    hash.chain_update(started).chain_update(about).finalize().into()
}

/// The checksum of how a game has ended.
pub(super) fn of_result(table: TableKey, result: &str) -> [u8; 32] {
    let hash = Sha256::new().chain_update("stolik result\n").chain_update(table.0.to_be_bytes());
    hash.chain_update(result).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Wisher;

    const TALK: &str = "@1000 act 0 C3-D4\n@1000 guest-said Ewa Nowak\tA good move\n";

    fn wished(by: Wisher, id: &str, what: Option<i64>) -> Wished {
        Wished { by, id: id.to_owned(), what }
    }

    fn link<'a>(wish: &'a Wished, lines: &'a str) -> Link<'a> {
        Link { number: 1, at: 2, awaited: 3, wish: Some(wish), lines }
    }

    /// So that another program can compute it from this page: SHA-256 of what is written here.
    #[test]
    fn a_chain_is_what_it_is_said_to_be() {
        let begin: [u8; 32] =
            Sha256::digest([b"stolik log\n".as_slice(), &[0, 0, 0, 0, 0, 0, 0, 7]].concat()).into();
        assert_eq!(Chain::begin(TableKey(7)).bytes(), begin);
        let number = |number: u8| [0, 0, 0, 0, 0, 0, 0, number];
        let line = b"@1000 act 0 C3-D4\n".as_slice();
        // Number, moment, seats awaited, and no wish.
        let bytes = [&begin, number(1).as_slice(), &number(2), &[0, 3], &[0], line].concat();
        let lines = "@1000 act 0 C3-D4\n";
        let roll = Link { number: 1, at: 2, awaited: 3, wish: None, lines };
        assert_eq!(Chain::begin(TableKey(7)).then(&roll).bytes(), <[u8; 32]>::from(Sha256::digest(bytes)));
        // A wish: by the first seat, with what was wished, its name with its length before it.
        let wish = [&[1], number(0).as_slice(), &[1], &number(9), &number(2), b"m1"].concat();
        let bytes = [&begin, number(1).as_slice(), &number(2), &[0, 3], &wish, line].concat();
        let wish = wished(Wisher::Seat(0), "m1", Some(9));
        let act = link(&wish, lines);
        assert_eq!(Chain::begin(TableKey(7)).then(&act).bytes(), <[u8; 32]>::from(Sha256::digest(bytes)));
    }

    #[test]
    fn all_of_the_lines_counts_but_the_name_of_who_watches() {
        let begin = Chain::begin(TableKey(7));
        let wish = wished(Wisher::Seat(0), "m1", None);
        let hash = begin.then(&link(&wish, TALK));
        assert_eq!(begin.then(&link(&wish, &TALK.replace("Ewa Nowak", ""))), hash, "a name can be deleted");
        for other in [
            TALK.replace("C3", "C5"),
            TALK.replace("good", "bad"),
            TALK.replace("guest", "watcher"),
            TALK.replace("@1000 g", "@1001 g"),
            TALK.trim_end().to_owned(),
        ] {
            assert_ne!(begin.then(&link(&wish, &other)), hash, "{other}");
        }
        assert_ne!(Chain::begin(TableKey(8)).then(&link(&wish, TALK)), hash);
    }

    /// A retry whose first time is not known any more would be done twice: P7.
    #[test]
    fn all_else_of_an_entry_counts_too() {
        let begin = Chain::begin(TableKey(7));
        let wish = wished(Wisher::Seat(0), "m1", Some(9));
        let right = link(&wish, TALK);
        let others = [
            wished(Wisher::Seat(1), "m1", Some(9)),
            wished(Wisher::Seat(0), "m3", Some(9)),
            wished(Wisher::Seat(0), "m1", Some(8)),
            wished(Wisher::Seat(0), "m1", None),
        ];
        let mut hashes = vec![begin.then(&right)];
        hashes.extend(others.iter().map(|other| begin.then(&link(other, TALK))));
        for other in [
            Link { number: 2, ..right },
            Link { at: 3, ..right },
            Link { awaited: 2, ..right },
            Link { wish: None, ..right },
        ] {
            hashes.push(begin.then(&other));
        }
        for (at, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..at].contains(hash), "two of them are the same: {at}");
        }
    }
}
