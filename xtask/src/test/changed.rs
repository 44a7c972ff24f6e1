//! `cargo xtask test --changed`: the checks of what has changed, for the time between two thoughts.

mod plan;
mod readers;

use anyhow::Result;

use super::count::{Count, Runner};
use super::stage::{look, native, tested};
use super::tools;
use crate::git::Checkout;
use crate::process::{run, run_and_hear};
use crate::proxies;
use crate::tidy::{self, layers};
use crate::workspace::Workspace;
use plan::Plan;

/// Runs formatting, tidy, clippy, and the tests of the crates that differ from a commit and of those that use them. Cargo
/// knows by itself what is to be compiled again; only what is run must be chosen.
pub fn test(workspace: &Workspace, since: Option<&str>) -> Result<()> {
    let checkout = Checkout::of(workspace)?;
    let base = checkout.base(since)?;
    let files = checkout.changed_since(&base)?;
    let short = base.get(..9).unwrap_or(&base);
    if files.is_empty() {
        println!("nothing has changed since {short}");
        return Ok(());
    }
    let crates = layers::crates(workspace)?;
    let plan = Plan::of(&files, &crates, &readers::outside(workspace, &crates)?);
    println!("{} changed since {short}", plural(files.len(), "file"));
    print!("{plan}");
    run(&mut native(workspace, "fmt --all --check"))?;
    tidy::tidy(workspace)?;
    if plan.is_empty() {
        println!("no crate is concerned: neither clippy nor tests");
        return Ok(());
    }
    tools::ensure_for_tests(workspace)?;
    look(workspace)?;
    let mut count = Count::default();
    let mut tests = tested(workspace, "nextest run --no-fail-fast --no-tests=pass --locked --workspace")?;
    let parts: Vec<String> = plan.filter().into_iter().chain(proxies::possible_tests()).collect();
    if !parts.is_empty() {
        tests.args(["--filterset", &format!("({})", parts.join(") & ("))]);
    }
    let result = run_and_hear(&mut tests, |line| count.hear(Runner::Nextest, line));
    println!("{count}");
    result
}

fn plural(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what} has") } else { format!("{count} {what}s have") }
}
