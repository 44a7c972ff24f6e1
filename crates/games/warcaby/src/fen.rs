//! Positions as text, in the manner of PDN: `W:WC3,KD4:BB6,KH8`.
//!
//! First who is to move, W for light or B for dark; then the pieces of each side, kings with K before the
//! field; then, if only kings have moved lately, `:H` and the number of half-moves. Fields may be given by
//! name or, on 64 fields with A1 dark, by number and by range of numbers: `B1-12`. Case, spaces and a full
//! stop at the end do not matter.

use crate::colour::{Colour, Rank};
use crate::numbering::{field_of, has_numbers, no_numbers, number_of};
use crate::setup::{Placed, Setup};
use crate::variant::Variant;
use std::fmt::Write;
use stolik_game::kit::{Part, Place, joined};
use stolik_game::{Message, ParseError};

/// The longest text that is read as a position.
const MOST_BYTES: usize = 2000;

impl Setup {
    /// Reads a position as text. What it says may still be impossible: see [`Setup::validate`].
    pub fn from_fen(text: &str, rules: &Variant) -> Result<Setup, ParseError> {
        let whole = Part::whole(text, MOST_BYTES, "warcaby-parse-position-long")?.trim();
        let whole = Part { text: whole.text.strip_suffix('.').unwrap_or(whole.text), ..whole };
        let mut sections = whole.split(':').map(Part::trim);
        let turn = sections.next().unwrap_or(whole);
        let turn = colour(turn.text).ok_or_else(|| turn.error("warcaby-parse-side"))?;
        let mut setup = Setup { turn, ..Setup::default() };
        let mut seen = Vec::new();
        for section in sections {
            let letter = section.text.chars().next().unwrap_or(' ').to_ascii_uppercase();
            let rest = section.after(1).trim();
            if seen.contains(&letter) {
                return Err(section.error("warcaby-parse-section-twice"));
            }
            seen.push(letter);
            let uncounted = || rest.error("warcaby-parse-count");
            match letter {
                'W' => setup.read_pieces(rest, Colour::Light, rules)?,
                'B' => setup.read_pieces(rest, Colour::Dark, rules)?,
                'H' => setup.king_streak = rest.number().ok_or_else(uncounted)?,
                // The number of the move, which some programs add, is no part of a position.
                'F' => _ = rest.number::<u32>().ok_or_else(uncounted)?,
                _ => return Err(section.error("warcaby-parse-position-form")),
            }
        }
        for (letter, colour) in ['W', 'B'].into_iter().zip(Colour::ALL) {
            if !seen.contains(&letter) {
                let missing = Message::new("warcaby-parse-side-missing").with("side", colour.side());
                return Err(ParseError::new(whole.at + whole.text.chars().count(), missing));
            }
        }
        Ok(setup)
    }

    fn read_pieces(&mut self, list: Part<'_>, colour: Colour, rules: &Variant) -> Result<(), ParseError> {
        if list.text.is_empty() {
            return Ok(());
        }
        for piece in list.split(',').map(Part::trim) {
            let king = piece.text.starts_with(['K', 'k']);
            let (rank, field) = if king { (Rank::King, piece.after(1).trim()) } else { (Rank::Man, piece) };
            let places = if field.text.starts_with(|c: char| c.is_ascii_digit()) {
                read_numbers(field, rules)?
            } else {
                vec![field.text.parse().map_err(|_| piece.error("warcaby-parse-piece"))?]
            };
            self.pieces.extend(places.into_iter().map(|place| Placed { place, colour, rank }));
        }
        Ok(())
    }

    /// The position as text, its pieces sorted by row and column: `W:WC3,KD4:BB6,KH8`.
    pub fn to_fen(&self) -> String {
        self.write(|place| place.to_string())
    }

    /// The position as text with numbered fields: `W:WK18,22:B9,K4`. The setup must be of 64 fields with A1
    /// dark.
    pub(crate) fn to_numeric_fen(&self) -> String {
        self.write(|place| {
            place.square().map_or_else(|| place.to_string(), |field| number_of(field).to_string())
        })
    }

    fn write(&self, name: impl Fn(Place) -> String) -> String {
        let mut pieces = self.pieces.clone();
        pieces.sort_unstable();
        let mut fen = String::from(letter(self.turn));
        for colour in Colour::ALL {
            let placed = pieces.iter().filter(|piece| piece.colour == colour);
            let king = |piece: &Placed| if piece.rank == Rank::King { "K" } else { "" };
            let pieces = joined(placed.map(|piece| format!("{}{}", king(piece), name(piece.place))), ",");
            _ = write!(fen, ":{}{pieces}", letter(colour));
        }
        if self.king_streak > 0 {
            _ = write!(fen, ":H{}", self.king_streak);
        }
        fen
    }
}

const fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "W",
        Colour::Dark => "B",
    }
}

fn colour(text: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&colour| text.eq_ignore_ascii_case(letter(colour)))
}

/// `7` or `1-12`.
fn read_numbers(text: Part<'_>, rules: &Variant) -> Result<Vec<Place>, ParseError> {
    if !has_numbers(rules) {
        return Err(no_numbers(text.at));
    }
    let ends: Vec<Part<'_>> = text.split('-').map(Part::trim).collect();
    let number = |end: &Part<'_>| {
        let number: u32 = end.number().ok_or_else(|| end.error("warcaby-parse-piece"))?;
        field_of(number).map(|_| number).ok_or_else(|| end.error("warcaby-parse-number"))
    };
    let numbers: Vec<u32> = ends.iter().take(2).map(number).collect::<Result<_, _>>()?;
    let (Some(&first), Some(&last), 1..=2) = (numbers.first(), numbers.last(), ends.len()) else {
        return Err(text.error("warcaby-parse-piece"));
    };
    if last < first {
        return Err(text.error("warcaby-parse-range"));
    }
    Ok((first..=last).filter_map(field_of).map(Place::of).collect())
}
