//! `cargo xtask fuzz`: looks for inputs that break a law.

use std::collections::VecDeque;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process::{cargo, output, run};
use crate::workspace::Workspace;

/// What is fuzzed and for how long.
#[derive(Args)]
pub struct Arguments {
    /// Only this target; without it, all
    target: Option<String>,
    /// For so many seconds each
    #[arg(long, default_value_t = 60, conflicts_with = "inputs")]
    seconds: u32,
    /// With so many inputs in all, each target with its share, however long that takes
    #[arg(long, value_name = "COUNT")]
    inputs: Option<u64>,
    /// So many targets at a time
    #[arg(long, default_value_t = 1)]
    at_a_time: usize,
}

/// Runs the targets; an input that breaks a law is kept in `fuzz/artifacts`.
pub fn fuzz(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let all = targets(workspace)?;
    let chosen = match &arguments.target {
        None => all,
        Some(target) if all.contains(target) => vec![target.clone()],
        Some(target) => bail!("there is no target {target}; there are: {}", all.join(", ")),
    };
    let folder = build(workspace, arguments.target.as_deref())?;
    let share = arguments.inputs.map(|inputs| inputs.div_ceil(chosen.len() as u64));
    let limit = match share {
        Some(inputs) => format!("-runs={inputs}"),
        None => format!("-max_total_time={}", arguments.seconds),
    };
    let began = Instant::now();
    let waiting = Mutex::new(VecDeque::from(chosen));
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..arguments.at_a_time.max(1) {
            scope.spawn(|| {
                while let Some(target) = lock(&waiting).pop_front() {
                    let fuzzed = Fuzzed::run(workspace, &folder, &target, &limit);
                    match &fuzzed {
                        Ok(fuzzed) => println!("fuzz: {}", fuzzed.told()),
                        Err(error) => println!("fuzz: {target}: {error:#}"),
                    }
                    lock(&done).push((target, fuzzed));
                }
            });
        }
    });
    let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let inputs: u64 = done.iter().filter_map(|(_, fuzzed)| Some(fuzzed.as_ref().ok()?.inputs)).sum();
    println!("fuzz: {inputs} inputs in {:.2} hours", began.elapsed().as_secs_f64() / 3_600.0);
    let broken: Vec<&str> =
        done.iter().filter(|(_, fuzzed)| fuzzed.is_err()).map(|(target, _)| target.as_str()).collect();
    if broken.is_empty() { Ok(()) } else { bail!("a law was broken: {}", broken.join(", ")) }
}

fn lock<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What libFuzzer needs to see which way a law goes and what it compares; and what a program checks that is tested. A sanitizer would
/// look for what safe code cannot do, and halve the pace.
const FLAGS: [&str; 9] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
    "-Ccodegen-units=1",
    "-Cdebug-assertions",
    "--cfg=fuzzing",
];

/// Builds the targets, and says where they lie.
fn build(workspace: &Workspace, target: Option<&str>) -> Result<PathBuf> {
    let version = output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc tells no host")?;
    let built = workspace.root.join("fuzz/target");
    let mut command = cargo();
    command
        .current_dir(workspace.root.join("fuzz"))
        // With a target the flags are not those of what runs while it is built.
        .args(["build", "--release", "--target", host, "--target-dir"])
        .arg(&built)
        .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"));
    match target {
        Some(target) => command.args(["--bin", target]),
        None => command.arg("--bins"),
    };
    run(&mut command)?;
    Ok(built.join(host).join("release"))
}

/// What came of a target whose law held.
struct Fuzzed {
    target: String,
    inputs: u64,
    time: Duration,
}

impl Fuzzed {
    fn run(workspace: &Workspace, folder: &std::path::Path, target: &str, limit: &str) -> Result<Fuzzed> {
        // What was found earlier is gone on from, and new finds go there; the seeds are only read.
        let path = |kind: &str| workspace.root.join("fuzz").join(kind).join(target);
        let (found, artifacts) = (path("corpus"), path("artifacts"));
        for folder in [&found, &artifacts] {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let began = Instant::now();
        let printed = Command::new(folder.join(target))
            .arg(format!("-artifact_prefix={}/", artifacts.display()))
            .args([limit, "-print_final_stats=1", "-verbosity=0"])
            .args([found, path("seeds")])
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start {target}"))?;
        let text = String::from_utf8_lossy(&printed.stderr);
        if !printed.status.success() {
            bail!("the law is broken ({}), see {}\n{text}", printed.status, artifacts.display());
        }
        let inputs = text.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
        let inputs =
            inputs.and_then(|count| count.trim().parse().ok()).context("libFuzzer tells no count")?;
        Ok(Fuzzed { target: target.to_owned(), inputs, time: began.elapsed() })
    }

    #[expect(clippy::cast_precision_loss, reason = "a pace need not be exact")]
    fn told(&self) -> String {
        let seconds = self.time.as_secs_f64();
        let pace = self.inputs as f64 / seconds.max(0.001);
        format!(
            "{}: {} inputs in {seconds:.0} s, {pace:.0} a second, the law holds",
            self.target, self.inputs
        )
    }
}

/// The names of the targets, one file each.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for file in files {
        names.extend(file?.path().file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort_unstable();
    Ok(names)
}
