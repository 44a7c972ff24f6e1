//! `stolik verify --data`: what is damaged in a server's data file, and what is whole.

use crate::failure::Failure;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use stolik_game::{Message, Record};
use stolik_server::storage::{Damage, Inspected, Wrong, inspect};
use stolik_text::Speaker;

/// Looks through a data file, and saves the records of its tables if a folder is named. What is damaged is told in the end.
pub fn check(
    file: &Path,
    save: Option<&Path>,
    speaker: &Speaker,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if !file.is_file() {
        let message = Message::new("cli-no-data-file").with("path", file.display().to_string());
        return Err(Failure::bad(speaker.say(&message)));
    }
    if let Some(folder) = save {
        let path = folder.display().to_string();
        fs::create_dir_all(folder).map_err(|error| Failure::writing(speaker, &path, &error))?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
    let mut found = Found { save, speaker, tables: 0, saved: 0, faults: Vec::new() };
    let inspection = runtime.block_on(inspect(file, |table| found.take(table))).map_err(|error| {
        let path = file.display().to_string();
        let message = Message::new("cli-cannot-check-data").with("path", path).with("why", error.to_string());
        Failure::Failed(speaker.say(&message))
    })?;
    let whole = found.tables - found.faults.len();
    let message = Message::new("cli-data-checked")
        .with("path", file.display().to_string())
        .with("whole", whole)
        .with("damaged", found.faults.len());
    writeln!(out, "{}", speaker.say(&message))?;
    if let Some(folder) = save {
        let message = Message::new("cli-records-saved").with("path", folder.display().to_string());
        writeln!(out, "{}", speaker.say(&message.with("count", found.saved)))?;
    }
    out.flush()?;
    let mut faults = found.faults;
    let of_file = |why: &String| speaker.say(&Message::new("cli-data-file-fault").with("why", why.as_str()));
    faults.extend(inspection.faults.iter().map(of_file));
    if faults.is_empty() { Ok(()) } else { Err(Failure::Bad(faults)) }
}

/// What was found so far.
struct Found<'a> {
    save: Option<&'a Path>,
    speaker: &'a Speaker,
    tables: usize,
    saved: usize,
    /// A sentence for each table that is damaged.
    faults: Vec<String>,
}

impl Found<'_> {
    fn take(&mut self, mut table: Inspected) -> io::Result<()> {
        self.tables += 1;
        let record = table.replay();
        if let Some(damage) = &table.damage {
            self.faults.push(self.told(&table, damage));
        }
        if let (Some(folder), Some(kept), Some(record)) = (self.save, &table.kept, record) {
            save(folder, &kept.id, table.damage.as_ref(), &record)?;
            self.saved += 1;
        }
        Ok(())
    }

    /// What is damaged of a table, in a sentence.
    fn told(&self, table: &Inspected, damage: &Damage) -> String {
        let name = damage.table.clone().unwrap_or_else(|| format!("#{}", table.key.0));
        let why = self.speaker.say(&match &damage.what {
            Wrong::Changed => Message::new("cli-damage-changed"),
            Wrong::Gap => Message::new("cli-damage-gap"),
            Wrong::NoEnd => Message::new("cli-damage-no-end"),
            Wrong::Unreadable(why) => Message::new("cli-damage-unreadable").with("why", why.as_str()),
            Wrong::Meaningless(why) => Message::new("cli-damage-meaningless").with("why", why.as_str()),
        });
        let message = match damage.from {
            Some(from) => Message::new("cli-table-damaged-from").with("from", from.to_string()),
            None => Message::new("cli-table-damaged"),
        };
        self.speaker.say(&message.with("table", name).with("why", why))
    }
}

/// Writes a record; the name of its file tells whether it is all of the game.
fn save(folder: &Path, table: &str, damage: Option<&Damage>, record: &Record) -> io::Result<()> {
    let part = match damage {
        None => String::new(),
        Some(Damage { from: Some(from), .. }) => format!(".before-event-{from}"),
        Some(Damage { from: None, .. }) => ".damaged".to_owned(),
    };
    // Games that run have secrets.
    let path = folder.join(format!("{table}{part}.stolik"));
    crate::save::write_privately(&path, record.to_string().as_bytes())
}
