//! Refusals, faults and errors as sentences for the terminal, each with its article.

use crate::choose;
use stolik_catalog::{InputError, Kind, SetupError};
use stolik_game::{Article, Explained, ExplainedFault, Message, ParseError, RecordError, RecordProblem};
use stolik_table::TableRefusal;
use stolik_text::Speaker;

/// An article as the rules are cited: `warcaby/W6`.
pub fn cite(kind: Kind, article: Article) -> String {
    format!("{}/{article}", kind.id())
}

/// The sentence, with the articles it rests on as the rules cite them: `[warcaby/W6]`.
pub fn cited(
    speaker: &Speaker,
    kind: Kind,
    message: &Message,
    articles: impl IntoIterator<Item = Article>,
) -> String {
    let mut cited: Vec<String> = articles.into_iter().map(|article| cite(kind, article)).collect();
    cited.dedup();
    let sentence = speaker.say(message);
    if cited.is_empty() { sentence } else { format!("{sentence} [{}]", cited.join(", ")) }
}

/// Why something is refused.
pub fn refusal(speaker: &Speaker, kind: Kind, why: &Explained) -> String {
    cited(speaker, kind, &why.message, why.article)
}

/// One fault of options or of a position.
pub fn fault(speaker: &Speaker, kind: Kind, fault: &ExplainedFault) -> String {
    cited(speaker, kind, &fault.message, fault.article)
}

/// Text that is not understood, and from which character on.
pub fn unreadable(speaker: &Speaker, error: &ParseError) -> String {
    let place = Message::new("cli-at-character").with("number", error.at + 1);
    format!("{} {}", speaker.say(&error.message), speaker.say(&place))
}

/// Why an input was not played.
pub fn input(speaker: &Speaker, kind: Kind, error: &InputError) -> String {
    match error {
        InputError::Parse(error) => unreadable(speaker, error),
        InputError::Refused(why) => refusal(speaker, kind, why),
    }
}

/// Why the table does not do what it is asked.
pub fn table(speaker: &Speaker, kind: Kind, why: &TableRefusal) -> String {
    match why {
        TableRefusal::Input(error) => input(speaker, kind, error),
        why => speaker.say(&why.message()),
    }
}

/// Everything that is wrong with a position.
pub fn setup(speaker: &Speaker, kind: Kind, error: &SetupError) -> Vec<String> {
    match error {
        SetupError::Parse(error) => vec![unreadable(speaker, error)],
        SetupError::Value(error) => vec![speaker.say(&error.message())],
        SetupError::Faults(faults) => faults.iter().map(|one| fault(speaker, kind, one)).collect(),
    }
}

/// What is wrong with a record, after the name of its file and the line: `partia.stolik:12: ...`.
pub fn record(speaker: &Speaker, kind: Option<Kind>, name: &str, error: &RecordError) -> String {
    let articles: Vec<Article> = match &*error.problem {
        RecordProblem::Refused { why, .. } => why.article.into_iter().collect(),
        RecordProblem::Options(faults) | RecordProblem::PositionFaults(faults) => {
            faults.iter().filter_map(|fault| fault.article).collect()
        }
        _ => Vec::new(),
    };
    let message = match &*error.problem {
        RecordProblem::OtherGame(name) if Kind::named(name).is_none() => choose::unknown_game(name),
        problem => problem.message(),
    };
    let sentence = match kind {
        Some(kind) => cited(speaker, kind, &message, articles),
        None => speaker.say(&message),
    };
    match error.line {
        0 => format!("{name}: {sentence}"),
        line => format!("{name}:{line}: {sentence}"),
    }
}
