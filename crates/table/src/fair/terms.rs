//! What a table commits to besides its secret: what is played, where, and who sits where. All of it is fixed before anybody
//! adds anything to the dice.

use super::log::options_line;
use super::{Anchor, Commitment, SealedPosition, Secret, TableId};
use hmac::Mac;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use stolik_catalog::AnyGame;

/// What a table commits to besides its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Its options, as records have them.
    pub options: String,
    /// The position it begins from, sealed; none if it is the usual one.
    pub position: Option<SealedPosition>,
    /// Who sits where.
    pub seats: Vec<SeatTerm>,
}

/// Who sits somewhere, as far as that is known when a table is made. As text: `maker`, `at-once`, `open`, `bot:medium`,
/// `seat-1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatTerm {
    /// Who makes the table, and was shown the commitment before they added anything.
    Maker,
    /// Who makes the table, and has added something, if anything, in the same breath: before they knew the commitment.
    AtOnce,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(String),
    /// Who held this seat in the game before.
    Before(u8),
}

/// A text that tells no such seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSeatTerm;

impl Terms {
    /// The terms of a game. A position is sealed with the secret.
    pub fn new(
        table: TableId,
        game: &AnyGame,
        position: Option<&str>,
        secret: &Secret,
        seats: Vec<SeatTerm>,
    ) -> Terms {
        Terms {
            table,
            game: game.kind().id().to_owned(),
            rules: game.kind().version(),
            options: options_line(game),
            position: position.map(|position| secret.seal(position)),
            seats,
        }
    }

    /// What is shown before the game: eight lines, hashed.
    pub fn commitment(&self, anchor: &Anchor) -> Commitment {
        let Terms { table, game, rules, options, position, .. } = self;
        let position = position.as_ref().map(ToString::to_string).unwrap_or_default();
        let seats = seats_line(&self.seats);
        let lines = format!(
            "stolik dice commitment 2\n{anchor}\n{table}\n{game}\n{rules}\n{options}\n{position}\n{seats}\n"
        );
        Commitment(Sha256::digest(lines).into())
    }
}

impl Secret {
    /// Seals a position.
    pub fn seal(&self, position: &str) -> SealedPosition {
        let sealed = self.keyed(b"stolik dice position 2\n").chain_update(position);
        SealedPosition(sealed.finalize().into_bytes().into())
    }
}

/// Who sits where, in one word.
pub(super) fn seats_line(seats: &[SeatTerm]) -> String {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    seats.join(",")
}

impl fmt::Display for SeatTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatTerm::Maker => f.write_str("maker"),
            SeatTerm::AtOnce => f.write_str("at-once"),
            SeatTerm::Open => f.write_str("open"),
            SeatTerm::Bot(bot) => write!(f, "bot:{bot}"),
            SeatTerm::Before(seat) => write!(f, "seat-{seat}"),
        }
    }
}

impl FromStr for SeatTerm {
    type Err = BadSeatTerm;

    fn from_str(text: &str) -> Result<SeatTerm, BadSeatTerm> {
        match text {
            "maker" => return Ok(SeatTerm::Maker),
            "at-once" => return Ok(SeatTerm::AtOnce),
            "open" => return Ok(SeatTerm::Open),
            _ => {}
        }
        if let Some(bot) = text.strip_prefix("bot:") {
            let is_plain = !bot.is_empty() && bot.chars().all(|c| c.is_ascii_graphic() && c != ',');
            return if is_plain { Ok(SeatTerm::Bot(bot.to_owned())) } else { Err(BadSeatTerm) };
        }
        let seat = text.strip_prefix("seat-").and_then(|seat| seat.parse().ok());
        seat.map(SeatTerm::Before).ok_or(BadSeatTerm)
    }
}
