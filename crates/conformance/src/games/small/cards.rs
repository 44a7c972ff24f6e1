//! A few cards.

use stolik_game::Entropy;

/// A set of cards numbered from 1 to 15. Card 0 is one that cannot be seen: it is in no set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cards(pub u16);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// The first so many cards.
    pub const fn first(count: u16) -> Cards {
        Cards((1 << (count + 1)) - 2)
    }

    /// The card alone.
    const fn only(card: u16) -> Cards {
        if matches!(card, 1..=15) { Cards(1 << card) } else { Cards::NONE }
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is among them.
    pub const fn contains(self, card: u16) -> bool {
        self.0 & Cards::only(card).0 != 0
    }

    /// One more.
    pub const fn insert(&mut self, card: u16) {
        self.0 |= Cards::only(card).0;
    }

    /// One less.
    pub const fn remove(&mut self, card: u16) {
        self.0 &= !Cards::only(card).0;
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, those: Cards) -> Cards {
        Cards(self.0 | those.0)
    }

    /// These less those.
    #[must_use]
    pub const fn minus(self, those: Cards) -> Cards {
        Cards(self.0 & !those.0)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = u16> {
        (1..=15).filter(move |&card| self.contains(card))
    }

    /// So many of these, all choices equally likely.
    #[must_use]
    pub fn draw<E: Entropy + ?Sized>(self, count: usize, entropy: &mut E) -> Cards {
        let mut left: Vec<u16> = self.iter().collect();
        (0..count).map(|_| left.swap_remove(entropy.index(left.len()))).collect()
    }

    /// How many choices there are of so many of these.
    pub fn choices(self, count: usize) -> u64 {
        let (of, count) = (self.len() as u64, count as u64);
        (0..count).fold(1, |ways, taken| ways * (of - taken) / (taken + 1))
    }
}

impl FromIterator<u16> for Cards {
    fn from_iter<I: IntoIterator<Item = u16>>(cards: I) -> Self {
        cards.into_iter().map(Cards::only).fold(Cards::NONE, Cards::and)
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
        let mut cards = Cards::first(8);
        cards.remove(3);
        let drawn = cards.draw(4, &mut Pinned::from_seed(3));
        assert_eq!((drawn.len(), drawn.minus(cards)), (4, Cards::NONE));
    }

    #[test]
    fn a_card_that_cannot_be_seen_is_in_no_set() {
        let cards = Cards::first(3);
        assert_eq!(cards.iter().collect::<Vec<_>>(), [1, 2, 3]);
        let mut same = cards;
        same.insert(0);
        same.remove(0);
        assert_eq!((same, same.contains(0)), (cards, false));
    }
}
