use super::{Event, HAND, HOUSES, HiddenHandOptions, STREETS};
use crate::games::Cards;
use stolik_game::{Millis, Seat};

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// How many cards each seat was dealt.
    pub dealt: [u8; 2],
    /// The cards each seat has shown.
    pub shown: [Cards; 2],
    /// The houses built, in order.
    pub houses: Vec<House>,
    /// The time each seat has left.
    pub clocks: [Millis; 2],
}

/// A house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    /// Who built it.
    pub owner: Seat,
    /// Its street.
    pub street: u8,
    /// Its number.
    pub house: u8,
}

impl Table {
    /// The table before the cards are dealt.
    pub(super) fn new(clock: Millis) -> Table {
        Table { dealt: [0; 2], shown: [Cards::NONE; 2], houses: Vec::new(), clocks: [clock; 2] }
    }

    /// Who gets the next card, while cards are dealt.
    pub(super) fn dealing(&self) -> Option<Seat> {
        let [first, second] = self.dealt;
        (second < HAND).then_some(Seat(u8::from(first > second)))
    }

    /// Houses built and cards shown, by both.
    pub(super) fn turns_taken(&self) -> usize {
        let shown = self.shown.iter().map(|cards| cards.len() as usize);
        self.houses.len() + shown.sum::<usize>()
    }

    /// How many cards a seat holds.
    pub(super) fn held(&self, seat: usize) -> u8 {
        self.dealt[seat] - self.shown[seat].len()
    }

    pub(super) fn is_built(&self, street: u8, house: u8) -> bool {
        (self.houses.iter()).any(|built| (built.street, built.house) == (street, house))
    }

    /// Something happens that everybody sees.
    pub(super) fn take(&mut self, event: &Event) {
        match *event {
            Event::Dealt { to, .. } => self.dealt[to.index()] += 1,
            Event::Built(house) => self.houses.push(house),
            Event::Shown { seat, card } => {
                self.shown[seat.index()] = self.shown[seat.index()].with(card);
            }
            Event::Waited { seat, elapsed } => {
                let clock = &mut self.clocks[seat.index()];
                clock.0 = clock.0.saturating_sub(elapsed.0);
            }
        }
    }

    /// Whether this table can be.
    pub(super) fn is_sound(&self, options: &HiddenHandOptions) -> bool {
        let [first, second] = self.dealt;
        let dealt_in_turn = first <= HAND && (first == second || first == second + 1);
        let all_dealt = self.dealing().is_none() || self.turns_taken() == 0;
        let clock = u64::from(options.seconds) * 1_000;
        let in_town = |house: &House| house.owner.0 < 2 && house.street < STREETS && house.house < HOUSES;
        let alone = |(index, house): (usize, &House)| {
            let earlier = &self.houses[..index];
            earlier.iter().all(|other| (other.street, other.house) != (house.street, house.house))
        };
        dealt_in_turn
            && all_dealt
            && self.turns_taken() <= 2 * options.turns as usize
            && self.clocks.iter().all(|left| left.0 <= clock)
            && self.houses.iter().all(in_town)
            && self.houses.iter().enumerate().all(alone)
    }
}
