//! Who somebody is changes: a guest signs in and has an account's games, or somebody takes another name.

use super::Host;
use super::live::{Hosted, Live};
use crate::Refusal;
use crate::storage::{KeptTable, Person, Which};
use std::sync::Arc;
use stolik_game::Seat;

impl Host {
    /// Gives a guest's seats to an account. Where the account sits at the table already, the guest's seat stays the
    /// guest's: nobody holds two.
    pub(crate) async fn hand_over(&self, guest: Option<&Person>, account: &Person) -> Result<(), Refusal> {
        let Some(guest) = guest.filter(|guest| guest.id != account.id) else { return Ok(()) };
        self.change_tables_of(guest, |kept| {
            if kept.seat_of(account.id).is_some() {
                return;
            }
            let seats = kept.about.seats.iter_mut().filter(|seat| seat.person == Some(guest.id));
            seats.for_each(|seat| seat.person = Some(account.id));
            if kept.about.maker == Some(guest.id) {
                kept.about.maker = Some(account.id);
            }
            kept.call(account);
        })
        .await
    }

    /// Somebody goes by another name, or has an account now: everybody at their tables is told.
    pub(crate) async fn call(&self, person: &Person) -> Result<(), Refusal> {
        self.change_tables_of(person, |kept| kept.call(person)).await
    }

    /// Changes who sits at all tables of a person.
    async fn change_tables_of(
        &self,
        person: &Person,
        change: impl Fn(&mut KeptTable),
    ) -> Result<(), Refusal> {
        for (kept, _) in self.0.storage.tables_of(person.id, Which::All, u32::MAX, 0).await? {
            let mut changed = kept.clone();
            change(&mut changed);
            // What stays as it is need not be loaded.
            if changed != kept {
                let hosted = match self.table(&kept.id).await {
                    Ok(hosted) => hosted,
                    // A damaged table does not keep anybody from signing in.
                    Err(refusal) if refusal.is_damage() => continue,
                    Err(refusal) => return Err(refusal),
                };
                let mut live = hosted.live.lock().await;
                self.refresh(&hosted, &mut live).await?;
                let mut kept = live.kept.clone();
                change(&mut kept);
                self.sit_as(&hosted, &mut live, kept).await?;
            }
        }
        Ok(())
    }

    /// Keeps the same people under other names, and tells everybody.
    async fn sit_as(&self, hosted: &Arc<Hosted>, live: &mut Live, kept: KeptTable) -> Result<(), Refusal> {
        self.change(live, kept).await?;
        if let Some(table) = &mut live.table {
            for (seat, held) in (0..).map(Seat).zip(&live.kept.about.seats) {
                table.rename(seat, &held.name);
            }
        }
        live.tell_places();
        self.tell_others(hosted);
        Ok(())
    }
}
