//! What a player keeps of the dice: what the table committed to, and what they added themselves. With it they find out,
//! while they play and when the secret is shown, whether the table has kept its word to them.

mod text;

use super::{
    Added, Anchor, CHAINED, Cheat, Checked, Commitment, Fresh, Link, Opened, Proof, SeatEntropy, SeatTerm,
    TableId, Terms,
};
use stolik_game::{Seat, Seats};
pub use text::BadKept;

/// What a player keeps of the dice of one table. As text it is a few lines that a person can read:
///
/// ```text
/// stolik kept dice 2
/// table: 4kJ2
/// commitment: 9f0c...
/// anchor: 07a1...
/// seats: maker,open
/// entropy: c2b9...
/// seat: 1
/// opened: 3 55ab...
/// sent: 3 81f0... done
/// sent: 4 3c77... refused
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The table.
    pub table: TableId,
    /// What it committed to.
    pub commitment: Commitment,
    /// Where its chain ends.
    pub anchor: Anchor,
    /// Who sits where, as it was committed to.
    pub seats: Vec<SeatTerm>,
    /// What the player added at the beginning.
    pub entropy: SeatEntropy,
    /// Their seat, once it is fixed.
    pub seat: Option<Seat>,
    /// The last roll that was opened, and the table's value for it. All before it follow from that.
    pub opened: Option<(u64, Link)>,
    /// What went with actions, in order.
    pub sent: Vec<Sent>,
    /// What was wrong already while the game was played.
    pub caught: Vec<Cheat>,
    /// Who has acted since the last roll, and whether they were asked at the same time; nothing where it was not heard.
    asking: Option<(Seats, bool)>,
    /// The roll that was told last, what the own seat has added to it, and whether it had asked for it.
    told: Option<(u64, Option<Fresh>, bool)>,
}

/// Something that went with an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// The roll that comes next, from 1: if any comes of the action, it is this one.
    pub roll: u64,
    /// What went.
    pub fresh: Fresh,
    /// What became of it.
    pub fate: Fate,
}

/// What became of something that went with an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    /// The table has not answered.
    Unanswered,
    /// The action is done.
    Done,
    /// The action is done, and another has been since: no roll came of it.
    NoRoll,
    /// The table has refused the action: it may have seen the roll before.
    Refused,
}

/// How a table stands, as it tells who comes to it.
#[derive(Clone, Copy, Debug)]
pub struct Welcomed<'a> {
    /// The name it goes by.
    pub table: &'a str,
    /// What it says it has committed to; nothing if it has dice of an older version.
    pub commitment: Option<&'a Commitment>,
    /// The own seat.
    pub seat: Seat,
    /// The seats of bots.
    pub bots: Seats,
    /// Once the game has begun, what each seat has added.
    pub added: &'a [SeatEntropy],
}

impl Kept {
    /// What is kept of a table that has shown its commitment, by who is about to add this to its dice. `terms` are what is to
    /// be played, by the player's own knowledge: a commitment to anything else is none. So is one with others on the own seat,
    /// if that is fixed already.
    pub fn new(
        terms: &Terms,
        anchor: Anchor,
        commitment: Commitment,
        entropy: SeatEntropy,
        seat: Option<Seat>,
    ) -> Result<Kept, Cheat> {
        if terms.commitment(&anchor) != commitment {
            return Err(Cheat::OtherTerms);
        }
        Ok(Kept {
            table: terms.table.clone(),
            commitment,
            anchor,
            seats: terms.seats.clone(),
            entropy,
            seat,
            opened: None,
            sent: Vec::new(),
            caught: Vec::new(),
            asking: None,
            told: None,
        })
    }

    /// The table says how it stands: again what it committed to, and which seat is one's own; and once the game has begun, what
    /// each seat has added.
    pub fn is_welcomed(&mut self, told: &Welcomed<'_>) {
        if told.table != self.table.as_str() {
            self.catch(Cheat::OtherTable);
        }
        match told.commitment {
            None => self.catch(Cheat::Older),
            Some(commitment) if *commitment != self.commitment => self.catch(Cheat::OtherCommitment),
            Some(_) => {}
        }
        let is_open = self.seats.get(told.seat.index()) == Some(&SeatTerm::Open);
        match self.seat {
            Some(own) if own == told.seat => {}
            None if is_open => self.seat = Some(told.seat),
            _ => self.catch(Cheat::OtherSeat),
        }
        let own = self.seat.unwrap_or(told.seat);
        if told.added.get(own.index()).is_some_and(|added| *added != self.entropy) {
            self.catch(Cheat::OtherEntropy);
        }
        if self.is_added_for_bots(told.added, told.bots) {
            self.catch(Cheat::BotEntropy);
        }
        (self.asking, self.told) = (None, None);
    }

    fn is_added_for_bots(&self, added: &[SeatEntropy], bots: Seats) -> bool {
        let is_bot = |seat: Seat| {
            bots.contains(seat) || matches!(self.seats.get(seat.index()), Some(SeatTerm::Bot(_)))
        };
        (0..).map(Seat).zip(added).any(|(seat, added)| added.is_given() && is_bot(seat))
    }

    /// An action is sent, and this with it. This roll comes next, if any does.
    pub fn sends(&mut self, roll: u64, fresh: Fresh) {
        self.sent.push(Sent { roll, fresh, fate: Fate::Unanswered });
    }

    /// The table tells that a seat has acted; `together` if several were asked at the same time. This roll comes next.
    pub fn hears_action(&mut self, by: Seat, together: bool, roll: u64) {
        self.asking = match self.asking {
            Some((seats, true)) if together => Some((seats.with(by), true)),
            _ => Some((Seats::NONE.with(by), together)),
        };
        if together {
            return;
        }
        // A roll that comes now comes of this action. The answer to the own one may have come before.
        let last = self.sent.iter().rposition(|sent| sent.roll == roll).filter(|_| Some(by) == self.seat);
        for (at, sent) in self.sent.iter_mut().enumerate() {
            if sent.roll == roll && sent.fate == Fate::Done && Some(at) != last {
                sent.fate = Fate::NoRoll;
            }
        }
    }

    /// The table tells a roll.
    pub fn hears_roll(&mut self, Opened { roll, link, added }: &Opened) {
        let fits = match (link, &self.opened) {
            (None, _) => *roll > CHAINED,
            (Some(link), Some((known, earlier))) if known <= roll => {
                link.leads_to_link(*roll, *known, earlier)
            }
            (Some(link), _) => link.leads_to(*roll, &self.anchor),
        };
        let follows = self.told.as_ref().is_none_or(|(last, ..)| last.checked_add(1) == Some(*roll));
        if !fits || !follows {
            self.catch(Cheat::OtherChain(*roll));
        } else if let Some(link) = link
            && self.opened.as_ref().is_none_or(|(known, _)| known < roll)
        {
            self.opened = Some((*roll, link.clone()));
        }
        let has_asked = self.asking.zip(self.seat).is_some_and(|((seats, _), own)| seats.contains(own));
        let own = self.seat.and_then(|seat| added.of(seat)).cloned();
        self.asking = Some((Seats::NONE, false));
        self.told = Some((*roll, own, has_asked));
        self.compare_told();
    }

    /// A roll is told without what it is made of.
    pub fn hears_bare_roll(&mut self) {
        self.catch(Cheat::Older);
    }

    /// Compares the roll that was told last with what was sent.
    fn compare_told(&mut self) {
        let Some((roll, own, has_asked)) = self.told.clone() else { return };
        match &own {
            Some(own) => match self.sent_into(roll, own) {
                Some(at) => self.sent[at].fate = Fate::Done,
                None => self.catch(Cheat::OtherFresh(roll)),
            },
            None if has_asked && self.last_done(roll).is_some() => self.catch(Cheat::NoFresh(roll)),
            None => {}
        }
    }

    /// Which of the things that were sent has come into a roll; none if nothing like it was sent, or something else was sent
    /// and done after it.
    fn sent_into(&self, roll: u64, fresh: &Fresh) -> Option<usize> {
        let is_it = |sent: &Sent| sent.roll == roll && sent.fresh == *fresh && sent.fate != Fate::Refused;
        let at = self.sent.iter().rposition(is_it)?;
        self.last_done(roll).is_none_or(|last| last <= at).then_some(at)
    }

    fn last_done(&self, roll: u64) -> Option<usize> {
        self.sent.iter().rposition(|sent| sent.roll == roll && sent.fate == Fate::Done)
    }

    /// The action that was sent with this is done. What came of it was told before, or will be.
    pub fn is_done(&mut self, fresh: &Fresh) {
        let Some(at) = self.sent.iter().rposition(|sent| sent.fresh == *fresh) else { return };
        self.sent[at].fate = self.sent[at].fate.max(Fate::Done);
        if self.told.as_ref().is_some_and(|(roll, _, has_asked)| *roll == self.sent[at].roll && *has_asked) {
            self.compare_told();
        }
    }

    /// The action that was sent with this is refused. If it has come into a roll all the same, there was a second try.
    pub fn is_refused(&mut self, fresh: &Fresh) {
        let Some(sent) = self.sent.iter_mut().rev().find(|sent| sent.fresh == *fresh) else { return };
        let (roll, is_used) = (sent.roll, sent.fate != Fate::Unanswered);
        sent.fate = Fate::Refused;
        if is_used {
            self.catch(Cheat::OtherFresh(roll));
        }
    }

    /// Learns what was kept elsewhere of the same table: in another window.
    pub fn join(&mut self, other: &Kept) {
        if other.table != self.table || other.commitment != self.commitment {
            return;
        }
        for sent in &other.sent {
            match self.sent.iter_mut().find(|known| known.fresh == sent.fresh) {
                Some(known) => known.fate = known.fate.max(sent.fate),
                None => self.sent.push(sent.clone()),
            }
        }
        other.caught.iter().for_each(|cheat| self.catch(*cheat));
    }

    /// How many actions the table has refused, or never answered, after it knew what they carried. It may have seen the rolls
    /// and not liked them.
    pub fn refused(&self, proof: Option<&Proof>) -> usize {
        let fresh = proof.and_then(|proof| proof.bound.as_ref()).map(|bound| bound.fresh.as_slice());
        let is_used = |sent: &Sent| {
            let added = at(fresh.unwrap_or_default(), sent.roll);
            self.seat.and_then(|seat| added?.of(seat)) == Some(&sent.fresh)
        };
        let is_lost = |sent: &&Sent| match sent.fate {
            Fate::Refused => true,
            Fate::Unanswered => !is_used(sent),
            Fate::Done | Fate::NoRoll => false,
        };
        self.sent.iter().filter(is_lost).count()
    }

    /// Compares with the proof: what is wrong, with what was caught before.
    pub fn compare(&self, proof: &Proof) -> Vec<Cheat> {
        let mut wrong = self.caught.clone();
        let mut find = |cheat: Cheat| {
            if !wrong.contains(&cheat) {
                wrong.push(cheat);
            }
        };
        if proof.table != self.table {
            find(Cheat::OtherTable);
        }
        let Some(bound) = &proof.bound else {
            find(Cheat::Older);
            return wrong;
        };
        if proof.commitment != self.commitment {
            find(Cheat::OtherCommitment);
        }
        if bound.seats != self.seats {
            find(Cheat::OtherTerms);
        }
        let is_in = match self.seat {
            Some(seat) => proof.entropy.get(seat.index()) == Some(&self.entropy),
            None => proof.entropy.contains(&self.entropy),
        };
        if !is_in {
            find(Cheat::OtherEntropy);
        }
        if self.is_added_for_bots(&proof.entropy, Seats::NONE) {
            find(Cheat::BotEntropy);
        }
        if proof.secret.as_ref().is_some_and(|secret| secret.anchor() != self.anchor) {
            find(Cheat::OtherSecret);
        }
        for (roll, added) in (1..).zip(&bound.fresh) {
            let own = self.seat.and_then(|seat| added.of(seat));
            if own.is_some_and(|own| self.sent_into(roll, own).is_none()) {
                find(Cheat::OtherFresh(roll));
            }
        }
        wrong
    }

    /// Compares with a record whose dice were recomputed: also that everything that was sent has come into the roll that the own
    /// action asked for.
    pub fn compare_rolls(&self, checked: &Checked) -> Vec<Cheat> {
        let mut wrong = self.compare(&checked.proof);
        let Some(own) = self.seat else { return wrong };
        let is_bare =
            |(_, added, asked): &(u64, &Added, Seats)| asked.contains(own) && added.of(own).is_none();
        let rolls = (1..).zip(&checked.rolls).map(|(number, roll)| (number, &roll.added, roll.asked));
        for (number, ..) in rolls.filter(is_bare) {
            let is_sent =
                |sent: &Sent| sent.roll == number && matches!(sent.fate, Fate::Done | Fate::Unanswered);
            if self.sent.iter().any(is_sent) && !wrong.contains(&Cheat::NoFresh(number)) {
                wrong.push(Cheat::NoFresh(number));
            }
        }
        wrong
    }

    /// Something was found to be wrong.
    pub fn catch(&mut self, cheat: Cheat) {
        if !self.caught.contains(&cheat) {
            self.caught.push(cheat);
        }
    }
}

/// What stands for a roll, counted from 1.
fn at(added: &[Added], roll: u64) -> Option<&Added> {
    added.get(usize::try_from(roll.checked_sub(1)?).ok()?)
}
