//! A table as it is kept.

use super::{Person, PersonId, TableKey, Wished, Wisher};
use crate::Household;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table as it is kept, without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTable {
    /// Its number in the storage.
    pub key: TableKey,
    /// Its name.
    pub id: String,
    /// How often it was changed.
    pub revision: i64,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Whether the game is over.
    pub over: bool,
    /// When it was made, in thousandths of a second since 1970.
    pub made: u64,
    /// When the game began; none while seats are open.
    pub started: Option<u64>,
    /// The rest of it.
    pub about: Keeper,
}

/// What a table was made with, and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keeper {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// All its options.
    pub options: BTreeMap<String, String>,
    /// The options that are not as usual.
    pub chosen: BTreeMap<String, String>,
    /// The position it begins from, if not the usual one.
    pub position: Option<String>,
    /// The time control.
    pub time: String,
    /// Whether the clock of a side waits for its first action, set when the game begins. Of games that began before there
    /// was such a rule it does not.
    #[serde(default)]
    pub clocks_wait: bool,
    /// What happens when somebody leaves.
    pub absence: String,
    /// The secret of the dice.
    pub secret: String,
    /// What is committed to besides; nothing at tables with dice of version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<KeptBound>,
    /// The seats.
    pub seats: Vec<KeptSeat>,
    /// Who has made the table; unknown of those made before that was kept.
    #[serde(default)]
    pub maker: Option<PersonId>,
    /// From where it was made; unknown of those made before that was kept, and after a restart nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_from: Option<Household>,
    /// The name of who has made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_by: Option<String>,
    /// The language it was made in, for those who do not say which one they want.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The hash of the secret of the link to any free seat; none where it was closed, or there never was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub any: Option<String>,
    /// Whether who has made the table has closed it before the game began. Nobody sits there then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Once the game is over, the place that each seat has reached; none if it was called off. Of games that ended before
    /// this was kept it is found out when somebody asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Reached>,
    /// The seats awaited when the game begins, one bit each.
    pub first: u16,
    /// The table of the next game of the match.
    pub next: Option<String>,
    /// The secret of the dice of the next game, committed to before anybody adds to them.
    #[serde(default)]
    pub next_secret: Option<String>,
    /// The name of the table of the next game and the anchor of its dice, drawn with their secret; nothing where that was
    /// promised as in version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_table: Option<KeptNext>,
    /// Who wants another game, and what each adds to its dice.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub again: BTreeMap<u8, Option<String>>,
    /// Who has said no to another game, the last few times of each seat: it leaves no event by which it would be known again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<KeptNo>,
    /// How many games of the match were before this one.
    #[serde(default)]
    pub games: u32,
    /// The points of each seat from the games before this one; nothing where there were none.
    #[serde(default)]
    pub points: Vec<i32>,
}

/// What the dice of version 2 are committed to, besides what is kept of the table anyway.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptBound {
    /// Where the chain of the secret ends.
    pub anchor: String,
    /// Who sits where, as it was known when the table was made.
    pub seats: Vec<String>,
}

/// What is fixed of the next game before anybody adds anything to its dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptNext {
    /// The table's name.
    pub id: String,
    /// Where the chain of its secret ends.
    pub anchor: String,
}

/// A no to another game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptNo {
    /// The seat that said it.
    pub seat: u8,
    /// The client's name for it.
    pub id: String,
    /// What was wished, hashed.
    pub what: Option<i64>,
    /// The number with which it was answered.
    pub number: u64,
}

/// The place that each seat has reached, 1 for the first; an empty list where a game was called off.
pub type Reached = Vec<u8>;

/// Which tables of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All of them.
    All,
    /// Those whose game is not over.
    Present,
    /// Those whose game is over.
    Past,
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The person who sits there.
    pub person: Option<PersonId>,
    /// Their name.
    pub name: String,
    /// Whether they have no account. Of tables made before that was kept nobody counts as a guest.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
    /// The bot that plays there.
    pub bot: Option<String>,
    /// The hash of the secret of the seat's link.
    pub link: Option<String>,
    /// What the seat adds to the dice.
    pub entropy: Option<String>,
}

/// How many times that a seat has said no to another game are remembered: more than a client has unanswered at once.
const MOST_NOS: usize = 8;

impl Keeper {
    /// Remembers a no to another game.
    pub fn decline(&mut self, seat: u8, wish: &Wished, number: u64) {
        let nos = self.declined.iter().filter(|no| no.seat == seat).count();
        if nos >= MOST_NOS
            && let Some(oldest) = self.declined.iter().position(|no| no.seat == seat)
        {
            self.declined.remove(oldest);
        }
        self.declined.push(KeptNo { seat, id: wish.id.clone(), what: wish.what, number });
    }
}

impl KeptNo {
    /// The wish that it was.
    pub fn wish(&self) -> Wished {
        Wished { by: Wisher::Seat(self.seat), id: self.id.clone(), what: self.what }
    }
}

impl KeptSeat {
    /// Whether nobody sits there.
    pub fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

/// How far a game is, as its log has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The seats awaited, one bit each.
    pub awaited: u16,
    /// Since when, in thousandths of a second since 1970.
    pub since: u64,
}

/// A time in which the server was away, in thousandths of a second since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// From when.
    pub from: u64,
    /// Until when.
    pub until: u64,
}

impl Wisher {
    /// As it is kept: a seat by its number, who watches by one below all seats.
    pub(super) fn number(self) -> i64 {
        match self {
            Wisher::Seat(seat) => i64::from(seat),
            Wisher::Somebody => -1,
            Wisher::Watcher(PersonId(person)) => -2 - person,
        }
    }

    /// Who is kept by this number.
    pub(super) fn numbered(number: i64) -> Wisher {
        match u8::try_from(number) {
            Ok(seat) => Wisher::Seat(seat),
            Err(_) if number >= -1 => Wisher::Somebody,
            Err(_) => Wisher::Watcher(PersonId(-2 - number)),
        }
    }
}

impl Outage {
    /// How much of it lies between two moments.
    pub fn within(self, from: u64, until: u64) -> u64 {
        self.until.min(until).saturating_sub(self.from.max(from))
    }
}

impl KeptTable {
    /// The seat of a person.
    pub fn seat_of(&self, person: PersonId) -> Option<u8> {
        let at = self.about.seats.iter().position(|seat| seat.person == Some(person))?;
        u8::try_from(at).ok()
    }

    /// Somebody is called otherwise at this table, or has an account now. A game that is over was played under the names it
    /// has.
    pub fn call(&mut self, person: &Person) {
        if !self.over {
            for seat in self.about.seats.iter_mut().filter(|seat| seat.person == Some(person.id)) {
                seat.name.clone_from(&person.name);
                seat.guest = person.guest;
            }
        }
    }

    /// The name of who has made the table, if it is known.
    pub fn made_by(&self) -> Option<&str> {
        let about = &self.about;
        let seated = || about.seats.iter().find(|seat| seat.person.is_some() && seat.person == about.maker);
        about.made_by.as_deref().or_else(|| seated().map(|seat| seat.name.as_str()))
    }

    /// Whether no person sits here.
    pub fn is_of_bots_alone(&self) -> bool {
        self.about.seats.iter().all(|seat| seat.bot.is_some())
    }

    /// Whether people have days for a move: then nobody need be here.
    pub fn is_by_days(&self) -> bool {
        self.about.time.starts_with("days:")
    }

    /// Whether a clock runs at this table, on whichever side.
    pub fn has_clock(&self) -> bool {
        let in_rules = self.about.options.get("scenario").is_some_and(|scenario| scenario == "clock");
        in_rules || self.about.time != "none"
    }

    /// Whether something may happen at this table without anybody doing it: clocks fall, bots stand in. Bots that hold a seat wait
    /// for somebody who is there.
    pub fn is_timed(&self) -> bool {
        self.has_clock() || self.about.absence.starts_with("bot")
    }
}
