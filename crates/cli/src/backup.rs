//! `stolik backup`: a copy of the data file of a server that runs.

use crate::args;
use crate::failure::Failure;
use crate::serve::data_file;
use std::io::Write;
use stolik_game::Message;
use stolik_server::storage::Sqlite;
use stolik_text::Speaker;

/// Copies the data file. What was kept when it begins is in the copy, and nothing half.
pub fn run(args: &args::Backup, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let from = data_file(args.data.as_deref());
    let said = |key, path: &std::path::Path| {
        speaker.say(&Message::new(key).with("path", path.display().to_string()))
    };
    if !from.is_file() {
        return Err(Failure::bad(said("cli-no-data-file", &from)));
    }
    if args.to.exists() {
        return Err(Failure::bad(said("cli-already-there", &args.to)));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
    runtime.block_on(Sqlite::back_up(&from, &args.to)).map_err(|error| {
        let path = args.to.display().to_string();
        let message = Message::new("cli-cannot-write").with("path", path).with("why", error.to_string());
        Failure::Failed(speaker.say(&message))
    })?;
    writeln!(out, "{}", said("cli-backed-up", &args.to))?;
    Ok(())
}
