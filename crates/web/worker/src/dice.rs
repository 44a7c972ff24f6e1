//! The dice of a record, recomputed.

use stolik_game::Record;
use stolik_table::fair::{Cheat, CheckedRoll, FairError, Kept, Proof, Tally, TallyRow, check};
use stolik_thought::{DiceReport, DiceVerdict, Face, KeptReport, Roll};

/// What the dice of a record are worth; and what comes of comparing with what the player has kept, if that is not empty.
pub fn report(record: &str, kept: &str) -> DiceReport {
    let nothing =
        |verdict| DiceReport { verdict, made: None, kept: None, rolls: Vec::new(), faces: Vec::new() };
    let Ok(record) = record.parse::<Record>() else { return nothing(DiceVerdict::Broken) };
    let faces = match Tally::of(&record) {
        Ok(tally) => tally.rows().map(face).collect(),
        Err(_) => return nothing(DiceVerdict::Broken),
    };
    let kept: Option<Kept> = kept.parse().ok();
    match check(&record) {
        Ok(checked) => {
            let verdict = if checked.is_right() { DiceVerdict::Right } else { DiceVerdict::Wrong };
            let made = Some((checked.proof.version(), checked.without_fresh()));
            let kept = kept.map(|kept| compared(&kept, &kept.compare_rolls(&checked)));
            DiceReport { verdict, made, kept, rolls: checked.rolls.into_iter().map(roll).collect(), faces }
        }
        Err(error) => {
            // What can be compared without the rolls is.
            let proof = record.dice.as_deref().and_then(|proof| proof.parse::<Proof>().ok());
            let kept = kept.zip(proof).map(|(kept, proof)| compared(&kept, &kept.compare(&proof)));
            DiceReport { faces, kept, ..nothing(verdict_of(&error)) }
        }
    }
}

fn compared(kept: &Kept, cheats: &[Cheat]) -> KeptReport {
    KeptReport { refused: kept.refused(), cheats: cheats.iter().map(ToString::to_string).collect() }
}

fn verdict_of(error: &FairError) -> DiceVerdict {
    match error {
        FairError::NotFair => DiceVerdict::Local,
        FairError::Proof(_) => DiceVerdict::Unreadable,
        FairError::Running => DiceVerdict::Running,
        FairError::OtherSecret => DiceVerdict::OtherSecret,
        FairError::OtherTerms => DiceVerdict::OtherTerms,
        FairError::OtherRolls { .. } => DiceVerdict::OtherRolls,
        FairError::Stray { .. } => DiceVerdict::Stray,
        FairError::OtherSeats { .. } => DiceVerdict::OtherSeats,
        FairError::Record(_) => DiceVerdict::Broken,
    }
}

fn roll(CheckedRoll { input, seat, stated, recomputed, .. }: CheckedRoll) -> Roll {
    Roll { input, seat, stated, recomputed }
}

fn face(TallyRow { seat, face, rolled, expected }: TallyRow) -> Face {
    Face { seat, face, rolled, expected }
}

#[cfg(test)]
#[path = "dice_tests.rs"]
mod tests;
