//! A text that is no message.

use std::fmt;

/// A text that is no message: what was expected at the place where it breaks off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled {
    /// What should stand there.
    pub expected: &'static str,
}

impl fmt::Display for Garbled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a message between page and worker: expected {}", self.expected)
    }
}

impl std::error::Error for Garbled {}
