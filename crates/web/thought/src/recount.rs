//! The dice of a record, recomputed: what the worker does for the page.

use crate::{DiceReport, DiceVerdict, Face, KeptReport, Roll};
use stolik_game::Record;
use stolik_table::fair::{Cheat, CheckedRoll, FairError, Kept, Proof, Tally, TallyRow, check};

/// What the dice of a record are worth; and what comes of comparing with what the player has kept, if that is not empty.
pub fn recount(record: &str, kept: &str) -> DiceReport {
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
            let made = Some((checked.proof.version(), checked.known()));
            let kept = kept.map(|kept| compared(&kept, &checked.proof, &kept.compare_rolls(&checked)));
            DiceReport { verdict, made, kept, rolls: checked.rolls.into_iter().map(roll).collect(), faces }
        }
        Err(error) => {
            // What can be compared without the rolls is.
            let proof = record.dice.as_deref().and_then(|proof| proof.parse::<Proof>().ok());
            let kept = kept.zip(proof).map(|(kept, proof)| compared(&kept, &proof, &kept.compare(&proof)));
            DiceReport { kept, faces, ..nothing(verdict_of(&error)) }
        }
    }
}

fn compared(kept: &Kept, proof: &Proof, cheats: &[Cheat]) -> KeptReport {
    KeptReport {
        refused: kept.refused(Some(proof)),
        cheats: cheats.iter().map(ToString::to_string).collect(),
    }
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
        FairError::StrayEntropy { .. } => DiceVerdict::StrayEntropy,
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
