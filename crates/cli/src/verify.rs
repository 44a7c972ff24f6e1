//! `stolik verify`: replays records and checks everything in them, or looks through a server's data file.

mod data;
mod dice;

use crate::failure::Failure;
use crate::source::{self, Written};
use crate::{args, choose, outcome};
use std::io::Write;
use stolik_catalog::Replayed;
use stolik_game::Message;
use stolik_text::Speaker;

/// Checks every file; those that are good are said on standard output, everything wrong at the end.
pub fn run(args: &args::Verify, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(file) = &args.data {
        return data::check(file, args.save.as_deref(), speaker, out);
    }
    let mut faults = Vec::new();
    let mut kept = dice::read_kept(speaker, args)?;
    for path in &args.records {
        match check(speaker, path, &mut kept, out) {
            Ok(()) => {}
            Err(Failure::Bad(wrong)) => faults.extend(wrong),
            Err(failure) => return Err(failure),
        }
    }
    faults.extend(kept.iter().filter(|kept| !kept.is_compared).map(|kept| {
        let message = Message::new("cli-kept-of-no-record").with("path", kept.path.as_str());
        speaker.say(&message.with("table", kept.kept.table.to_string()))
    }));
    out.flush()?;
    if faults.is_empty() { Ok(()) } else { Err(Failure::Bad(faults)) }
}

/// Checks the games of one file.
fn check(
    speaker: &Speaker,
    path: &str,
    kept: &mut [dice::KeptFile],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut faults = Vec::new();
    for game in source::read(speaker, path)?.games(speaker)? {
        let replayed = game.replay(speaker)?;
        if let Some(error) = &replayed.problem {
            let place = Message::new("cli-after-inputs").with("count", replayed.inputs.len());
            faults.push(format!("{} {}", game.problem(speaker, error), speaker.say(&place)));
        } else {
            writeln!(out, "{}", good(speaker, &game, &replayed))?;
            let wrong = dice::check(speaker, &game.record, kept, out)?;
            faults.extend(wrong.into_iter().map(|wrong| format!("{}: {wrong}", game.name)));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure::Bad(faults)) }
}

fn good(speaker: &Speaker, game: &Written, replayed: &Replayed) -> String {
    let speaker = choose::knowing(speaker, &replayed.game).with_seats(game.record.seats.clone());
    let end = match &replayed.outcome {
        Some(end) => outcome::cited(&speaker, replayed.last(), end),
        None => speaker.text("outcome-running"),
    };
    let message =
        Message::new("cli-record-good").with("path", game.name.as_str()).with("count", replayed.inputs.len());
    format!("{} {end}", speaker.say(&message))
}
