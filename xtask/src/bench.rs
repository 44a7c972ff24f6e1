//! `cargo xtask bench`: how fast this tree is, beside another commit if one is named.
//!
//! Both are built as they are shipped and run by turns, so that what the machine does meanwhile meets both. A ratio is of medians; its
//! spread is that of the ratios of single turns.

mod ratios;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::Value;

use crate::executable::Executables;
use crate::git::Checkout;
use crate::process::{cargo, output, run};
use crate::workspace::Workspace;
use ratios::{Figures, Ratio, ratios};

/// What is measured and against what.
#[derive(Args)]
pub struct Arguments {
    /// Only this game; without it, all
    game: Option<String>,
    /// Build this commit too and run both by turns
    #[arg(long, value_name = "REV")]
    against: Option<String>,
    /// So often each
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    rounds: u32,
    /// So many seconds a figure
    #[arg(long, default_value_t = 1)]
    seconds: u32,
}

/// What a figure may fall to.
const LEAST: f64 = 0.95;

/// Measures, and prints figures or ratios.
pub fn bench(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let Some(revision) = &arguments.against else {
        let mut measured = Command::new(build(&workspace.root, &workspace.target)?);
        return run(measured.args(arguments.words()).arg("--markdown"));
    };
    let commit = Checkout::of(workspace)?.base(Some(revision))?;
    let other = Other::at(workspace, &commit)?;
    let (before, now) = (other.build()?, build(&workspace.root, &workspace.target)?);
    println!("bench: {} rounds of {} and of this tree, by turns", arguments.rounds, short(&commit));
    let (mut old, mut new) = (Vec::new(), Vec::new());
    for round in 0..arguments.rounds {
        // Who goes first takes turns too.
        let (first, second) = if round % 2 == 0 { (&before, &now) } else { (&now, &before) };
        let measured = (arguments.measure(first)?, arguments.measure(second)?);
        let (was, is) = if round % 2 == 0 { measured } else { (measured.1, measured.0) };
        old.push(was);
        new.push(is);
        println!("bench: round {} of {}", round + 1, arguments.rounds);
    }
    told(&ratios(&old, &new))
}

/// Prints the ratios, and fails if a figure has fallen further than it may: nothing is said of one whose spread reaches beyond that.
fn told(ratios: &[Ratio]) -> Result<()> {
    println!("\n{:<40} {:>8} {:>17} {:>14} {:>14}", "", "ratio", "spread", "before", "now");
    for ratio in ratios {
        println!("{ratio}");
    }
    let fallen: Vec<&str> = ratios
        .iter()
        .filter(|ratio| ratio.has_fallen_below(LEAST))
        .map(|ratio| ratio.name.as_str())
        .collect();
    if fallen.is_empty() { Ok(()) } else { bail!("below {LEAST}: {}", fallen.join(", ")) }
}

impl Arguments {
    fn words(&self) -> Vec<String> {
        let seconds = ["--seconds".to_owned(), self.seconds.to_string()];
        ["bench".to_owned()].into_iter().chain(self.game.clone()).chain(seconds).collect()
    }

    fn measure(&self, program: &Path) -> Result<Figures> {
        let printed = output(Command::new(program).args(self.words()).arg("--json"))?;
        let told: Value = serde_json::from_str(&printed).context("`stolik bench` printed no JSON")?;
        Ok(Figures::read(&told))
    }
}

/// Builds `stolik` of a tree as it is shipped, without a page.
fn build(root: &Path, target: &Path) -> Result<PathBuf> {
    let mut command = cargo();
    command
        .current_dir(root)
        .args(["build", "--release", "--locked", "--package", "stolik", "--bin", "stolik"])
        .args(["--message-format", "json-render-diagnostics"])
        .env("STOLIK_PAGE", target.join("no-page"))
        .env("CARGO_TARGET_DIR", target);
    Executables::build(&mut command)?.path("stolik")
}

/// The tree of another commit, in the target folder. It is used again: what differs is compiled.
struct Other {
    root: PathBuf,
    target: PathBuf,
}

impl Other {
    fn at(workspace: &Workspace, commit: &str) -> Result<Other> {
        let folder = workspace.target.join("against");
        let other = Other { root: folder.join("tree"), target: folder.join("built") };
        let git = |root: &Path, words: &[&str]| run(Command::new("git").current_dir(root).args(words));
        if other.root.join(".git").exists() {
            git(&other.root, &["checkout", "--quiet", "--force", "--detach", commit])?;
        } else {
            std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
            git(&workspace.root, &["worktree", "prune"])?;
            let tree = other.root.to_str().context("the target folder's path is no text")?;
            git(&workspace.root, &["worktree", "add", "--quiet", "--force", "--detach", tree, commit])?;
        }
        Ok(other)
    }

    fn build(&self) -> Result<PathBuf> {
        println!("bench: building {}", self.root.display());
        build(&self.root, &self.target)
    }
}

fn short(commit: &str) -> &str {
    commit.get(..9).unwrap_or(commit)
}
