//! What may be wrong with a setup.

use crate::cards::Cards;
use crate::colour::Colour;
use crate::field::{Column, Field};
use crate::kind::Kind;
use crate::refusal::Refusal;
use stolik_game::{Arg, Article, Fault, Message, Refusal as _};

/// How long the beginning of every key is; what follows is the code.
const PREFIX: usize = 21;

/// One thing wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// The boards do not have this field (S-1).
    OffBoard(Field),
    /// Two pieces stand on a field.
    TwiceOn(Field),
    /// A player has more pieces of a kind than there are (III).
    TooMany {
        /// Who.
        colour: Colour,
        /// Which kind.
        kind: Kind,
        /// How many.
        count: u16,
    },
    /// A camp stands on the other's board (I).
    CampAbroad {
        /// Whose camp.
        colour: Colour,
        /// Where.
        field: Field,
    },
    /// A player has not two camps (I).
    WrongCamps {
        /// Who.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// A player's bridge is missing (S-5).
    BridgeMissing(Colour),
    /// The boards do not have this column (S-5).
    BridgeOffBoard(Column),
    /// Without a river there are no bridges (S-3).
    NoRiver,
    /// The king's points are out of range (IV).
    KingPoints {
        /// Whose.
        colour: Colour,
        /// How many.
        points: u8,
    },
    /// The points left in the turn cannot be (VI).
    WrongPoints {
        /// How many.
        points: u8,
        /// The most there can be.
        most: u8,
    },
    /// A field is called used on which no piece stands that can be (VI).
    NotUsed(Field),
    /// The use told cannot be (2.6.10).
    WrongUse(Field),
    /// The fight told cannot be.
    NoSuchFight {
        /// From where.
        from: Field,
        /// To where.
        to: Field,
    },
    /// More cards than there are (Points).
    TooManyCards {
        /// Whose.
        colour: Colour,
        /// The cards.
        cards: Cards,
    },
    /// Who declared the end of the spying is not told (S-7).
    NotDeclared,
    /// An army that must be bought by now is missing (III).
    ArmyMissing(Colour),
    /// A training that must be chosen by now is missing (IV).
    TrainingMissing(Colour),
    /// A player's choice that the rules refuse, and why.
    Refused {
        /// Whose.
        colour: Colour,
        /// Why.
        why: Refusal,
    },
    /// A clock cannot show this (S-39).
    WrongClock {
        /// Whose.
        colour: Colour,
        /// The minutes it begins with.
        minutes: u16,
    },
    /// There are no clocks in this scenario (S-39).
    NoClocks,
    /// More pieces are to desert than can (S-39).
    TooManyDeserters {
        /// How many.
        left: u8,
        /// How many there can be.
        most: u8,
    },
    /// Camps and bridges are chosen in the other order (S-6).
    WrongOrder,
    /// Something that means nothing at this point of a game.
    OutOfPlace {
        /// The word.
        word: &'static str,
        /// Whose; nobody's if it belongs to the whole.
        colour: Option<Colour>,
    },
}

impl SetupFault {
    fn reason(&self) -> (&'static str, &'static str, &'static str) {
        macro_rules! reason {
            ($key:literal, $article:expr) => {
                (&$key[PREFIX..], $article, $key)
            };
        }
        match self {
            SetupFault::OffBoard(_) => reason!("szachowa-bitwa-fault-off-board", "S-1"),
            SetupFault::TwiceOn(_) => reason!("szachowa-bitwa-fault-twice-on", "S-13"),
            SetupFault::TooMany { .. } => reason!("szachowa-bitwa-fault-too-many", "III"),
            SetupFault::CampAbroad { .. } => reason!("szachowa-bitwa-fault-camp-abroad", "I"),
            SetupFault::WrongCamps { .. } => reason!("szachowa-bitwa-fault-wrong-camps", "I"),
            SetupFault::BridgeMissing(_) => reason!("szachowa-bitwa-fault-bridge-missing", "S-5"),
            SetupFault::BridgeOffBoard(_) => reason!("szachowa-bitwa-fault-bridge-off-board", "S-5"),
            SetupFault::NoRiver => reason!("szachowa-bitwa-fault-no-river", "S-3"),
            SetupFault::KingPoints { .. } => reason!("szachowa-bitwa-fault-king-points", "IV"),
            SetupFault::WrongPoints { .. } => reason!("szachowa-bitwa-fault-wrong-points", "VI"),
            SetupFault::NotUsed(_) => reason!("szachowa-bitwa-fault-not-used", "VI"),
            SetupFault::WrongUse(_) => reason!("szachowa-bitwa-fault-wrong-use", "2.6.10"),
            SetupFault::NoSuchFight { .. } => reason!("szachowa-bitwa-fault-no-such-fight", "VI"),
            SetupFault::TooManyCards { .. } => reason!("szachowa-bitwa-fault-too-many-cards", "S-9"),
            SetupFault::NotDeclared => reason!("szachowa-bitwa-fault-not-declared", "S-7"),
            SetupFault::ArmyMissing(_) => reason!("szachowa-bitwa-fault-army-missing", "III"),
            SetupFault::TrainingMissing(_) => reason!("szachowa-bitwa-fault-training-missing", "IV"),
            SetupFault::Refused { why, .. } => reason!("szachowa-bitwa-fault-refused", why.article().0),
            SetupFault::WrongClock { .. } => reason!("szachowa-bitwa-fault-wrong-clock", "S-39"),
            SetupFault::TooManyDeserters { .. } => {
                reason!("szachowa-bitwa-fault-too-many-deserters", "S-39")
            }
            SetupFault::NoClocks => reason!("szachowa-bitwa-fault-no-clocks", "S-39"),
            SetupFault::WrongOrder => reason!("szachowa-bitwa-fault-wrong-order", "S-6"),
            SetupFault::OutOfPlace { .. } => reason!("szachowa-bitwa-fault-out-of-place", "2.5"),
        }
    }
}

impl Fault for SetupFault {
    fn code(&self) -> &'static str {
        self.reason().0
    }

    fn article(&self) -> Option<Article> {
        Some(Article(self.reason().1))
    }

    fn message(&self) -> Message {
        let message = Message::new(self.reason().2);
        let number = |number: u16| Arg::Number(number.into());
        match self {
            SetupFault::OffBoard(field)
            | SetupFault::TwiceOn(field)
            | SetupFault::NotUsed(field)
            | SetupFault::WrongUse(field) => message.with("field", field.to_string()),
            SetupFault::TooMany { colour, kind, count } => message
                .with("side", colour.side())
                .with("kind", kind.message())
                .with("count", number(*count))
                .with("most", number(kind.most().into())),
            SetupFault::CampAbroad { colour, field } => {
                message.with("side", colour.side()).with("field", field.to_string())
            }
            SetupFault::WrongCamps { colour, count } => {
                message.with("side", colour.side()).with("count", number((*count).into()))
            }
            SetupFault::BridgeMissing(colour)
            | SetupFault::ArmyMissing(colour)
            | SetupFault::TrainingMissing(colour) => message.with("side", colour.side()),
            SetupFault::BridgeOffBoard(column) => message.with("column", column.to_string()),
            SetupFault::KingPoints { colour, points } => {
                message.with("side", colour.side()).with("points", number((*points).into()))
            }
            SetupFault::WrongPoints { points, most } => {
                message.with("points", number((*points).into())).with("most", number((*most).into()))
            }
            SetupFault::NoSuchFight { from, to } => {
                message.with("from", from.to_string()).with("to", to.to_string())
            }
            SetupFault::TooManyCards { colour, cards } => {
                message.with("side", colour.side()).with("cards", cards.to_string())
            }
            SetupFault::Refused { colour, why } => {
                message.with("side", colour.side()).with("why", why.message())
            }
            SetupFault::WrongClock { colour, minutes } => {
                message.with("side", colour.side()).with("minutes", number(*minutes))
            }
            SetupFault::TooManyDeserters { left, most } => {
                message.with("count", number((*left).into())).with("most", number((*most).into()))
            }
            SetupFault::OutOfPlace { word, colour } => {
                let message = message.with("word", *word);
                match colour {
                    Some(colour) => message.with("of", "side").with("side", colour.side()),
                    None => message.with("of", "all"),
                }
            }
            SetupFault::NoRiver | SetupFault::NotDeclared | SetupFault::NoClocks | SetupFault::WrongOrder => {
                message
            }
        }
    }
}
