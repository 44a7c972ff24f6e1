//! The two dice.

use crate::colour::Colour;
use std::fmt;

/// The eyes of a die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

/// What both dice show. As text `2/1`: first the green die, then the wooden one, whoever rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    /// The green die.
    pub green: Die,
    /// The wooden die.
    pub wooden: Die,
}

impl Die {
    /// A die that shows so many eyes; none unless 1 to 6.
    pub const fn new(eyes: u8) -> Option<Die> {
        if eyes >= 1 && eyes <= 6 { Some(Die(eyes)) } else { None }
    }

    /// How many eyes it shows.
    #[inline]
    pub const fn eyes(self) -> u8 {
        self.0
    }
}

impl Dice {
    /// How many ways two dice can fall.
    pub(crate) const OUTCOMES: u64 = 36;

    /// The way of this number, 0 to 35.
    #[inline]
    pub(crate) const fn of_number(number: u64) -> Dice {
        Dice { green: Die((number / 6 % 6) as u8 + 1), wooden: Die((number % 6) as u8 + 1) }
    }

    /// All 36 ways two dice can fall.
    pub fn all() -> impl Iterator<Item = Dice> {
        (0..Dice::OUTCOMES).map(Dice::of_number)
    }

    /// The die of a colour (K5).
    #[inline]
    pub const fn of(self, colour: Colour) -> Die {
        match colour {
            Colour::Green => self.green,
            Colour::Wooden => self.wooden,
        }
    }

    /// The colour whose die is higher; none on a tie (K4).
    pub const fn higher(self) -> Option<Colour> {
        if self.green.0 > self.wooden.0 {
            Some(Colour::Green)
        } else if self.green.0 < self.wooden.0 {
            Some(Colour::Wooden)
        } else {
            None
        }
    }

    /// Reads `2/1`.
    pub(crate) fn read(text: &str) -> Option<Dice> {
        let (green, wooden) = text.split_once('/')?;
        let die = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Some(Die(digit - b'0')),
            _ => None,
        };
        Some(Dice { green: die(green)?, wooden: die(wooden)? })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.green.0, self.wooden.0)
    }
}
