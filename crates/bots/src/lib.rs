//! Bots for the games of Stolik: search, what it knows of each game, and the arena in which bots meet.
//!
//! A bot is given what its seat may know, and never the state. It thinks in steps, so that it can run in slices; the clock
//! is the caller's.
//!
//! ```
//! use stolik_bots::Bot;
//! use stolik_catalog::Kind;
//! use stolik_game::{Millis, Seat, Viewer};
//!
//! let position = Kind::named("warcaby").expect("a game of Stolik").usual().start();
//! let seen = position.seen_by(Viewer::Seat(Seat(0)));
//! let bot = Bot::named("strong:5000").expect("a bot with a budget of 5000 nodes").with_seed(7);
//!
//! let mut thinking = bot.choose(&seen, Seat(0)).expect("light is to move");
//! while !thinking.is_done() {
//!     let progress = thinking.step(1_000, Millis(0));
//!     assert!(!progress.line.is_empty());
//! }
//! let answer = thinking.answer();
//! assert!(position.legal(Seat(0)).iter().any(|legal| legal.text == answer.action));
//! ```
#![allow(clippy::cast_precision_loss, reason = "shares and evaluations are estimates")]

mod bot;
mod budget;
mod fingerprint;
mod pick;
mod skill;
mod thinking;
mod trouble;

pub mod arena;
pub mod knowledge;
pub mod search;
pub mod speed;

pub use bot::{Bot, Player};
pub use budget::Budget;
pub use knowledge::Knowledge;
pub use skill::{Method, Skill, Strength};
pub use thinking::{Answer, Progress, Thinking};
pub use trouble::Trouble;
