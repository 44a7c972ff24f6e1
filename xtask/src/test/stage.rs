//! The stages of the gate.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use serde_json::{Value, json};

use super::count::{Count, Runner};
use super::processor;
use super::report::Done;
use crate::page::{self, Profile};
use crate::process::{cargo, run, run_and_hear};
use crate::workspace::Workspace;
use crate::{axe, clippy, proxies, tidy};

/// One kind of check. All of them name the whole workspace, so that they share what cargo has built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Is everything formatted as rustfmt does
    Formatting,
    /// Are the crates in order and the files clean
    Tidy,
    /// Does all that is tested compile, does clippy have nothing to say, and is the documentation whole
    Clippy,
    /// Unit tests, property tests, snapshots
    Tests,
    /// The examples in the documentation
    Doctests,
    /// Does the page compile for the browser
    Page,
    /// The page in a real browser
    Browser,
}

/// What happens to what a stage prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// It is shown as it comes.
    Shown,
    /// It is shown at the end of the stage: two that print at once cannot be read.
    ShownAtTheEnd,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 7] = [
        Stage::Formatting,
        Stage::Tidy,
        Stage::Clippy,
        Stage::Tests,
        Stage::Doctests,
        Stage::Page,
        Stage::Browser,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Formatting => "formatting",
            Stage::Tidy => "tidy",
            Stage::Clippy => "clippy",
            Stage::Tests => "tests",
            Stage::Doctests => "doctests",
            Stage::Page => "page",
            Stage::Browser => "browser",
        }
    }

    /// The stage of a name.
    pub fn named(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// The stage of the other lane that must be over before this one begins.
    pub const fn needs(self) -> Option<Stage> {
        match self {
            // What is tried in the browser is compiled with the other tests.
            Stage::Browser => Some(Stage::Clippy),
            _ => None,
        }
    }

    /// Runs the stage in a process of its own, so that its processor time can be told from that of others.
    pub fn run_apart(self, workspace: &Workspace, output: Output) -> Done {
        let start = Instant::now();
        let told = self.start_apart(workspace, output).unwrap_or_else(|error| {
            println!("{}: {error:#}", self.name());
            Told::default()
        });
        Done { time: start.elapsed(), processor: told.processor, count: told.count, is_good: told.is_good }
    }

    fn start_apart(self, workspace: &Workspace, output: Output) -> Result<Told> {
        let beside = if output == Output::Shown { "" } else { ", beside what follows" };
        println!("\n=== {}{beside}", self.name());
        let file = tempfile::NamedTempFile::new().context("cannot make a file for what came of the stage")?;
        let mut command = Command::new(std::env::current_exe().context("this program has no path")?);
        command.current_dir(&workspace.root).args(["stage", self.name()]).arg(file.path());
        match output {
            Output::Shown => command.status().context("cannot start a stage").map(drop)?,
            Output::ShownAtTheEnd => {
                let printed = command.stdin(Stdio::null()).output().context("cannot start a stage")?;
                let mut out = std::io::stdout().lock();
                writeln!(out, "\n=== {}, as it ran beside the others", self.name())?;
                out.write_all(&printed.stdout)?;
                out.write_all(&printed.stderr)?;
            }
        }
        Told::read(&fs::read_to_string(file.path())?).context("the stage broke off")
    }

    /// Runs the stage here.
    fn run(self, workspace: &Workspace, count: &mut Count) -> Result<()> {
        let native = |words: &str| native(workspace, words);
        let mut hear = |mut command: Command, runner: Runner| {
            run_and_hear(&mut command, |line| count.hear(runner, line))
        };
        match self {
            Self::Formatting => run(&mut native("fmt --all --check")),
            Self::Tidy => tidy::tidy(workspace),
            Self::Clippy => look(workspace),
            Self::Tests => hear(tests(workspace)?, Runner::Nextest),
            Self::Doctests => hear(tested(workspace, "test --locked --workspace --doc")?, Runner::Cargo),
            Self::Page => page::build(workspace, Profile::PageDev).map(drop),
            Self::Browser => hear(browser(workspace, &Profile::PageDev.folder(workspace))?, Runner::Cargo),
        }
    }
}

/// What is compiled for clippy to look at, and with it all that is run later. What needs a browser is compiled only where it is
/// named. To build the programs as well would compile half of the server's crates once more, with fewer features.
const LOOKED_AT: [&str; 2] =
    ["test --no-run --locked --workspace --all-targets", "test --no-run --locked --workspace --test browser"];
/// All tests that need no browser.
const TESTS: &str = "nextest run --no-fail-fast --locked --workspace --tests";

/// Compiles everything with clippy.
pub fn look(workspace: &Workspace) -> Result<()> {
    LOOKED_AT.iter().try_for_each(|words| run(&mut tested(workspace, words)?))
}

/// Cargo for what runs on this machine. What is built has no page in it, whether one is built meanwhile or not.
pub fn native(workspace: &Workspace, words: &str) -> Command {
    let mut command = cargo();
    command
        .current_dir(&workspace.root)
        .args(words.split_whitespace())
        .env("STOLIK_PAGE", workspace.no_page());
    command
}

/// Cargo for tests, which are compiled with clippy.
pub fn tested(workspace: &Workspace, words: &str) -> Result<Command> {
    let mut command = native(workspace, words);
    clippy::look_on(&mut command)?;
    Ok(command)
}

/// All tests that need no browser and can be run here.
fn tests(workspace: &Workspace) -> Result<Command> {
    let mut tests = tested(workspace, TESTS)?;
    if let Some(possible) = proxies::possible_tests() {
        tests.args(["--filterset", &possible]);
    }
    Ok(tests)
}

/// The tests of a built page in a browser.
pub fn browser(workspace: &Workspace, page: &Path) -> Result<Command> {
    let mut tests = tested(workspace, "test --locked --workspace --test browser")?;
    tests
        // The tests read it when they run; what is built for them is what is built for the others.
        .env("STOLIK_TESTED_PAGE", page)
        .env("STOLIK_AXE", axe::ensure_script(workspace)?)
        .env("STOLIK_ARTIFACTS", workspace.root.join("artifacts"));
    Ok(tests)
}

/// `cargo xtask stage`: what the gate calls for each stage.
#[derive(Args)]
pub struct Inner {
    name: String,
    /// Where what came of it is written.
    told: PathBuf,
}

impl Inner {
    /// Runs the stage and writes what came of it.
    pub fn run(&self, workspace: &Workspace) -> Result<()> {
        processor::adopt_orphans();
        let stage = Stage::named(&self.name).with_context(|| format!("there is no stage `{}`", self.name))?;
        let mut count = Count::default();
        let result = stage.run(workspace, &mut count);
        let told = Told { processor: processor::spent(), count, is_good: result.is_ok() };
        fs::write(&self.told, told.to_text())?;
        result
    }
}

/// What a stage in a process of its own tells.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Told {
    processor: Option<Duration>,
    count: Count,
    is_good: bool,
}

impl Told {
    fn to_text(self) -> String {
        let Count { passed, failed } = self.count;
        let processor = self.processor.map(|time| time.as_secs_f64());
        json!({ "processor": processor, "passed": passed, "failed": failed, "good": self.is_good })
            .to_string()
    }

    fn read(text: &str) -> Option<Told> {
        let told: Value = serde_json::from_str(text).ok()?;
        let count = Count { passed: told["passed"].as_u64()?, failed: told["failed"].as_u64()? };
        let processor = told["processor"].as_f64().and_then(|time| Duration::try_from_secs_f64(time).ok());
        Some(Told { processor, count, is_good: told["good"].as_bool()? })
    }
}
