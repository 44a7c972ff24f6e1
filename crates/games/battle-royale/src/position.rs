//! Positions as text: `A1,B2/K11 turn=0 morale=5 round=2 first=1`.
//!
//! First the States by seat, as they were when the turn began, with `/` between them and `-` for a State without
//! fields. Then words in any order:
//!
//! - what is awaited: `lot`, `roll=SEAT`, or `turn=SEAT` with `morale=LEFT` and, if the turn is under way,
//!   `taken=FIELDS`;
//! - `round=NUMBER` (else 1) and `first=SEAT`, who began (else the seat awaited);
//! - `active=ROUND`, the last in which a field was taken (else the one before, or this one if something was taken);
//! - `out=SEAT,SEAT`, those without fields, the first to fall first;
//! - `rolls=SEAT:ROLL,SEAT:ROLL`, rolls that wait for their turn.

use crate::fields::Fields;
use crate::part::Part;
use crate::setup::{Awaited, Setup};
use std::fmt::Write;
use stolik_game::{Message, ParseError, Seat};

/// More than any position needs, so that nobody makes us read a book.
const MOST_BYTES: usize = 4000;

/// The words that may follow the States.
const NAMES: [&str; 9] = ["roll", "turn", "morale", "taken", "round", "first", "active", "out", "rolls"];

/// The words of a position as they stand.
#[derive(Default)]
struct Words<'a> {
    lot: Option<Part<'a>>,
    values: [Option<Part<'a>>; NAMES.len()],
}

impl<'a> Words<'a> {
    fn read(words: impl Iterator<Item = Part<'a>>) -> Result<Self, ParseError> {
        let mut read = Self::default();
        for word in words {
            let known = match word.split_once('=') {
                None if word.text == "lot" => Some((&mut read.lot, word)),
                None => None,
                Some((name, value)) => {
                    let index = NAMES.iter().position(|known| *known == name.text);
                    index.map(|index| (&mut read.values[index], value))
                }
            };
            let unknown = || word.error(Message::new("battle-royale-parse-word"));
            let (place, value) = known.ok_or_else(unknown)?;
            if place.replace(value).is_some() {
                return Err(word.error(Message::new("battle-royale-parse-twice")));
            }
        }
        Ok(read)
    }

    fn get(&self, name: &str) -> Option<Part<'a>> {
        NAMES.iter().position(|known| *known == name).and_then(|index| self.values[index])
    }

    /// These have no place beside what is awaited.
    fn forbid(&self, names: &[&str]) -> Result<(), ParseError> {
        match names.iter().find_map(|name| self.get(name)) {
            Some(value) => Err(value.error(Message::new("battle-royale-parse-misplaced"))),
            None => Ok(()),
        }
    }

    /// What is awaited; the text ends at the character given.
    fn awaited(&self, end: usize) -> Result<Awaited, ParseError> {
        match (self.lot, self.get("roll"), self.get("turn")) {
            (Some(_), None, None) => {
                self.forbid(&["morale", "taken", "first"])?;
                Ok(Awaited::Lot)
            }
            (None, Some(seat), None) => {
                self.forbid(&["morale", "taken"])?;
                Ok(Awaited::Roll(seat.seat()?))
            }
            (None, None, Some(seat)) => {
                let missing = || ParseError::new(end, Message::new("battle-royale-parse-morale"));
                let morale = self.get("morale").ok_or_else(missing)?.number()?;
                let taken = self.get("taken").map_or(Ok(Fields::NONE), Part::fields)?;
                Ok(Awaited::Turn { seat: seat.seat()?, morale, taken })
            }
            _ => Err(ParseError::new(end, Message::new("battle-royale-parse-awaited"))),
        }
    }
}

impl Setup {
    /// Reads a position as text. What it says may still be impossible.
    pub fn from_text(text: &str) -> Result<Self, ParseError> {
        if text.len() > MOST_BYTES {
            return Err(ParseError::new(
                0,
                Message::new("battle-royale-parse-long").with("most", MOST_BYTES),
            ));
        }
        let mut words = Part::whole(text).words();
        let empty = || ParseError::new(0, Message::new("battle-royale-parse-position"));
        let lands = words.next().ok_or_else(empty)?;
        let lands = lands.split('/').map(Part::fields).collect::<Result<Vec<Fields>, _>>()?;
        let words = Words::read(words)?;
        let awaited = words.awaited(text.chars().count())?;
        let round: u16 = words.get("round").map_or(Ok(1), Part::number)?;
        Ok(Self {
            lands,
            awaited,
            first: words.get("first").map_or(Ok(awaited.seat()), Part::seat)?,
            round,
            active: words.get("active").map_or(Ok(usually_active(awaited, round)), Part::number)?,
            out: match words.get("out") {
                Some(list) => list.split(',').map(Part::seat).collect::<Result<_, _>>()?,
                None => Vec::new(),
            },
            rolls: match words.get("rolls") {
                Some(list) => list.split(',').map(read_roll).collect::<Result<_, _>>()?,
                None => Vec::new(),
            },
        })
    }

    /// The position as text.
    pub fn to_text(&self) -> String {
        let mut text = joined(self.lands.iter(), "/");
        let mut add = |word: std::fmt::Arguments<'_>| {
            write!(text, " {word}").expect("a string takes any text");
        };
        match self.awaited {
            Awaited::Lot => add(format_args!("lot")),
            Awaited::Roll(seat) => add(format_args!("roll={seat}")),
            Awaited::Turn { seat, morale, taken } => {
                add(format_args!("turn={seat} morale={morale}"));
                if !taken.is_empty() {
                    add(format_args!("taken={taken}"));
                }
            }
        }
        add(format_args!("round={}", self.round));
        if self.awaited != Awaited::Lot {
            add(format_args!("first={}", self.first));
        }
        if self.active != usually_active(self.awaited, self.round) {
            add(format_args!("active={}", self.active));
        }
        if !self.out.is_empty() {
            add(format_args!("out={}", joined(self.out.iter(), ",")));
        }
        if !self.rolls.is_empty() {
            let rolls = self.rolls.iter().map(|(seat, roll)| format!("{seat}:{roll}"));
            add(format_args!("rolls={}", joined(rolls, ",")));
        }
        text
    }
}

impl Awaited {
    /// The seat awaited; the first before the lot.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Self::Lot => Seat(0),
            Self::Roll(seat) | Self::Turn { seat, .. } => seat,
        }
    }
}

/// The last round in which a field was taken, if nobody says otherwise: no full round has been quiet.
pub(crate) fn usually_active(awaited: Awaited, round: u16) -> u16 {
    match awaited {
        Awaited::Turn { taken, .. } if !taken.is_empty() => round,
        _ => round.saturating_sub(1),
    }
}

/// Reads `2:7`.
fn read_roll(text: Part<'_>) -> Result<(Seat, u8), ParseError> {
    let pair = text.split_once(':');
    let (seat, roll) = pair.ok_or_else(|| text.error(Message::new("battle-royale-parse-roll-of")))?;
    Ok((seat.seat()?, roll.number()?))
}

fn joined(things: impl Iterator<Item = impl std::fmt::Display>, separator: &str) -> String {
    let things: Vec<String> = things.map(|thing| thing.to_string()).collect();
    things.join(separator)
}
