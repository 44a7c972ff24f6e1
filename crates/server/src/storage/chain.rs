//! Checksums: what was kept is read as it was kept, or not at all.
//!
//! Every entry of a log has a hash of the one before it and of its own lines, so nothing in a log can be changed, left out, put in
//! or taken from another table without being noticed. Only the end could be missing, which such a chain cannot tell: up to where a
//! log goes is therefore noted apart from it, every second and at a stop (the table `head`).

use super::{KeptTable, TableKey};
use sha2::{Digest, Sha256};
use std::fmt;

/// The hash of an entry and of all before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chain([u8; 32]);

impl Chain {
    /// What the first entry of a table goes on from.
    pub fn begin(table: TableKey) -> Chain {
        Chain(
            Sha256::new().chain_update("stolik log\n").chain_update(table.0.to_be_bytes()).finalize().into(),
        )
    }

    /// The hash of the entry that goes on from here: with the number of its first event, and its lines. The names of people who
    /// have only watched are left out, so that they can be deleted one day.
    #[must_use]
    pub fn then(self, number: u64, lines: &str) -> Chain {
        let mut hash = Sha256::new().chain_update(self.0).chain_update(number.to_be_bytes());
        for line in lines.split_inclusive('\n') {
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

/// The checksum of a table without its log: of all that `change_table` may change.
pub(super) fn of_table(table: &KeptTable, about: &str) -> [u8; 32] {
    let hash = Sha256::new().chain_update("stolik table\n").chain_update(table.key.0.to_be_bytes());
    let hash = hash.chain_update((table.id.len() as u64).to_be_bytes()).chain_update(&table.id);
    let hash = hash.chain_update([u8::from(table.public)]).chain_update(table.made.to_be_bytes());
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

    /// So that another program can compute it from this page: SHA-256 of what is written here.
    #[test]
    fn a_chain_is_what_it_is_said_to_be() {
        let begin: [u8; 32] =
            Sha256::digest([b"stolik log\n".as_slice(), &[0, 0, 0, 0, 0, 0, 0, 7]].concat()).into();
        assert_eq!(Chain::begin(TableKey(7)).bytes(), begin);
        let line = "@1000 act 0 C3-D4\n";
        let next: [u8; 32] =
            Sha256::digest([begin.as_slice(), &[0, 0, 0, 0, 0, 0, 0, 1], line.as_bytes()].concat()).into();
        assert_eq!(Chain::begin(TableKey(7)).then(1, line).bytes(), next);
    }

    #[test]
    fn all_of_an_entry_counts_but_the_name_of_who_watches() {
        let begin = Chain::begin(TableKey(7));
        let lines = "@1000 act 0 C3-D4\n@1000 guest-said Ewa Nowak\tA good move\n";
        let hash = begin.then(1, lines);
        assert_eq!(begin.then(1, &lines.replace("Ewa Nowak", "")), hash, "a name can be deleted");
        for other in [
            lines.replace("C3", "C5"),
            lines.replace("good", "bad"),
            lines.replace("guest", "watcher"),
            lines.replace("@1000 g", "@1001 g"),
            lines.trim_end().to_owned(),
        ] {
            assert_ne!(begin.then(1, &other), hash, "{other}");
        }
        assert_ne!(begin.then(2, lines), hash);
        assert_ne!(Chain::begin(TableKey(8)).then(1, lines), hash);
    }
}
