//! Why a command stops before its end, and the exit code that tells.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;
use stolik_game::Message;
use stolik_server::storage::Holder;
use stolik_text::Speaker;

/// Why a command stops before its end.
#[derive(Debug)]
pub enum Failure {
    /// What was asked or given is wrong: a sentence for each fault.
    Bad(Vec<String>),
    /// Something failed that the person could not help.
    Failed(String),
    /// Standard output cannot be written, or nobody reads it any more.
    Output(io::Error),
}

impl Failure {
    /// One thing is wrong with what was asked or given.
    pub fn bad(sentence: impl Into<String>) -> Failure {
        Failure::Bad(vec![sentence.into()])
    }

    /// A file cannot be read. That there is none is a fault of who named it; the rest is not.
    pub fn reading(speaker: &Speaker, path: &str, error: &io::Error) -> Failure {
        if error.kind() == ErrorKind::NotFound {
            return Failure::bad(speaker.say(&Message::new("cli-no-such-file").with("path", path)));
        }
        let message = Message::new("cli-cannot-read").with("path", path).with("why", error.to_string());
        Failure::Failed(speaker.say(&message))
    }

    /// A file cannot be written. That its folder is missing is a fault of who named it; the rest is not.
    pub fn writing(speaker: &Speaker, path: &str, error: &io::Error) -> Failure {
        let sentence = cannot_write(speaker, path, error);
        match error.kind() {
            ErrorKind::NotFound => Failure::bad(sentence),
            _ => Failure::Failed(sentence),
        }
    }

    /// A server runs on a data file.
    pub fn held(speaker: &Speaker, path: &Path, holder: &Holder) -> Failure {
        let path = path.display().to_string();
        let message = match holder.process {
            Some(process) => Message::new("cli-data-held-by").with("process", process.to_string()),
            None => Message::new("cli-data-held"),
        };
        Failure::Failed(speaker.say(&message.with("path", path)))
    }

    /// Says what is wrong on standard error, and gives the exit code: 2 for what was asked or given, 1 for the rest.
    /// A reader that has gone away has what it wanted.
    pub fn report(self, speaker: &Speaker) -> ExitCode {
        let (sentences, code) = match self {
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Output(error) => {
                let message = Message::new("cli-cannot-print").with("why", error.to_string());
                (vec![speaker.say(&message)], ExitCode::FAILURE)
            }
            Failure::Failed(sentence) => (vec![sentence], ExitCode::FAILURE),
            Failure::Bad(sentences) => (sentences, ExitCode::from(2)),
        };
        for sentence in sentences {
            complain(&sentence);
        }
        code
    }
}

/// Why a file cannot be written.
pub fn cannot_write(speaker: &Speaker, path: &str, error: &io::Error) -> String {
    let why = match error.kind() {
        ErrorKind::ResourceBusy => speaker.text("cli-server-runs"),
        _ => error.to_string(),
    };
    speaker.say(&Message::new("cli-cannot-write").with("path", path).with("why", why))
}

/// Says something on standard error. If even that is closed there is nobody left to tell.
pub fn complain(sentence: &str) {
    use io::Write;
    let _ = writeln!(io::stderr(), "stolik: {sentence}");
}

/// Only standard output is written without naming a file, so an error without a name is of standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
