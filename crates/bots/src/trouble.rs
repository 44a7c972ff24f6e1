//! Why a bot cannot be had, or cannot answer.

use crate::Player;
use std::fmt;
use stolik_game::{Message, Seat};

/// Why a bot cannot be had, or cannot answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no bot of this name.
    UnknownBot(String),
    /// This is neither a number of nodes nor a time.
    NotABudget(String),
    /// It is to think for no nodes, or for no time.
    NoBudget,
    /// The game is over.
    Over,
    /// Dice, cards or a lot come next.
    ChanceIsNext,
    /// The game has no such seat.
    NoSuchSeat(Seat),
    /// The seat is not to act.
    NotToAct(Seat),
}

impl Trouble {
    /// Its name.
    pub const fn code(&self) -> &'static str {
        match self {
            Trouble::UnknownBot(_) => "unknown-bot",
            Trouble::NotABudget(_) => "not-a-budget",
            Trouble::NoBudget => "no-budget",
            Trouble::Over => "over",
            Trouble::ChanceIsNext => "chance-is-next",
            Trouble::NoSuchSeat(_) => "no-such-seat",
            Trouble::NotToAct(_) => "not-to-act",
        }
    }

    /// What is wrong and what would be right, to be put into words.
    pub fn message(&self) -> Message {
        match self {
            Trouble::UnknownBot(name) => {
                let known: Vec<&str> = Player::ALL.iter().map(|player| player.name()).collect();
                Message::new("bots-unknown-bot").with("name", name.as_str()).with("known", known.join(", "))
            }
            Trouble::NotABudget(text) => Message::new("bots-not-a-budget").with("text", text.as_str()),
            Trouble::NoBudget => Message::new("bots-no-budget"),
            Trouble::Over => Message::new("bots-over"),
            Trouble::ChanceIsNext => Message::new("bots-chance-is-next"),
            Trouble::NoSuchSeat(seat) => {
                Message::new("bots-no-such-seat").with("number", i64::from(seat.0) + 1)
            }
            Trouble::NotToAct(seat) => Message::new("bots-not-to-act").with("number", i64::from(seat.0) + 1),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Trouble {}
