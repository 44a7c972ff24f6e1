//! Other servers of the same storage.

use super::{Host, Hosted};
use crate::bus::GoneOn;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;

/// Listens to other servers for as long as the host lives.
pub(super) fn listen(host: &Host) {
    let mut news = host.0.bus.listen();
    let weak = Arc::downgrade(&host.0);
    tokio::spawn(async move {
        loop {
            let heard = news.recv().await;
            let Some(inner) = weak.upgrade() else { return };
            let host = Host(inner);
            match heard {
                Ok(GoneOn { by, .. }) if by == host.0.node => {}
                Ok(GoneOn { table, .. }) => {
                    for hosted in host.loaded_tables().iter().filter(|hosted| hosted.key == table) {
                        host.look_again(hosted).await;
                    }
                }
                // Too much at once: whatever is loaded may have gone on.
                Err(RecvError::Lagged(_)) => {
                    for hosted in host.loaded_tables() {
                        host.look_again(&hosted).await;
                    }
                }
                Err(RecvError::Closed) => return,
            }
        }
    });
}

impl Host {
    /// Tells other servers that a table has gone on here.
    pub(super) fn tell_others(&self, hosted: &Hosted) {
        self.0.bus.tell(GoneOn { by: self.0.node, table: hosted.key });
    }

    /// Reads again what is kept of a table, and tells what is new.
    async fn look_again(&self, hosted: &Arc<Hosted>) {
        let mut live = hosted.live.lock().await;
        live.must_reload = true;
        if let Err(refusal) = self.refresh(hosted, &mut live).await {
            tracing::warn!(table = %hosted.id, code = refusal.code, "not read again");
            self.set_timer(hosted, &live);
        }
    }
}
