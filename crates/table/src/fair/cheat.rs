//! What a table can do to the dice that it must not.

use std::fmt;
use std::str::FromStr;
use stolik_game::Message;

/// What a table has done that it must not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cheat {
    /// The dice are those of another table.
    OtherTable,
    /// It has shown another commitment.
    OtherCommitment,
    /// What it commits to is not what is played, or not by those who play it.
    OtherTerms,
    /// It has dice of an older version than it has promised, or leaves out what it should open.
    Older,
    /// The player sits elsewhere than was fixed before they added anything.
    OtherSeat,
    /// The secret leads to another chain than the one committed to.
    OtherSecret,
    /// The player has added something else at the beginning.
    OtherEntropy,
    /// Something was added at the beginning for a bot.
    BotEntropy,
    /// Its value for this roll is not of the chain it committed to.
    OtherChain(u64),
    /// Something else has come into this roll than the player's action carried.
    OtherFresh(u64),
    /// What the player's action carried has not come into this roll.
    NoFresh(u64),
    /// The record has something else for this roll than was told while the game was played.
    OtherRoll(u64),
}

impl Cheat {
    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Cheat::OtherTable => "other-table",
            Cheat::OtherCommitment => "other-commitment",
            Cheat::OtherTerms => "other-terms",
            Cheat::Older => "older",
            Cheat::OtherSeat => "other-seat",
            Cheat::OtherSecret => "other-secret",
            Cheat::OtherEntropy => "other-entropy",
            Cheat::BotEntropy => "bot-entropy",
            Cheat::OtherChain(_) => "other-chain",
            Cheat::OtherFresh(_) => "other-fresh",
            Cheat::NoFresh(_) => "no-fresh",
            Cheat::OtherRoll(_) => "other-roll",
        }
    }

    /// What is to be said of it.
    pub fn message(self) -> Message {
        let key = match self {
            Cheat::OtherTable => "dice-other-table",
            Cheat::OtherCommitment => "dice-other-commitment",
            Cheat::OtherTerms => "dice-other-terms",
            Cheat::Older => "dice-older",
            Cheat::OtherSeat => "dice-other-seat",
            Cheat::OtherSecret => "dice-other-secret",
            Cheat::OtherEntropy => "dice-other-entropy",
            Cheat::BotEntropy => "dice-bot-entropy",
            Cheat::OtherChain(_) => "dice-other-chain",
            Cheat::OtherFresh(_) => "dice-other-fresh",
            Cheat::NoFresh(_) => "dice-no-fresh",
            Cheat::OtherRoll(_) => "dice-other-roll",
        };
        let message = Message::new(key);
        match self.roll() {
            Some(roll) => message.with("roll", i64::try_from(roll).unwrap_or(i64::MAX)),
            None => message,
        }
    }

    /// The roll it concerns; none if all.
    pub fn roll(self) -> Option<u64> {
        match self {
            Cheat::OtherChain(roll)
            | Cheat::OtherFresh(roll)
            | Cheat::NoFresh(roll)
            | Cheat::OtherRoll(roll) => Some(roll),
            _ => None,
        }
    }
}

impl fmt::Display for Cheat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        self.roll().map_or(Ok(()), |roll| write!(f, " {roll}"))
    }
}

/// A text that names no such thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCheat;

impl FromStr for Cheat {
    type Err = BadCheat;

    fn from_str(text: &str) -> Result<Cheat, BadCheat> {
        let (code, roll) = match text.split_once(' ') {
            Some((code, roll)) => (code, Some(roll.parse().map_err(|_| BadCheat)?)),
            None => (text, None),
        };
        let number = roll.unwrap_or(0);
        let all = [
            Cheat::OtherTable,
            Cheat::OtherCommitment,
            Cheat::OtherTerms,
            Cheat::Older,
            Cheat::OtherSeat,
            Cheat::OtherSecret,
            Cheat::OtherEntropy,
            Cheat::BotEntropy,
            Cheat::OtherChain(number),
            Cheat::OtherFresh(number),
            Cheat::NoFresh(number),
            Cheat::OtherRoll(number),
        ];
        all.into_iter().find(|cheat| cheat.code() == code && cheat.roll() == roll).ok_or(BadCheat)
    }
}
