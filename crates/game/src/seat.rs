//! Who sits at the table: seats, sets of seats, and the sides they form.

use std::fmt;

/// The most seats any game of Stolik has (Battle Royale).
pub const MOST_SEATS: usize = 9;

/// One place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// Seats that win and lose together, counted from 0. Scores and places are by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(pub u8);

/// A set of seats.
///
/// ```
/// use stolik_game::{Seat, Seats};
/// let both = Seats::first(2);
/// assert!(both.contains(Seat(1)));
/// assert_eq!(both.without(Seat(0)).iter().collect::<Vec<_>>(), [Seat(1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seats(u16);

impl Seat {
    /// The seat's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Side {
    /// The other of two sides.
    #[must_use]
    pub const fn other(self) -> Side {
        Side(1 - self.0)
    }

    /// The side's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        assert!(count as usize <= MOST_SEATS, "no game has so many seats");
        Seats((1 << count) - 1)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// These seats and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These seats less one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is among them. A seat no game has is in no set.
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MOST_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
