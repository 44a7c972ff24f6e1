//! What the dice of a table to be made are committed to, before who makes it adds to them.

use super::Host;
use crate::storage::PersonId;
use crate::{Refusal, secrets};
use axum::http::StatusCode;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use stolik_table::fair::Secret;

/// How many have asked and not made a table yet, before all must ask again.
const MOST_OPEN: usize = 10_000;

/// For each person the secret of the next table they make, if they have asked what it is committed to.
#[derive(Default)]
pub(super) struct Promises(Mutex<HashMap<PersonId, [u8; 32]>>);

impl Host {
    /// Commits to a secret for the next table that somebody makes.
    pub(crate) fn promise(&self, person: PersonId) -> String {
        let mut open = self.0.promises.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() >= MOST_OPEN {
            open.clear();
        }
        let secret = open.entry(person).or_insert_with(secrets::random);
        Secret::from(*secret).commitment().to_string()
    }

    /// The secret of a new table: the one that was committed to, or any.
    pub(super) fn new_secret(&self, person: PersonId, commitment: Option<&str>) -> Result<String, Refusal> {
        let Some(commitment) = commitment else { return Ok(secrets::hex(&secrets::random::<32>())) };
        let mut open = self.0.promises.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_this = |secret: &[u8; 32]| Secret::from(*secret).commitment().to_string() == commitment;
        match open.get(&person).copied().filter(is_this) {
            Some(secret) => {
                // Good for one table.
                open.remove(&person);
                Ok(secrets::hex(&secret))
            }
            None => {
                let unknown = Refusal::new(StatusCode::CONFLICT, "old-commitment", "server-old-commitment");
                Err(unknown.at("commitment"))
            }
        }
    }
}
