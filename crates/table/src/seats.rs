//! Who holds the seats.

use stolik_game::{Seat, Seats};

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person of this name.
    Person(String),
    /// A bot of this name, as bots are named: `easy`, `strong`.
    Bot(String),
    /// Nobody yet.
    Nobody,
}

/// The seats of a table and who holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(Vec<Holder>);

impl Seating {
    /// The longest name somebody may have, in characters.
    pub const LONGEST_NAME: usize = 40;
    /// How the names of bots begin in records.
    const BOT: &'static str = "bot:";

    /// These, in the order of the seats. Names are cut to a sensible length and lose what would break a record.
    pub fn new(holders: impl IntoIterator<Item = Holder>) -> Seating {
        let tidied = |holder| match holder {
            Holder::Person(name) => Holder::Person(person(&name)),
            Holder::Bot(name) => Holder::Bot(tidy(&name)),
            Holder::Nobody => Holder::Nobody,
        };
        Seating(holders.into_iter().map(tidied).collect())
    }

    /// Who sat where by the names in a record.
    pub fn named<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> Seating {
        let holder = |name: S| match name.as_ref().strip_prefix(Seating::BOT) {
            Some(bot) => Holder::Bot(bot.to_owned()),
            None => Holder::Person(name.as_ref().to_owned()),
        };
        Seating::new(names.into_iter().map(holder))
    }

    /// So many persons, by their names. Names are cut to a sensible length and lose what would break a record.
    pub fn persons<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> Seating {
        Seating::new(names.into_iter().map(|name| Holder::Person(name.as_ref().to_owned())))
    }

    /// A name that somebody gives, as it can stand at tables and in records; none if it is too long, or nothing is left of it.
    pub fn read_name(given: &str) -> Option<String> {
        let name = person(given);
        let fits = !name.is_empty() && given.trim().chars().count() <= Seating::LONGEST_NAME;
        fits.then_some(name)
    }

    /// The person on a seat goes by another name from now on.
    pub(crate) fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(Holder::Person(known)) = self.0.get_mut(seat.index()) {
            *known = person(name);
        }
    }

    /// Who holds a seat; nobody holds a seat that does not exist.
    pub fn holder(&self, seat: Seat) -> &Holder {
        self.0.get(seat.index()).unwrap_or(&Holder::Nobody)
    }

    /// The seats that are held.
    pub fn held(&self) -> Seats {
        (0..self.0.len() as u8).map(Seat).filter(|&seat| *self.holder(seat) != Holder::Nobody).collect()
    }

    /// The bot of a seat, if one holds it.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match self.holder(seat) {
            Holder::Bot(name) => Some(name),
            Holder::Person(_) | Holder::Nobody => None,
        }
    }

    /// The seats that persons hold.
    pub fn with_persons(&self) -> Seats {
        let is_person = |seat: &Seat| matches!(self.holder(*seat), Holder::Person(_));
        (0..self.0.len() as u8).map(Seat).filter(is_person).collect()
    }

    /// The names in the order of the seats, as records have them; an empty one where nobody sits.
    pub fn names(&self) -> Vec<String> {
        let name = |holder: &Holder| match holder {
            Holder::Person(name) => name.clone(),
            Holder::Bot(name) => format!("{}{name}", Seating::BOT),
            Holder::Nobody => String::new(),
        };
        self.0.iter().map(name).collect()
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The name of a person, which is not taken for that of a bot.
fn person(name: &str) -> String {
    let name = tidy(name);
    match name.strip_prefix(Seating::BOT) {
        Some(rest) => person(rest),
        None => name,
    }
}

/// A name that fits into one header line of a record, where `;` parts the names and braces hold remarks.
fn tidy(name: &str) -> String {
    let printable = name.chars().map(|c| if c.is_control() { ' ' } else { c });
    let kept: String = printable.filter(|c| !matches!(c, ';' | '{' | '}')).collect();
    kept.trim().chars().take(Seating::LONGEST_NAME).collect()
}
