//! Who is there, and who plays for those who are not.

use super::Table;
use crate::{Absence, Event, Happening, Holder, Moment, TableRefusal};
use stolik_game::Seat;

/// Whether who holds a seat is there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// They are.
    #[default]
    Here,
    /// They have left, at that moment.
    Gone(Moment),
    /// They have left, and a bot plays for them.
    StoodIn(String),
}

impl Presence {
    /// When a bot begins to play for them by itself.
    pub(super) fn due(&self, absence: Absence) -> Option<Moment> {
        match self {
            Presence::Gone(left) => Some(left.after(absence.patience()?)),
            Presence::Here | Presence::StoodIn(_) => None,
        }
    }
}

impl Table {
    /// The bot that stands in for people, unless another is asked for.
    pub const STAND_IN: &'static str = "medium";

    /// Who holds a seat has left.
    pub fn leave(&mut self, seat: Seat) -> Result<&[Event], TableRefusal> {
        let known = self.log.len();
        self.admit_person(seat)?;
        if self.outcome().is_none() && self.presence[seat.index()] == Presence::Here {
            self.presence[seat.index()] = Presence::Gone(self.now);
            self.tell(Happening::Left(seat));
            if self.absence.patience().is_some_and(|patience| patience.0 == 0) {
                self.let_bots_stand_in();
            }
        }
        Ok(&self.log[known..])
    }

    /// Who holds a seat is there again, and plays.
    pub fn come_back(&mut self, seat: Seat) -> Result<&[Event], TableRefusal> {
        let known = self.log.len();
        self.admit_person(seat)?;
        if self.presence[seat.index()] != Presence::Here {
            self.presence[seat.index()] = Presence::Here;
            self.tell(Happening::CameBack(seat));
        }
        Ok(&self.log[known..])
    }

    /// Whether who holds a seat is there.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.presence.get(seat.index()).is_some_and(|presence| *presence == Presence::Here)
    }

    /// The bot that plays a seat now: the one that holds it, or that stands in.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match (self.seating.holder(seat), self.presence.get(seat.index())?) {
            (Holder::Person(_), Presence::StoodIn(bot)) | (Holder::Bot(bot), _) => Some(bot),
            _ => None,
        }
    }

    /// Lets bots play for those who have been gone for long enough.
    pub(super) fn let_bots_stand_in(&mut self) {
        for seat in (0..self.game().seats()).map(Seat) {
            let due = self.presence[seat.index()].due(self.absence);
            if due.is_some_and(|due| due <= self.now) {
                self.stand_in(seat);
            }
        }
    }

    /// Lets a bot play for a seat.
    pub(super) fn stand_in(&mut self, seat: Seat) {
        let bot = Table::STAND_IN.to_owned();
        self.presence[seat.index()] = Presence::StoodIn(bot.clone());
        self.tell(Happening::StoodIn { seat, bot });
    }

    /// A person holds the seat.
    fn admit_person(&self, seat: Seat) -> Result<(), TableRefusal> {
        match self.seating.holder(seat) {
            Holder::Person(_) => Ok(()),
            Holder::Bot(_) | Holder::Nobody => Err(TableRefusal::NotSeated(seat)),
        }
    }
}
