//! Why an input is not taken.

use crate::{Article, Message, Seat, Spot};
use std::fmt::Debug;

/// A game's closed list of reasons to refuse: each has a code, the article it rests on, the spots involved and a
/// message.
///
/// A refusal is made from what the acting seat knows, and so tells it nothing new.
pub trait Refusal: Clone + Eq + Debug + Send + Sync {
    /// The keys of the messages, where they are not written down with the messages.
    const KEYS: &'static [&'static str] = &[];

    /// The reason's name, for programs: `must-capture`.
    fn code(&self) -> &'static str;
    /// The article of the rules page.
    fn article(&self) -> Article;
    /// The spots involved, the touched one first.
    fn spots(&self) -> Vec<Spot>;
    /// The sentence for a person.
    fn message(&self) -> Message;
}

/// Why an input is not taken: a reason all games share, or one of the game's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game has ended.
    Over,
    /// Another seat is to act.
    NotToAct(Seat),
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// Dice, cards or a lot come next, not a seat.
    ChanceIsNext,
    /// Nothing is to be rolled or drawn now.
    NoChanceNow,
    /// The dice or cards cannot give this here.
    ImpossibleChance,
    /// The rules watch no clock of this seat now.
    NoClock(Seat),
    /// The rules of the game forbid it.
    Rules(R),
}

impl<R: Refusal> Refused<R> {
    /// The reason's name, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Over => "over",
            Refused::NotToAct(_) => "not-to-act",
            Refused::NoSuchSeat(_) => "no-such-seat",
            Refused::ChanceIsNext => "chance-is-next",
            Refused::NoChanceNow => "no-chance-now",
            Refused::ImpossibleChance => "impossible-chance",
            Refused::NoClock(_) => "no-clock",
            Refused::Rules(refusal) => refusal.code(),
        }
    }

    /// The article it rests on, where the rules of the game forbid it.
    pub fn article(&self) -> Option<Article> {
        match self {
            Refused::Rules(refusal) => Some(refusal.article()),
            _ => None,
        }
    }

    /// The spots involved.
    pub fn spots(&self) -> Vec<Spot> {
        match self {
            Refused::Rules(refusal) => refusal.spots(),
            _ => Vec::new(),
        }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Refused::Over => Message::new("refused-over"),
            Refused::NotToAct(seat) => Message::new("refused-not-to-act").with("seat", *seat),
            Refused::NoSuchSeat(seat) => {
                Message::new("refused-no-such-seat").with("number", i64::from(seat.0))
            }
            Refused::ChanceIsNext => Message::new("refused-chance-is-next"),
            Refused::NoChanceNow => Message::new("refused-no-chance-now"),
            Refused::ImpossibleChance => Message::new("refused-impossible-chance"),
            Refused::NoClock(seat) => Message::new("refused-no-clock").with("seat", *seat),
            Refused::Rules(refusal) => refusal.message(),
        }
    }
}

/// A refusal without its game's type, for those who hold "some game".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The reason's name.
    pub code: &'static str,
    /// The article it rests on, if it is one of the rules.
    pub article: Option<Article>,
    /// The spots involved.
    pub spots: Vec<Spot>,
    /// The sentence.
    pub message: Message,
}

impl<R: Refusal> From<Refused<R>> for Explained {
    fn from(refused: Refused<R>) -> Explained {
        Explained {
            code: refused.code(),
            article: refused.article(),
            spots: refused.spots(),
            message: refused.message(),
        }
    }
}
