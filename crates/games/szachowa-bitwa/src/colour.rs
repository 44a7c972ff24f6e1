//! The two players: White, who sits below, and Black, who sits above.

use serde::{Deserialize, Serialize};
use std::ops::Not;
use stolik_game::{Seat, Side};

/// A player's colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
}

stolik_game::text_form! {
    /// `white`; the letter is read too, and small or capital letters.
    Colour: |colour| colour.word().to_owned(), |text| match text.to_ascii_lowercase().as_str() {
        "white" | "w" => Some(Colour::White),
        "black" | "b" => Some(Colour::Black),
        _ => None,
    };
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
