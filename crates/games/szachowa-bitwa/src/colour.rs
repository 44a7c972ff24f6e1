//! The two players: White, who sits below, and Black, who sits above.

use std::ops::Not;
use stolik_game::{Seat, Side};

/// A player's colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// White, seat 0: rows 1 to N, forward is up.
    #[default]
    White,
    /// Black, seat 1: rows N+1 to 2N, forward is down.
    Black,
}

impl Colour {
    /// Both colours, White first.
    pub const ALL: [Colour; 2] = [Colour::White, Colour::Black];

    /// The seat that plays this colour.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side that plays this colour.
    pub const fn side(self) -> Side {
        Side(self as u8)
    }

    /// The colour of a seat; any seat but the first is Black's.
    pub const fn of_seat(seat: Seat) -> Colour {
        if seat.0 == 0 { Colour::White } else { Colour::Black }
    }

    /// Its place in a pair.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in positions: `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'W',
            Colour::Black => 'B',
        }
    }

    /// Its name in plain data and in positions.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }

    /// The colour of this name or letter, small or capital.
    pub fn of_word(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| {
            word.eq_ignore_ascii_case(colour.word())
                || word.eq_ignore_ascii_case(colour.letter().encode_utf8(&mut [0; 4]))
        })
    }
}

stolik_game::said!(Colour: Colour::side;);

impl Not for Colour {
    type Output = Colour;

    #[inline]
    fn not(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}
