//! Inviting people to a table that waits for them: the link to any free seat, and closing the table.

use super::Host;
use super::live::{Hosted, Live};
use crate::storage::{KeptSeat, KeptTable, Person};
use crate::{Refusal, secrets};
use std::sync::Arc;
use stolik_protocol::{ANY_LINK, FromTable, Notice};

/// The secret of a link to any free seat, before it is forgotten.
pub(super) struct AnySecret(String);

impl AnySecret {
    pub(super) fn new() -> AnySecret {
        AnySecret(format!("{ANY_LINK}{}", secrets::word::<20>()))
    }

    /// What is kept of it.
    pub(super) fn hash(&self) -> String {
        hash(&self.0)
    }

    /// The path of the link.
    pub(super) fn path(&self, table: &str) -> String {
        format!("/table/{table}#{}", self.0)
    }
}

fn hash(secret: &str) -> String {
    secrets::hex(&secrets::hash("any", secret).0)
}

/// Whether a secret is that of the link to any free seat.
pub(super) fn is_any_link(kept: &KeptTable, secret: &str) -> bool {
    kept.about.any.as_ref().is_some_and(|known| secrets::same(known, &hash(secret)))
}

impl Host {
    /// Makes a new link to any free seat and gives its path, or closes the one there is.
    pub async fn change_link(
        &self,
        id: &str,
        person: &Person,
        is_open: bool,
    ) -> Result<Option<String>, Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        live.must_be_makers(person)?;
        live.must_wait()?;
        let secret = is_open.then(AnySecret::new);
        let mut kept = live.kept.clone();
        kept.about.any = secret.as_ref().map(AnySecret::hash);
        self.keep_change(&hosted, &mut live, kept).await?;
        Ok(secret.map(|secret| secret.path(id)))
    }

    /// Closes a table at which the game has not begun: nobody sits there any more, and everybody is told.
    pub async fn close_table(&self, id: &str, person: &Person) -> Result<(), Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        live.must_be_makers(person)?;
        // Who has lost the answer may ask again.
        if live.kept.about.closed {
            return Ok(());
        }
        live.must_wait()?;
        let mut kept = live.kept.clone();
        kept.public = false;
        kept.about.closed = true;
        kept.about.any = None;
        kept.about.seats.fill(KeptSeat::default());
        self.keep_change(&hosted, &mut live, kept).await?;
        live.say_closed();
        Ok(())
    }

    /// Keeps what has changed at a table that waits.
    async fn keep_change(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        kept: KeptTable,
    ) -> Result<(), Refusal> {
        self.change(live, kept).await?;
        self.tell_others(hosted);
        Ok(())
    }
}

impl Live {
    /// Refuses who has not made the table.
    pub(super) fn must_be_makers(&self, person: &Person) -> Result<(), Refusal> {
        if self.kept.about.maker == Some(person.id) {
            return Ok(());
        }
        tracing::warn!(table = %self.kept.id, person = person.id.0, "not who has made the table");
        Err(Refusal::not_maker())
    }

    /// Refuses everybody once the table is closed.
    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        if self.kept.about.closed { Err(Refusal::closed()) } else { Ok(()) }
    }

    /// Refuses what can be done only while seats are open.
    fn must_wait(&self) -> Result<(), Refusal> {
        self.must_be_open()?;
        if self.kept.started.is_some() { Err(Refusal::begun()) } else { Ok(()) }
    }

    /// The table is closed: everybody is told, and nobody listens any longer.
    pub(super) fn say_closed(&mut self) {
        self.unheard.fill(None);
        self.tell_all(&FromTable::Notice(Notice::Closed));
        self.listeners.clear();
    }
}
