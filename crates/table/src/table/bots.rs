//! When bots act, and what those are told for whom they have played.

use super::{Presence, Table};
use crate::{Event, Happening, Holder, TableRefusal};
use stolik_game::record::InputText;
use stolik_game::{Actor, Seat, Seats};

impl Table {
    /// The bots that are to act now. One that stands in plays only while somebody is there to play with. Where any of
    /// several may act for their side, one bot does, and only after a person of that side: it lets them begin the turn and
    /// end the move they are in, unless they have said "you play".
    pub fn bots_to_act(&self) -> Seats {
        let asked = self.actor().seats();
        let bots: Seats = asked.iter().filter(|&seat| self.is_played_by_bot(seat)).collect();
        match self.actor() {
            Actor::Any(_) => self.partner_to_act(asked, bots).map_or(Seats::NONE, Seats::only),
            _ => bots,
        }
    }

    /// Whether a bot acts for this seat now.
    fn is_played_by_bot(&self, seat: Seat) -> bool {
        match self.seating.holder(seat) {
            Holder::Bot(_) => true,
            Holder::Person(_) => self.bot(seat).is_some() && self.is_attended(),
            Holder::Nobody => false,
        }
    }

    /// The bot that is to act for a side.
    fn partner_to_act(&self, asked: Seats, bots: Seats) -> Option<Seat> {
        let is_person = |seat: Seat| !bots.contains(seat);
        let has_persons = asked.iter().any(is_person);
        let acted = self.acted_in_turn();
        // Nobody breaks into the move of another.
        let moving = acted.first().copied().filter(|_| !self.position().is_between_moves());
        let may_act = match moving {
            _ if !has_persons || self.you_play => true,
            Some(moving) => bots.contains(moving),
            None => acted.iter().copied().any(is_person),
        };
        let next = || bots.iter().find(|seat| !acted.contains(seat)).or_else(|| bots.iter().next());
        moving.filter(|&seat| bots.contains(seat)).or_else(next).filter(|_| may_act)
    }

    /// Who has acted in this turn, the last first.
    fn acted_in_turn(&self) -> Vec<Seat> {
        let turn = self.line.standing().rev().take_while(|step| !step.effect.turn_ended);
        let seat = |input: &InputText| match input {
            InputText::Act { seat, .. } => Some(*seat),
            InputText::Chance(_) | InputText::Time { .. } => None,
        };
        turn.filter_map(|step| seat(step.input)).collect()
    }

    /// A seat leaves the rest of the turn to a bot of its side.
    pub fn you_play(&mut self, seat: Seat) -> Result<&[Event], TableRefusal> {
        self.admit(seat)?;
        let Actor::Any(seats) = self.actor() else { return Err(TableRefusal::NoBotWaits) };
        if !seats.contains(seat) {
            return Err(TableRefusal::NotToAct(seat));
        }
        if !seats.iter().any(|other| other != seat && self.is_played_by_bot(other)) {
            return Err(TableRefusal::NoBotWaits);
        }
        let known = self.log.len();
        if !self.you_play {
            self.you_play = true;
            self.tell(Happening::YouPlay(seat));
        }
        Ok(&self.log[known..])
    }

    /// What bots have played for a seat while its holder was away, by the numbers of the inputs that stand, from 0; until
    /// the holder acts again.
    pub fn meanwhile(&self, seat: Seat) -> &[usize] {
        self.meanwhile.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The last input is by this seat.
    pub(super) fn note_meanwhile(&mut self, seat: Seat) {
        let Some(last) = self.line.len().checked_sub(1) else { return };
        let by_stand_in = matches!(self.presence.get(seat.index()), Some(Presence::StoodIn(_)));
        match self.meanwhile.get_mut(seat.index()) {
            Some(inputs) if by_stand_in => inputs.push(last),
            Some(inputs) => inputs.clear(),
            None => {}
        }
    }

    /// Who holds the seat has left anew.
    pub(super) fn forget_meanwhile(&mut self, seat: Seat) {
        if let Some(inputs) = self.meanwhile.get_mut(seat.index()) {
            inputs.clear();
        }
    }
}
