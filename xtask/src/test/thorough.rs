//! `cargo xtask test thorough`: the gate, what is too long for it, and the page as it is shipped.

use std::path::Path;
use std::time::Instant;

use anyhow::Result;

use super::count::{Count, Runner};
use super::lanes;
use super::new_game::new_game;
use super::processor;
use super::report::{Done, Report};
use super::stage::{Stage, browser, tested};
use crate::page::{self, Profile};
use crate::process::run_and_hear;
use crate::workspace::Workspace;
use crate::{attack, soak};

/// Tests that the gate leaves out: `.config/nextest.toml` says which.
const LONG: &str = "nextest run --profile thorough --no-fail-fast --locked --workspace";

/// What comes after the gate.
struct Part {
    name: &'static str,
    run: fn(&Workspace, &mut Count) -> Result<()>,
}

const PARTS: [Part; 5] = [
    Part { name: "matches", run: matches },
    Part { name: "shipped page", run: shipped_page },
    Part { name: "new game", run: |workspace, _| new_game(workspace) },
    Part { name: "attack", run: |workspace, _| attack::attack(workspace, &attack::Arguments::short()) },
    Part { name: "soak", run: |workspace, _| soak::soak(workspace, &soak::Arguments::default()) },
];

/// Runs everything, one after the other, and stops at the first that fails.
pub fn test(workspace: &Workspace, timings: Option<&Path>) -> Result<()> {
    processor::adopt_orphans();
    let mut report = lanes::run(workspace, &Stage::ALL)?;
    for part in &PARTS {
        if !report.is_good() {
            break;
        }
        part.add_to(&mut report, workspace);
    }
    report.finish(timings)
}

impl Part {
    fn add_to(&self, report: &mut Report, workspace: &Workspace) {
        println!("\n=== {}", self.name);
        let (start, spent, mut count) = (Instant::now(), processor::spent(), Count::default());
        let result = (self.run)(workspace, &mut count);
        if let Err(error) = &result {
            println!("{}: {error:#}", self.name);
        }
        let processor = processor::spent().zip(spent).map(|(now, before)| now.saturating_sub(before));
        report.add(self.name, Done { time: start.elapsed(), processor, count, is_good: result.is_ok() });
    }
}

/// The matches between bots.
fn matches(workspace: &Workspace, count: &mut Count) -> Result<()> {
    run_and_hear(&mut tested(workspace, LONG)?, |line| count.hear(Runner::Nextest, line))
}

/// The page as it is shipped: it starts, a move is played in each game, and it is small enough.
fn shipped_page(workspace: &Workspace, count: &mut Count) -> Result<()> {
    let shipped = page::build(workspace, Profile::Page)?;
    let mut tests = browser(workspace, &shipped)?;
    run_and_hear(tests.args(["--", "--ignored"]), |line| count.hear(Runner::Cargo, line))
}
