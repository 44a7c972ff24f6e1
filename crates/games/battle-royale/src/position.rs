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

use crate::field::Fields;
use crate::land::read_fields;
use crate::setup::{Awaited, Setup};
use serde::{Deserialize, Serialize};
use stolik_game::kit::{Part, Word, Words, joined};
use stolik_game::{Message, ParseError, Seat, ValueError};

/// More than any position needs.
const MOST_BYTES: usize = 4000;

/// The words that may follow the States.
const WORDS: &[&str] =
    &["lot", "roll=", "turn=", "morale=", "taken=", "round=", "first=", "active=", "out=", "rolls="];

impl Setup {
    /// Reads a position as text. What it says may still be impossible.
    pub fn from_text(text: &str) -> Result<Self, ParseError> {
        let mut words = Part::whole(text, MOST_BYTES, "battle-royale-parse-long")?.words();
        let empty = || ParseError::new(0, Message::new("battle-royale-parse-position"));
        let lands = words.next().ok_or_else(empty)?;
        let lands = lands.split('/').map(read_fields).collect::<Result<Vec<Fields>, _>>()?;
        let words = Words::read(WORDS, words, "battle-royale-parse-word", "battle-royale-parse-twice")?;
        let awaited = read_awaited(&words, text.chars().count())?;
        let round: u16 = words.read_or("round=", 1, number)?;
        Ok(Self {
            lands,
            awaited,
            first: words.read_or("first=", awaited.seat(), seat)?,
            round,
            active: words.read_or("active=", usually_active(awaited, round), number)?,
            out: words.read_or("out=", Vec::new(), |list| list.value.split(',').map(read_seat).collect())?,
            rolls: words
                .read_or("rolls=", Vec::new(), |list| list.value.split(',').map(read_roll).collect())?,
        })
    }

    /// The position as text.
    pub fn to_text(&self) -> String {
        let mut words = vec![joined(&self.lands, "/")];
        match self.awaited {
            Awaited::Lot => words.push("lot".to_owned()),
            Awaited::Roll(seat) => words.push(format!("roll={seat}")),
            Awaited::Turn { seat, morale, taken } => {
                words.push(format!("turn={seat} morale={morale}"));
                words.extend((!taken.is_empty()).then(|| format!("taken={taken}")));
            }
        }
        words.push(format!("round={}", self.round));
        words.extend((self.awaited != Awaited::Lot).then(|| format!("first={}", self.first)));
        let unusual = self.active != usually_active(self.awaited, self.round);
        words.extend(unusual.then(|| format!("active={}", self.active)));
        words.extend((!self.out.is_empty()).then(|| format!("out={}", joined(&self.out, ","))));
        let rolls = self.rolls.iter().map(|(seat, roll)| format!("{seat}:{roll}"));
        words.extend((!self.rolls.is_empty()).then(|| format!("rolls={}", joined(rolls, ","))));
        words.join(" ")
    }
}

/// What is awaited; the text ends at the character given.
fn read_awaited(words: &Words<'_>, end: usize) -> Result<Awaited, ParseError> {
    // These have no place beside what is awaited.
    let forbid = |names: &[&str]| match names.iter().find_map(|name| words.get(name)) {
        Some(word) => Err(word.value.error("battle-royale-parse-misplaced")),
        None => Ok(()),
    };
    let missing = |key| ParseError::new(end, Message::new(key));
    match (words.get("lot"), words.get("roll="), words.get("turn=")) {
        (Some(_), None, None) => forbid(&["morale=", "taken=", "first="]).map(|()| Awaited::Lot),
        (None, Some(roll), None) => {
            forbid(&["morale=", "taken="])?;
            Ok(Awaited::Roll(seat(roll)?))
        }
        (None, None, Some(turn)) => Ok(Awaited::Turn {
            morale: number(words.get("morale=").ok_or_else(|| missing("battle-royale-parse-morale"))?)?,
            taken: words.read_or("taken=", Fields::NONE, |taken| read_fields(taken.value))?,
            seat: seat(turn)?,
        }),
        _ => Err(missing("battle-royale-parse-awaited")),
    }
}

fn number<N: std::str::FromStr>(word: Word<'_>) -> Result<N, ParseError> {
    read_number(word.value)
}

fn seat(word: Word<'_>) -> Result<Seat, ParseError> {
    read_seat(word.value)
}

fn read_number<N: std::str::FromStr>(text: Part<'_>) -> Result<N, ParseError> {
    text.number().ok_or_else(|| text.error("battle-royale-parse-number"))
}

fn read_seat(text: Part<'_>) -> Result<Seat, ParseError> {
    read_number(text).map(Seat)
}

/// Reads `2:7`.
fn read_roll(text: Part<'_>) -> Result<(Seat, u8), ParseError> {
    let pair = text.split_once(':');
    let (seat, roll) = pair.ok_or_else(|| text.error("battle-royale-parse-roll-of"))?;
    Ok((read_seat(seat)?, read_number(roll)?))
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

/// A position as plain data.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupData {
    lands: Vec<Fields>,
    awaited: AwaitedWord,
    seat: Option<Seat>,
    morale: Option<u8>,
    taken: Option<Fields>,
    round: Option<u16>,
    first: Option<Seat>,
    active: Option<u16>,
    out: Option<Vec<Seat>>,
    rolls: Option<Vec<RollData>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AwaitedWord {
    Lot,
    Roll,
    Turn,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RollData {
    seat: Seat,
    roll: u8,
}

impl From<&Setup> for SetupData {
    fn from(setup: &Setup) -> SetupData {
        let (awaited, seat, morale, taken) = match setup.awaited {
            Awaited::Lot => (AwaitedWord::Lot, None, None, Fields::NONE),
            Awaited::Roll(by) => (AwaitedWord::Roll, Some(by), None, Fields::NONE),
            Awaited::Turn { seat, morale, taken } => (AwaitedWord::Turn, Some(seat), Some(morale), taken),
        };
        SetupData {
            lands: setup.lands.clone(),
            awaited,
            seat,
            morale,
            taken: Some(taken),
            round: Some(setup.round),
            first: seat.map(|_| setup.first),
            active: Some(setup.active),
            out: Some(setup.out.clone()),
            rolls: Some(setup.rolls.iter().map(|&(seat, roll)| RollData { seat, roll }).collect()),
        }
    }
}

impl TryFrom<SetupData> for Setup {
    type Error = ValueError;

    fn try_from(data: SetupData) -> Result<Setup, ValueError> {
        let missing = |name: &str| ValueError::expected("a value of this name").inside(name);
        let seat = data.seat.ok_or_else(|| missing("seat"));
        let awaited = match data.awaited {
            AwaitedWord::Lot => Awaited::Lot,
            AwaitedWord::Roll => Awaited::Roll(seat?),
            AwaitedWord::Turn => Awaited::Turn {
                seat: seat?,
                morale: data.morale.ok_or_else(|| missing("morale"))?,
                taken: data.taken.unwrap_or_default(),
            },
        };
        let first = data.first.filter(|_| awaited != Awaited::Lot);
        let round = data.round.unwrap_or(1);
        let rolls = data.rolls.unwrap_or_default();
        Ok(Setup {
            lands: data.lands,
            awaited,
            first: first.unwrap_or(awaited.seat()),
            round,
            active: data.active.unwrap_or(usually_active(awaited, round)),
            out: data.out.unwrap_or_default(),
            rolls: rolls.into_iter().map(|RollData { seat, roll }| (seat, roll)).collect(),
        })
    }
}
