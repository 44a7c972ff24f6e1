//! The words of a PDN text.

use stolik_game::{Article, Message};

/// A word of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    Tag {
        name: &'a str,
        value: String,
    },
    /// `12.` or `12...`.
    Number(u32),
    /// A move or a result.
    Play(&'a str),
    /// `*`.
    Star,
}

/// Where a word stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(usize);

impl Place {
    /// The beginning of the text.
    pub const START: Place = Place(0);

    /// Line and column, from 1.
    pub fn line_and_column(self, text: &str) -> (usize, usize) {
        let before = text.get(..self.0).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// Something is wrong here: what, and what would be right.
    pub fn wrong(self, message: Message) -> Wrong {
        Wrong { place: self, message, articles: Vec::new() }
    }
}

/// What is wrong at a place.
pub(super) struct Wrong {
    pub place: Place,
    pub message: Message,
    /// The articles that say so, where rules do.
    pub articles: Vec<Article>,
}

/// Reads word by word; comments, annotations and variations are skipped.
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Self {
        let byte_order_mark = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Self { text, at: byte_order_mark }
    }

    /// The next word and where it begins, none at the end.
    pub fn next(&mut self) -> Result<Option<(Word<'a>, Place)>, Wrong> {
        loop {
            let Some(first) = self.rest().chars().next() else {
                return Ok(None);
            };
            let place = Place(self.at);
            let wrong = |key| place.wrong(Message::new(key));
            match first {
                '{' => self.skip_comment().map_err(wrong)?,
                ';' => self.skip_while(|c| c != '\n'),
                '%' if self.text[..self.at].ends_with('\n') || self.at == 0 => self.skip_while(|c| c != '\n'),
                '(' => self.skip_variation().map_err(wrong)?,
                '$' => {
                    self.at += 1;
                    self.skip_while(|c| c.is_ascii_digit());
                }
                '!' | '?' | '.' | '…' => self.skip_while(|c| c == first),
                '*' => {
                    self.at += 1;
                    return Ok(Some((Word::Star, place)));
                }
                '[' => {
                    let line = place.line_and_column(self.text).0;
                    let wrong = || place.wrong(Message::new("warcaby-pdn-tag").with("line", line));
                    return self.tag().map(|tag| Some((tag, place))).ok_or_else(wrong);
                }
                _ if first.is_whitespace() => self.skip_while(char::is_whitespace),
                _ if first.is_ascii_alphanumeric() => return Ok(Some((self.word(), place))),
                _ => {
                    let found = first.to_string();
                    return Err(place.wrong(Message::new("warcaby-pdn-unexpected").with("text", found)));
                }
            }
        }
    }

    /// Where the text ends.
    pub fn end(&self) -> Place {
        Place(self.text.trim_end().len())
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !wanted(c)).unwrap_or(rest.len());
    }

    fn skip_comment(&mut self) -> Result<(), &'static str> {
        let length = self.rest().find('}').ok_or("warcaby-pdn-comment-cut")?;
        self.at += length + 1;
        Ok(())
    }

    /// Variations may hold others, and brackets in comments do not count.
    fn skip_variation(&mut self) -> Result<(), &'static str> {
        let mut depth = 0_usize;
        while let Some(next) = self.rest().chars().next() {
            match next {
                '{' => {
                    self.skip_comment()?;
                    continue;
                }
                ';' => {
                    self.skip_while(|c| c != '\n');
                    continue;
                }
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            self.at += next.len_utf8();
            if depth == 0 {
                return Ok(());
            }
        }
        Err("warcaby-pdn-variation-cut")
    }

    /// `[Name "value"]`; in the value, `\"` is a quote and `\\` a backslash.
    fn tag(&mut self) -> Option<Word<'a>> {
        let inside = self.rest().strip_prefix('[')?.trim_start();
        let name_length = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
        let (name, rest) = inside.split_at(name_length);
        let rest = rest.trim_start().strip_prefix('"')?;
        let mut value = String::new();
        let mut chars = rest.chars();
        loop {
            match chars.next()? {
                '"' => break,
                '\n' => return None,
                '\\' => value.push(chars.next().filter(|&escaped| escaped != '\n')?),
                other => value.push(other),
            }
        }
        let rest = chars.as_str().trim_start().strip_prefix(']')?;
        self.at = self.text.len() - rest.len();
        (!name.is_empty()).then_some(Word::Tag { name, value })
    }

    /// A number with its dots, or all up to the next blank or mark.
    fn word(&mut self) -> Word<'a> {
        let rest = self.rest();
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if rest[digits..].starts_with('.')
            && let Ok(number) = rest[..digits].parse()
        {
            self.at += digits;
            self.skip_while(|c| c == '.');
            return Word::Number(number);
        }
        let ends = |c: char| c.is_whitespace() || "{}()[]$!?;*.…".contains(c);
        let length = rest.find(ends).unwrap_or(rest.len());
        self.at += length;
        Word::Play(&rest[..length])
    }
}
