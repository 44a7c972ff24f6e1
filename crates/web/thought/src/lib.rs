//! What the page and the worker in which bots think say to each other, as plain text.
//!
//! A message is a head line of words, and a body. Both sides use these types and nothing else.
//!
//! ```
//! use stolik_thought::{Answer, Reply, Ticket};
//!
//! let answer = Answer { action: "C3-D4".to_owned(), then: Vec::new() };
//! let reply = Reply::Answer { to: Ticket(7), answer };
//! assert_eq!(reply.to_string(), "answer 7\nC3-D4");
//! assert_eq!(reply.to_string().parse(), Ok(reply));
//! ```

mod dice;
mod garbled;
mod recount;
mod reply;
mod wish;
mod words;

pub use dice::{DiceReport, DiceVerdict, Face, KeptReport, Roll};
pub use garbled::Garbled;
pub use recount::recount;
pub use reply::{Answer, Insight, Reply, Trouble};
pub use wish::{Errand, Moment, Ticket, Wish};

/// What the worker says first, once it listens. What it is told before is lost.
pub const READY: &str = "ready";
