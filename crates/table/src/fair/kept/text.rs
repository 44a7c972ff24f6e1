//! What a player keeps of the dice, as lines of text.

use super::{Fate, Kept, Sent};
use crate::fair::terms::seats_line;
use crate::fair::{Link, SeatTerm, TableId};
use std::fmt;
use std::str::FromStr;
use stolik_game::Seat;

/// A line that is nothing one keeps of dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadKept {
    /// Which line it is, from 1; 0 if something is missing.
    pub line: usize,
    /// What should be there.
    pub expected: &'static str,
}

const FIRST_LINE: &str = "stolik kept dice 2";

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kept { table, commitment, anchor, entropy, .. } = self;
        writeln!(f, "{FIRST_LINE}\ntable: {table}\ncommitment: {commitment}\nanchor: {anchor}")?;
        writeln!(f, "seats: {}\nentropy: {entropy}", seats_line(&self.seats))?;
        if let Some(seat) = self.seat {
            writeln!(f, "seat: {}", seat.0)?;
        }
        if let Some((roll, link)) = &self.opened {
            writeln!(f, "opened: {roll} {link}")?;
        }
        for Sent { roll, fresh, fate } in &self.sent {
            writeln!(f, "sent: {roll} {fresh}{}", fate_word(*fate))?;
        }
        self.caught.iter().try_for_each(|cheat| writeln!(f, "caught: {cheat}"))
    }
}

/// What became of something that was sent, behind it.
fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::Unanswered => "",
        Fate::Done => " done",
        Fate::NoRoll => " no-roll",
        Fate::Refused => " refused",
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
        let (mut seats, mut seat, mut opened) = (None, None, None);
        let (mut added, mut caught) = (Vec::new(), Vec::new());
        for (number, line) in lines {
            let bad = |expected| BadKept { line: number, expected };
            let (name, value) = line.split_once(": ").ok_or(bad("NAME: VALUE"))?;
            match name {
                "table" => table = Some(TableId::new(value).ok_or(bad("table"))?),
                "commitment" => commitment = Some(value.parse().map_err(|_| bad("commitment"))?),
                "anchor" => anchor = Some(value.parse().map_err(|_| bad("anchor"))?),
                "seats" => seats = Some(read_seats(value).ok_or(bad("seats"))?),
                "entropy" => entropy = Some(value.parse().map_err(|_| bad("entropy"))?),
                "seat" => seat = Some(Seat(value.parse().map_err(|_| bad("seat"))?)),
                "opened" => opened = Some(read_opened(value).ok_or(bad("opened"))?),
                "sent" => added.push(read_sent(value).ok_or(bad("sent"))?),
                "caught" => caught.push(value.parse().map_err(|_| bad("caught"))?),
                _ => {
                    return Err(bad(
                        "table, commitment, anchor, seats, entropy, seat, opened, sent or caught",
                    ));
                }
            }
        }
        let missing = |expected| BadKept { line: 0, expected };
        Ok(Kept {
            table: table.ok_or(missing("table"))?,
            commitment: commitment.ok_or(missing("commitment"))?,
            anchor: anchor.ok_or(missing("anchor"))?,
            seats: seats.ok_or(missing("seats"))?,
            entropy: entropy.ok_or(missing("entropy"))?,
            seat,
            opened,
            sent: added,
            caught,
            asking: None,
            told: None,
        })
    }
}

fn read_seats(text: &str) -> Option<Vec<SeatTerm>> {
    text.split(',').map(|seat| seat.parse().ok()).collect()
}

fn read_opened(text: &str) -> Option<(u64, Link)> {
    let (roll, link) = text.split_once(' ')?;
    // Rolls are counted from 1.
    Some((roll.parse().ok().filter(|roll| *roll > 0)?, link.parse().ok()?))
}

fn read_sent(text: &str) -> Option<Sent> {
    let mut words = text.split(' ');
    let (roll, fresh) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let fate = match words.next() {
        None => Fate::Unanswered,
        Some("done") => Fate::Done,
        Some("no-roll") => Fate::NoRoll,
        Some("refused") => Fate::Refused,
        Some(_) => return None,
    };
    words.next().is_none().then_some(Sent { roll, fresh, fate })
}
