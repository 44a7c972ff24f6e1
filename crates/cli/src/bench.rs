//! `stolik bench`: how fast rules and bots run on this machine, on one core.

mod measure;
mod table;

use crate::failure::Failure;
use crate::{args, choose};
use measure::Figures;
use std::io::Write;
use std::time::Duration;
use stolik_catalog::Kind;
use stolik_text::Speaker;

/// Measures every game, or the one asked for, and prints one table.
pub fn run(args: &args::Bench, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let kinds = match &args.game {
        Some(id) => vec![choose::kind(speaker, id)?],
        None => Kind::ALL.to_vec(),
    };
    let processor = processor().unwrap_or_else(|| speaker.text("cli-bench-processor-unknown"));
    let time = Duration::from_secs(args.seconds);
    let figures = || kinds.iter().map(|&kind| measure::measure(kind, time)).collect::<Vec<Figures>>();
    if args.json {
        writeln!(out, "{}", table::json(&processor, args.seconds, &figures()))?;
        return Ok(());
    }
    writeln!(out, "{processor}")?;
    if cfg!(debug_assertions) {
        writeln!(out, "{}", speaker.text("cli-bench-unoptimised"))?;
    }
    // Measuring takes a while: who waits may read this much already.
    out.flush()?;
    let figures = figures();
    let lines =
        if args.markdown { table::markdown(&figures, speaker) } else { table::plain(&figures, speaker) };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The processor's name, where the system tells.
fn processor() -> Option<String> {
    let told = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = told.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}
