//! The two players.

use std::ops::Not;
use stolik_game::{Seat, Side};

/// Whose a thing is. Cherry is player 1 (in a siege the defender), blue is player 2 (the attacker).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// Player 1, seat 0, red.
    #[default]
    Cherry,
    /// Player 2, seat 1.
    Blue,
}

impl Owner {
    /// Both, in the order of the seats.
    pub const ALL: [Owner; 2] = [Owner::Cherry, Owner::Blue];

    /// The player's seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The player's side.
    pub const fn side(self) -> Side {
        Side(self as u8)
    }

    /// The player's number as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in positions: `r` for red, `b` for blue.
    pub const fn letter(self) -> char {
        match self {
            Owner::Cherry => 'r',
            Owner::Blue => 'b',
        }
    }

    /// The player of this letter.
    pub const fn of_letter(letter: char) -> Option<Owner> {
        match letter {
            'r' | 'R' => Some(Owner::Cherry),
            'b' | 'B' => Some(Owner::Blue),
            _ => None,
        }
    }
}

impl Not for Owner {
    type Output = Owner;

    /// The opponent.
    fn not(self) -> Owner {
        match self {
            Owner::Cherry => Owner::Blue,
            Owner::Blue => Owner::Cherry,
        }
    }
}
