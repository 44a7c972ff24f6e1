//! Everything that is kept, as one text file that a person can read.

use super::KeptId;
use std::fmt;
use std::str::FromStr;
use stolik_game::Message;

/// The first line of such a file, without its version.
const FIRST_LINE: &str = "stolik kept ";
const VERSION: u16 = 1;
/// How the line before a record begins. No line of a record does.
const GAME: &str = "--- game ";
const SETTING: &str = "--- setting ";

/// Everything that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Everything {
    /// Settings by name.
    pub settings: Vec<(String, String)>,
    /// Games.
    pub games: Vec<StoredGame>,
}

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Its number.
    pub id: KeptId,
    /// When it was last played, in milliseconds since 1970.
    pub when: u64,
    /// Its record, as text.
    pub record: String,
    /// The line of the file it begins on; 0 if it does not come from a file.
    pub line: usize,
}

/// What came of taking a file in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// How many games were taken in.
    pub games: usize,
    /// Those that cannot be read: the line of the file, and why.
    pub refused: Vec<(usize, Message)>,
}

impl fmt::Display for Everything {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}{VERSION}")?;
        for (name, value) in &self.settings {
            // A setting is one line; what is not was not set by us.
            if !name.contains(['\n', ' ']) && !value.contains('\n') {
                writeln!(f, "{SETTING}{name} {value}")?;
            }
        }
        for StoredGame { id, when, record, .. } in &self.games {
            writeln!(f, "{GAME}{id} {when}\n{}", record.trim_end())?;
        }
        Ok(())
    }
}

impl FromStr for Everything {
    type Err = Message;

    fn from_str(text: &str) -> Result<Everything, Message> {
        let mut lines = (1..).zip(text.lines());
        let version =
            lines.next().and_then(|(_, first)| first.trim_start_matches('\u{feff}').strip_prefix(FIRST_LINE));
        match version.map(|version| version.trim().parse()) {
            Some(Ok(VERSION)) => {}
            Some(Ok(newer)) => {
                return Err(Message::new("room-file-newer").with("version", i64::from(newer)));
            }
            _ => return Err(Message::new("room-file-foreign")),
        }
        let mut everything = Everything::default();
        for (number, line) in lines {
            let bad = || Message::new("room-file-line").with("line", number);
            if let Some(setting) = line.strip_prefix(SETTING) {
                let (name, value) = setting.split_once(' ').ok_or_else(bad)?;
                everything.settings.push((name.to_owned(), value.to_owned()));
            } else if let Some(head) = line.strip_prefix(GAME) {
                let (id, when) = head.split_once(' ').ok_or_else(bad)?;
                let id = id.parse().map_err(|_| bad())?;
                let when = when.trim().parse().map_err(|_| bad())?;
                everything.games.push(StoredGame { id, when, record: String::new(), line: number });
            } else if let Some(game) = everything.games.last_mut() {
                game.record.push_str(line);
                game.record.push('\n');
            } else if !line.trim().is_empty() {
                return Err(bad());
            }
        }
        Ok(everything)
    }
}

#[cfg(test)]
mod tests {
    use super::{Everything, StoredGame};
    use crate::store::KeptId;
    use stolik_catalog::{Kind, Line};
    use stolik_game::{Message, Pinned, Record};

    fn everything() -> Everything {
        let mut entropy = Pinned::from_seed(1);
        let game = |(id, kind): (u64, &Kind)| {
            let mut line = Line::new(kind.usual());
            for _ in 0..12 {
                let input = line.position().random_input(&mut entropy).expect("an input");
                line.play(&input).expect("a legal input");
            }
            StoredGame { id: KeptId(id), when: id * 1000, record: line.record(None).to_string(), line: 0 }
        };
        let settings =
            vec![("theme".to_owned(), "dark".to_owned()), ("name".to_owned(), "Ala i As".to_owned())];
        Everything { settings, games: (7..).zip(Kind::ALL).map(game).collect() }
    }

    #[test]
    fn everything_comes_back() {
        let written = everything();
        let read: Everything = written.to_string().parse().expect("a file");
        assert_eq!(read.settings, written.settings);
        let records = |all: &Everything| -> Vec<(KeptId, u64, Record)> {
            let record = |game: &StoredGame| game.record.parse().expect("a record");
            all.games.iter().map(|game| (game.id, game.when, record(game))).collect()
        };
        assert_eq!(records(&read), records(&written));
    }

    #[test]
    fn a_file_of_something_else_or_of_a_newer_stolik_is_told_apart() {
        let read = |text: &str| text.parse::<Everything>().expect_err("no such file").key;
        assert_eq!(read("hello"), "room-file-foreign");
        assert_eq!(read(""), "room-file-foreign");
        assert_eq!(read("stolik record 1\n"), "room-file-foreign");
        assert_eq!(read("stolik kept 2\n"), "room-file-newer");
        let line = "stolik kept 1\n\nsomething".parse::<Everything>().expect_err("no such line");
        assert_eq!(line, Message::new("room-file-line").with("line", 3usize));
        let number = "stolik kept 1\n--- game x 1".parse::<Everything>().expect_err("no number");
        assert_eq!(number, Message::new("room-file-line").with("line", 2usize));
    }

    #[test]
    fn the_place_of_each_game_is_known() {
        let text = everything().to_string();
        let read: Everything = text.parse().expect("a file");
        for game in read.games {
            let line = text.lines().nth(game.line - 1).expect("a line");
            assert!(line.contains(&game.id.to_string()), "{line}");
        }
    }
}
