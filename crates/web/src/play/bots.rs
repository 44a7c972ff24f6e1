//! Seats that bots hold: when they are to act, and what they do.

use super::Play;
use crate::why::Why;
use stolik_game::{Actor, Seat, Seats};
use stolik_protocol::Wish;
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

    /// The bot that is to act. Where several seats decide in secret, bots do so first.
    pub fn bot_to_act(&self) -> Option<BotTurn> {
        // On a server bots are the server's.
        let table = self.table.here()?;
        let seat = table.bots_to_act().iter().next()?;
        let bot = table.bot(seat)?.to_owned();
        Some(BotTurn { seat, bot, now: table.now() })
    }

    /// Whether a bot of the own side could play the turn that who is asked has not begun. `stand_ins` are the seats of a
    /// table over the network that bots play for people.
    pub fn may_leave_turn(&self, stand_ins: Seats) -> bool {
        let (Actor::Any(seats), Some(asked)) = (self.table.actor(), self.seat()) else { return false };
        let is_bot = |seat: Seat| self.table.seating().bot(seat).is_some() || stand_ins.contains(seat);
        self.table.is_turn_fresh() && seats.iter().any(|seat| seat != asked && is_bot(seat))
    }

    /// Who is asked leaves the turn to the bot of their side.
    pub fn leave_turn(&mut self) {
        let Some(seat) = self.seat() else { return };
        self.let_go();
        let Some(table) = self.table.here_mut() else {
            return self.wish(Wish::YouPlay {});
        };
        if let Err(refusal) = table.you_play(seat) {
            self.why = Some(Why::of_table(&refusal));
        }
        self.hand_over();
        self.show(&[]);
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
