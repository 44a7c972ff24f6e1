//! A table that comes back from what was kept of it.

use super::{Presence, Table};
use crate::{Entered, Entry, Happening, Offer, OpenOffer, TableRefusal, Voice};
use stolik_game::{Seat, Seats, TableEnd};

impl Table {
    /// Does again what an entry tells: the entries of a table, given in their order to the same table as it was made, bring
    /// it back. Nothing follows by itself, for what followed has entries of its own.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), TableRefusal> {
        self.now = self.now.max(entry.at);
        match &entry.what {
            Entered::Played(input) => self.play_with(input, entry.fresh.clone()),
            Entered::Other(what) => {
                self.must_know(what)?;
                self.redo(what);
                Ok(())
            }
        }
    }

    /// Whether all whom an entry names are at this table: one of another is none of its entries.
    fn must_know(&self, what: &Happening) -> Result<(), TableRefusal> {
        let about = |offer: &Offer| match offer {
            Offer::StandIn(seat) | Offer::Abandoned(seat) => Some(*seat),
            Offer::Draw | Offer::Takeback | Offer::Abort => None,
        };
        let seats = match what {
            Happening::TookBack { seat, .. }
            | Happening::Left(seat)
            | Happening::CameBack(seat)
            | Happening::StoodIn { seat, .. }
            | Happening::YouPlay(seat)
            | Happening::Said { by: Voice::Seat(seat), .. } => [Some(*seat), None],
            Happening::Offered { seat, offer } | Happening::Answered { seat, offer, .. } => {
                [Some(*seat), about(offer)]
            }
            Happening::Ended(
                TableEnd::Resigned(side) | TableEnd::OutOfTime(side) | TableEnd::Abandoned(side),
            ) if side.0 >= self.game().sides() => return Err(TableRefusal::NotRunning),
            Happening::Ended(_) | Happening::Said { .. } | Happening::Played(_) | Happening::Away(_) => {
                [None, None]
            }
        };
        let unknown = seats.into_iter().flatten().find(|seat| seat.index() >= self.seating.len());
        unknown.map_or(Ok(()), |seat| Err(TableRefusal::NotSeated(seat)))
    }

    fn redo(&mut self, what: &Happening) {
        match what {
            Happening::TookBack { seat, standing } => {
                self.take_back_to(*seat, *standing);
                return;
            }
            Happening::Ended(end) => {
                self.end(*end);
                return;
            }
            Happening::Offered { seat, offer } => {
                self.offers.push(OpenOffer { offer: *offer, by: *seat, agreed: Seats::NONE.with(*seat) });
            }
            Happening::Answered { seat, offer, agreed } => {
                for open in self.offers.iter_mut().filter(|open| open.offer == *offer) {
                    open.agreed = open.agreed.with(*seat);
                }
                self.offers.retain(|open| *agreed || open.offer != *offer);
                let complete = |open: &OpenOffer| self.asked(open).is_empty();
                let settled: Vec<bool> = self.offers.iter().map(complete).collect();
                let mut settled = settled.into_iter();
                self.offers.retain(|_| !settled.next().unwrap_or(false));
            }
            Happening::Left(seat) => {
                self.set_presence(*seat, Presence::Gone(self.now));
                self.forget_meanwhile(*seat);
            }
            Happening::CameBack(seat) => self.set_presence(*seat, Presence::Here),
            Happening::StoodIn { seat, bot } => self.set_presence(*seat, Presence::StoodIn(bot.clone())),
            Happening::YouPlay(_) => self.you_play = true,
            Happening::Played(_) | Happening::Said { .. } | Happening::Away(_) => {}
        }
        self.tell(what.clone());
    }

    fn set_presence(&mut self, seat: Seat, presence: Presence) {
        if let Some(place) = self.presence.get_mut(seat.index()) {
            *place = presence;
        }
    }
}
