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

use crate::field::COLUMNS;
use crate::{Claims, Colour, Columns, Due, Field, Moment, Place, Placed, Pushed, Setup};
use std::fmt;
use std::str::FromStr;
use stolik_game::kit::{Part, Unreadable, joined};
use stolik_game::{Message, ParseError};

/// More than any position needs.
const MOST_BYTES: usize = 500;
/// The shortest run of pieces that is shortened.
const SHORTEST_RANGE: usize = 3;

impl Setup {
    /// The position as text.
    pub fn to_text(&self) -> String {
        let mut sections = vec![self.turn.letter().to_ascii_uppercase().to_string()];
        sections.extend(Colour::ALL.map(|colour| {
            let of_colour = self.pieces.iter().filter(|piece| piece.colour == colour);
            let mut places: Vec<Place> = of_colour.map(|piece| piece.place).collect();
            places.sort_unstable();
            format!("{}{}", colour.letter(), write_places(&places))
        }));
        sections.extend((self.moment != Moment::Before).then(|| self.moment.to_string()));
        sections.extend((self.turns > 0).then(|| format!("T{}", self.turns)));
        sections.join(":")
    }

    /// Reads a position. What it says may still be impossible.
    pub fn from_text(text: &str) -> Result<Setup, ParseError> {
        let whole = Part::whole(text, MOST_BYTES, "medh-kuu-lash-parse-position-long")?;
        let mut sections = whole.split(':').map(Part::trim);
        let turn = sections.next().unwrap_or(whole);
        let mut setup = Setup {
            turn: read_colour(turn.text).ok_or_else(|| turn.error("medh-kuu-lash-parse-turn"))?,
            ..Setup::default()
        };
        let mut seen = Vec::new();
        for section in sections {
            let kind = Kind::of(section)?;
            if seen.contains(&kind) {
                return Err(section.error("medh-kuu-lash-parse-section-twice"));
            }
            seen.push(kind);
            let rest = section.after(1).trim();
            match kind {
                Kind::Pieces(colour) => read_pieces(rest, colour, &mut setup.pieces)?,
                Kind::Turns => {
                    setup.turns = rest.number().ok_or_else(|| rest.error("medh-kuu-lash-parse-turns"))?;
                }
                Kind::Moment => {
                    let moment = section.text.parse();
                    setup.moment = moment.map_err(|_| section.error("medh-kuu-lash-parse-moment"))?;
                }
            }
        }
        for side in Colour::ALL {
            if !seen.contains(&Kind::Pieces(side)) {
                let message = Message::new("medh-kuu-lash-parse-side-missing").with("side", side.side());
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
        let first = letters.next().ok_or_else(|| section.error("medh-kuu-lash-parse-section"))?;
        Ok(match (Colour::of_letter(first), first) {
            (Some(colour), _) => Kind::Pieces(colour),
            (None, 't' | 'T') if letters.next().is_none_or(|next| next.is_ascii_digit()) => Kind::Turns,
            _ => Kind::Moment,
        })
    }
}

/// Places in order: `G1..G8,M4`.
fn write_places(places: &[Place]) -> String {
    let goes_on = |a: &Place, b: &Place| a.row == b.row && Some(b.number) == a.number.checked_add(1);
    let words = places.chunk_by(goes_on).flat_map(|run| match run {
        [first, .., last] if run.len() >= SHORTEST_RANGE => vec![format!("{first}..{last}")],
        _ => run.iter().map(Place::to_string).collect(),
    });
    joined(words, ",")
}

fn read_pieces(list: Part<'_>, colour: Colour, pieces: &mut Vec<Placed>) -> Result<(), ParseError> {
    if list.text.is_empty() {
        return Ok(());
    }
    for part in list.split(',').map(Part::trim) {
        let place = |text: &str| text.trim().parse::<Place>().ok();
        if let Some((first, end)) = part.text.split_once("..") {
            let ends = place(first).zip(place(end));
            let ends = ends.filter(|(from, to)| from.row == to.row && from.number <= to.number);
            let (from, to) = ends.ok_or_else(|| part.error("medh-kuu-lash-parse-range"))?;
            let run = (from.number..=to.number).map(|number| Place { number, ..from });
            pieces.extend(run.map(|place| Placed { place, colour }));
        } else {
            let place = place(part.text).ok_or_else(|| part.error("medh-kuu-lash-parse-field"))?;
            pieces.push(Placed { place, colour });
        }
    }
    Ok(())
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moment::Start => f.write_str("start"),
            Moment::Before => f.write_str("before"),
            Moment::Rolling => f.write_str("roll"),
            Moment::Rolled(dice) => dice.fmt(f),
            Moment::Push(Pushed { peak, colour, stood }) => {
                write!(f, "push={peak}/{}", colour.letter())?;
                let stood = Colour::ALL.into_iter().zip(stood).filter(|(_, columns)| !columns.is_empty());
                stood.into_iter().try_for_each(|(colour, columns)| {
                    write!(f, "/{}{}", colour.letter(), joined(columns.iter().map(|column| column + 1), ""))
                })
            }
            Moment::Triple(due) => write!(f, "triple={due}"),
            Moment::Restore(colour, due) => write!(f, "restore={}/{due}", colour.letter()),
            Moment::Add(colour, due) => write!(f, "add={}/{due}", colour.letter()),
        }
    }
}

/// `g/w`: who acts, and whose triples take a piece afterwards.
impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claims = Colour::ALL.into_iter().filter(|&colour| self.claims.has(colour)).map(Colour::letter);
        let slash = if self.claims.is_empty() { "" } else { "/" };
        write!(f, "{}{slash}{}", self.by.letter(), joined(claims, ""))
    }
}

impl FromStr for Moment {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Moment, Unreadable> {
        let text = text.to_ascii_lowercase();
        match text.as_str() {
            "start" => Ok(Moment::Start),
            "before" => Ok(Moment::Before),
            "roll" => Ok(Moment::Rolling),
            dice => match text.split_once('=') {
                None => dice.parse().map(Moment::Rolled),
                Some((word, parts)) => read_question(word, parts).ok_or(Unreadable),
            },
        }
    }
}

stolik_game::text_data!(Moment, "a moment like \"before\", \"roll\" or \"2/1\"");

/// Reads a question in the middle of a turn.
fn read_question(word: &str, parts: &str) -> Option<Moment> {
    let parts: Vec<&str> = parts.split('/').collect();
    match (word, &parts[..]) {
        ("push", [peak, colour, stood @ ..]) => {
            let peak = peak.parse().ok().filter(|peak: &Field| peak.is_peak())?;
            Some(Moment::Push(Pushed { peak, colour: read_colour(colour)?, stood: read_stood(stood)? }))
        }
        ("triple", due) => read_due(due).map(Moment::Triple),
        ("restore", [colour, due @ ..]) => Some(Moment::Restore(read_colour(colour)?, read_due(due)?)),
        ("add", [colour, due @ ..]) => Some(Moment::Add(read_colour(colour)?, read_due(due)?)),
        _ => None,
    }
}

/// Reads `g` or `w`.
fn read_colour(text: &str) -> Option<Colour> {
    text.parse().ok().and_then(Colour::of_letter)
}

fn read_due(parts: &[&str]) -> Option<Due> {
    let (by, claims) = parts.split_first()?;
    let claims = match *claims {
        [] => Claims::NONE,
        ["g"] => Claims([true, false]),
        ["w"] => Claims([false, true]),
        ["gw"] => Claims([true, true]),
        _ => return None,
    };
    Some(Due { by: read_colour(by)?, claims })
}

fn read_stood(parts: &[&str]) -> Option<[Columns; 2]> {
    let mut stood = [Columns::NONE; 2];
    for part in parts {
        let colour = read_colour(part.get(..1)?)?;
        for digit in part.get(1..)?.chars() {
            let column = digit.to_digit(10).filter(|digit| (1..=u32::from(COLUMNS)).contains(digit))? - 1;
            stood[colour as usize].0 |= 1 << column;
        }
    }
    Some(stood)
}
