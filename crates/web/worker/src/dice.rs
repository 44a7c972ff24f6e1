//! The dice of a record, recomputed.

use stolik_game::Record;
use stolik_table::fair::{CheckedRoll, FairError, Tally, TallyRow, check};
use stolik_thought::{DiceReport, DiceVerdict, Face, Roll};

/// What the dice of a record are worth.
pub fn report(record: &str) -> DiceReport {
    let nothing = |verdict| DiceReport { verdict, rolls: Vec::new(), faces: Vec::new() };
    let Ok(record) = record.parse::<Record>() else { return nothing(DiceVerdict::Broken) };
    let faces = match Tally::of(&record) {
        Ok(tally) => tally.rows().map(face).collect(),
        Err(_) => return nothing(DiceVerdict::Broken),
    };
    match check(&record) {
        Ok(checked) => {
            let verdict = if checked.is_right() { DiceVerdict::Right } else { DiceVerdict::Wrong };
            DiceReport { verdict, rolls: checked.rolls.into_iter().map(roll).collect(), faces }
        }
        Err(error) => DiceReport { faces, ..nothing(verdict_of(&error)) },
    }
}

fn verdict_of(error: &FairError) -> DiceVerdict {
    match error {
        FairError::NotFair => DiceVerdict::Local,
        FairError::Proof(_) => DiceVerdict::Unreadable,
        FairError::Running => DiceVerdict::Running,
        FairError::OtherSecret => DiceVerdict::OtherSecret,
        FairError::OtherSeats { .. } => DiceVerdict::OtherSeats,
        FairError::Record(_) => DiceVerdict::Broken,
    }
}

fn roll(CheckedRoll { input, seat, stated, recomputed }: CheckedRoll) -> Roll {
    Roll { input, seat, stated, recomputed }
}

fn face(TallyRow { seat, face, rolled, expected }: TallyRow) -> Face {
    Face { seat, face, rolled, expected }
}

#[cfg(test)]
#[path = "dice_tests.rs"]
mod tests;
