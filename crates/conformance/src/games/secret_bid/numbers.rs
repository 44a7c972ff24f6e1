//! Everything as whole numbers.

use super::super::plain::{Numbers, Reader, maybe_number};
use super::{Observation, Sealed, State, Table, View};
use crate::games::Cards;
use stolik_game::Seat;

impl Numbers for Table {
    fn numbers(&self) -> Vec<i64> {
        let cards = self.hands.iter().chain(&self.last).map(|cards| i64::from(cards.0));
        let points = self.points.iter().map(|&points| i64::from(points));
        [i64::from(self.rounds_left)].into_iter().chain(cards).chain(points).collect()
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(Table {
            rounds_left: numbers.small()?,
            hands: numbers.array(|n| n.small().map(Cards))?,
            last: numbers.array(|n| n.small().map(Cards))?,
            points: numbers.array(Reader::small)?,
        })
    }
}

impl Numbers for State {
    fn numbers(&self) -> Vec<i64> {
        let bids = self.bids.iter().map(|bid| maybe_number(bid.map(|cards| cards.0)));
        self.table.numbers().into_iter().chain(bids).collect()
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        let table = Table::read(numbers)?;
        let bids = numbers.array(|n| Some(n.maybe()?.map(Cards)))?;
        Some(State { table, bids })
    }
}

impl Numbers for Sealed {
    fn numbers(&self) -> Vec<i64> {
        vec![match self {
            Sealed::Awaited => -1,
            Sealed::Closed => -2,
            Sealed::Open(cards) => i64::from(cards.0),
        }]
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(match numbers.next()? {
            -1 => Sealed::Awaited,
            -2 => Sealed::Closed,
            cards => Sealed::Open(Cards(cards.try_into().ok()?)),
        })
    }
}

impl Numbers for View {
    fn numbers(&self) -> Vec<i64> {
        let bids = self.bids.iter().flat_map(Sealed::numbers);
        let table = self.table.numbers().into_iter();
        [maybe_number(self.viewer.map(|seat| seat.0))].into_iter().chain(table).chain(bids).collect()
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        Some(View {
            viewer: numbers.maybe()?.map(Seat),
            table: Table::read(numbers)?,
            bids: numbers.array(Sealed::read)?,
        })
    }
}

impl Numbers for Observation {
    fn numbers(&self) -> Vec<i64> {
        match self {
            Observation::Committed { seat, bid } => vec![i64::from(seat.0), bid.numbers()[0]],
            Observation::Revealed { seat, bids } => {
                let bids = bids.iter().map(|bid| i64::from(bid.0));
                [i64::from(seat.0)].into_iter().chain(bids).collect()
            }
        }
    }

    fn read(numbers: &mut Reader<'_>) -> Option<Self> {
        let seat = Seat(numbers.small()?);
        let bid = Sealed::read(numbers)?;
        if numbers.is_empty() {
            return Some(Observation::Committed { seat, bid });
        }
        let Sealed::Open(first) = bid else {
            return None;
        };
        let [second, third] = numbers.array(|n| n.small().map(Cards))?;
        let bids = [first, second, third];
        Some(Observation::Revealed { seat, bids })
    }
}
