//! `cargo xtask test`: sets up what is missing and runs every check, stage by stage.

mod count;
mod stage;

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};

use crate::workspace::Workspace;
use count::Count;
use stage::Stage;

/// Which checks.
#[derive(Args)]
pub struct Arguments {
    /// Only these stages, in their usual order; without any, all
    #[arg(value_enum)]
    only: Vec<Stage>,
}

/// Runs the stages and stops at the first that fails.
pub fn test(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let mut count = Count::default();
    let mut times = Vec::new();
    for stage in Stage::value_variants() {
        if !arguments.only.is_empty() && !arguments.only.contains(stage) {
            continue;
        }
        println!("\n=== {stage}");
        let start = Instant::now();
        let result = stage.run(workspace, &mut count);
        times.push((*stage, start.elapsed(), result.is_ok()));
        println!("=== {stage}: {}", minutes(start.elapsed()));
        if result.is_err() {
            print_table(&times);
            println!("{count}");
            return result.with_context(|| format!("the stage `{stage}` failed"));
        }
    }
    print_table(&times);
    println!("{count}");
    Ok(())
}

fn print_table(times: &[(Stage, Duration, bool)]) {
    println!();
    for (stage, time, good) in times {
        println!(
            "{:<12} {:>9}  {}",
            stage.to_string(),
            minutes(*time),
            if *good { "good" } else { "FAILED" }
        );
    }
    println!("{:<12} {:>9}", "together", minutes(times.iter().map(|(_, time, _)| *time).sum()));
}

fn minutes(time: Duration) -> String {
    format!("{:.1} min", time.as_secs_f64() / 60.0)
}
