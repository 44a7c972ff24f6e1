//! Positions as text, in the manner of PDN: `W:WC3,KD4:BB6,KH8`.
//!
//! First who is to move, W for light or B for dark; then the pieces of each side, kings with K before the
//! field; then, if only kings have moved lately, `:H` and the number of half-moves. Fields may be given by
//! name or, on 64 fields with A1 dark, by number and by range of numbers: `B1-12`. Case, spaces and a full
//! stop at the end do not matter.

use std::fmt::{self, Write};

use crate::colour::{Colour, Rank};
use crate::numbering::{field_of, has_numbers, number_of};
use crate::setup::{Place, Placed, Setup};
use crate::variant::Variant;

/// More than any position needs, so that nobody makes us read a book.
pub(crate) const MOST_BYTES: usize = 2000;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The byte at which it goes wrong.
    pub offset: usize,
    /// The text found there, shortened; empty at the end.
    pub found: String,
    /// What is wrong there.
    pub fault: FenFault,
}

/// What is wrong with the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// The text is longer than any position.
    TooLong,
    /// W or B, the side to move, was expected.
    TurnExpected,
    /// A section after a colon was expected: W, B, H or F.
    SectionExpected,
    /// The section has been before.
    SectionTwice,
    /// The pieces of this side are missing.
    SideMissing(Colour),
    /// A field, with K before it for a king, was expected.
    PieceExpected,
    /// The board has fields 1 to 32.
    NumberOutOfRange,
    /// This board has no field numbers.
    NumbersUnknown,
    /// A range must go up.
    RangeBackwards,
    /// A number of half-moves, 0 to 65535, was expected.
    CountExpected,
}

impl Setup {
    /// Reads a position as text. What it says may still be impossible: see [`Setup::validate`].
    pub fn from_fen(text: &str, rules: &Variant) -> Result<Self, FenError> {
        let whole = Part { text, offset: 0 };
        if text.len() > MOST_BYTES {
            return Err(whole.error(FenFault::TooLong));
        }
        let whole = whole.trimmed();
        let whole = Part { text: whole.text.strip_suffix('.').unwrap_or(whole.text), ..whole };
        let mut sections = whole.split(':');
        let turn = sections.next().unwrap_or(whole);
        let mut setup = Self {
            turn: colour(turn.text).ok_or_else(|| turn.error(FenFault::TurnExpected))?,
            ..Self::default()
        };
        let mut seen = Vec::new();
        for section in sections {
            let (letter, rest) = section.split_first();
            let letter = letter.to_ascii_uppercase();
            if seen.contains(&letter) {
                return Err(section.error(FenFault::SectionTwice));
            }
            seen.push(letter);
            let counted = || rest.error(FenFault::CountExpected);
            match letter {
                'W' => setup.read_pieces(rest, Colour::Light, rules)?,
                'B' => setup.read_pieces(rest, Colour::Dark, rules)?,
                'H' => setup.king_streak = rest.number().ok_or_else(counted)?,
                // The number of the move, which some programs add, is no part of a position.
                'F' => _ = rest.number::<u32>().ok_or_else(counted)?,
                _ => return Err(section.error(FenFault::SectionExpected)),
            }
        }
        let end = Part { text: "", offset: whole.offset + whole.text.len() };
        for (letter, colour) in [('W', Colour::Light), ('B', Colour::Dark)] {
            if !seen.contains(&letter) {
                return Err(end.error(FenFault::SideMissing(colour)));
            }
        }
        Ok(setup)
    }

    fn read_pieces(&mut self, list: Part<'_>, colour: Colour, rules: &Variant) -> Result<(), FenError> {
        if list.text.is_empty() {
            return Ok(());
        }
        for piece in list.split(',') {
            let (rank, field) = match piece.split_first() {
                ('K' | 'k', field) => (Rank::King, field),
                _ => (Rank::Man, piece),
            };
            let mut put = |place| self.pieces.push(Placed { place, colour, rank });
            if field.text.starts_with(|c: char| c.is_ascii_digit()) {
                read_numbers(field, rules)?.for_each(put);
            } else {
                put(Place::read(field.text).ok_or_else(|| piece.error(FenFault::PieceExpected))?);
            }
        }
        Ok(())
    }

    /// The position as text, its pieces sorted by row and column: `W:WC3,KD4:BB6,KH8`.
    pub fn to_fen(&self) -> String {
        self.write(|out, place| write!(out, "{place}"))
    }

    /// The position as text with numbered fields: `W:WK18,22:B9,K4`. The setup must be of 64 fields with A1
    /// dark.
    pub(crate) fn to_numeric_fen(&self) -> String {
        self.write(|out, place| match crate::Field::new(place.column, place.row) {
            Some(field) => write!(out, "{}", number_of(field)),
            None => write!(out, "{place}"),
        })
    }

    fn write(&self, field: impl Fn(&mut String, Place) -> fmt::Result) -> String {
        let mut pieces = self.pieces.clone();
        pieces.sort_unstable();
        let mut fen = String::from(letter(self.turn));
        for colour in Colour::ALL {
            fen.push(':');
            fen.push_str(letter(colour));
            for (index, piece) in pieces.iter().filter(|piece| piece.colour == colour).enumerate() {
                if index > 0 {
                    fen.push(',');
                }
                if piece.rank == Rank::King {
                    fen.push('K');
                }
                field(&mut fen, piece.place).expect("a string takes any text");
            }
        }
        if self.king_streak > 0 {
            write!(fen, ":H{}", self.king_streak).expect("a string takes any text");
        }
        fen
    }
}

fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "W",
        Colour::Dark => "B",
    }
}

fn colour(letter: &str) -> Option<Colour> {
    match letter {
        "W" | "w" => Some(Colour::Light),
        "B" | "b" => Some(Colour::Dark),
        _ => None,
    }
}

/// `7` or `1-12`.
fn read_numbers(text: Part<'_>, rules: &Variant) -> Result<impl Iterator<Item = Place>, FenError> {
    if !has_numbers(rules) {
        return Err(text.error(FenFault::NumbersUnknown));
    }
    let mut ends = text.split('-').map(|end| {
        let number = end.number::<u32>().ok_or_else(|| end.error(FenFault::PieceExpected))?;
        if field_of(number).is_none() {
            return Err(end.error(FenFault::NumberOutOfRange));
        }
        Ok(number)
    });
    let first = ends.next().unwrap_or(Err(text.error(FenFault::PieceExpected)))?;
    let last = ends.next().unwrap_or(Ok(first))?;
    if ends.next().is_some() {
        return Err(text.error(FenFault::PieceExpected));
    }
    if last < first {
        return Err(text.error(FenFault::RangeBackwards));
    }
    Ok((first..=last).filter_map(field_of).map(Place::from))
}

/// A part of the text that knows where it stands.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    offset: usize,
}

impl Part<'_> {
    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        Self { offset: self.offset + self.text.len() - text.len(), text: text.trim_end() }
    }

    fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut offset = self.offset;
        self.text.split(separator).map(move |text| {
            let part = Self { text, offset };
            offset += text.len() + separator.len_utf8();
            part.trimmed()
        })
    }

    /// The first character and the rest; a blank if there is none.
    fn split_first(self) -> (char, Self) {
        let mut chars = self.text.chars();
        let first = chars.next().unwrap_or(' ');
        let rest = chars.as_str();
        (first, Self { text: rest, offset: self.offset + self.text.len() - rest.len() }.trimmed())
    }

    /// The number, if there are only digits.
    fn number<N: std::str::FromStr>(self) -> Option<N> {
        self.text.bytes().all(|byte| byte.is_ascii_digit()).then(|| self.text.parse().ok())?
    }

    fn error(self, fault: FenFault) -> FenError {
        FenError { offset: self.offset, found: self.text.chars().take(20).collect(), fault }
    }
}
