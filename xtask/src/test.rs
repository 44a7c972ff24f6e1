//! `cargo xtask test`: sets up what is missing and runs every check, stage by stage.

mod changed;
mod count;
mod lanes;
mod new_game;
mod processor;
mod report;
mod stage;
mod thorough;
mod tools;

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use crate::workspace::Workspace;
use stage::Stage;

pub use stage::{Inner, native, tested};
pub use tools::ensure_for_tests;

/// Which checks.
#[derive(Args, Default)]
pub struct Arguments {
    /// Only these stages, in their usual order; without any, all. `thorough` is all of them and what takes longer
    #[arg(value_name = "STAGE")]
    only: Vec<String>,
    /// Only formatting, tidy, clippy, and the tests of the crates that have changed and of those that use them
    #[arg(long, conflicts_with = "only")]
    changed: bool,
    /// What `--changed` compares with; without it, where this branch has left main
    #[arg(long, value_name = "REV", requires = "changed")]
    since: Option<String>,
    /// Write the minutes of each stage to this file, as JSON
    #[arg(long, value_name = "FILE", conflicts_with = "changed")]
    timings: Option<PathBuf>,
}

/// Runs the stages that are wanted.
pub fn test(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    if arguments.changed {
        return changed::test(workspace, arguments.since.as_deref());
    }
    if arguments.only == ["thorough"] {
        return thorough::test(workspace, arguments.timings.as_deref());
    }
    let stages = stages(&arguments.only)?;
    lanes::run(workspace, &stages)?.finish(arguments.timings.as_deref())
}

/// The stages of these names, or all.
fn stages(names: &[String]) -> Result<Vec<Stage>> {
    let find = |name: &String| {
        Stage::named(name).with_context(|| {
            let all = Stage::ALL.map(Stage::name).join(", ");
            format!("there is no stage `{name}`; there are: {all}, and `thorough`, alone")
        })
    };
    if names.is_empty() { Ok(Stage::ALL.to_vec()) } else { names.iter().map(find).collect() }
}

#[cfg(test)]
mod tests {
    use super::{Stage, stages};

    #[test]
    fn an_unknown_stage_is_told_with_those_there_are() {
        let error = stages(&["tidy".to_owned(), "tests2".to_owned()]).expect_err("no such stage").to_string();
        assert!(error.contains("`tests2`") && error.contains("browser, and `thorough`"), "{error}");
        assert_eq!(error.lines().count(), 1);
        assert_eq!(stages(&["tidy".to_owned()]).expect("a stage"), [Stage::Tidy]);
        assert_eq!(stages(&[]).expect("all"), Stage::ALL);
    }
}
