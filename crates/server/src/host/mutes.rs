//! Who does not want to hear whom at a table.

use super::live::{Hosted, Live};
use super::telling::voice;
use super::{Guest, Host};
use crate::Refusal;
use crate::storage::PersonId;
use std::sync::Arc;
use stolik_game::Message;
use stolik_protocol::{Mute, Voice};
use stolik_table::{Event, Happening};

/// How many one person may want not to hear at one table.
const MOST_MUTED: usize = 50;

/// Who does not want to hear whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Mutes(Vec<(PersonId, Voice)>);

impl Mutes {
    /// As they are kept. What cannot be read is nobody.
    pub(super) fn read(kept: &[(PersonId, String)]) -> Mutes {
        let read = |(person, who): &(PersonId, String)| Some((*person, serde_json::from_str(who).ok()?));
        Mutes(kept.iter().filter_map(read).collect())
    }

    /// Whom somebody does not hear.
    pub(super) fn of(&self, person: Option<PersonId>) -> Vec<Voice> {
        self.0.iter().filter(|(by, _)| Some(*by) == person).map(|(_, who)| who.clone()).collect()
    }

    /// Whether an event is not told to somebody.
    pub(super) fn hide(&self, event: &Event, from: Option<PersonId>) -> bool {
        match (&event.what, from) {
            (Happening::Said { by, .. }, Some(person)) if !self.0.is_empty() => {
                let by = voice(by);
                self.0.iter().any(|(listener, who)| *listener == person && *who == by)
            }
            _ => false,
        }
    }

    /// The same at another table of the same people, where each has moved on by so many seats.
    pub(super) fn moved(&self, by: usize, seats: usize) -> impl Iterator<Item = (PersonId, Mute)> {
        self.0.iter().map(move |(person, who)| {
            let who = match who {
                Voice::Seat(seat) => Voice::Seat(((usize::from(*seat) + by) % seats) as u8),
                Voice::Watcher(name) => Voice::Watcher(name.clone()),
            };
            (*person, Mute { who, yes: true })
        })
    }

    pub(super) fn set(&mut self, person: PersonId, mute: &Mute) {
        let one = (person, mute.who.clone());
        self.0.retain(|other| *other != one);
        if mute.yes {
            self.0.push(one);
        }
    }
}

impl Host {
    /// Somebody does not want to hear somebody any more, or wants to again.
    pub(super) async fn mute(
        &self,
        hosted: &Arc<Hosted>,
        live: &mut Live,
        guest: &Guest,
        mute: &Mute,
    ) -> Result<u64, Refusal> {
        let person = guest.person.ok_or_else(Refusal::who_are_you)?;
        if mute.yes && live.mutes.of(Some(person)).len() >= MOST_MUTED {
            let message = Message::new("server-too-many").with("most", MOST_MUTED);
            return Err(Refusal::bad("too-many-muted", message).at("who"));
        }
        let who = serde_json::to_string(&mute.who).unwrap_or_default();
        self.0.storage.set_mute(hosted.key, person, &who, mute.yes).await?;
        live.mutes.set(person, mute);
        Ok(live.told)
    }

    /// Whom people do not want to hear they need not hear at the next table either, at which each has moved on by so many
    /// seats.
    pub(super) async fn mute_there_too(
        &self,
        here: &Live,
        there: &Hosted,
        moved: usize,
    ) -> Result<(), Refusal> {
        let mut next = there.live.lock().await;
        for (person, mute) in here.mutes.moved(moved, here.kept.about.seats.len()) {
            let who = serde_json::to_string(&mute.who).unwrap_or_default();
            self.0.storage.set_mute(there.key, person, &who, true).await?;
            next.mutes.set(person, &mute);
        }
        Ok(())
    }
}
