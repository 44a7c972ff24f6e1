//! Seats that bots hold: when they are to act, and what they do.

use super::Play;
use crate::why::Why;
use stolik_game::{Actor, Seat, Seats};
use stolik_table::EventNumber;
use stolik_thought::{Moment, Trouble};

/// A bot that is to act, and the moment for which it is asked. What it answers counts only as long as this stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotTurn {
    /// The seat.
    pub seat: Seat,
    /// The bot's name.
    pub bot: String,
    /// The last event at the table.
    pub now: EventNumber,
}

impl Play {
    /// The person who is asked on this screen.
    pub fn seat(&self) -> Option<Seat> {
        if let Some(remote) = self.table.there() {
            // What was sent is not answered yet: nothing is asked before it is.
            return remote.you().filter(|&you| !self.is_sending() && remote.actor().awaits(you));
        }
        if self.bot_to_act().is_some() {
            return None;
        }
        let persons = self.table.seating().with_persons();
        match self.table.actor() {
            Actor::Over | Actor::Chance => None,
            actor => actor.seats().iter().find(|&seat| persons.contains(seat)),
        }
    }

    /// The bot that is to act. Where several seats decide in secret, bots do so first; where one acts for a side, a
    /// person does.
    pub fn bot_to_act(&self) -> Option<BotTurn> {
        // On a server bots are the server's.
        let table = self.table.here()?;
        let seating = table.seating();
        let seats: Seats = match table.actor() {
            Actor::Over | Actor::Chance => return None,
            Actor::Any(seats) if seats.iter().any(|seat| seating.bot(seat).is_none()) => return None,
            actor => actor.seats(),
        };
        seats.iter().find_map(|seat| {
            let bot = seating.bot(seat)?.to_owned();
            Some(BotTurn { seat, bot, now: table.now() })
        })
    }

    /// The person who plays, if there is only one.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = self.table.seating().with_persons().iter();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Whether a bot sits at the table.
    pub fn has_bots(&self) -> bool {
        let seating = self.table.seating();
        (0..seating.len() as u8).any(|seat| seating.bot(Seat(seat)).is_some())
    }

    /// What a bot is told when it is asked now; nothing of a game that a server keeps.
    pub fn moment(&self, seat: Seat) -> Moment {
        let record = self.table.here().map(|table| table.record().to_string()).unwrap_or_default();
        Moment { record, played: self.table.inputs().len(), seat }
    }

    /// A bot acts. Says whether it could: a bot that is refused is asked again, not argued with.
    pub fn bot_acts(&mut self, seat: Seat, text: &str) -> bool {
        if self.bot_to_act().is_none_or(|turn| turn.seat != seat) {
            return false;
        }
        self.why = None;
        let acted = self.act(seat, text);
        if !acted {
            self.why = None;
        }
        acted
    }

    /// A bot cannot act: the person is told, and may take back or begin again.
    pub fn bot_fails(&mut self, trouble: &Trouble) {
        self.why = Some(Why { message: trouble.message(), article: None, spot: None });
    }
}

#[cfg(test)]
#[path = "bots_tests.rs"]
mod tests;
