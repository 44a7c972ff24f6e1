//! How servers that share a storage hear of each other's tables.
//!
//! Any of them can serve any table: writes are guarded by the number of the event, and whoever listens at another server is
//! told as soon as that one has heard that the table has gone on.

use crate::storage::TableKey;
use tokio::sync::broadcast;

/// A table has gone on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoneOn {
    /// The server that has written.
    pub by: Node,
    /// The table.
    pub table: TableKey,
}

/// A server among others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node(pub u64);

/// Brings to all what one tells.
pub trait Bus: Send + Sync + 'static {
    /// Tells all others.
    fn tell(&self, news: GoneOn);
    /// Hears what is told from now on.
    fn listen(&self) -> broadcast::Receiver<GoneOn>;
}

/// Within one process.
#[derive(Debug)]
pub struct InProcess(broadcast::Sender<GoneOn>);

/// How much may be told before who is slow must look at everything again.
const MOST_WAITING: usize = 1024;

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess(broadcast::Sender::new(MOST_WAITING))
    }
}

impl Bus for InProcess {
    fn tell(&self, news: GoneOn) {
        // With one server there is nobody else to tell.
        if self.0.receiver_count() > 1 {
            _ = self.0.send(news);
        }
    }

    fn listen(&self) -> broadcast::Receiver<GoneOn> {
        self.0.subscribe()
    }
}
