//! `cargo xtask bless`: writes everything anew that a program makes, that is checked in, and that a test compares.

mod listing;

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use clap::Args;

use crate::make::make;
use crate::process::{run, run_and_hear};
use crate::test::{ensure_for_tests, tested};
use crate::workspace::Workspace;
use listing::{Listing, take_new_snapshots};

/// The variable under which tests write instead of compare; `stolik-golden` reads it.
const VARIABLE: &str = "STOLIK_BLESS";
/// What tests and makers say first of a file that is not as it would be made.
const STALE: &str = "stale: ";

const TESTS: &str = "nextest run --no-fail-fast --locked --workspace --filterset";
/// The crates whose tests compare files that programs make.
const FILES: &str = "package(=stolik) + package(=stolik-draw) + package(=stolik-protocol)";
const SIGNATURES: &str = "package(=stolik-bots) & test(/^signatures::/)";

/// What is written.
#[derive(Args)]
pub struct Arguments {
    /// `signatures`: what bots choose in the positions of the archive. Without it, everything else
    #[arg(value_name = "WHAT")]
    what: Option<String>,
    /// Write nothing, only list every file that is not as it would be made
    #[arg(long)]
    check: bool,
}

/// What is written at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// Snapshots, drawings, documents, records that are missing in the archive.
    Files,
    /// A change of what bots choose is a change of how they play, and never comes by the way.
    Signatures,
}

/// Writes, or lists, what is stale.
pub fn bless(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let what = match arguments.what.as_deref() {
        None => What::Files,
        Some("signatures") => What::Signatures,
        Some(other) => {
            bail!("there is no `{other}` to bless; say `signatures`, or nothing for everything else")
        }
    };
    ensure_for_tests(workspace)?;
    if arguments.check { check(workspace, arguments.what.is_none()) } else { write(workspace, what) }
}

fn write(workspace: &Workspace, what: What) -> Result<()> {
    let before = Listing::of(workspace)?;
    let tests = |which: &str, word: &str| {
        // Snapshots have a variable of their own.
        run(tested(workspace, TESTS)?.arg(which).env(VARIABLE, word).env("INSTA_UPDATE", "always"))
    };
    match what {
        What::Files => {
            make(workspace, "archive")?;
            make(workspace, "draw")?;
            tests(FILES, "files")?;
        }
        What::Signatures => tests(SIGNATURES, "signatures")?,
    }
    let changed = Listing::of(workspace)?.differs_from(&before);
    for path in &changed {
        println!("bless: {path}");
    }
    let said = if changed.is_empty() { "nothing has changed" } else { "look at what has changed: git diff" };
    println!("bless: {said}");
    Ok(())
}

/// Lists everything that is stale, signatures too where all is asked for.
fn check(workspace: &Workspace, is_all: bool) -> Result<()> {
    let mut stale = BTreeSet::new();
    let mut note = |line: &str| {
        stale.extend(line.trim_start().strip_prefix(STALE).map(|path| workspace.shown(path)));
    };
    let which = if is_all { format!("({FILES}) + ({SIGNATURES})") } else { SIGNATURES.to_owned() };
    if is_all {
        // That it fails is what is looked for, and it says why.
        let _ = run_and_hear(&mut crate::make::command(workspace, "check")?, &mut note);
    }
    let mut tests = tested(workspace, TESTS)?;
    // A snapshot that differs is written beside the old one, and the test goes on to the next.
    tests.arg(&which).env("INSTA_UPDATE", "new").env("INSTA_FORCE_PASS", "1");
    let passed = run_and_hear(&mut tests, &mut note);
    stale.extend(take_new_snapshots(workspace)?);
    if stale.is_empty() {
        // A test that fails for another reason says so itself.
        passed?;
        println!("bless: everything is as it would be made");
        return Ok(());
    }
    let list: Vec<String> = stale.into_iter().collect();
    bail!("not as they would be made now:\n{}\n{}", list.join("\n"), advice(&list))
}

/// The command that writes what is stale; what bots choose is never written by the way.
fn advice(stale: &[String]) -> String {
    let is_signature = |path: &&String| path.starts_with("tests/signatures");
    let signatures = stale.iter().filter(is_signature).count();
    let files = (signatures < stale.len()).then_some("Write them anew: cargo xtask bless");
    let signatures =
        (signatures > 0).then_some("Where bots are meant to play differently: cargo xtask bless signatures");
    files.into_iter().chain(signatures).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::advice;

    #[test]
    fn signatures_have_a_command_of_their_own() {
        let stale = |paths: &[&str]| advice(&paths.iter().map(|&path| path.to_owned()).collect::<Vec<_>>());
        let (snapshot, signature) = ("docs/protocol.md", "tests/signatures/wojna.txt");
        assert_eq!(stale(&[snapshot]), "Write them anew: cargo xtask bless");
        assert!(stale(&[signature]).ends_with(": cargo xtask bless signatures"));
        assert_eq!(stale(&[snapshot, signature]).lines().count(), 2);
    }
}
