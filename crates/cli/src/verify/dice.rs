//! The dice of a record: every roll computed again, and what was rolled beside what could be expected.

use crate::args;
use crate::columns::aligned;
use crate::failure::Failure;
use std::io::Write;
use stolik_game::{Message, Record, Seats};
use stolik_table::fair::{self, BadKept, Checked, FairError, Kept, Proof, ProofError, Tally};
use stolik_text::Speaker;

/// What a player has kept, read from a file.
pub struct KeptFile {
    /// The file.
    pub path: String,
    /// What stands in it.
    pub kept: Kept,
    /// Whether it belongs to the one record there is, whatever name that has: a server may have changed it.
    is_only: bool,
    /// Whether a record was compared with it.
    pub is_compared: bool,
}

/// Reads what players have kept.
pub fn read_kept(speaker: &Speaker, args: &args::Verify) -> Result<Vec<KeptFile>, Failure> {
    let is_only = args.records.len() == 1 && args.kept.len() == 1;
    let read = |path: &String| {
        let text = std::fs::read_to_string(path).map_err(|error| Failure::reading(speaker, path, &error))?;
        let kept = text.parse().map_err(|BadKept { line, expected }| {
            let message = Message::new("cli-kept-bad").with("path", path.as_str()).with("line", line);
            Failure::bad(speaker.say(&message.with("expected", expected)))
        })?;
        Ok(KeptFile { path: path.clone(), kept, is_only, is_compared: false })
    };
    args.kept.iter().map(read).collect()
}

/// Checks the dice of a record that can be replayed, if they are fair ones, and compares them with what players have kept of
/// them; gives what is wrong.
pub fn check(
    speaker: &Speaker,
    record: &Record,
    kept: &mut [KeptFile],
    out: &mut dyn Write,
) -> Result<Vec<String>, Failure> {
    let checked = fair::check(record);
    let (compared, mut faults) = compare(speaker, record, checked.as_ref().ok(), kept, out)?;
    let checked = match checked {
        Ok(checked) => checked,
        // Dice that nobody can check, or none.
        Err(FairError::NotFair) => return Ok(faults),
        Err(FairError::Running) => {
            writeln!(out, "  {}", speaker.text("cli-dice-running"))?;
            return Ok(faults);
        }
        Err(error) => {
            faults.push(speaker.say(&wrong(error)));
            return Ok(faults);
        }
    };
    let is_right = checked.is_right();
    faults.extend(checked.rolls.iter().filter(|roll| !roll.is_right()).map(|roll| {
        let message = Message::new("cli-dice-wrong-roll").with("input", roll.input);
        let message = message.with("stated", roll.stated.as_str());
        speaker.say(&message.with("right", roll.recomputed.as_str()))
    }));
    if is_right {
        writeln!(out, "  {}", speaker.say(&right(&checked)))?;
        writeln!(out, "  {}", speaker.say(&made(&checked)))?;
        if checked.proof.version() > 1 {
            writeln!(out, "  {}", speaker.say(&trust(record, compared)))?;
        }
    }
    for line in table(speaker, record) {
        writeln!(out, "  {line}")?;
    }
    Ok(faults)
}

/// Compares with what players have kept of this table: how many there are, and what is wrong.
fn compare(
    speaker: &Speaker,
    record: &Record,
    checked: Option<&Checked>,
    kept: &mut [KeptFile],
    out: &mut dyn Write,
) -> Result<(usize, Vec<String>), Failure> {
    let Some(proof) = record.dice.as_deref().and_then(|proof| proof.parse::<Proof>().ok()) else {
        return Ok((0, Vec::new()));
    };
    let (mut seats, mut faults) = (Seats::NONE, Vec::new());
    for file in kept.iter_mut().filter(|file| file.is_only || file.kept.table == proof.table) {
        file.is_compared = true;
        seats = seats.iter().chain(file.kept.seat).collect();
        let cheats = match checked {
            Some(checked) => file.kept.compare_rolls(checked),
            None => file.kept.compare(&proof),
        };
        let path = file.path.as_str();
        if cheats.is_empty() {
            writeln!(out, "  {}", speaker.say(&Message::new("cli-kept-right").with("path", path)))?;
        }
        let refused = file.kept.refused(Some(&proof));
        if refused > 0 {
            let message = Message::new("cli-kept-refused").with("count", refused);
            writeln!(out, "  {}", speaker.say(&message))?;
        }
        faults.extend(cheats.iter().map(|cheat| speaker.say(&cheat.message())));
    }
    Ok((seats.iter().count(), faults))
}

/// What nobody but those who sit there can know of what the players added at the beginning.
fn trust(record: &Record, compared: usize) -> Message {
    let persons = record.seats.iter().filter(|name| !name.starts_with("bot:")).count();
    let unknown = persons.saturating_sub(compared);
    Message::new("cli-dice-trust").with("unknown", unknown).with("persons", persons)
}

/// The version of the dice, and how many rolls the table knew beforehand.
fn made(checked: &Checked) -> Message {
    let key = if checked.proof.version() == 1 { "cli-dice-version-1" } else { "cli-dice-without" };
    Message::new(key).with("without", checked.known()).with("count", checked.rolls.len())
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
        FairError::OtherTerms => Message::new("cli-dice-other-terms"),
        FairError::OtherRolls { rolls, given } => {
            Message::new("cli-dice-other-rolls").with("rolls", rolls).with("given", given)
        }
        FairError::Stray { input } => Message::new("cli-dice-stray").with("input", input),
        FairError::StrayEntropy { seat } => {
            Message::new("cli-dice-stray-entropy").with("seat", usize::from(seat.0))
        }
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
