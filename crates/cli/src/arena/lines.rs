//! The games of a contest in a file, a JSON object a line: first what is contested, then a game a line.

use crate::failure::Failure;
use crate::json;
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use stolik_bots::arena::{Contest, Played};
use stolik_game::{Message, Value, ValueError};
use stolik_text::Speaker;

/// The file, if there is one, and the games that were in it.
pub struct Lines {
    file: Option<(File, String)>,
    played: Vec<Played>,
}

impl Lines {
    /// Opens the file, or makes it. What is in it must be of the same contest.
    pub fn open(path: Option<&Path>, contest: &Contest, speaker: &Speaker) -> Result<Lines, Failure> {
        let Some(path) = path else {
            return Ok(Lines { file: None, played: Vec::new() });
        };
        let name = path.display().to_string();
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::reading(speaker, &name, &error)),
        };
        let played = read(&text, &name, contest, speaker)?;
        let opened = OpenOptions::new().create(true).append(true).open(path);
        let mut file = opened.map_err(|error| Failure::writing(speaker, &name, &error))?;
        let begun = match text.rfind('\n') {
            None => writeln!(file, "{}", json::from_value(&contest.value())),
            // A line that was cut off in the middle would spoil the next one: its game is played again.
            Some(end) => file.set_len(end as u64 + 1),
        };
        begun.map_err(|error| Failure::writing(speaker, &name, &error))?;
        Ok(Lines { file: Some((file, name)), played })
    }

    /// The games that were in the file.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Their numbers.
    pub fn done(&self) -> BTreeSet<u32> {
        self.played.iter().map(|played| played.number).collect()
    }

    /// Adds a game.
    pub fn write(&mut self, played: &Played) -> io::Result<()> {
        match &mut self.file {
            Some((file, _)) => writeln!(file, "{}", json::from_value(&played.value())),
            None => Ok(()),
        }
    }

    /// That the file could not be written.
    pub fn failed(&self, speaker: &Speaker, error: &io::Error) -> Failure {
        let name = self.file.as_ref().map_or("", |(_, name)| name);
        Failure::writing(speaker, name, error)
    }
}

/// The games of this contest in a text, each once. A last line without an end was cut off, and is left out.
fn read(text: &str, path: &str, contest: &Contest, speaker: &Speaker) -> Result<Vec<Played>, Failure> {
    let other = || {
        let message = Message::new("bots-arena-other-contest").with("path", path);
        Failure::bad(speaker.say(&message))
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut played: Vec<Played> = Vec::new();
    for (number, line) in (1_i64..).zip(whole.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let value = parse(line, number, path, speaker)?;
        if number == 1 {
            if value != contest.value() {
                return Err(other());
            }
            continue;
        }
        let game = Played::from_value(&value).map_err(|error| bad_line(number, path, &error, speaker))?;
        let fits = game.number < contest.count() && game.places.len() == usize::from(contest.game.sides());
        if fits && played.iter().all(|known| known.number != game.number) {
            played.push(game);
        }
    }
    if whole.is_empty() && !text.is_empty() {
        return Err(other());
    }
    Ok(played)
}

fn parse(line: &str, number: i64, path: &str, speaker: &Speaker) -> Result<Value, Failure> {
    let json = serde_json::from_str(line).map_err(|_| {
        let message = Message::new("bots-arena-not-json").with("path", path).with("line", number);
        Failure::bad(speaker.say(&message))
    })?;
    json::to_value(&json).map_err(|error| bad_line(number, path, &error, speaker))
}

fn bad_line(number: i64, path: &str, error: &ValueError, speaker: &Speaker) -> Failure {
    let message = Message::new("bots-arena-bad-line")
        .with("path", path)
        .with("line", number)
        .with("at", error.at.as_str())
        .with("expected", error.expected.as_str());
    Failure::bad(speaker.say(&message))
}
