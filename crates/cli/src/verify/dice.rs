//! The dice of a record: every roll computed again, and what was rolled beside what could be expected.

use crate::columns::aligned;
use crate::failure::Failure;
use std::io::Write;
use stolik_game::{Message, Record};
use stolik_table::fair::{self, Checked, FairError, Proof, ProofError, Tally};
use stolik_text::Speaker;

/// Checks the dice of a record that can be replayed, if they are fair ones; gives what is wrong with them.
pub fn check(speaker: &Speaker, record: &Record, out: &mut dyn Write) -> Result<Vec<String>, Failure> {
    let checked = match fair::check(record) {
        Ok(checked) => checked,
        // Dice that nobody can check, or none.
        Err(FairError::NotFair) => return Ok(Vec::new()),
        Err(FairError::Running) => {
            writeln!(out, "  {}", speaker.text("cli-dice-running"))?;
            return Ok(Vec::new());
        }
        Err(error) => return Ok(vec![speaker.say(&wrong(error))]),
    };
    let faults: Vec<String> = checked
        .rolls
        .iter()
        .filter(|roll| !roll.is_right())
        .map(|roll| {
            let message = Message::new("cli-dice-wrong-roll").with("input", roll.input);
            let message = message.with("stated", roll.stated.as_str());
            speaker.say(&message.with("right", roll.recomputed.as_str()))
        })
        .collect();
    if faults.is_empty() {
        writeln!(out, "  {}", speaker.say(&right(&checked)))?;
    }
    for line in table(speaker, record) {
        writeln!(out, "  {line}")?;
    }
    Ok(faults)
}

fn right(checked: &Checked) -> Message {
    let Proof { table, commitment, .. } = &checked.proof;
    Message::new("cli-dice-right")
        .with("count", checked.rolls.len())
        .with("table", table.to_string())
        .with("commitment", commitment.to_string())
}

fn wrong(error: FairError) -> Message {
    match error {
        FairError::OtherSecret => Message::new("cli-dice-other-secret"),
        FairError::OtherSeats { seats, given } => {
            Message::new("cli-dice-other-seats").with("seats", usize::from(seats)).with("given", given)
        }
        FairError::Proof(error) => {
            let part = match error {
                ProofError::Missing(part) | ProofError::Bad(part) => part.to_owned(),
                ProofError::Unknown(part) => part,
                ProofError::NotFair => "fair".to_owned(),
            };
            Message::new("cli-dice-bad-proof").with("part", part)
        }
        // Whoever asks has replayed the record before, and knows that it has a proof.
        FairError::Record(_) | FairError::NotFair | FairError::Running => Message::new("cli-dice-running"),
    }
}

/// What each seat rolled beside what it could expect.
fn table(speaker: &Speaker, record: &Record) -> Vec<String> {
    let Ok(tally) = Tally::of(record) else { return Vec::new() };
    let heads = ["cli-column-seat", "cli-column-face", "cli-column-rolled", "cli-column-expected"];
    let mut rows = vec![heads.map(|head| speaker.text(head)).to_vec()];
    rows.extend(tally.rows().map(|row| {
        let name = record.seats.get(row.seat.index()).filter(|name| !name.is_empty());
        let name = name.cloned().unwrap_or_else(|| row.seat.to_string());
        vec![name, row.face, row.rolled.to_string(), format!("{:.2}", row.expected)]
    }));
    if rows.len() > 1 { aligned(&rows) } else { Vec::new() }
}
