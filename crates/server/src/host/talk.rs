//! What was said at a table. All of it is in the log; in memory are the last lines, and how many there were.

use super::Guest;
use crate::storage::{PersonId, Wished, Wisher};
use crate::{Household, Refusal};
use axum::http::StatusCode;
use std::collections::{HashMap, VecDeque};
use stolik_game::{Message, Seat};
use stolik_table::{Event, Happening, Voice};

/// How much of what was said somebody who comes is told.
const MOST_TOLD: usize = 100;
/// For so many seats as much may be said as for each of them alone; where there are more they share it.
const SEATS: u32 = 2;
/// What part of what watchers may say one of them may, and those of one network.
const OF_ONE: u32 = 10;
const OF_NETWORK: u32 = 2;
/// As much may one say at least, as far as there is so much.
const AT_LEAST: u32 = 50;

/// What was said at a table.
#[derive(Default)]
pub(super) struct Talk {
    last: VecDeque<Event>,
    by: HashMap<By, u32>,
}

/// By whom something was said, as it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum By {
    Seat(Seat),
    Watchers,
    Watcher(PersonId),
    /// Since the table came into memory.
    Network(Household),
}

/// A share of what may be said, and what who has used it up is told.
struct Share {
    by: By,
    most: u32,
    why: &'static str,
}

impl Talk {
    /// Notes what was said in these events, which came of this wish; those that were noted before are passed over.
    pub(super) fn note(&mut self, events: &[Event], wish: Option<&Wished>) {
        let known = self.last.back().map_or(0, |event| event.number.0);
        for event in events.iter().filter(|event| event.number.0 > known) {
            let Happening::Said { by, .. } = &event.what else { continue };
            self.count(match by {
                Voice::Seat(seat) => By::Seat(*seat),
                Voice::Watcher(_) | Voice::Guest(_) => By::Watchers,
            });
            if let Some(Wisher::Watcher(person)) = wish.map(|wish| wish.by) {
                self.count(By::Watcher(person));
            }
            if self.last.len() == MOST_TOLD {
                self.last.pop_front();
            }
            self.last.push_back(event.clone());
        }
    }

    /// Notes from where something was said.
    pub(super) fn note_network(&mut self, guest: &Guest) {
        if let Some(from) = guest.from.filter(|_| guest.seat.is_none()) {
            self.count(By::Network(from));
        }
    }

    /// What was said last.
    pub(super) fn last(&self) -> impl Iterator<Item = &Event> {
        self.last.iter()
    }

    /// Refuses who has said enough at a table of so many seats.
    pub(super) fn must_have_room(&self, guest: &Guest, seats: usize, most: u32) -> Result<(), Refusal> {
        if most == 0 {
            return Ok(());
        }
        let used_up = |share: &Share| self.by.get(&share.by).is_some_and(|said| *said >= share.most);
        match shares(guest, seats, most).into_iter().find(used_up) {
            None => Ok(()),
            Some(Share { most, why, .. }) => {
                let message = Message::new(why).with("most", i64::from(most));
                Err(Refusal::because(StatusCode::TOO_MANY_REQUESTS, TALKED_ENOUGH, message))
            }
        }
    }

    fn count(&mut self, by: By) {
        *self.by.entry(by).or_default() += 1;
    }
}

/// The code of who has said enough.
pub(crate) const TALKED_ENOUGH: &str = "talked-enough";

/// What somebody has shares of: who plays of what players may say, who watches of what watchers may.
fn shares(guest: &Guest, seats: usize, most: u32) -> Vec<Share> {
    let at_least = |share: u32| share.max(AT_LEAST).min(most);
    let (own, all) = ("server-talked-enough", "server-watchers-talked-enough");
    if let Some(seat) = guest.seat {
        let seats = u32::try_from(seats).unwrap_or(u32::MAX).max(SEATS);
        let most = at_least(most.saturating_mul(SEATS) / seats);
        return vec![Share { by: By::Seat(seat), most, why: own }];
    }
    let mut shares = vec![Share { by: By::Watchers, most, why: all }];
    shares.extend(guest.person.map(|person| Share {
        by: By::Watcher(person),
        most: at_least(most / OF_ONE),
        why: own,
    }));
    shares.extend(guest.from.map(|from| Share {
        by: By::Network(from),
        most: at_least(most / OF_NETWORK),
        why: all,
    }));
    shares
}
