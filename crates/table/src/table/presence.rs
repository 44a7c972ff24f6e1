//! Who is there, and who plays for those who are not.

use super::Table;
use crate::{Event, Happening, Holder, Moment, TableRefusal};
use stolik_game::{Millis, Seat};

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
    /// When a bot begins to play for them by itself, if one does after so long.
    fn due(&self, patience: Millis) -> Option<Moment> {
        match self {
            Presence::Gone(left) => Some(left.after(patience)),
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
            self.forget_meanwhile(seat);
            self.tell(Happening::Left(seat));
            if self.patience() == Some(Millis(0)) {
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

    /// Whether any of the people is there.
    pub fn is_attended(&self) -> bool {
        self.seating.with_persons().iter().any(|seat| self.is_here(seat))
    }

    /// The bot of a seat: the one that holds it, or that stands in. When it acts, [`Table::bots_to_act`] tells.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match (self.seating.holder(seat), self.presence.get(seat.index())?) {
            (Holder::Person(_), Presence::StoodIn(bot)) | (Holder::Bot(bot), _) => Some(bot),
            _ => None,
        }
    }

    /// How long after somebody has left a bot plays for them by itself; none if none does.
    fn patience(&self) -> Option<Millis> {
        self.absence.patience().filter(|_| !self.absence.is_hasty(self.clocks.control()))
    }

    /// When a bot begins to play by itself for each of those who have left. While nobody is there to play with, none does.
    pub(super) fn stand_ins_due(&self) -> impl Iterator<Item = (Seat, Moment)> {
        let patience = self.patience().filter(|_| self.is_attended());
        let seats = (0..).map(Seat).zip(&self.presence);
        seats.filter_map(move |(seat, presence)| Some((seat, presence.due(patience?)?)))
    }

    /// Lets bots play for those who have been gone for long enough.
    pub(super) fn let_bots_stand_in(&mut self) {
        let due: Vec<(Seat, Moment)> = self.stand_ins_due().filter(|&(_, due)| due <= self.now).collect();
        for (seat, _) in due {
            self.stand_in(seat);
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
