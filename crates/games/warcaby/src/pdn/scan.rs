//! The words of a PDN text.

use super::error::PdnFault;

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
    /// Line and column, from 1.
    pub fn line_and_column(self, text: &str) -> (usize, usize) {
        let before = text.get(..self.0).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
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
    pub fn next(&mut self) -> Result<Option<(Word<'a>, Place)>, (PdnFault, Place)> {
        loop {
            let Some(first) = self.rest().chars().next() else {
                return Ok(None);
            };
            let place = Place(self.at);
            let faulty = |fault| (fault, place);
            match first {
                '{' => self.skip_comment().map_err(faulty)?,
                ';' => self.skip_while(|c| c != '\n'),
                '%' if self.text[..self.at].ends_with('\n') || self.at == 0 => self.skip_while(|c| c != '\n'),
                '(' => self.skip_variation().map_err(faulty)?,
                '$' => {
                    self.at += 1;
                    self.skip_while(|c| c.is_ascii_digit());
                }
                '!' | '?' | '.' | '…' => self.skip_while(|c| c == first),
                '*' => {
                    self.at += 1;
                    return Ok(Some((Word::Star, place)));
                }
                '[' => return self.tag().map(|tag| Some((tag, place))).ok_or(faulty(PdnFault::BadTag)),
                _ if first.is_whitespace() => self.skip_while(char::is_whitespace),
                _ if first.is_ascii_alphanumeric() => return Ok(Some((self.word(), place))),
                _ => return Err(faulty(PdnFault::Unexpected(first))),
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

    fn skip_comment(&mut self) -> Result<(), PdnFault> {
        let length = self.rest().find('}').ok_or(PdnFault::CommentCut)?;
        self.at += length + 1;
        Ok(())
    }

    /// Variations may hold others, and brackets in comments do not count.
    fn skip_variation(&mut self) -> Result<(), PdnFault> {
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
        Err(PdnFault::VariationCut)
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
