//! The games in a file, a JSON object a line: what is contested, the games of it, then what is contested next.

use super::tournament::Tournament;
use crate::failure::Failure;
use crate::json;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use stolik_bots::arena::{Contest, Played};
use stolik_game::{Arg, Message, Value, ValueError};
use stolik_text::Speaker;

/// The games of every contest, and where they are written to.
pub struct Lines {
    to: Destination,
    /// The games of every contest.
    played: Vec<Vec<Played>>,
    /// The contest that the next line would be of.
    under: Option<usize>,
}

enum Destination {
    Nowhere,
    Output,
    File(File, String),
}

impl Lines {
    /// Opens the file, or makes it; `-` is standard output. What is in it must be of these contests.
    pub fn open(path: Option<&Path>, tournament: &Tournament, speaker: &Speaker) -> Result<Lines, Failure> {
        let nothing = vec![Vec::new(); tournament.contests.len()];
        let path = match path {
            None => return Ok(Lines { to: Destination::Nowhere, played: nothing, under: None }),
            Some(path) if path == Path::new("-") => {
                return Ok(Lines { to: Destination::Output, played: nothing, under: None });
            }
            Some(path) => path,
        };
        let name = path.display().to_string();
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                return Err(Failure::bad(format!("{name}: {}", speaker.text("cli-file-not-text"))));
            }
            Err(error) => return Err(Failure::reading(speaker, &name, &error)),
        };
        let reading = Reading { path: &name, tournament, speaker };
        let (played, under) = reading.read(&text)?;
        let opened = OpenOptions::new().create(true).append(true).open(path);
        let file = opened.map_err(|error| Failure::writing(speaker, &name, &error))?;
        // A line that was cut off in the middle would spoil the next one: its game is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).map_err(|error| Failure::writing(speaker, &name, &error))?;
        Ok(Lines { to: Destination::File(file, name), played, under })
    }

    /// The games of every contest.
    pub fn played(&self) -> &[Vec<Played>] {
        &self.played
    }

    /// How many games there are.
    pub fn count(&self) -> u32 {
        self.played.iter().map(|games| u32::try_from(games.len()).unwrap_or(u32::MAX)).sum()
    }

    /// The numbers of a contest's games.
    pub fn done(&self, contest: usize) -> BTreeSet<u32> {
        self.played[contest].iter().map(|played| played.number).collect()
    }

    /// Whether the lines go to standard output.
    pub fn go_to_output(&self) -> bool {
        matches!(self.to, Destination::Output)
    }

    /// Adds a game of a contest, which is the one of this index.
    pub fn write(
        &mut self,
        index: usize,
        contest: &Contest,
        played: Played,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let line = |value: &Value| format!("{}\n", json!(value));
        let head =
            if self.under.replace(index) == Some(index) { String::new() } else { line(&contest.value()) };
        // At once, so that an interruption leaves whole lines.
        let lines = head + &line(&played.value());
        self.played[index].push(played);
        match &mut self.to {
            Destination::Nowhere => Ok(()),
            Destination::Output => out.write_all(lines.as_bytes()).and_then(|()| out.flush()),
            Destination::File(file, _) => file.write_all(lines.as_bytes()),
        }
    }

    /// That a game could not be written.
    pub fn failed(&self, speaker: &Speaker, error: io::Error) -> Failure {
        match &self.to {
            Destination::File(_, name) => Failure::writing(speaker, name, &error),
            Destination::Nowhere | Destination::Output => Failure::Output(error),
        }
    }
}

/// Reading a file that must be of these contests.
struct Reading<'r> {
    path: &'r str,
    tournament: &'r Tournament,
    speaker: &'r Speaker,
}

impl Reading<'_> {
    /// The games of every contest, each once, and the contest that the text ends in. A last line without an end was cut
    /// off, and is left out.
    fn read(&self, text: &str) -> Result<(Vec<Vec<Played>>, Option<usize>), Failure> {
        let contests = &self.tournament.contests;
        let mut played: Vec<Vec<Played>> = vec![Vec::new(); contests.len()];
        let mut known = BTreeSet::new();
        let mut under = None;
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        if whole.is_empty() && !text.is_empty() {
            return Err(self.bad(Message::new("bots-arena-no-contest")));
        }
        for (number, line) in (1_i64..).zip(whole.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let value = self.parse(line, number)?;
            if value.find("contest").is_some() {
                under = Some(self.contest(&value)?);
                continue;
            }
            let Some(index) = under else {
                return Err(self.bad(Message::new("bots-arena-no-contest")));
            };
            let game = Played::from_value(&value).map_err(|error| self.bad_line(number, &error))?;
            let contest = &contests[index];
            let fits =
                game.number < contest.count() && game.places.len() == usize::from(contest.game.sides());
            if fits && known.insert((index, game.number)) {
                played[index].push(game);
            }
        }
        Ok((played, under))
    }

    /// Which of the contests this is.
    fn contest(&self, value: &Value) -> Result<usize, Failure> {
        let asked: Vec<Value> = self.tournament.contests.iter().map(Contest::value).collect();
        if let Some(index) = asked.iter().position(|asked| asked == value) {
            return Ok(index);
        }
        let differing = asked.iter().map(|asked| differences(value, asked));
        let least = differing.min_by_key(Vec::len).unwrap_or_default();
        let differences: Vec<Arg> = least
            .into_iter()
            .map(|(name, there, here)| {
                let message = Message::new("bots-arena-differs");
                Arg::from(message.with("name", name).with("there", there).with("here", here))
            })
            .collect();
        Err(self.bad(Message::new("bots-arena-other-contest").with("differences", differences)))
    }

    fn parse(&self, line: &str, number: i64) -> Result<Value, Failure> {
        let json = serde_json::from_str(line)
            .map_err(|_| self.bad(Message::new("bots-arena-not-json").with("line", number)))?;
        json::to_value(&json).map_err(|error| self.bad_line(number, &error))
    }

    fn bad_line(&self, number: i64, error: &ValueError) -> Failure {
        self.bad(Message::new("bots-arena-bad-line").with("line", number).with("why", error.message()))
    }

    fn bad(&self, message: Message) -> Failure {
        Failure::bad(self.speaker.say(&message.with("path", self.path)))
    }
}

/// What differs between two maps: the name, and both values.
fn differences(there: &Value, here: &Value) -> Vec<(String, String, String)> {
    let (Value::Map(theirs), Value::Map(ours)) = (there, here) else {
        return Vec::new();
    };
    let mut names: Vec<&String> = ours.iter().chain(theirs).map(|(name, _)| name).collect();
    let mut known = BTreeSet::new();
    names.retain(|name| known.insert(name.as_str()));
    let mut found = Vec::new();
    for name in names {
        match (there.find(name), here.find(name)) {
            (there, here) if there == here => {}
            (Some(there @ Value::Map(_)), Some(here @ Value::Map(_))) => {
                found.extend(differences(there, here));
            }
            (there, here) => found.push((name.clone(), shown(there), shown(here))),
        }
    }
    found
}

/// A value in short.
fn shown(value: Option<&Value>) -> String {
    const LONGEST: usize = 40;
    let text = match value {
        None => return "—".to_owned(),
        Some(Value::Text(text)) => text.clone(),
        Some(value) => json!(value).to_string(),
    };
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
