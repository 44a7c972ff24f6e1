use super::{DECK, HiddenHandOptions, Table};
use crate::games::Cards;

/// What lies on the table, and the hands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// The cards each seat still holds.
    pub hands: [Cards; 2],
}

impl State {
    /// All cards, counted pile by pile: hands, shown cards and what was not dealt.
    pub fn cards(&self) -> u8 {
        let piles = self.hands.iter().chain(&self.table.shown);
        let left = (piles.clone()).fold(DECK, |left, pile| left.minus(*pile));
        piles.map(|pile| pile.len()).sum::<u8>() + left.len()
    }

    /// Whether cards, houses and clocks are as they can be.
    pub fn is_sound(&self, options: &HiddenHandOptions) -> bool {
        let holds = |seat: usize| {
            let known = self.hands[seat].len() + self.table.shown[seat].len();
            known == self.table.dealt[seat]
        };
        holds(0) && holds(1) && self.cards() == DECK.len() && self.table.is_sound(options)
    }

    /// The points of each seat.
    pub(super) fn scores(&self) -> [i32; 2] {
        let mut scores = self.table.shown.map(Cards::value);
        for house in &self.table.houses {
            let owner = house.owner.index();
            if self.hands[owner].contains(house.street % DECK.len()) {
                scores[owner] += 2;
            }
        }
        scores
    }
}
