//! The stages, cheap ones first.

use std::fmt;
use std::process::Command;

use anyhow::Result;
use clap::ValueEnum;

use super::count::{Count, Runner};
use crate::process::{cargo, find_program, run, run_and_hear};
use crate::workspace::Workspace;
use crate::{axe, browser, page, tidy};

/// One kind of check. All of them name the whole workspace, so that they share what cargo has built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// Is everything formatted as rustfmt does
    Formatting,
    /// Are the crates in order and the files clean
    Tidy,
    /// Does the page compile for the browser
    Page,
    /// Does clippy have nothing to say
    Clippy,
    /// Unit tests, property tests, snapshots
    Tests,
    /// The examples in the documentation
    Doctests,
    /// Is the documentation whole
    Docs,
    /// The page in a real browser
    Browser,
}

impl Stage {
    /// Runs the stage; adds the tests it ran to `count`.
    pub fn run(self, workspace: &Workspace, count: &mut Count) -> Result<()> {
        let cargo = |words: &str| {
            let mut command = cargo();
            command.current_dir(&workspace.root).args(words.split_whitespace());
            command
        };
        let runner = runner();
        match self {
            Self::Formatting => run(&mut cargo("fmt --all --check")),
            Self::Tidy => tidy::tidy(workspace),
            Self::Page => page::build(workspace, &page::Arguments::default()).map(drop),
            Self::Clippy => run(&mut cargo("clippy --locked --workspace --all-targets -- -D warnings")),
            Self::Tests => hear(&mut cargo(&words(runner, "--locked --workspace")), runner, count),
            Self::Doctests => hear(&mut cargo("test --locked --workspace --doc"), Runner::Cargo, count),
            Self::Docs => run(cargo("doc --locked --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings")),
            Self::Browser => {
                browser::ensure()?;
                let axe = axe::ensure_script(workspace)?;
                let mut tests = cargo(&words(runner, "--locked --workspace --test browser"));
                tests
                    .env("STOLIK_PAGE", workspace.page())
                    .env("STOLIK_AXE", axe)
                    .env("STOLIK_ARTIFACTS", workspace.root.join("artifacts"));
                hear(&mut tests, runner, count)
            }
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value();
        f.write_str(value.as_ref().map_or("", |value| value.get_name()))
    }
}

/// Nextest where it is there, for it runs the tests of all crates at once.
fn runner() -> Runner {
    if find_program("cargo-nextest").is_some() { Runner::Nextest } else { Runner::Cargo }
}

/// The words with which cargo runs tests.
fn words(runner: Runner, which: &str) -> String {
    match runner {
        Runner::Nextest => format!("nextest run --no-fail-fast --no-tests=pass {which}"),
        Runner::Cargo => format!("test --no-fail-fast --tests {which}"),
    }
}

fn hear(command: &mut Command, runner: Runner, count: &mut Count) -> Result<()> {
    run_and_hear(command, |line| count.hear(runner, line))
}
