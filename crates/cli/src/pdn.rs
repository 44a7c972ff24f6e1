//! PDN of Warcaby in the terminal: what is wrong is said with file, line and article.

use crate::choose;
use crate::explain;
use crate::failure::Failure;
use crate::source::Written;
use stolik_catalog::Kind;
use stolik_game::{Message, RecordError, RecordProblem, Rules};
use stolik_text::Speaker;
use stolik_warcaby::{Colour, PdnError, PdnRecord, PdnStop, Warcaby, pdn_of, pdn_records};

/// All games of a PDN text.
pub fn read(speaker: &Speaker, name: &str, text: &str) -> Result<Vec<Written>, Failure> {
    let speaker = choose::knowing(speaker, &Kind::Warcaby.usual());
    let games = pdn_records(text).map_err(|stop| stopped(&speaker, name, stop))?;
    let several = games.len() > 1;
    let names = (1..).map(|number| if several { format!("{name} ({number})") } else { name.to_owned() });
    let written = games.into_iter().zip(names).map(|(game, name)| match problem(&speaker, &name, &game) {
        Some(problem) => Err(problem),
        None => Ok(Written::converted(game.record, name)),
    });
    written.collect()
}

fn stopped(speaker: &Speaker, name: &str, stop: PdnStop) -> Failure {
    match stop {
        PdnStop::Text(error) => Failure::bad(sentence(speaker, name, &error)),
        PdnStop::Options(faults) => {
            let told = faults.into_iter().map(|fault| explain::fault(speaker, Kind::Warcaby, &fault.into()));
            Failure::Bad(told.map(|fault| format!("{name}: {fault}")).collect())
        }
    }
}

fn sentence(speaker: &Speaker, name: &str, error: &PdnError) -> String {
    let sentence = explain::cited(speaker, Kind::Warcaby, &error.message, error.articles.clone());
    format!("{name}:{}: {sentence}", error.line)
}

/// Why a game is none of ours, if it is not.
fn problem(speaker: &Speaker, name: &str, game: &PdnRecord) -> Option<Failure> {
    Some(match game.problem.clone()? {
        RecordProblem::Refused { text, why } => {
            let played: usize = game.record.turns.iter().map(|turn| turn.inputs.len()).sum();
            let half_moves = played + usize::from(game.first == Colour::Dark);
            let message = Message::new("cli-pdn-refused")
                .with("number", half_moves / 2 + 1)
                .with("text", text)
                .with("why", explain::refusal(speaker, Kind::Warcaby, &why));
            Failure::bad(format!("{name}: {}", speaker.say(&message)))
        }
        problem => {
            let error = RecordError { line: 0, problem: Box::new(problem) };
            Failure::bad(explain::record(speaker, Some(Kind::Warcaby), name, &error))
        }
    })
}

/// A record of Warcaby as PDN.
pub fn write(speaker: &Speaker, written: &Written) -> Result<String, Failure> {
    let Written { record, name, .. } = written;
    if record.game != Warcaby::ID {
        let message = Message::new("cli-pdn-other-game").with("game", record.game.as_str());
        return Err(Failure::bad(format!("{name}: {}", speaker.say(&message))));
    }
    pdn_of(record).map_err(|error| Failure::bad(written.problem(speaker, &error)))
}
