//! The two dice (K1, K4, K5).

use crate::Colour;
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::Unreadable;

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
    /// How many eyes it shows.
    pub const fn eyes(self) -> u8 {
        self.0
    }
}

impl Dice {
    /// How many ways two dice can fall.
    pub(crate) const OUTCOMES: u64 = 36;

    /// The way of this number, 0 to 35.
    pub(crate) const fn of_number(number: u64) -> Dice {
        Dice { green: Die((number / 6 % 6) as u8 + 1), wooden: Die((number % 6) as u8 + 1) }
    }

    /// All 36 ways two dice can fall.
    pub fn all() -> impl Iterator<Item = Dice> {
        (0..Dice::OUTCOMES).map(Dice::of_number)
    }

    /// The die of a colour (K5).
    pub const fn of(self, colour: Colour) -> Die {
        colour.either(self.green, self.wooden)
    }

    /// The colour whose die is higher; none on a tie (K4).
    pub fn higher(self) -> Option<Colour> {
        let higher = if self.green > self.wooden { Colour::Green } else { Colour::Wooden };
        (self.green != self.wooden).then_some(higher)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.green.0, self.wooden.0)
    }
}

/// Reads `2/1`.
impl FromStr for Dice {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Dice, Unreadable> {
        match text.as_bytes() {
            [green @ b'1'..=b'6', b'/', wooden @ b'1'..=b'6'] => {
                Ok(Dice { green: Die(green - b'0'), wooden: Die(wooden - b'0') })
            }
            _ => Err(Unreadable),
        }
    }
}

stolik_game::text_data!(Dice, "dice like \"2/1\"");
