//! Something to be said to a person, before it is put into words.

use crate::{Seat, Side, Spot};

/// A message: the key of a sentence in the crate `text`, and what stands in its gaps.
///
/// Rules never write sentences. Whoever shows a message asks `text` for the Polish or the English one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key: `warcaby-refusal-must-capture`.
    pub key: &'static str,
    /// What stands in the gaps, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What stands in a gap of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// Notation, a name somebody typed, a value: shown as it is.
    Text(String),
    /// A seat; shown by the name of who holds it.
    Seat(Seat),
    /// A side; shown by the game's name for it.
    Side(Side),
    /// Spots by their names, joined as the language joins a list.
    Spots(Vec<(Spot, String)>),
    /// A message inside a message.
    Message(Box<Message>),
    /// Several things, joined as the language joins a list.
    List(Vec<Arg>),
}

/// At most so much of a text as fits into a sentence.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain("…".chars()).collect()
    }
}

impl Message {
    /// A sentence without gaps.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// Fills one more gap.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! numbers {
    ($($Number:ty)+) => {$(
        impl From<$Number> for Arg {
            fn from(number: $Number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )+};
}
numbers!(u8 u16 u32 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Arg::Side(side)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<Vec<(Spot, String)>> for Arg {
    fn from(spots: Vec<(Spot, String)>) -> Arg {
        Arg::Spots(spots)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages.into_iter().map(Arg::from).collect())
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}
