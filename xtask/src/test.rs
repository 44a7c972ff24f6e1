//! `cargo xtask test`: sets up what is missing and runs every check, stage by stage.

mod count;
mod stage;

use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
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

/// Runs the stages and stops at the first that fails. The page is built beside the others, because at its end it keeps only
/// one core busy for minutes, and nobody but the browser waits for it.
pub fn test(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let mut report = Report { start: Instant::now(), count: Count::default(), times: Vec::new() };
    let wanted = |stage: &Stage| arguments.only.is_empty() || arguments.only.contains(stage);
    let stages: Vec<Stage> = Stage::value_variants().iter().copied().filter(wanted).collect();
    thread::scope(|scope| {
        let mut page = None;
        for stage in stages {
            if stage == Stage::Page {
                println!("\n=== {stage}, beside what follows");
                page = Some(scope.spawn(move || timed(|| stage.run(workspace, &mut Count::default()))));
                continue;
            }
            if stage == Stage::Browser {
                report.join(page.take())?;
            }
            println!("\n=== {stage}");
            let done = timed(|| stage.run(workspace, &mut report.count));
            report.add(stage, done)?;
        }
        report.join(page)
    })?;
    report.print();
    Ok(())
}

/// How long something took, and what came of it.
type Done = (Duration, Result<()>);

fn timed(work: impl FnOnce() -> Result<()>) -> Done {
    let start = Instant::now();
    let result = work();
    (start.elapsed(), result)
}

/// What was run so far.
struct Report {
    start: Instant,
    count: Count,
    times: Vec<(Stage, Duration, bool)>,
}

impl Report {
    /// A stage is over. If it has failed, so have all.
    fn add(&mut self, stage: Stage, (time, result): Done) -> Result<()> {
        println!("=== {stage}: {}", minutes(time));
        self.times.push((stage, time, result.is_ok()));
        if result.is_err() {
            self.print();
        }
        result.with_context(|| format!("the stage `{stage}` failed"))
    }

    /// Waits for the page, if it is being built.
    fn join(&mut self, page: Option<ScopedJoinHandle<'_, Done>>) -> Result<()> {
        match page.map(ScopedJoinHandle::join) {
            Some(Ok(done)) => self.add(Stage::Page, done),
            Some(Err(_)) => bail!("the stage `{}` broke off", Stage::Page),
            None => Ok(()),
        }
    }

    fn print(&self) {
        println!();
        for (stage, time, good) in &self.times {
            let (stage, good) = (stage.to_string(), if *good { "good" } else { "FAILED" });
            println!("{stage:<12} {:>9}  {good}", minutes(*time));
        }
        println!("{:<12} {:>9}", "together", minutes(self.start.elapsed()));
        println!("{}", self.count);
    }
}

fn minutes(time: Duration) -> String {
    format!("{:.1} min", time.as_secs_f64() / 60.0)
}
