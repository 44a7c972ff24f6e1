//! `cargo xtask fuzz`: looks for inputs that break a law.

use std::fs;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process::{cargo, find_program, run};
use crate::workspace::Workspace;

/// What is fuzzed and for how long.
#[derive(Args)]
pub struct Arguments {
    /// Only this target; without it, all, one after the other
    target: Option<String>,
    /// For so many seconds each
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

/// Runs the targets; the first input that breaks a law ends it and is kept in `fuzz/artifacts`.
pub fn fuzz(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let all = targets(workspace)?;
    let chosen = match &arguments.target {
        None => all,
        Some(target) if all.contains(target) => vec![target.clone()],
        Some(target) => bail!("there is no target {target}; there are: {}", all.join(", ")),
    };
    if find_program("cargo-fuzz").is_none() {
        println!("fuzz: installing cargo-fuzz");
        run(cargo().args(["install", "cargo-fuzz", "--locked"]))?;
    }
    for target in chosen {
        println!("fuzz: {target}, for {} seconds", arguments.seconds);
        // What was found earlier is gone on from, and new finds go there; the seeds are only read.
        let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        fs::create_dir_all(workspace.root.join(&found)).with_context(|| format!("cannot make {found}"))?;
        run(cargo()
            .current_dir(&workspace.root)
            .args(["fuzz", "run", &target, &found, &seeds, "--"])
            .arg(format!("-max_total_time={}", arguments.seconds))
            // The sanitizer is asked of a stable compiler.
            .env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
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
