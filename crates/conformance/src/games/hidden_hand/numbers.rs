//! Everything as whole numbers.

use super::super::plain::{Numbers, Reader, maybe_number};
use super::{Event, House, Observation, State, Table, View};
use crate::games::Cards;
use stolik_game::{Millis, Seat};

fn millis(reader: &mut Reader<'_>) -> Option<Millis> {
    reader.small().map(Millis)
}

/// Time as a number; what no clock measures is all the same.
fn millis_number(time: Millis) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

fn cards(reader: &mut Reader<'_>) -> Option<Cards> {
    reader.small().map(Cards)
}

impl Numbers for House {
    fn numbers(&self) -> Vec<i64> {
        [self.owner.0, self.street, self.house].map(i64::from).into()
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(House { owner: Seat(numbers.small()?), street: numbers.small()?, house: numbers.small()? })
    }
}

impl Numbers for Table {
    fn numbers(&self) -> Vec<i64> {
        let mut numbers: Vec<i64> = self.dealt.map(i64::from).into();
        numbers.extend(self.shown.map(|cards| i64::from(cards.0)));
        numbers.extend(self.clocks.map(millis_number));
        numbers.push(self.houses.len().try_into().unwrap_or(i64::MAX));
        numbers.extend(self.houses.iter().flat_map(House::numbers));
        numbers
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        let dealt = numbers.array(Reader::small)?;
        let shown = numbers.array(cards)?;
        let clocks = numbers.array(millis)?;
        let count: u8 = numbers.small()?;
        let houses: Option<Vec<House>> = (0..count).map(|_| House::read(numbers)).collect();
        Some(Table { dealt, shown, houses: houses?, clocks })
    }
}

impl Numbers for State {
    fn numbers(&self) -> Vec<i64> {
        let hands = self.hands.map(|hand| i64::from(hand.0));
        self.table.numbers().into_iter().chain(hands).collect()
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(State { table: Table::read(numbers)?, hands: numbers.array(cards)? })
    }
}

impl Numbers for View {
    fn numbers(&self) -> Vec<i64> {
        let mut numbers = vec![maybe_number(self.viewer.map(|seat| seat.0))];
        numbers.extend(self.table.numbers());
        numbers.extend(self.hands.map(|hand| maybe_number(hand.map(|cards| cards.0))));
        numbers
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(View {
            viewer: numbers.maybe()?.map(Seat),
            table: Table::read(numbers)?,
            hands: numbers.array(|n| Some(n.maybe()?.map(Cards)))?,
        })
    }
}

impl Numbers for Event {
    fn numbers(&self) -> Vec<i64> {
        match self {
            Event::Dealt { to, card } => vec![0, to.0.into(), maybe_number(*card)],
            Event::Built(house) => [vec![1], house.numbers()].concat(),
            Event::Shown { seat, card } => vec![2, seat.0.into(), (*card).into()],
            Event::Waited { seat, elapsed } => vec![3, seat.0.into(), millis_number(*elapsed)],
        }
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(match numbers.next()? {
            0 => Event::Dealt { to: Seat(numbers.small()?), card: numbers.maybe()? },
            1 => Event::Built(House::read(numbers)?),
            2 => Event::Shown { seat: Seat(numbers.small()?), card: numbers.small()? },
            3 => Event::Waited { seat: Seat(numbers.small()?), elapsed: millis(numbers)? },
            _ => return None,
        })
    }
}

impl Numbers for Observation {
    fn numbers(&self) -> Vec<i64> {
        let opened = self.opened.map(|hands| hands.map(|hand| i64::from(hand.0)));
        let opened = opened.into_iter().flatten();
        self.event.numbers().into_iter().chain(opened).collect()
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        let event = Event::read(numbers)?;
        let opened = if numbers.is_empty() { None } else { Some(numbers.array(cards)?) };
        Some(Observation { event, opened })
    }
}
