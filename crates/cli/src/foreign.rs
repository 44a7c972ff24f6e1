//! Games in the format of other programs: what is wrong is said with file, line and article.

use crate::choose;
use crate::explain;
use crate::failure::Failure;
use crate::source::Written;
use stolik_catalog::Kind;
use stolik_game::{Format, ImportStop, Imported, Message, RecordError, RecordProblem};
use stolik_text::Speaker;

/// All games of a text.
pub fn read(
    speaker: &Speaker,
    kind: Kind,
    format: &Format,
    name: &str,
    text: &str,
) -> Result<Vec<Written>, Failure> {
    let speaker = choose::knowing(speaker, &kind.usual());
    let import = (format.read)(text);
    if let Some(stop) = import.stop {
        return Err(stopped(&speaker, kind, name, stop));
    }
    let several = import.games.len() > 1;
    let names = (1..).map(|number| if several { format!("{name} ({number})") } else { name.to_owned() });
    let written =
        import.games.into_iter().zip(names).map(|(game, name)| match problem(&speaker, kind, &name, &game) {
            Some(problem) => Err(problem),
            None => Ok(Written::converted(game.record, name)),
        });
    written.collect()
}

fn stopped(speaker: &Speaker, kind: Kind, name: &str, stop: ImportStop) -> Failure {
    match stop {
        ImportStop::Text { line, message, articles } => {
            let sentence = explain::cited(speaker, kind, &message, articles);
            Failure::bad(format!("{name}:{line}: {sentence}"))
        }
        ImportStop::Options(faults) => {
            let told = faults.iter().map(|fault| explain::fault(speaker, kind, fault));
            Failure::Bad(told.map(|fault| format!("{name}: {fault}")).collect())
        }
    }
}

/// Why a game is none of ours, if it is not.
fn problem(speaker: &Speaker, kind: Kind, name: &str, game: &Imported) -> Option<Failure> {
    Some(match game.problem.clone()? {
        RecordProblem::Refused { text, why } => {
            let message = Message::new("cli-pdn-refused")
                .with("number", game.next)
                .with("text", text)
                .with("why", explain::refusal(speaker, kind, &why));
            Failure::bad(format!("{name}: {}", speaker.say(&message)))
        }
        problem => {
            let error = RecordError { line: 0, problem: Box::new(problem) };
            Failure::bad(explain::record(speaker, Some(kind), name, &error))
        }
    })
}

/// A record in the format of its game.
pub fn write(speaker: &Speaker, written: &Written) -> Result<String, Failure> {
    let Written { record, name, .. } = written;
    let Some(format) = Kind::named(&record.game).and_then(Kind::format) else {
        let message = Message::new("cli-pdn-other-game").with("game", record.game.as_str());
        return Err(Failure::bad(format!("{name}: {}", speaker.say(&message))));
    };
    (format.write)(record).map_err(|error| Failure::bad(written.problem(speaker, &error)))
}
