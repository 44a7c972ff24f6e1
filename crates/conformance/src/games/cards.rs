//! A few cards.

use stolik_game::Entropy;

/// A set of cards numbered from 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cards(pub u8);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// The first so many cards.
    pub const fn first(count: u8) -> Cards {
        Cards(((1u16 << count) - 1) as u8)
    }

    /// How many they are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is among them.
    pub const fn contains(self, card: u8) -> bool {
        card < 8 && self.0 & (1 << card) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, card: u8) -> Cards {
        Cards(self.0 | 1 << card)
    }

    /// These less those.
    #[must_use]
    pub const fn minus(self, those: Cards) -> Cards {
        Cards(self.0 & !those.0)
    }

    /// These less one.
    #[must_use]
    pub const fn without(self, card: u8) -> Cards {
        self.minus(Cards(1 << card))
    }

    /// The cards in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..8).filter(move |&card| self.contains(card))
    }

    /// So many of these, all choices equally likely.
    #[must_use]
    pub fn draw<E: Entropy + ?Sized>(self, count: u8, entropy: &mut E) -> Cards {
        let mut left: Vec<u8> = self.iter().collect();
        let drawn = (0..count).map(|_| left.swap_remove(entropy.index(left.len())));
        drawn.fold(Cards::NONE, Cards::with)
    }

    /// How many choices there are of so many of these.
    pub fn choices(self, count: u8) -> u64 {
        let (of, count) = (u64::from(self.len()), u64::from(count));
        (0..count).fold(1, |ways, taken| ways * (of - taken) / (taken + 1))
    }

    /// The sum of their values: card 0 counts 1, and so on.
    pub fn value(self) -> i32 {
        self.iter().map(|card| i32::from(card) + 1).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::Pinned;

    #[test]
    fn choices_are_counted_right() {
        let choices = |of, count| Cards::first(of).choices(count);
        assert_eq!([choices(6, 2), choices(5, 3), choices(3, 0), choices(8, 8)], [15, 10, 1, 1]);
    }

    #[test]
    fn drawn_cards_are_some_of_these() {
        let cards = Cards::first(8).without(3);
        let drawn = cards.draw(4, &mut Pinned::from_seed(3));
        assert_eq!((drawn.len(), drawn.minus(cards)), (4, Cards::NONE));
    }
}
