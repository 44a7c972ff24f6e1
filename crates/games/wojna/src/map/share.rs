//! Shares of a map.

use std::fmt;
use std::str::FromStr;
use stolik_game::kit::Unreadable;

/// A part of all fields, in hundredths; written `0.12`.
///
/// ```
/// use stolik_wojna::Share;
///
/// assert_eq!("0.12".parse(), Ok(Share::hundredths(12)));
/// assert_eq!(Share::hundredths(6).to_string(), "0.06");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(u8);

impl Share {
    /// The usual share of water (W-2).
    pub const USUAL_WATER: Share = Share(12);
    /// The usual share of rock (W-2).
    pub const USUAL_ROCK: Share = Share(6);
    /// The most water, and the most rock, of a generated map.
    pub const MOST: Share = Share(50);
    /// The most water and rock together: the rest is for castles and armies.
    pub const MOST_TOGETHER: Share = Share(60);

    /// So many hundredths; more than all is all.
    pub const fn hundredths(number: u8) -> Share {
        Share(if number > 100 { 100 } else { number })
    }

    /// Both together; more than all is all.
    #[must_use]
    pub const fn and(self, other: Share) -> Share {
        Share::hundredths(self.0 + other.0)
    }

    /// This part of a number of fields, rounded.
    pub(super) const fn of(self, fields: usize) -> usize {
        (fields * self.0 as usize + 50) / 100
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

impl FromStr for Share {
    type Err = Unreadable;

    /// Reads `0`, `0.1`, `0.12`, `1.00`: at most two digits after the point, so that no share is rounded unseen.
    fn from_str(text: &str) -> Result<Share, Unreadable> {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits =
            |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u8>().ok());
        let number = match (whole.len(), part.len()) {
            (1, 1) => digits(whole).flatten().zip(digits(part).flatten().map(|tenths| tenths * 10)),
            (1, 2) => digits(whole).flatten().zip(digits(part).flatten()),
            _ => None,
        };
        match number {
            Some((0, part)) => Ok(Share(part)),
            Some((1, 0)) => Ok(Share(100)),
            _ => Err(Unreadable),
        }
    }
}
