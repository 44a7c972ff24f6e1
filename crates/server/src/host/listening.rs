//! Those who listen at a table.

use super::live::{A_WHILE, Hosted, Live};
use super::{Guest, Host};
use crate::Household;
use crate::storage::PersonId;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use stolik_game::{Seat, Seats, Viewer};
use stolik_protocol::{FromTable, Notice};
use tokio::sync::mpsc;

/// A message as it goes over the wire: made once, sent to many.
pub type Frame = Utf8Bytes;

/// How many messages wait for a slow listener before it is left to come again and say what it has seen.
const MOST_WAITING: usize = 64;

/// Somebody who listens.
pub(super) struct Listener {
    pub(super) number: u64,
    pub(super) person: Option<PersonId>,
    pub(super) from: Option<Household>,
    pub(super) seat: Option<Seat>,
    pub(super) viewer: Viewer,
    pub(super) frames: mpsc::Sender<Frame>,
}

/// What somebody hears at a table, until it is dropped.
pub struct Ear {
    host: Host,
    hosted: Arc<Hosted>,
    number: u64,
    seat: Option<Seat>,
    frames: mpsc::Receiver<Frame>,
    comes_again: bool,
}

impl Ear {
    /// Who listens hangs up to ask again at once: that is not leaving.
    #[must_use]
    pub fn that_comes_again(mut self) -> Ear {
        self.comes_again = true;
        self
    }

    /// The next message; none once the table has nothing more to say to this listener.
    pub async fn hear(&mut self) -> Option<Frame> {
        self.frames.recv().await
    }

    /// The next message, if there is one already.
    pub fn heard(&mut self) -> Option<Frame> {
        self.frames.try_recv().ok()
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let (host, hosted, number) = (self.host.clone(), self.hosted.clone(), self.number);
        let (seat, comes_again) = (self.seat, self.comes_again);
        // Dropping cannot wait for the table.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { host.leave(&hosted, number, seat, comes_again).await });
        }
    }
}

impl Host {
    /// Begins to listen: the first message says how everything stands, or what was missed since an event.
    pub async fn listen(
        &self,
        hosted: &Arc<Hosted>,
        guest: &Guest,
        since: Option<u64>,
    ) -> Result<(Frame, Ear), crate::Refusal> {
        let mut live = hosted.live.lock().await;
        live.must_reload |= live.must_read_since(since);
        self.refresh(hosted, &mut live).await?;
        live.must_be_open()?;
        let (frames, heard) = mpsc::channel(MOST_WAITING);
        let number = live.next_listener;
        live.next_listener += 1;
        let viewer = guest.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let Guest { person, from, seat, .. } = *guest;
        live.listeners.push(Listener { number, person, from, seat, viewer, frames });
        let ear = Ear {
            host: self.clone(),
            hosted: hosted.clone(),
            number,
            seat: guest.seat,
            frames: heard,
            comes_again: false,
        };
        if let Some(seat) = guest.seat {
            self.come(hosted, &mut live, seat).await?;
        } else {
            live.tell_watching();
        }
        self.advance(&mut live);
        self.settle(hosted, &mut live, None).await?;
        let first = live.first_message(viewer, guest.person, since, self.0.clock.now(), &self.0.outages);
        // What was told on the way is in the first message.
        let mut ear = ear;
        while ear.heard().is_some() {}
        if matches!(first, FromTable::Gap(_)) {
            for notice in live.standing_notices() {
                let frame = super::telling::frame(&FromTable::Notice(notice));
                // There is room for them: whatever was waiting has been heard.
                tell_each(&mut live.listeners, |one| (one.number == number).then(|| frame.clone()));
            }
        }
        // Others may have left while nobody looked: before the server was started anew. And bots may have waited for this.
        self.set_timer(hosted, &live);
        self.wake_bots(hosted, &mut live);
        Ok((super::telling::frame(&first), ear))
    }

    /// Who holds a seat is here.
    async fn come(&self, hosted: &Arc<Hosted>, live: &mut Live, seat: Seat) -> Result<(), crate::Refusal> {
        if let Some(unheard) = live.unheard.get_mut(seat.index()) {
            *unheard = None;
            live.heard = live.heard.with(seat);
        }
        self.advance(live);
        if let Some(table) = &mut live.table
            && !table.is_here(seat)
        {
            table.come_back(seat)?;
        }
        self.settle(hosted, live, None).await?;
        live.show_who_is_here(self.0.clock.now(), self.0.settings.grace);
        Ok(())
    }

    /// Somebody does not listen any longer, or asks again at once. Who was too slow has been let go before that.
    async fn leave(&self, hosted: &Arc<Hosted>, number: u64, seat: Option<Seat>, comes_again: bool) {
        let mut live = hosted.live.lock().await;
        live.listeners.retain(|listener| listener.number != number);
        live.attended_until = self.0.clock.now() + A_WHILE;
        match seat {
            // Nobody sits at a table that was closed.
            Some(_) if live.kept.about.closed => {}
            Some(seat) => {
                live.miss(Seats::only(seat));
                self.set_timer(hosted, &live);
            }
            // Two who watch and ask again and again would wake each other without end.
            None if comes_again => {}
            None => live.tell_watching(),
        }
        if !comes_again && live.is_idle(self.0.clock.now()) {
            self.set_timer_of_idle(hosted, &live);
            drop(live);
            self.forget(hosted);
        }
    }
}

impl Live {
    /// Who is here, or was until a moment ago.
    pub(super) fn here(&self, now: u64, grace: u64) -> Seats {
        let is_here = |seat: &Seat| {
            let at = seat.index();
            let is_person = self.kept.about.seats[at].person.is_some();
            let heard = self.unheard[at].is_none_or(|since| now < since + grace);
            self.kept.about.seats[at].bot.is_some() || is_person && heard
        };
        (0..self.kept.about.seats.len() as u8).map(Seat).filter(is_here).collect()
    }

    /// Tells everybody who is here, if that has changed.
    pub(super) fn show_who_is_here(&mut self, now: u64, grace: u64) {
        let here = self.here(now, grace);
        if here != self.shown_here {
            self.shown_here = here;
            self.tell_places();
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_places(&mut self) {
        self.tell_standing(Notice::Places(self.places()));
    }

    /// Tells everybody who wants another game.
    pub(super) fn tell_again(&mut self) {
        self.tell_standing(Notice::Again(self.again()));
    }

    /// Tells everybody the table of the next game.
    pub(super) fn tell_next(&mut self) {
        if let Some(table) = self.kept.about.next.clone() {
            self.tell_standing(Notice::Rematch { table });
        }
    }

    /// Tells everybody how many watch, if that has changed.
    fn tell_watching(&mut self) {
        let watching = self.listeners.iter().filter(|listener| listener.seat.is_none()).count();
        let watching = u32::try_from(watching).unwrap_or(u32::MAX);
        if std::mem::replace(&mut self.shown_watching, watching) != watching {
            self.tell_all(&FromTable::Notice(Notice::Watching(watching)));
        }
    }

    /// Tells everybody what stands from now on, and who asks later that there is something.
    pub(super) fn tell_standing(&mut self, notice: Notice) {
        self.noted += 1;
        self.tell_all(&FromTable::Notice(notice));
    }

    /// All that somebody who was away for a while may not have been told.
    fn standing_notices(&self) -> Vec<Notice> {
        let mut notices = vec![Notice::Places(self.places())];
        if self.is_over() {
            notices.extend(self.proof().map(Notice::Dice));
            notices.push(Notice::Score(self.score()));
            notices.push(Notice::Again(self.again()));
            notices.extend(self.kept.about.next.clone().map(|table| Notice::Rematch { table }));
        }
        notices
    }

    /// The server stops: everybody is told, and nobody listens any longer.
    pub(super) fn say_goodbye(&mut self) {
        self.tell_all(&FromTable::Notice(Notice::Stopping));
        self.listeners.clear();
    }

    /// Says the same to all.
    pub(super) fn tell_all(&mut self, message: &FromTable) {
        let frame = super::telling::frame(message);
        let slow = tell_each(&mut self.listeners, |_| Some(frame.clone()));
        self.miss(slow);
    }

    /// Some who listened for these seats do not any more. Where nobody else does, they are missed from now on.
    pub(super) fn miss(&mut self, seats: Seats) {
        let now = self.now();
        for seat in seats.iter() {
            let is_heard = self.listeners.iter().any(|listener| listener.seat == Some(seat));
            if let Some(unheard) = self.unheard.get_mut(seat.index()).filter(|_| !is_heard) {
                unheard.get_or_insert(now);
            }
        }
    }
}

/// Tells those who listen what each is to hear. Who is too slow is let go, to come again and say what it has seen; the seats of
/// those are given.
pub(super) fn tell_each(
    listeners: &mut Vec<Listener>,
    mut hears: impl FnMut(&Listener) -> Option<Frame>,
) -> Seats {
    let mut slow = Seats::NONE;
    listeners.retain(|listener| {
        let is_quick = hears(listener).is_none_or(|frame| listener.frames.try_send(frame).is_ok());
        if let Some(seat) = listener.seat.filter(|_| !is_quick) {
            slow = slow.with(seat);
        }
        is_quick
    });
    slow
}
