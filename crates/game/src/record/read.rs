//! Reading a record from text.

use super::{
    InputText, LONGEST_RECORD, RECORD_VERSION, Record, RecordError, RecordProblem, ResultText, TurnText,
};
use crate::message::shortened;
use crate::{Millis, Seat};
use std::str::FromStr;

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let Reading { record, problem } = Record::read(text);
        problem.map_or(Ok(record), Err)
    }
}

/// A record as far as its text could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// What was read: all of it, or what stands before the problem.
    pub record: Record,
    /// What is wrong, if anything is.
    pub problem: Option<RecordError>,
}

impl Record {
    /// Reads a record up to its end or up to the first thing that is wrong with its form.
    pub fn read(text: &str) -> Reading {
        let mut record = Record::default();
        let problem = record.read_from(text).err();
        Reading { record, problem }
    }

    fn read_from(&mut self, text: &str) -> Result<(), RecordError> {
        if text.len() > LONGEST_RECORD {
            return Err(RecordProblem::TooLong.at(0));
        }
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, without_remarks(line)))
            .filter(|(_, line)| !line.is_empty());
        read_first_line(lines.next().as_ref())?;
        let mut has_rules = false;
        let mut has_result = false;
        let mut last_line = 1;
        for (line, text) in lines {
            last_line = line;
            if self.end.is_some() {
                return Err(RecordProblem::BadLine(shortened(&text)).at(line));
            }
            if text.starts_with(|c: char| c.is_ascii_digit()) {
                let due = self.turns.len() + 1;
                self.turns.push(read_turn(&text, line, due)?);
                continue;
            }
            let Some((name, value)) = text.split_once(':') else {
                return Err(RecordProblem::BadLine(shortened(&text)).at(line));
            };
            let (name, value) = (name.trim(), value.trim());
            let bad = || RecordProblem::BadHeader(shortened(name)).at(line);
            match name {
                "game" => value.clone_into(&mut self.game),
                "rules" => {
                    has_rules = true;
                    self.rules = value.parse().map_err(|_| bad())?;
                }
                "options" => self.options = read_options(value).ok_or_else(bad)?,
                "position" => self.position = Some(value.to_owned()),
                "seats" => self.seats = value.split(';').map(|s| s.trim().to_owned()).collect(),
                "dice" => self.dice = Some(value.to_owned()),
                "result" => {
                    has_result = true;
                    self.result = read_result(value).ok_or_else(bad)?;
                }
                "end" => self.end = Some(read_end(value).ok_or_else(bad)?),
                _ if self.turns.is_empty() => {
                    self.others.push((name.to_owned(), value.to_owned()));
                }
                _ => return Err(RecordProblem::BadLine(shortened(&text)).at(line)),
            }
        }
        if self.game.is_empty() {
            return Err(RecordProblem::MissingHeader("game").at(0));
        }
        if !has_rules {
            return Err(RecordProblem::MissingHeader("rules").at(0));
        }
        if !has_result {
            return Err(RecordProblem::MissingHeader("result").at(0));
        }
        let found = self.inputs();
        match self.end {
            None => Err(RecordProblem::Cut.at(last_line)),
            Some((said, _)) if said != found => Err(RecordProblem::WrongCount { said, found }.at(last_line)),
            Some(_) => Ok(()),
        }
    }
}

/// The line without what stands in braces and without remarks of its own.
fn without_remarks(line: &str) -> String {
    let mut depth = 0usize;
    let mut rest = String::with_capacity(line.len());
    for c in line.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            _ if depth == 0 => rest.push(c),
            _ => {}
        }
    }
    let rest = rest.trim();
    if rest.starts_with('#') { String::new() } else { rest.to_owned() }
}

fn read_first_line(line: Option<&(usize, String)>) -> Result<(), RecordError> {
    let version = line
        .and_then(|(_, text)| text.strip_prefix("stolik record "))
        .and_then(|version| version.trim().parse::<u16>().ok());
    match version {
        Some(RECORD_VERSION) => Ok(()),
        Some(version) => Err(RecordProblem::NewerFormat(version).at(1)),
        None => Err(RecordProblem::NotARecord.at(1)),
    }
}

fn read_options(value: &str) -> Option<Vec<(String, String)>> {
    value
        .split_whitespace()
        .map(|pair| {
            let (name, value) = pair.split_once('=')?;
            Some((name.to_owned(), value.to_owned()))
        })
        .collect()
}

/// `*`, or places, a name and perhaps a side.
#[expect(clippy::option_option, reason = "not a result, no result yet, a result")]
fn read_result(value: &str) -> Option<Option<ResultText>> {
    if value == "*" {
        return Some(None);
    }
    let mut words = value.split_whitespace().peekable();
    let mut places = Vec::new();
    while let Some(place) = words.peek().and_then(|word| word.parse().ok()) {
        places.push(place);
        words.next();
    }
    let code = words.next()?.to_owned();
    let side = match words.next() {
        None => None,
        Some(side) => Some(side.parse().ok()?),
    };
    let complete = words.next().is_none() && !places.is_empty();
    complete.then_some(Some(ResultText { places, code, side }))
}

fn read_end(value: &str) -> Option<(usize, u64)> {
    let (inputs, hash) = value.split_once(' ')?;
    Some((inputs.parse().ok()?, u64::from_str_radix(hash.trim(), 16).ok()?))
}

fn read_turn(text: &str, line: usize, due: usize) -> Result<TurnText, RecordError> {
    let bad = || RecordProblem::BadLine(shortened(text)).at(line);
    let (number, rest) = text.split_once('.').ok_or_else(bad)?;
    if number.trim().parse() != Ok(due) {
        return Err(RecordProblem::WrongNumber { due }.at(line));
    }
    let (seat, rest) = rest.split_once(':').ok_or_else(bad)?;
    let seat = match seat.trim() {
        "-" => None,
        seat => Some(Seat(seat.parse().map_err(|_| bad())?)),
    };
    let inputs: Option<Vec<InputText>> = rest.split_whitespace().map(|word| read_input(word, seat)).collect();
    match inputs {
        Some(inputs) if !inputs.is_empty() => Ok(TurnText { seat, inputs, line }),
        _ => Err(bad()),
    }
}

fn read_input(word: &str, turn_of: Option<Seat>) -> Option<InputText> {
    if let Some(rest) = word.strip_prefix('(') {
        return Some(InputText::Chance(rest.strip_suffix(')')?.to_owned()));
    }
    if let Some(rest) = word.strip_prefix('[') {
        let (seat, time) = rest.strip_suffix("s]")?.split_once(':')?;
        let (seconds, thousandths) = time.split_once('.')?;
        let thousandths = Some(thousandths).filter(|t| t.len() == 3)?;
        let millis = seconds.parse::<u64>().ok()?.checked_mul(1000)?;
        return Some(InputText::Time {
            seat: Seat(seat.parse().ok()?),
            elapsed: Millis(millis.checked_add(thousandths.parse().ok()?)?),
        });
    }
    match word.split_once(':') {
        Some((seat, text)) if !seat.is_empty() && seat.bytes().all(|b| b.is_ascii_digit()) => {
            let text = Some(text).filter(|text| is_action(text))?.to_owned();
            Some(InputText::Act { seat: Seat(seat.parse().ok()?), text })
        }
        _ => Some(InputText::Act { seat: turn_of?, text: word.to_owned() }),
    }
}

/// Whether a text may stand as an action: another would be read as something else when it is written without its seat.
fn is_action(text: &str) -> bool {
    let after_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    !text.is_empty() && !text.starts_with(['(', '[', '#']) && !after_digits.starts_with([':', '.'])
}
