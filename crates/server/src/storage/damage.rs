//! What is damaged of a table.

use std::fmt;

/// What is damaged of a table, and from where on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The table's name; none if that cannot be read either.
    pub table: Option<String>,
    /// The number of the first event that is not as it was kept; all before it are whole. None if the table itself is damaged:
    /// its options, seats or dice.
    pub from: Option<u64>,
    /// What is wrong.
    pub what: Wrong,
}

/// What is wrong with what was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is not what its checksum says was kept.
    Changed,
    /// Something is missing before it.
    Gap,
    /// The end is missing: the log went further.
    NoEnd,
    /// It cannot be read from the data file.
    Unreadable(String),
    /// It can be read, and is what was kept, but means nothing to this program.
    Meaningless(String),
}

impl Damage {
    /// The same, of the table of this name.
    #[must_use]
    pub fn at(self, table: &str) -> Damage {
        Damage { table: Some(table.to_owned()), ..self }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table {
            Some(table) => write!(f, "the table {table} is damaged")?,
            None => f.write_str("a table is damaged")?,
        }
        if let Some(from) = self.from {
            write!(f, " from event {from} on")?;
        }
        write!(f, ": {}", self.what)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Changed => f.write_str("it is not what was kept"),
            Wrong::Gap => f.write_str("events are missing"),
            Wrong::NoEnd => f.write_str("its end is missing"),
            Wrong::Unreadable(why) => write!(f, "it cannot be read ({why})"),
            Wrong::Meaningless(why) => write!(f, "it means nothing here ({why})"),
        }
    }
}
