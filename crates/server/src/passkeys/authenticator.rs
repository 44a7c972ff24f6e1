//! What an authenticator says of itself (`WebAuthn` Level 3, §6.1), read to the last byte.

use super::Key;
use ciborium::Value as Cbor;
use std::io::Cursor;

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const ELIGIBLE: u8 = 0x08;
const BACKED_UP: u8 = 0x10;
const WITH_KEY: u8 = 0x40;
const WITH_EXTENSIONS: u8 = 0x80;
/// The hash of the host, the flags, the count of uses.
const HEAD: usize = 37;
/// The longest id of a passkey.
const LONGEST_ID: usize = 1023;

/// What an authenticator says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    pub(super) host: [u8; 32],
    flags: u8,
    pub(super) uses: u32,
    /// The kind of authenticator, the id and the key of a passkey that was made.
    pub(super) made: Option<NewKey>,
}

/// A passkey that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NewKey {
    pub(super) kind: [u8; 16],
    pub(super) id: Vec<u8>,
    pub(super) key: Key,
}

impl Said {
    /// Reads all of it; none if something is missing or left over.
    pub(super) fn read(data: &[u8]) -> Option<Said> {
        let (head, mut rest) = data.split_at_checked(HEAD)?;
        let flags = head[32];
        let made = if flags & WITH_KEY == 0 { None } else { Some(NewKey::read(&mut rest)?) };
        if flags & WITH_EXTENSIONS != 0 {
            // None is asked for, and what is not asked for is passed over, but it must be what it should be.
            read_cbor(&mut rest)?.as_map()?;
        }
        let uses = u32::from_be_bytes(head[33..].try_into().ok()?);
        rest.is_empty().then_some(Said { host: head[..32].try_into().ok()?, flags, uses, made })
    }

    fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Whether somebody was there.
    pub(super) fn is_present(&self) -> bool {
        self.has(PRESENT)
    }

    /// Whether it was the owner.
    pub(super) fn is_verified(&self) -> bool {
        self.has(VERIFIED)
    }

    /// Whether who keeps the passkey may copy it.
    pub(super) fn is_eligible(&self) -> bool {
        self.has(ELIGIBLE)
    }

    /// Whether it was copied.
    pub(super) fn is_backed_up(&self) -> bool {
        self.has(BACKED_UP)
    }
}

impl NewKey {
    fn read(rest: &mut &[u8]) -> Option<NewKey> {
        let (kind, after) = rest.split_first_chunk()?;
        let (length, after) = after.split_first_chunk()?;
        let length = usize::from(u16::from_be_bytes(*length));
        // §7.1, 25
        let (id, after) = after.split_at_checked(length).filter(|_| (1..=LONGEST_ID).contains(&length))?;
        *rest = after;
        let key = Key::read(&read_cbor(rest)?)?;
        Some(NewKey { kind: *kind, id: id.to_vec(), key })
    }
}

/// Reads one value and leaves what is behind it. The names in a map are different: otherwise two who read it may read two things.
pub(super) fn read_cbor(rest: &mut &[u8]) -> Option<Cbor> {
    let mut cursor = Cursor::new(*rest);
    let value: Cbor = ciborium::from_reader(&mut cursor).ok()?;
    let read = usize::try_from(cursor.position()).ok()?;
    *rest = rest.get(read..)?;
    is_plain(&value).then_some(value)
}

/// More names than in any map of an authenticator, so that comparing each with each is not much.
const MOST_NAMES: usize = 32;

fn is_plain(value: &Cbor) -> bool {
    match value {
        Cbor::Map(entries) if entries.len() > MOST_NAMES => false,
        Cbor::Map(entries) => {
            let is_first = |at: usize| entries[..at].iter().all(|(name, _)| *name != entries[at].0);
            (0..entries.len()).all(is_first) && entries.iter().all(|(_, value)| is_plain(value))
        }
        Cbor::Array(values) => values.iter().all(is_plain),
        _ => true,
    }
}

/// What goes by a name in a map.
pub(super) fn entry<'a>(map: &'a Cbor, name: &Cbor) -> Option<&'a Cbor> {
    map.as_map()?.iter().find(|(key, _)| key == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &Cbor) -> Option<Cbor> {
        let mut bytes = Vec::new();
        ciborium::into_writer(value, &mut bytes).expect("written");
        read_cbor(&mut bytes.as_slice())
    }

    // D19
    #[test]
    fn a_map_of_very_many_names_is_not_looked_through() {
        let name = |number: usize| Cbor::from(number as u64);
        let map = |names: usize| Cbor::Map((0..names).map(|at| (name(at), Cbor::Null)).collect());
        assert_eq!(read(&map(MOST_NAMES)), Some(map(MOST_NAMES)));
        assert_eq!(read(&map(MOST_NAMES + 1)), None);
        assert_eq!(read(&Cbor::Array(vec![map(5_000); 3])), None, "nor anywhere inside");
        let twice = Cbor::Map(vec![(Cbor::from(1), Cbor::Null); 2]);
        assert_eq!(read(&twice), None);
    }
}
