//! A game that is kept, as a list shows it.

use std::fmt;
use std::str::FromStr;
use stolik_catalog::Kind;
use stolik_game::Record;
use stolik_table::Seating;

/// The number of a game that is kept: the moment it was begun, which is as good as any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KeptId(pub u64);

/// Twelve hexadecimal digits, in addresses and as the key of the database.
impl fmt::Display for KeptId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:012x}", self.0)
    }
}

impl FromStr for KeptId {
    type Err = NotKept;

    fn from_str(text: &str) -> Result<KeptId, NotKept> {
        let is_id = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let id = if is_id { u64::from_str_radix(text, 16).ok() } else { None };
        id.map(KeptId).ok_or(NotKept)
    }
}

/// A text that is no number, or no head, of a game that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotKept;

/// A game that is kept, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its number.
    pub id: KeptId,
    /// Which game it is.
    pub kind: Kind,
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// How many turns it has.
    pub turns: usize,
    /// How many inputs it has.
    pub inputs: usize,
    /// Whether it has ended.
    pub is_over: bool,
    /// Who sits where.
    pub seating: Seating,
}

impl Kept {
    /// What a list shows of a record; none of a game that is none of ours.
    pub fn of(id: KeptId, when: u64, record: &Record) -> Option<Kept> {
        Some(Kept {
            id,
            kind: Kind::named(&record.game)?,
            when,
            turns: record.turns.len(),
            inputs: record.inputs(),
            is_over: record.result.is_some(),
            seating: Seating::named(&record.seats),
        })
    }
}

/// One line of words, then one of names.
impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kept { id, kind, when, turns, inputs, is_over, seating } = self;
        let state = if *is_over { "over" } else { "running" };
        write!(f, "{id} {} {when} {turns} {inputs} {state}\n{}", kind.id(), seating.names().join(";"))
    }
}

impl FromStr for Kept {
    type Err = NotKept;

    fn from_str(text: &str) -> Result<Kept, NotKept> {
        let (head, names) = text.split_once('\n').ok_or(NotKept)?;
        let words: Vec<&str> = head.split(' ').collect();
        let [id, kind, when, turns, inputs, state] = words.as_slice() else { return Err(NotKept) };
        Ok(Kept {
            id: id.parse()?,
            kind: Kind::named(kind).ok_or(NotKept)?,
            when: when.parse().map_err(|_| NotKept)?,
            turns: turns.parse().map_err(|_| NotKept)?,
            inputs: inputs.parse().map_err(|_| NotKept)?,
            is_over: *state == "over",
            seating: Seating::named(names.split(';')),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Kept, KeptId};
    use stolik_catalog::{Kind, Line};

    #[test]
    fn heads_and_numbers_come_back() {
        let mut record = Line::new(Kind::Wojna.usual()).record(None);
        record.seats = vec!["Hania".to_owned(), "bot:easy".to_owned()];
        let kept = Kept::of(KeptId(0x1_2345), 77, &record).expect("a game of ours");
        assert_eq!(kept.to_string().parse(), Ok(kept.clone()));
        assert_eq!(kept.id.to_string().parse(), Ok(kept.id));
        assert_eq!(kept.seating.bot(stolik_game::Seat(1)), Some("easy"));
        for broken in ["", "12", "12 chess 1 1 1 over\na;b", "12 wojna 1 1 over\na;b"] {
            assert!(broken.parse::<Kept>().is_err(), "{broken}");
        }
        assert!("+12".parse::<KeptId>().is_err());
    }
}
