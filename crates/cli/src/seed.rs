//! Where dice begin when nobody says where.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A seed nobody chose: the standard library keys every hash map from the operating system.
pub fn some() -> u64 {
    RandomState::new().build_hasher().finish()
}
