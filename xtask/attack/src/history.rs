//! What the clients of a table have said and heard, each in its own order.

use serde_json::Value;

/// What one client has said and heard, over all its lines.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Who: clients that are tabs of one person have the same.
    pub person: usize,
    /// What was said and heard, in order.
    pub steps: Vec<Step>,
}

/// Something said or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The line was opened, after so many events were seen.
    Opened { since: u64 },
    /// A command was sent.
    Sent { id: String, command: Command },
    /// It was acknowledged, with the number of its last event.
    Done { id: String, n: u64 },
    /// It was refused.
    Refused { id: String, code: String },
    /// An event was told.
    Event(Event),
    /// What was missed is told, up to this number.
    Now { n: u64 },
}

/// What somebody wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To move, as people write it.
    Act(String),
    /// To say this, which nobody else ever says.
    Say(String),
    /// To take back one's last move.
    TakeBack,
    /// To propose something.
    Offer(String),
    /// To answer what was proposed.
    Answer(String, bool),
}

/// An event as it was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number.
    pub n: u64,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A piece has moved along these fields.
    Played(Vec<String>),
    /// Moves were taken back; so many stand.
    TookBack(u64),
    /// Somebody said something.
    Said(String),
    /// Something was proposed.
    Offered(String),
    /// It was answered.
    Answered(String, bool),
    /// Something else, as it was told.
    Other(String),
}

impl Event {
    /// An event in the words of the protocol.
    pub fn read(heard: &Value) -> Option<Event> {
        let what = &heard["what"];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let read = if let Some(path) = what["played"]["path"].as_array() {
            What::Played(path.iter().map(text).collect())
        } else if let Some(standing) = what["took-back"]["standing"].as_u64() {
            What::TookBack(standing)
        } else if let Some(said) = what["said"]["text"].as_str() {
            What::Said(said.to_owned())
        } else if let Some(offer) = what["offered"]["offer"].as_str() {
            What::Offered(offer.to_owned())
        } else if let Some(offer) = what["answered"]["offer"].as_str() {
            What::Answered(offer.to_owned(), what["answered"]["yes"] == true)
        } else {
            What::Other(what.to_string())
        };
        Some(Event { n: heard["n"].as_u64()?, what: read })
    }
}

impl Command {
    /// Whether an event comes of it whenever it is acknowledged. Who proposes once more what stands is told that it stands.
    pub fn is_an_event(&self) -> bool {
        !matches!(self, Command::Offer(_))
    }

    /// Whether this is what comes of it.
    pub fn gives(&self, what: &What) -> bool {
        match (self, what) {
            (Command::Act(text), What::Played(played)) => path(text) == *played,
            (Command::Say(text), What::Said(said)) => text == said,
            (Command::TakeBack, What::TookBack(_)) => true,
            (Command::Offer(offer), What::Offered(offered)) => offer == offered,
            (Command::Answer(offer, yes), What::Answered(answered, said)) => (offer, yes) == (answered, said),
            _ => false,
        }
    }
}

/// The fields of a move as people write it: `C3-D4`, `C3xE5xC7`.
pub fn path(action: &str) -> Vec<String> {
    action.split(['-', 'x']).map(str::to_owned).collect()
}
