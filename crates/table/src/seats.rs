//! Who holds the seats.

use stolik_game::{Seat, Seats};

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person of this name.
    Person(String),
    /// Nobody yet.
    Nobody,
}

/// The seats of a table and who holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(Vec<Holder>);

impl Seating {
    /// The longest name somebody may have, in characters.
    pub const LONGEST_NAME: usize = 40;

    /// So many persons, by their names. Names are cut to a sensible length and lose what would break a record.
    pub fn persons<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> Seating {
        let names = names.into_iter();
        Seating(names.map(|name| Holder::Person(tidy(name.as_ref()))).collect())
    }

    /// Who holds a seat; nobody holds a seat that does not exist.
    pub fn holder(&self, seat: Seat) -> &Holder {
        self.0.get(seat.index()).unwrap_or(&Holder::Nobody)
    }

    /// The seats that are held.
    pub fn held(&self) -> Seats {
        (0..self.0.len() as u8).map(Seat).filter(|&seat| *self.holder(seat) != Holder::Nobody).collect()
    }

    /// The names in the order of the seats; an empty one where nobody sits.
    pub fn names(&self) -> Vec<String> {
        let name = |holder: &Holder| match holder {
            Holder::Person(name) => name.clone(),
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

/// A name that fits into one header line of a record, where `;` parts the names and braces hold remarks.
fn tidy(name: &str) -> String {
    let printable = name.chars().map(|c| if c.is_control() { ' ' } else { c });
    let kept: String = printable.filter(|c| !matches!(c, ';' | '{' | '}')).collect();
    kept.trim().chars().take(Seating::LONGEST_NAME).collect()
}
