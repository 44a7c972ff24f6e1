//! The cards 2 to 10 that are the players' points.
//!
//! Cards of one value are interchangeable, so a hand is how many it has of each value. A player begins with two of each
//! (Points): 18 cards, 108 points. With `change=shared` a hand may hold up to four of a value.

use std::fmt;
use stolik_game::kit::{Unreadable, WordValue, joined};

/// The value of a card, 2 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardValue(u8);

impl CardValue {
    /// The lowest.
    pub const TWO: CardValue = CardValue(2);
    /// The highest.
    pub const TEN: CardValue = CardValue(10);

    /// The value of this number, 2 to 10.
    pub const fn new(value: u8) -> Option<CardValue> {
        if value >= 2 && value <= 10 { Some(CardValue(value)) } else { None }
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All values, from 2.
    pub fn all() -> impl DoubleEndedIterator<Item = CardValue> + ExactSizeIterator + Clone {
        [2, 3, 4, 5, 6, 7, 8, 9, 10].into_iter().map(CardValue)
    }

    /// Its sign where every card has one: a digit, and `T` for the ten.
    pub const fn sign(self) -> char {
        if self.0 == 10 { 'T' } else { (b'0' + self.0) as char }
    }

    /// The value of a sign.
    pub const fn of_sign(sign: char) -> Option<CardValue> {
        match sign {
            'T' | 't' | 'X' | 'x' => Some(CardValue(10)),
            '2'..='9' => Some(CardValue(sign as u8 - b'0')),
            _ => None,
        }
    }

    const fn shift(self) -> u32 {
        (self.0 as u32 - 2) * 3
    }
}

/// A Special Card or none, as it is written where it lies open: `7` or `-`.
#[derive(Clone, Copy)]
pub(crate) struct Face(pub Option<CardValue>);

stolik_game::text_form! {
    CardValue: |card| card.0.to_string(), |text| text.parse().ok().and_then(CardValue::new);
    Face: |face| face.0.map_or_else(|| "-".to_owned(), |card| card.to_string()), |text| match text {
        "-" => Some(Face(None)),
        card => card.parse().ok().map(|card| Face(Some(card))),
    }, "a card like \"7\", or \"-\"";
    /// `2,3,7,7,10`, and `-` for none.
    Cards: |cards| cards.written().unwrap_or_else(|| "-".to_owned()), Cards::read_any,
        "cards like \"2,7,10\"";
}

/// A Special Card that lies open, or none, as plain data.
pub(crate) mod face {
    use super::{CardValue, Face};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde gives references")]
    pub fn serialize<S: Serializer>(card: &Option<CardValue>, to: S) -> Result<S::Ok, S::Error> {
        Face(*card).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<CardValue>, D::Error> {
        Face::deserialize(from).map(|face| face.0)
    }
}

/// The same of both players.
pub(crate) mod faces {
    use super::{CardValue, Face};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    type Both = [Option<CardValue>; 2];

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives references")]
    pub fn serialize<S: Serializer>(cards: &Both, to: S) -> Result<S::Ok, S::Error> {
        cards.map(Face).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Both, D::Error> {
        <[Face; 2]>::deserialize(from).map(|faces| faces.map(|face| face.0))
    }
}

/// Some cards: how many of each value, three bits a value.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// What a player begins with: two of each value, 108 points.
    pub const ALL: Cards = Cards(0o222_222_222);
    /// The most of one value that there are: both players' together.
    pub const MOST_OF_A_VALUE: u8 = 4;

    /// One card alone.
    pub const fn one(value: CardValue) -> Cards {
        Cards(1 << value.shift())
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a value.
    #[inline]
    pub const fn count(self, value: CardValue) -> u8 {
        ((self.0 >> value.shift()) & 7) as u8
    }

    /// How many in all.
    pub fn len(self) -> u8 {
        CardValue::all().map(|value| self.count(value)).sum()
    }

    /// The sum of their values.
    pub fn sum(self) -> u16 {
        CardValue::all().map(|value| u16::from(value.get()) * u16::from(self.count(value))).sum()
    }

    /// Whether such a card is among them.
    pub const fn has(self, value: CardValue) -> bool {
        self.count(value) > 0
    }

    /// Whether all of these are among them.
    pub fn contains(self, others: Cards) -> bool {
        CardValue::all().all(|value| others.count(value) <= self.count(value))
    }

    /// With one card more; the same if there are four of it already.
    #[must_use]
    pub fn with(self, value: CardValue) -> Cards {
        if self.count(value) < Self::MOST_OF_A_VALUE { Cards(self.0 + Cards::one(value).0) } else { self }
    }

    /// With one card less; the same if there is none of it.
    #[must_use]
    pub fn without(self, value: CardValue) -> Cards {
        if self.has(value) { Cards(self.0 - Cards::one(value).0) } else { self }
    }

    /// With a value's count set.
    #[must_use]
    pub const fn with_count(self, value: CardValue, count: u8) -> Cards {
        Cards(self.0 & !(7 << value.shift()) | (count as u32) << value.shift())
    }

    /// These and those; together no value may come more than four times, or nothing is given.
    pub fn plus(self, others: Cards) -> Option<Cards> {
        let fits =
            CardValue::all().all(|value| self.count(value) + others.count(value) <= Self::MOST_OF_A_VALUE);
        fits.then_some(Cards(self.0 + others.0))
    }

    /// These without those, if those are among them.
    pub fn minus(self, others: Cards) -> Option<Cards> {
        self.contains(others).then(|| Cards(self.0 - others.0))
    }

    /// The values of the cards one after another, from the lowest; a value as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = CardValue> {
        CardValue::all().flat_map(move |value| std::iter::repeat_n(value, self.count(value).into()))
    }

    /// The different values, from the lowest.
    pub fn values(self) -> impl Iterator<Item = CardValue> {
        CardValue::all().filter(move |value| self.has(*value))
    }

    /// The bits, for hashes.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// One sign a card (`T` is the ten), filled up with dots to a width: `2377T.............`.
    pub fn signs(self, width: usize) -> String {
        let cards: String = self.iter().map(CardValue::sign).collect();
        format!("{cards:.<width$}")
    }
}

impl FromIterator<CardValue> for Cards {
    fn from_iter<I: IntoIterator<Item = CardValue>>(values: I) -> Cards {
        values.into_iter().fold(Cards::NONE, Cards::with)
    }
}

/// As a position has them: no word for no cards.
impl WordValue for Cards {
    fn written(&self) -> Option<String> {
        (!self.is_empty()).then(|| joined(self.iter(), ","))
    }

    fn read(&mut self, value: &str) -> Result<(), Unreadable> {
        *self = value.parse()?;
        Ok(())
    }
}

impl Cards {
    /// Reads `2,3,10`, `2 3 10`, `23T...`, `-`.
    fn read_any(text: &str) -> Option<Cards> {
        let mut cards = Cards::NONE;
        let words = text.split([',', ' ', '+']).map(|word| word.trim_end_matches('.'));
        for word in words.filter(|word| !word.is_empty() && *word != "-") {
            let values: Vec<CardValue> = match word.parse() {
                Ok(value) => vec![value],
                Err(Unreadable) => word.chars().map(CardValue::of_sign).collect::<Option<_>>()?,
            };
            for value in values {
                cards = cards.plus(Cards::one(value))?;
            }
        }
        Some(cards)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

stolik_game::said! {
    CardValue: CardValue::get;
    Cards: |cards| cards.to_string();
}
