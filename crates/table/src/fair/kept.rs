//! What a player keeps of the dice: what the table committed to, and what they added themselves. With it they find out,
//! while they play and when the secret is shown, whether the table has kept its word to them.

use super::{
    Anchor, Checked, CheckedRoll, Commitment, Fresh, Link, Opened, Proof, SeatEntropy, TableId, Terms,
};
use std::fmt;
use std::str::FromStr;
use stolik_game::{Message, Seat};

/// What a player keeps of the dice of one table. As text it is a few lines that a person can read:
///
/// ```text
/// stolik kept dice 2
/// table: 4kJ2
/// commitment: 9f0c...
/// anchor: 07a1...
/// entropy: c2b9...
/// seat: 1
/// opened: 3 55ab...
/// sent: 81f0... roll 3
/// sent: 3c77... refused
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The table.
    pub table: TableId,
    /// What it committed to.
    pub commitment: Commitment,
    /// Where its chain ends.
    pub anchor: Anchor,
    /// What the player added at the beginning.
    pub entropy: SeatEntropy,
    /// Their seat, once they know it.
    pub seat: Option<Seat>,
    /// The last roll that was opened, and the table's value for it. All before it follow from that.
    pub opened: Option<(u64, Link)>,
    /// What went with actions and may have come into a roll, in order.
    pub sent: Vec<Sent>,
    /// What was wrong already while the game was played.
    pub caught: Vec<Cheat>,
    /// The rolls that were told since the own seat acted last, as long as nobody else has.
    follows: Option<Vec<(u64, Fresh)>>,
    /// What went with an action that is done, and of which nothing was told yet.
    granted: Option<Fresh>,
}

/// Something that went with an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// What went.
    pub fresh: Fresh,
    /// What became of it.
    pub fate: Fate,
}

/// What became of something that went with an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// The table has not answered.
    Unanswered,
    /// This roll came of the action.
    Roll(u64),
    /// The table has refused the action: it may have seen the roll before.
    Refused,
}

/// What a table has done that it must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cheat {
    /// The dice are those of another table.
    OtherTable,
    /// It has shown another commitment.
    OtherCommitment,
    /// What it commits to is not what is played, or not by those who play it.
    OtherTerms,
    /// The secret leads to another chain than the one committed to.
    OtherSecret,
    /// The player has added something else at the beginning.
    OtherEntropy,
    /// Its value for this roll is not of the chain it committed to.
    OtherChain(u64),
    /// Something else has come into this roll than the player's action carried.
    OtherFresh(u64),
    /// What the player's action carried has not come into this roll.
    NoFresh(u64),
}

impl Cheat {
    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Cheat::OtherTable => "other-table",
            Cheat::OtherCommitment => "other-commitment",
            Cheat::OtherTerms => "other-terms",
            Cheat::OtherSecret => "other-secret",
            Cheat::OtherEntropy => "other-entropy",
            Cheat::OtherChain(_) => "other-chain",
            Cheat::OtherFresh(_) => "other-fresh",
            Cheat::NoFresh(_) => "no-fresh",
        }
    }

    /// What is to be said of it.
    pub fn message(self) -> Message {
        let roll = i64::try_from(self.roll().unwrap_or(0)).unwrap_or(i64::MAX);
        match self {
            Cheat::OtherTable => Message::new("dice-other-table"),
            Cheat::OtherCommitment => Message::new("dice-other-commitment"),
            Cheat::OtherTerms => Message::new("dice-other-terms"),
            Cheat::OtherSecret => Message::new("dice-other-secret"),
            Cheat::OtherEntropy => Message::new("dice-other-entropy"),
            Cheat::OtherChain(_) => Message::new("dice-other-chain").with("roll", roll),
            Cheat::OtherFresh(_) => Message::new("dice-other-fresh").with("roll", roll),
            Cheat::NoFresh(_) => Message::new("dice-no-fresh").with("roll", roll),
        }
    }

    /// The roll it concerns; none if all.
    pub fn roll(self) -> Option<u64> {
        match self {
            Cheat::OtherChain(roll) | Cheat::OtherFresh(roll) | Cheat::NoFresh(roll) => Some(roll),
            _ => None,
        }
    }
}

impl Kept {
    /// What is kept of a table that has shown its commitment, by who is about to add this to its dice. `terms` are what is to
    /// be played, by the player's own knowledge: a commitment to anything else is none.
    pub fn new(
        terms: &Terms,
        anchor: Anchor,
        commitment: Commitment,
        entropy: SeatEntropy,
    ) -> Result<Kept, Cheat> {
        if terms.commitment(&anchor) != commitment {
            return Err(Cheat::OtherTerms);
        }
        Ok(Kept {
            table: terms.table.clone(),
            commitment,
            anchor,
            entropy,
            seat: None,
            opened: None,
            sent: Vec::new(),
            caught: Vec::new(),
            follows: None,
            granted: None,
        })
    }

    /// The table says again what it committed to, and which seat is one's own; and once the game has begun, what each seat
    /// has added.
    pub fn is_welcomed(&mut self, commitment: &Commitment, seat: Seat, added: &[SeatEntropy]) {
        self.seat = Some(seat);
        if *commitment != self.commitment {
            self.catch(Cheat::OtherCommitment);
        }
        if added.get(seat.index()).is_some_and(|added| *added != self.entropy) {
            self.catch(Cheat::OtherEntropy);
        }
    }

    /// An action is sent, and this with it.
    pub fn sends(&mut self, fresh: Fresh) {
        self.sent.push(Sent { fresh, fate: Fate::Unanswered });
        (self.follows, self.granted) = (None, None);
    }

    /// The table tells that a seat has acted.
    pub fn hears_action(&mut self, by: Seat) {
        self.follows = (Some(by) == self.seat).then(Vec::new);
        if self.follows.is_none() {
            self.granted = None;
        }
    }

    /// The table tells a roll.
    pub fn hears_roll(&mut self, Opened { roll, link, fresh }: &Opened) {
        if let Some(link) = link {
            let fits = match &self.opened {
                Some((known, earlier)) if known <= roll => link.leads_to_link(*roll, *known, earlier),
                _ => link.leads_to(*roll, &self.anchor),
            };
            if !fits {
                self.catch(Cheat::OtherChain(*roll));
            } else if self.opened.as_ref().is_none_or(|(known, _)| known < roll) {
                self.opened = Some((*roll, link.clone()));
            }
        }
        let Some(follows) = &mut self.follows else { return };
        follows.push((*roll, fresh.clone()));
        let is_it = |sent: &&mut Sent| sent.fresh == *fresh && sent.fate == Fate::Unanswered;
        if let Some(sent) = self.sent.iter_mut().rev().find(is_it) {
            sent.fate = Fate::Roll(*roll);
        }
        if let Some(granted) = self.granted.clone() {
            self.compare_roll(*roll, fresh, &granted);
        }
    }

    /// The action that was sent with this is done. What came of it was told before, or will be.
    pub fn is_done(&mut self, fresh: &Fresh) {
        let Some(follows) = self.follows.take() else {
            let is_open = |sent: &Sent| sent.fresh == *fresh && sent.fate == Fate::Unanswered;
            self.granted = self.sent.iter().any(is_open).then(|| fresh.clone());
            return;
        };
        let Some(at) = self.sent.iter().rposition(|sent| sent.fresh == *fresh) else { return };
        match follows.first() {
            Some((first, _)) => self.sent[at].fate = Fate::Roll(*first),
            // No roll came of it: it is nothing to compare.
            None => _ = self.sent.remove(at),
        }
        for (roll, told) in &follows {
            self.compare_roll(*roll, told, fresh);
        }
    }

    /// Into a roll came what was told; it should be what was sent.
    fn compare_roll(&mut self, roll: u64, told: &Fresh, sent: &Fresh) {
        if told != sent {
            self.catch(if told.is_given() { Cheat::OtherFresh(roll) } else { Cheat::NoFresh(roll) });
        }
    }

    /// Learns what was kept elsewhere of the same table: in another window.
    pub fn join(&mut self, other: &Kept) {
        if other.table != self.table {
            return;
        }
        for sent in &other.sent {
            match self.sent.iter_mut().find(|known| known.fresh == sent.fresh) {
                Some(known) if known.fate == Fate::Unanswered => known.fate = sent.fate,
                Some(_) => {}
                None => self.sent.push(sent.clone()),
            }
        }
        other.caught.iter().for_each(|cheat| self.catch(*cheat));
    }

    /// The action that was sent with this is refused.
    pub fn is_refused(&mut self, fresh: &Fresh) {
        if let Some(sent) = self.sent.iter_mut().rev().find(|sent| sent.fresh == *fresh) {
            sent.fate = Fate::Refused;
        }
    }

    /// How many actions the table has refused after it knew what they carried. It may have seen the rolls and not liked them.
    pub fn refused(&self) -> usize {
        self.sent.iter().filter(|sent| sent.fate == Fate::Refused).count()
    }

    /// Compares with the proof: what is wrong, with what was caught before.
    pub fn compare(&self, proof: &Proof) -> Vec<Cheat> {
        let mut wrong = self.caught.clone();
        let mut found = |cheat: Cheat| {
            if !wrong.contains(&cheat) {
                wrong.push(cheat);
            }
        };
        if proof.table != self.table {
            found(Cheat::OtherTable);
        }
        if proof.commitment != self.commitment {
            found(Cheat::OtherCommitment);
        }
        let own = self.seat.and_then(|seat| proof.entropy.get(seat.index()));
        if own.is_some_and(|entropy| *entropy != self.entropy) {
            found(Cheat::OtherEntropy);
        }
        if proof.secret.as_ref().is_some_and(|secret| secret.anchor() != self.anchor) {
            found(Cheat::OtherSecret);
        }
        let fresh = proof.bound.as_ref().map(|bound| bound.fresh.as_slice()).unwrap_or_default();
        for sent in &self.sent {
            let Fate::Roll(roll) = sent.fate else { continue };
            let used = usize::try_from(roll - 1).ok().and_then(|at| fresh.get(at));
            match used {
                Some(used) if *used == sent.fresh => {}
                Some(used) if used.is_given() => found(Cheat::OtherFresh(roll)),
                _ => found(Cheat::NoFresh(roll)),
            }
        }
        wrong
    }

    /// Compares with a record whose dice were recomputed: also that nothing has come into a roll after an own action that
    /// was not sent with it.
    pub fn compare_rolls(&self, checked: &Checked) -> Vec<Cheat> {
        let mut wrong = self.compare(&checked.proof);
        let own =
            |roll: &CheckedRoll| roll.fresh.is_given() && roll.asked.is_some() && roll.asked == self.seat;
        for (number, roll) in (1..).zip(&checked.rolls).filter(|(_, roll)| own(roll)) {
            if !self.has_sent(number, roll, &checked.rolls) && !wrong.contains(&Cheat::OtherFresh(number)) {
                wrong.push(Cheat::OtherFresh(number));
            }
        }
        wrong
    }

    /// Whether what has come into a roll was sent with the action that asked for it.
    fn has_sent(&self, number: u64, roll: &CheckedRoll, rolls: &[CheckedRoll]) -> bool {
        // Several rolls may come of one action; they stand one behind the other.
        let is_same = |first: u64| {
            let begins = usize::try_from(first - 1).ok().and_then(|at| rolls.get(at));
            let between = begins.and_then(|begins| roll.input.checked_sub(begins.input));
            between.is_some_and(|inputs| number.checked_sub(first) == Some(inputs as u64))
        };
        self.sent.iter().filter(|sent| sent.fresh == roll.fresh).any(|sent| match sent.fate {
            Fate::Unanswered => true,
            Fate::Roll(first) => is_same(first),
            Fate::Refused => false,
        })
    }

    fn catch(&mut self, cheat: Cheat) {
        if !self.caught.contains(&cheat) {
            self.caught.push(cheat);
        }
    }
}

impl fmt::Display for Cheat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        self.roll().map_or(Ok(()), |roll| write!(f, " {roll}"))
    }
}

/// A line that is nothing one keeps of dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadKept {
    /// Which line it is, from 1; 0 if something is missing.
    pub line: usize,
    /// What should be there.
    pub expected: &'static str,
}

impl FromStr for Cheat {
    type Err = BadKept;

    fn from_str(text: &str) -> Result<Cheat, BadKept> {
        let (code, roll) = text.split_once(' ').unwrap_or((text, "0"));
        let bad = BadKept { line: 0, expected: "caught" };
        let roll: u64 = roll.parse().map_err(|_| bad.clone())?;
        let all = [
            Cheat::OtherTable,
            Cheat::OtherCommitment,
            Cheat::OtherTerms,
            Cheat::OtherSecret,
            Cheat::OtherEntropy,
            Cheat::OtherChain(roll),
            Cheat::OtherFresh(roll),
            Cheat::NoFresh(roll),
        ];
        all.into_iter().find(|cheat| cheat.code() == code).ok_or(bad)
    }
}

const FIRST_LINE: &str = "stolik kept dice 2";

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kept { table, commitment, anchor, entropy, .. } = self;
        writeln!(
            f,
            "{FIRST_LINE}\ntable: {table}\ncommitment: {commitment}\nanchor: {anchor}\nentropy: {entropy}"
        )?;
        if let Some(seat) = self.seat {
            writeln!(f, "seat: {}", seat.0)?;
        }
        if let Some((roll, link)) = &self.opened {
            writeln!(f, "opened: {roll} {link}")?;
        }
        for Sent { fresh, fate } in &self.sent {
            match fate {
                Fate::Unanswered => writeln!(f, "sent: {fresh}")?,
                Fate::Roll(roll) => writeln!(f, "sent: {fresh} roll {roll}")?,
                Fate::Refused => writeln!(f, "sent: {fresh} refused")?,
            }
        }
        self.caught.iter().try_for_each(|cheat| writeln!(f, "caught: {cheat}"))
    }
}

impl FromStr for Kept {
    type Err = BadKept;

    fn from_str(text: &str) -> Result<Kept, BadKept> {
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(BadKept { line: 1, expected: FIRST_LINE });
        }
        let (mut table, mut commitment, mut anchor, mut entropy) = (None, None, None, None);
        let (mut seat, mut opened, mut added, mut caught) = (None, None, Vec::new(), Vec::new());
        for (number, line) in lines {
            let bad = |expected| BadKept { line: number, expected };
            let (name, value) = line.split_once(": ").ok_or(bad("NAME: VALUE"))?;
            match name {
                "table" => table = Some(TableId::new(value).ok_or(bad("table"))?),
                "commitment" => commitment = Some(value.parse().map_err(|_| bad("commitment"))?),
                "anchor" => anchor = Some(value.parse().map_err(|_| bad("anchor"))?),
                "entropy" => entropy = Some(value.parse().map_err(|_| bad("entropy"))?),
                "seat" => seat = Some(Seat(value.parse().map_err(|_| bad("seat"))?)),
                "opened" => opened = Some(read_opened(value).ok_or(bad("opened"))?),
                "sent" => added.push(read_sent(value).ok_or(bad("sent"))?),
                "caught" => caught.push(value.parse().map_err(|_| bad("caught"))?),
                _ => return Err(bad("table, commitment, anchor, entropy, seat, opened, sent or caught")),
            }
        }
        let missing = |expected| BadKept { line: 0, expected };
        Ok(Kept {
            table: table.ok_or(missing("table"))?,
            commitment: commitment.ok_or(missing("commitment"))?,
            anchor: anchor.ok_or(missing("anchor"))?,
            entropy: entropy.ok_or(missing("entropy"))?,
            seat,
            opened,
            sent: added,
            caught,
            follows: None,
            granted: None,
        })
    }
}

fn read_opened(text: &str) -> Option<(u64, Link)> {
    let (roll, link) = text.split_once(' ')?;
    Some((roll.parse().ok()?, link.parse().ok()?))
}

fn read_sent(text: &str) -> Option<Sent> {
    let mut words = text.split(' ');
    let fresh = words.next()?.parse().ok()?;
    let fate = match (words.next(), words.next()) {
        (None, None) => Fate::Unanswered,
        (Some("refused"), None) => Fate::Refused,
        // Rolls are counted from 1.
        (Some("roll"), Some(roll)) => Fate::Roll(roll.parse().ok().filter(|roll| *roll > 0)?),
        _ => return None,
    };
    words.next().is_none().then_some(Sent { fresh, fate })
}
