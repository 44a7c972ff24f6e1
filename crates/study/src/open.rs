//! Whatever was pasted, dropped or linked, opened as far as it goes.

use crate::link::{LinkError, from_link};
use crate::study::Study;
use stolik_catalog::Kind;
use stolik_game::{Article, Import, ImportStop, Message, Record, RecordError, RecordProblem};

/// Games that were opened: at least one.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The first game; in the format of other programs there may be more.
    pub study: Study,
    /// The further ones.
    pub others: Vec<Record>,
    /// Where it breaks, if it does: the study goes up to there.
    pub snag: Option<Snag>,
}

/// Where a text breaks, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snag {
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// The input that cannot be, where it is one.
    pub input: Option<String>,
    /// What is wrong and what would be right.
    pub message: Message,
    /// The article it rests on.
    pub article: Option<Article>,
    /// The game whose sides and words the message is about.
    pub kind: Option<Kind>,
}

/// Opens the text of a record, ours or of other programs, or an address that carries one. Fails only where there is nothing to show at
/// all.
pub fn open(text: &str) -> Result<Opened, Box<Snag>> {
    let text = match linked(text) {
        Some(Ok(linked)) => linked,
        Some(Err(error)) => return Err(Box::new(Snag::of_message(error.message()))),
        None => text.to_owned(),
    };
    match Kind::foreign(&text) {
        Some((kind, format)) => open_import(kind, (format.read)(&text)),
        None => open_record(&text),
    }
}

/// What an address carries, if this is one: everything after `#g=`.
fn linked(text: &str) -> Option<Result<String, LinkError>> {
    let text = text.trim();
    let is_address = text.starts_with('#') || text.contains("://");
    let (_, link) = text.split_once("g=").filter(|_| is_address && !text.contains(char::is_whitespace))?;
    Some(from_link(link.split('&').next().unwrap_or_default()))
}

fn open_record(text: &str) -> Result<Opened, Box<Snag>> {
    let reading = Record::read(text);
    let kind = Kind::named(&reading.record.game);
    let snag = |error: &RecordError| Snag::of_record(error, kind, text);
    match Study::of_record(&reading.record) {
        // The first problem on the way is the one to tell.
        Ok((study, problem)) => {
            let problem = problem.or(reading.problem);
            Ok(Opened { study, others: Vec::new(), snag: problem.as_ref().map(snag) })
        }
        Err(error) => {
            let first = reading.problem.as_ref().filter(|_| kind.is_none()).unwrap_or(&error);
            Err(Box::new(snag(first)))
        }
    }
}

fn open_import(kind: Kind, import: Import) -> Result<Opened, Box<Snag>> {
    // Up to the first game with a problem of its own.
    let problem = import.games.iter().position(|game| game.problem.is_some());
    let snag = match problem.and_then(|at| import.games[at].problem.as_ref()) {
        Some(problem) => Some(Snag { kind: Some(kind), ..Snag::of_message(problem.message()) }),
        None => import.stop.map(|stop| Snag::of_stop(kind, stop)),
    };
    let most = problem.map_or(usize::MAX, |at| at + 1);
    let mut records = import.games.into_iter().take(most).map(|game| game.record);
    let Some((study, problem)) = records.next().and_then(|record| Study::of_record(&record).ok()) else {
        let nothing = || Snag::of_message(RecordProblem::NotARecord.message());
        return Err(Box::new(snag.unwrap_or_else(nothing)));
    };
    let own = problem.as_ref().map(|error| Snag::of_record(error, Some(kind), ""));
    Ok(Opened { study, others: records.collect(), snag: snag.or(own) })
}

impl Snag {
    /// A snag of which there is no more to say than this.
    pub fn of_message(message: Message) -> Snag {
        Snag { line: None, input: None, message, article: None, kind: None }
    }

    fn of_stop(kind: Kind, stop: ImportStop) -> Snag {
        let (line, message) = match stop {
            ImportStop::Text { line, message, .. } => (Some(line), message),
            ImportStop::Options(faults) => (None, RecordProblem::Options(faults).message()),
        };
        Snag { line, kind: Some(kind), ..Snag::of_message(message) }
    }

    fn of_record(error: &RecordError, kind: Option<Kind>, text: &str) -> Snag {
        let line = header_line(text, &error.problem).or(Some(error.line).filter(|&line| line > 0));
        let (input, article) = match &*error.problem {
            RecordProblem::Input { text, .. } => (Some(text.clone()), None),
            RecordProblem::Refused { text, why } => (Some(text.clone()), why.article),
            _ => (None, None),
        };
        let message = match &*error.problem {
            RecordProblem::OtherRules { record, known } if record > known => {
                Message::new("study-newer-rules")
                    .with("record", i64::from(*record))
                    .with("known", i64::from(*known))
            }
            problem => problem.message(),
        };
        Snag { line, input, message, article, kind }
    }
}

/// The line of the header that a problem is about. Records keep the lines of turns alone.
pub fn header_line(text: &str, problem: &RecordProblem) -> Option<usize> {
    let header = match problem {
        RecordProblem::OtherGame(_) => "game:",
        RecordProblem::OtherRules { .. } => "rules:",
        RecordProblem::Options(_) => "options:",
        RecordProblem::Position(_) | RecordProblem::PositionFaults(_) => "position:",
        RecordProblem::WrongResult { .. } => "result:",
        RecordProblem::WrongHash => "end:",
        _ => return None,
    };
    let mut lines = text.lines();
    lines.position(|line| line.trim_start().starts_with(header)).map(|index| index + 1)
}
