//! The arena: two bots meet over many games, and what comes of it is told with its uncertainty.
//!
//! Games come in groups in which everything is the same but who sits where: the same dice, the same opening. With two
//! sides that is a pair; with more, one side is A's and all others are B's, and A takes each side once.

mod contest;
mod paired;
mod played;
mod tally;

pub use contest::{Clock, Contest};
pub use paired::{group_shares, paired_interval};
pub use played::Played;
pub use tally::{Interval, Tally};
