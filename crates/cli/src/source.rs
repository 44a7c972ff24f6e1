//! Games from files: records, ours and of other programs.

use crate::failure::Failure;
use crate::{choose, explain, foreign};
use std::fs::File;
use std::io::{self, Read};
use stolik_catalog::{Kind, Replayed};
use stolik_game::record::LONGEST_RECORD;
use stolik_game::{Message, Record, RecordError};
use stolik_study::header_line;
use stolik_text::Speaker;

/// A text, and the name to call it by.
#[derive(Debug)]
pub struct Source {
    /// The file's name as it was given.
    pub name: String,
    /// The content.
    pub text: String,
}

/// A game of a source.
#[derive(Debug)]
pub struct Written {
    /// The game as a record.
    pub record: Record,
    /// What to call it: the source, and which of its games if there are several.
    pub name: String,
    /// The record's own text; none where it was made from a text of other programs, whose lines are others.
    text: Option<String>,
}

/// Reads a file, or standard input for `-`; no more of it than could be a record.
pub fn read(speaker: &Speaker, path: &str) -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let most = LONGEST_RECORD as u64 + 1;
    let read = match path {
        "-" => io::stdin().lock().take(most).read_to_end(&mut bytes),
        path => File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)),
    };
    read.map_err(|error| Failure::reading(speaker, path, &error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|&byte| byte == b'\n').count();
        Failure::bad(format!("{path}:{line}: {}", speaker.text("cli-file-not-text")))
    })?;
    Ok(Source { name: path.to_owned(), text })
}

impl Source {
    /// Its games: one of a record, all of a file of other programs.
    pub fn games(self, speaker: &Speaker) -> Result<Vec<Written>, Failure> {
        let Source { name, text } = self;
        if let Some((kind, format)) = Kind::foreign(&text) {
            return foreign::read(speaker, kind, format, &name, &text);
        }
        match text.parse() {
            Ok(record) => Ok(vec![Written { record, name, text: Some(text) }]),
            Err(error) => Err(Failure::bad(explain::record(speaker, None, &name, &error))),
        }
    }

    /// Its only game.
    pub fn game(self, speaker: &Speaker) -> Result<Written, Failure> {
        let name = self.name.clone();
        let mut games = self.games(speaker)?;
        match (games.pop(), games.len()) {
            (Some(game), 0) => Ok(game),
            (_, others) => {
                let message = Message::new("cli-several-games").with("count", others + 1);
                Err(Failure::bad(format!("{name}: {}", speaker.say(&message))))
            }
        }
    }
}

impl Written {
    /// A game that was not read as a record.
    pub fn converted(record: Record, name: String) -> Written {
        Written { record, name, text: None }
    }

    /// The game replayed as far as it goes; fails where there is nothing to show at all.
    pub fn replay(&self, speaker: &Speaker) -> Result<Replayed, Failure> {
        Replayed::of(&self.record).map_err(|error| Failure::bad(self.problem(speaker, &error)))
    }

    /// What is wrong with it, on which line, said by somebody who knows the sides of its game.
    pub fn problem(&self, speaker: &Speaker, error: &RecordError) -> String {
        let kind = Kind::named(&self.record.game);
        let speaker = kind.map_or_else(|| speaker.clone(), |kind| choose::knowing(speaker, &kind.usual()));
        let header = self.text.as_ref().and_then(|text| header_line(text, &error.problem));
        let line = header.unwrap_or(error.line);
        let error = RecordError { line, problem: error.problem.clone() };
        explain::record(&speaker, kind, &self.name, &error)
    }
}
