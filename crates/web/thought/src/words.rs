//! The head of a message, word by word.

use crate::Garbled;
use std::str::{FromStr, SplitWhitespace};

/// The words of a head line that have not been read yet.
pub struct Words<'t>(SplitWhitespace<'t>);

impl<'t> Words<'t> {
    /// The head of a message, and its body.
    pub fn of(message: &'t str) -> (Words<'t>, &'t str) {
        let (head, body) = message.split_once('\n').unwrap_or((message, ""));
        (Words(head.split_whitespace()), body)
    }

    /// The next word.
    pub fn word(&mut self, expected: &'static str) -> Result<&'t str, Garbled> {
        self.0.next().ok_or(Garbled { expected })
    }

    /// The next word as something.
    pub fn read<T: FromStr>(&mut self, expected: &'static str) -> Result<T, Garbled> {
        self.word(expected)?.parse().map_err(|_| Garbled { expected })
    }
}
