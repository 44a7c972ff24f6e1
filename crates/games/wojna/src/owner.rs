//! The two players.

use serde::{Deserialize, Serialize};
use std::ops::Not;
use stolik_game::{Seat, Side};

stolik_game::said!(Owner: Owner::side;);

/// Whose a thing is. Cherry is player 1 (in a siege the defender), blue is player 2 (the attacker).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Owner {
    /// Player 1, seat 0, red.
    #[default]
    #[serde(rename = "red")]
    Cherry,
    /// Player 2, seat 1.
    #[serde(rename = "blue")]
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
    pub fn of_letter(letter: char) -> Option<Owner> {
        Owner::ALL.into_iter().find(|owner| owner.letter() == letter.to_ascii_lowercase())
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
