//! The cards of a hand as things that are touched one by one.

use crate::{CardValue, Cards, Refusal};
use std::fmt;
use std::str::FromStr;
use stolik_game::Spot;
use stolik_game::kit::{Located, Unreadable};

/// One card of a hand: its value, and which of the cards of that value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandCard {
    value: CardValue,
    copy: u8,
}

impl HandCard {
    /// The first, second, third or fourth card of a value, counted from 0.
    pub const fn new(value: CardValue, copy: u8) -> Option<HandCard> {
        if copy < Cards::MOST_OF_A_VALUE { Some(HandCard { value, copy }) } else { None }
    }

    /// Its value.
    pub const fn value(self) -> CardValue {
        self.value
    }

    /// Which of the cards of its value, from 0.
    pub const fn copy(self) -> u8 {
        self.copy
    }

    /// Its number, for sets and spots.
    pub(crate) const fn number(self) -> u8 {
        (self.value.get() - CardValue::TWO.get()) * Cards::MOST_OF_A_VALUE + self.copy
    }

    /// The card of this number; none if there is none.
    pub(crate) fn of_number(number: u8) -> Option<HandCard> {
        let value = CardValue::new(CardValue::TWO.get() + number / Cards::MOST_OF_A_VALUE)?;
        HandCard::new(value, number % Cards::MOST_OF_A_VALUE)
    }

    /// The cards of a hand, from the lowest.
    pub fn all_of(hand: Cards) -> impl Iterator<Item = HandCard> {
        CardValue::all()
            .flat_map(move |value| (0..hand.count(value)).map(move |copy| HandCard { value, copy }))
    }

    /// Whether a hand has this very card.
    pub fn is_in(self, hand: Cards) -> bool {
        self.copy < hand.count(self.value)
    }
}

impl Located for HandCard {
    fn spot(self) -> Spot {
        Spot::Card(self.number().into())
    }

    fn of_spot(spot: Spot) -> Option<HandCard> {
        match spot {
            Spot::Card(number) => HandCard::of_number(u8::try_from(number).ok()?),
            _ => None,
        }
    }
}

impl fmt::Display for HandCard {
    /// `7a` is the first of the sevens, `7b` the second.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, char::from(b'a' + self.copy))
    }
}

impl FromStr for HandCard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<HandCard, Unreadable> {
        let letter = text.bytes().last().filter(u8::is_ascii_lowercase).ok_or(Unreadable)?;
        let digits = &text[..text.len() - 1];
        let value = digits.parse().ok().and_then(CardValue::new).filter(|value| value.to_string() == digits);
        value.and_then(|value| HandCard::new(value, letter - b'a')).ok_or(Unreadable)
    }
}

/// Cards of a hand that are laid down, each by itself: so the card that was touched is the one that is raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Laid(u64);

impl Laid {
    /// No card.
    pub const NONE: Laid = Laid(0);

    /// The first cards of each value.
    pub fn of(cards: Cards) -> Laid {
        HandCard::all_of(cards).collect()
    }

    /// Whether the card is laid down.
    pub const fn has(self, card: HandCard) -> bool {
        self.0 & (1 << card.number()) != 0
    }

    /// With a card laid down, or taken back if it was.
    #[must_use]
    pub const fn toggled(self, card: HandCard) -> Laid {
        Laid(self.0 ^ (1 << card.number()))
    }

    /// Whether no card is laid down.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = HandCard> {
        (0..36).filter_map(HandCard::of_number).filter(move |card| self.has(*card))
    }

    /// How many of each value.
    pub fn cards(self) -> Cards {
        self.iter().map(HandCard::value).collect()
    }

    /// Whether all of them are of this hand; if not, which are not.
    pub(crate) fn check(self, hand: Cards) -> Result<(), Refusal> {
        let missing: Cards = self.iter().filter(|card| !card.is_in(hand)).map(HandCard::value).collect();
        if missing.is_empty() { Ok(()) } else { Err(Refusal::NotInHand(missing)) }
    }
}

impl FromIterator<HandCard> for Laid {
    fn from_iter<I: IntoIterator<Item = HandCard>>(cards: I) -> Laid {
        cards.into_iter().fold(Laid::NONE, |laid, card| Laid(laid.0 | 1 << card.number()))
    }
}
