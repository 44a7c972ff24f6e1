//! A part of a text that knows where it stands.

use std::str::FromStr;
use stolik_game::{Message, ParseError, Seat};

/// A part of a text.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    /// The part.
    pub text: &'a str,
    /// The character of the whole at which it begins.
    pub at: usize,
}

impl<'a> Part<'a> {
    /// The whole text.
    pub fn whole(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The parts between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Self { text, at };
            at += text.chars().count() + 1;
            part
        })
    }

    /// The words of the text.
    pub fn words(self) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(char::is_whitespace).filter_map(move |text| {
            let part = Self { text, at };
            at += text.chars().count() + 1;
            (!text.is_empty()).then_some(part)
        })
    }

    /// What stands before and after the first separator.
    pub fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(separator)?;
        let at = self.at + before.chars().count() + 1;
        Some((Self { text: before, ..self }, Self { text: after, at }))
    }

    /// The number, if there are only digits.
    pub fn number<N: FromStr>(self) -> Result<N, ParseError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.text.parse().ok().filter(|_| digits);
        number.ok_or_else(|| self.error(Message::new("battle-royale-parse-number")))
    }

    /// The number of a seat, from 0.
    pub fn seat(self) -> Result<Seat, ParseError> {
        self.number().map(Seat)
    }

    /// Something is wrong with this part; the message has a gap for it.
    pub fn error(self, message: Message) -> ParseError {
        const MOST: usize = 20;
        let text: String = self.text.chars().take(MOST).collect();
        ParseError::new(self.at, message.with("text", text))
    }
}
