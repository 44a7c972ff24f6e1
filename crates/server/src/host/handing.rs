//! The games of a guest who signs in become those of the account.

use super::Host;
use crate::Refusal;
use crate::storage::{Person, PersonId, Which};

impl Host {
    /// Gives a guest's seats to an account. Where the account sits at the table already, the guest's seat stays the
    /// guest's: nobody holds two.
    pub(crate) async fn hand_over(&self, guest: Option<&Person>, account: PersonId) -> Result<(), Refusal> {
        let Some(guest) = guest.filter(|guest| guest.id != account) else { return Ok(()) };
        for (kept, _) in self.0.storage.tables_of(guest.id, Which::All, u32::MAX, 0).await? {
            let hosted = self.table(&kept.id).await?;
            let mut live = hosted.live.lock().await;
            self.refresh(&hosted, &mut live).await?;
            let mut kept = live.kept.clone();
            if kept.seat_of(account).is_some() {
                continue;
            }
            let seats = kept.about.seats.iter_mut().filter(|seat| seat.person == Some(guest.id));
            seats.for_each(|seat| seat.person = Some(account));
            if kept.about.maker == Some(guest.id) {
                kept.about.maker = Some(account);
            }
            if let Err(error) = self.0.storage.change_table(&kept).await {
                live.must_reload = true;
                return Err(error.into());
            }
            kept.revision += 1;
            live.kept = kept;
            self.tell_others(&hosted);
        }
        Ok(())
    }
}
