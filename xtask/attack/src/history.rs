//! What the clients of a table have said and heard, each in its own order.

use serde_json::Value;

/// What one client has said and heard, over all its lines.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Who, by the seat they hold: clients that are tabs of one person have the same.
    pub person: usize,
    /// What was said and heard, in order.
    pub steps: Vec<Step>,
}

/// Something said or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The line was opened, after so many events were seen.
    Opened { since: u64 },
    /// A command was sent, perhaps with the last event that its sender has seen.
    Sent { id: String, command: Command, seen: Option<u64> },
    /// It was acknowledged, with the number of its last event.
    Done { id: String, n: u64 },
    /// It was refused.
    Refused { id: String, code: String },
    /// An event was told.
    Event(Event),
    /// What was missed is told, up to this number.
    Now { n: u64 },
    /// How everything stands after so many events: the moves, and the last that was said, with its numbers.
    Welcomed { n: u64, played: Vec<Vec<String>>, said: Vec<(u64, String)> },
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
    /// To give up.
    Resign,
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
    /// A seat has had moves taken back; so many stand.
    TookBack(usize, u64),
    /// Somebody said something.
    Said(String),
    /// A seat has proposed something.
    Offered(usize, String),
    /// A seat has answered it.
    Answered(usize, String, bool),
    /// The game has ended: how, and for which side if it is one side's.
    Ended(String, Option<usize>),
    /// Something else, as it was told.
    Other(String),
}

impl Event {
    /// An event in the words of the protocol.
    pub fn read(heard: &Value) -> Option<Event> {
        let what = &heard["what"];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (took_back, answered, ended) = (&what["took-back"], &what["answered"], &what["ended"]);
        let read = if what["played"].is_object() {
            What::Played(read_path(&what["played"]))
        } else if let Some(standing) = took_back["standing"].as_u64() {
            What::TookBack(number(&took_back["seat"])?, standing)
        } else if let Some(said) = what["said"]["text"].as_str() {
            What::Said(said.to_owned())
        } else if let Some(offer) = what["offered"]["offer"].as_str() {
            What::Offered(number(&what["offered"]["seat"])?, offer.to_owned())
        } else if let Some(offer) = answered["offer"].as_str() {
            What::Answered(number(&answered["seat"])?, offer.to_owned(), answered["yes"] == true)
        } else if ended.is_object() {
            What::Ended(text(&ended["how"]), number(&ended["side"]))
        } else {
            What::Other(what.to_string())
        };
        Some(Event { n: heard["n"].as_u64()?, what: read })
    }
}

impl What {
    /// Whether the game stands otherwise after it: who wishes something and has not seen it is refused.
    pub fn changes_the_game(&self) -> bool {
        matches!(self, What::Played(_) | What::TookBack(..) | What::Ended(..))
    }
}

fn number(value: &Value) -> Option<usize> {
    usize::try_from(value.as_u64()?).ok()
}

/// The fields of a move as the table tells it.
pub fn read_path(played: &Value) -> Vec<String> {
    let fields = played["path"].as_array().into_iter().flatten();
    fields.filter_map(Value::as_str).map(str::to_owned).collect()
}

impl Command {
    /// Whether an event comes of it whenever it is acknowledged. Who proposes once more what stands is told that it stands.
    pub fn is_an_event(&self) -> bool {
        !matches!(self, Command::Offer(_))
    }

    /// Whether this is what comes of it, if it is the command of who holds this seat.
    pub fn gives(&self, seat: usize, what: &What) -> bool {
        match (self, what) {
            (Command::Act(text), What::Played(played)) => path(text) == *played,
            (Command::Say(text), What::Said(said)) => text == said,
            (Command::TakeBack, What::TookBack(by, _)) => *by == seat,
            // Who proposes what another has proposed agrees to it.
            (Command::Offer(offer), What::Offered(by, told) | What::Answered(by, told, true)) => {
                *by == seat && offer == told
            }
            (Command::Answer(offer, yes), What::Answered(by, answered, said)) => {
                *by == seat && (offer, yes) == (answered, said)
            }
            (Command::Resign, What::Ended(how, side)) => how == "resigned" && *side == Some(seat),
            _ => false,
        }
    }
}

/// The fields of a move as people write it: `C3-D4`, `C3xE5xC7`.
pub fn path(action: &str) -> Vec<String> {
    action.split(['-', 'x']).map(str::to_owned).collect()
}
