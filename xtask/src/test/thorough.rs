//! `cargo xtask test thorough`: the gate, what is too long for it, and the page as it is shipped.

use std::path::Path;

use anyhow::{Context, Result};

use super::lanes;
use super::stage::{Stage, browser, tested};
use crate::page::{self, Profile};
use crate::process::run;
use crate::workspace::Workspace;
use crate::{attack, soak};

/// Tests that the gate leaves out: `.config/nextest.toml` says which.
const LONG: &str = "nextest run --profile thorough --no-fail-fast --locked --workspace";

/// Runs everything, one after the other, and stops at the first that fails.
pub fn test(workspace: &Workspace, timings: Option<&Path>) -> Result<()> {
    lanes::run(workspace, &Stage::ALL)?.finish(timings)?;
    println!("\n=== matches between bots");
    run(&mut tested(workspace, LONG)?).context("a match did not end as it should")?;
    println!("\n=== the page as it is shipped");
    let shipped = page::build(workspace, Profile::Page)?;
    run(browser(workspace, &shipped)?.args(["--", "--ignored"])).context("the shipped page")?;
    println!("\n=== the attacker");
    attack::attack(workspace, &attack::Arguments::short())?;
    println!("\n=== the long forms");
    soak::soak(workspace, &soak::Arguments::default())
}
