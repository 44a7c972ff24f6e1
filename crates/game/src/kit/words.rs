//! Texts that know where they stand: the words of a position, and numbers in them.

use crate::{Message, ParseError};
use std::fmt::{self, Display};
use std::str::FromStr;

/// The text is not of the form of what was to be read; whoever reads says what would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text of another form was expected")
    }
}

impl std::error::Error for Unreadable {}

/// A part of a text, with its place in the whole.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The part.
    pub text: &'a str,
    /// The character of the whole at which it begins.
    pub at: usize,
}

impl<'a> Part<'a> {
    /// The whole of a text that is not longer than any position needs, so that nobody makes us read a book; else the
    /// sentence of this key says how long it may be.
    pub fn whole(text: &'a str, most: usize, too_long: &'static str) -> Result<Part<'a>, ParseError> {
        if text.len() > most {
            return Err(ParseError::new(0, Message::new(too_long).with("most", most)));
        }
        Ok(Part { text, at: 0 })
    }

    /// The part without the white space around it.
    #[must_use]
    pub fn trim(self) -> Part<'a> {
        let blanks = self.text.chars().take_while(|letter| letter.is_whitespace()).count();
        Part { text: self.text.trim(), at: self.at + blanks }
    }

    /// The parts between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.chars().count() + 1;
            part
        })
    }

    /// The words between white space.
    pub fn words(self) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(char::is_whitespace).filter_map(move |text| {
            let part = Part { text, at };
            at += text.chars().count() + 1;
            (!text.is_empty()).then_some(part)
        })
    }

    /// What stands before and after the first separator.
    pub fn split_once(self, separator: char) -> Option<(Part<'a>, Part<'a>)> {
        let (before, after) = self.text.split_once(separator)?;
        let at = self.at + before.chars().count() + 1;
        Some((Part { text: before, ..self }, Part { text: after, at }))
    }

    /// What comes after so many characters.
    #[must_use]
    pub fn after(self, characters: usize) -> Part<'a> {
        let bytes = self.text.char_indices().nth(characters).map_or(self.text.len(), |(at, _)| at);
        Part { text: &self.text[bytes..], at: self.at + characters }
    }

    /// Reads the letter, if the part begins with it.
    pub fn eat(&mut self, letter: char) -> bool {
        let found = self.text.starts_with(letter);
        if found {
            *self = self.after(1);
        }
        found
    }

    /// Reads letters of this kind, as far as there are any.
    #[must_use]
    pub fn take(&mut self, is_taken: impl Fn(char) -> bool) -> Part<'a> {
        let rest = self.after(self.text.chars().take_while(|letter| is_taken(*letter)).count());
        let taken = Part { text: &self.text[..self.text.len() - rest.text.len()], ..*self };
        *self = rest;
        taken
    }

    /// The number, if there are only digits.
    pub fn number<N: FromStr>(self) -> Option<N> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        if digits { self.text.parse().ok() } else { None }
    }

    /// Something is wrong with this part: the sentence of this key, with as much of the text in its gap as fits.
    pub fn error(self, key: &'static str) -> ParseError {
        self.told(Message::new(key))
    }

    /// The same with a sentence that has other gaps besides.
    pub fn told(self, message: Message) -> ParseError {
        const MOST: usize = 20;
        let text: String = self.text.chars().take(MOST).collect();
        ParseError::new(self.at, message.with("text", text))
    }
}

/// A word of a position: `turn=1`.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    /// All of it.
    pub whole: Part<'a>,
    /// What stands behind its name; nothing behind a name alone.
    pub value: Part<'a>,
}

/// The words that follow the board of a position, each at most once. They are named as they are written: `turn=` has a
/// value, `lot` stands alone.
pub struct Words<'a> {
    names: &'static [&'static str],
    found: Vec<Option<Word<'a>>>,
}

impl<'a> Words<'a> {
    /// Reads words; these sentences tell of one that nobody knows, and of one that is there twice.
    pub fn read(
        names: &'static [&'static str],
        words: impl Iterator<Item = Part<'a>>,
        unknown: &'static str,
        twice: &'static str,
    ) -> Result<Words<'a>, ParseError> {
        let mut found = vec![None; names.len()];
        for word in words {
            let end = word.after(word.text.chars().count());
            let (name, value) = word.split_once('=').unwrap_or((word, end));
            let known = names.iter().position(|known| is_named(word.text, known));
            let place = known.and_then(|known| found.get_mut(known)).ok_or_else(|| word.error(unknown))?;
            if place.replace(Word { whole: word, value }).is_some() {
                return Err(name.error(twice));
            }
        }
        Ok(Words { names, found })
    }

    /// The word of this name, if it is there.
    pub fn get(&self, name: &str) -> Option<Word<'a>> {
        let known = self.names.iter().position(|known| *known == name)?;
        self.found.get(known).copied().flatten()
    }

    /// The word of this name, read; else something else.
    pub fn read_or<T>(
        &self,
        name: &str,
        otherwise: T,
        read: impl FnOnce(Word<'a>) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        self.get(name).map_or(Ok(otherwise), read)
    }
}

/// `turn=1` is named by `turn=`, and `lot` by `lot`.
fn is_named(word: &str, name: &str) -> bool {
    if name.ends_with('=') { word.starts_with(name) } else { word == name }
}

/// Things as text, with a separator between them.
pub fn joined<T: Display>(things: impl IntoIterator<Item = T>, separator: &str) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(separator)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Words<'_>, ParseError> {
        let part = Part::whole(text, 30, "long")?;
        Words::read(&["turn=", "lot"], part.words(), "unknown", "twice")
    }

    #[test]
    fn words_know_where_they_are() {
        let words = read(" lot  turn=12").unwrap_or_else(|error| panic!("{error:?}"));
        let turn = words.get("turn=").expect("a turn").value;
        assert_eq!((turn.at, turn.number::<u8>()), (11, Some(12)));
        assert_eq!(words.get("lot").map(|lot| lot.value.text), Some(""));
        assert_eq!(turn.after(1).at, 12);
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is() {
        for (text, at, key) in [
            ("lot Ź=1 lot", 4, "unknown"),
            ("lot=1", 0, "unknown"),
            ("turn", 0, "unknown"),
            ("turn=1 lot turn=2", 11, "twice"),
            (&"x".repeat(31), 0, "long"),
        ] {
            let error = read(text).err().unwrap_or_else(|| panic!("{text} is read"));
            assert_eq!((error.at, error.message.key), (at, key), "{text}");
        }
    }

    #[test]
    fn a_part_is_read_letter_by_letter() {
        let mut part = Part { text: "Łąka12!", at: 5 };
        let word = part.take(char::is_alphabetic);
        assert_eq!((word.text, word.at, part.text, part.at), ("Łąka", 5, "12!", 9));
        assert!(!part.eat('!'));
        assert_eq!(part.take(|letter| letter.is_ascii_digit()).number::<u8>(), Some(12));
        assert!(part.eat('!') && !part.eat('!') && part.text.is_empty());
        assert_eq!((part.at, part.take(|_| true).text), (12, ""));
    }

    #[test]
    fn numbers_are_digits() {
        let number = |text| Part { text, at: 0 }.number::<u8>();
        assert_eq!(number("255"), Some(255));
        for text in ["", "256", "+1", "-1", " 1", "1.0"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
