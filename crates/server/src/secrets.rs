//! What nobody can guess, and how it is kept.

use crate::storage::SecretHash;
use sha2::{Digest, Sha256};

const ALPHABET: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/// Bytes that nobody can guess.
///
/// # Panics
///
/// When the system has none to give: then nothing here would be safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A word of so many characters, six bits each, that nobody can guess.
pub fn word<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(ALPHABET[usize::from(byte & 63)])).collect()
}

/// A number that hardly anybody else has. It fits into what other programs take for whole numbers.
pub fn number() -> i64 {
    i64::from_be_bytes(random()) & ((1 << 52) - 1)
}

/// What is kept of something secret that its owner shows again.
pub fn hash(purpose: &str, secret: &str) -> SecretHash {
    let hash = Sha256::new().chain_update("stolik ").chain_update(purpose).chain_update("\n");
    SecretHash(hash.chain_update(secret).finalize().into())
}

/// In hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .collect()
}

/// Whether two texts are equal, found out in a time that does not tell where they differ.
pub fn same(one: &str, other: &str) -> bool {
    let differing = one.bytes().zip(other.bytes()).fold(0, |differing, (a, b)| differing | (a ^ b));
    one.len() == other.len() && differing == 0
}
