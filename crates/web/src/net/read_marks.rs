//! Up to where the talk of each table was read, as this browser keeps it.

use std::fmt;

/// So many tables are remembered, those that were seen last.
const MOST: usize = 50;

/// Up to which event the talk of each table was read, the table seen last first. As text a line a table: `t5k2 17`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadMarks(Vec<(String, u64)>);

impl ReadMarks {
    /// What was kept. A line that is none is passed over.
    pub fn read(text: &str) -> ReadMarks {
        let mark = |line: &str| {
            let (table, read) = line.split_once(' ')?;
            Some((table.to_owned(), read.parse().ok()?))
        };
        ReadMarks(text.lines().filter_map(mark).take(MOST).collect())
    }

    /// Comes to a table: up to where its talk was read. At a new one that is all of it until now.
    pub fn come_to(&mut self, table: &str, now: u64) -> u64 {
        let known = self.0.iter().find(|(of, _)| of == table);
        let read = known.map_or(now, |(_, read)| (*read).min(now));
        self.set(table, read);
        read
    }

    /// The talk of a table was read up to an event.
    pub fn set(&mut self, table: &str, read: u64) {
        self.0.retain(|(of, _)| of != table);
        self.0.insert(0, (table.to_owned(), read));
        self.0.truncate(MOST);
    }
}

impl fmt::Display for ReadMarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(table, read)| writeln!(f, "{table} {read}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_read_is_still_unread_after_a_reload() {
        let mut marks = ReadMarks::read("");
        assert_eq!(marks.come_to("a", 5), 5, "what was said before one came is not news");
        let mut marks = ReadMarks::read(&marks.to_string());
        assert_eq!(marks.come_to("a", 9), 5, "the page was loaded anew, and nobody has read");
        marks.set("a", 9);
        assert_eq!(ReadMarks::read(&marks.to_string()).come_to("a", 12), 9);
        // A table that begins anew has fewer events.
        assert_eq!(marks.come_to("a", 2), 2);
    }

    #[test]
    fn the_last_tables_are_remembered_each_by_itself() {
        let mut marks = ReadMarks::default();
        for number in 0..60 {
            marks.come_to(&format!("t{number}"), number);
        }
        let mut again = ReadMarks::read(&marks.to_string());
        assert_eq!(again, marks);
        assert_eq!((again.come_to("t59", 99), again.come_to("t10", 99)), (59, 10));
        assert_eq!(again.come_to("t9", 99), 99, "too long ago");
        assert_eq!(ReadMarks::read("old 7").come_to("old", 8), 7, "as it was kept before");
        assert_eq!(ReadMarks::read("nonsense\na b\n\nc 3"), ReadMarks(vec![("c".to_owned(), 3)]));
    }
}
