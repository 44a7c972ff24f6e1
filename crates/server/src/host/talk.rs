//! What was said at a table. All of it is in the log; in memory are the last lines, and how many there were.

use super::Guest;
use crate::Refusal;
use axum::http::StatusCode;
use std::collections::VecDeque;
use stolik_game::{Message, Seat};
use stolik_table::{Event, Happening, Voice};

/// How much of what was said somebody who comes is told.
const MOST_TOLD: usize = 100;

/// What was said at a table.
#[derive(Default)]
pub(super) struct Talk {
    last: VecDeque<Event>,
    by_seat: Vec<u32>,
    by_watchers: u32,
}

impl Talk {
    /// Notes what was said in these events; those that were noted before are passed over.
    pub(super) fn note(&mut self, events: &[Event]) {
        let known = self.last.back().map_or(0, |event| event.number.0);
        for event in events.iter().filter(|event| event.number.0 > known) {
            let Happening::Said { by, .. } = &event.what else { continue };
            *self.count(seat_of(by)) += 1;
            if self.last.len() == MOST_TOLD {
                self.last.pop_front();
            }
            self.last.push_back(event.clone());
        }
    }

    /// What was said last.
    pub(super) fn last(&self) -> impl Iterator<Item = &Event> {
        self.last.iter()
    }

    /// Refuses who has said enough.
    pub(super) fn must_have_room(&mut self, guest: &Guest, most: u32) -> Result<(), Refusal> {
        if most == 0 || *self.count(guest.seat) < most {
            return Ok(());
        }
        let key = if guest.seat.is_some() { "server-talked-enough" } else { "server-watchers-talked-enough" };
        let message = Message::new(key).with("most", i64::from(most));
        Err(Refusal::because(StatusCode::TOO_MANY_REQUESTS, "talked-enough", message))
    }

    fn count(&mut self, seat: Option<Seat>) -> &mut u32 {
        let Some(seat) = seat else { return &mut self.by_watchers };
        if self.by_seat.len() <= seat.index() {
            self.by_seat.resize(seat.index() + 1, 0);
        }
        &mut self.by_seat[seat.index()]
    }
}

/// The seat of who says something.
fn seat_of(by: &Voice) -> Option<Seat> {
    match by {
        Voice::Seat(seat) => Some(*seat),
        Voice::Watcher(_) | Voice::Guest(_) => None,
    }
}
