//! What the page and the worker in which bots think say to each other, as JSON. Both sides use these types and nothing else.
//!
//! ```
//! use stolik_thought::{Answer, Reply, Ticket, heard, said};
//!
//! let answer = Answer { action: "C3-D4".to_owned(), then: Vec::new() };
//! let reply = Reply::Answer { to: Ticket(7), answer };
//! assert_eq!(said(&reply), r#"{"answer":{"to":7,"answer":{"action":"C3-D4","then":[]}}}"#);
//! assert_eq!(heard::<Reply>(&said(&reply)).expect("what was said"), reply);
//! ```

mod dice;
mod recount;
mod reply;
mod wish;

pub use dice::{DiceReport, DiceVerdict, Face, KeptReport, Roll};
pub use recount::recount;
pub use reply::{Answer, Insight, Reply, Trouble};
pub use wish::{Errand, Moment, Ticket, Wish};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the worker says first, once it listens. What it is told before is lost.
pub const READY: &str = "ready";

/// A message as it is said.
///
/// # Panics
/// Never: messages hold numbers, texts and lists.
pub fn said(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

/// The message that was said.
pub fn heard<M: DeserializeOwned>(text: &str) -> serde_json::Result<M> {
    serde_json::from_str(text)
}
