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
    /// The version of the dice, and how many rolls the table could know before; none where they cannot be checked.
    pub made: Option<(u16, usize)>,
    /// What comes of comparing with what the player has kept; none where nothing was.
    pub kept: Option<KeptReport>,
    /// Every roll, in the order of the game; none where they cannot be recomputed.
    pub rolls: Vec<Roll>,
    /// What was rolled, seat by seat and face by face, whatever dice it came from.
    pub faces: Vec<Face>,
}

/// What comes of comparing a record with what a player has kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptReport {
    /// How many actions the table has refused, or never answered, after it knew what they carried.
    pub refused: usize,
    /// What the table has done that it must not, each in the words in which it is kept: `other-fresh 3`.
    pub cheats: Vec<String>,
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
    /// The secret, the table's name, the game or who sits where is not what was committed to.
    OtherTerms,
    /// The proof is of more or fewer rolls than the record has.
    OtherRolls,
    /// Something was added to a roll by a seat that has not asked for it, or is a bot's.
    Stray,
    /// Something was added at the beginning by a seat that is a bot's.
    StrayEntropy,
    /// The entropy is of more or fewer seats than the game has.
    OtherSeats,
    /// The proof cannot be read.
    Unreadable,
    /// The record itself cannot be replayed.
    Broken,
}

/// All verdicts with their words.
const VERDICTS: [(DiceVerdict, &str); 12] = [
    (DiceVerdict::Right, "right"),
    (DiceVerdict::Wrong, "wrong"),
    (DiceVerdict::Local, "local"),
    (DiceVerdict::Running, "running"),
    (DiceVerdict::OtherSecret, "other-secret"),
    (DiceVerdict::OtherTerms, "other-terms"),
    (DiceVerdict::OtherRolls, "other-rolls"),
    (DiceVerdict::Stray, "stray"),
    (DiceVerdict::StrayEntropy, "stray-entropy"),
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

/// One line for the verdict, one for how the dice are made, one for what was kept and one for each cheat, one for each roll
/// and each face. Faces and outcomes are words: they have no spaces.
impl fmt::Display for DiceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verdict.word())?;
        if let Some((version, without)) = self.made {
            write!(f, "\nmade {version} {without}")?;
        }
        if let Some(KeptReport { refused, cheats }) = &self.kept {
            write!(f, "\nkept {refused}")?;
            cheats.iter().try_for_each(|cheat| write!(f, "\ncheat {cheat}"))?;
        }
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
        let mut report = DiceReport { verdict, made: None, kept: None, rolls: Vec::new(), faces: Vec::new() };
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            match words.as_slice() {
                ["made", version, without] => {
                    report.made = Some((read(version, "a version")?, read(without, "a number of rolls")?));
                }
                ["kept", refused] => {
                    let refused = read(refused, "a number of actions")?;
                    report.kept = Some(KeptReport { refused, cheats: Vec::new() });
                }
                ["cheat", ..] => {
                    let kept = report.kept.get_or_insert_default();
                    kept.cheats.push(line["cheat ".len()..].to_owned());
                }
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
                _ => return Err(Garbled { expected: "made, kept, a cheat, a roll or a face" }),
            }
        }
        Ok(report)
    }
}

fn read<T: FromStr>(word: &str, expected: &'static str) -> Result<T, Garbled> {
    word.parse().map_err(|_| Garbled { expected })
}
