//! Whether the server can be asked: it reads, and has room to write.

use super::Host;
use crate::storage::StorageError;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// For how long what was found out is told again: whoever asks often costs no more than who asks now and then.
const FRESH: Duration = Duration::from_secs(2);

/// What was found out last, and when.
#[derive(Default)]
pub(super) struct Readiness(Mutex<Option<(Instant, Result<(), StorageError>)>>);

impl Host {
    /// Whether what people wish could be kept now, or could a moment ago.
    pub async fn ready(&self) -> Result<(), StorageError> {
        let mut last = self.0.readiness.0.lock().await;
        match &*last {
            Some((when, found)) if when.elapsed() < FRESH => found.clone(),
            _ => {
                let found = self.0.storage.check().await;
                *last = Some((Instant::now(), found.clone()));
                found
            }
        }
    }
}
