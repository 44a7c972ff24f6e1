//! Offers: what needs the consent of others.

use super::{Presence, Table};
use crate::{Event, Happening, Offer, OpenOffer, TableRefusal};
use stolik_game::record::InputText;
use stolik_game::{Seat, Seats, TableEnd};

impl Table {
    /// A seat proposes something. If somebody else has proposed it already, that is consent.
    pub fn offer(&mut self, seat: Seat, offer: Offer) -> Result<&[Event], TableRefusal> {
        self.admit(seat)?;
        if self.open(offer).is_some_and(|open| !open.agreed.contains(seat)) {
            return self.answer(seat, offer, true);
        }
        self.check_offer(seat, offer)?;
        let known = self.log.len();
        if self.open(offer).is_none() {
            self.offers.push(OpenOffer { offer, by: seat, agreed: Seats::NONE.with(seat) });
            self.tell(Happening::Offered { seat, offer });
            self.settle(offer);
        }
        Ok(&self.log[known..])
    }

    /// A seat answers what was proposed. Nobody agrees with themselves; who says no to their own offer takes it back.
    pub fn answer(&mut self, seat: Seat, offer: Offer, agreed: bool) -> Result<&[Event], TableRefusal> {
        self.admit(seat)?;
        let at = self.offers.iter().position(|open| open.offer == offer && (open.by != seat || !agreed));
        let at = at.ok_or(TableRefusal::NoSuchOffer)?;
        let known = self.log.len();
        if agreed {
            let open = &mut self.offers[at];
            open.agreed = open.agreed.with(seat);
        } else {
            self.offers.remove(at);
        }
        self.tell(Happening::Answered { seat, offer, agreed });
        self.settle(offer);
        Ok(&self.log[known..])
    }

    /// The offers that wait for answers.
    pub fn offers(&self) -> &[OpenOffer] {
        &self.offers
    }

    /// The seats that must still agree to an open offer.
    pub fn asked(&self, open: &OpenOffer) -> Seats {
        let game = self.game();
        let subject = match open.offer {
            Offer::StandIn(seat) | Offer::Abandoned(seat) => Some(seat),
            Offer::Draw | Offer::Takeback | Offer::Abort => None,
        };
        // Partners speak for their side; who has left is not waited for.
        let spoken_for = |seat: Seat| open.agreed.iter().any(|by| game.side_of(by) == game.side_of(seat));
        let here = |seat: &Seat| !matches!(self.presence[seat.index()], Presence::Gone(_));
        self.seating
            .held()
            .iter()
            .filter(|&seat| !spoken_for(seat) && Some(seat) != subject)
            .filter(here)
            .collect()
    }

    fn open(&self, offer: Offer) -> Option<&OpenOffer> {
        self.offers.iter().find(|open| open.offer == offer)
    }

    /// Whether a seat may propose this now.
    fn check_offer(&self, seat: Seat, offer: Offer) -> Result<(), TableRefusal> {
        match offer {
            Offer::Draw | Offer::Abort => Ok(()),
            Offer::Takeback => self.takeback_of(seat).map(drop).ok_or(TableRefusal::NothingToTakeBack),
            Offer::StandIn(gone) | Offer::Abandoned(gone) => match self.presence.get(gone.index()) {
                Some(Presence::Gone(_)) => Ok(()),
                Some(Presence::StoodIn(_)) if offer == Offer::Abandoned(gone) => Ok(()),
                _ => Err(TableRefusal::StillHere(gone)),
            },
        }
    }

    /// How many inputs stand if the last action of a seat is taken back: nothing that was revealed, and no secret of
    /// another, may lie between.
    fn takeback_of(&self, seat: Seat) -> Option<usize> {
        for (index, step) in self.line.standing().enumerate().rev() {
            if step.effect.revealed {
                return None;
            }
            match step.input {
                InputText::Act { seat: by, .. } if *by == seat => return Some(index),
                _ if step.veiled.is_some() => return None,
                _ => {}
            }
        }
        None
    }

    /// Does what all have agreed to.
    fn settle(&mut self, offer: Offer) {
        let Some(open) = self.open(offer).copied() else { return };
        let needed = match offer {
            // A game that has hardly begun is called off by anybody.
            Offer::Abort if !self.has_begun() => Seats::NONE,
            _ => self.asked(&open),
        };
        if !needed.is_empty() {
            return;
        }
        self.offers.retain(|open| open.offer != offer);
        match offer {
            Offer::Draw => _ = self.end(TableEnd::Agreed),
            Offer::Abort => _ = self.end(TableEnd::Aborted),
            Offer::Takeback => {
                if let Some(standing) = self.takeback_of(open.by) {
                    self.take_back_to(open.by, standing);
                }
            }
            Offer::StandIn(seat) => self.stand_in(seat),
            Offer::Abandoned(seat) => {
                let side = self.game().side_of(seat);
                self.end(TableEnd::Abandoned(side));
            }
        }
    }

    /// Whether every seat has acted.
    fn has_begun(&self) -> bool {
        let acted = |input: &InputText| match input {
            InputText::Act { seat, .. } => Some(*seat),
            InputText::Chance(_) | InputText::Time { .. } => None,
        };
        let acted: Seats = self.inputs().filter_map(acted).collect();
        acted.len() == usize::from(self.game().seats())
    }
}
