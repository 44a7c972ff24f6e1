//! What happens when somebody leaves.

use crate::TimeControl;
use crate::clock::DAY;
use std::fmt;
use std::str::FromStr;
use stolik_game::Millis;

/// What happens when who holds a seat leaves, chosen with the table. As text: `wait`, `vote`, `bot`, `bot-after-60`, the
/// last in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Absence {
    /// The others wait.
    #[default]
    Wait,
    /// The others decide: a bot, or the end.
    Vote,
    /// A bot plays at once.
    Bot,
    /// A bot plays after so long.
    BotAfter(Millis),
}

/// A text that says nothing of absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAbsence;

impl Absence {
    /// How long after somebody has left a bot plays for them; none if none does by itself.
    pub fn patience(self) -> Option<Millis> {
        match self {
            Absence::Wait | Absence::Vote => None,
            Absence::Bot => Some(Millis(0)),
            Absence::BotAfter(patience) => Some(patience),
        }
    }

    /// Whether a bot would play within a day where people come once a day. It does not.
    pub fn is_hasty(self, time: TimeControl) -> bool {
        time.counts_days() && self.patience().is_some_and(|patience| patience < DAY)
    }
}

impl fmt::Display for Absence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Absence::Wait => f.write_str("wait"),
            Absence::Vote => f.write_str("vote"),
            Absence::Bot => f.write_str("bot"),
            Absence::BotAfter(patience) => write!(f, "bot-after-{}", patience.0 / 1_000),
        }
    }
}

impl FromStr for Absence {
    type Err = BadAbsence;

    fn from_str(text: &str) -> Result<Absence, BadAbsence> {
        match text {
            "wait" => Ok(Absence::Wait),
            "vote" => Ok(Absence::Vote),
            "bot" => Ok(Absence::Bot),
            _ => {
                let seconds = text.strip_prefix("bot-after-").and_then(|seconds| seconds.parse().ok());
                let seconds: u32 = seconds.filter(|&seconds| seconds > 0).ok_or(BadAbsence)?;
                Ok(Absence::BotAfter(Millis(u64::from(seconds) * 1_000)))
            }
        }
    }
}
