//! What actions added to a roll, seat by seat.

use super::Fresh;
use std::fmt;
use std::str::FromStr;
use stolik_game::{Seat, Seats};

/// What the actions that asked for a roll have added to it: of each seat one thing at most, in the order of the seats. As text
/// `0:07a1...`, or `0:07a1...+1:55ab...` where several decided at the same time; `-` where nothing was added.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Added(Vec<(Seat, Fresh)>);

/// A text that tells nothing of the kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAdded;

impl Added {
    /// Nothing.
    pub const NONE: Added = Added(Vec::new());

    /// The same with this of a seat, in the place of what it added before; an action that carries nothing adds nothing.
    #[must_use]
    pub fn with(mut self, seat: Seat, fresh: Fresh) -> Added {
        self.0.retain(|(other, _)| *other != seat);
        if fresh.is_given() {
            self.0.push((seat, fresh));
            self.0.sort_unstable_by_key(|(seat, _)| *seat);
        }
        self
    }

    /// What a seat has added.
    pub fn of(&self, seat: Seat) -> Option<&Fresh> {
        self.0.iter().find(|(other, _)| *other == seat).map(|(_, fresh)| fresh)
    }

    /// Whether anybody has added anything.
    pub fn is_given(&self) -> bool {
        !self.0.is_empty()
    }

    /// Who has added something.
    pub fn seats(&self) -> Seats {
        self.0.iter().map(|(seat, _)| *seat).collect()
    }

    /// Each seat that has added something, with what it added.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Fresh)> {
        self.0.iter().map(|(seat, fresh)| (*seat, fresh))
    }
}

impl FromIterator<(Seat, Fresh)> for Added {
    fn from_iter<I: IntoIterator<Item = (Seat, Fresh)>>(parts: I) -> Added {
        parts.into_iter().fold(Added::NONE, |added, (seat, fresh)| added.with(seat, fresh))
    }
}

impl fmt::Display for Added {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        self.0.iter().enumerate().try_for_each(|(at, (seat, fresh))| {
            let before = if at == 0 { "" } else { "+" };
            write!(f, "{before}{}:{fresh}", seat.0)
        })
    }
}

impl FromStr for Added {
    type Err = BadAdded;

    fn from_str(text: &str) -> Result<Added, BadAdded> {
        if text == "-" {
            return Ok(Added::NONE);
        }
        let part = |part: &str| {
            let (seat, fresh) = part.split_once(':')?;
            Some((Seat(seat.parse().ok()?), fresh.parse().ok()?))
        };
        let parts: Option<Vec<(Seat, Fresh)>> = text.split('+').map(part).collect();
        let added: Added = parts.ok_or(BadAdded)?.into_iter().collect();
        // It is hashed as it is written: there is one way to write it.
        if added.to_string() == text { Ok(added) } else { Err(BadAdded) }
    }
}
