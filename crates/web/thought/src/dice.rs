//! What the worker has found out about the dice of a record.

use crate::Garbled;
use std::fmt;
use std::str::FromStr;
use stolik_game::Seat;

/// What the dice of a record are worth: the verdict, every roll recomputed, and what each seat rolled beside what it could
/// expect.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceReport {
    /// The verdict.
    pub verdict: DiceVerdict,
    /// Every roll, in the order of the game; none where they cannot be recomputed.
    pub rolls: Vec<Roll>,
    /// What was rolled, seat by seat and face by face, whatever dice it came from.
    pub faces: Vec<Face>,
}

/// What is to be thought of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceVerdict {
    /// Every roll is what the dice gave.
    Right,
    /// Some roll is not.
    Wrong,
    /// Dice of one screen: nobody has committed to anything.
    Local,
    /// The game still runs, and the secret is not shown yet.
    Running,
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The entropy is of more or fewer seats than the game has.
    OtherSeats,
    /// The proof cannot be read.
    Unreadable,
    /// The record itself cannot be replayed.
    Broken,
}

/// All verdicts with their words.
const VERDICTS: [(DiceVerdict, &str); 8] = [
    (DiceVerdict::Right, "right"),
    (DiceVerdict::Wrong, "wrong"),
    (DiceVerdict::Local, "local"),
    (DiceVerdict::Running, "running"),
    (DiceVerdict::OtherSecret, "other-secret"),
    (DiceVerdict::OtherSeats, "other-seats"),
    (DiceVerdict::Unreadable, "unreadable"),
    (DiceVerdict::Broken, "broken"),
];

/// One roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Which input of the record it is, from 1.
    pub input: usize,
    /// Whose roll it is; nobody's before the first action.
    pub seat: Option<Seat>,
    /// What the record has.
    pub stated: String,
    /// What the dice gave.
    pub recomputed: String,
}

impl Roll {
    /// Whether the record has what the dice gave.
    pub fn is_right(&self) -> bool {
        self.stated == self.recomputed
    }
}

/// How often a face came to a seat, and how often it could be expected to.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// Whose.
    pub seat: Seat,
    /// Which face.
    pub face: String,
    /// How often it came.
    pub rolled: u32,
    /// How often it could be expected.
    pub expected: f64,
}

impl DiceVerdict {
    /// Its word, which is also the end of its sentence's key.
    pub fn word(self) -> &'static str {
        VERDICTS.iter().find(|(verdict, _)| *verdict == self).map_or("broken", |(_, word)| word)
    }
}

impl FromStr for DiceVerdict {
    type Err = Garbled;

    fn from_str(word: &str) -> Result<DiceVerdict, Garbled> {
        let found = VERDICTS.iter().find(|(_, known)| *known == word);
        found.map(|(verdict, _)| *verdict).ok_or(Garbled { expected: "a verdict" })
    }
}

/// One line for the verdict, one for each roll and each face. Faces and outcomes are words: they have no spaces.
impl fmt::Display for DiceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verdict.word())?;
        for Roll { input, seat, stated, recomputed } in &self.rolls {
            let seat = seat.map_or_else(|| "-".to_owned(), |seat| seat.0.to_string());
            write!(f, "\nroll {input} {seat} {stated} {recomputed}")?;
        }
        for Face { seat, face, rolled, expected } in &self.faces {
            write!(f, "\nface {} {face} {rolled} {expected}", seat.0)?;
        }
        Ok(())
    }
}

impl FromStr for DiceReport {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<DiceReport, Garbled> {
        let mut lines = text.lines();
        let verdict = lines.next().unwrap_or_default().parse()?;
        let mut report = DiceReport { verdict, rolls: Vec::new(), faces: Vec::new() };
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            match words.as_slice() {
                ["roll", input, seat, stated, recomputed] => report.rolls.push(Roll {
                    input: read(input, "the number of an input")?,
                    seat: if *seat == "-" { None } else { Some(Seat(read(seat, "a seat")?)) },
                    stated: (*stated).to_owned(),
                    recomputed: (*recomputed).to_owned(),
                }),
                ["face", seat, face, rolled, expected] => report.faces.push(Face {
                    seat: Seat(read(seat, "a seat")?),
                    face: (*face).to_owned(),
                    rolled: read(rolled, "a number of rolls")?,
                    expected: read(expected, "an expectation")?,
                }),
                _ => return Err(Garbled { expected: "a roll or a face" }),
            }
        }
        Ok(report)
    }
}

fn read<T: FromStr>(word: &str, expected: &'static str) -> Result<T, Garbled> {
    word.parse().map_err(|_| Garbled { expected })
}
