//! `stolik bench`: how fast rules and bots run on this machine, on one core.

mod measure;
mod stopwatch;
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

/// The processor's name and speed, where the system tells.
fn processor() -> Option<String> {
    let told = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    named(&told)
}

fn named(told: &str) -> Option<String> {
    let value = |name: &str| {
        let line = told.lines().find(|line| line.starts_with(name))?;
        line.split_once(':').map(|(_, value)| value.trim())
    };
    let name = value("model name")?;
    let speed = value("cpu MHz").and_then(|speed| speed.split('.').next());
    Some(speed.map_or_else(|| name.to_owned(), |speed| format!("{name}, {speed} MHz")))
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn a_processor_has_a_name_and_perhaps_a_speed() {
        let told = "processor\t: 0\nmodel name\t: Fast One\ncpu MHz\t\t: 2300.000\n";
        assert_eq!(named(told).as_deref(), Some("Fast One, 2300 MHz"));
        assert_eq!(named("model name : Fast One\n").as_deref(), Some("Fast One"));
        assert_eq!(named("Features : many\n"), None);
    }
}
