//! Positions as text: `G:gG1,G4,M4,W8:wW1..W4:2/1`.
//!
//! First whose turn it is, `G` or `W`; then the pieces of green after `g` and of wooden after `w`, runs in one row
//! shortened. Then, where the player is not just before a roll, what comes next: `start`, `roll` (the dice are in the
//! air), the dice as they lie (green, then wooden), or a question in the middle of a turn:
//!
//! - `push=G4/g`: a green piece pushed off G4 pushes on; after it the columns in which triples stood: `/g4/w27`;
//! - `triple=g`: green's triple takes a piece; after it whose triples take one afterwards: `/w`;
//! - `restore=w/g` and `add=g/g`: a piece of the first colour is put on the board by the second; then as before.
//!
//! At the end `T` and the number of turns that have ended, if there were any. Case and spaces do not matter.

use crate::colour::Colour;
use crate::dice::Dice;
use crate::field::{COLUMNS, Field};
use crate::fields::Columns;
use crate::request::told;
use crate::setup::{Place, Placed, Setup};
use crate::state::{Claims, Moment};
use std::fmt::Write;
use stolik_game::{Message, ParseError};

/// More than any position needs, so that nobody makes us read a book.
const MOST_BYTES: usize = 500;

impl Setup {
    /// The position as text.
    pub fn to_text(&self) -> String {
        let mut text = String::from(self.turn.letter().to_ascii_uppercase());
        for colour in Colour::ALL {
            text.push(':');
            text.push(colour.letter());
            let of_colour = self.pieces.iter().filter(|piece| piece.colour == colour);
            let mut places: Vec<Place> = of_colour.map(|piece| piece.place).collect();
            places.sort_unstable();
            text.push_str(&places_text(&places));
        }
        if self.moment != Moment::Before {
            text.push(':');
            text.push_str(&self.moment.to_text());
        }
        if self.turns > 0 {
            let _ = write!(text, ":T{}", self.turns);
        }
        text
    }

    /// Reads a position. What it says may still be impossible: see [`Setup::validate`].
    pub fn from_text(text: &str) -> Result<Setup, ParseError> {
        if text.len() > MOST_BYTES {
            let message = Message::new("medh-kuu-lash-parse-position-long").with("most", MOST_BYTES);
            return Err(ParseError::new(0, message));
        }
        let mut sections = Part { text, at: 0 }.split(':');
        let turn = sections.next().unwrap_or(Part { text, at: 0 });
        let mut setup = Setup {
            turn: turn.colour().ok_or_else(|| turn.error("medh-kuu-lash-parse-turn"))?,
            ..Setup::default()
        };
        let mut seen = Vec::new();
        for section in sections {
            let kind = Kind::of(section)?;
            if seen.contains(&kind) {
                return Err(section.error("medh-kuu-lash-parse-section-twice"));
            }
            seen.push(kind);
            match kind {
                Kind::Pieces(colour) => read_pieces(section.skip(1), colour, &mut setup.pieces)?,
                Kind::Turns => setup.turns = section.skip(1).turns()?,
                Kind::Moment => {
                    let moment = Moment::from_text(section.text);
                    setup.moment = moment.ok_or_else(|| section.error("medh-kuu-lash-parse-moment"))?;
                }
            }
        }
        for colour in Colour::ALL {
            if !seen.contains(&Kind::Pieces(colour)) {
                let message = Message::new("medh-kuu-lash-parse-side-missing").with("side", colour.side());
                return Err(ParseError::new(text.chars().count(), message));
            }
        }
        Ok(setup)
    }
}

/// What a section after the first one holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Pieces(Colour),
    Turns,
    Moment,
}

impl Kind {
    fn of(section: Part<'_>) -> Result<Kind, ParseError> {
        let mut letters = section.text.chars();
        match letters.next().map(|letter| letter.to_ascii_lowercase()) {
            None => Err(section.error("medh-kuu-lash-parse-section")),
            Some(letter @ ('g' | 'w')) => Ok(Kind::Pieces(Colour::of_letter(letter).unwrap_or_default())),
            Some('t') if letters.next().is_none_or(|c| c.is_ascii_digit()) => Ok(Kind::Turns),
            Some(_) => Ok(Kind::Moment),
        }
    }
}

/// Places in order, with runs of three and more in one row shortened: `G1..G8,M4`.
fn places_text(places: &[Place]) -> String {
    let mut text = String::new();
    let mut rest = places;
    while let [first, ..] = rest {
        let follows = |(n, place): (usize, &Place)| {
            place.row == first.row && usize::from(place.number) == usize::from(first.number) + n
        };
        let run = rest.iter().enumerate().take_while(|&(n, place)| follows((n, place))).count();
        let comma = if text.is_empty() { "" } else { "," };
        if run >= 3 {
            let _ = write!(text, "{comma}{first}..{}", rest[run - 1]);
            rest = &rest[run..];
        } else {
            let _ = write!(text, "{comma}{first}");
            rest = &rest[1..];
        }
    }
    text
}

fn read_pieces(list: Part<'_>, colour: Colour, pieces: &mut Vec<Placed>) -> Result<(), ParseError> {
    if list.text.is_empty() {
        return Ok(());
    }
    for part in list.split(',') {
        let place = |text: &str| Place::read(text.trim());
        if let Some((first, end)) = part.text.split_once("..") {
            let ends = place(first).zip(place(end));
            let ends = ends.filter(|(from, to)| from.row == to.row && from.number <= to.number);
            let (from, to) = ends.ok_or_else(|| part.error("medh-kuu-lash-parse-range"))?;
            let numbers = from.number..=to.number;
            pieces.extend(numbers.map(|number| Placed { colour, place: Place { number, ..from } }));
        } else {
            let place = place(part.text).ok_or_else(|| part.error("medh-kuu-lash-parse-field"))?;
            pieces.push(Placed { colour, place });
        }
    }
    Ok(())
}

impl Moment {
    /// The moment as text.
    pub(crate) fn to_text(self) -> String {
        match self {
            Moment::Start => "start".to_owned(),
            Moment::Before => "before".to_owned(),
            Moment::Rolling => "roll".to_owned(),
            Moment::Rolled(dice) => dice.to_string(),
            Moment::Push { peak, colour, stood } => {
                let columns = |colour: Colour| match stood[colour as usize] {
                    Columns::NONE => String::new(),
                    some => {
                        let digits = some.iter().map(|column| char::from(b'1' + column));
                        format!("/{}{}", colour.letter(), digits.collect::<String>())
                    }
                };
                let [green, wooden] = Colour::ALL.map(columns);
                format!("push={peak}/{}{green}{wooden}", colour.letter())
            }
            Moment::Triple { by, claims } => format!("triple={}{}", by.letter(), claims_text(claims)),
            Moment::Restore { colour, by, claims } => {
                format!("restore={}/{}{}", colour.letter(), by.letter(), claims_text(claims))
            }
            Moment::Add { colour, by, claims } => {
                format!("add={}/{}{}", colour.letter(), by.letter(), claims_text(claims))
            }
        }
    }

    /// Reads a moment; none if the text is none.
    pub(crate) fn from_text(text: &str) -> Option<Moment> {
        let text = text.to_ascii_lowercase();
        match text.as_str() {
            "start" => return Some(Moment::Start),
            "before" => return Some(Moment::Before),
            "roll" => return Some(Moment::Rolling),
            _ => {}
        }
        let Some((word, parts)) = text.split_once('=') else {
            return Dice::read(&text).map(Moment::Rolled);
        };
        let parts: Vec<&str> = parts.split('/').collect();
        match (word, parts.as_slice()) {
            ("push", [peak, colour, stood @ ..]) => {
                let peak: Field = peak.parse().ok().filter(|peak: &Field| peak.is_peak())?;
                Some(Moment::Push { peak, colour: colour_of(colour)?, stood: read_stood(stood)? })
            }
            ("triple", [by, claims @ ..]) => {
                Some(Moment::Triple { by: colour_of(by)?, claims: read_claims(claims)? })
            }
            ("restore", [colour, by, claims @ ..]) => {
                let (colour, by) = (colour_of(colour)?, colour_of(by)?);
                Some(Moment::Restore { colour, by, claims: read_claims(claims)? })
            }
            ("add", [colour, by, claims @ ..]) => {
                let (colour, by) = (colour_of(colour)?, colour_of(by)?);
                Some(Moment::Add { colour, by, claims: read_claims(claims)? })
            }
            _ => None,
        }
    }
}

fn colour_of(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = Colour::of_letter(letters.next()?)?;
    letters.next().is_none().then_some(colour)
}

fn claims_text(claims: Claims) -> String {
    let letters: String = Colour::ALL.into_iter().filter(|&c| claims.has(c)).map(Colour::letter).collect();
    if letters.is_empty() { letters } else { format!("/{letters}") }
}

fn read_claims(parts: &[&str]) -> Option<Claims> {
    match *parts {
        [] => Some(Claims::NONE),
        ["g"] => Some(Claims([true, false])),
        ["w"] => Some(Claims([false, true])),
        ["gw"] => Some(Claims([true, true])),
        _ => None,
    }
}

fn read_stood(parts: &[&str]) -> Option<[Columns; 2]> {
    let mut stood = [Columns::NONE; 2];
    for part in parts {
        let colour = colour_of(part.get(..1)?)?;
        for digit in part.get(1..)?.chars() {
            let column = digit.to_digit(10).filter(|&n| n >= 1 && n <= u32::from(COLUMNS))? - 1;
            stood[colour as usize].0 |= 1 << column;
        }
    }
    Some(stood)
}

/// A part of the text that knows where it stands, in characters.
#[derive(Clone, Copy)]
struct Part<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Part<'t> {
    fn trimmed(self) -> Part<'t> {
        let text = self.text.trim_start();
        let skipped = self.text.chars().count() - text.chars().count();
        Part { text: text.trim_end(), at: self.at + skipped }
    }

    fn split(self, separator: char) -> impl Iterator<Item = Part<'t>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.chars().count() + 1;
            part.trimmed()
        })
    }

    /// What follows the first characters, which are ASCII.
    fn skip(self, count: usize) -> Part<'t> {
        Part { text: self.text.get(count..).unwrap_or_default(), at: self.at + count }.trimmed()
    }

    fn colour(self) -> Option<Colour> {
        colour_of(self.text)
    }

    fn turns(self) -> Result<u16, ParseError> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let turns = digits.then(|| self.text.parse().ok()).flatten();
        turns.ok_or_else(|| self.error("medh-kuu-lash-parse-turns"))
    }

    fn error(self, key: &'static str) -> ParseError {
        ParseError::new(self.at, told(key, self.text))
    }
}
